import ContactModel
import SourceText

/// Which lines of a card an edit concerns, and which of its values stay where they are.
struct EditedLines {
  /// The lines that go.
  private(set) var removed: Set<ByteRange>
  /// The lines of values that are others and have the same attributes, by the number of the field.
  private(set) var ofValues: [Int: ByteRange] = [:]
  /// The lines beside those that say something else of the value now: the code of a country, and what stands on a
  /// label.
  private(set) var besides: [Int: [ByteRange]] = [:]
  /// What takes the places of these.
  var linesBeside: [ByteRange: [UInt8]] = [:]
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
        let lines = Self.linesBeside(records[range], old[place], content.bytes)
      else { continue }
      if !lines.isEmpty { besides[number] = lines }
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

  /// The lines beside that of a value that say something else of it now; nil where the value has other attributes, so
  /// that its own line does not stay.
  private static func linesBeside(
    _ new: ArraySlice<FieldRecord>, _ old: ArraySlice<FieldRecord>, _ bytes: Bytes
  ) -> [ByteRange]? {
    guard let a = new.first, let b = old.first, a.key == b.key, a.form == b.form,
      a.types == b.types, a.preference == b.preference
    else { return nil }
    func attributes(_ records: ArraySlice<FieldRecord>, but parts: [FieldRecord.Part]) -> [String] {
      records.dropFirst().compactMap { record in
        if case .component = record.part { return nil }
        return parts.contains(record.part)
          ? nil : "\(record.part) \(bytes[record.text.range].string)"
      }.sorted()
    }
    if attributes(new, but: []) == attributes(old, but: []) { return [] }
    let parts: [FieldRecord.Part] = [.countryCode, .formattedAddress]
    guard attributes(new, but: parts) == attributes(old, but: parts) else { return nil }
    var lines: [ByteRange] = []
    for part in parts {
      let own = old.filter { $0.part == part }
      let texts = new.filter { $0.part == part }.map { bytes[$0.text.range].string }
      if own.map({ bytes[$0.text.range].string }) == texts { continue }
      guard own.count == 1, !own.contains(where: { $0.source.isEmpty || $0.source == b.source })
      else { return nil }
      lines += own.map(\.source)
    }
    return lines
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
