package import ContactModel

/// Finds records of a book by what they were when somebody saw them.
package struct RecordIndex: Sendable {
  private struct Entry {
    var fingerprint: RecordFingerprint
    var name: UInt64
  }

  private var maker = RecordFingerprint.Maker()
  private var entries: [Entry] = []
  private var byIdentifier: [UInt64: [Int32]] = [:]
  private var byMeaning: [UInt64: [Int32]] = [:]
  private var byName: [UInt64: [Int32]] = [:]

  package init() {}

  package init(_ contacts: some Sequence<Contact>) {
    for contact in contacts { append(contact) }
  }

  /// How many records there are.
  package var count: Int { entries.count }

  /// Adds the next record of the book.
  package mutating func append(_ contact: Contact) {
    let entry = entry(of: contact)
    entries.append(entry)
    note(entry, at: entries.count - 1)
  }

  /// Says that a record is known by another form from now on, too.
  package mutating func note(_ contact: Contact, at position: Int) {
    let entry = entry(of: contact)
    entries[position] = entry
    note(entry, at: position)
  }

  private mutating func note(_ entry: Entry, at position: Int) {
    let place = Int32(truncatingIfNeeded: position)
    if entry.fingerprint.identifier != 0 {
      byIdentifier[entry.fingerprint.identifier, default: []].append(place)
    } else {
      byMeaning[entry.fingerprint.meaning, default: []].append(place)
      if entry.name != 0 { byName[entry.name, default: []].append(place) }
    }
  }

  private mutating func entry(of contact: Contact) -> Entry {
    let fingerprint = maker.fingerprint(of: contact)
    let name = fingerprint.identifier == 0 ? contact.nameHash ?? 0 : 0
    return Entry(fingerprint: fingerprint, name: name)
  }

  /// Where a record is: by its UID; without one by what it says, else by its name where one record
  /// alone is called so. Of several, the one that says the same, else the first.
  ///
  /// - Parameter isThere: Whether a position still counts.
  package mutating func position(of contact: Contact, isThere: (Int) -> Bool) -> Int? {
    let wanted = entry(of: contact)
    func found(_ places: [Int32]?, _ isSame: (Entry) -> Bool) -> [Int] {
      // A place may be noted twice, under what it was and what it is.
      var places = (places ?? []).map(Int.init).filter { isSame(entries[$0]) && isThere($0) }
      places.sort()
      return places.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    if wanted.fingerprint.identifier != 0 {
      let places = found(byIdentifier[wanted.fingerprint.identifier]) {
        $0.fingerprint.identifier == wanted.fingerprint.identifier
      }
      return places.first { entries[$0].fingerprint == wanted.fingerprint } ?? places.first
    }
    let same = found(byMeaning[wanted.fingerprint.meaning]) {
      $0.fingerprint == wanted.fingerprint
    }
    if let first = same.first { return first }
    guard wanted.name != 0 else { return nil }
    let called = found(byName[wanted.name]) { $0.name == wanted.name }
    return called.count == 1 ? called[0] : nil
  }
}
