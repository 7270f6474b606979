/// A picture in shades of gray, as PGM files have it.
struct GrayPicture {
  let width: Int
  let height: Int
  /// 0 is black.
  let pixels: [UInt8]

  init?(pgm: [UInt8]) {
    var index = 0
    func word() -> String {
      while index < pgm.count, pgm[index] <= 0x20 { index += 1 }
      let start = index
      while index < pgm.count, pgm[index] > 0x20 { index += 1 }
      return String(decoding: pgm[start..<index], as: UTF8.self)
    }
    guard word() == "P5", let width = Int(word()), let height = Int(word()), word() == "255",
      pgm.count - index - 1 == width * height
    else { return nil }
    self.width = width
    self.height = height
    pixels = Array(pgm[(index + 1)...])
  }

  /// Whether a pixel in a rectangle is darker than paper.
  func hasInk(x: Range<Int>, y: Range<Int>) -> Bool {
    y.clamped(to: 0..<height).contains { row in
      x.clamped(to: 0..<width).contains { pixels[row * width + $0] < 200 }
    }
  }

  /// How dark squares of so many pixels are on average, in rows.
  func darkness(inSquaresOf side: Int) -> [Double] {
    stride(from: 0, to: height, by: side).flatMap { top in
      stride(from: 0, to: width, by: side).map { left in
        var sum = 0
        var count = 0
        for row in top..<min(top + side, height) {
          for column in left..<min(left + side, width) {
            sum += 255 - Int(pixels[row * width + column])
            count += 1
          }
        }
        return Double(sum) / Double(count) / 255
      }
    }
  }
}
