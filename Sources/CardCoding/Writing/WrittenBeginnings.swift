import ContactModel
import SourceText
import VCard

/// How properties began that were written before: name, types, preference and type of the value.
///
/// Of these there are a few dozen combinations in a file, so each is put together once. A name has
/// one shape, which is therefore not looked at.
struct WrittenBeginnings: ~Copyable {
  private struct Entry {
    /// Names are constants, so that where one stands tells it from the others.
    var name: UnsafePointer<UInt8>?
    var type: UnsafePointer<UInt8>?
    var types: UInt64 = 0
    var preference: UInt8 = 0
    var text = ByteRange.empty
  }

  /// Each at the place that its combination gives; the first one keeps it.
  private var entries = Array(repeating: Entry(), count: 256)
  private var texts = ByteArena(capacity: 1 << 12)
  private static let longestText = 256

  private static func place(
    _ name: StaticString, _ type: StaticString, _ header: FieldRecord
  ) -> Int {
    let length = name.utf8CodeUnitCount &+ 32 &* type.utf8CodeUnitCount
    let words =
      header.types.rawValue
      ^ UInt64(header.key.rawValue) << 48 ^ UInt64(header.preference) << 40
      ^ UInt64(truncatingIfNeeded: length) << 56
    return Int((words &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// The text of a beginning that was noted; valid until another is noted.
  func text(
    _ name: StaticString, _ type: StaticString, _ header: FieldRecord
  ) -> Bytes? {
    let place = Self.place(name, type, header)
    guard entries[place].name == name.utf8Start, entries[place].type == type.utf8Start,
      entries[place].types == header.types.rawValue,
      entries[place].preference == header.preference
    else { return nil }
    return texts[entries[place].text.range]
  }

  mutating func note(
    _ text: Bytes, _ name: StaticString, _ type: StaticString, _ header: FieldRecord
  ) {
    let place = Self.place(name, type, header)
    guard entries[place].name == nil, text.count <= Self.longestText else { return }
    entries[place] = Entry(
      name: name.utf8Start, type: type.utf8Start, types: header.types.rawValue,
      preference: header.preference,
      text: ByteRange(start: texts.count, count: text.count))
    texts.append(text)
  }
}
