/// What is drawn on the first page of a document, from its own operators (ISO 32000-1, section 8.5):
/// programs that draw it move lines to whole pixels.
struct PageContent {
  /// A box around a line or an outline, in points from the page's top left.
  struct Box {
    let x, y, width, height: Double
  }

  /// The boxes around all that is stroked, in order.
  private(set) var strokes: [Box] = []

  /// Reads a document; nil where it has no page.
  init?(of document: [UInt8], pageHeight: Double) {
    guard let file = PDFFile(document), let page = file.pages.first,
      let contents = PDFFile.reference(after: "/Contents", in: file.text(page)),
      let stream = file.stream(contents)
    else { return nil }
    var matrix = PDFMatrix()
    var saved: [PDFMatrix] = []
    var points: [(x: Double, y: Double)] = []
    func add(_ x: Double, _ y: Double) {
      let point = matrix.point(x, y)
      points.append((point.x, pageHeight - point.y))
    }
    for (name, operands) in PDFOperators(stream) {
      let numbers = operands.compactMap(\.number)
      switch name {
      case "q": saved.append(matrix)
      case "Q": matrix = saved.popLast() ?? matrix
      case "cm": matrix = PDFMatrix(numbers).followed(by: matrix)
      case "m", "l", "c":
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          add(numbers[index], numbers[index + 1])
        }
      case "re" where numbers.count == 4:
        add(numbers[0], numbers[1])
        add(numbers[0] + numbers[2], numbers[1] + numbers[3])
      case "S", "s": stroke(&points)
      case "f", "f*", "n", "B", "W": points = []
      default: break
      }
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
}
