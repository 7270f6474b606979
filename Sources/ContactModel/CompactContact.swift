/// What a contact is made of in less memory, for who holds a million: its records without the zeros that they are
/// full of, and its bytes. Where both are, is the caller's business, so that they may lie beside what else there is
/// of a contact.
package struct CompactContact: Sendable {
  private let origin: ContactOrigin
  private let recordCount: UInt32
  private let headCount: UInt32
  private let byteCount: UInt32

  /// Calls `body` with a contact's form, and with what is to lie behind each other: its records and its bytes.
  package static func pack(
    _ contact: Contact,
    _ body: (CompactContact, _ head: UnsafeRawBufferPointer, _ bytes: UnsafeRawBufferPointer) ->
      Void
  ) {
    let storage = contact.storage
    withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: storage.records.count * CompactRecord.mostBytes
    ) { head in
      var headCount = 0
      storage.records.withUnsafeBytes { CompactRecord.write($0, to: head, &headCount) }
      storage.bytes.withUnsafeBytes { bytes in
        let form = CompactContact(
          origin: storage.origin, recordCount: UInt32(truncatingIfNeeded: storage.records.count),
          headCount: UInt32(truncatingIfNeeded: headCount),
          byteCount: UInt32(truncatingIfNeeded: bytes.count))
        body(
          form, UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(head)[..<headCount]), bytes)
      }
    }
  }

  /// The contact, made anew each time.
  ///
  /// - Parameter packed: Where its records are and, behind them, its bytes.
  package func contact(_ packed: UnsafeRawPointer) -> Contact {
    var bytes: [UInt8] = []
    var records: [FieldRecord] = []
    // Arrays that grow are made faster than such as are filled in place: for those the type is looked up each time.
    bytes.append(
      contentsOf: UnsafeRawBufferPointer(start: packed + Int(headCount), count: Int(byteCount)))
    withUnsafeTemporaryAllocation(of: FieldRecord.self, capacity: Int(recordCount)) { unpacked in
      CompactRecord.read(packed, to: UnsafeMutableRawBufferPointer(unpacked))
      records.append(contentsOf: unpacked)
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

  static func read(_ source: UnsafeRawPointer, to records: UnsafeMutableRawBufferPointer) {
    var position = source
    for offset in stride(from: 0, to: records.count, by: 8) {
      var mask = position.load(as: UInt8.self)
      var word: UInt64 = 0
      position += 1
      while mask != 0 {
        word |= UInt64(position.load(as: UInt8.self)) << UInt64(mask.trailingZeroBitCount << 3)
        position += 1
        mask &= mask - 1
      }
      records.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
  }
}
