import ContactModel
import PhoneNumbers

/// Tells which phone numbers of one person's records are the same number.
///
/// A number without a country code is read in the country of its own contact, and where that is
/// not known, in the countries of the person's other numbers.
struct PhoneIdentity {
  private let region: DefaultPhoneRegion
  private let contacts: [Contact]
  /// Whether parsing can tell more than the digits do.
  private let needsParsing: Bool
  /// The countries of the person's complete numbers, and those numbers.
  private var regions: [String] = []
  private var complete: Set<[UInt8]> = []

  init(_ values: [ConstituentValue], contacts: [Contact], region: String?) {
    var addressRegion = DefaultPhoneRegion(stated: nil)
    addressRegion.stated = region
    self.region = addressRegion
    self.contacts = contacts
    let digits = values.map { Self.digits($0.textBytes) }
    needsParsing =
      digits.contains { $0 != digits.first } && !values.allSatisfy { Self.isComplete($0.textBytes) }
    guard needsParsing else { return }
    var found: Set<String> = []
    for value in values {
      guard let number = parsed(value, region: nil) ?? parsed(value, region: ownRegion(value))
      else { continue }
      complete.insert(Self.key(number))
      if let region = number.region { found.insert(region) }
    }
    regions = found.sorted()
  }

  func identity(of value: ConstituentValue) -> ValueIdentity {
    let text = value.textBytes
    let hasPlus = text.contains(UInt8(ascii: "+"))
    let rank = hasPlus ? 2 : text.starts(with: [0x30, 0x30]) ? 1 : 0
    guard needsParsing else { return ValueIdentity(key: Self.digits(text), rank: rank) }
    if let number = parsed(value, region: nil) ?? parsed(value, region: ownRegion(value)) {
      return ValueIdentity(key: Self.key(number), rank: rank)
    }
    for region in regions {
      guard let number = parsed(value, region: region), complete.contains(Self.key(number))
      else { continue }
      return ValueIdentity(key: Self.key(number), rank: rank)
    }
    return ValueIdentity(key: Self.digits(text), rank: rank)
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

  /// Whether a number has its country code and nothing that calls for a second look, as a trunk
  /// prefix in parentheses or an extension.
  private static func isComplete(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "+")
      && text.dropFirst().allSatisfy {
        ASCII.isDigit($0) || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      }
  }

  /// What of a number is dialled, letters and pauses included.
  private static func digits(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let folded = FoldedBytes.folded(text)
    let prefix = Array("tel:".utf8)
    let rest = folded.starts(with: prefix) ? folded.dropFirst(prefix.count) : folded[...]
    return rest.filter {
      ASCII.isDigit($0) || ASCII.isLetter($0) || $0 >= 0x80 || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ",")
        || $0 == UInt8(ascii: ";")
    }
  }
}
