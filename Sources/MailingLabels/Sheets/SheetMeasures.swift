/// Reads sheets that are given by their measures.
///
/// ```text
/// A4 3x7 63.5x38.1mm margin 7.2,15.1 gap 2.5,0
/// Letter 3x10 2.625x1in margin 0.1875,0.5 gap 0.125,0 corner 0.0625
/// roll 89x36mm
/// envelope 220x110mm
/// ```
///
/// First the paper, then columns and rows, then the size of a label. Numbers have the unit of the
/// label's size, which is millimetres where none is given. Without `margin` the labels are in the
/// middle of the page; without `gap` they touch; `pitch` can stand in its place.
public enum SheetMeasures {
  /// Whether text is meant as measures and not as a name: it has the size of something.
  public static func isLikely(_ text: String) -> Bool {
    words(text).contains { word in
      let parts = word.split(separator: "x", omittingEmptySubsequences: false)
      return parts.count == 2
        && parts.allSatisfy { $0.first.map { "-.0123456789".contains($0) } ?? false }
    }
  }

  /// Reads a sheet.
  ///
  /// - Throws: ``SheetError`` where the text is not as above or the sheet can't be.
  public static func sheet(_ text: String) throws(SheetError) -> Sheet {
    var reader = Reader(words: words(text))
    let kind = try reader.kind()
    return Sheet(kind: kind, title: "", source: "given", geometry: try reader.geometry(of: kind))
  }

  /// The words, with the size's `×` as x and no blanks around it or after commas.
  static func words(_ text: String) -> [String] {
    var clean = ""
    for character in text.prefix(400).lowercased() {
      switch character {
      case "×", "*": clean.append("x")
      case "\t", "\n", "\u{A0}", "\u{202F}": clean.append(" ")
      default: clean.append(character)
      }
    }
    return clean.split(separator: " ").map(String.init)
  }

  private struct Reader {
    var words: ArraySlice<String>
    var unit = LengthUnit.millimeters

    init(words: [String]) { self.words = words[...] }

    mutating func kind() throws(SheetError) -> Sheet.Kind {
      if words.first == "roll" {
        words.removeFirst()
        return .roll
      }
      if words.first == "envelope" {
        words.removeFirst()
        return .envelope
      }
      return .sheet
    }

    mutating func geometry(of kind: Sheet.Kind) throws(SheetError) -> SheetGeometry {
      guard kind == .sheet else {
        let size = try self.size("a size as 89x36mm")
        try end()
        return try SheetGeometry(
          paper: PaperSize(width: size.0, height: size.1), columns: 1, rows: 1,
          labelWidth: size.0, labelHeight: size.1)
      }
      let paper = try paper()
      let counts = try counts()
      let size = try self.size("the size of a label as 63.5x38.1mm")
      var margin: (Length, Length)?
      var gap: (Length, Length)?
      var pitch: (Length, Length)?
      var corner = Length.zero
      while let word = words.popFirst() {
        switch word {
        case "margin", "margins": margin = try pair()
        case "gap", "gaps": gap = try pair()
        case "pitch": pitch = try pair()
        case "corner", "round":
          guard let text = words.popFirst(), let length = Length(text, unit: unit) else {
            throw .syntax(at: "corner", expected: "a radius")
          }
          corner = length
        default: throw .syntax(at: word, expected: "margin, gap, pitch or corner")
        }
      }
      if let gap {
        pitch = (
          Length(points: size.0.points + gap.0.points), Length(points: size.1.points + gap.1.points)
        )
      }
      return try SheetGeometry(
        paper: paper, columns: counts.0, rows: counts.1, labelWidth: size.0, labelHeight: size.1,
        cornerRadius: corner, margin: margin, pitch: pitch)
    }

    private mutating func end() throws(SheetError) {
      if let word = words.first { throw .syntax(at: word, expected: "nothing more") }
    }

    private mutating func paper() throws(SheetError) -> PaperSize {
      let expected = "a paper as A4, Letter or 210x297mm"
      guard let word = words.first else { throw .syntax(at: "", expected: expected) }
      if let paper = PaperSize(name: word) {
        words.removeFirst()
        if words.first == "landscape" {
          words.removeFirst()
          return PaperSize(width: paper.height, height: paper.width)
        }
        return paper
      }
      let size = try self.size(expected)
      return PaperSize(width: size.0, height: size.1)
    }

    private mutating func counts() throws(SheetError) -> (Int, Int) {
      let expected = "columns and rows as 3x7"
      guard let word = words.popFirst() else { throw .syntax(at: "", expected: expected) }
      let parts = word.split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]) else {
        throw .syntax(at: word, expected: expected)
      }
      return (columns, rows)
    }

    private mutating func size(_ expected: String) throws(SheetError) -> (Length, Length) {
      guard let word = words.popFirst() else { throw .syntax(at: "", expected: expected) }
      let parts = word.split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .syntax(at: word, expected: expected) }
      // A unit may stand apart: 63.5x38.1 mm.
      var second = String(parts[1])
      if let next = words.first, LengthUnit(symbol: next) != nil {
        second += next
        words.removeFirst()
      }
      unit = .millimeters
      if let end = second.lastIndex(where: { "0123456789.".contains($0) }),
        let stated = LengthUnit(symbol: second[second.index(after: end)...])
      {
        unit = stated
      }
      guard let width = Length(parts[0], unit: unit), let height = Length(second, unit: unit)
      else { throw .syntax(at: word, expected: expected) }
      return (width, height)
    }

    private mutating func pair() throws(SheetError) -> (Length, Length) {
      let expected = "two numbers as 7.2,15.1"
      guard var word = words.popFirst() else { throw .syntax(at: "", expected: expected) }
      if word.hasSuffix(","), let next = words.popFirst() { word += next }
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let first = Length(parts[0], unit: unit),
        let second = Length(parts[1], unit: unit)
      else { throw .syntax(at: word, expected: expected) }
      return (first, second)
    }
  }
}
