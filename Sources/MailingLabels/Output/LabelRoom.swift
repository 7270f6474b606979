/// Whether the labels of a sheet have room for text, before any is drawn.
struct LabelRoom {
  /// Why nothing could be printed right, as a sentence; nil where it could.
  let problem: String?
  /// What may go wrong, as sentences.
  let warnings: [String]

  /// Less holds no line that can be read.
  private static let leastWidth = Length.millimeters(8)
  private static let leastHeight = Length.millimeters(3)
  /// Printers miss the labels' edges by so much.
  private static let drift = Length.millimeters(1)
  /// More than printers miss by, where they are not broken.
  private static let usualOffset = Length.millimeters(8)

  init(sheet: Sheet, style: LabelStyle, placement: LabelPlacement) {
    let fields = (0..<sheet.geometry.labelsPerPage).map { label in
      LabelFields(
        sheet, style, printable: placement.printable(ofLabel: label, on: sheet), hasQRCode: false
      ).text
    }
    let tight = fields.indices.filter {
      fields[$0].width < Self.leastWidth.points || fields[$0].height < Self.leastHeight.points
    }
    let isNone = tight.count == fields.count
    problem = isNone ? Self.problem(sheet, style) : nil
    var warnings: [String] = []
    if let first = tight.first, !isNone {
      warnings.append(
        "Label \(first + 1)\(tight.count > 1 ? " and \(tight.count - 1) more" : "") of each sheet "
          + "can hold no text, as it is beyond what the printer reaches; check the offset "
          + "and the printer's margin.")
    }
    let offset = max(abs(placement.offset.x.points), abs(placement.offset.y.points))
    if offset > Self.usualOffset.points {
      warnings.append(
        "Everything is moved by \(Length(points: offset).text) mm, more than printers miss by; "
          + "hold a page against an empty sheet before you print.")
    }
    if let margin = style.margin, margin < Self.drift, sheet.kind == .sheet {
      warnings.append(
        "With a margin of \(margin.text) mm, text may run over the labels' edges: printers miss "
          + "them by up to a millimetre.")
    }
    self.warnings = warnings
  }

  private static func problem(_ sheet: Sheet, _ style: LabelStyle) -> String {
    let geometry = sheet.geometry
    let size = "\(geometry.labelWidth.text) × \(geometry.labelHeight.text) mm"
    if let margin = style.margin, margin > drift {
      return "A margin of \(margin.text) mm leaves no room for text on labels of \(size)."
    }
    return "Labels of \(size) have no room for text that the printer reaches; check the measures, "
      + "the offset and the printer's margin."
  }
}
