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
    } else {
      return nil
    }
    guard !rest.isEmpty else { return nil }
    for prefecture in ["東京都", "北海道", "京都府", "大阪府"] where rest.hasPrefix(prefecture) {
      address.region = prefecture
    }
    if address.region.isEmpty,
      let end = rest.prefix(4).firstIndex(where: { $0 == "県" || $0 == "省" })
    {
      address.region = String(rest[...end])
    }
    rest = rest.dropFirst(address.region.count).trimmed
    if let end = rest.prefix(6).firstIndex(where: { $0 == "市" || $0 == "区" || $0 == "郡" }) {
      address.city = String(rest[...end])
      rest = String(rest[rest.index(after: end)...])
    }
    address.street = [rest.trimmed]
    return address
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
