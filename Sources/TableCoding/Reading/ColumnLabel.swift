package import ContactModel
import SourceText

/// What the label of a column or of a cell says.
package struct ColumnLabel: Hashable, Sendable {
  package var types: TypeSet = .none
  /// The text of the label attribute, where types can't say it.
  package var stored = ""
  /// Whether a cell says that its value is the preferred one.
  var isPrimary = false

  package init() {}

  package init(_ label: Label) {
    if let types = TypeSet(label) { self.types = types } else { stored = label.storedText }
  }

  /// Reads a label as meanings have it: types with `+` between, and behind them any other text.
  package init(meaning text: String) {
    var rest = text[...]
    while let name = rest.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
      .first,
      let type = Label(predefinedName: String(name)).flatMap(TypeSet.init)
        ?? TypeSet(name: String(name))
    {
      types.formUnion(type)
      rest = rest.dropFirst(name.count + 1)
    }
    guard !rest.isEmpty else { return }
    if types == .none, let label = Label(predefinedName: String(rest)) {
      self = ColumnLabel(label)
    } else {
      // Line breaks are line feeds, as they are in cells.
      stored = String(rest.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
  }

  /// Reads a label as address books show it: `* Home`, `Home Fax`, or what somebody typed.
  init(shown text: String) {
    let isPrimary = text.hasPrefix("*")
    let rest = String(text.dropFirst(isPrimary ? 1 : 0).drop { $0 == " " })
    if let label = Self.labels[HeaderFolding.folded(rest)] {
      self = ColumnLabel(label)
    } else {
      stored = rest
    }
    self.isPrimary = isPrimary
  }

  /// The label; nil for none.
  var label: Label? { stored.isEmpty ? types.label.label : Label(storedText: stored) }

  /// Labels by the folded text that address books show for them.
  static let labels: [String: Label] = {
    var labels: [String: Label] = [:]
    for label in Label.predefined { labels[label.name.lowercased()] = label }
    labels["fax"] = .otherFax
    labels["cell"] = .mobile
    labels["domesticpartner"] = .partner
    return labels
  }()
}

/// What a label says, in a form that costs nothing to copy: its text is in the decoder's
/// `labelTexts`.
struct CellLabel {
  var types = TypeSet.none
  var isPrimary = false
  var textStart = 0
  var textCount = 0

  init() {}

  init(_ label: ColumnLabel, textIn texts: inout ByteArena) {
    types = label.types
    isPrimary = label.isPrimary
    textStart = texts.count
    texts.append(utf8: label.stored)
    textCount = texts.count - textStart
  }
}

/// A label's text as it stands in cells, in the decoder's `labelTexts`, and its meaning.
struct LabelMemory {
  let start: Int
  let count: Int
  let meaning: CellLabel
}

extension RowDecoder {
  /// The label of a group's values in this row: from its own column, else the one that the
  /// header says. It is valid until the next one is asked for.
  @inline(__always)
  mutating func label(_ step: UnsafePointer<RowSteps.Step>) -> CellLabel {
    let cell = row[step.pointee.labelColumn]
    return cell.isEmpty ? step.pointee.label : known(cell, beside: step.pointee.label)
  }

  /// What a text says as a label, and a header beside it: what somebody remarks about a value takes nothing from
  /// that.
  mutating func known(_ text: Bytes, beside header: CellLabel) -> CellLabel {
    var label = known(text)
    if label.types.rawValue == 0 { label.types = header.types }
    return label
  }

  /// The meaning of a label's text, looked up among those that were met: a file has few.
  private mutating func known(_ text: Bytes) -> CellLabel {
    for number in labels.indices {
      let start = labels[number].start
      let count = labels[number].count
      // Most others differ in length or in the first letter.
      guard count == text.count, labelTexts[start] == text[0],
        labelTexts[start..<start + count].isSame(as: text)
      else { continue }
      return labels[number].meaning
    }
    // Somebody may have typed a new one in each row.
    if labels.count >= 64 {
      labels.removeAll(keepingCapacity: true)
      labelTexts.removeAll(from: headerLabelsEnd)
    }
    let label = ColumnLabel(shown: text[CellText.content(of: text)].string)
    let start = labelTexts.count
    labelTexts.append(text)
    let meaning = CellLabel(label, textIn: &labelTexts)
    labels.append(LabelMemory(start: start, count: text.count, meaning: meaning))
    return meaning
  }
}
