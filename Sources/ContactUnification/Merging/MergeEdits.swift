public import ContactModel

/// What was changed in a merged contact since it was merged, by comparison with the records in it.
public struct MergeEdits: Hashable, Sendable {
  /// A value of a field.
  public struct Value: Hashable, Sendable {
    /// The field.
    public let key: ContactKey
    /// The value as a line of text.
    public let text: String
  }

  /// Values of the contact that none of its records has: they are lost where it is taken apart.
  public private(set) var added: [Value] = []
  /// Values of records that the contact does not have any more: they come back.
  public private(set) var removed: [Value] = []

  /// Whether nothing was changed.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Compares a merged contact with its records.
  ///
  /// - Parameters:
  ///   - contact: The contact without the records in it.
  ///   - records: What it was merged from.
  public init(_ contact: Contact, records: [Contact]) {
    guard !records.isEmpty else { return }
    // Merged with its records once more, and counting more than these, the contact gains nothing
    // where nothing was removed from it.
    let all = ([contact] + records).enumerated().map {
      UnificationRecord(contact: $1, source: $0, index: 0, formerKeys: [])
    }
    let merger = ContactMerger(options: MergingOptions(preferredSources: [0]))
    let merged = merger.merge(all, id: "")
    let own = merged.records.firstIndex { $0.source == 0 } ?? 0
    let known = Set(records.flatMap(Self.values).map { FoldedBytes.words($0.text.utf8) })
    let present = Set(Self.values(contact))
    var counts: [ContactKey: Int] = [:]
    for value in Self.values(merged.contact) {
      let number = counts[value.key, default: 0]
      counts[value.key] = number + 1
      let positions = merged.positions(of: value.key)
      guard !Self.isIgnored(value.key), number < positions.count else { continue }
      if !positions[number].contains(own) {
        // What was put there by the merge itself is not put there again.
        if !present.contains(value) { removed.append(value) }
      } else if positions[number] == [own], !known.contains(FoldedBytes.words(value.text.utf8)) {
        // A name that became a nickname, a birthday that became another date, are the records'.
        added.append(value)
      }
    }
  }

  /// A value that was left out of what a contact was written to, or stands there otherwise.
  package struct Loss {
    /// What the losses of a value are found by: its field, and its text as far as that is told.
    fileprivate let place: [UInt8]
    fileprivate let words: WordSet
    fileprivate let isDropped: Bool

    /// - Parameters:
    ///   - field: The name of the field.
    ///   - value: The value, maybe shortened.
    package init(field: String, value: String, isDropped: Bool) {
      place = Self.place(field, value)
      words = WordSet(of: value.utf8)
      self.isDropped = isDropped
    }

    /// Texts of this length may be shortened.
    private static let longest = 150

    fileprivate static func place(_ field: String, _ value: String) -> [UInt8] {
      // Media are told of by their size.
      let isMedium = media.contains(field)
      let text = isMedium ? [] : FoldedBytes.lettersAndDigits(value.utf8).filter { $0 != 0x20 }
      return Array(field.utf8) + [0] + text.prefix(longest)
    }

    private static let media = Set(
      [ContactKey.image, .logo, .sound, .cryptographicKey].map(\.name))
  }

  /// The same without what is missing because it had no room where the contact was written: values
  /// that were left out, and those whose words stand elsewhere in it, as in its notes.
  package func withoutLosses(_ losses: [Loss], in contact: Contact) -> MergeEdits {
    guard !losses.isEmpty, !removed.isEmpty else { return self }
    let said = WordSet(of: Self.values(contact).map(\.text).joined(separator: " ").utf8)
    let losses = losses.filter { $0.isDropped || $0.words.isSubset(of: said) }
    var edits = self
    let places = Set(losses.map(\.place))
    edits.removed.removeAll { places.contains(Loss.place($0.key.name, $0.text)) }
    return edits
  }

  /// Fields about the card and not about the person, names, which merging puts together, and
  /// references, which it points to others.
  static func isIgnored(_ key: ContactKey) -> Bool {
    switch key {
    case .kind, .name, .formattedName, .nickname, .relation, .member: true
    default: key.isAdministrative
    }
  }

  private static func values(_ contact: Contact) -> [Value] {
    let storage = contact.storage
    return FieldRanges(storage.records).compactMap { range in
      let value = ConstituentValue(record: 0, storage: storage, range: range)
      return value.isConstituent ? nil : Value(key: value.header.key, text: ValueText.of(value))
    }
  }
}
