import CTypesetting

/// Pages that are drawn into memory.
final class Canvas {
  private let handle: OpaquePointer
  private let buffer: ByteBuffer

  /// Nil where there is no memory or a picture would be too large, or the libraries are missing.
  init?(_ format: PageFormat, paper: PaperSize) {
    buffer = ByteBuffer()
    let pixelsPerPoint: Double
    let kind: ct_format
    switch format {
    case .pdf: (kind, pixelsPerPoint) = (CT_PDF, 1)
    case .svg: (kind, pixelsPerPoint) = (CT_SVG, 1)
    case .png(_, let resolution), .pictures(let resolution):
      (kind, pixelsPerPoint) = (CT_PNG, resolution / 72)
    }
    // The buffer is this object's, which closes the canvas before it goes.
    let handle = ct_canvas_open(
      kind, paper.width.points, paper.height.points, pixelsPerPoint,
      { context, bytes, count in
        guard let context else { return false }
        Unmanaged<ByteBuffer>.fromOpaque(context).takeUnretainedValue()
          .bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        return true
      }, Unmanaged.passUnretained(buffer).toOpaque())
    guard let handle else { return nil }
    self.handle = handle
  }

  deinit { ct_canvas_close(handle) }

  func setTitle(_ title: String, creator: String) {
    ct_canvas_set_title(handle, title, creator)
  }

  /// Ends the page. Returns whether all went well so far.
  @discardableResult
  func endPage() -> Bool { ct_canvas_end_page(handle) }

  /// What was written since this was called last: of a PNG canvas, the page that was ended.
  func takeBytes() -> [UInt8] {
    defer { buffer.bytes = [] }
    return buffer.bytes
  }

  /// Writes the rest; returns whether all went well.
  func finish() -> Bool { ct_canvas_finish(handle) }

  func move(to x: Double, _ y: Double, scale: (x: Double, y: Double)) {
    ct_canvas_set_transform(handle, x, y, scale.x, scale.y)
  }

  func stroke(
    _ rectangle: Rectangle, radius: Double = 0, lineWidth: Double = 0.25, gray: Double = 0.5
  ) {
    ct_canvas_stroke_rectangle(
      handle, rectangle.x, rectangle.y, rectangle.width, rectangle.height, radius, lineWidth, gray)
  }

  func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), lineWidth: Double = 0.25,
    gray: Double = 0
  ) {
    ct_canvas_stroke_line(handle, start.x, start.y, end.x, end.y, lineWidth, gray)
  }

  func draw(_ image: OpenImage, in field: Rectangle) {
    ct_canvas_draw_image(handle, image.handle, field.x, field.y, field.width, field.height)
  }

  func draw(_ code: QRCode, in field: Rectangle) {
    ct_canvas_fill_modules(
      handle, code.modules, Int32(code.width), field.x, field.y, field.width)
  }

  /// Draws the text that is set, from the top left of a field.
  func draw(
    _ typesetter: Typesetter, x: Double, y: Double, width: Double,
    alignment: LabelStyle.Alignment
  ) {
    let side: ct_alignment
    switch alignment {
    case .natural, .left: side = CT_ALIGN_LEFT
    case .center: side = CT_ALIGN_CENTER
    case .right: side = CT_ALIGN_RIGHT
    }
    ct_text_draw(typesetter.handle, handle, x, y, width, side)
  }
}

/// What was written so far.
private final class ByteBuffer {
  var bytes: [UInt8] = []
}
