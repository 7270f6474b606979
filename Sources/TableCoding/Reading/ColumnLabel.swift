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

  /// Reads a label as meanings have it.
  package init(meaning text: String) {
    guard !text.isEmpty else { return }
    if let label = Label(predefinedName: text) {
      self = ColumnLabel(label)
      return
    }
    for name in text.split(separator: "+") {
      guard let type = TypeSet(name: String(name)) else {
        types = .none
        // Line breaks are line feeds, as they are in cells.
        stored = String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
        return
      }
      types.formUnion(type)
    }
  }

  /// Reads a label as address books show it: `* Home`, `Home Fax`, or what somebody typed.
  init(shown text: String) {
    let isPrimary = text.hasPrefix("*")
    let rest = String(text.dropFirst(isPrimary ? 1 : 0).drop { $0 == " " })
    if let label = Self.labels[HeaderText.folded(rest)] {
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

  /// The text that address books show for a predefined label: `Home Fax`.
  static func title(of label: Label) -> String {
    guard label.isPredefined else { return label.readableName }
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
  @inline(__always)
  mutating func label(_ step: UnsafePointer<RowSteps.Step>) -> ColumnLabel {
    let cell = row[step.pointee.labelColumn]
    return cell.isEmpty ? step.pointee.label : known(cell)
  }

  /// The meaning of a label's text, looked up among those that were met: a file has few.
  private mutating func known(_ text: Bytes) -> ColumnLabel {
    for number in labels.indices
    where labels[number].text.withUnsafeBufferPointer({ Bytes($0).isSame(as: text) }) {
      return labels[number].label
    }
    // Somebody may have typed a new one in each row.
    if labels.count >= 64 { labels.removeAll(keepingCapacity: true) }
    let label = ColumnLabel(shown: text[CellText.content(of: text)].string)
    labels.append((Array(text), label))
    return label
  }
}
