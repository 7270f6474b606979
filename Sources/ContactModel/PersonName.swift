/// The parts of a person's name: vCard's N property with RFC 9554's additions.
///
/// Each part is a list, because a person can have several given names, prefixes or suffixes
/// that a card keeps apart. The singular accessors join and replace whole lists.
public struct PersonName: Hashable, Sendable {
  /// Family names, also known as surnames.
  public var familyNames: [String] = []
  /// Given names, also known as first names.
  public var givenNames: [String] = []
  /// Additional names, also known as middle names.
  public var middleNames: [String] = []
  /// Honorific prefixes: `Dr.`, `Frau`.
  public var namePrefixes: [String] = []
  /// Honorific suffixes: `M.D.`, `Esq.`
  public var nameSuffixes: [String] = []
  /// The second surname, as in Spain (RFC 9554, section 2.2).
  public var secondFamilyNames: [String] = []
  /// Generation markers such as `Jr.` or `III` (RFC 9554, section 2.2).
  public var generations: [String] = []

  /// A name whose parts are one text each; an empty one counts as none.
  public init(
    familyName: String = "", givenName: String = "", middleName: String = "",
    namePrefix: String = "", nameSuffix: String = ""
  ) {
    self.familyName = familyName
    self.givenName = givenName
    self.middleName = middleName
    self.namePrefix = namePrefix
    self.nameSuffix = nameSuffix
  }

  /// The family names, joined by blanks; setting it makes them one.
  public var familyName: String {
    get { familyNames.joined(separator: " ") }
    set { familyNames = Self.list(newValue) }
  }
  /// The given names, joined by blanks; setting it makes them one.
  public var givenName: String {
    get { givenNames.joined(separator: " ") }
    set { givenNames = Self.list(newValue) }
  }
  /// The middle names, joined by blanks; setting it makes them one.
  public var middleName: String {
    get { middleNames.joined(separator: " ") }
    set { middleNames = Self.list(newValue) }
  }
  /// The prefixes, joined by blanks; setting it makes them one.
  public var namePrefix: String {
    get { namePrefixes.joined(separator: " ") }
    set { namePrefixes = Self.list(newValue) }
  }
  /// The suffixes, joined by blanks; setting it makes them one.
  public var nameSuffix: String {
    get { nameSuffixes.joined(separator: " ") }
    set { nameSuffixes = Self.list(newValue) }
  }
  /// The second surnames, joined by blanks; setting it makes them one.
  public var secondFamilyName: String {
    get { secondFamilyNames.joined(separator: " ") }
    set { secondFamilyNames = Self.list(newValue) }
  }
  /// The generation markers, joined by blanks; setting it makes them one.
  public var generation: String {
    get { generations.joined(separator: " ") }
    set { generations = Self.list(newValue) }
  }

  /// Whether there is no part at all.
  public var isEmpty: Bool {
    familyNames.isEmpty && givenNames.isEmpty && middleNames.isEmpty && namePrefixes.isEmpty
      && nameSuffixes.isEmpty && secondFamilyNames.isEmpty && generations.isEmpty
  }

  private static func list(_ text: String) -> [String] { text.isEmpty ? [] : [text] }

  /// The parts in the order of vCard's N.
  package var components: [[String]] {
    get {
      [
        familyNames, givenNames, middleNames, namePrefixes, nameSuffixes, secondFamilyNames,
        generations,
      ]
    }
    set {
      func part(_ index: Int) -> [String] { index < newValue.count ? newValue[index] : [] }
      familyNames = part(0)
      givenNames = part(1)
      middleNames = part(2)
      namePrefixes = part(3)
      nameSuffixes = part(4)
      secondFamilyNames = part(5)
      generations = part(6)
    }
  }
}

extension PersonName: FieldValue {
  package init(_ field: FieldView) {
    components = field.components(upTo: 7)
  }

  package func write(to builder: inout ContactBuilder) {
    builder.appendComponents(components)
  }
}
