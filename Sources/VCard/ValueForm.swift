import SourceText

/// A type of values in vCard 4.0 (RFC 6350, section 4), for strict checks.
enum ValueForm: String {
  case text, uri, timestamp
  case dateAndOrTime = "date-and-or-time"
  case utcOffset = "utc-offset"
  case languageTag = "language-tag"
  /// A number and a URI behind a semicolon (RFC 6350, section 6.7.7).
  case numberedURI = "number;uri"

  /// The types that a property can have, first that of values without a `VALUE` parameter (RFC 6350, section 6;
  /// RFC 6474, 6715, 8605 and 9554).
  static func allowed(_ property: KnownProperty) -> [ValueForm] {
    switch property {
    case .source, .photo, .impp, .geo, .logo, .member, .sound, .url, .fburl, .caladruri, .caluri,
      .orgdirectory, .contacturi:
      [.uri]
    case .related, .uid, .key, .socialprofile: [.uri, .text]
    case .tel, .birthplace, .deathplace: [.text, .uri]
    case .tz: [.text, .uri, .utcOffset]
    case .bday, .anniversary, .deathdate: [.dateAndOrTime, .text]
    case .rev, .created: [.timestamp]
    case .lang, .language: [.languageTag]
    case .clientpidmap: [.numberedURI]
    default: [.text]
    }
  }

  /// What a value of the type is, with an example and the section that defines it.
  var description: (what: String, example: String, section: String) {
    switch self {
    case .text: ("a text", "text", "4.1")
    case .uri: ("a URI", "https://example.org", "4.2")
    case .timestamp: ("a complete date with its time", "20260131T093000Z", "4.3.5")
    case .dateAndOrTime: ("a date in the basic format", "20260131 or --0131", "4.3.4")
    case .utcOffset: ("an offset from UTC", "+0100", "4.7")
    case .languageTag: ("the tag of a language", "en-GB", "4.8")
    case .numberedURI: ("a number and a URI", "1;urn:uuid:…", "6.7.7")
    }
  }

  /// Whether a value is written as the type wants it.
  func fits(_ value: Bytes) -> Bool {
    switch self {
    case .text: true
    case .uri: Self.isURI(value)
    case .timestamp:
      Self.split(value, at: "T").map {
        DateShape.fits($0, DateShape.completeDates)
          && DateShape.fits($1, DateShape.completeTimes, zones: DateShape.zones)
      } ?? false
    case .dateAndOrTime: Self.isDateAndOrTime(value)
    case .utcOffset: DateShape.fits(value, DateShape.offsets)
    case .languageTag:
      value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy { Self.isLetterOrDigit($0) }
      }
    case .numberedURI:
      Self.split(value, at: ";").map { number, uri in
        !number.isEmpty && number.allSatisfy { $0 &- 0x30 < 10 } && Self.isURI(uri)
      } ?? false
    }
  }

  private static func isDateAndOrTime(_ value: Bytes) -> Bool {
    guard let (date, time) = split(value, at: "T") else {
      return DateShape.fits(value, DateShape.dates)
    }
    return date.isEmpty
      ? DateShape.fits(time, DateShape.times, zones: DateShape.zones)
      : DateShape.fits(date, DateShape.datesWithTime)
        && DateShape.fits(time, DateShape.timesWithDate, zones: DateShape.zones)
  }

  private static func split(
    _ value: Bytes, at separator: Unicode.Scalar
  ) -> (Bytes, Bytes)? {
    let place = value.firstIndex(of: UInt8(ascii: separator), in: value.indices)
    return place < value.count ? (value.prefix(place), value.dropFirst(place + 1)) : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// A scheme, a colon, and nothing that RFC 3986 (section 2) has no place for.
  private static func isURI(_ value: Bytes) -> Bool {
    guard let (scheme, rest) = split(value, at: ":"), let first = scheme.first,
      (first | 0x20) &- 0x61 < 26,
      scheme.allSatisfy({ isLetterOrDigit($0) || "+-.".utf8.contains($0) })
    else { return false }
    return rest.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0)
    }
  }
}

/// How dates and times are written (RFC 6350, section 4.3): `y` is a digit of a year, `m` of a month, `d` of a day,
/// `h` of an hour, `n` of a minute and `s` of a second.
private enum DateShape {
  static let completeDates = ["yyyymmdd"]
  static let datesWithTime = ["yyyymmdd", "--mmdd", "---dd"]
  static let dates = ["yyyy", "yyyy-mm", "yyyymmdd", "--mm", "--mmdd", "---dd"]
  static let completeTimes = ["hhnnss"]
  static let timesWithDate = ["hh", "hhnn", "hhnnss"]
  static let times = ["hh", "hhnn", "hhnnss", "-nn", "-nnss", "--ss"]
  static let offsets = ["+hh", "-hh", "+hhnn", "-hhnn"]
  static let zones = ["", "Z"] + offsets

  static func fits(
    _ text: Bytes, _ shapes: [String], zones: [String] = [""]
  ) -> Bool {
    shapes.contains { shape in zones.contains { fits(text, shape + $0) } }
  }

  private static func fits(_ text: Bytes, _ shape: String) -> Bool {
    guard text.count == shape.utf8.count else { return false }
    // The number that the digits so far are, and whose it is.
    var (number, owner) = (0, UInt8(0))
    func isPossible() -> Bool { limits[owner]?.contains(number) ?? true }
    for (byte, letter) in zip(text, shape.utf8) {
      if letter != owner {
        guard isPossible() else { return false }
        (number, owner) = (0, letter)
      }
      if limits[letter] == nil {
        if byte != letter { return false }
      } else {
        guard byte &- 0x30 < 10 else { return false }
        number = number * 10 + Int(byte - 0x30)
      }
    }
    return isPossible()
  }

  private static let limits: [UInt8: ClosedRange<Int>] = [
    UInt8(ascii: "y"): 0...9999, UInt8(ascii: "m"): 1...12, UInt8(ascii: "d"): 1...31,
    UInt8(ascii: "h"): 0...23, UInt8(ascii: "n"): 0...59, UInt8(ascii: "s"): 0...60,
  ]
}
