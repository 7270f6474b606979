/// What a label says otherwise than the address does, or leaves off.
public struct AddressChange: Sendable, Hashable {
  /// Why it does.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The country's post writes no region beside a town and a postcode.
    case notWritten
    /// The town says the same.
    case repeated
    /// The post has an abbreviation for the region.
    case abbreviated
    /// Postcodes of the country are written so.
    case respelled
    /// The country has no postcodes, and a form wanted one.
    case noPostcodes
    /// A program for tables took a postcode for a number, and its zero away.
    case zeroRestored
    /// The country is named by a code alone, and nobody knows it.
    case unknownCode
  }

  /// What it is.
  public let component: PostalAddressComponent
  /// The text of the address.
  public let original: String
  /// The text of the label; empty where it is left off.
  public let written: String
  /// Why.
  public let reason: Reason

  /// Whether the label does not have it at all.
  public var isOmission: Bool { written.isEmpty }
}

extension AddressChange {
  /// Whether it is worth telling: something is missing on the label, or was mended.
  public var isWorthTelling: Bool { isOmission || reason == .zeroRestored }
}

extension AddressChange: CustomStringConvertible {
  /// What was changed and why, as a sentence.
  public var description: String {
    let shown = "“\(original.prefix(60))”"
    switch reason {
    case .notWritten: return "\(shown) is left off: mail there names no region."
    case .repeated: return "\(shown) is left off: the town says it already."
    case .abbreviated: return "\(shown) is written “\(written)”, as the post abbreviates it."
    case .respelled: return "\(shown) is written “\(written)”, as postcodes are there."
    case .noPostcodes: return "\(shown) is left off: there are no postcodes there."
    case .zeroRestored:
      return "\(shown) is written “\(written)”: the region shows that a zero was lost."
    case .unknownCode: return "\(shown) is left off: no country has this code."
    }
  }
}
