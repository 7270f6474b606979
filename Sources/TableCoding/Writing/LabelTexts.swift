import ContactModel
import SourceText

/// What labels are in cells. A file has few different ones: those met last are remembered.
struct LabelTexts {
  /// A label, and what TYPE says beyond it. Handed out for every value, it is not copied.
  final class Entry: Sendable {
    private let types: TypeSet
    private let stored: [UInt8]?
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
      self.types = types
      self.stored = stored.map { Array($0) }
      var (label, rest) = types.label
      if let stored {
        let found = Label(storedText: stored.string)
        label = found
        rest = types
        if let said = TypeSet(found) { rest.subtract(said) }
      }
      self.label = label
      self.rest = rest
      let title = label.map { $0.title } ?? ""
      self.title = Array(title.utf8)
      exact = Array((label.map { Self.exactText($0) } ?? "").utf8)
      let read = ColumnLabel(shown: title)
      let isText = self.title.withUnsafeBufferPointer { CellText.isKept(Bytes($0)) }
      isKept = isText && !read.isPrimary && read.label == label
    }

    fileprivate func isOf(_ types: TypeSet, _ stored: Bytes?) -> Bool {
      guard self.types.rawValue == types.rawValue else { return false }
      guard let known = self.stored, let stored else {
        return self.stored == nil && stored == nil
      }
      return known.withUnsafeBufferPointer { Bytes($0).isSame(as: stored) }
    }

    private static func exactText(_ label: Label) -> String {
      if label.isPredefined { return label.title }
      let looksOther =
        ColumnLabel.labels[HeaderFolding.folded(label.name)] != nil || label.name.hasPrefix("\"")
      return looksOther ? "\"\(label.name)\"" : label.name
    }
  }

  /// By a hash of what they are; one takes the other's place.
  private var known: [Entry?] = Array(repeating: nil, count: 256)

  /// A label by what TYPE says and by its text, where it has one.
  mutating func entry(_ types: TypeSet, _ stored: Bytes?) -> Entry {
    var hash = types.rawValue
    for byte in stored ?? Bytes("") { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let place = Int((hash &* 0x9E37_79B9_7F4A_7C15) &>> 56)
    if let found = known[place], found.isOf(types, stored) { return found }
    let entry = Entry(types, stored)
    known[place] = entry
    return entry
  }
}
