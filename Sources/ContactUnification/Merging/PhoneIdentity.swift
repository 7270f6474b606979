import ContactLikeness
import ContactModel
import PhoneNumbers

/// Tells which phone numbers of one person's records are the same number.
///
/// Digits settle most: a number without a country code is the person's number that ends in it.
/// What they don't settle is parsed, in the country of its own contact, and where that is not
/// known, in the countries of the person's other numbers.
struct PhoneIdentity {
  private let region: DefaultPhoneRegion
  private let contacts: [Contact]
  /// What is dialled of each value.
  private var digits: [[UInt8]] = []
  /// What each value is known by whose number needs no parsing.
  private var settled: [[UInt8]?]
  /// The countries of the person's complete numbers, and those numbers.
  private var regions: [String] = []
  private var complete: Set<[UInt8]> = []
  /// Those of them whose country code is written.
  private var writtenOut: Set<[UInt8]> = []

  init(_ values: [ConstituentValue], contacts: [Contact], region: String?) {
    self.region = DefaultPhoneRegion(stated: region)
    self.contacts = contacts
    digits = values.map { Self.digits($0.textBytes) }
    settled = Array(repeating: nil, count: values.count)
    let numbers = digits.enumerated().map { (tail: Self.tail($1), digits: $1, place: $0) }.sorted {
      $0.tail == $1.tail ? $0.digits.lexicographicallyPrecedes($1.digits) : $0.tail < $1.tail
    }
    var rest = numbers[...]
    while let first = rest.first {
      let same = rest.prefix { $0.tail == first.tail }
      rest = rest[same.endIndex...]
      var distinct: [[UInt8]] = []
      for number in same where number.digits != distinct.last { distinct.append(number.digits) }
      let key = Self.commonNumber(distinct)
      for number in same { settled[number.place] = key }
    }
    if settled.contains(nil) { findRegions(values) }
  }

  /// Whether digits tell that each number is one of others, in whatever countries all are dialled.
  static func isEach(_ values: [ConstituentValue], among others: [ConstituentValue]) -> Bool {
    if values.isEmpty { return true }
    let numbers = values.map { digits($0.textBytes) }
    let own = others.map { digits($0.textBytes) }
    return numbers.allSatisfy { number in
      let end = tail(number)
      var same: [[UInt8]] = []
      for other in own where tail(other) == end && !same.contains(other) { same.append(other) }
      if same.isEmpty { return false }
      for other in numbers where tail(other) == end && !same.contains(other) { same.append(other) }
      return commonNumber(same) != nil
    }
  }

  /// - Parameter position: The value's place among those of the person.
  func identity(of value: ConstituentValue, at position: Int) -> ValueIdentity {
    let text = value.textBytes
    let digits = digits[position]
    let hasTrunkPrefix = digits.contains(UInt8(ascii: "("))
    let rank =
      text.contains(Self.plus) ? (hasTrunkPrefix ? 2 : 3) : digits.first == Self.plus ? 1 : 0
    if let key = settled[position] { return ValueIdentity(key: key, rank: rank) }
    let own = ownRegion(value)
    let number = parsed(value, region: nil)
    // Before a number is believed to be of its contact's country, it may be one that is written
    // out elsewhere.
    for region in number == nil ? [own] + regions.map(Optional.some) : [] {
      guard let number = parsed(value, region: region), writtenOut.contains(Self.key(number))
      else { continue }
      return ValueIdentity(key: Self.key(number), rank: rank)
    }
    if let number = number ?? parsed(value, region: own) {
      return ValueIdentity(key: Self.key(number), rank: rank)
    }
    for region in regions {
      guard let number = parsed(value, region: region), complete.contains(Self.key(number))
      else { continue }
      return ValueIdentity(key: Self.key(number), rank: rank)
    }
    return ValueIdentity(key: digits, rank: rank)
  }

  // MARK: - Digits

  private static let plus = UInt8(ascii: "+")

  /// What of a number is dialled, letters and pauses included; 00 is a plus.
  private static func digits(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let folded = FoldedBytes.folded(text)
    let prefix = Array("tel:".utf8)
    let rest = folded.starts(with: prefix) ? folded.dropFirst(prefix.count) : folded[...]
    var digits: [UInt8] = []
    digits.reserveCapacity(rest.count)
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      if byte >= 0x80, case let length = signLength(rest[index...]), length > 0 {
        index += length
        continue
      }
      index += 1
      switch byte {
      case plus, UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: ";"):
        digits.append(byte)
      // A trunk prefix in parentheses is to be seen.
      case UInt8(ascii: "("): if rest.contains(plus) { digits.append(byte) }
      default:
        if ASCII.isDigit(byte) || ASCII.isLetter(byte) || byte >= 0x80 { digits.append(byte) }
      }
    }
    if digits.starts(with: [0x30, 0x30]), digits.count > 9 {
      digits.replaceSubrange(0..<2, with: [plus])
    } else if digits.starts(with: [0x30, 0x31, 0x31]), digits.count >= 13 {
      // As abroad is dialled from North America. National numbers in 011 are shorter.
      digits.replaceSubrange(0..<3, with: [plus])
    }
    unifyExtension(&digits)
    guard let trunk = digits.firstIndex(of: UInt8(ascii: "(")) else { return digits }
    // +49 (30) says no more than +49 30, +49 (0) 30 does.
    if trunk + 1 < digits.count, digits[trunk + 1] != 0x30 { digits.remove(at: trunk) }
    return digits
  }

  /// How many bytes a blank, a hyphen or a sign of direction beyond ASCII takes; 0 for all else.
  private static func signLength(_ text: ArraySlice<UInt8>) -> Int {
    if text.starts(with: [0xC2, 0xA0]) || text.starts(with: [0xC2, 0xAD]) { return 2 }
    // General punctuation, U+2000 to U+203F, and the minus sign.
    if text.starts(with: [0xE2, 0x80]) || text.starts(with: [0xE2, 0x88, 0x92]) {
      return min(3, text.count)
    }
    return 0
  }

  /// Writes `x12`, `#12` and `ext. 12` behind a number as `;ext=12` (RFC 3966) is read here.
  private static func unifyExtension(_ digits: inout [UInt8]) {
    let start = digits.endIndex - digits.reversed().prefix(while: ASCII.isDigit).count
    guard start < digits.endIndex else { return }
    let number = digits[..<start]
    let marker = extensionMarkers.first { number.count > $0.count && number.suffix($0.count) == $0 }
    guard let marker, ASCII.isDigit(number[start - marker.count - 1]) else { return }
    digits.replaceSubrange(start - marker.count..<start, with: extensionMarkers[0])
  }

  /// The first is the one that stands for all.
  private static let extensionMarkers = [";ext", "extension", "extn", "ext", "x", "#"].map {
    Array($0.utf8)[...]
  }

  /// The end of a number, which all its notations share: its last seven digits, behind a 1.
  private static func tail(_ digits: [UInt8]) -> UInt64 {
    var tail: UInt64 = 1
    for digit in digits.reversed() where ASCII.isDigit(digit) {
      tail = tail * 10 + UInt64(digit - 0x30)
      if tail >= 10_000_000 { break }
    }
    return tail
  }

  /// What different numbers of one ending are known by, where digits can tell; nil where they can't.
  private static func commonNumber(_ numbers: some Collection<[UInt8]>) -> [UInt8]? {
    if numbers.count == 1 { return numbers.first }
    let complete = numbers.filter { $0.first == plus }
    guard complete.count < 2, let whole = complete.first ?? northAmerican(numbers),
      whole.dropFirst().allSatisfy(ASCII.isDigit)
    else { return nil }
    for number in numbers where number != whole {
      guard number.allSatisfy(ASCII.isDigit) else { return nil }
      let national = number.drop { $0 == 0x30 }
      let codeLength = whole.count - 1 - national.count
      let isNational =
        national.count >= NumberForm.fewestTellingDigits && (1...4).contains(codeLength)
        && whole.suffix(national.count) == national
      guard isNational || lacksPlus(number, whole) else { return nil }
    }
    return whole
  }

  /// Whether a number is another without its plus.
  private static func lacksPlus(_ number: [UInt8], _ whole: [UInt8]) -> Bool {
    whole.count > 10 && number[...] == whole.dropFirst()
  }

  /// The number of ten digits that others write with a 1 in front, as in North America, where
  /// neither area codes nor exchanges begin with 0 or 1.
  private static func northAmerican(_ numbers: some Collection<[UInt8]>) -> [UInt8]? {
    numbers.first {
      $0.count == 11 && $0[0] == 0x31 && $0[1] > 0x31 && $0[4] > 0x31
        && numbers.contains(Array($0.dropFirst()))
    }.map { [plus] + $0 }
  }

  // MARK: - Parsing

  private mutating func findRegions(_ values: [ConstituentValue]) {
    var found: Set<String> = []
    for value in values {
      let whole = parsed(value, region: nil)
      guard let number = whole ?? parsed(value, region: ownRegion(value)) else { continue }
      complete.insert(Self.key(number))
      if whole != nil { writtenOut.insert(Self.key(number)) }
      if let region = number.region { found.insert(region) }
    }
    regions = found.sorted()
  }

  private func ownRegion(_ value: ConstituentValue) -> String? {
    region.region(forLabel: value.header.types.label.label, of: contacts[value.record])
  }

  private func parsed(_ value: ConstituentValue, region: String?) -> ParsedPhoneNumber? {
    ParsedPhoneNumber(PhoneNumber(value.view).stringValue, region: region)
  }

  private static func key(_ number: ParsedPhoneNumber) -> [UInt8] {
    var key = Array(number.formatted(.e164).utf8)
    if !number.extensionDigits.isEmpty { key += Array(";ext=\(number.extensionDigits)".utf8) }
    return key + number.dialedSuffix.utf8
  }
}
