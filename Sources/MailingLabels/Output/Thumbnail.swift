extension LabelImage {
  /// The picture made small, as a PNG file that is a square of so many pixels, of which it fills what its
  /// shape allows; nil where it can't be drawn.
  public func thumbnail(pixels: Int) -> [UInt8]? {
    let side = Double(pixels)
    let paper = PaperSize(width: Length(points: side), height: Length(points: side))
    guard let image = open(), let canvas = Canvas(.pictures(resolution: 72), paper: paper) else {
      return nil
    }
    let width = aspectRatio >= 1 ? side : side * aspectRatio
    let height = aspectRatio >= 1 ? side / aspectRatio : side
    canvas.draw(
      image,
      in: Rectangle(
        x: (side - width) / 2, y: (side - height) / 2, width: width, height: height))
    guard canvas.endPage() else { return nil }
    let bytes = canvas.takeBytes()
    return bytes.isEmpty ? nil : bytes
  }
}
