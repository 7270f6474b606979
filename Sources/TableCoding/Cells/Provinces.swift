/// The letters of provinces and states behind towns: `Roma RM`, `Recife/PE`.
enum Provinces {
  private static let letters = CellWords.set("letters of province")

  /// A town and the letters behind it, with a sign between them or in parentheses; nil where there are none. What is a
  /// sign of a country, too, may be that.
  static func behindTown(_ text: String) -> (town: String, province: String)? {
    var text = text[...]
    let isInside = text.hasSuffix(")")
    if isInside { text.removeLast() }
    let province = text.suffix(while: { $0.isASCII && $0.isUppercase })
    guard province.count == 2, letters.contains(String(province)) else { return nil }
    let front = text[..<province.startIndex]
    let isApart = front.last.map { isInside ? $0 == "(" : " /-,".contains($0) } ?? false
    guard isApart, isInside || !CountryWords.isCountry(String(province)) else { return nil }
    let town = front.dropLast(front.reversed().prefix { " /-–,(".contains($0) }.count)
    // In capitals, `SAINT LO` is a town.
    guard !town.isEmpty, isInside || town.contains(where: \.isLowercase) else { return nil }
    return (String(town), String(province))
  }
}

extension Substring {
  /// The longest end of which all characters fit.
  fileprivate func suffix(while fits: (Character) -> Bool) -> Substring {
    let count = reversed().prefix(while: fits).count
    return suffix(count)
  }
}
