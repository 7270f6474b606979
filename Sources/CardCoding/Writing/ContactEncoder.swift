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
  package private(set) var losses: [FieldLoss] = []
  let options: WritingOptions
  let rules: Destination.Rules
  let syntax: PropertyWriter.Syntax
  /// What each field is written as, by the number of its key.
  let properties = FieldSchema.properties
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
  private var nameText = ByteArena(capacity: 256)
  var hasAnniversary = false
  /// The fields with one value that were written, one bit each.
  var writtenOnce: UInt64 = 0
  /// Where the contact's first name begins, once somebody asked.
  var firstName: Int?

  package init(_ options: WritingOptions) {
    self.options = options
    rules = options.destination?.rules ?? []
    keepsOwnFormat = options.destination == nil && options.photos == .keep
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

  private mutating func encodeStored(_ content: ContactContent) {
    if keepsOwnFormat, isOwnFormat(content) {
      let start = writer.output.count
      if !content.isEdited {
        writer.output.append(bytes[0..<content.cardCount])
      } else {
        encodeEdited(content)
      }
      if !options.folds { writer.unfold(from: start) }
      return
    }
    begin(content)
    writer.beginCard()
    if !hasField(.formattedName) { writeMissingName() }
    if !isVersion4, !hasField(.name) { writeMissingN() }
    // Of what was put together, nothing is lost.
    writer.leftOutControls = 0
    encode(records.indices)
    writer.endCard()
  }

  private mutating func hasField(_ key: ContactKey) -> Bool {
    for index in records.indices where records[index].key.rawValue == key.rawValue {
      if case .value = records[index].part { return true }
    }
    return false
  }

  /// The field that begins at `start`.
  private func fieldRange(from start: Int, to limit: Int) -> Range<Int> {
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

  private mutating func begin(_ content: ContactContent) {
    records = content.records
    groups.clear()
    hasAnniversary = false
    writtenOnce = 0
    firstName = nil
  }

  /// Writes the fields whose records are in `fields`.
  private mutating func encode(_ fields: Range<Int>) {
    var start = fields.lowerBound
    while start < fields.upperBound {
      let range = fieldRange(from: start, to: fields.upperBound)
      start = range.upperBound
      field.read(records, range)
      if rules.contains(.standardTypesOnly) { makeTypesStandard() }
      if rules.contains(.android) || rules.contains(.outlook) { takeLabelAsTypes() }
      defer { if writer.leftOutControls > 0 { loseControls(range.lowerBound..<start) } }
      if rules.contains(.android) {
        if writeForAndroid() { continue }
        makeLabelType()
      }
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

  private func isList(_ key: ContactKey) -> Bool {
    if case .list = properties[Int(key.rawValue)].form { true } else { false }
  }

  private mutating func isSameLine(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    let first = records[a.lowerBound]
    let second = records[b.lowerBound]
    guard first.key == second.key, first.types == second.types,
      first.preference == second.preference
    else { return false }
    if isVersion21, first.key == .nickname { return false }
    if !first.source.isEmpty, !second.source.isEmpty { return first.source == second.source }
    return a.count == 1 && b.count == 1
  }

  // MARK: - Edited contacts

  /// Writes the original with only the changed values written anew, each where it was.
  private mutating func encodeEdited(_ content: ContactContent) {
    begin(content)
    let ranges = Array(FieldRanges(Array(records)))
    let removed = removedLines(content, ranges)
    let isIntact = ranges.map { range in
      let sources = records[range].lazy.map(\.source).filter { !$0.isEmpty }
      return !sources.isEmpty && !sources.contains { removed.contains($0) }
    }
    hasAnniversary = zip(ranges, isIntact).contains { range, isIntact in
      let header = records[range.lowerBound]
      return isIntact && header.key == .date && header.types.contains(.anniversary)
    }
    var original = OriginalLines(count: content.cardCount, removed: removed)
    let end = endLine(content)
    let hasReturns = bytes[0..<content.cardCount].contains(0x0D)
    var index = 0
    while index < ranges.count {
      guard !isIntact[index] else {
        index += 1
        continue
      }
      var next = index
      while next < ranges.count, !isIntact[next] { next += 1 }
      // Before the line of the value that follows; at the end if none does further on.
      let following = ranges[next...].indices.first {
        isIntact[$0] && lineStart(ranges[$0]) >= original.position
      }
      let place = following.map { lineStart(ranges[$0]) } ?? end
      original.copy(to: max(place, original.position), from: bytes, into: &writer.output)
      let start = writer.output.count
      encode(ranges[index].lowerBound..<ranges[next - 1].upperBound)
      if !hasReturns { writer.removeReturns(from: start) }
      index = next
    }
    original.copy(to: content.cardCount, from: bytes, into: &writer.output)
  }

  private func lineStart(_ range: Range<Int>) -> Int {
    records[range].first { !$0.source.isEmpty }?.source.lowerBound ?? 0
  }

  /// The lines to leave out: those of changed values, and of values that shared a line with one.
  private func removedLines(
    _ content: ContactContent, _ ranges: [Range<Int>]
  ) -> Set<ByteRange> {
    var removed = Set(content.removedLines)
    var isComplete = false
    while !isComplete {
      isComplete = true
      for range in ranges {
        let sources = records[range].map(\.source).filter { !$0.isEmpty }
        guard sources.contains(where: removed.contains) else { continue }
        for source in sources where removed.insert(source).inserted { isComplete = false }
      }
    }
    return removed
  }

  /// Where the last END line of the original begins.
  private func endLine(_ content: ContactContent) -> Int {
    let card = bytes[0..<content.cardCount].unsafeBuffer
    var end = card.count
    var position = 0
    while position < card.count {
      if LineShape.isEnd(card, at: position) { end = position }
      position = LineBreaks.nextLine(card, from: position)
    }
    return end
  }

  // MARK: - Required properties

  /// FN, which vCard 3 and 4 require, from what there is.
  private mutating func writeMissingName() {
    if case .v21 = syntax { return }
    begin("FN", in: .none)
    writer.beginValue("text", shape: .single)
    nameText.removeAll()
    DisplayName(bytes: bytes, records: records.unsafeBuffer)
      .append(to: &nameText, usesFormattedName: false)
    writer.item(nameText.view)
    writer.end()
  }

  private mutating func writeMissingN() {
    begin("N", in: .none)
    writer.beginValue("text", shape: .structured)
    let stated = DisplayName(bytes: bytes, records: records.unsafeBuffer)
      .firstText(of: .formattedName)
    let name = rules.contains(.nameFromN) ? stated ?? Bytes("") : Bytes("")
    for component in 0..<5 {
      let text = component == 1 ? name : Bytes("")
      writer.component(itemCount: text.isEmpty ? 0 : 1)
      if !text.isEmpty { writer.item(text) }
    }
    writer.end()
  }

  // MARK: - Groups and labels

  /// The group of the field; a new one where it needs one and has none.
  mutating func group(isNeeded: Bool) -> Group {
    if rules.contains(.outlook) { return .none }
    if let group = field.group {
      if PropertyName.isValid(bytes[group.range]) { return .existing(group) }
      let (number, isNew) = groups.number(insteadOf: group, records, bytes)
      if isNew {
        lose(
          "GROUP", bytes[group.range], .changed,
          "No group can be called like this; it was written as item\(number).")
      }
      return .new(number)
    }
    guard isNeeded else { return .none }
    return .new(groups.nextNumber(records, bytes))
  }

  /// The group of a value whose label other versions say with a type, and this one with a line that
  /// speaks of all values of the group.
  mutating func group(withLabel label: Label?) -> Group {
    guard let own = field.group, label != nil, field.label == nil,
      groups.isShared(own, records, bytes)
    else { return group(isNeeded: label != nil) }
    lose(
      "GROUP", bytes[own.range], .changed,
      "Its label would be that of the whole group; it was written with a group of its own.")
    return .new(groups.nextNumber(records, bytes))
  }

  /// X-ABLabel for the field, once for each group.
  mutating func writeLabel(_ group: Group) {
    guard field.hasLabel else { return }
    if let label = field.label {
      writeLabel(bytes[label.range], group)
    } else if let label = field.labelInsteadOfType {
      label.withUnsafeBufferPointer { writeLabel(Bytes($0), group) }
    }
  }

  mutating func writeLabel(_ text: Bytes, _ group: Group) {
    if rules.contains(.outlook) {
      lose("X-ABLABEL", text, .changed, "Outlook has no labels of one's own.")
      return
    }
    guard groups.noteLabel(group, bytes) else { return }
    begin("X-ABLABEL", in: group)
    writer.beginValue("text", shape: .single)
    if let destination = options.destination, destination.name != "apple" {
      // Others have no words for labels of Apple's that are not known here.
      let label = Label(storedText: text.string)
      writer.item(label.isPredefined ? Array(text) : utf8(label.readableName))
    } else {
      writer.item(text)
    }
    writer.end()
  }

  /// Begins a property without the field's parameters.
  mutating func begin(_ name: StaticString, in group: Group) {
    switch group {
    case .none: writer.begin(name, group: Bytes(""))
    case .existing(let range): writer.begin(name, group: bytes[range.range])
    case .new: begin(Bytes(name), in: group)
    }
  }

  mutating func begin(_ name: Bytes, in group: Group) {
    switch group {
    case .none: writer.begin(name, group: Bytes(""))
    case .existing(let range): writer.begin(name, group: bytes[range.range])
    case .new(let number):
      Array("item\(number)".utf8).withUnsafeBufferPointer {
        writer.begin(name, group: Bytes($0))
      }
    }
  }

  mutating func lose(
    _ property: String, _ value: [UInt8], _ effect: ConversionLoss.Effect, _ reason: String
  ) {
    value.withUnsafeBufferPointer { lose(property, Bytes($0), effect, reason) }
  }

  mutating func lose(
    _ property: String, _ value: Bytes, _ effect: ConversionLoss.Effect,
    _ reason: String
  ) {
    let shown = value.prefix(200).string
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
  /// What is written as a label because the destination refuses it as a type.
  var labelInsteadOfType: [UInt8]? { didSet { isBare = false } }
  /// What is written as a type because the destination knows labels as types alone.
  var typeInsteadOfLabel: [UInt8]? { didSet { isBare = false } }
  var hasParameters = false
  var hasCustomTypes = false
  /// The last component that the value has; -1 where it has none.
  private(set) var highestComponent = -1
  /// Whether no component stands behind a later one.
  private(set) var hasComponentsInOrder = true

  /// Whether it has types besides those of the set.
  var hasOwnTypes: Bool { hasCustomTypes || typeInsteadOfLabel != nil }
  var hasLabel: Bool { label != nil || labelInsteadOfType != nil }

  /// Whether nothing but ``header``, ``range`` and what is known of components is set.
  private var isBare = true

  mutating func read(_ records: RecordView, _ range: Range<Int>) {
    if !isBare { self = FieldAttributes() }
    header = records[range.lowerBound]
    self.range = range
    var highest = -1
    var isInOrder = true
    defer {
      highestComponent = highest
      hasComponentsInOrder = isInOrder
    }
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let record = records[index]
      index += 1
      if case .component(let component) = record.part {
        if Int(component) < highest { isInOrder = false } else { highest = Int(component) }
        continue
      }
      isBare = false
      switch record.part {
      case .group: group = record.text
      case .label: label = label ?? record.text
      case .service: service = service ?? record.text
      case .username: username = username ?? record.text
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
