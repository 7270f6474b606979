/// The code of a country in front of a number that lacks its plus, as programs write it that keep digits alone,
/// and spreadsheets that take a number for one to count with: `4915123456789`.
///
/// In countries whose numbers have several lengths, as Germany, Austria and Indonesia, such a number may be one
/// within the country, too. But there it would have a zero in front, so that only one whose zero was lost can be
/// meant, and these have fewer digits.
struct BareCountryCode {
  /// The number with a plus in front.
  let completed: String
  /// How many digits stand in front of any other sign.
  private let firstCount: Int

  /// So many digits are a number with its country's code, of which so many are the number in the country: those
  /// in German, Austrian and Indonesian areas whose codes begin as the country's have fewer.
  private static let fewestDigits = (whole: 11, national: 8)
  /// So many digits no line has within a country, although plans of some, as Germany's, set no limit below those
  /// of E.164.
  private static let fewestDigitsOfNone = 12

  /// Nil for a number with a plus, with a zero in front, or of too few digits.
  init?(_ text: String) {
    guard
      let start = text.firstIndex(where: { Self.digit($0) != nil || "+＋*#".contains($0) }),
      let first = Self.digit(text[start]), first > 0
    else { return nil }
    firstCount = text[start...].prefix { Self.digit($0) != nil }.count
    guard text.count > Self.fewestDigits.national else { return nil }
    completed = text[..<start] + "+" + text[start...]
  }

  /// Whether the number is meant with a plus.
  ///
  /// - Parameters:
  ///   - number: What it is so, and valid.
  ///   - home: The code of the country that a number without one is in.
  ///   - type: What the number is within that country; nil where it is not valid there.
  func isMeant(as number: ParsedPhoneNumber, home: Int, within type: PhoneNumberType?) -> Bool {
    let length = String(number.countryCode).count
    let count = length + number.nationalNumber.count
    guard number.nationalNumber.count >= Self.fewestDigits.national else { return false }
    if number.countryCode == home {
      return firstCount == length || count >= Self.fewestDigits.whole
    }
    switch type {
    case nil: return count >= Self.fewestDigits.whole
    case .fixedLine: return count >= Self.fewestDigitsOfNone
    default: return false
    }
  }

  /// The value of a digit of any script.
  private static func digit(_ character: Character) -> Int? {
    character.unicodeScalars.first?.properties.numericType == .decimal
      ? character.wholeNumberValue : nil
  }
}
