import ContactModel
import SourceText

/// Which lines of a card an edit concerns, and which of its values stay where they are.
struct EditedLines {
  /// The lines that go.
  private(set) var removed: Set<ByteRange>
  /// The lines of values that are others and have the same attributes, by the number of the field.
  private(set) var ofValues: [Int: ByteRange] = [:]
  /// What takes the place of those; a value without is written anew.
  var lines: [Int: [UInt8]] = [:]
  /// The lines of each field that has a place in the card.
  private var sources: [Int: [ByteRange]] = [:]
  private let records: [FieldRecord]
  private let ranges: [Range<Int>]

  /// The lines to leave out are those of changed values.
  init(_ content: ContactContent, _ ranges: [Range<Int>]) {
    records = Array(content.records)
    self.ranges = ranges
    removed = Set(content.removedLines)
    for (number, range) in ranges.enumerated() {
      let lines = Self.sources(records[range])
      if !lines.isEmpty { sources[number] = lines }
    }
  }

  /// The lines to leave out are those of values that are no more, or have other attributes.
  init(_ content: ContactContent, _ ranges: [Range<Int>], _ original: ContactContent) {
    let old = Array(original.records)
    var places: [Int: Range<Int>] = [:]
    var users: [ByteRange: Int] = [:]
    for range in FieldRanges(old) {
      places[FieldView.identity(of: old[range])] = range
      users[old[range.lowerBound].source, default: 0] += 1
    }
    self.init(content, ranges)
    for (number, range) in ranges.enumerated() where records[range.lowerBound].source.isEmpty {
      guard let place = places[FieldView.identity(of: records[range])],
        // The items of a line are written together.
        users[old[place.lowerBound].source] == 1,
        Self.haveSameAttributes(records[range], old[place], content.bytes)
      else { continue }
      sources[number] = Self.sources(old[place])
      ofValues[number] = old[place.lowerBound].source
    }
    let staying = Set(sources.keys.map { FieldView.identity(of: records[ranges[$0]]) })
    removed = []
    for range in FieldRanges(old) where !staying.contains(FieldView.identity(of: old[range])) {
      removed.formUnion(Self.sources(old[range]))
    }
  }

  private static func sources(_ records: ArraySlice<FieldRecord>) -> [ByteRange] {
    records.map(\.source).filter { !$0.isEmpty }
  }

  /// Whether two values differ in their text or components at most.
  private static func haveSameAttributes(
    _ one: ArraySlice<FieldRecord>, _ other: ArraySlice<FieldRecord>, _ bytes: Bytes
  ) -> Bool {
    guard let a = one.first, let b = other.first, a.key == b.key, a.form == b.form,
      a.types == b.types, a.preference == b.preference
    else { return false }
    func attributes(_ records: ArraySlice<FieldRecord>) -> [String] {
      records.dropFirst().compactMap { record in
        if case .component = record.part { return nil }
        return "\(record.part) \(bytes[record.text.range].string)"
      }.sorted()
    }
    return attributes(one) == attributes(other)
  }

  /// Leaves out the pictures that are not to be kept, by how many bytes they have.
  mutating func removePhotos(_ isLeftOut: (Int) -> Bool) {
    for (number, range) in ranges.enumerated() {
      let header = records[range.lowerBound]
      guard header.key == .image || header.key == .logo, let lines = sources[number],
        isLeftOut(header.form == .base64 ? Int(header.text.count) / 4 * 3 : 0)
      else { continue }
      removed.formUnion(lines)
    }
  }

  /// Finds out what shares a line with something that goes.
  mutating func settle() {
    for number in ofValues.keys where lines[number] == nil {
      removed.formUnion(sources.removeValue(forKey: number) ?? [])
    }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for number in ranges.indices {
        guard let lines = sources[number], lines.contains(where: removed.contains) else { continue }
        sources[number] = nil
        for line in lines where removed.insert(line).inserted { isComplete = false }
      }
    }
  }

  /// Whether each field stays where it is.
  var isKept: [Bool] { ranges.indices.map { sources[$0] != nil } }

  /// Where the first line of a field that stays begins.
  func start(of number: Int) -> Int {
    (ofValues[number] ?? sources[number]?.first)?.lowerBound ?? 0
  }
}
