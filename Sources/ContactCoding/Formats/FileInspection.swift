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
  package func inspect(jobs: Int = 0) throws -> FileInspection {
    let parts = try makeParts()
    var counts = ContactCounts()
    var tables = TableCounts()
    counts.note(rows?.diagnostics ?? [])
    let pipeline = try makePipeline(
      jobs: jobs, of: parts, makeSlot: { InspectionSlot($0, $1) }, work: { $0.inspect() })
    try pipeline.run { slot in
      counts.add(slot.counts)
      counts.note(slot.outside)
      if let rows = slot.rows { tables.add(rows, contacts: slot.counts.contacts) }
      return true
    }
    var result = FileInspection(format: format, encoding: stream.encoding)
    result.contacts = counts.contacts
    result.groups = counts.groups
    result.photos = counts.photos
    if format.isVCard {
      result.versions = counts.versions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      result.newline = counts.newlines.name
    }
    result.mapping = mapping
    if let layout = parts.layouts.first {
      result.layout = layout
      result.newline = layout.syntax.newline.rawValue
      result.filledCells = tables[0].filledCells
      result.sampleCells = tables[0].samples
      for (number, layout) in parts.layouts.enumerated() where (1..<parts.tables.count) ~= number {
        result.furtherTables.append(
          FileInspection.FurtherTable(
            layout: layout, mapping: parts.tables[number].mapping,
            contacts: tables[number].contacts, filledCells: tables[number].filledCells,
            sampleCells: tables[number].samples))
      }
    }
    result.properties = counts.properties
      .filter { !["BEGIN", "END", "VERSION"].contains($0.key) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    result.diagnostics = counts.diagnostics.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key, $0.value) }
    if let found = counts.producers.best {
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

/// What is counted of contacts.
private struct ContactCounts {
  var contacts = 0
  var groups = 0
  var photos = 0
  var versions: [VCardVersion: Int] = [:]
  private(set) var properties: [String: Int] = [:]
  private(set) var diagnostics: [Diagnostic.Code: Int] = [:]
  var newlines = NewlineCount()
  var producers = ProducerEvidence()

  /// More names than these are not counted: a hostile file may have any number of them.
  private static let propertyLimit = 10_000

  mutating func note(_ name: String, _ count: Int = 1) {
    guard properties.count < Self.propertyLimit || properties[name] != nil else { return }
    properties[name, default: 0] += count
  }

  mutating func note(_ found: [Diagnostic]) {
    for diagnostic in found { diagnostics[diagnostic.code, default: 0] += 1 }
  }

  mutating func add(_ other: ContactCounts) {
    contacts += other.contacts
    groups += other.groups
    photos += other.photos
    versions.merge(other.versions, uniquingKeysWith: +)
    for (name, count) in other.properties { note(name, count) }
    diagnostics.merge(other.diagnostics, uniquingKeysWith: +)
    newlines.add(other.newlines)
    producers.add(other.producers)
  }
}

/// A slot that counts.
private final class InspectionSlot: ReadingSlot {
  private(set) var counts = ContactCounts()

  func inspect() {
    counts = ContactCounts()
    if let rows {
      rows.clearCounts()
      rows.countCells()
    } else {
      chunk.bytes.withUnsafeBufferPointer { counts.newlines.count($0) }
    }
    forEachContact { contact, found in
      counts.contacts += 1
      if contact.kind == .group { counts.groups += 1 }
      if contact.has(.image) { counts.photos += 1 }
      counts.note(found)
      if rows != nil || chunk.holdsObjects { return }
      counts.versions[decoder.version, default: 0] += 1
      for line in decoder.reader.lines.view {
        let name = decoder.reader.bytes[line.name.range].string.uppercased()
        counts.note(name)
        if line.property == .prodid {
          counts.producers.note(productIdentifier: decoder.reader.bytes[line.value.range].string)
        } else if name.hasPrefix("X-") {
          counts.producers.note(property: name)
        }
      }
    }
  }
}
