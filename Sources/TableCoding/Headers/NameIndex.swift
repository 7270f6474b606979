import SourceText

/// Finds names by a hash of their folded letters, without making texts of them.
struct NameIndex: Sendable {
  private struct Entry {
    var hash: UInt32
    var place: Int32
    /// The next entry in the same slot, or -1.
    var next: Int32
  }

  private var entries: [Entry] = []
  /// The last entry of each slot, or -1; a power of two of them.
  private var slots = [Int32](repeating: -1, count: 1 << 15)

  /// Enters a name, if it has a letter; returns how many it has.
  @discardableResult
  mutating func insert(_ name: Bytes, _ place: Int) -> Int {
    let (hash, count) = Self.hash(name)
    guard count > 0 else { return 0 }
    let slot = slot(hash)
    entries.append(Entry(hash: hash, place: Int32(place), next: slots[slot]))
    slots[slot] = Int32(entries.count - 1)
    return count
  }

  /// Where names may be that are folded as a text is, in the order that they were entered in.
  func places(of text: String) -> [Int] {
    var text = text
    let hash = text.withUTF8 { Self.hash(Bytes($0)).hash }
    var places: [Int] = []
    var number = slots[slot(hash)]
    while number >= 0 {
      let entry = entries[Int(number)]
      if entry.hash == hash { places.append(Int(entry.place)) }
      number = entry.next
    }
    return places.reversed()
  }

  /// Whether a name may be folded as a text is.
  func mayHave(_ text: Bytes) -> Bool {
    let (hash, count) = Self.hash(text)
    var number = count > 0 ? slots[slot(hash)] : -1
    while number >= 0 {
      let entry = entries[Int(number)]
      if entry.hash == hash { return true }
      number = entry.next
    }
    return false
  }

  private func slot(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  /// The FNV-1a hash of folded characters.
  private static func hash(_ text: Bytes) -> (hash: UInt32, count: Int) {
    var hash: UInt32 = 0x811C_9DC5
    var count = 0
    // Most names are ASCII, at least at the beginning, and there are thirty thousand of them.
    let ascii = text.unsafeBuffer.prefix { $0 < 0x80 }
    for byte in ascii {
      guard let letter = HeaderFolding.folded(byte) else { continue }
      hash = (hash ^ UInt32(letter)) &* 0x0100_0193
      count += 1
    }
    guard ascii.count < text.count else { return (hash ^ hash >> 15, count) }
    HeaderFolding.forEachFolded(text[ascii.count..<text.count]) {
      hash = (hash ^ $0) &* 0x0100_0193
      count += 1
    }
    return (hash ^ hash >> 15, count)
  }
}
