/// What a document of pages is.
public enum PageFormat: Sendable, Hashable {
  /// All pages, as PDF with the fonts in it.
  case pdf
  /// One page, from 1, as SVG.
  case svg(page: Int)
  /// One page, from 1, as PNG of so many pixels an inch.
  case png(page: Int, resolution: Double)
  /// All pages, each as PNG of so many pixels an inch.
  case pictures(resolution: Double)

  /// The page; nil where all are meant.
  package var page: Int? {
    switch self {
    case .pdf, .pictures: nil
    case .svg(let page), .png(let page, _): page
    }
  }

  /// What is wrong with it, as a sentence; nil where nothing is.
  var problem: String? {
    switch self {
    case .pdf, .svg: return nil
    case .png(_, let resolution), .pictures(let resolution):
      return resolution.isFinite && resolution > 0
        ? nil : "A picture can't have \(resolution) pixels an inch; take 150."
    }
  }
}
