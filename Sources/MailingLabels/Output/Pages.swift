/// The pages of a document, of which one is drawn on at a time.
final class Pages {
  let canvas: Canvas
  let typesetter: Typesetter
  /// How many pages there are so far.
  private(set) var count = 0

  private let format: PageFormat
  private let language: String
  private var pictures: [[UInt8]] = []
  private var isFailed = false
  /// Whether the document is finished: its canvas takes nothing more.
  private(set) var isFinished = false

  /// Begins a document.
  init(
    _ format: PageFormat, paper: PaperSize, title: String, language: String
  ) throws(LabelDocumentError) {
    if let problem = format.problem { throw .unsuitable(problem) }
    do throws(TypesettingLibraryError) {
      try TypesettingLibraries.load()
    } catch {
      throw .library(error)
    }
    guard let canvas = Canvas(format, paper: paper), let typesetter = Typesetter() else {
      throw .outOfMemory
    }
    self.canvas = canvas
    self.typesetter = typesetter
    self.format = format
    self.language = language
    canvas.setTitle(title, creator: "unicard")
  }

  /// Whether what is drawn on the current page is seen: pictures show one page.
  var isDrawn: Bool { format.page.map { $0 == count } ?? true }

  /// Begins the next page.
  func begin() {
    if count > 0 { end() }
    count += 1
  }

  private func end() {
    switch format {
    case .pdf: if !canvas.endPage() { isFailed = true }
    case .pictures: endPicture()
    // The canvas has one page alone.
    case .svg: break
    case .png: if isDrawn { endPicture() }
    }
  }

  private func endPicture() {
    if !canvas.endPage() { isFailed = true }
    pictures.append(canvas.takeBytes())
  }

  /// The document: of ``PageFormat/pictures(resolution:)`` each page, else one file.
  func finish() throws(LabelDocumentError) -> [[UInt8]] {
    if isFinished { throw .finished }
    if let page = format.page, page < 1 || page > count { throw .noPage(page, of: count) }
    isFinished = true
    end()
    guard canvas.finish(), !isFailed else { throw .outOfMemory }
    switch format {
    case .pictures, .png: return pictures
    case .svg: return [canvas.takeBytes()]
    case .pdf: return [PDFCatalog.adding(language: language, to: canvas.takeBytes())]
    }
  }
}
