import ContactModel
import SourceText

/// A value of one of the records being merged, seen where it stands.
struct ConstituentValue {
  /// The record's position in the order of precedence.
  let record: Int
  let storage: ContactStorage
  /// The value's record in the storage and those of its attributes.
  let range: Range<Int>

  var header: FieldRecord { storage.records[range.lowerBound] }
  var attributes: ArraySlice<FieldRecord> { storage.records[range].dropFirst() }
  var view: FieldView { FieldView(bytes: storage.bytes, records: storage.records, range: range) }
  var text: String { view.text }
  var textBytes: ArraySlice<UInt8> { view.textBytes }

  /// Whether a component of a structured value has a text.
  func hasComponent(_ place: UInt8) -> Bool {
    attributes.contains { record in
      guard case .component(let index) = record.part else { return false }
      return index == place && record.text.count > 0
    }
  }

  /// Whether it is a record that this one was merged from before.
  var isConstituent: Bool {
    guard case .preserved = header.key else { return false }
    return storage.bytes.withUnsafeBufferPointer { bytes in
      attributes.contains { $0.namesConstituent(Bytes(bytes)) }
    }
  }

  /// Whether both say the same in the same words, labels and preferences apart.
  func isVerbatim(_ other: ConstituentValue) -> Bool {
    // Most are told apart by how long they are.
    header.text.count == other.header.text.count
      && Contact(storage: storage).withContent { content in
        Contact(storage: other.storage).withContent {
          content.isVerbatim(range, other.range, of: $0)
        }
      }
  }
}

extension ContactContent {
  /// Whether two values say the same in the same words, labels and preferences apart.
  func isVerbatim(_ value: Range<Int>, _ other: Range<Int>, of others: ContactContent) -> Bool {
    hasSameText(value.lowerBound, as: other.lowerBound, of: others)
      && hasSameParts(value, as: other, of: others)
  }

  /// Whether the attributes are the same that are part of the value itself.
  func hasSameParts(_ value: Range<Int>, as other: Range<Int>, of others: ContactContent) -> Bool {
    parts(of: value).elementsEqual(others.parts(of: other)) {
      records[$0].part == others.records[$1].part && hasSameText($0, as: $1, of: others)
    }
  }

  private func parts(of value: Range<Int>) -> some Sequence<Int> {
    value.dropFirst().lazy.filter { records[$0].part.isContent && !records[$0].isMediaType }
  }

  private func hasSameText(_ place: Int, as other: Int, of others: ContactContent) -> Bool {
    bytes[records[place].text.range].isSame(as: others.bytes[others.records[other].text.range])
  }
}

extension FieldRecord {
  fileprivate var isMediaType: Bool { if case .mediaType = part { true } else { false } }
}

extension FieldRecord.Part {
  /// Whether it belongs to the value and not to what is said about it.
  var isContent: Bool {
    switch self {
    case .component, .service, .username, .mediaType, .countryCode, .formattedAddress, .calendar,
      .propertyName:
      true
    default: false
    }
  }
}

/// Values that are one, in the order of their records.
struct ValueGroup {
  var members: [ConstituentValue]
  /// The member in the best notation.
  var best: Int = 0
  private(set) var bestRank: Int

  /// - Parameter members: Not empty; the first is in the best notation.
  init(_ members: [ConstituentValue], rank: Int = 0) {
    self.members = members
    bestRank = rank
  }

  var base: ConstituentValue { members[best] }

  /// Whether all say it in the same words.
  var isVerbatim: Bool {
    members.indices.allSatisfy { $0 == best || members[$0].isVerbatim(base) }
  }

  mutating func add(_ value: ConstituentValue, rank: Int) {
    members.append(value)
    if rank > bestRank {
      best = members.count - 1
      bestRank = rank
    }
  }

  /// The records that have the value, each once.
  var records: [Int] {
    var records: [Int] = []
    for member in members where records.last != member.record { records.append(member.record) }
    return records
  }
}
