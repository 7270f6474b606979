/// What is known of country codes (ITU-T E.164) and of the prefixes within countries.
package enum CallingCodes {
  /// How many digits of a number are its country code.
  package static func length(of digits: some Collection<UInt8>) -> Int {
    if digits.first == 0x31 || digits.first == 0x37 { return 1 }
    let two = digits.prefix(2).reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    return twoDigitCodes.contains(two) ? 2 : 3
  }

  /// The digits behind the country code.
  package static func national(_ digits: [UInt8]) -> ArraySlice<UInt8> {
    digits.dropFirst(length(of: digits))
  }

  private static let twoDigitCodes: Set<Int> = [
    20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56,
    57, 58, 60, 61, 62, 63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
  ]

  /// Countries whose numbers begin with a zero that is dialled from abroad too.
  private static let codesWithZeros = Set(["39", "378", "379", "225", "241", "242", "229"])

  /// Takes out what people write behind the country code although it is not dialled there: the
  /// trunk zero, and the digits that once marked mobiles in Mexico and mark them in Argentina; and puts
  /// in the 9 that Brazil's got between 2012 and 2016.
  static func normalize(_ digits: inout [UInt8]) {
    let length = length(of: digits)
    guard digits.count > length + 5 else { return }
    let code = String(decoding: digits.prefix(length), as: UTF8.self)
    if digits[length] == 0x30, !codesWithZeros.contains(code) { digits.remove(at: length) }
    if code == "52", digits.count == 13, digits[2] == 0x31 { digits.remove(at: 2) }
    if code == "54", digits.count == 13, digits[2] == 0x39 { digits.remove(at: 2) }
    if code == "54", digits.count == 15, digits[2] == 0x39 {
      digits = digits.prefix(2) + withoutArgentine15(Array(digits.dropFirst(3)))
    }
    if code == "55" { digits = digits.prefix(2) + withBrazilian9(Array(digits.dropFirst(2))) }
    if let renewed = Renumbering.renewed(digits.dropFirst(length), code: code) {
      digits = digits.prefix(length) + renewed
    }
  }

  /// Whether the digits behind a country code mark a mobile that has none of them within the country.
  static func marksMobile(_ digits: [UInt8]) -> Bool {
    digits.count >= 13
      && (digits.starts(with: "549".utf8) || digits.starts(with: "521".utf8))
  }

  /// The countries in which numbers are dialled with further digits, or whose long numbers have changed:
  /// how many digits such numbers have, and with which they begin, where that is always one.
  private static let codesWithNationalForms:
    [(code: String, counts: ClosedRange<Int>, first: UInt8?)] = [
      ("36", 10...17, 0x36), ("370", 9...9, 0x38), ("44", 10...10, 0x31), ("52", 11...13, nil),
      ("54", 12...12, nil), ("55", 10...13, nil), ("84", 10...10, 0x31),
    ]

  /// Those of these countries that a number without country code may be from in another form than it has.
  package static func codesWithNationalForms(of national: [UInt8]) -> [String] {
    codesWithNationalForms.filter { _, counts, first in
      counts.contains(national.count) && (first == nil || first == national.first)
    }.map(\.code)
  }

  /// What a number without country code may be in the country of a code: as it is, with the zeros
  /// that belong to it, without the digits that mark a mobile within the country.
  package static func nationalForms(_ national: [UInt8], ofCode code: String) -> [[UInt8]] {
    var forms = [national]
    switch code {
    case _ where codesWithZeros.contains(code): forms.append([0x30] + national)
    // Hungary's trunk prefix is 06, of which the zero is gone.
    case "1" where national.count == 11 && national.first == 0x31,
      "7" where national.count == 11 && national.first == 0x38,
      "36" where national.count >= 10 && national.first == 0x36,
      "370" where national.count == 9 && national.first == 0x38:
      forms.append(Array(national.dropFirst()))
    case "52" where national.count == 13 || national.count == 12 || national.count == 11:
      // 044, 045 and 01 in front of Mexican numbers.
      for prefix in ["44", "45", "1"] where national.starts(with: Array(prefix.utf8)) {
        forms.append(Array(national.dropFirst(prefix.utf8.count)))
      }
    case "54" where national.count == 12: forms.append(withoutArgentine15(national))
    case "55" where national.count == 12 || national.count == 13:
      // Two digits in front say whose line the call takes.
      forms.append(withBrazilian9(Array(national.dropFirst(2))))
    case "55" where national.count == 10: forms.append(withBrazilian9(national))
    default: break
    }
    if let renewed = Renumbering.renewed(national, code: code) { forms.append(renewed) }
    return forms
  }

  /// An Argentine number of twelve digits without the 15 behind the area code, which has two to
  /// four digits.
  private static func withoutArgentine15(_ digits: [UInt8]) -> [UInt8] {
    guard digits.count == 12 else { return digits }
    for place in 2...4 where digits[place] == 0x31 && digits[place + 1] == 0x35 {
      return Array(digits[..<place] + digits[(place + 2)...])
    }
    return digits
  }

  /// A Brazilian number with the 9 that mobiles have behind the area code since they have nine digits.
  private static func withBrazilian9(_ digits: [UInt8]) -> [UInt8] {
    guard digits.count == 10, digits[2] >= UInt8(ascii: "6") else { return digits }
    return Array(digits[..<2] + [UInt8(ascii: "9")] + digits[2...])
  }
}
