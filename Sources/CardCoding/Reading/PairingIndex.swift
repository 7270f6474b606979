import ContactModel
import SourceText

/// Finds the values that lines such as X-ABLabel speak of, and gathers what they add.
///
/// A card may have a hundred thousand of such lines, so nothing here searches the card for each
/// of them, and what they add is inserted in one go. Made once a thread and reused.
struct PairingIndex: ~Copyable {
  /// A value in a group.
  private struct GroupedValue {
    var hash: UInt64
    var group: ByteRange
    var key: ContactKey
    /// Where its records end.
    var end: Int
    /// The parts that its group got already.
    var attached: UInt8 = 0
  }

  /// Addresses of the same types that have no formatted form, in their order.
  private struct AddressQueue {
    var addresses: [(start: UInt32, end: Int)] = []
    var next = 0
    /// The ends of those before the line that was asked for last.
    var before: [Int] = []
  }

  /// By hash, and in the order of the card.
  private var values: [GroupedValue] = []
  private var additions: [(place: Int, record: FieldRecord)] = []
  private var merged = RecordBuffer()
  private var addresses: [TypeSet: AddressQueue]?
  /// How many addresses there are.
  private var addressCount = 0
  private var foundNameEnd: Int??

  /// Begins with the records of a card.
  mutating func begin(_ records: RecordView, _ bytes: Bytes) {
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
    if !additions.isEmpty { additions.removeAll(keepingCapacity: true) }
    addresses = nil
    foundNameEnd = nil
    var start = 0
    // Whether the value that begins at `start` is the last of ``values``.
    var isGrouped = false
    for index in records.indices {
      if records[index].isValue {
        if isGrouped { values[values.count - 1].end = index }
        isGrouped = false
        start = index
      } else if !isGrouped, case .group = records[index].part, !records[index].text.isEmpty {
        let group = records[index].text
        values.append(
          GroupedValue(
            hash: Self.hash(group, bytes), group: group, key: records[start].key,
            end: records.count))
        isGrouped = true
      }
    }
    values.sort { ($0.hash, $0.end) < ($1.hash, $1.end) }
  }

  /// Adds the record to every value of the group that it can belong to; false if there is none
  /// without one of its kind, which `bit` stands for. A property without a field takes a label
  /// only if nothing else in the group does.
  mutating func attach(
    _ record: FieldRecord, bit: UInt8, toGroup group: ByteRange, _ bytes: Bytes
  ) -> Bool {
    let hash = Self.hash(group, bytes)
    let first = values[firstIndex(of: hash)...].firstIndex {
      $0.hash != hash || Self.isSame($0.group, group, bytes)
    }
    guard let first, values[first].hash == hash, values[first].attached & bit == 0 else {
      return false
    }
    values[first].attached |= bit
    let isLabel = if case .label = record.part { true } else { false }
    var preserved: [Int] = []
    var isUsed = false
    var record = record
    for value in values[first...] {
      guard value.hash == hash else { break }
      guard Self.isSame(value.group, group, bytes) else { continue }
      switch value.key {
      case .preserved:
        if isLabel { preserved.append(value.end) }
        continue
      case .postalAddress: break
      default: guard isLabel else { continue }
      }
      record.key = value.key
      add(record, at: value.end)
      isUsed = true
    }
    if isUsed { return true }
    record.key = .preserved
    for end in preserved { add(record, at: end) }
    return !preserved.isEmpty
  }

  private func firstIndex(of hash: UInt64) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the records of an address end that a LABEL at `position` belongs to.
  mutating func takeAddress(
    _ records: RecordView, types: TypeSet, before position: UInt32
  ) -> Int? {
    var queues = queues(records)
    addresses = nil
    defer { addresses = queues }
    guard var queue = queues.removeValue(forKey: types) else { return nil }
    defer { queues[types] = queue }
    while queue.next < queue.addresses.count, queue.addresses[queue.next].start < position {
      queue.before.append(queue.addresses[queue.next].end)
      queue.next += 1
    }
    if let end = queue.before.popLast() { return end }
    guard queue.next < queue.addresses.count else { return nil }
    queue.next += 1
    return queue.addresses[queue.next - 1].end
  }

  /// Where the records of the address end that a LABEL of these types can belong to alone: of those that have none, the
  /// one for the same, however mail is delivered there; or the only one, where the LABEL does not say what it is for.
  mutating func takeOnlyAddress(_ records: RecordView, types: TypeSet) -> Int? {
    let left = queues(records).filter { $1.next < $1.addresses.count || !$1.before.isEmpty }
    let ofPurpose = left.keys.filter { $0.withoutDelivery == types.withoutDelivery }
    let isForAny = addressCount == 1 && types.withoutDelivery == .none
    let matching = isForAny ? Array(left.keys) : ofPurpose
    guard matching.count == 1, let own = matching.first, let queue = left[own],
      queue.addresses.count - queue.next + queue.before.count == 1
    else { return nil }
    return takeAddress(records, types: own, before: .max)
  }

  mutating func hasAddress(_ records: RecordView) -> Bool {
    _ = queues(records)
    return addressCount > 0
  }

  private mutating func queues(_ records: RecordView) -> [TypeSet: AddressQueue] {
    if let addresses { return addresses }
    var queues: [TypeSet: AddressQueue] = [:]
    addressCount = 0
    for range in FieldRanges(records) {
      let header = records[range.lowerBound]
      guard header.key == .postalAddress else { continue }
      addressCount += 1
      if records[range].contains(where: { $0.part == .formattedAddress }) { continue }
      queues[header.types, default: AddressQueue()].addresses.append(
        (header.source.start, range.upperBound))
    }
    addresses = queues
    return queues
  }

  /// Where the records of the first name end.
  mutating func nameEnd(_ records: RecordView) -> Int? {
    if let foundNameEnd { return foundNameEnd }
    let end = FieldRanges(records).first { records[$0.lowerBound].key == .name }?.upperBound
    foundNameEnd = .some(end)
    return end
  }

  mutating func add(_ record: FieldRecord, at place: Int) { additions.append((place, record)) }

  /// Inserts what was added, each at its place, in the order in which it came.
  mutating func insertAdditions(into records: inout RecordBuffer) {
    guard !additions.isEmpty else { return }
    // The order of those for one place stays.
    additions.sort { $0.place < $1.place }
    merged.removeAll()
    var position = 0
    for (place, record) in additions {
      if position < place {
        merged.append(contentsOf: records.view[position..<place])
        position = place
      }
      merged.append(record)
    }
    merged.append(contentsOf: records.view[position...])
    swap(&records, &merged)
  }

  // MARK: - Names of groups

  private static func hash(_ group: ByteRange, _ bytes: Bytes) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    // The bit that tells small letters from capitals; what else it tells apart, comparing does.
    for byte in bytes[group.range] { hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func isSame(_ a: ByteRange, _ b: ByteRange, _ bytes: Bytes) -> Bool {
    a.count == b.count
      && bytes[a.range].elementsEqual(bytes[b.range], by: { lowercased($0) == lowercased($1) })
  }
}
