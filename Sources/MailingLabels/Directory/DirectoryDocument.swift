/// Draws a list of contacts in columns, with running heads and page numbers.
///
/// No entry is divided between columns, and no heading stands alone at the foot of one.
public struct DirectoryDocument {
  private let directory: ContactDirectory
  private let style: DirectoryStyle
  private let pages: Pages
  private let setter: DirectoryTypesetter

  /// Something in a column, as high as it is.
  private struct Block {
    enum Content {
      case heading(String)
      case entry(ContactDirectory.Entry)
    }

    let content: Content
    let height: Double
    /// Whether the next one is to stand in the same column.
    let keepsNext: Bool
  }

  /// A block in its place.
  private struct Placed {
    let block: Block
    let page: Int
    let column: Int
    let y: Double
  }

  /// Begins a document.
  ///
  /// - Throws: ``LabelDocumentError``.
  public init(
    _ directory: ContactDirectory, style: DirectoryStyle = DirectoryStyle(),
    format: PageFormat = .pdf
  ) throws(LabelDocumentError) {
    if let problem = style.problem { throw .unsuitable(problem) }
    self.directory = directory
    self.style = style
    pages = try Pages(
      format, paper: style.paper, title: directory.title, language: directory.language)
    setter = DirectoryTypesetter(
      canvas: pages.canvas, typesetter: pages.typesetter, style: style,
      language: directory.language, isRightToLeft: directory.isRightToLeft)
  }

  /// Draws all of it: the bytes of the document, or of each picture.
  ///
  /// - Throws: ``LabelDocumentError``, as where there is no entry.
  public func finish() throws(LabelDocumentError) -> [[UInt8]] {
    guard directory.entryCount > 0 else { throw .noLabels }
    let placed = place(blocks())
    let count = (placed.last?.page ?? 0) + 1
    for page in 0..<count {
      pages.begin()
      guard pages.isDrawn else { continue }
      let here = placed.filter { $0.page == page }
      drawFrame(here.map(\.block), number: page + 1, of: count)
      for item in here { draw(item) }
    }
    return try pages.finish()
  }

  /// How many pages there are; known once it is drawn.
  public var pageCount: Int { pages.count }

  /// What is doubtful about it, as characters that no font has; known once it is drawn.
  public var issues: [LabelIssue] { setter.issues }

  // MARK: Placing

  private func blocks() -> [Block] {
    directory.sections.flatMap { section in
      [
        Block(
          content: .heading(section.title), height: setter.headingHeight(section.title),
          keepsNext: true)
      ]
        + section.entries.map {
          Block(content: .entry($0), height: setter.height(of: $0), keepsNext: false)
        }
    }
  }

  private var top: Double { style.margin.points + style.fontSize * 3 }
  private var bottom: Double {
    style.paper.height.points - style.margin.points - style.fontSize * 2
  }

  private func place(_ blocks: [Block]) -> [Placed] {
    var placed: [Placed] = []
    var page = 0
    var column = 0
    var y = top
    for (index, block) in blocks.enumerated() {
      var needed = block.height
      if block.keepsNext, index + 1 < blocks.count { needed += blocks[index + 1].height }
      if y > top, y + needed > bottom {
        column += 1
        y = top
        if column == style.columns {
          column = 0
          page += 1
        }
      }
      placed.append(Placed(block: block, page: page, column: column, y: y))
      y += block.height
    }
    return placed
  }

  // MARK: Drawing

  private func draw(_ item: Placed) {
    let column = directory.isRightToLeft ? style.columns - 1 - item.column : item.column
    let x = style.margin.points + Double(column) * (style.columnWidth + DirectoryStyle.gutter)
    switch item.block.content {
    case .heading(let title): setter.drawHeading(title, x: x, y: item.y)
    case .entry(let entry): setter.draw(entry, x: x, y: item.y)
    }
  }

  /// The list's title, the first and the last name of the page, and its number.
  private func drawFrame(_ blocks: [Block], number: Int, of count: Int) {
    let names = blocks.compactMap { block in
      if case .entry(let entry) = block.content { return entry.title.text }
      return nil
    }
    var head = names.first ?? ""
    if let last = names.last, last != head { head += " – " + last }
    let x = style.margin.points
    let width = style.paper.width.points - 2 * x
    setter.drawPair(
      ContactDirectory.Line(directory.title, aside: head), x: x, y: x, width: width)
    let line = x + style.fontSize * 1.7
    pages.canvas.line(from: (x, line), to: (x + width, line), lineWidth: 0.4, gray: 0.4)
    setter.drawCentered(
      count == 1 ? "" : "\(number)", x: x, y: style.paper.height.points - x - style.fontSize,
      width: width)
  }
}
