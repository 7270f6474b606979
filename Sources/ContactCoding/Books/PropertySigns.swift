import CByteSearch
import ContactModel
import SourceText

/// A look for the names of properties in the bytes of cards, whatever their case and wherever their
/// lines are folded. It finds all that are there, and now and then what is none.
struct PropertySigns {
  private let bytes: Bytes

  init(_ bytes: Bytes) { self.bytes = bytes }

  /// Whether one of the names may be there, or one that ends with it behind a hyphen.
  ///
  /// - Parameter names: In small letters.
  func has(_ names: [[UInt8]]) -> Bool {
    if names.contains(where: isWhole) { return true }
    var found = [Bool](repeating: false, count: names.count)
    findFolded(names, &found)
    return found.contains(true)
  }

  /// Whether a text is there, wherever it begins and ends.
  ///
  /// - Parameter text: In small letters.
  func hasText(_ text: [UInt8]) -> Bool {
    guard let base = bytes.unsafeBuffer.baseAddress else { return false }
    return cb_find_word(base, bytes.count, text, text.count) < bytes.count
  }

  /// Looks for the names that were not found yet, and marks those that may be there.
  func find(_ names: [[UInt8]], folded: Bool, _ found: inout [Bool]) {
    for index in names.indices where !found[index] { found[index] = isWhole(names[index]) }
    if folded, found.contains(false) { findFolded(names, &found) }
  }

  private func isWhole(_ name: [UInt8]) -> Bool {
    guard let base = bytes.unsafeBuffer.baseAddress else { return false }
    var start = 0
    while true {
      start += cb_find_word(base + start, bytes.count - start, name, name.count)
      guard start < bytes.count else { return false }
      if isBorder(before: start), isEnd(start + name.count) { return true }
      start += 1
    }
  }

  /// Whether a UID is there that is no UUID.
  var haveCountedIdentifiers: Bool {
    hasIdentifier { !IdentifierNotation.isUUID($0) }
  }

  /// Notes the UUIDs that are UIDs there, each as a number that all its notations have in common.
  func noteUUIDs(in hashes: inout Set<UInt64>) {
    _ = hasIdentifier { identifier in
      if IdentifierNotation.isUUID(identifier), let hash = IdentifierNotation.hash(identifier) {
        hashes.insert(hash)
      }
      return false
    }
  }

  /// Whether a UID, without `urn:uuid:`, is one that is looked for. One that the bytes end within does not count: it
  /// stands in the next ones, too.
  private func hasIdentifier(where isWanted: (Bytes) -> Bool) -> Bool {
    guard let base = bytes.unsafeBuffer.baseAddress else { return false }
    let name = Array("uid".utf8)
    var start = 0
    while true {
      start += cb_find_word(base + start, bytes.count - start, name, name.count)
      guard start < bytes.count else { return false }
      let end = start + name.count
      if isBorder(before: start), isEnd(end) {
        let rest = bytes.unsafeBuffer[end...]
        guard let lineEnd = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
          return false
        }
        let colon = rest[..<lineEnd].lastIndex(of: UInt8(ascii: ":"))
        let value = colon.map { $0 + 1 } ?? end
        if isWanted(bytes[value..<lineEnd]) { return true }
      }
      start = end
    }
  }

  /// Whether a name may begin here, and no longer one goes on: `X-ABRELATEDNAMES` is not RELATED, and what
  /// stands in a value is none.
  private func isBorder(before position: Int) -> Bool {
    guard position > 0 else { return true }
    let byte = bytes[position - 1]
    return !isLetter(byte) && !":;,".utf8.contains(byte)
  }

  /// Whether a name may end here: its value or a parameter follows, a fold or, in a jCard, the end of a
  /// string. The word in somebody's note is no name.
  private func isEnd(_ position: Int) -> Bool {
    var position = position
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
    }
    guard position < bytes.count else { return true }
    switch bytes[position] {
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "\""): return true
    case 0x0A, 0x0D:
      // Nothing of the header stands in another line, unless that is folded here.
      while position < bytes.count, bytes[position] == 0x0A || bytes[position] == 0x0D {
        position += 1
      }
      return position >= bytes.count || bytes[position] == 0x20 || bytes[position] == 0x09
    default: return false
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 }

  /// Marks the names within which a line is folded.
  private func findFolded(_ names: [[UInt8]], _ found: inout [Bool]) {
    guard let base = bytes.unsafeBuffer.baseAddress else { return }
    var start = 0
    while true {
      start += cb_find_fold(base + start, bytes.count - start)
      guard start < bytes.count else { return }
      let end = start > 0 && bytes[start - 1] == 0x0D ? start - 1 : start
      for index in names.indices where !found[index] {
        found[index] = isSplit(names[index], end, start + 2)
      }
      start += 1
    }
  }

  /// Whether a name ends in one line and goes on in the next.
  private func isSplit(_ name: [UInt8], _ end: Int, _ next: Int) -> Bool {
    (1..<name.count).contains { count in
      end >= count && next + name.count - count <= bytes.count
        && isBorder(before: end - count) && isEnd(next + name.count - count)
        && (0..<count).allSatisfy { lowercased(end - count + $0) == name[$0] }
        && (count..<name.count).allSatisfy { lowercased(next + $0 - count) == name[$0] }
    }
  }

  private func lowercased(_ position: Int) -> UInt8 {
    bytes[position] &- 0x41 < 26 ? bytes[position] | 0x20 : bytes[position]
  }
}
