package import ContactModel
package import FileFormats
import SourceText
package import VCard

/// Writes contacts as vCard of one version, or as jCard. Made once a thread and reused.
///
/// This is the one road out: fields are written from their records, without making Swift
/// values of them, in the order in which the contact has them.
///
/// What is called for every field is `mutating` even where it only looks: the compiler copies the
/// whole encoder to call what is not.
package struct ContactEncoder: ~Copyable {
  package var writer: PropertyWriter
  package internal(set) var losses: [FieldLoss] = []
  let options: WritingOptions
  let rules: Destination.Rules
  let syntax: PropertyWriter.Syntax
  /// What each field is written as, by the number of its key.
  let properties = FieldSchema.properties
  /// What the program shows nothing of.
  let unread: UnreadFields
  /// Whether contacts of the same format are written as they came.
  private let keepsOwnFormat: Bool
  /// The contact being written.
  var bytes = Bytes("")
  var records = RecordView()
  /// Records in another order than the contact has them.
  var sortedRecords = RecordBuffer()
  var field = FieldAttributes()
  var beginnings = WrittenBeginnings()
  var groups = GroupNames()
  /// For a name, or that of a group.
  var scratch = ByteArena(capacity: 256)
  var room = FieldRoom()
  var hasAnniversary = false
  /// The fields with one value that were written, one bit each.
  var writtenOnce: UInt64 = 0
  /// Where the contact's first name begins, once somebody asked.
  var firstName: Int?
  /// What the addresses with components are for, once that is asked.
  var addressKinds: Set<TypeSet>?

  package init(_ options: WritingOptions) {
    self.options = options
    rules = options.destination?.rules ?? []
    unread = UnreadFields(rules)
    keepsOwnFormat = options.destination == nil
    syntax =
      switch options.format {
      case .vCard21: .v21
      case .vCard30: .v30
      case .vCard40: .v40
      case .jCard: .jCard
      // CSV is not written from here.
      default: .v40
      }
    writer = PropertyWriter(syntax, folds: options.folds)
  }

  /// Writes the contact. A contact that was read in this format, had no faults and was not
  /// edited is written as it came.
  package mutating func encode(_ contact: Contact) {
    contact.withContent { encode($0) }
  }

  /// Writes the contact that `content` belongs to.
  package mutating func encode(_ content: ContactContent) {
    if !losses.isEmpty { losses.removeAll(keepingCapacity: true) }
    // The last card of a file may come without a line break.
    if !isJCard, let last = writer.output.view.last, last != 0x0A, last != 0x0D {
      writer.output.append(ascii: "\r\n")
    }
    bytes = content.bytes
    encodeStored(content)
    // Nothing is held of the content, whose owner may change it.
    bytes = Bytes("")
    records = RecordView()
  }

  /// What an edit changes in the lines of the card that the contact was made from.
  ///
  /// - Parameter original: The contact before the edit: of a line of which only the value was
  ///   changed, the rest stays.
  package mutating func edit(
    _ content: ContactContent, of original: ContactContent? = nil
  ) -> CardEdit {
    if !losses.isEmpty { losses.removeAll(keepingCapacity: true) }
    writer.output.removeAll()
    bytes = content.bytes
    defer {
      bytes = Bytes("")
      records = RecordView()
    }
    return edited(content, original)
  }

  private mutating func encodeStored(_ content: ContactContent) {
    if keepsOwnFormat, isOwnFormat(content) {
      let start = writer.output.count
      if content.isEdited || options.photos != .keep {
        encodeEdited(content)
      } else {
        writer.output.append(bytes[0..<content.cardCount])
      }
      if !options.folds { writer.unfold(from: start) }
      return
    }
    begin(content)
    writer.beginCard()
    if firstValue(of: .formattedName) == nil { writeMissingName() }
    if !isVersion4, firstValue(of: .name) == nil { writeMissingN() }
    // Of what was put together, nothing is lost.
    writer.leftOutControls = 0
    if rules.contains(.oneNote) { findRoom() }
    encode(records.indices)
    if !room.surplus.isEmpty, room.notes.isEmpty { writeJoinedNote() }
    writer.endCard()
  }

  /// Where the first value of a field stands.
  mutating func firstValue(of key: ContactKey) -> Int? {
    for index in records.indices where records[index].key.rawValue == key.rawValue {
      if case .value = records[index].part { return index }
    }
    return nil
  }

  /// The field that begins at `start`.
  func fieldRange(from start: Int, to limit: Int) -> Range<Int> {
    var end = start + 1
    while end < limit {
      if case .value = records[end].part { break }
      end += 1
    }
    return start..<end
  }

  private func isOwnFormat(_ content: ContactContent) -> Bool {
    guard content.cardCount > 0, content.isWellFormed else { return false }
    // Read alone, an escape sequence could make the card look like one in another encoding.
    let card = 0..<content.cardCount
    guard content.bytes.firstIndex(of: 0x1B, in: card) == card.upperBound else { return false }
    switch (content.format, syntax) {
    // What folds are in vCard 2.1 depends on how the value is encoded.
    case (.vCard21, .v21): return options.folds
    case (.vCard30, .v30), (.vCard40, .v40): return true
    default: return false
    }
  }

  mutating func begin(_ content: ContactContent) {
    records = content.records
    groups.clear()
    hasAnniversary = false
    writtenOnce = 0
    firstName = nil
    addressKinds = nil
  }

  /// Writes the fields whose records are in `fields`.
  mutating func encode(_ fields: Range<Int>) {
    var start = fields.lowerBound
    while start < fields.upperBound {
      let range = fieldRange(from: start, to: fields.upperBound)
      start = range.upperBound
      field.read(records, range)
      if options.destination != nil { callMobilesCell() }
      if rules.contains(.standardTypesOnly) { makeTypesStandard() }
      if rules.contains(.android) || rules.contains(.outlook) { takeLabelAsTypes() }
      let lossCount = losses.count
      defer { if isUnread { noteUnread(lossCount) } }
      defer { if writer.leftOutControls > 0 { loseControls(range.lowerBound..<start) } }
      if rules.contains(.android) {
        if writeForAndroid() { continue }
        makeLabelType()
      }
      if rules.contains(.oneNote), writeWithinRoom() { continue }
      guard isList(field.header.key) else {
        write(range)
        continue
      }
      // The items of one line stay on one line.
      while start < fields.upperBound {
        let next = fieldRange(from: start, to: fields.upperBound)
        guard isSameLine(range, next) else { break }
        start = next.upperBound
      }
      writeList(range.lowerBound..<start)
    }
  }

  private func isList(_ key: ContactKey) -> Bool {
    if case .list = properties[Int(key.rawValue)].form { true } else { false }
  }

  private mutating func isSameLine(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    let first = records[a.lowerBound]
    let second = records[b.lowerBound]
    guard first.key == second.key, first.types == second.types,
      first.preference == second.preference
    else { return false }
    // Android makes a nickname of each line, whatever commas it has.
    if isVersion21 || rules.contains(.android), first.key == .nickname { return false }
    if !first.source.isEmpty, !second.source.isEmpty { return first.source == second.source }
    return a.count == 1 && b.count == 1
  }

  // MARK: - Required properties

  /// FN, which vCard 3 and 4 require, from what there is.
  private mutating func writeMissingName() {
    if case .v21 = syntax { return }
    begin("FN", in: .none)
    writer.beginValue("text", shape: .single)
    scratch.removeAll()
    displayName().append(to: &scratch, usesFormattedName: false)
    writer.end(text: scratch.view)
  }

  private mutating func writeMissingN() {
    var name = rules.contains(.nameFromN) ? displayName().firstText(of: .formattedName) : nil
    // A firm that is shown by its own name is nobody's given name.
    if let shown = name, let firm = firstValue(of: .organization),
      fieldRange(from: firm, to: records.count).contains(where: {
        records[$0].part == .component(0) && bytes[records[$0].text.range].elementsEqual(shown)
      })
    {
      name = nil
    }
    begin("N", in: .none)
    writer.beginValue("text", shape: .structured)
    writer.emptyComponents(1)
    if let name, !name.isEmpty { writer.component(name) } else { writer.emptyComponents(1) }
    writer.emptyComponents(3)
    writer.end()
  }

  private mutating func displayName() -> DisplayName {
    DisplayName(bytes: bytes, records: records.unsafeBuffer)
  }

  // MARK: - Losses

  mutating func lose(
    _ property: String, _ value: [UInt8], _ effect: ConversionLoss.Effect, _ reason: String
  ) {
    value.withUnsafeBufferPointer { lose(property, Bytes($0), effect, reason) }
  }

  mutating func lose(
    _ property: String, _ value: Bytes, _ effect: ConversionLoss.Effect, _ reason: String
  ) {
    var loss = FieldLoss(
      key: field.header.key, property: property, value: value.prefix(200).string, effect: effect,
      reason: reason)
    if case .preserved = field.header.key { callAsInTable(&loss) }
    losses.append(loss)
  }

  /// Tells of the control characters that were left out of the fields in `range`.
  private mutating func loseControls(_ range: Range<Int>) {
    let property = writer.nameOfLineWithControls
    writer.leftOutControls = 0
    for index in range {
      let text = bytes[records[index].text.range]
      let hasControls = text.contains {
        $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D || $0 == 0x7F
      }
      guard hasControls else { continue }
      lose(
        property, text, .changed,
        "vCard has no way to write control characters; they were left out.")
    }
  }
}
