import Glibc

/// What is drawn on the first page of a document, from its own operators (ISO 32000-1, section 8.5):
/// programs that draw it move lines to whole pixels.
struct PageContent {
  /// A box around a line or an outline, in points from the page's top left.
  struct Box {
    let x, y, width, height: Double
  }

  /// The boxes around all that is stroked, in order.
  private(set) var strokes: [Box] = []

  /// Reads a document whose first stream is its first page; nil where it is not so.
  init?(of document: [UInt8], pageHeight: Double) {
    guard let start = document.firstRange(of: Array("stream\n".utf8)),
      let end = document[start.upperBound...].firstRange(of: Array("endstream".utf8)),
      let text = Self.inflated(Array(document[start.upperBound..<end.lowerBound]))
    else { return nil }
    interpret(text, pageHeight)
  }

  private mutating func interpret(_ text: String, _ pageHeight: Double) {
    var matrix = [1.0, 0, 0, 1, 0, 0]
    var saved: [[Double]] = []
    var numbers: [Double] = []
    var points: [(x: Double, y: Double)] = []
    func add(_ x: Double, _ y: Double) {
      points.append(
        (
          matrix[0] * x + matrix[2] * y + matrix[4],
          pageHeight - (matrix[1] * x + matrix[3] * y + matrix[5])
        ))
    }
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch word {
      case "q": saved.append(matrix)
      case "Q": matrix = saved.popLast() ?? matrix
      case "cm" where numbers.count >= 6: matrix = Self.product(Array(numbers.suffix(6)), matrix)
      case "m", "l", "c":
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          add(numbers[index], numbers[index + 1])
        }
      case "re" where numbers.count >= 4:
        let rectangle = Array(numbers.suffix(4))
        add(rectangle[0], rectangle[1])
        add(rectangle[0] + rectangle[2], rectangle[1] + rectangle[3])
      case "S", "s": stroke(&points)
      case "f", "f*", "n", "B", "W": points = []
      default: break
      }
      numbers = []
    }
  }

  private mutating func stroke(_ points: inout [(x: Double, y: Double)]) {
    let x = points.map(\.x)
    let y = points.map(\.y)
    points = []
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return
    }
    strokes.append(Box(x: left, y: top, width: right - left, height: bottom - top))
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2],
      a[2] * b[1] + a[3] * b[3], a[4] * b[0] + a[5] * b[2] + b[4],
      a[4] * b[1] + a[5] * b[3] + b[5],
    ]
  }

  private typealias Uncompress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt
    ) -> Int32

  /// The text of a compressed stream, through zlib, which drawing PNG needs anyway.
  private static func inflated(_ bytes: [UInt8]) -> String? {
    guard let library = dlopen("libz.so.1", RTLD_NOW), let symbol = dlsym(library, "uncompress")
    else { return nil }
    let uncompress = unsafeBitCast(symbol, to: Uncompress.self)
    var text = [UInt8](repeating: 0, count: 4 << 20)
    var count = UInt(text.count)
    guard uncompress(&text, &count, bytes, UInt(bytes.count)) == 0 else { return nil }
    return String(decoding: text[..<Int(count)], as: UTF8.self)
  }
}
