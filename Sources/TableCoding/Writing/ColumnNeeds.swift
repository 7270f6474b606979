package import ContactModel
package import FileFormats

/// Which columns contacts need: a file's header comes first, and it has a column for the fifth
/// number if one contact has five.
package struct ColumnNeeds: Sendable {
  package let format: ContactFormat
  package let headerLanguage: String?
  package let isForSpreadsheet: Bool
  /// How many values of each field the contact has that has most, by the number of the key.
  package var counts = [Int](repeating: 0, count: ContactKey.allCases.count)
  /// The parts that occur in any value of a field, by the number of the key.
  package var parts = [Set<FieldPart>](repeating: [], count: ContactKey.allCases.count)
  /// Columns of other files that were kept.
  package var keptHeaders: [String] = []
  package var knownHeaders: Set<String> = []
  package var customFieldCount = 0
  /// Whether every text can be written in the dialect's code page.
  package var fitsCodePage = true

  /// The columns of a contact without values, as it is written with these options.
  package init(_ options: WritingOptions) {
    format = options.format
    headerLanguage = options.headerLanguage
    isForSpreadsheet = options.isForSpreadsheet
  }

  /// Counts in what was gathered from the contacts that follow.
  package mutating func add(_ other: ColumnNeeds) {
    for place in counts.indices {
      counts[place] = max(counts[place], other.counts[place])
      parts[place].formUnion(other.parts[place])
    }
    for header in other.keptHeaders where knownHeaders.insert(header).inserted {
      keptHeaders.append(header)
    }
    customFieldCount = max(customFieldCount, other.customFieldCount)
    if !other.fitsCodePage { fitsCodePage = false }
  }

  /// How many values of a field a contact has at most.
  package func count(of key: ContactKey) -> Int { counts[Int(key.rawValue)] }

  /// The parts that occur in any value of a field.
  package func parts(of key: ContactKey) -> Set<FieldPart> { parts[Int(key.rawValue)] }
}
