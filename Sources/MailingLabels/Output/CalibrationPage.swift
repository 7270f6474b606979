import CTypesetting

/// Draws what shows how a printer moves and stretches a page.
///
/// Rulers of whole centimetres go from the first label's corner to the last one's, so that the
/// offset is read at their beginning and the scale at their end. In some labels stands what to do.
struct CalibrationPage {
  let sheet: Sheet
  let canvas: Canvas
  let typesetter: Typesetter
  let style: LabelStyle

  private static let millimeter = Length.millimeters(1).points

  func draw() {
    let paper = sheet.geometry.paper
    let width = paper.width.points
    let height = paper.height.points
    drawRuler(length: width, at: height / 2, isAcross: true)
    drawRuler(length: height, at: width / 2, isAcross: false)
    drawCrosses()
    drawText(width, height)
  }

  /// A ruler from edge to edge: marks each millimetre, longer ones for 5, numbers for 10.
  private func drawRuler(length: Double, at position: Double, isAcross: Bool) {
    let count = Int(length / Self.millimeter)
    for millimeter in 0...count {
      let along = Double(millimeter) * Self.millimeter
      let reach = millimeter % 10 == 0 ? 3.0 : millimeter % 5 == 0 ? 2 : 1
      let ends = (position - reach * Self.millimeter / 2, position + reach * Self.millimeter / 2)
      if isAcross {
        canvas.line(from: (along, ends.0), to: (along, ends.1), lineWidth: 0.2)
      } else {
        canvas.line(from: (ends.0, along), to: (ends.1, along), lineWidth: 0.2)
      }
      guard millimeter % 10 == 0, millimeter > 0, millimeter < count else { continue }
      typesetter.set(
        "\(millimeter)", family: style.fontFamily, size: 5, isRightToLeft: false)
      let room = typesetter.measure()
      let x = isAcross ? along - room.width / 2 : ends.1 + 1
      let y = isAcross ? ends.1 : along - room.height / 2
      canvas.draw(typesetter, x: x, y: y, width: room.width, alignment: .left)
    }
  }

  /// Crosses in the corners of the first and the last label, to look at against the light.
  private func drawCrosses() {
    let geometry = sheet.geometry
    let first = geometry.origin(ofLabel: 0)
    let last = geometry.origin(ofLabel: geometry.labelsPerPage - 1)
    let corners = [
      (first.x.points, first.y.points),
      (
        last.x.points + geometry.labelWidth.points, last.y.points + geometry.labelHeight.points
      ),
    ]
    let arm = 4 * Self.millimeter
    for (x, y) in corners {
      canvas.line(from: (x - arm, y), to: (x + arm, y), lineWidth: 0.5)
      canvas.line(from: (x, y - arm), to: (x, y + arm), lineWidth: 0.5)
    }
  }

  /// What to do, a step in each of some labels that no ruler crosses, else in the four parts that
  /// the rulers divide the page into.
  private func drawText(_ width: Double, _ height: Double) {
    let steps = self.steps
    let labels = freeLabels(width, height)
    if labels.count >= steps.count, zip(steps, labels).allSatisfy({ fits($0, $1) }) {
      for (step, field) in zip(steps, labels) { draw(step, in: field) }
    } else {
      let parts = quarters(width, height)
      for (part, step) in zip(parts.dropLast(), steps) { draw(step, in: part) }
      if let last = parts.last {
        let rest = steps.dropFirst(parts.count - 1).joined(separator: "\n")
        draw(rest, in: last)
      }
    }
  }

  /// The parts that the rulers divide the page into, as far as a label is there.
  private func quarters(_ width: Double, _ height: Double) -> [Rectangle] {
    let geometry = sheet.geometry
    let clearance = 4 * Self.millimeter
    return [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { column, row in
      let part = Rectangle(
        x: column * (width / 2 + clearance), y: row * (height / 2 + clearance),
        width: width / 2 - clearance, height: height / 2 - clearance)
      let labels = (0..<geometry.labelsPerPage).map { label in
        let origin = geometry.origin(ofLabel: label)
        return Rectangle(
          x: origin.x.points, y: origin.y.points, width: geometry.labelWidth.points,
          height: geometry.labelHeight.points
        ).intersection(part)
      }
      let largest = labels.max { $0.width * $0.height < $1.width * $1.height }
      return (largest ?? part).inset(by: 2 * Self.millimeter)
    }
  }

  private var steps: [String] {
    let geometry = sheet.geometry
    let last = geometry.origin(ofLabel: geometry.labelsPerPage - 1)
    let across = Length(
      points: last.x.points + geometry.labelWidth.points - geometry.left.points)
    let down = Length(points: last.y.points + geometry.labelHeight.points - geometry.top.points)
    let steps = [
      "1. \(sheet.name): print this page at 100 %, and hold it against an empty sheet.",
      "2. Measure the cross at the top left. It should be \(geometry.left.text) mm from the left "
        + "edge and \(geometry.top.text) mm from the top edge.",
      "3. Is it 1 mm too far to the right? Write --offset -1,0. Is it 0.5 mm too high? Write "
        + "--offset 0,0.5.",
      "4. Measure from there to the cross at the bottom right. It should be \(across.text) mm "
        + "to the right and \(down.text) mm down.",
      "5. If you measure less or more, divide what it should be by what it is, as "
        + "\(across.text) / \(Length(points: across.points * 0.998).text) = 1.002, and write --scale "
        + "1.002,1. The second number is for the height.",
    ]
    // A measure stays with its unit, and an option with its value.
    return steps.map { step in
      var step = step
      for word in ["mm", "-1,0", "0,0.5", "1.002,1"] {
        step = step.replacing(" \(word)", with: "\u{A0}\(word)")
      }
      return step
    }
  }

  /// The insides of labels that no ruler and no cross touches.
  private func freeLabels(_ width: Double, _ height: Double) -> [Rectangle] {
    let geometry = sheet.geometry
    let reach = 5 * Self.millimeter
    return (1..<max(2, geometry.labelsPerPage - 1)).compactMap { label in
      guard label < geometry.labelsPerPage else { return nil }
      let origin = geometry.origin(ofLabel: label)
      let edge = Rectangle(
        x: origin.x.points, y: origin.y.points, width: geometry.labelWidth.points,
        height: geometry.labelHeight.points)
      let isCrossed =
        (edge.x < width / 2 + reach && edge.x + edge.width > width / 2 - reach)
        || (edge.y < height / 2 + reach && edge.y + edge.height > height / 2 - reach)
      return isCrossed ? nil : edge.inset(by: 2 * Self.millimeter)
    }
  }

  private func fits(_ text: String, _ field: Rectangle) -> Bool {
    let fit = set(text, field)
    return fit.fits && fit.size >= Self.readable
  }

  /// Smaller steps are rather in the parts of the page.
  private static let readable = 6.0

  /// Sets a text, whose lines are rather broken than made smaller.
  private func set(_ text: String, _ field: Rectangle) -> TextFit {
    let fitting = TextFitting(
      typesetter: typesetter, family: style.fontFamily, size: 9, minimum: 9)
    return fitting.fit(
      TextLines(lines: text.split(separator: "\n").map(String.init)), width: field.width,
      height: field.height)
  }

  private func draw(_ text: String, in field: Rectangle) {
    guard set(text, field).fits else { return }
    canvas.draw(typesetter, x: field.x, y: field.y, width: field.width, alignment: .left)
  }
}
