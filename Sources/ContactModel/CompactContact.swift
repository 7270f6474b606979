/// A contact in less memory, for who holds a million: in one array, and without the zeros that its records
/// are full of.
package struct CompactContact: Sendable {
  private let origin: ContactOrigin
  /// The records, in so many bytes, then the contact's bytes.
  private let packed: [UInt8]
  private let recordCount: UInt32
  private let headCount: UInt32

  package init(_ contact: Contact) {
    let storage = contact.storage
    let bytes = storage.bytes
    let records = storage.records
    origin = storage.origin
    recordCount = UInt32(truncatingIfNeeded: records.count)
    var headCount = 0
    packed = withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: records.count * CompactRecord.mostBytes
    ) { head in
      records.withUnsafeBytes { CompactRecord.write($0, to: head, &headCount) }
      return Array(unsafeUninitializedCapacity: headCount + bytes.count) { packed, count in
        let target = UnsafeMutableRawBufferPointer(packed)
        target.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(head)[..<headCount]))
        bytes.withUnsafeBytes {
          UnsafeMutableRawBufferPointer(rebasing: target[headCount...]).copyMemory(from: $0)
        }
        count = headCount + bytes.count
      }
    }
    self.headCount = UInt32(truncatingIfNeeded: headCount)
  }

  /// The contact, made anew each time.
  package var contact: Contact {
    let bytes = Array(packed[Int(headCount)...])
    let records = [FieldRecord](unsafeUninitializedCapacity: Int(recordCount)) { records, count in
      packed.withUnsafeBytes { CompactRecord.read($0, to: UnsafeMutableRawBufferPointer(records)) }
      count = Int(recordCount)
    }
    return Contact(storage: ContactStorage(bytes: bytes, records: records, origin: origin))
  }
}

/// Records without their zeros: of each eight bytes, a byte whose bits say which are none, and those.
private enum CompactRecord {
  /// A record takes no more.
  static let mostBytes = MemoryLayout<FieldRecord>.stride / 8 * 9

  static func write(
    _ records: UnsafeRawBufferPointer, to target: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int
  ) {
    for offset in stride(from: 0, to: records.count, by: 8) {
      var word = records.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let place = count
      var mask: UInt8 = 0
      count += 1
      while word != 0 {
        let index = word.trailingZeroBitCount >> 3
        let shift = UInt64(index << 3)
        mask |= 1 << UInt8(index)
        target[count] = UInt8(truncatingIfNeeded: word >> shift)
        count += 1
        word &= ~(0xFF << shift)
      }
      target[place] = mask
    }
  }

  static func read(_ source: UnsafeRawBufferPointer, to records: UnsafeMutableRawBufferPointer) {
    var position = 0
    for offset in stride(from: 0, to: records.count, by: 8) {
      var mask = source[position]
      var word: UInt64 = 0
      position += 1
      while mask != 0 {
        word |= UInt64(source[position]) << UInt64(mask.trailingZeroBitCount << 3)
        position += 1
        mask &= mask - 1
      }
      records.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
  }
}
