/// The text of a page and where it is, from the page's own operators (ISO 32000-1, section 9.4).
struct PDFText {
  /// One glyph that was shown.
  struct Glyph {
    /// What it stands for; the first one of several that stand for a text together has all of it.
    var text: String
    /// Its size, in points.
    let size: Double
    /// Its origin on the base line, in points from the page's top left.
    let x, y: Double
    /// Its ink likewise; nil where it has none.
    let ink: (left: Double, top: Double, right: Double, bottom: Double)?
  }

  private(set) var glyphs: [Glyph] = []
  /// Operators and fonts that change where text is and are not understood here.
  private(set) var unread: [String] = []

  private var fonts: [String: PDFFont] = [:]
  private let pageHeight: Double

  init?(ofPage page: Int, in file: PDFFile) {
    let header = file.text(page)
    guard let height = file.height(ofPage: page),
      let contents = PDFFile.reference(after: "/Contents", in: header),
      let resources = PDFFile.reference(after: "/Resources", in: header),
      let stream = file.stream(contents)
    else { return nil }
    pageHeight = height
    for match in file.text(resources).matches(of: #/(\/f-\d+-\d+) (\d+) 0 R/#) {
      fonts[String(match.1)] = Int(match.2).flatMap { PDFFont($0, in: file) }
    }
    interpret(PDFOperators(stream))
  }

  private struct State {
    var matrix = PDFMatrix()
    var line = PDFMatrix()
    var position = PDFMatrix()
    var font: PDFFont?
    var size = 0.0
  }

  private mutating func interpret(_ operators: PDFOperators) {
    var state = State()
    var saved: [PDFMatrix] = []
    var together: String?
    for (name, operands) in operators {
      let numbers = operands.compactMap(\.number)
      switch name {
      case "q": saved.append(state.matrix)
      case "Q": state.matrix = saved.popLast() ?? state.matrix
      case "cm": state.matrix = PDFMatrix(numbers).followed(by: state.matrix)
      case "BT":
        state.line = PDFMatrix()
        state.position = PDFMatrix()
      case "Tm":
        state.line = PDFMatrix(numbers)
        state.position = state.line
      case "Td":
        state.line = PDFMatrix([1, 0, 0, 1] + numbers).followed(by: state.line)
        state.position = state.line
      case "Tf":
        guard case .name(let font)? = operands.first, let found = fonts[font] else {
          unread.append("\(operands)")
          continue
        }
        state.font = found
        state.size = numbers.last ?? 0
      case "Tj", "TJ":
        for operand in operands { show(operand, &state, &together) }
      case "BDC":
        if case .string(let bytes)? = operands.last { together = Self.string(ofUTF16: bytes) }
      case "EMC": together = nil
      case "Tc", "Tw", "Tz", "TL", "Ts", "T*", "'", "\"": unread.append(name)
      default: break
      }
    }
  }

  private mutating func show(
    _ operand: PDFOperators.Operand, _ state: inout State, _ together: inout String?
  ) {
    guard let font = state.font else { return }
    switch operand {
    case .name: break
    case .number(let back):
      let moved = -back / 1000 * state.size
      state.position = PDFMatrix([1, 0, 0, 1, moved, 0]).followed(by: state.position)
    case .string(let bytes):
      let codes =
        font.isComposite
        ? stride(from: 0, to: bytes.count - 1, by: 2).map {
          Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])
        }
        : bytes.map(Int.init)
      for code in codes {
        add(code, font, state, text: together ?? font.text(code))
        if together != nil { together = "" }
        let width = font.width(code) / 1000 * state.size
        state.position = PDFMatrix([1, 0, 0, 1, width, 0]).followed(by: state.position)
      }
    }
  }

  private mutating func add(_ code: Int, _ font: PDFFont, _ state: State, text: String) {
    let matrix = PDFMatrix([state.size, 0, 0, state.size, 0, 0]).followed(by: state.position)
      .followed(by: state.matrix)
    let origin = matrix.point(0, 0)
    let ink = font.box(code).map { box in
      let first = matrix.point(box.left / 1000, box.bottom / 1000)
      let second = matrix.point(box.right / 1000, box.top / 1000)
      return (
        left: min(first.x, second.x), top: pageHeight - max(first.y, second.y),
        right: max(first.x, second.x), bottom: pageHeight - min(first.y, second.y)
      )
    }
    glyphs.append(
      Glyph(
        text: text, size: abs(matrix.d), x: origin.x, y: pageHeight - origin.y, ink: ink))
  }

  /// The text of big-endian UTF-16 in hexadecimal digits, with or without a byte order mark.
  static func string(ofUTF16 digits: [UInt8]) -> String {
    let digits = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    var units = stride(from: 0, to: digits.count - 3, by: 4).map { start in
      digits[start..<(start + 4)].reduce(UInt16(0)) { $0 << 4 | UInt16($1) }
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return String(decoding: units, as: UTF16.self)
  }
}

/// A matrix that moves and stretches (section 8.3.3).
struct PDFMatrix {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

  init() {}

  init(_ numbers: [Double]) {
    guard numbers.count >= 6 else { return }
    (a, b, c) = (numbers[0], numbers[1], numbers[2])
    (d, e, f) = (numbers[3], numbers[4], numbers[5])
  }

  func followed(by next: PDFMatrix) -> PDFMatrix {
    PDFMatrix([
      a * next.a + b * next.c, a * next.b + b * next.d, c * next.a + d * next.c,
      c * next.b + d * next.d, e * next.a + f * next.c + next.e,
      e * next.b + f * next.d + next.f,
    ])
  }

  func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + e, b * x + d * y + f)
  }
}
