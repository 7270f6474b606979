/// Texts of a workbook as they stand in its XML (ECMA-376, part 1, section 22.9.2.19, ST_Xstring): what XML
/// has no room for, as the CR of a line break, is written `_x000D_`, and an underline that would begin
/// such an escape `_x005F_`.
enum EscapedText {
  static func decoded(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    let units = Array(text.utf16)
    var decoded: [UInt16] = []
    decoded.reserveCapacity(units.count)
    var index = 0
    while index < units.count {
      if let unit = escape(units[index...].prefix(7)) {
        decoded.append(unit)
        index += 7
      } else {
        decoded.append(units[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF16.self)
  }

  /// The unit of UTF-16 that seven characters stand for; nil where they stand for themselves.
  private static func escape(_ text: ArraySlice<UInt16>) -> UInt16? {
    let sign = UInt16(UInt8(ascii: "_"))
    guard text.count == 7, text.first == sign, text.last == sign,
      text[text.startIndex + 1] == UInt16(UInt8(ascii: "x"))
    else { return nil }
    var unit: UInt16 = 0
    for digit in text.dropFirst(2).dropLast() {
      guard let value = Unicode.Scalar(digit).flatMap({ Character($0).hexDigitValue }),
        digit < 0x80
      else { return nil }
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }
}
