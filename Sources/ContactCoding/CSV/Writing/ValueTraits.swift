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

  private struct Known {
    let key: ContactKey
    let types: TypeSet
    let preference: UInt8
    let label: [UInt8]?
    let place: Int
  }

  /// Forgets everything where somebody has a label of his own for each value. To be called
  /// while no traits are in use.
  func trim() {
    guard known.count > 128 || all.count > 1024 else { return }
    known.removeAll(keepingCapacity: true)
    all.removeAll(keepingCapacity: true)
  }

  func setSuits(_ suits: [UInt8], at place: Int) { all[place].suits = suits }

  /// The traits of a plain value.
  func place(_ header: FieldRecord, label: Bytes?, _ contact: Contact, _ range: Range<Int>) -> Int {
    for known in known
    where known.types.rawValue == header.types.rawValue
      && known.key.rawValue == header.key.rawValue && known.preference == header.preference
    {
      guard let stored = known.label else {
        if label == nil { return known.place }
        continue
      }
      if let label, stored.withUnsafeBufferPointer({ Bytes($0).isSame(as: label) }) {
        return known.place
      }
    }
    let place = add(
      ContactValue.value(of: contact, range)?.shell ?? ContactValue([]), header.key)
    known.append(
      Known(
        key: header.key, types: header.types, preference: header.preference,
        label: label.map { Array($0) }, place: place))
    return place
  }

  /// Adds the traits of a value that has more than others.
  func add(_ shell: ContactValue, _ key: ContactKey) -> Int {
    let same = known.first {
      $0.key == key && all[$0.place].shell.saysNoMore(than: shell, key)
    }
    all.append(ValueTraits(shell, sense: same.map { all[$0.place].sense } ?? all.count))
    return all.count - 1
  }
}
