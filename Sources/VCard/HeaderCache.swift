import SourceText

/// Remembers how headers were read: what stands before the colons of a file's lines is nearly
/// always one of a few dozen texts.
///
/// An entry is what reading the header gave, with positions counted from the line's start, so
/// that a hit saves reading and changes nothing. It has a number, by which users of the lines
/// can remember what they made of it.
struct HeaderCache: ~Copyable {
  struct Entry {
    /// The header's text among ``texts``.
    var text: ByteRange
    var group: ByteRange
    var name: ByteRange
    var charset: ByteRange
    var property: KnownProperty?
    var encoding: ContentLine.Encoding
    /// Its parameters among ``parameters``.
    var parameters: Range<Int>
    /// Whether a value behind the header ends with its line, unless the next one is folded.
    var isSimple: Bool
  }

  /// Longer headers are not kept.
  static let lengthLimit = 96
  /// Of a file with more headers, the first ones are kept. The numbers are 1 to this.
  static let entryLimit = 500
  private static let slotCount = 2048

  private(set) var entries: [Entry] = []
  private(set) var parameters: [RawParameter] = []
  private var texts = ByteArena(capacity: 1 << 14)
  /// The numbers of the headers, each at a place that its text gives or behind it; 0 where there
  /// is none. Not an array, because every line of a file is looked for here.
  private let slots: UnsafeMutablePointer<Slot>

  private struct Slot {
    var fingerprint: HeaderFingerprint
    var number: UInt16
  }

  init() {
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(
      repeating: Slot(fingerprint: HeaderFingerprint(), number: 0), count: Self.slotCount)
  }

  deinit { slots.deallocate() }

  /// The number of the header in the range, or 0 if it is not kept.
  func number(of range: Range<Int>, in bytes: Bytes) -> UInt16 {
    guard !range.isEmpty, range.count <= Self.lengthLimit else { return 0 }
    let wanted = HeaderFingerprint(range, bytes)
    var index = wanted.hash
    while true {
      let number = slots[index].number
      if number == 0 { return 0 }
      if slots[index].fingerprint.isSame(as: wanted),
        !wanted.isPartial || isSame(number, bytes[range])
      {
        return number
      }
      index = (index + 1) & (Self.slotCount - 1)
    }
  }

  @inline(never)
  private func isSame(_ number: UInt16, _ text: Bytes) -> Bool {
    texts[entries[Int(number) - 1].text.range].isSame(as: text)
  }

  /// Keeps what reading the header in the range gave and returns its number, or 0 if it is not
  /// worth keeping or there is no more room.
  mutating func insert(
    _ range: Range<Int>, in bytes: Bytes, _ entry: Entry, _ list: ArraySlice<RawParameter>
  ) -> UInt16 {
    guard !range.isEmpty, range.count <= Self.lengthLimit, entries.count < Self.entryLimit,
      // How quotes and Android's parentheses are read depends on what follows them.
      !bytes[range].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "(") })
    else { return 0 }
    let start = range.lowerBound
    var kept = entry
    kept.text = ByteRange(start: texts.count, count: range.count)
    texts.append(bytes[range])
    kept.group = entry.group.moved(by: -start)
    kept.name = entry.name.moved(by: -start)
    kept.charset = entry.charset.moved(by: -start)
    kept.parameters = parameters.count..<parameters.count + list.count
    for parameter in list { parameters.append(parameter.moved(by: -start)) }
    entries.append(kept)
    let fingerprint = HeaderFingerprint(range, bytes)
    let number = UInt16(entries.count)
    var index = fingerprint.hash
    while slots[index].number != 0 { index = (index + 1) & (Self.slotCount - 1) }
    slots[index] = Slot(fingerprint: fingerprint, number: number)
    return number
  }
}

/// The length of a header and its first 24 bytes.
private struct HeaderFingerprint {
  private var first: UInt64 = 0
  private var middle: UInt64 = 0
  private var last: UInt64 = 0
  private var count: UInt32 = 0

  init() {}

  @inline(__always)
  init(_ range: Range<Int>, _ bytes: Bytes) {
    count = UInt32(truncatingIfNeeded: range.count)
    let text = bytes.rawBuffer
    guard range.lowerBound >= 0, text.count - range.lowerBound >= 24 else {
      // A header at the very end of a card.
      for (offset, byte) in bytes[range].prefix(24).enumerated() {
        let bits = UInt64(byte) << UInt64(offset % 8 * 8)
        if offset < 8 { first |= bits } else if offset < 16 { middle |= bits } else { last |= bits }
      }
      return
    }
    // Headers are of all lengths, so that branches would be guessed wrongly: what is behind the
    // header is read too and cleared.
    first =
      text.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self).littleEndian
      & Self.mask(range.count)
    middle =
      text.loadUnaligned(fromByteOffset: range.lowerBound + 8, as: UInt64.self).littleEndian
      & Self.mask(range.count - 8)
    last =
      text.loadUnaligned(fromByteOffset: range.lowerBound + 16, as: UInt64.self).littleEndian
      & Self.mask(range.count - 16)
  }

  /// The bits of so many bytes: none of a negative number, all from eight on.
  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 {
    let bits = max(0, min(64, count &* 8))
    // In two steps, because a shift by 64 is none.
    let half = UInt64(truncatingIfNeeded: bits &>> 1)
    return ~((UInt64.max &<< half) &<< half)
  }

  @inline(__always)
  func isSame(as other: HeaderFingerprint) -> Bool {
    // In one go: most headers that are looked for are found.
    (first ^ other.first) | (middle ^ other.middle) | (last ^ other.last)
      | UInt64(count ^ other.count) == 0
  }

  /// Whether there are bytes that the fingerprint does not hold.
  @inline(__always)
  var isPartial: Bool { count > 24 }

  @inline(__always)
  var hash: Int {
    // The products can be made at the same time.
    let mixed =
      (first &* 0x9E37_79B9_7F4A_7C15) ^ (middle &* 0xC2B2_AE3D_27D4_EB4F)
      ^ ((last ^ UInt64(count)) &* 0x1656_67B1_9E37_79F9)
    return Int(truncatingIfNeeded: ((mixed ^ (mixed >> 32)) &* 0x9E37_79B9_7F4A_7C15) >> 53)
  }
}

extension ByteRange {
  /// The range, counted from another place.
  @inline(__always)
  func moved(by distance: Int) -> ByteRange {
    var moved = self
    moved.start = isEmpty ? 0 : start &+ UInt32(truncatingIfNeeded: distance)
    return moved
  }
}

extension RawParameter {
  func moved(by distance: Int) -> RawParameter {
    RawParameter(
      parameter: parameter, name: name.moved(by: distance), value: value.moved(by: distance))
  }
}
