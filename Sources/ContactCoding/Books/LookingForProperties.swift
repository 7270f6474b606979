import FileFormats
import SourceText

extension ContactInput {
  /// Which of some properties the input's cards may have, by a look at its bytes: nearly all files
  /// have neither groups nor merged contacts, and need not be decoded to know it. All where bytes
  /// don't show it, as in tables.
  ///
  /// - Parameters:
  ///   - names: The names, or what they end with behind a hyphen.
  ///   - folded: Whether a line may be folded within a name, as other programs fold them.
  package func mayHave(_ names: [String], folded: Bool = true) throws -> [Bool] {
    guard format.isVCard || format == .jCard, stream.textCharset.isASCIICompatible else {
      return [Bool](repeating: true, count: names.count)
    }
    let words = names.map { Array($0.lowercased().utf8) }
    var found = [Bool](repeating: false, count: names.count)
    try look {
      $0.find(words, folded: folded, &found)
      return !found.contains(false)
    }
    return found
  }

  /// Whether UIDs may be there that are no UUIDs, such as those of programs that count their contacts; true where
  /// bytes don't show it.
  package func mayHaveCountedIdentifiers() throws -> Bool {
    guard format.isVCard, stream.textCharset.isASCIICompatible else { return true }
    var hasSome = false
    try look {
      hasSome = $0.haveCountedIdentifiers
      return hasSome
    }
    return hasSome
  }

  /// The UUIDs that several of some files have for UIDs, as numbers that all notations of each have in common; those of
  /// files that are no vCards are not looked for.
  package static func sharedUUIDs(of inputs: [ContactInput]) throws -> Set<UInt64> {
    var all: Set<UInt64> = []
    var shared: Set<UInt64> = []
    for input in inputs where input.format.isVCard && input.stream.textCharset.isASCIICompatible {
      var own: Set<UInt64> = []
      try input.look {
        $0.noteUUIDs(in: &own)
        return false
      }
      shared.formUnion(own.intersection(all))
      all.formUnion(own)
    }
    return shared
  }

  /// Looks at all bytes, a part at a time, until it is enough.
  private func look(_ isEnough: (PropertySigns) -> Bool) throws {
    let stream = stream.reopen()
    var part = [UInt8](repeating: 0, count: 1 << 20)
    var kept = 0
    while true {
      let end =
        try kept
        + part.withUnsafeMutableBytes { buffer in
          try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[kept...]))
        }
      if end == kept { return }
      let isDone = part.withUnsafeBufferPointer { bytes in
        isEnough(PropertySigns(Bytes(UnsafeBufferPointer(rebasing: bytes[..<end]))))
      }
      if isDone { return }
      // What may stand across the border of two parts.
      kept = min(end, 256)
      part.replaceSubrange(..<kept, with: Array(part[(end - kept)..<end]))
    }
  }
}
