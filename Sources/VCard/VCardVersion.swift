/// A version of the vCard format.
public enum VCardVersion: String, CaseIterable, Sendable, Hashable, Comparable {
  /// versit's vCard 2.1 of 1996.
  case v21 = "2.1"
  /// RFC 2425 and 2426.
  case v30 = "3.0"
  /// RFC 6350.
  case v40 = "4.0"

  public static func < (a: VCardVersion, b: VCardVersion) -> Bool { a.rawValue < b.rawValue }
}
