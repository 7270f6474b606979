import ContactModel
import SourceText

/// What a cell with a label says.
struct RowLabel {
  var types = TypeSet.none
  /// The text of the label attribute, where types can't say it.
  var stored: [UInt8] = []
  var isPrimary = false

  init(_ label: ColumnLabel) {
    types = label.types
    // Line breaks are line feeds, as they are in cells.
    let text = label.stored.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }
    stored = Array(String(text).utf8)
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

/// What a label says, in a form that costs nothing to copy: its text is in the decoder's
/// `labelTexts`.
struct CellLabel {
  var types = TypeSet.none
  var isPrimary = false
  var textStart = 0
  var textCount = 0

  init() {}

  init(_ label: RowLabel, textIn texts: inout ByteArena) {
    types = label.types
    isPrimary = label.isPrimary
    textStart = texts.count
    textCount = label.stored.count
    texts.append(label.stored)
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
    return cell.isEmpty ? step.pointee.label : known(cell)
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
    let label = RowLabel(text: text[CellText.content(of: text)].string)
    let start = labelTexts.count
    labelTexts.append(text)
    let meaning = CellLabel(label, textIn: &labelTexts)
    labels.append(LabelMemory(start: start, count: text.count, meaning: meaning))
    return meaning
  }
}
