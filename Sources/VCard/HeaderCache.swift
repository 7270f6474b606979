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

/// The length of a header and its first, middle and last bytes: all of it, up to 24.
private struct HeaderFingerprint {
  var count: UInt32 = 0
  var first: UInt64 = 0
  var middle: UInt64 = 0
  var last: UInt64 = 0

  init() {}

  @inline(__always)
  init(_ range: Range<Int>, _ bytes: Bytes) {
    count = UInt32(range.count)
    first = 0
    let text = bytes.unsafeBuffer
    guard let base = UnsafeRawPointer(text.baseAddress), range.upperBound <= text.count else {
      return
    }
    let start = base + range.lowerBound
    guard range.count >= 8 else {
      // Loads that overlap make up every length.
      let count = range.count
      if count >= 4 {
        let low = UInt64(start.loadUnaligned(as: UInt32.self))
        let high = UInt64(start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
        first = low | high &<< 32
      } else if count > 0 {
        let low = UInt64(start.load(as: UInt8.self))
        let middle = UInt64(start.load(fromByteOffset: count &>> 1, as: UInt8.self))
        let high = UInt64(start.load(fromByteOffset: count &- 1, as: UInt8.self))
        first = low | middle &<< 8 | high &<< 16
      }
      return
    }
    first = start.loadUnaligned(as: UInt64.self)
    last = start.loadUnaligned(fromByteOffset: range.count - 8, as: UInt64.self)
    if range.count > 16 { middle = start.loadUnaligned(fromByteOffset: 8, as: UInt64.self) }
  }

  @inline(__always)
  func isSame(as other: HeaderFingerprint) -> Bool {
    // In one go: most headers that are looked for are found.
    (first ^ other.first) | (middle ^ other.middle) | (last ^ other.last)
      | UInt64(count ^ other.count) == 0
  }

  /// Whether there are bytes that the fingerprint does not hold.
  var isPartial: Bool { count > 24 }

  @inline(__always)
  var hash: Int {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (first ^ UInt64(count) << 56) &* multiplier
    hash = (hash ^ last) &* multiplier ^ middle
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: (hash &* multiplier) >> 53)
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
