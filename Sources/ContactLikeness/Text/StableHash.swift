/// A hash that is the same in every run, on every machine: of 64 bits, by multiplication and
/// folding. It is not meant to withstand attacks, except that no input makes it slow.
package struct StableHash {
  package private(set) var state: UInt64

  package init(seed: UInt64 = 0) { state = 0x9E37_79B9_7F4A_7C15 ^ seed }

  package mutating func combine(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = (product.high ^ product.low) &+ 0xA076_1D64_78BD_642F &+ word
  }

  package mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    let words = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= bytes.count {
      combine(UInt64(littleEndian: words.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var last = UInt64(bytes.count) << 56
    var shift: UInt64 = 0
    while index < bytes.count {
      last ^= UInt64(bytes[index]) << shift
      shift += 8
      index += 1
    }
    combine(last)
  }

  package var value: UInt64 {
    var mixed = state
    mixed ^= mixed >> 32
    mixed = mixed &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 29
    return mixed
  }

  package static func of(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0) -> UInt64 {
    var hash = StableHash(seed: seed)
    hash.combine(bytes)
    return hash.value
  }

  package static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBufferPointer { of($0, seed: seed) }
  }
}
