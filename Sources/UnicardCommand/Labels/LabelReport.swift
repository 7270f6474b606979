import MailingLabels

/// Tells what became of labels.
struct LabelReport {
  let console: Console

  /// Who got no label, and why.
  func list(_ omissions: [LabelOmission]) {
    guard !omissions.isEmpty else { return }
    console.warning("\(Self.count(of: omissions)) got no label:")
    for omission in omissions { console.note("  \(VisibleText.line(omission.description))") }
    if omissions.contains(where: { $0.reason == .inOnePiece }) {
      console.hint("--formatted prints an address in one piece as it stands.")
    }
  }

  /// How many were left out. Of a contact with another label it was only an address.
  private static func count(of omissions: [LabelOmission]) -> Count {
    let contacts = Set(omissions.map { [$0.source, "\($0.index)"] }).count
    return contacts == omissions.count
      ? Count(contacts, "contact") : Count(omissions.count, "address", "addresses")
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

  /// How much was printed, who shares labels, and how many have none.
  func summarize(
    _ document: LabelDocument, _ labels: [MailingLabel], _ source: any LabelSource,
    _ command: LabelsCommand
  ) {
    var text = Self.made(document)
    if let path = command.path {
      if let page = command.format.page, document.pageCount > 1 {
        text += "; number \(page) of them is"
      }
      text += " in \(path)"
    } else if let folder = command.preview {
      text += "; pictures of \(document.pageCount == 1 ? "it" : "them") are in \(folder)"
    }
    text += "."
    let shared = Set(labels.filter { $0.contactCount > 1 })
    if !shared.isEmpty {
      let people = shared.reduce(0) { $0 + $1.contactCount }
      text += " \(Count(people, "contact")) share \(Count(shared.count, "label"))."
    }
    if !source.omissions.isEmpty {
      text += " \(Self.count(of: source.omissions)) got none: "
      text += Self.reasons(source.omissions) + "."
    }
    if let size = document.smallestFontSize, size < document.style.fontSize {
      text +=
        document.style.usesOneSize
        ? " All text has \(LabelIssue.points(size)) points."
        : " The smallest text has \(LabelIssue.points(size)) points."
    }
    console.note(VisibleText.line(text))
  }

  private static func made(_ document: LabelDocument) -> String {
    let sheet = document.sheet
    let geometry = sheet.geometry
    let size = "\(geometry.labelWidth.text) × \(geometry.labelHeight.text) mm"
    let name = sheet.part.isEmpty ? nil : sheet.name
    switch sheet.kind {
    case .sheet:
      let page = geometry.paper.name ?? "given"
      return
        "Made \(Count(document.labelCount, "label")) on \(Count(document.pageCount, "page")) of "
        + (name ?? "\(page) with \(geometry.columns) × \(geometry.rows) labels of \(size)")
    case .roll:
      return "Made \(Count(document.labelCount, "label")) of \(name ?? size)"
    case .envelope:
      return "Made \(Count(document.labelCount, "envelope")) of \(name ?? size)"
    }
  }

  /// Why there were no labels, with how many for each reason, the usual one first.
  private static func reasons(_ omissions: [LabelOmission]) -> String {
    var counts: [(reason: String, count: Int)] = []
    for omission in omissions {
      let reason = omission.reason.summary
      if let index = counts.firstIndex(where: { $0.reason == reason }) {
        counts[index].count += 1
      } else {
        counts.append((reason, 1))
      }
    }
    counts.sort { $0.count == $1.count ? $0.reason < $1.reason : $0.count > $1.count }
    if counts.count == 1, let only = counts.first { return only.reason }
    return counts.map { "\($0.count) with \($0.reason)" }.joined(separator: ", ")
  }
}

extension LabelOmission.Reason {
  /// The reason in a few words, the same for all who have it.
  fileprivate var summary: String {
    switch self {
    case .noAddress: "no postal address"
    case .noAddressOfKind(let kind): "no \(kind.rawValue) address"
    case .incomplete: "too little of an address"
    case .inOnePiece: "an address in one piece"
    case .noName: "no name"
    case .noFields: "nothing of what the template asks for"
    }
  }
}
