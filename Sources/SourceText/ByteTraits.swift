import CUnicode

/// What occurs among bytes, found in one go: it decides how much work reading them takes.
package struct ByteTraits: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rawValue = cu_bytes_traits(bytes.baseAddress, bytes.count)
  }

  package static var beyondASCII: ByteTraits { ByteTraits(rawValue: 1) }
  package static var null: ByteTraits { ByteTraits(rawValue: 2) }
  package static var backslash: ByteTraits { ByteTraits(rawValue: 4) }
  /// A carriage return that no line feed follows.
  package static var loneReturn: ByteTraits { ByteTraits(rawValue: 8) }
  /// What may be no UTF-8. Only ``LineMark/find(in:from:_:)`` tells.
  package static var doubtful: ByteTraits { ByteTraits(rawValue: 16) }
}
