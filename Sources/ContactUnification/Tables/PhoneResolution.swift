import PhoneNumbers

/// Finds out which numbers with and without a country code are the same.
///
/// A number without one is the number that ends in the same digits and has a country code,
/// where the records hold exactly one such number; of several it is the one of the country that
/// was stated.
enum PhoneResolution {
  /// What each number is to be replaced by.
  ///
  /// - Parameter region: The two-letter code of the country that was stated, if any.
  static func canonicalNumbers(_ numbers: InternTable, region: String?) -> [Int32] {
    let countryCode = region.flatMap { ParsedPhoneNumber.countryCode(forRegion: $0) }
    let prefix = countryCode.map { Array("+\($0)".utf8) }
    var canonical = (0..<Int32(truncatingIfNeeded: numbers.count)).map { $0 }
    var international: [(ending: UInt64, number: Int32)] = []
    for number in canonical where isInternational(numbers[number]) {
      if let ending = ending(numbers[number]) { international.append((ending, number)) }
    }
    international.sort { ($0.ending, $0.number) < ($1.ending, $1.number) }
    for number in canonical.indices {
      let text = numbers[Int32(truncatingIfNeeded: number)]
      guard !isInternational(text), let ending = ending(text) else { continue }
      let digits = text.dropFirst()
      var low = lowerBound(international, ending)
      var found: Int32 = -1
      var isAmbiguous = false
      var stated: Int32 = -1
      while low < international.count, international[low].ending == ending {
        let candidate = international[low].number
        low += 1
        guard fits(numbers[candidate].dropFirst(), digits) else { continue }
        if found >= 0 { isAmbiguous = true }
        found = candidate
        if let prefix, numbers[candidate].starts(with: prefix) { stated = candidate }
      }
      if isAmbiguous { found = stated }
      if found >= 0 { canonical[number] = found }
    }
    return canonical
  }

  private static func isInternational(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "+")
  }

  /// The last seven digits.
  private static func ending(_ text: ArraySlice<UInt8>) -> UInt64? {
    guard text.count > 7 else { return nil }
    return text.suffix(7).reduce(0) { $0 * 10 + UInt64($1 &- 0x30) }
  }

  private static func lowerBound(
    _ list: [(ending: UInt64, number: Int32)], _ ending: UInt64
  ) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].ending < ending { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether digits without a country code can be those of a number with one.
  private static func fits(_ full: ArraySlice<UInt8>, _ digits: ArraySlice<UInt8>) -> Bool {
    let missing = full.count - digits.count
    guard missing >= 0, full.suffix(digits.count).elementsEqual(digits) else { return false }
    // A country code has up to three digits; more are missing where the area code is too.
    return digits.count >= 9 ? missing <= 3 : missing <= 6
  }
}
