/// A rectangle in points.
struct Rectangle: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The rectangle without so much at each edge.
  func inset(by amount: Double) -> Rectangle {
    let across = min(amount, width / 2)
    let down = min(amount, height / 2)
    return Rectangle(
      x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down)
  }

  /// What it has in common with another one; of no size where that is nothing.
  func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return Rectangle(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// What goes where on a label, from its top left.
struct LabelFields {
  /// For the recipient's lines.
  var text: Rectangle
  /// For the sender's.
  var sender: Rectangle?
  var image: Rectangle?
  /// A square.
  var qrCode: Rectangle?
  var verticalAlignment: LabelStyle.VerticalAlignment

  /// Between text and what is beside it.
  private static let gap = Length.millimeters(1.5).points
  /// Phones need no larger one.
  private static let largestQRCode = Length.millimeters(30).points

  /// Divides a label.
  ///
  /// - Parameter printable: What the printer reaches of it.
  init(_ sheet: Sheet, _ style: LabelStyle, printable: Rectangle, hasQRCode: Bool) {
    let width = sheet.geometry.labelWidth.points
    let height = sheet.geometry.labelHeight.points
    let whole = Rectangle(x: 0, y: 0, width: width, height: height)
    let inner = whole.inset(by: Self.margin(sheet, style)).intersection(printable)
    verticalAlignment = style.verticalAlignment ?? (sheet.kind == .envelope ? .top : .center)
    if sheet.kind == .envelope {
      text = Self.envelopeAddress(width, height).intersection(printable)
      sender = style.returnAddress.isEmpty ? nil : Self.envelopeSender(inner)
    } else {
      text = inner
    }
    placeImage(style, isEnvelope: sheet.kind == .envelope, inner)
    if hasQRCode {
      let side = min(text.height, text.width * 0.4, Self.largestQRCode)
      qrCode = Rectangle(
        x: text.x + text.width - side, y: text.y + (text.height - side) / 2, width: side,
        height: side)
      text.width -= side + Self.gap
    }
    if sheet.kind != .envelope, !style.returnAddress.isEmpty {
      let room = min(text.height * 0.2, 10)
      sender = Rectangle(x: text.x, y: text.y, width: text.width, height: room)
      text.y += room + Self.gap
      text.height -= room + Self.gap
    }
  }

  private mutating func placeImage(_ style: LabelStyle, isEnvelope: Bool, _ inner: Rectangle) {
    guard let image = style.image else { return }
    let field = isEnvelope ? sender ?? Self.envelopeSender(inner) : text
    let width = min(field.width * 0.3, field.height * image.aspectRatio)
    let height = image.aspectRatio > 0 ? min(width / image.aspectRatio, field.height) : width
    let top = isEnvelope ? field.y : field.y + (field.height - height) / 2
    self.image = Rectangle(x: field.x, y: top, width: width, height: height)
    if !isEnvelope {
      text.x += width + Self.gap
      text.width -= width + Self.gap
    } else if sender != nil {
      sender?.x += width + Self.gap
      sender?.width -= width + Self.gap
    }
  }

  /// What stays free at the edges, in points: a small label has little to spare, and printers
  /// miss an edge by up to a millimetre.
  static func margin(_ sheet: Sheet, _ style: LabelStyle) -> Double {
    let smaller = min(sheet.geometry.labelWidth.points, sheet.geometry.labelHeight.points)
    if let margin = style.margin { return margin.points }
    if sheet.kind == .envelope { return Length.millimeters(10).points }
    return min(
      Length.millimeters(3).points, max(Length.millimeters(1).points, smaller * 0.08))
  }

  /// The field that the posts' machines read: right of the middle, below the stamp, 15 mm from the
  /// right edge and 16 mm (5/8 in, where bars are printed) from the bottom.
  private static func envelopeAddress(_ width: Double, _ height: Double) -> Rectangle {
    let right = Length.millimeters(15).points
    let bottom = Length.millimeters(16).points
    let x = width * 0.42
    let y = height * 0.42
    return Rectangle(
      x: x, y: y, width: max(1, width - x - right), height: max(1, height - y - bottom))
  }

  /// The upper left of an envelope, away from the stamp.
  private static func envelopeSender(_ inner: Rectangle) -> Rectangle {
    Rectangle(x: inner.x, y: inner.y, width: inner.width * 0.45, height: inner.height * 0.3)
  }
}
