import LocaleSupport

/// A contact's name as text, with what its parts are.
public struct FormattedContactName: Sendable, Hashable {
  /// The text with its parts; empty where the contact has nothing to be called by.
  public let attributedText: AttributedText<ContactNameComponent>
  /// Which part of the name comes first where no order is asked for.
  public let order: PersonNameOrder
  /// What stands between given name and surname in the place of a space; empty where nothing does.
  public let delimiter: String

  /// The text; empty where the contact has nothing to be called by.
  public var text: String { attributedText.text }
  /// The parts, in the order of the text. What is between them comes from the pattern.
  public var runs: [AttributedText<ContactNameComponent>.Run] { attributedText.runs }

  /// The text of a run.
  public subscript(run: AttributedText<ContactNameComponent>.Run) -> Substring {
    attributedText[run]
  }
}

extension FormattedContactName {
  /// A person's name.
  init(_ name: FormattedPersonName) {
    attributedText = AttributedText(
      text: name.text,
      runs: name.runs.map {
        .init(utf8Range: $0.utf8Range, component: ContactNameComponent($0.component))
      })
    order = name.order
    delimiter = name.delimiter
  }

  /// A text that is taken whole.
  init(_ text: String, _ component: ContactNameComponent) {
    attributedText = AttributedText(
      text: text,
      runs: text.isEmpty ? [] : [.init(utf8Range: 0..<text.utf8.count, component: component)])
    order = .givenFirst
    delimiter = " "
  }
}

extension FormattedContactName {
  /// The name without a comma before a generation, which German writes like English but for it:
  /// 'Jürgen Brandt jun.'.
  func withoutComma(beforeGenerationIn locale: LocaleIdentifier) -> FormattedContactName {
    guard locale.language == "de",
      let position = runs.firstIndex(where: { $0.component == .generation }), position > 0
    else { return self }
    let end = runs[position - 1].utf8Range.upperBound
    let start = runs[position].utf8Range.lowerBound
    var bytes = Array(text.utf8)
    guard bytes[end..<start].first == UInt8(ascii: ",") else { return self }
    bytes.remove(at: end)
    let moved = runs.enumerated().map { index, run in
      index < position
        ? run
        : AttributedText<ContactNameComponent>.Run(
          utf8Range: (run.utf8Range.lowerBound - 1)..<(run.utf8Range.upperBound - 1),
          component: run.component)
    }
    return FormattedContactName(
      attributedText: AttributedText(text: String(decoding: bytes, as: UTF8.self), runs: moved),
      order: order, delimiter: delimiter)
  }

  /// The name with what its pattern has no place for: a title before it, a generation and degrees
  /// after it.
  func adding(
    _ wanted: [PersonNameField], of fields: PersonNameFields
  ) -> FormattedContactName {
    var text = text
    var runs = runs
    func isMissing(_ field: PersonNameField) -> Bool {
      wanted.contains(field) && !runs.contains { $0.component == ContactNameComponent(field) }
    }
    if let title = fields[.title], isMissing(.title) {
      let added = title.utf8.count + 1
      text = title + " " + text
      runs = runs.map { run in
        let range = run.utf8Range
        return AttributedText<ContactNameComponent>.Run(
          utf8Range: (range.lowerBound + added)..<(range.upperBound + added),
          component: run.component)
      }
      runs.insert(.init(utf8Range: 0..<(added - 1), component: .title), at: 0)
    }
    for field in [PersonNameField.generation, .credentials] {
      let component = ContactNameComponent(field)
      guard let suffix = fields[field], isMissing(field) else { continue }
      text += field == .generation ? " " : ", "
      let start = text.utf8.count
      text += suffix
      runs.append(.init(utf8Range: start..<text.utf8.count, component: component))
    }
    return FormattedContactName(
      attributedText: AttributedText(text: text, runs: runs), order: order, delimiter: delimiter)
  }
}
