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
    guard !cell.isEmpty else {
      if labels[number].text.isEmpty, labels[number].meaning.stored.isEmpty,
        labels[number].meaning.types.isEmpty
      {
        labels[number].meaning = RowLabel(plan.groups[number].label)
        return labels[number].meaning
      }
      return RowLabel(plan.groups[number].label)
    }
    if cell.count != labels[number].text.count || !cell.elementsEqual(labels[number].text) {
      labels[number].text = Array(cell)
      labels[number].meaning = RowLabel(text: cell[CellText.content(of: cell)].string)
    }
    return labels[number].meaning
  }
}
