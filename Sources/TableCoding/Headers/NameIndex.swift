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
    return places(text.withUTF8 { Self.hash(Bytes($0)).hash })
  }

  /// Whether a name may be folded as a text is.
  func mayHave(_ text: Bytes) -> Bool {
    let (hash, count) = Self.hash(text)
    return count > 0 && !places(hash).isEmpty
  }

  private func places(_ hash: UInt32) -> [Int] {
    var places: [Int] = []
    var number = slots[slot(hash)]
    while number >= 0 {
      let entry = entries[Int(number)]
      if entry.hash == hash { places.append(Int(entry.place)) }
      number = entry.next
    }
    return places.reversed()
  }

  private func slot(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  /// The FNV-1a hash of folded characters.
  private static func hash(_ text: Bytes) -> (hash: UInt32, count: Int) {
    if let hash = Hash(ofSimple: text) { return hash.result }
    var hash = Hash()
    HeaderFolding.forEachFolded(text) { hash.add($0) }
    return hash.result
  }
}

/// The FNV-1a hash of characters, and how many they are.
private struct Hash {
  private var value: UInt32 = 0x811C_9DC5
  private var count = 0

  init() {}

  /// The hash of a text of which each character is folded without regard to its neighbours, as nearly all in
  /// scripts with cases are: there are thirty thousand names. Nil for others.
  init?(ofSimple text: Bytes) {
    let bytes = text.unsafeBuffer
    var hash = Hash()
    let isSimple = HeaderFolding.small.withUnsafeBufferPointer { small in
      var index = 0
      while index < bytes.count {
        var character = Int(bytes[index])
        index += 1
        if character >= 0x80 {
          guard character < 0xDC, index < bytes.count else { return false }
          character = (character & 0x1F) << 6 | Int(bytes[index] & 0x3F)
          index += 1
          // What becomes two letters, and what is put together with the letter before.
          if character == 0xDF || character == 0x306 || character == 0x654 { return false }
        }
        let folded = small[character]
        if folded != 0 { hash.add(UInt32(folded)) }
      }
      return true
    }
    guard isSimple else { return nil }
    self = hash
  }

  var result: (hash: UInt32, count: Int) { (value ^ value >> 15, count) }

  mutating func add(_ character: UInt32) {
    value = (value ^ character) &* 0x0100_0193
    count += 1
  }
}
