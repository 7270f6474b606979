import ContactModel
import SourceText

/// What labels are in cells. A file has few different ones: those met last are remembered.
struct LabelTexts {
  /// A label, and what TYPE says beyond it.
  struct Entry {
    let label: Label?
    let rest: TypeSet
    /// The label as address books show it.
    let title: [UInt8]
    /// The label as the format `csv` has it: one that somebody typed and that reads like a
    /// predefined one stands in quotes.
    let exact: [UInt8]
    /// Whether the title is read as the label again.
    let isKept: Bool

    fileprivate init(_ types: TypeSet, _ stored: Bytes?) {
      var (label, rest) = types.label
      if let stored {
        let found = Label(storedText: stored.string)
        label = found
        rest = types
        if let said = TypeSet(found) { rest.subtract(said) }
      }
      self.label = label
      self.rest = rest
      let title = label.map { RowLabel.title(of: $0) } ?? ""
      self.title = Array(title.utf8)
      exact = Array((label.map { Self.exactText($0) } ?? "").utf8)
      let read = RowLabel(text: title)
      let isText = self.title.withUnsafeBufferPointer { CellText.isKept(Bytes($0)) }
      isKept = isText && !read.isPrimary && read.label == label
    }

    private static func exactText(_ label: Label) -> String {
      if label.isPredefined { return RowLabel.title(of: label) }
      let looksOther =
        RowLabel.labels[HeaderText.folded(label.name)] != nil || label.name.hasPrefix("\"")
      return looksOther ? "\"\(label.name)\"" : label.name
    }
  }

  private struct Known {
    var types: TypeSet
    var stored: [UInt8]?
    var entry: Entry
  }

  /// By a hash of what they are; one takes the other's place.
  private var known: [Known?] = Array(repeating: nil, count: 256)

  /// A label by what TYPE says and by its text, where it has one.
  mutating func entry(_ types: TypeSet, _ stored: Bytes?) -> Entry {
    var hash = types.rawValue
    for byte in stored ?? Bytes("") { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let place = Int((hash &* 0x9E37_79B9_7F4A_7C15) &>> 56)
    if let found = known[place], found.types == types, Self.isSame(found.stored, stored) {
      return found.entry
    }
    let entry = Entry(types, stored)
    known[place] = Known(types: types, stored: stored.map { Array($0) }, entry: entry)
    return entry
  }

  private static func isSame(_ known: [UInt8]?, _ stored: Bytes?) -> Bool {
    guard let known, let stored else { return known == nil && stored == nil }
    return known.withUnsafeBufferPointer { Bytes($0).isSame(as: stored) }
  }
}

extension RowLabel {
  /// The label that is read; nil for none.
  var label: Label? {
    stored.isEmpty ? types.label.label : Label(storedText: String(decoding: stored, as: UTF8.self))
  }
}
