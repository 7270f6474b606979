import CUnicode
import Threading

/// The converters of one charset that no thread is using, so that a value costs no `open`.
///
/// What it changes is guarded by its lock, one of the system's: the thread sanitizer knows no other,
/// and what goes through here from thread to thread is what it should look at.
final class ConverterPool: @unchecked Sendable {
  /// ICU's name of the charset.
  let name: String
  private let lock = ThreadLock()
  private var idle: [Converter] = []

  init(name: String) {
    self.name = name
  }

  deinit {
    for converter in idle { cu_converter_close(converter.pointer) }
  }

  /// A converter in its first state, for the caller alone; nil when there is none of the name.
  func take() -> Converter? {
    if let converter = lock.locked({ idle.popLast() }) { return converter }
    guard let pointer = cu_converter_open(name) else { return nil }
    return Converter(pointer: pointer)
  }

  /// Puts a converter back for the next caller. One that stopped inside a text must be reset first.
  func give(back converter: Converter) {
    lock.locked { idle.append(converter) }
  }

  /// Encodes valid UTF-8. Where the charset lacks a character but has it in another form, that form
  /// is taken.
  func encode(_ utf8: UnsafeRawBufferPointer, in charset: String) -> EncodedText {
    guard let converter = take() else {
      return EncodedText(bytes: Array(utf8), unencodable: [])
    }
    defer { give(back: converter) }
    let encoded = converter.encode(utf8)
    guard !encoded.unencodable.isEmpty,
      let other = EncodableForm.alternative(to: utf8, in: charset)
    else { return encoded }
    let second = other.withUnsafeBytes { converter.encode($0) }
    return second.unencodable.count < encoded.unencodable.count ? second : encoded
  }
}

/// One converter. Only the thread that took it from its pool may use it.
struct Converter: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Decodes a part of a text and appends it; returns the number of replaced sequences.
  func decode(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8], isLast: Bool) -> Int {
    var replaced = 0
    var rest = bytes[...]
    while true {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let step = output.appendUnsafely(
        capacity: part.count * 3 + Int(CU_DECODE_MINIMUM_CAPACITY)
      ) { room -> (Int, cu_step) in
        let step = cu_converter_decode(
          pointer, part.baseAddress?.assumingMemoryBound(to: UInt8.self), part.count,
          room.baseAddress?.assumingMemoryBound(to: UInt8.self), room.count, isLast)
        return (step.written, step)
      }
      replaced += step.replaced
      if step.finished { return replaced }
      rest = rest.dropFirst(step.consumed)
    }
  }

  /// Decodes a whole text.
  func decodeAll(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    _ = bytes.withUnsafeBytes { decode($0, into: &output, isLast: true) }
    return output
  }

  /// Encodes valid UTF-8.
  func encode(_ utf8: UnsafeRawBufferPointer) -> EncodedText {
    var capacity = utf8.count * 2 + 16
    while true {
      var unencodable: [Unicode.Scalar] = []
      var needed: Int64 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
        needed = withUnsafeMutablePointer(to: &unencodable) { list in
          cu_converter_encode(
            pointer, utf8.baseAddress?.assumingMemoryBound(to: UInt8.self), utf8.count,
            room.baseAddress, room.count,
            { context, codePoint in
              guard let context, let scalar = Unicode.Scalar(codePoint) else { return }
              context.assumingMemoryBound(to: [Unicode.Scalar].self).pointee.append(scalar)
            }, list)
        }
        count = max(0, min(Int(needed), room.count))
      }
      if needed <= Int64(capacity) {
        return EncodedText(bytes: bytes, unencodable: unencodable)
      }
      capacity = Int(needed)
    }
  }
}

extension Converter {
  /// Forgets an unfinished text.
  func reset() {
    cu_converter_reset(pointer)
  }

  /// The most bytes that a character takes.
  var maximumWidth: Int { Int(cu_converter_maximum_width(pointer)) }
}
