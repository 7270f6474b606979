import ContactModel
import SourceText

/// What is said about a value beside its text: label, preference and parameters.
struct ValueTraits {
  /// A value with the same traits and no text.
  let shell: ContactValue
  /// Where two of one field have the same, neither says more than the other.
  let sense: Int
  /// The label as the format `csv` has it.
  let label: [UInt8]
  /// The parameters as the format `csv` has them.
  let parameters: [UInt8]
  /// The label as programs show it.
  let title: [UInt8]
  /// Which columns suit, as ``RowFiller`` found out; empty before.
  var suits: [UInt8] = []

  init(_ shell: ContactValue, sense: Int) {
    self.shell = shell
    self.sense = sense
    label = Array(shell[.label].utf8)
    parameters = Array(shell[.parameters].utf8)
    title = Array((shell.label.map { RowLabel.title(of: $0) } ?? "").utf8)
  }
}

/// The traits that were met, since a file has few different ones.
final class TraitsMemory {
  // Looked up for every value, by one thread.
  @exclusivity(unchecked) private(set) var all: [ValueTraits] = []
  @exclusivity(unchecked) private var known: [Known] = []
  // The last one of those with each hash; -1 where there is none.
  @exclusivity(unchecked) private var lastByHash = [Int](repeating: -1, count: 256)
  private var senseCount = 0

  private struct Known {
    let key: ContactKey
    let types: TypeSet
    let preference: UInt8
    let label: [UInt8]?
    var place: Int
    /// The one with the same hash that was met before, or -1.
    let previous: Int
  }

  /// Forgets what can't be met again, and everything where somebody has a label of his own for each
  /// value. To be called while no traits are in use.
  func trim() {
    guard known.count > 512 || all.count > 1024 else { return }
    if known.count > 512 {
      known.removeAll(keepingCapacity: true)
      for hash in lastByHash.indices { lastByHash[hash] = -1 }
    }
    all = known.map { all[$0.place] }
    for number in known.indices { known[number].place = number }
  }

  private static func hash(_ header: FieldRecord, _ label: Bytes?) -> Int {
    var hash =
      header.types.rawValue ^ UInt64(header.key.rawValue) &<< 48
      ^ UInt64(header.preference) &<< 40
    for byte in label ?? Bytes("") { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash &* 0x9E37_79B9_7F4A_7C15) &>> 56)
  }

  func setSuits(_ suits: [UInt8], at place: Int) { all[place].suits = suits }

  /// The traits of a plain value.
  func place(_ header: FieldRecord, label: Bytes?, _ contact: Contact, _ range: Range<Int>) -> Int {
    let hash = Self.hash(header, label)
    var number = lastByHash[hash]
    while number >= 0 {
      if isKnown(number, header, label) { return known[number].place }
      number = known[number].previous
    }
    let place = add(
      ContactValue.value(of: contact, range)?.shell ?? ContactValue([]), header.key)
    known.append(
      Known(
        key: header.key, types: header.types, preference: header.preference,
        label: label.map { Array($0) }, place: place, previous: lastByHash[hash]))
    lastByHash[hash] = known.count - 1
    return place
  }

  private func isKnown(_ number: Int, _ header: FieldRecord, _ label: Bytes?) -> Bool {
    guard known[number].types.rawValue == header.types.rawValue,
      known[number].key.rawValue == header.key.rawValue,
      known[number].preference == header.preference
    else { return false }
    guard let stored = known[number].label else { return label == nil }
    return label.map { label in
      stored.withUnsafeBufferPointer { Bytes($0).isSame(as: label) }
    } ?? false
  }

  /// Adds the traits of a value that has more than others.
  func add(_ shell: ContactValue, _ key: ContactKey) -> Int {
    let same = known.first {
      $0.key.rawValue == key.rawValue && all[$0.place].shell.saysNoMore(than: shell, key)
    }
    senseCount += 1
    all.append(ValueTraits(shell, sense: same.map { all[$0.place].sense } ?? senseCount))
    return all.count - 1
  }
}
