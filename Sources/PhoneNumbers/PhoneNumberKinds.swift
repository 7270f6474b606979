import CPhoneNumbers

/// How a number is written.
public enum PhoneNumberStyle: Sendable, Hashable, CaseIterable {
  /// ITU-T E.164: `+4930901820`. There is no place for an extension.
  case e164
  /// As it is written for readers abroad: `+49 30 901820`.
  case international
  /// As it is written in its own country: `030 901820`.
  case national
  /// A `tel:` URI: `tel:+49-30-901820`.
  case rfc3966

  var code: cp_format {
    switch self {
    case .e164: CP_E164
    case .international: CP_INTERNATIONAL
    case .national: CP_NATIONAL
    case .rfc3966: CP_RFC3966
    }
  }
}

/// Why a text is no phone number.
public enum PhoneNumberProblem: Error, Sendable, Hashable, CaseIterable {
  /// There is no such country code, or neither a country code nor a region.
  case countryCode
  /// The text is something else.
  case notANumber
  /// Nothing follows the prefix for calls abroad.
  case nothingAfterPrefix
  /// It has fewer digits than any number.
  case tooShort
  /// It has more digits than any number.
  case tooLong

  init?(_ result: cp_parse_result) {
    switch result {
    case CP_PARSED: return nil
    case CP_INVALID_COUNTRY_CODE: self = .countryCode
    case CP_TOO_SHORT_AFTER_PREFIX: self = .nothingAfterPrefix
    case CP_TOO_SHORT: self = .tooShort
    case CP_TOO_LONG: self = .tooLong
    default: self = .notANumber
    }
  }
}

/// Whether a number has a length that exists in its country.
public enum PhoneNumberPossibility: Sendable, Hashable, CaseIterable {
  /// A number can have this length.
  case possible
  /// It can be dialled within its area alone: the area code is missing.
  case locallyPossible
  /// There is no such country code.
  case unknownCountryCode
  /// Every number is longer.
  case tooShort
  /// Shorter and longer numbers exist, but none of this length.
  case wrongLength
  /// Every number is shorter.
  case tooLong

  init(_ code: cp_possibility) {
    switch code {
    case CP_POSSIBLE: self = .possible
    case CP_POSSIBLE_LOCALLY: self = .locallyPossible
    case CP_IMPOSSIBLE_COUNTRY_CODE: self = .unknownCountryCode
    case CP_IMPOSSIBLY_SHORT: self = .tooShort
    case CP_IMPOSSIBLY_LONG: self = .tooLong
    default: self = .wrongLength
    }
  }
}

/// What kind of line a number reaches.
public enum PhoneNumberType: Sendable, Hashable, CaseIterable {
  /// A line that ends in one place.
  case fixedLine
  /// A mobile phone.
  case mobile
  /// The country numbers both alike, as the United States do.
  case fixedLineOrMobile
  /// The callee pays.
  case tollFree
  /// The call costs more than usual.
  case premiumRate
  /// Both pay.
  case sharedCost
  /// Telephony over the internet.
  case voip
  /// A number for life that is forwarded.
  case personalNumber
  /// A pager.
  case pager
  /// A company's number for all its places (UAN).
  case universalAccess
  /// A mailbox for spoken messages.
  case voicemail
  /// None that is known.
  case unknown

  init(_ code: cp_type) {
    switch code {
    case CP_FIXED_LINE: self = .fixedLine
    case CP_MOBILE: self = .mobile
    case CP_FIXED_LINE_OR_MOBILE: self = .fixedLineOrMobile
    case CP_TOLL_FREE: self = .tollFree
    case CP_PREMIUM_RATE: self = .premiumRate
    case CP_SHARED_COST: self = .sharedCost
    case CP_VOIP: self = .voip
    case CP_PERSONAL_NUMBER: self = .personalNumber
    case CP_PAGER: self = .pager
    case CP_UNIVERSAL_ACCESS: self = .universalAccess
    case CP_VOICEMAIL: self = .voicemail
    default: self = .unknown
    }
  }
}

/// Two-letter codes of countries in the way the library spells them.
enum RegionCode {
  /// The code in capitals, `GB` for `UK`; nil for what is no code.
  static func normalized(_ text: String?) -> String? {
    guard let text else { return nil }
    let code = text.uppercased()
    guard code.utf8.count == 2, code.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) else {
      return nil
    }
    return code == "UK" ? "GB" : code
  }
}
