package import SourceText

/// What a contact is made of, shared by all copies of it and never changed.
package final class ContactStorage: Sendable {
  /// The original's bytes first, then the texts that had to be decoded.
  package let bytes: [UInt8]
  package let records: [FieldRecord]
  package let origin: ContactOrigin

  package init(bytes: [UInt8], records: [FieldRecord], origin: ContactOrigin) {
    self.bytes = bytes
    self.records = records
    self.origin = origin
  }
}

/// Where a contact came from, and what it was there.
package struct ContactOrigin: Sendable {
  /// The format of the original bytes.
  package enum Format: UInt8, Sendable { case none, vCard21, vCard30, vCard40, jCard, csv }

  package var source: Source?
  /// Where the original begins in its source.
  package var sourceOffset: Int
  /// Lines of the original whose values were changed or removed since.
  package var removedLines: [ByteRange]
  /// The charset of bytes that are not UTF-8 and declare none; nil where there are no such bytes.
  package var charset: Charset?
  // In 32 bits, since there are as many of these as contacts.
  private var storedIndex: UInt32
  private var storedByteCount: UInt32
  private var storedCardCount: UInt32 = 0
  package var format: Format
  /// Whether the reader had no complaint, so that the bytes can be written back as they are.
  package var isWellFormed: Bool
  /// Whether the original was turned into UTF-8 as a whole, so that a charset declared in it says
  /// nothing any more.
  package var isTranscoded: Bool
  /// Whether values were added, changed or removed since.
  package var isEdited = false

  /// The contact's position in its source, from 0.
  package var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = UInt32(clamping: newValue) }
  }

  /// How many bytes the original has in its source; 0 where there is none.
  package var byteCount: Int {
    get { Int(storedByteCount) }
    set { storedByteCount = UInt32(clamping: newValue) }
  }

  /// How many bytes of the storage, from its start, are a card by themselves: the original as it
  /// was read, without NULs. The storage of a jCard begins with the vCard that says the same.
  package var cardCount: Int {
    get { Int(storedCardCount) }
    set { storedCardCount = UInt32(clamping: newValue) }
  }

  package init(
    source: Source? = nil, index: Int = 0, sourceOffset: Int = 0, format: Format = .none,
    byteCount: Int = 0, isWellFormed: Bool = true, charset: Charset? = nil,
    isTranscoded: Bool = false, removedLines: [ByteRange] = []
  ) {
    self.source = source
    storedIndex = UInt32(clamping: index)
    self.sourceOffset = sourceOffset
    self.format = format
    storedByteCount = UInt32(clamping: byteCount)
    self.isWellFormed = isWellFormed
    self.charset = charset
    self.isTranscoded = isTranscoded
    self.removedLines = removedLines
  }
}

/// One value of a contact with its attributes, seen in the storage.
package struct FieldView {
  package let bytes: [UInt8]
  package let records: [FieldRecord]
  /// The value's record and those of its attributes.
  package let range: Range<Int>

  package init(bytes: [UInt8], records: [FieldRecord], range: Range<Int>) {
    self.bytes = bytes
    self.records = records
    self.range = range
  }

  package var header: FieldRecord { records[range.lowerBound] }
  package var attributes: ArraySlice<FieldRecord> { records[range].dropFirst() }

  package var textBytes: ArraySlice<UInt8> { bytes[header.text.range] }
  package var text: String { text(of: header) }

  package func text(of record: FieldRecord) -> String {
    String(decoding: bytes[record.text.range], as: UTF8.self)
  }

  /// The first attribute of that kind.
  package func text(_ part: FieldRecord.Part) -> String? {
    attributes.first { $0.part == part }.map(text(of:))
  }

  /// The label, whether types or a text say it, and the types that it does not say.
  package var label: (label: Label?, rest: TypeSet) {
    guard let text = text(.label) else { return header.types.label }
    let label: Label? = Label(storedText: text)
    var rest = header.types
    if let label, let types = TypeSet(label) { rest.subtract(types) }
    return (label, rest)
  }

  /// The label as people see it; see ``LabeledValue/shownLabel``.
  package var shownLabel: Label? {
    let (label, rest) = label
    guard label == nil, header.key != .preserved else { return label }
    return parameters(rest: rest).first { $0.name == "TYPE" }.flatMap { Label(types: $0.values) }
  }

  /// A number that no other value of the field has, and that stays with the value: where its text
  /// stands in the bytes, to which edits only add. One that took another's place has its number.
  package var identity: Int { Self.identity(of: records[range]) }

  /// The number of the value that the records are of.
  package static func identity(of records: some Collection<FieldRecord>) -> Int {
    guard let header = records.first else { return 0 }
    if header.source.isEmpty, header.source.start > 0 { return header.source.lowerBound - 1 }
    return (records.lazy.map(\.text).first { !$0.isEmpty } ?? header.text).lowerBound
  }

  /// The source of a record of a value made by the program that takes another's place.
  package static func source(keeping identity: Int) -> ByteRange {
    ByteRange(start: identity + 1, count: 0)
  }

  /// The components of a structured value, `count` of them, each a list.
  package func components(upTo count: Int) -> [[String]] {
    var components = [[String]](repeating: [], count: count)
    for record in attributes {
      if case .component(let index) = record.part, index < count {
        components[Int(index)].append(text(of: record))
      }
    }
    return components
  }

  /// Parameters the model has no field for, beginning with the TYPE values in `rest`.
  package func parameters(rest: TypeSet) -> [Parameter] {
    var parameters: [Parameter] = []
    let types =
      rest.memberNames
      + attributes.filter { $0.part == .customType }.map { text(of: $0) }
    if !types.isEmpty { parameters.append(Parameter("TYPE", values: types)) }
    var name: String?
    var values: [String] = []
    for record in attributes {
      switch record.part {
      case .parameterName:
        if let name { parameters.append(Parameter(name, values: values)) }
        name = text(of: record)
        values = []
      case .parameterValue: values.append(text(of: record))
      default: break
      }
    }
    if let name { parameters.append(Parameter(name, values: values)) }
    return parameters
  }
}

/// The fields of a contact one after the other, as ranges of records.
@usableFromInline
package struct FieldRanges<Records: RandomAccessCollection>: Sequence,
  IteratorProtocol
where Records.Element == FieldRecord, Records.Index == Int {
  @usableFromInline let records: Records
  @usableFromInline var index = 0

  @inlinable package init(_ records: Records) { self.records = records }

  @inlinable package mutating func next() -> Range<Int>? {
    guard index < records.count else { return nil }
    let start = index
    index += 1
    while index < records.count, !records[index].isValue { index += 1 }
    return start..<index
  }
}
