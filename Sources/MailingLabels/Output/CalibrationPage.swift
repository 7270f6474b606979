import CTypesetting

/// Draws what shows how a printer moves and stretches a page.
///
/// Rulers of whole centimetres go from the first label's corner to the last one's, so that the
/// offset is read at their beginning and the scale at their end. In the middle stands what to do.
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

  private func drawText(_ width: Double, _ height: Double) {
    let geometry = sheet.geometry
    let last = geometry.origin(ofLabel: geometry.labelsPerPage - 1)
    let text = """
      \(sheet.name): \(geometry.description)
      Print at 100 %, hold against an empty sheet, and measure.
      The first cross is meant to be \(geometry.left.text) mm from the left \
      and \(geometry.top.text) mm from the top;
      what it is short of that is the offset: --offset 1,-0.5
      The second is meant to be \
      \(Length(points: last.x.points + geometry.labelWidth.points - geometry.left.points).text) mm \
      to its right \
      and \(Length(points: last.y.points + geometry.labelHeight.points - geometry.top.points).text) mm \
      below;
      meant by measured is the scale: --scale 1.002,0.999
      """
    let field = Rectangle(
      x: width * 0.08, y: height * 0.1, width: width * 0.38, height: height * 0.3)
    let fitting = TextFitting(
      typesetter: typesetter, family: style.fontFamily, size: 9, minimum: 5)
    let fit = fitting.fit(text, isRightToLeft: false, width: field.width, height: field.height)
    guard fit.fits else { return }
    canvas.draw(typesetter, x: field.x, y: field.y, width: field.width, alignment: .left)
  }
}
