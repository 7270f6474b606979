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
  private var slots = [UInt16](repeating: 0, count: slotCount)

  /// The number of the header in the range, or 0 if it is not kept.
  func number(of range: Range<Int>, in bytes: Bytes) -> UInt16 {
    guard !range.isEmpty, range.count <= Self.lengthLimit else { return 0 }
    var slot = Self.slot(range, bytes)
    while slots[slot] != 0 {
      let number = slots[slot]
      let text = entries[Int(number) - 1].text
      if text.count == range.count, texts[text.range].isSame(as: bytes[range]) { return number }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return 0
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
    var slot = Self.slot(range, bytes)
    while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
    slots[slot] = UInt16(entries.count)
    return UInt16(entries.count)
  }

  /// By the first and the last eight bytes, and eight in between.
  @inline(__always)
  private static func slot(_ range: Range<Int>, _ bytes: Bytes) -> Int {
    let text = bytes.unsafeBuffer
    guard let base = UnsafeRawPointer(text.baseAddress), range.upperBound <= text.count else {
      return 0
    }
    let start = base + range.lowerBound
    var hash = UInt64(range.count) << 56
    if range.count >= 8 {
      hash ^= start.loadUnaligned(as: UInt64.self)
      hash = hash &* multiplier
      hash ^= start.loadUnaligned(fromByteOffset: range.count - 8, as: UInt64.self)
      if range.count > 16 {
        hash = hash &* multiplier ^ start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      }
    } else {
      for offset in 0..<range.count {
        hash = hash << 8 ^ UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
      }
    }
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: (hash &* multiplier) >> 53)
  }

  private static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}

extension ByteRange {
  /// The range, counted from another place.
  func moved(by distance: Int) -> ByteRange {
    isEmpty ? .empty : ByteRange(start: lowerBound + distance, count: Int(count))
  }
}

extension RawParameter {
  func moved(by distance: Int) -> RawParameter {
    RawParameter(
      parameter: parameter, name: name.moved(by: distance), value: value.moved(by: distance))
  }
}
