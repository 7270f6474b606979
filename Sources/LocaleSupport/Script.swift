import CUnicode

/// A script of the Unicode Character Database (UAX #24).
public struct Script: Sendable, Hashable, CustomStringConvertible {
  /// The library's number for the script, stable while the program runs.
  let number: Int32

  /// Used for characters of many scripts, such as punctuation.
  public static let common = Script(number: Int32(CU_SCRIPT_COMMON))
  /// Takes the script of what it is written on.
  public static let inherited = Script(number: Int32(CU_SCRIPT_INHERITED))
  /// Of no script: unassigned, private, or not a character.
  public static let unknown = Script(number: Int32(CU_SCRIPT_UNKNOWN))
  /// The Latin script.
  public static let latin = Script(code: "Latn") ?? .unknown

  init(number: Int32) {
    self.number = number
  }

  /// The script with a four-letter code of ISO 15924, such as `Latn`.
  public init?(code: String) {
    let number = cu_script_from_code(code)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// The script of a character.
  public init(of scalar: Unicode.Scalar) {
    // Two thirds of all names are made of these.
    if scalar.isASCII {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      self = isLetter ? .latin : .common
    } else {
      number = cu_script(scalar.value)
    }
  }

  /// The four-letter code.
  public var code: String {
    cu_script_code(number).map { String(cString: $0) } ?? "Zzzz"
  }

  /// The four-letter code.
  public var description: String { code }

  /// Whether text in the script runs from right to left.
  public var isRightToLeft: Bool { cu_script_is_right_to_left(number) }

  /// Whether the script says what language a text may be in.
  package var isSpecific: Bool {
    self != .common && self != .inherited && self != .unknown
  }
}

/// The scripts that a script code of a locale stands for: some codes are names for several
/// scripts used together (UTS #35 part 8, section 'Switch the formatting locale').
package struct ScriptSet: Sendable, Hashable {
  private let codes: Set<String>

  /// What a code such as `Jpan` or `Latn` stands for.
  package init(code: String) {
    codes = Self.compounds[code] ?? [code]
  }

  /// Whether a script is among them.
  package func contains(_ script: Script) -> Bool { codes.contains(script.code) }

  /// Whether the script with a code is among them.
  package func contains(code: String) -> Bool { codes.contains(code) }

  private static let compounds: [String: Set<String>] = [
    "Jpan": ["Hani", "Hira", "Kana"],
    "Hrkt": ["Hira", "Kana"],
    "Kore": ["Hang", "Hani"],
    "Hans": ["Hani"],
    "Hant": ["Hani"],
    "Hanb": ["Hani", "Bopo"],
  ]
}
