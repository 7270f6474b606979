import CTypesetting

/// Sets the parts of a list in columns.
final class DirectoryTypesetter {
  let canvas: Canvas
  let typesetter: Typesetter
  let style: DirectoryStyle
  let language: String
  let isRightToLeft: Bool
  /// What is doubtful about the parts whose heights were asked for.
  private(set) var issues: [LabelIssue] = []
  /// Characters of the texts that were set last, which no font has.
  private var missing: Set<Unicode.Scalar> = []

  init(
    canvas: Canvas, typesetter: Typesetter, style: DirectoryStyle, language: String,
    isRightToLeft: Bool
  ) {
    self.canvas = canvas
    self.typesetter = typesetter
    self.style = style
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  private var width: Double { style.columnWidth }
  private var size: Double { style.fontSize }
  private var gap: Double { size * 0.8 }
  private var indent: Double { size }

  // MARK: Headings

  func headingHeight(_ title: String) -> Double {
    let height = set(title, bold: true, 1.4).height + size * 1.5
    noteMissing(in: title)
    return height
  }

  func drawHeading(_ title: String, x: Double, y: Double) {
    let height = set(title, bold: true, 1.4).height
    canvas.draw(
      typesetter, x: x, y: y + size * 0.6, width: width, alignment: isRightToLeft ? .right : .left)
    let line = y + size * 0.9 + height
    canvas.line(from: (x, line), to: (x + width, line), lineWidth: 0.3, gray: 0.5)
  }

  private func set(_ text: String, bold: Bool, _ scale: Double = 1) -> ct_extents {
    typesetter.set(
      text, family: style.fontFamily, size: size * scale, isBold: bold,
      language: language(of: text),
      isRightToLeft: TextDirection.isRightToLeft([text]))
    return measure()
  }

  /// The room that the text takes; remembers the characters that no font has.
  private func measure() -> ct_extents {
    let extents = typesetter.measure()
    if extents.missing > 0 { missing.formUnion(typesetter.missingCharacters()) }
    return extents
  }

  /// Tells of the characters that no font has in what was set, and what that is called.
  private func noteMissing(in name: String) {
    issues += MissingGlyphs.grouped(missing).map {
      LabelIssue(contactName: name, place: nil, kind: .missingGlyphs($0))
    }
    missing = []
  }

  /// The reader's language, or the one that the letters are surely in.
  private func language(of text: String) -> String {
    let known = FontLanguage.tag(ofScriptIn: [text])
    return known.isEmpty ? language : known
  }

  // MARK: Entries

  func height(of entry: ContactDirectory.Entry) -> Double {
    var height = pair(entry.title, bold: true, width: width, draws: nil)
    for line in entry.lines { height += pair(line, bold: false, width: width - indent, draws: nil) }
    noteMissing(in: entry.title.text)
    return height + size * 0.4
  }

  func draw(_ entry: ContactDirectory.Entry, x: Double, y: Double) {
    var y = y + pair(entry.title, bold: true, width: width, draws: (x, y))
    let left = isRightToLeft ? x : x + indent
    for line in entry.lines {
      y += pair(line, bold: false, width: width - indent, draws: (left, y))
    }
  }

  func drawPair(_ line: ContactDirectory.Line, x: Double, y: Double, width: Double) {
    // A head has one line, so that names that are too long are made narrower.
    let half = width / 2 - gap
    _ = set(line.text, bold: false)
    canvas.draw(
      typesetter, x: isRightToLeft ? x + width - half : x, y: y, width: half,
      alignment: isRightToLeft ? .right : .left)
    _ = set(line.aside, bold: false)
    canvas.draw(
      typesetter, x: isRightToLeft ? x : x + width - half, y: y, width: half,
      alignment: isRightToLeft ? .left : .right)
  }

  func drawCentered(_ text: String, x: Double, y: Double, width: Double) {
    _ = set(text, bold: false)
    canvas.draw(typesetter, x: x, y: y, width: width, alignment: .center)
  }

  /// Sets a text and what stands at the other end of its line, below each other where there is no
  /// room for both. Returns how high they are.
  private func pair(
    _ line: ContactDirectory.Line, bold: Bool, width: Double, draws place: (x: Double, y: Double)?
  ) -> Double {
    let aside = fitted(line.aside, bold: false, width: width)
    let text = fitted(line.text, bold: bold, width: width)
    let isBeside =
      text.width == 0 || aside.width == 0 || text.width + gap + aside.width <= width
    // Both stand on one line, however high their letters are.
    let baseline = isBeside ? max(text.baseline, aside.baseline) : text.baseline
    let textTop = baseline - text.baseline
    let asideTop = isBeside ? baseline - aside.baseline : text.height + size * 0.2
    if let place {
      if text.width > 0 {
        canvas.draw(
          typesetter, x: place.x, y: place.y + textTop, width: width,
          alignment: isRightToLeft ? .right : .left)
      }
      if aside.width > 0 {
        _ = fitted(line.aside, bold: false, width: width)
        canvas.draw(
          typesetter, x: place.x, y: place.y + asideTop, width: width,
          alignment: isRightToLeft ? .left : .right)
      }
    }
    let height = max(textTop + text.height, asideTop + aside.height)
    return max(size * 1.25, height + size * 0.2)
  }

  /// Sets a text so that it fits a width, on as many lines as it needs.
  private func fitted(_ text: String, bold: Bool, width: Double) -> ct_extents {
    guard !text.isEmpty else { return ct_extents() }
    let fitting = TextFitting(
      typesetter: typesetter, family: style.fontFamily, size: size, minimum: size, isBold: bold)
    let lines = TextLines(
      lines: [text], language: language(of: text),
      isRightToLeft: TextDirection.isRightToLeft([text]))
    _ = fitting.fit(lines, width: width, height: style.paper.height.points)
    var extents = measure()
    extents.width = min(extents.width, width)
    return extents
  }
}
