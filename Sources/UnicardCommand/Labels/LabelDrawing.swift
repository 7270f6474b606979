import LocaleSupport
import MailingLabels

/// Draws the labels of a command.
struct LabelDrawing {
  let command: LabelsCommand
  let console: Console
  let sheet: Sheet
  let style: LabelStyle

  /// An empty document.
  func document(_ format: PageFormat) throws -> LabelDocument {
    let language = command.selection.reader.reader(on: console).identifier.languageTag
    return try Self.finish { () throws(LabelDocumentError) in
      try LabelDocument(
        sheet: sheet, style: style, placement: command.placement.placement, format: format,
        title: command.title, language: language)
    }
  }

  func draw(_ labels: [MailingLabel], on document: LabelDocument) {
    document.prepare(labels)
    let bar = ProgressBar(console, total: labels.count, verb: "Drawing")
    for label in labels {
      if command.fill { document.fillPage(with: label) } else { document.add(label) }
      bar.advance(bytes: 1, contacts: 1)
    }
    bar.finish()
  }

  /// What there is to write, or why there is nothing, as the command says it.
  static func finish<Result>(
    _ step: () throws(LabelDocumentError) -> Result
  ) throws -> Result {
    do throws(LabelDocumentError) {
      return try step()
    } catch {
      switch error {
      case .placement, .unsuitable, .noPage:
        throw CommandFailure(error.description, status: .usage)
      case .noLabels, .finished, .outOfMemory, .library: throw CommandFailure(error.description)
      }
    }
  }
}

extension PageFormat {
  /// What the name of a file asks for: a picture of a page, else PDF.
  init(path: String?, page: Int, resolution: Double) {
    let name = (path ?? "").lowercased()
    if name.hasSuffix(".png") {
      self = .png(page: page, resolution: resolution)
    } else {
      self = name.hasSuffix(".svg") ? .svg(page: page) : .pdf
    }
  }
}
