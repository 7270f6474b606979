// What every program asks for, by the names of the Contacts framework.

extension Contact {
  /// The given names, joined by blanks; nil where there are none.
  public var givenName: String? { name.flatMap { nonEmpty($0.givenName) } }
  /// The middle names, joined by blanks; nil where there are none.
  public var middleName: String? { name.flatMap { nonEmpty($0.middleName) } }
  /// The family names, joined by blanks; nil where there are none.
  public var familyName: String? { name.flatMap { nonEmpty($0.familyName) } }
  /// The prefixes of the name, as `Dr.`; nil where there are none.
  public var namePrefix: String? { name.flatMap { nonEmpty($0.namePrefix) } }
  /// The suffixes of the name, as `Esq.`; nil where there are none.
  public var nameSuffix: String? { name.flatMap { nonEmpty($0.nameSuffix) } }
  /// The name of the first organization; nil where there is none.
  public var organizationName: String? { organization.flatMap { nonEmpty($0.name) } }
  /// The first unit of the first organization; nil where there is none.
  public var departmentName: String? { organization.flatMap { nonEmpty($0.departmentName) } }
  /// The bytes of the first picture; nil where there is none or only its address.
  public var imageData: [UInt8]? { image?.data }
  /// The birthday in another calendar than the Gregorian.
  public var alternateBirthday: ContactDate? { self[.alternateBirthdays].first?.value }
}

extension ContactDraft {
  /// The given names, joined by blanks; setting it makes them one.
  public var givenName: String? {
    get { name.flatMap { nonEmpty($0.givenName) } }
    set { changeName { $0.givenName = newValue ?? "" } }
  }
  /// The middle names, joined by blanks; setting it makes them one.
  public var middleName: String? {
    get { name.flatMap { nonEmpty($0.middleName) } }
    set { changeName { $0.middleName = newValue ?? "" } }
  }
  /// The family names, joined by blanks; setting it makes them one.
  public var familyName: String? {
    get { name.flatMap { nonEmpty($0.familyName) } }
    set { changeName { $0.familyName = newValue ?? "" } }
  }
  /// The prefixes of the name, joined by blanks; setting it makes them one.
  public var namePrefix: String? {
    get { name.flatMap { nonEmpty($0.namePrefix) } }
    set { changeName { $0.namePrefix = newValue ?? "" } }
  }
  /// The suffixes of the name, joined by blanks; setting it makes them one.
  public var nameSuffix: String? {
    get { name.flatMap { nonEmpty($0.nameSuffix) } }
    set { changeName { $0.nameSuffix = newValue ?? "" } }
  }
  /// The name of the first organization; nil removes it, and all organizations where nothing is left of
  /// the first. ``formattedName`` follows it where that is the same, and nobody's.
  public var organizationName: String? {
    get { organization.flatMap { nonEmpty($0.name) } }
    set {
      let name = newValue ?? ""
      // Where nothing is left of the first, the name is not to become the next one's.
      if name.isEmpty, organization?.units.isEmpty ?? true {
        organization = nil
      } else {
        changeOrganization { $0.name = name }
      }
    }
  }
  /// The first unit of the first organization; nil removes it, and those within it move up.
  public var departmentName: String? {
    get { organization.flatMap { nonEmpty($0.departmentName) } }
    set {
      changeOrganization { organization in
        if !organization.units.isEmpty { organization.units.removeFirst() }
        if let newValue { organization.units.insert(newValue, at: 0) }
      }
    }
  }
  /// The bytes of the first picture, whose media type is told from their beginning.
  public var imageData: [UInt8]? {
    get { image?.data }
    set { image = newValue.map { ContactMedia(.data($0)) } }
  }
  /// The birthday in another calendar than the Gregorian.
  public var alternateBirthday: ContactDate? {
    get { self[.alternateBirthdays].first?.value }
    set { setFirst(.alternateBirthdays, to: newValue) }
  }

  private mutating func changeName(_ change: (inout PersonName) -> Void) {
    var changed = name ?? PersonName()
    change(&changed)
    setFirstAlone(.names, to: changed.isEmpty ? nil : changed)
  }

  private mutating func changeOrganization(_ change: (inout Organization) -> Void) {
    var changed = organization ?? Organization()
    change(&changed)
    setFirstAlone(.organizations, to: changed == Organization() ? nil : changed)
  }
}

private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

// MARK: - The name as a whole

/// Carries a change of a name's parts over to the name as it is shown.
struct ShownName {
  private let old: PersonName
  private let new: PersonName

  init(changing old: PersonName, to new: PersonName) {
    self.old = old
    self.new = new
  }

  /// What a formatted name becomes: made anew where it was made of the old parts, with the changed
  /// parts exchanged where it has them, and as it was where it says something of its own; nil where
  /// nothing is left of it.
  func changed(_ text: String) -> String? {
    if text == Self.text(old) { return nonEmpty(Self.text(new)) }
    var words = Self.words(text)
    for (part, other) in zip(old.components, new.components) where part != other {
      let wanted = Self.words(part.joined(separator: " "))
      guard !wanted.isEmpty, let place = Self.place(of: wanted, in: words) else { continue }
      var exchanged = Self.words(other.joined(separator: " "))
      // The comma of `Lee, Ann` stays.
      if words[place.upperBound - 1].hasSuffix(","), let last = exchanged.popLast() {
        exchanged.append(last + ",")
      }
      words.replaceSubrange(place, with: exchanged)
    }
    if words == Self.words(text) { return text }
    var changed = words.joined(separator: " ")
    // Nothing stands behind the comma of `Lee, Ann` any more.
    if changed.hasSuffix(","), !text.hasSuffix(",") { changed.removeLast() }
    return nonEmpty(changed)
  }

  /// The parts as ``Contact/displayName`` shows them.
  private static func text(_ name: PersonName) -> String {
    var builder = ContactBuilder()
    builder.append(.name, LabeledValue(name))
    return Contact(
      storage: ContactStorage(
        bytes: builder.bytes, records: builder.records, origin: ContactOrigin())
    ).displayName
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static func place(of wanted: [String], in words: [String]) -> Range<Int>? {
    guard wanted.count <= words.count else { return nil }
    let start = (0...(words.count - wanted.count)).first {
      var found = Array(words[$0..<$0 + wanted.count])
      if let last = found.last, last.hasSuffix(",") {
        found[found.count - 1] = String(last.dropLast())
      }
      return found == wanted
    }
    return start.map { $0..<$0 + wanted.count }
  }
}
