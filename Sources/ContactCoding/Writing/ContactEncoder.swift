package import ContactModel
import SourceText
package import VCard

/// A loss as the encoder sees it; the contact is known to the caller.
package struct FieldLoss: Sendable {
  package var key: ContactKey
  package var property: String
  package var value: String
  package var effect: ConversionLoss.Effect
  package var reason: String
}

/// Writes contacts as vCard of one version, or as jCard. Made once a thread and reused.
///
/// This is the one road out: fields are written from their records, without making Swift
/// values of them, in the order in which the contact has them.
package final class ContactEncoder {
  package var writer: PropertyWriter
  package private(set) var losses: [FieldLoss] = []
  let options: WritingOptions
  let rules: Destination.Rules
  let syntax: PropertyWriter.Syntax
  /// The contact being written.
  var bytes: [UInt8] = []
  var records: [FieldRecord] = []
  var field = FieldAttributes()
  /// Groups in use, so that new ones don't collide.
  private var groups: [ArraySlice<UInt8>] = []
  private var nextGroup = 1
  private var labeledGroups: [ArraySlice<UInt8>] = []
  var hasAnniversary = false

  package init(_ options: WritingOptions) {
    self.options = options
    rules = options.destination?.rules ?? []
    syntax =
      switch options.format {
      case .vCard21: .v21
      case .vCard30: .v30
      case .vCard40: .v40
      case .jCard: .jCard
      }
    writer = PropertyWriter(syntax, folds: options.folds)
  }

  /// Writes the contact. A contact that was read in this format, had no faults and was not
  /// edited is written as it came.
  package func encode(_ contact: Contact) {
    losses.removeAll(keepingCapacity: true)
    let storage = contact.storage
    if isOwnFormat(storage.origin), options.destination == nil, options.photos == .keep {
      if !storage.origin.isEdited {
        writer.output.append(contentsOf: storage.bytes[..<storage.origin.byteCount])
        return
      }
      encodeEdited(storage)
      return
    }
    begin(storage)
    writer.beginCard()
    let ranges = Array(FieldRanges(records))
    if !ranges.contains(where: { records[$0.lowerBound].key == .formattedName }) {
      writeMissingName(contact)
    }
    if syntax != .v40, syntax != .jCard,
      !ranges.contains(where: { records[$0.lowerBound].key == .name })
    {
      writeMissingN(contact)
    }
    encode(ranges)
    writer.endCard()
  }

  private func isOwnFormat(_ origin: ContactOrigin) -> Bool {
    guard origin.byteCount > 0, origin.isWellFormed else { return false }
    switch (origin.format, syntax) {
    case (.vCard21, .v21), (.vCard30, .v30), (.vCard40, .v40): return true
    default: return false
    }
  }

  private func begin(_ storage: ContactStorage) {
    bytes = storage.bytes
    records = storage.records
    groups.removeAll(keepingCapacity: true)
    labeledGroups.removeAll(keepingCapacity: true)
    nextGroup = 1
    hasAnniversary = false
  }

  private func encode(_ ranges: [Range<Int>]) {
    var index = 0
    while index < ranges.count {
      let range = ranges[index]
      field.read(records, range)
      if isList(field.header.key) {
        // The items of one line stay on one line.
        var next = index + 1
        while next < ranges.count, isSameLine(range, ranges[next]) { next += 1 }
        writeList(ranges[index..<next])
        index = next
      } else {
        write(range)
        index += 1
      }
    }
  }

  private func isList(_ key: ContactKey) -> Bool { key == .category || key == .nickname }

  private func isSameLine(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    let first = records[a.lowerBound]
    let second = records[b.lowerBound]
    guard first.key == second.key, first.types == second.types,
      first.preference == second.preference
    else { return false }
    if syntax == .v21, first.key == .nickname { return false }
    if !first.source.isEmpty { return first.source == second.source }
    return second.source.isEmpty && a.count == 1 && b.count == 1
  }

  // MARK: - Edited contacts

  /// Writes the original with only the changed values written anew, each where it was.
  private func encodeEdited(_ storage: ContactStorage) {
    begin(storage)
    let origin = storage.origin
    let removed = origin.removedLines.sorted { $0.start < $1.start }
    let end = endLine(storage)
    var cursor = 0
    func copy(to limit: Int) {
      while cursor < limit {
        if let line = removed.first(where: { $0.lowerBound <= cursor && cursor < $0.upperBound }) {
          cursor = min(limit, line.upperBound)
          continue
        }
        let next = removed.first { $0.lowerBound > cursor }?.lowerBound ?? limit
        let stop = min(next, limit)
        writer.output.append(contentsOf: storage.bytes[cursor..<stop])
        cursor = stop
      }
    }
    let ranges = Array(FieldRanges(records))
    var new: [Range<Int>] = []
    func flushNew() {
      if !new.isEmpty { encode(new) }
      new = []
    }
    for range in ranges {
      let sources = records[range].map(\.source).filter { !$0.isEmpty }
      let isIntact = !sources.isEmpty && !sources.contains { removed.contains($0) }
      guard isIntact else {
        new.append(range)
        continue
      }
      if let line = sources.first, line.upperBound > cursor, line.upperBound <= end {
        if !new.isEmpty, line.lowerBound >= cursor { copy(to: line.lowerBound) }
        flushNew()
        copy(to: line.upperBound)
      }
    }
    if !new.isEmpty { copy(to: end) }
    flushNew()
    copy(to: origin.byteCount)
  }

  /// Where the last END line of the original begins.
  private func endLine(_ storage: ContactStorage) -> Int {
    var index = storage.origin.byteCount - 9
    while index > 0 {
      if matches("end:vcard", storage.bytes, index..<index + 9) { return index }
      index -= 1
    }
    return storage.origin.byteCount
  }

  // MARK: - Required properties

  /// FN, which vCard 3 and 4 require, from what there is.
  private func writeMissingName(_ contact: Contact) {
    guard syntax != .v21 else { return }
    writer.begin("FN", group: [])
    writer.beginValue("text", shape: .single)
    writer.item(Array(contact.displayName.utf8)[...])
    writer.end()
  }

  private func writeMissingN(_ contact: Contact) {
    writer.begin("N", group: [])
    writer.beginValue("text", shape: .structured)
    let name = rules.contains(.nameFromN) ? contact.formattedName ?? "" : ""
    for component in 0..<5 {
      let text = component == 1 ? name : ""
      writer.component(itemCount: text.isEmpty ? 0 : 1)
      if !text.isEmpty { writer.item(Array(text.utf8)[...]) }
    }
    writer.end()
  }

  // MARK: - Groups and labels

  /// The group of the field; a new one where it needs one and has none.
  func group(isNeeded: Bool) -> ArraySlice<UInt8> {
    if let group = field.group { return bytes[group.range] }
    guard isNeeded else { return [] }
    if groups.isEmpty {
      for record in records where record.part == .group { groups.append(bytes[record.text.range]) }
    }
    while true {
      let name = Array("item\(nextGroup)".utf8)[...]
      nextGroup += 1
      let isTaken = groups.contains {
        $0.elementsEqual(name, by: { lowercased($0) == lowercased($1) })
      }
      if !isTaken { return name }
    }
  }

  /// X-ABLabel for the field, once for each group.
  func writeLabel(_ group: ArraySlice<UInt8>) {
    guard let label = field.label else { return }
    writeLabel(bytes[label.range], group)
  }

  func writeLabel(_ text: ArraySlice<UInt8>, _ group: ArraySlice<UInt8>) {
    guard !labeledGroups.contains(group) else { return }
    labeledGroups.append(group)
    writer.begin("X-ABLABEL", group: group)
    writer.beginValue("text", shape: .single)
    writer.item(text)
    writer.end()
  }

  func lose(
    _ property: String, _ value: ArraySlice<UInt8>, _ effect: ConversionLoss.Effect,
    _ reason: String
  ) {
    let shown = String(decoding: value.prefix(200), as: UTF8.self)
    losses.append(
      FieldLoss(
        key: field.header.key, property: property, value: shown, effect: effect, reason: reason))
  }
}

/// The attributes of the field being written, sorted out once.
struct FieldAttributes {
  var header = FieldRecord(key: .preserved, part: .value, text: .empty, source: .empty)
  var range = 0..<0
  var group: ByteRange?
  var label: ByteRange?
  var service: ByteRange?
  var username: ByteRange?
  var mediaType: ByteRange?
  var countryCode: ByteRange?
  var formattedAddress: ByteRange?
  var calendar: ByteRange?
  var propertyName: ByteRange?
  var hasParameters = false
  var hasCustomTypes = false

  mutating func read(_ records: [FieldRecord], _ range: Range<Int>) {
    self = FieldAttributes()
    header = records[range.lowerBound]
    self.range = range
    for index in range.dropFirst() {
      let record = records[index]
      switch record.part {
      case .group: group = record.text
      case .label: label = record.text
      case .service: service = record.text
      case .username: username = record.text
      case .mediaType: mediaType = record.text
      case .countryCode: countryCode = record.text
      case .formattedAddress: formattedAddress = record.text
      case .calendar: calendar = record.text
      case .propertyName: propertyName = record.text
      case .parameterName: hasParameters = true
      case .customType: hasCustomTypes = true
      default: break
      }
    }
  }
}
