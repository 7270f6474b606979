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
