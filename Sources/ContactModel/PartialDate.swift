package import SourceText

/// Date components, any of which may be missing: a birthday without a year stays without one.
///
/// This is RFC 6350's date-and-or-time (section 4.3.4). It is no instant: no time zone is
/// assumed where none is stated.
public struct PartialDate: Hashable, Sendable, Codable {
  /// The year of ``calendar``, 0 to 9999.
  ///
  /// RFC 6350's dates (section 4.3) have no era and no leap month, and so neither has this one. A year
  /// of the Chinese calendar is that in whose course it begins, 1988 and not the fifth of a cycle; in
  /// a calendar of eras, as `japanese`, it is counted in the present one. Write such a date, and one
  /// in a leap month, as the Gregorian one of its day.
  public var year: Int?
  /// 1 to 12; in a lunisolar calendar possibly 13.
  public var month: Int?
  /// 1 to 31.
  public var day: Int?
  /// 0 to 24.
  public var hour: Int?
  /// 0 to 59.
  public var minute: Int?
  /// 0 to 60.
  public var second: Int?
  /// The fraction of a second, as its digits.
  public var fraction: String?
  /// Minutes east of UTC; 0 for `Z`.
  public var utcOffset: Int?
  /// CLDR's name of the calendar (`chinese`, `hebrew`, `islamic`); nil means Gregorian.
  public var calendar: String?

  /// A date; its time of day is set by itself.
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil, calendar: String? = nil) {
    self.year = year
    self.month = month
    self.day = day
    self.calendar = calendar
  }

  /// Whether the components can stand in a calendar: no 31st of April, no 13th month. Years of
  /// other calendars are not checked.
  public var isPossible: Bool {
    if let month, !(1...(calendar == nil ? 12 : 13)).contains(month) { return false }
    if let day {
      guard day >= 1, day <= longestMonth else { return false }
    }
    if let hour, !(0...24).contains(hour) { return false }
    if let minute, !(0...59).contains(minute) { return false }
    if let second, !(0...60).contains(second) { return false }
    return true
  }

  private var longestMonth: Int {
    guard calendar == nil, let month else { return 31 }
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      guard let year else { return 29 }
      return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    default: return 31
    }
  }

  /// Whether programs write the year for one that is not known.
  package static func isNoYear(_ year: Int) -> Bool { year == 1604 || year == 0 }

  /// Whether there is a year, a month or a day.
  public var hasDate: Bool { year != nil || month != nil || day != nil }
  /// Whether there is an hour, a minute or a second.
  public var hasTime: Bool { hour != nil || minute != nil || second != nil }
}

// MARK: - Text

extension PartialDate {
  /// RFC 6350's basic format: `19850412`, `--0412`, `1985-04`, `19850412T102200Z`.
  public var basicFormat: String {
    var text = DateText()
    switch (year, month, day) {
    case (nil, nil, nil): break
    case (let year?, let month?, let day?):
      text.add(year, 4)
      text.add(month, 2)
      text.add(day, 2)
    case (let year?, let month?, nil):
      text.add(year, 4)
      text.add("-")
      text.add(month, 2)
    case (let year?, nil, _): text.add(year, 4)
    case (nil, let month?, let day?):
      text.add("--")
      text.add(month, 2)
      text.add(day, 2)
    case (nil, let month?, nil):
      text.add("--")
      text.add(month, 2)
    case (nil, nil, let day?):
      text.add("---")
      text.add(day, 2)
    }
    if hasTime { addTime(to: &text, separator: "") }
    return text.string
  }

  /// ISO 8601's extended format, which vCard 3 prefers: `1985-04-12`, `1985-04-12T10:22:00Z`.
  public var extendedFormat: String {
    guard let year, let month, let day else { return basicFormat }
    var text = DateText()
    text.add(year, 4)
    text.add("-")
    text.add(month, 2)
    text.add("-")
    text.add(day, 2)
    if hasTime { addTime(to: &text, separator: ":") }
    return text.string
  }

  /// The extended format wherever there is one, as jCard wants it (RFC 7095, section 3.5):
  /// `--04-12`, `T10:22:00`, `--10-22T14:00`.
  package var jCardFormat: String {
    guard year == nil || month == nil || day == nil else { return extendedFormat }
    var text = DateText()
    if year == nil, let month, let day {
      text.add("--")
      text.add(month, 2)
      text.add("-")
      text.add(day, 2)
    } else {
      text.add(PartialDate(year: year, month: month, day: day).basicFormat)
    }
    if hasTime { addTime(to: &text, separator: ":") }
    return text.string
  }

  /// Whether ``basicFormat`` says all of it.
  package var isWritable: Bool {
    var same = Array(basicFormat.utf8).withUnsafeBufferPointer { PartialDate(parsing: Bytes($0)) }
    same?.calendar = calendar
    return same == self
  }

  /// All components for a person, with those that are missing as ISO 8601-2 has them, as X.
  package var text: String {
    var text = DateText()
    func add(_ number: Int?, _ width: Int, missing: String) {
      if let number { text.add(number, width) } else { text.add(missing) }
    }
    if year ?? 0 > 9999 { text.add("+") }
    add(year, 4, missing: "XXXX")
    text.add("-")
    add(month, 2, missing: "XX")
    text.add("-")
    add(day, 2, missing: "XX")
    if hasTime { addTime(to: &text, separator: ":") }
    return text.string
  }

  /// The time with the T in front of it; a hyphen stands for what is missing in front.
  private func addTime(to text: inout DateText, separator: String) {
    text.add("T")
    switch (hour, minute, second) {
    case (nil, nil, _?): text.add("--")
    case (nil, _?, _): text.add("-")
    default: break
    }
    if let hour { text.add(hour, 2) }
    // Without the minute, seconds behind an hour are not written.
    if let minute {
      if hour != nil { text.add(separator) }
      text.add(minute, 2)
    }
    if let second, minute != nil || hour == nil {
      if minute != nil { text.add(separator) }
      text.add(second, 2)
    }
    if let fraction, second != nil {
      text.add(".")
      text.add(fraction)
    }
    guard let utcOffset else { return }
    if utcOffset == 0 { return text.add("Z") }
    text.add(utcOffset < 0 ? "-" : "+")
    text.add(Int(utcOffset.magnitude / 60), 2)
    text.add(separator)
    text.add(Int(utcOffset.magnitude % 60), 2)
  }
}

/// The text of a date as it is put together.
private struct DateText {
  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ text: String) { bytes += text.utf8 }

  /// A number with zeros in front.
  mutating func add(_ number: Int, _ width: Int) {
    guard (0..<10_000).contains(number) else { return add(String(number)) }
    var unit = 1
    for _ in 1..<width { unit *= 10 }
    while unit * 10 <= number { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

// MARK: - Parsing

extension PartialDate {
  /// Reads RFC 6350's date, time, date-time and date-and-or-time in basic, extended and
  /// truncated form. Returns nil for anything else; whether the date is possible is
  /// ``isPossible``'s to say.
  public init?(_ text: String) {
    var text = text
    let date = text.withUTF8 { PartialDate(parsing: Bytes($0)) }
    guard let date else { return nil }
    self = date
  }

  /// The year of a date in the commonest forms, `1985-04-12` and `1985-04-12T10:22:00Z`, if it
  /// is possible in any year; nil says nothing. Reading it so is much quicker.
  package static func plainYear(_ bytes: Bytes) -> Int? {
    guard bytes.count == 10 || bytes.count == 20 else { return nil }
    guard isShaped(bytes, 0, "dddd-dd-"), isShaped(bytes, 2, "dd-dd-dd") else { return nil }
    if bytes.count == 20 {
      guard isShaped(bytes, 8, "ddTdd:dd"), isShaped(bytes, 12, "d:dd:ddZ") else { return nil }
    }
    func pair(_ index: Int) -> Int {
      Int(bytes[index] & 15) * 10 + Int(bytes[index + 1] & 15)
    }
    guard 1...12 ~= pair(5), 1...28 ~= pair(8) else { return nil }
    if bytes.count == 20 {
      guard pair(11) < 24, pair(14) < 60, pair(17) < 60 else { return nil }
    }
    return pair(0) * 100 + pair(2)
  }

  /// Whether the eight bytes from `start` on are digits where the shape has a `d`, and those of
  /// the shape elsewhere.
  @inline(__always)
  private static func isShaped(_ bytes: Bytes, _ start: Int, _ shape: StaticString) -> Bool {
    let low: UInt64 = 0x0101_0101_0101_0101
    let text = bytes.rawBuffer.loadUnaligned(fromByteOffset: start, as: UInt64.self)
    let wanted = UnsafeRawPointer(shape.utf8Start).loadUnaligned(as: UInt64.self)
    // All bits of the bytes that are a `d`, which alone of what shapes are made of has both bits.
    let digits = ((wanted &>> 5) & (wanted &>> 6) & low) &* 0xFF
    let other = (text ^ wanted) & ~digits
    let value = (text ^ (low &* 0x30)) & digits
    // A digit's value and 0x76 stay below 0x80.
    let above = ((value & (low &* 0x7F)) &+ (low &* 0x76) | value) & digits & (low &* 0x80)
    return other | above == 0
  }

  package init?(parsing bytes: Bytes) {
    var cursor = DateCursor(bytes: bytes)
    self.init()
    if !cursor.at(UInt8(ascii: "T")), !cursor.isAtEnd {
      guard cursor.readDate(into: &self) else { return nil }
    }
    if cursor.skip(UInt8(ascii: "T")) || cursor.skip(UInt8(ascii: "t"))
      || (day != nil && cursor.skip(UInt8(ascii: " ")))
    {
      guard cursor.readTime(into: &self) else { return nil }
    }
    guard cursor.isAtEnd, hasDate || hasTime else { return nil }
  }
}

/// Walks over the bytes of a date.
private struct DateCursor {
  let bytes: Bytes
  var index: Int

  init(bytes: Bytes) {
    self.bytes = bytes
    index = 0
  }

  var isAtEnd: Bool { index == bytes.count }

  func at(_ byte: UInt8) -> Bool { index < bytes.count && bytes[index] == byte }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard at(byte) else { return false }
    index += 1
    return true
  }

  /// The run of digits at the cursor, without moving it.
  func digitCount() -> Int {
    var end = index
    while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
    return end - index
  }

  mutating func number(_ count: Int) -> Int? {
    guard digitCount() >= count else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return value
  }

  mutating func readDate(into date: inout PartialDate) -> Bool {
    let dash = UInt8(ascii: "-")
    if skip(dash) {
      guard skip(dash) else { return false }
      if skip(dash) {  // ---DD
        date.day = number(2)
        return date.day != nil
      }
      date.month = number(2)  // --MM, --MMDD, --MM-DD
      guard date.month != nil else { return false }
      if at(dash) { index += 1 }
      if digitCount() == 2 { date.day = number(2) }
      return true
    }
    switch digitCount() {
    case 8:
      date.year = number(4)
      date.month = number(2)
      date.day = number(2)
    case 4:
      date.year = number(4)
      guard skip(dash) else { return true }
      switch digitCount() {
      case 2: date.month = number(2)
      case 1: date.month = number(1)  // 2001-1-5, as some programs write it
      default: return false
      }
      guard skip(dash) else { return true }
      switch digitCount() {
      case 2: date.day = number(2)
      case 1: date.day = number(1)
      default: return false
      }
    default: return false
    }
    return true
  }

  mutating func readTime(into date: inout PartialDate) -> Bool {
    let dash = UInt8(ascii: "-")
    let colon = UInt8(ascii: ":")
    if skip(dash) {
      if skip(dash) {
        date.second = number(2)
        guard date.second != nil else { return false }
      } else {
        date.minute = number(2)
        guard date.minute != nil else { return false }
        _ = skip(colon)
        date.second = number(2)
      }
    } else {
      date.hour = number(2)
      guard date.hour != nil else { return false }
      if skip(colon) || digitCount() >= 2 {
        date.minute = number(2)
        guard date.minute != nil else { return false }
        if skip(colon) || digitCount() >= 2 {
          date.second = number(2)
          guard date.second != nil else { return false }
        }
      }
    }
    if date.second != nil, at(UInt8(ascii: ".")) || at(UInt8(ascii: ",")) {
      index += 1
      let count = digitCount()
      guard count > 0 else { return false }
      date.fraction = bytes[index..<index + count].string
      index += count
    }
    return readZone(into: &date)
  }

  private mutating func readZone(into date: inout PartialDate) -> Bool {
    if skip(UInt8(ascii: "Z")) || skip(UInt8(ascii: "z")) {
      date.utcOffset = 0
      return true
    }
    let sign: Int
    if skip(UInt8(ascii: "+")) {
      sign = 1
    } else if skip(UInt8(ascii: "-")) {
      sign = -1
    } else {
      return true
    }
    guard let hours = number(2) else { return false }
    _ = skip(UInt8(ascii: ":"))
    date.utcOffset = sign * (hours * 60 + (number(2) ?? 0))
    return true
  }
}

extension PartialDate: CustomStringConvertible {
  /// The date as ``extendedFormat`` has it.
  public var description: String { extendedFormat }
}
