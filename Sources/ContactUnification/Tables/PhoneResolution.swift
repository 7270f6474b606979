import ContactLikeness
import PhoneNumbers

/// Finds out which numbers with and without a country code are the same.
///
/// A number without one is the number that ends in the same digits and has a country code,
/// where the records hold exactly one such number; of several it is the one of the country that
/// was stated. One without its area's code is the number that ends so, with a country code or without.
enum PhoneResolution {
  /// So many numbers with a country code are looked at for one without. Where more end in the same
  /// digits, nothing tells which of them it is, unless the country is stated.
  private static let mostCandidates = 64

  /// What a number is kept by. Without a country code the 1 that North America dials in front is left
  /// out, which no zero stands before.
  static func key(_ number: NumberForm, _ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let one = UInt8(ascii: "1")
    guard !number.isInternational, number.digits.count == 11, number.digits.first == one,
      text.first(where: ASCII.isDigit) == one
    else { return number.key }
    return [UInt8(ascii: "n")] + number.digits.dropFirst()
  }

  /// What each number is to be replaced by.
  ///
  /// - Parameter region: The two-letter code of the country that was stated, if any.
  static func canonicalNumbers(_ numbers: InternTable, region: String?) -> [Int32] {
    let countryCode = region.flatMap { ParsedPhoneNumber.countryCode(forRegion: $0) }
    let prefix = countryCode.map { Array("+\($0)".utf8) }
    var canonical = (0..<Int32(truncatingIfNeeded: numbers.count)).map { $0 }
    resolve(&canonical, areLocal: false, numbers, prefix)
    for number in canonical.indices where Int(canonical[number]) == number {
      let found = withoutBareCode(numbers[Int32(truncatingIfNeeded: number)], numbers)
      if found >= 0, canonical[Int(found)] == found { canonical[number] = found }
    }
    // Those without their area's code last, since what a number with it is tells what they are.
    if canonical.contains(where: { isLocal(numbers[$0]) }) {
      resolve(&canonical, areLocal: true, numbers, prefix)
    }
    return canonical
  }

  /// Finds what the numbers end that have no country's code, or may have no area's either.
  ///
  /// - Parameter prefix: The code of the country that was stated, with its plus.
  private static func resolve(
    _ canonical: inout [Int32], areLocal: Bool, _ numbers: InternTable, _ prefix: [UInt8]?
  ) {
    var candidates: [(reversed: UInt64, number: Int32)] = []
    for (index, number) in canonical.enumerated() where Int(number) == index {
      let text = numbers[number]
      if isInternational(text) || areLocal && !isLocal(text) {
        candidates.append((reversed(text.dropFirst()), number))
      }
    }
    // Backwards, numbers of one ending stand together.
    candidates.sort { ($0.reversed, $0.number) < ($1.reversed, $1.number) }
    for number in canonical.indices where Int(canonical[number]) == number {
      let text = numbers[Int32(truncatingIfNeeded: number)]
      let digits = text.dropFirst()
      guard !isInternational(text), isLocal(text) == areLocal,
        digits.count >= NumberForm.fewestDigits
      else { continue }
      var found: Int32 = -1
      var isAmbiguous = false
      var stated = prefix.flatMap { numbers.find($0 + digits) } ?? -1
      let isStated = stated >= 0
      let start = reversed(digits)
      let first = candidates.boundary { $0.reversed >= start }
      for place in first..<min(first + mostCandidates, candidates.count) {
        let candidate = candidates[place].number
        guard numbers[candidate].suffix(digits.count).elementsEqual(digits) else { break }
        if place == first + mostCandidates - 1 { isAmbiguous = true }
        // A country code has up to three digits; more are missing where the area code is too.
        let most = digits.count >= ParsedPhoneNumber.fewestDigitsWithArea ? 3 : 6
        if text.count + most < numbers[candidate].count { continue }
        if found >= 0 { isAmbiguous = true }
        found = candidate
        if !isStated, let prefix, numbers[candidate].starts(with: prefix) { stated = candidate }
      }
      if isAmbiguous { found = stated }
      if found < 0, !isAmbiguous, !areLocal { found = nationalForm(Array(digits), numbers) }
      if found >= 0 { canonical[number] = found }
    }
  }

  /// The number that is said without country code elsewhere, of one that has it without a `+`; -1 for none.
  private static func withoutBareCode(_ text: ArraySlice<UInt8>, _ numbers: InternTable) -> Int32 {
    let digits = Array(text.dropFirst())
    guard !isInternational(text), digits.count >= NumberForm.fewestWithBareCode.whole else {
      return -1
    }
    var national = CallingCodes.national(digits)
    // As ``key(_:_:)`` keeps it.
    if national.count == 11, national.first == UInt8(ascii: "1") { national.removeFirst() }
    guard national.count >= NumberForm.fewestWithBareCode.national,
      let found = numbers.find([UInt8(ascii: "n")] + national),
      ParsedPhoneNumber("+" + String(decoding: digits, as: UTF8.self))?.isValid ?? false
    else { return -1 }
    return found
  }

  /// The number that is dialled otherwise within its country; -1 for none, or several.
  private static func nationalForm(_ digits: [UInt8], _ numbers: InternTable) -> Int32 {
    var found: Int32 = -1
    for code in CallingCodes.codesWithNationalForms(of: digits) {
      for form in CallingCodes.nationalForms(digits, ofCode: code).dropFirst() {
        guard let number = numbers.find(Array("+\(code)".utf8) + form) else { continue }
        if found >= 0, found != number { return -1 }
        found = number
      }
    }
    return found
  }

  /// What each canonical number that some card does not say it of is used for, as its digits tell.
  static func uses(
    _ phones: [PhoneFact], _ numbers: InternTable, _ canonical: [Int32], jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [PhoneUse] {
    var isAsked = [Bool](repeating: false, count: numbers.count)
    for phone in phones where phone.use == .other {
      isAsked[Int(canonical[Int(phone.number)])] = true
    }
    let asked = isAsked.indices.filter { isAsked[$0] }
    let found = try Parallel.array(of: asked.count, jobs: jobs, isCancelled: isCancelled) {
      use(of: numbers[Int32(truncatingIfNeeded: asked[$0])])
    }
    var uses = [PhoneUse](repeating: .other, count: numbers.count)
    for (number, use) in zip(asked, found) { uses[number] = use }
    return uses
  }

  /// What a number is used for, as its digits tell.
  static func use(of number: ArraySlice<UInt8>) -> PhoneUse {
    guard isInternational(number),
      let parsed = ParsedPhoneNumber(String(decoding: number, as: UTF8.self))
    else { return .other }
    switch parsed.type {
    case .mobile, .personalNumber, .pager: return .mobile
    case .fixedLine: return .landline
    case .tollFree, .premiumRate, .sharedCost, .universalAccess, .voicemail: return .work
    case .fixedLineOrMobile, .voip, .unknown: return .other
    }
  }

  /// Whether a number is kept without its country's code and may lack its area's.
  private static func isLocal(_ text: ArraySlice<UInt8>) -> Bool {
    !isInternational(text) && text.count <= ParsedPhoneNumber.fewestDigitsWithArea
  }

  private static func isInternational(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "+")
  }

  /// The digits from the last to the first as a number of eighteen digits; no number has more.
  private static func reversed(_ digits: ArraySlice<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    var place: UInt64 = 100_000_000_000_000_000
    for digit in digits.reversed() {
      value += UInt64(digit &- 0x30) * place
      place /= 10
    }
    return value
  }
}
