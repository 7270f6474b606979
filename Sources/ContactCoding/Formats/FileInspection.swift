public import CSV
import CardCoding
import ContactModel
public import FileFormats
public import SourceText
public import TableCoding
public import VCard

/// What a file of contacts is, and how that is known.
public struct FileInspection: Sendable {
  /// The format of the file; for vCard the version of its first card.
  public var format: ContactFormat
  /// How many cards of each version there are, oldest first; cards that don't say are counted
  /// with the version they were read as.
  public var versions: [(version: VCardVersion, count: Int)] = []
  /// The program that probably wrote the file; nil where nothing tells.
  public var producer: String?
  /// What tells, as a sentence.
  public var producerEvidence: String?
  /// The charset, and how sure that is.
  public var encoding: EncodingGuess
  /// `CRLF`, `LF`, `CR` or `mixed`.
  public var newline = "none"
  /// How many contacts there are.
  public var contacts = 0
  /// How many of the contacts are groups.
  public var groups = 0
  /// How many of the contacts have a picture.
  public var photos = 0
  /// How often each property occurs, most frequent first; of a file with more than 10,000 names, the
  /// first ones.
  public var properties: [(name: String, count: Int)] = []
  /// What a CSV file looks like; nil where the file is no CSV.
  public var layout: CSVLayout?
  /// What each column was taken for; nil where the file is no CSV.
  public var mapping: ColumnMapping?
  /// How many cells of each column are not empty.
  public var filledCells: [Int] = []
  /// Up to three different cells of each column, from the first rows, shortened.
  public var sampleCells: [[String]] = []
  /// The tables behind the first one of a CSV file that was joined from several.
  public var furtherTables: [FurtherTable] = []
  /// How often each diagnostic occurs, by code.
  public var diagnostics: [(code: Diagnostic.Code, count: Int)] = []

  /// A table with a header of its own within a CSV file.
  public struct FurtherTable: Sendable {
    /// How the table is written.
    public var layout: CSVLayout
    /// What each column was taken for.
    public var mapping: ColumnMapping
    /// How many contacts its rows are.
    public var contacts = 0
    /// How many cells of each column are not empty.
    public var filledCells: [Int] = []
    /// Up to three different cells of each column, from its first rows, shortened.
    public var sampleCells: [[String]] = []
  }
}

extension ContactInput {
  /// Looks through the whole file and tells what it is.
  public func inspect(jobs: Int = 0) throws -> FileInspection {
    var result = FileInspection(format: format, encoding: stream.encoding)
    var versions: [VCardVersion: Int] = [:]
    var properties: [String: Int] = [:]
    var diagnostics: [Diagnostic.Code: Int] = [:]
    var producers = ProducerEvidence()
    var newlines = NewlineCount()
    var counts = TableCounts()
    let parts = try makeParts()
    let hasCards = format.isVCard
    result.mapping = mapping
    let pipeline = try makePipeline(
      jobs: jobs, of: parts, makeSlot: { InspectionSlot($0, $1) }, work: { $0.inspect() })
    for diagnostic in rows?.diagnostics ?? [] { diagnostics[diagnostic.code, default: 0] += 1 }
    try pipeline.run { slot in
      result.contacts += slot.contactCount
      result.groups += slot.groups
      result.photos += slot.photos
      versions.merge(slot.versions, uniquingKeysWith: +)
      for (name, count) in slot.properties {
        InspectionSlot.note(name, count, in: &properties)
      }
      newlines.add(slot.newlines)
      producers.add(slot.producers)
      if let rows = slot.rows {
        counts.add(rows, contacts: slot.contactCount)
      }
      for diagnostic in slot.outside + slot.diagnostics {
        diagnostics[diagnostic.code, default: 0] += 1
      }
      return true
    }
    if hasCards {
      result.versions = versions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      result.newline = newlines.name
    }
    if let layout = parts.layouts.first {
      result.layout = layout
      result.newline = layout.syntax.newline.rawValue
      result.filledCells = counts[0].filledCells
      result.sampleCells = counts[0].samples
      for (number, layout) in parts.layouts.enumerated() where (1..<parts.tables.count) ~= number {
        result.furtherTables.append(
          FileInspection.FurtherTable(
            layout: layout, mapping: parts.tables[number].mapping,
            contacts: counts[number].contacts, filledCells: counts[number].filledCells,
            sampleCells: counts[number].samples))
      }
    }
    properties["BEGIN"] = nil
    properties["END"] = nil
    properties["VERSION"] = nil
    result.properties = properties.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
    result.diagnostics = diagnostics.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key, $0.value) }
    if let found = producers.best {
      result.producer = found.name
      result.producerEvidence = found.evidence
    }
    return result
  }
}

/// What was counted in each table of a CSV file.
private struct TableCounts {
  typealias Count = (contacts: Int, filledCells: [Int], samples: [[String]])

  private var counts: [Count] = []

  subscript(table: Int) -> Count { table < counts.count ? counts[table] : (0, [], []) }

  /// So many different cells of a column are shown.
  private static let sampleCount = 3

  mutating func add(_ rows: RowSlot, contacts: Int) {
    while counts.count <= rows.table { counts.append((0, [], [])) }
    if counts[rows.table].contacts == 0 { addSamples(rows) }
    counts[rows.table].contacts += contacts
    var filled = counts[rows.table].filledCells
    if filled.count < rows.filled.count {
      filled += [Int](repeating: 0, count: rows.filled.count - filled.count)
    }
    for (column, count) in rows.filled.enumerated() { filled[column] += count }
    counts[rows.table].filledCells = filled
  }

  private mutating func addSamples(_ rows: RowSlot) {
    var samples = counts[rows.table].samples
    for row in rows.batch.prefix(RowTable.sampleCount) {
      while samples.count < row.count { samples.append([]) }
      for column in 0..<row.count where samples[column].count < Self.sampleCount {
        let text = row[column].prefix(200).string
        if !text.allSatisfy(\.isWhitespace), !samples[column].contains(text) {
          samples[column].append(text)
        }
      }
    }
    counts[rows.table].samples = samples
  }
}

/// How lines end.
struct NewlineCount {
  var crlf = 0
  var lf = 0
  var cr = 0

  mutating func add(_ other: NewlineCount) {
    crlf += other.crlf
    lf += other.lf
    cr += other.cr
  }

  mutating func count(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let end = LineBreaks.contentEnd(text, from: index)
      guard end < text.count else { return }
      let next = LineBreaks.pastBreak(text, end)
      if text[next - 1] == 0x0D {
        cr += 1
      } else if text[end] == 0x0D {
        crlf += 1
      } else {
        lf += 1
      }
      index = next
    }
  }

  var name: String {
    switch (crlf > 0, lf > 0, cr > 0) {
    case (true, false, false): "CRLF"
    case (false, true, false): "LF"
    case (false, false, true): "CR"
    case (false, false, false): "none"
    default: "mixed"
    }
  }
}

/// A slot that counts.
final class InspectionSlot: ReadingSlot {
  private(set) var contactCount = 0
  private(set) var groups = 0
  private(set) var photos = 0
  private(set) var versions: [VCardVersion: Int] = [:]
  private(set) var properties: [String: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var newlines = NewlineCount()
  private(set) var producers = ProducerEvidence()

  /// More names than these are not counted: a hostile file may have any number of them.
  private static let propertyLimit = 10_000

  static func note(_ name: String, _ count: Int, in properties: inout [String: Int]) {
    guard properties.count < propertyLimit || properties[name] != nil else { return }
    properties[name, default: 0] += count
  }

  func inspect() {
    contactCount = 0
    groups = 0
    photos = 0
    versions.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
    newlines = NewlineCount()
    producers = ProducerEvidence()
    if let rows {
      rows.clearCounts()
      rows.countCells()
    } else {
      chunk.bytes.withUnsafeBufferPointer { newlines.count($0) }
    }
    forEachContact { contact, found in
      contactCount += 1
      if contact.kind == .group { groups += 1 }
      if contact.has(.image) { photos += 1 }
      diagnostics += found
      if rows != nil || chunk.holdsObjects { return }
      versions[decoder.version, default: 0] += 1
      for line in decoder.reader.lines.view {
        let name = decoder.reader.bytes[line.name.range].string.uppercased()
        Self.note(name, 1, in: &properties)
        if line.property == .prodid {
          producers.note(productIdentifier: decoder.reader.bytes[line.value.range].string)
        } else if name.hasPrefix("X-") {
          producers.note(property: name)
        }
      }
    }
  }
}
