/// Where the father's given name stands in the names of a country, in Latin letters, too.
enum FathersName: Comparable, Sendable {
  case none
  /// Behind one's own, in front of a name that the family has: in Libya, Egypt, Sudan, the
  /// Arab countries of Asia but Lebanon, Somalia and Djibouti.
  case behindOwn
  /// In the place of a family's name, which nobody has: in Ethiopia and Eritrea.
  case last

  /// - Parameter digits: A number as it is kept, with `+` and the country's code where it has one.
  init(ofNumber digits: ArraySlice<UInt8>) {
    self =
      Self.hasCode(Self.codesOfLast, digits)
      ? .last : Self.hasCode(Self.codesOfBehindOwn, digits) ? .behindOwn : .none
  }

  /// Whether a number is of a country where many have their father's given name in the place of a family's, beside
  /// others who have a family's: India, Pakistan, Bangladesh, Sri Lanka, Malaysia and Singapore.
  static func isOftenLast(inNumber digits: ArraySlice<UInt8>) -> Bool {
    hasCode(codesOfOftenLast, digits)
  }

  private static func hasCode(_ codes: [[UInt8]], _ digits: ArraySlice<UInt8>) -> Bool {
    codes.contains { digits.starts(with: $0) }
  }

  private static let codesOfOftenLast = ["+91", "+92", "+880", "+94", "+60", "+65"].map {
    Array($0.utf8)
  }

  private static let codesOfLast = ["+251", "+291"].map { Array($0.utf8) }
  private static let codesOfBehindOwn = [
    "+20", "+218", "+249", "+252", "+253", "+962", "+963", "+964", "+965", "+966", "+967", "+968",
    "+970", "+971", "+973", "+974",
  ].map { Array($0.utf8) }
}
