/// A part of a person's name, as CLDR divides names (UTS #35 part 8, section 'Fields').
public enum PersonNameField: UInt8, Sendable, Hashable, CaseIterable {
  /// A title or honorific: 'Dr.', 'Ms.'.
  case title
  /// The given name, of one or more words that are not used apart.
  case given
  /// Further given names, or a patronymic.
  case given2
  /// The family name.
  case surname
  /// A second family name, as in Spanish.
  case surname2
  /// A generation: 'Jr.', 'III'.
  case generation
  /// Degrees and accreditations: 'PhD', 'MBA'.
  case credentials

  /// The name of the field in patterns and data, such as `given2`.
  public var name: String {
    switch self {
    case .title: "title"
    case .given: "given"
    case .given2: "given2"
    case .surname: "surname"
    case .surname2: "surname2"
    case .generation: "generation"
    case .credentials: "credentials"
    }
  }

  /// The field with a name used in patterns and data.
  public init?(name: some StringProtocol) {
    guard let field = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = field
  }
}

/// What a pattern asks of a field beyond its plain value, or what a supplied value is
/// (UTS #35 part 8, section 'Modifiers').
public struct PersonNameModifiers: OptionSet, Sendable, Hashable {
  /// The modifiers as bits.
  public let rawValue: UInt16

  /// Modifiers by their bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The form used among friends, such as 'Bob'.
  public static let informal = PersonNameModifiers(rawValue: 1 << 0)
  /// The words before the main part of a surname: 'van der'.
  public static let prefix = PersonNameModifiers(rawValue: 1 << 1)
  /// The main part of a surname, without the words before it.
  public static let core = PersonNameModifiers(rawValue: 1 << 2)
  /// In capitals.
  public static let allCaps = PersonNameModifiers(rawValue: 1 << 3)
  /// With the first letter a capital.
  public static let initialCap = PersonNameModifiers(rawValue: 1 << 4)
  /// The first letter of each word, in the language's form of initials.
  public static let initial = PersonNameModifiers(rawValue: 1 << 5)
  /// The first letter of all.
  public static let monogram = PersonNameModifiers(rawValue: 1 << 6)
  /// With ``initial``: what stands between the words is kept, such as a hyphen.
  public static let retain = PersonNameModifiers(rawValue: 1 << 7)
  /// In the genitive case.
  public static let genitive = PersonNameModifiers(rawValue: 1 << 8)
  /// In the form used to address someone.
  public static let vocative = PersonNameModifiers(rawValue: 1 << 9)

  /// All modifiers by their names in patterns and data.
  static let names: [(name: String, modifier: PersonNameModifiers)] = [
    ("informal", .informal), ("prefix", .prefix), ("core", .core), ("allCaps", .allCaps),
    ("initialCap", .initialCap), ("initial", .initial), ("monogram", .monogram),
    ("retain", .retain), ("genitive", .genitive), ("vocative", .vocative),
  ]

  /// The modifier with a name used in patterns and data.
  init?(name: some StringProtocol) {
    guard let found = Self.names.first(where: { $0.name == name }) else { return nil }
    self = found.modifier
  }

  /// Those that choose among the values a name supplies; the others change a value.
  static let choices: PersonNameModifiers = [.informal, .prefix, .core, .genitive, .vocative]
}
