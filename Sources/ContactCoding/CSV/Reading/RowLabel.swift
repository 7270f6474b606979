import ContactModel
import SourceText

/// What a cell with a label says.
struct RowLabel {
  var types = TypeSet.none
  /// The text of the label attribute, where types can't say it.
  var stored: [UInt8] = []
  var isPrimary = false

  init() {}

  init(_ label: ColumnLabel) {
    types = label.types
    stored = Array(label.stored.utf8)
  }

  /// Reads a label as address books show it: `* Home`, `Home Fax`, or what somebody typed.
  init(text: String) {
    var rest = Substring(text)
    if rest.hasPrefix("*") {
      isPrimary = true
      rest = rest.dropFirst()
    }
    while rest.first == " " { rest.removeFirst() }
    guard !rest.isEmpty else { return }
    if let label = Self.labels[HeaderText.folded(String(rest))] {
      if let types = TypeSet(label) {
        self.types = types
      } else {
        stored = Array(label.storedText.utf8)
      }
    } else {
      stored = Array(rest.utf8)
    }
  }

  /// Labels by the folded text that address books show for them.
  static let labels: [String: Label] = {
    var labels: [String: Label] = [:]
    for label in Label.predefined { labels[label.name.lowercased()] = label }
    labels["fax"] = .otherFax
    labels["cell"] = .mobile
    labels["domesticpartner"] = .partner
    return labels
  }()

  /// The text that address books show for a predefined label: `Home Fax`.
  static func title(of label: Label) -> String {
    guard label.isPredefined else { return label.name }
    switch label {
    case .iPhone, .iCloud: return label.name
    case .homepage: return "Home Page"
    default: break
    }
    var title = ""
    for character in label.name {
      if character.isUppercase { title += " " }
      title.append(title.isEmpty ? Character(character.uppercased()) : character)
    }
    return title
  }
}

extension RowDecoder {
  /// The label of a group's values in this row: from its own column, else the one that the
  /// header says.
  mutating func label(_ number: Int) -> RowLabel {
    let column = plan.groups[number].labelColumn
    let cell = cell(column)
    return cell.isEmpty ? columnLabels[number] : known(cell)
  }

  /// The meaning of a label's text, looked up among those that were met: a file has few.
  private mutating func known(_ text: Bytes) -> RowLabel {
    for index in labels.indices where labels[index].count == text.count {
      let start = labels[index].start
      var offset = 0
      while offset < text.count, labelTexts[start + offset] == text[offset] { offset += 1 }
      if offset == text.count { return labels[index].meaning }
    }
    // Somebody may have typed a new one in each row.
    if labels.count >= 64 {
      labels.removeAll(keepingCapacity: true)
      labelTexts.removeAll()
    }
    let meaning = RowLabel(text: text[CellText.content(of: text)].string)
    labels.append(
      LabelMemory(start: labelTexts.count, count: text.count, meaning: meaning))
    labelTexts.append(text)
    return meaning
  }
}
