import CByteSearch
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
  private static let slotBits = 11
  private static var slotCount: Int { 1 << slotBits }

  private(set) var entries: [Entry] = []
  private(set) var parameters: [RawParameter] = []
  private var texts = ByteArena(capacity: 1 << 14)
  /// The numbers of the headers, each at a place that its text gives or behind it; 0 where there
  /// is none. Not an array, because every line of a file is looked for here.
  private let slots: UnsafeMutablePointer<Slot>

  private struct Slot {
    var name = cb_name()
    var number: UInt16 = 0
  }

  init() {
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: Slot(), count: Self.slotCount)
  }

  deinit { slots.deallocate() }

  /// The number of the header in the range, or 0 if it is not kept.
  func number(of range: Range<Int>, in bytes: borrowing ByteArena) -> UInt16 {
    guard !range.isEmpty, range.count <= Self.lengthLimit,
      let text = bytes.readable(range, Int(CB_NAME_LENGTH))
    else { return 0 }
    var index = Self.firstSlot(text, range.count)
    while true {
      let number = slots[index].number
      if number == 0 { return 0 }
      if cb_name_is(&slots[index].name, text, range.count),
        range.count <= CB_NAME_LENGTH || isSame(number, bytes[range])
      {
        return number
      }
      index = (index + 1) & (Self.slotCount - 1)
    }
  }

  @inline(__always)
  private static func firstSlot(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int {
    Int(truncatingIfNeeded: cb_name_hash(text, count) &>> UInt64(64 - slotBits))
  }

  @inline(never)
  private func isSame(_ number: UInt16, _ text: Bytes) -> Bool {
    texts[entries[Int(number) - 1].text.range].isSame(as: text)
  }

  /// Keeps what reading the header in the range gave and returns its number, or 0 if it is not
  /// worth keeping or there is no more room.
  mutating func insert(
    _ range: Range<Int>, in bytes: borrowing ByteArena, _ entry: Entry,
    _ list: ArraySlice<RawParameter>
  ) -> UInt16 {
    guard !range.isEmpty, range.count <= Self.lengthLimit, entries.count < Self.entryLimit,
      let text = bytes.readable(range, Int(CB_NAME_LENGTH)),
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
    let number = UInt16(entries.count)
    var index = Self.firstSlot(text, range.count)
    while slots[index].number != 0 { index = (index + 1) & (Self.slotCount - 1) }
    slots[index] = Slot(name: cb_name_of(text, range.count), number: number)
    return number
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
