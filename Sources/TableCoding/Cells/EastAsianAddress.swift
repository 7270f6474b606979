import ContactModel

// Addresses of East Asia.
extension AddressCell {
  /// An address of East Asia: the largest part first, without signs between.
  static func eastAsian(_ text: String) -> AddressCell? {
    var rest = ContactText.westernDigits(text)
    var address = AddressCell()
    if rest.hasPrefix("〒") {
      rest = rest.dropFirst().trimmed
      let code = rest.prefix { $0.isDigit || $0 == "-" || $0 == "－" }
      guard code.count >= 7 else { return nil }
      address.postcode = String(code)
      rest = rest.dropFirst(code.count).trimmed
    } else if let code = japaneseCode(rest) {
      address.postcode = code
      rest = rest.dropFirst(code.count).trimmed
    } else if rest.unicodeScalars.first.map({ (0x4E00...0x9FFF).contains($0.value) }) == true,
      let last = rest.split(separator: " ").last, last.count == 6, last.allSatisfy(\.isDigit)
    {
      address.postcode = String(last)
      rest = rest.dropLast(6).trimmed
    }
    guard !rest.isEmpty else { return nil }
    if let prefecture = ["東京都", "北海道", "京都府", "大阪府"].first(where: rest.hasPrefix) {
      address.region = prefecture
    }
    if address.region.isEmpty,
      let end = rest.prefix(4).firstIndex(where: {
        $0 == "県" || $0 == "省" && !address.postcode.isEmpty
      })
    {
      address.region = String(rest[...end])
    }
    rest = rest.dropFirst(address.region.count).trimmed
    address.city = town(rest)
    rest = String(rest.dropFirst(address.city.count))
    // Without a code, a prefecture and a town with a number behind are as certain.
    guard
      !address.postcode.isEmpty
        || !address.region.isEmpty && !address.city.isEmpty && rest.contains(where: \.isDigit)
    else { return nil }
    address.street = [rest.trimmed]
    return address
  }

  /// The city, the ward or the town of a district that a text begins with; empty where it begins with none. `市川市` has
  /// the word for one in its name.
  private static func town(_ text: String) -> String {
    guard let end = text.prefix(7).dropFirst().firstIndex(where: { "市区郡".contains($0) }) else {
      return ""
    }
    let rest = text[text.index(after: end)...]
    if rest.first == "市" { return String(text[...end]) + "市" }
    guard text[end] == "郡", let town = rest.prefix(6).firstIndex(where: { "町村".contains($0) })
    else { return String(text[...end]) }
    return String(text[...town])
  }

  /// The seven digits of a Japanese postal code in front of a prefecture, without the sign for one; nil where none stand
  /// there.
  private static func japaneseCode(_ text: String) -> String? {
    let code = text.prefix { $0.isDigit || $0 == "-" }
    let digits = code.filter(\.isDigit)
    guard digits.count == 7, code.count == 7 || code.dropFirst(3).first == "-" && code.count == 8,
      code.endIndex < text.endIndex
    else { return nil }
    let place = text[code.endIndex...].trimmed.prefix(4)
    return place.dropFirst(2).contains(where: { "都道府県".contains($0) }) ? String(code) : nil
  }
}
