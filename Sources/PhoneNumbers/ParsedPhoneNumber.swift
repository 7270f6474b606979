import CPhoneNumbers

/// A phone number that was understood: its country code, the number within the country, an
/// extension, and what is to be dialled once it is answered.
///
/// ```swift
/// let number = ParsedPhoneNumber("030 901820", region: "DE")
/// number?.formatted(.e164)  // "+4930901820"
/// ```
///
/// Two notations of one number give equal values. Understood does not mean that the number can
/// be dialled: see ``isValid``.
public struct ParsedPhoneNumber: Hashable, Sendable {
  /// The country calling code (ITU-T E.164), such as 49.
  public let countryCode: Int
  /// The number within the country as digits, without a trunk prefix, and with the zeros in
  /// front that belong to it, as Italy's do.
  public let nationalNumber: String
  /// The extension's digits; empty where there is none.
  public let extensionDigits: String
  /// What is dialled after a pause, with the pauses as they were written (`,,123#`, `p45`);
  /// empty where there is nothing.
  public let dialedSuffix: String

  /// The library's own form, from which the formats are made.
  private let number: Components

  /// Reads a number in any notation, `tel:` URIs of RFC 3966 included.
  ///
  /// - Parameters:
  ///   - text: Any text of any length; text that is no phone number gives nil.
  ///   - region: The two-letter code of the country that a number without a country code is
  ///     in. Without it only numbers with a country code are understood.
  public init?(_ text: String, region: String? = nil) {
    guard case .success(let parsed) = Self.parse(text, region: region) else { return nil }
    self = parsed
  }

  /// Reads a number like ``init(_:region:)``, and says why where it is none.
  public static func parse(
    _ text: String, region: String? = nil
  ) -> Result<ParsedPhoneNumber, PhoneNumberProblem> {
    let parts = DialString(text)
    guard let number = parts.number else { return .failure(.tooLong) }
    let region = RegionCode.normalized(region) ?? ""
    let found = components(of: number, region: region)
      .map { ParsedPhoneNumber($0, dialedSuffix: parts.suffix) }
    guard let home = countryCode(forRegion: region), let bare = BareCountryCode(number),
      let whole = try? components(of: bare.completed, region: "")
        .map({ ParsedPhoneNumber($0, dialedSuffix: parts.suffix) }).get(), whole.isValid
    else { return found }
    let national = (try? found.get()).flatMap { $0.isValid ? $0.type : nil }
    return bare.isMeant(as: whole, home: home, within: national)
      ? .success(whole) : found
  }

  private static func components(
    of text: String, region: String
  ) -> Result<Components, PhoneNumberProblem> {
    var components = cp_number()
    var bytes = text
    let result = bytes.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // An empty buffer may have no address, which the library would not forgive.
        guard let start = characters.baseAddress else { return CP_NOT_A_NUMBER }
        return cp_parse(start, characters.count, region, &components)
      }
    }
    return PhoneNumberProblem(result).map { .failure($0) } ?? .success(Components(components))
  }

  private init(_ number: Components, dialedSuffix: String) {
    self.number = number
    self.dialedSuffix = dialedSuffix
    countryCode = Int(number.countryCode)
    nationalNumber =
      String(repeating: "0", count: Int(max(0, number.leadingZeros)))
      + String(number.nationalNumber)
    extensionDigits = number.extensionDigits
  }
}

// MARK: - What is known about the number

extension ParsedPhoneNumber {
  /// Whether the number fits its country's numbering plan: length and first digits. Whether
  /// anybody answers is another question.
  public var isValid: Bool { number.withC { cp_is_valid($0) } }

  /// Whether the number is valid and belongs to this country, of several with its country code.
  ///
  /// - Parameter region: A two-letter code.
  public func isValid(in region: String) -> Bool {
    guard let region = RegionCode.normalized(region) else { return false }
    return number.withC { cp_is_valid_in($0, region) }
  }

  /// Whether the number's length is one that its country has: quicker than ``isValid``, and
  /// true of numbers newer than the tables.
  public var possibility: PhoneNumberPossibility {
    PhoneNumberPossibility(number.withC { cp_possibility_of($0) })
  }

  /// What kind of line the number reaches, as far as the numbering plan says.
  public var type: PhoneNumberType { PhoneNumberType(number.withC { cp_type_of($0) }) }

  /// The two-letter code of the number's country; nil where the number is of none, such as
  /// +800, or not valid in any.
  public var region: String? {
    let code = number.withC { number in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8) { buffer in
        guard let start = buffer.baseAddress,
          cp_region_of(number, start, Int32(buffer.count)) == 2
        else { return "" }
        return String(cString: start)
      }
    }
    return code.isEmpty ? nil : code
  }

  /// The country calling code for a country, such as 49 for `DE`.
  public static func countryCode(forRegion region: String) -> Int? {
    guard let region = RegionCode.normalized(region) else { return nil }
    let code = cp_country_code_for(region)
    return code == 0 ? nil : Int(code)
  }
}

// MARK: - Formats

extension ParsedPhoneNumber {
  /// The number in one of its usual forms, without ``dialedSuffix``.
  public func formatted(_ style: PhoneNumberStyle) -> String {
    number.withC { number in
      var room = 64
      for _ in 0..<2 {
        var length: Int32 = 0
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
          guard let start = buffer.baseAddress else { return "" }
          length = cp_write(number, style.code, start, Int32(clamping: room))
          guard length >= 0, Int(length) <= room else { return "" }
          let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
          return String(decoding: bytes, as: UTF8.self)
        }
        if Int(length) <= room { return text }
        room = Int(length)
      }
      return ""
    }
  }

  /// The number in its shortest form: `+4930901820`. It has no place for an extension, so
  /// numbers that differ in their extensions alone have it in common.
  public var e164: String { formatted(.e164) }

  /// The number in the shortest form that loses nothing: E.164, or the international form where
  /// there is an extension, followed by what is dialled after a pause.
  public var completeForm: String {
    formatted(extensionDigits.isEmpty ? .e164 : .international) + dialedSuffix
  }
}

// MARK: - Components

extension ParsedPhoneNumber {
  /// The C library's value in a form that can be compared.
  private struct Components: Hashable, Sendable {
    let countryCode: Int32
    let nationalNumber: UInt64
    let leadingZeros: Int32
    let extensionDigits: String

    init(_ number: cp_number) {
      countryCode = number.country_code
      nationalNumber = number.national_number
      leadingZeros = number.leading_zeros
      extensionDigits = withUnsafeBytes(of: number.extension) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    func withC<Result>(_ body: (UnsafePointer<cp_number>) -> Result) -> Result {
      var number = cp_number()
      number.country_code = countryCode
      number.national_number = nationalNumber
      number.leading_zeros = leadingZeros
      withUnsafeMutableBytes(of: &number.extension) { bytes in
        bytes.copyBytes(from: extensionDigits.utf8.prefix(bytes.count - 1))
      }
      return withUnsafePointer(to: number, body)
    }
  }
}
