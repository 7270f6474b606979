import ContactLikeness

/// A record's UID, by its hash.
struct IdentifierFact: BitwiseCopyable, Hashable, Sendable {
  let hash: UInt64
  /// Whether it is a number that a program counted up to: another program's may be the same.
  let isCounter: Bool

  init(_ key: RecordKey) {
    guard var identifier = key.identifier else {
      (hash, isCounter) = (0, false)
      return
    }
    isCounter = identifier.utf8.count <= 6 && identifier.utf8.allSatisfy(ASCII.isDigit)
    hash = identifier.withUTF8 { StableHash.of($0) }
  }

  var isMissing: Bool { hash == 0 }
}
