/// A font of a document: what its codes mean, how wide they are and where their ink is.
struct PDFFont {
  /// In thousandths of the size.
  struct Box {
    var left, bottom, right, top: Double
  }

  /// Whether a code has two bytes.
  let isComposite: Bool
  private var widths: [Int: Double] = [:]
  private var texts: [Int: String] = [:]
  private let outlines: TrueTypeOutlines?

  init?(_ number: Int, in file: PDFFile) {
    let font = file.text(number)
    isComposite = font.contains("/Subtype /Type0")
    var details = font
    if isComposite {
      guard let descendant = PDFFile.reference(after: "/DescendantFonts", in: font) else {
        return nil
      }
      details = file.text(descendant)
    }
    guard let descriptor = PDFFile.reference(after: "/FontDescriptor", in: details),
      let mapping = PDFFile.reference(after: "/ToUnicode", in: font).flatMap({ file.stream($0) })
    else { return nil }
    outlines = PDFFile.reference(after: "/FontFile2", in: file.text(descriptor))
      .flatMap { file.stream($0) }.flatMap(TrueTypeOutlines.init)
    readWidths(details)
    for match in String(decoding: mapping, as: UTF8.self).matches(
      of: #/<([0-9a-f]+)> <([0-9a-f]+)>\n/#)
    {
      guard let code = Int(match.1, radix: 16) else { continue }
      texts[code] = PDFText.string(ofUTF16: Array(match.2.utf8))
    }
  }

  private mutating func readWidths(_ details: String) {
    let pattern = isComposite ? #/\/W \[0 \[([^\]]*)\]/# : #/\/Widths \[([^\]]*)\]/#
    guard let list = details.firstMatch(of: pattern)?.1 else { return }
    let first = isComposite ? 0 : PDFFile.number(after: "/FirstChar", in: details) ?? 0
    for (index, width) in list.split(separator: " ").enumerated() {
      widths[first + index] = Double(width)
    }
  }

  /// How far a code moves on, in thousandths of the size.
  func width(_ code: Int) -> Double { widths[code] ?? 0 }

  /// The text that a code stands for.
  func text(_ code: Int) -> String { texts[code] ?? "" }

  /// Where the ink of a code is; nil where it has none. Of fonts with outlines of PostScript, which
  /// are those for Han characters here, the box that such fonts draw their characters in.
  func box(_ code: Int) -> Box? {
    guard let outlines else {
      return Box(left: 30, bottom: -80, right: width(code) - 30, top: 840)
    }
    return outlines.box(ofGlyph: isComposite ? code : outlines.glyph(ofCode: code))
  }
}

/// The boxes of the glyphs of a TrueType font (ISO/IEC 14496-22: `head`, `loca`, `glyf`, `cmap`).
struct TrueTypeOutlines {
  private let bytes: [UInt8]
  private var tables: [String: Int] = [:]
  private let unitsPerEm: Double
  private let hasLongPlaces: Bool

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count > 12 else { return nil }
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for index in 0..<count where 28 + index * 16 <= bytes.count {
      let entry = 12 + index * 16
      let name = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
      tables[name] = bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let head = tables["head"], tables["loca"] != nil, tables["glyf"] != nil,
      head + 54 <= bytes.count
    else { return nil }
    unitsPerEm = Double(Int(bytes[head + 18]) << 8 | Int(bytes[head + 19]))
    hasLongPlaces = bytes[head + 51] != 0
  }

  private func number(_ place: Int) -> Int {
    place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
  }

  private func signed(_ place: Int) -> Double { Double(Int16(truncatingIfNeeded: number(place))) }

  private func place(ofGlyph glyph: Int) -> Int {
    let loca = tables["loca"] ?? 0
    return hasLongPlaces
      ? number(loca + glyph * 4) << 16 | number(loca + glyph * 4 + 2)
      : number(loca + glyph * 2) * 2
  }

  /// Where a glyph has ink, in thousandths of the size; nil where it has none.
  func box(ofGlyph glyph: Int) -> PDFFont.Box? {
    let start = place(ofGlyph: glyph)
    guard place(ofGlyph: glyph + 1) > start, let glyf = tables["glyf"] else { return nil }
    let corners = (1...4).map { signed(glyf + start + $0 * 2) * 1000 / unitsPerEm }
    return PDFFont.Box(left: corners[0], bottom: corners[1], right: corners[2], top: corners[3])
  }

  /// The glyph of a code of one byte; 0 for none.
  func glyph(ofCode code: Int) -> Int {
    guard let cmap = tables["cmap"] else { return 0 }
    let table = cmap + (number(cmap + 8) << 16 | number(cmap + 10))
    guard number(table) == 4 else { return 0 }
    let segments = number(table + 6) / 2
    for wanted in [0xF000 + code, code] {
      for segment in 0..<segments {
        let end = table + 14 + segment * 2
        let start = end + 2 + segments * 2
        guard number(end) >= wanted else { continue }
        guard number(start) <= wanted else { break }
        let delta = number(start + segments * 2)
        let range = start + segments * 4
        if number(range) == 0 { return (wanted + delta) & 0xFFFF }
        let glyph = number(range + number(range) + (wanted - number(start)) * 2)
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
      }
    }
    return 0
  }
}
