import MailingLabels

/// Tells what became of labels.
struct LabelReport {
  let console: Console

  /// Who got no label, and why.
  func list(_ omissions: [LabelOmission]) {
    guard !omissions.isEmpty else { return }
    console.warning("\(Count(omissions.count, "address", "addresses")) got no label:")
    for omission in omissions { console.note("  \(VisibleText.line(omission.description))") }
  }

  /// What is doubtful about the labels, each once: copies have the same.
  func list(_ issues: [LabelIssue]) {
    var seen: Set<String> = []
    var small: [String] = []
    for issue in issues where seen.insert(issue.description).inserted {
      let place = issue.place.map { " (page \($0.page), label \($0.label))" } ?? ""
      if case .small = issue.kind {
        small.append(issue.description.dropLast() + place + ".")
      } else {
        console.warning(issue.description.dropLast() + place + ".")
      }
    }
    guard !small.isEmpty else { return }
    console.warning(
      "\(Count(small.count, "label has", "labels have")) text smaller than it should be; take "
        + "larger labels, or a smaller --min-size to be content with it:")
    for line in small { console.note("  \(VisibleText.line(line))") }
  }

  /// How much was printed; `page` is the only one that a picture shows.
  func summarize(_ document: LabelDocument, page: Int?, path: String?) {
    var line = "Made \(Count(document.labelCount, "label"))"
    line += " on \(Count(document.pageCount, document.sheet.kind == .sheet ? "page" : "piece"))"
    line += " of \(document.sheet.name)"
    if let path {
      if let page, document.pageCount > 1 { line += "; number \(page) of them is" }
      line += " in \(path)"
    }
    line += "."
    if let size = document.smallestFontSize, size < document.style.fontSize {
      line += " The smallest text has \(LabelIssue.points(size)) points."
    }
    console.note(VisibleText.line(line))
  }
}
