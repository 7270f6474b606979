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

  /// The same without what is missing in fields of these names, which lost values when the contact was
  /// written.
  package func withoutLosses(of fields: Set<String>) -> MergeEdits {
    var edits = self
    edits.removed.removeAll { fields.contains($0.key.name) }
    return edits
  }

  /// Fields about the card and not about the person, names, which merging puts together, and
  /// references, which it points to others.
  static func isIgnored(_ key: ContactKey) -> Bool {
    switch key {
    case .identifier, .revision, .created, .productIdentifier, .defaultLanguage, .kind, .name,
      .formattedName, .nickname, .relation, .member:
      true
    default: false
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
