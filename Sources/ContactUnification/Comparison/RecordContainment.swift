import ContactLikeness

// Records that say nothing another one does not.
extension RecordComparison {
  /// Whether all that a record says of who somebody is, another one says, too: then it is no witness of its own.
  func addsNothing(_ x: Int, to y: Int) -> Bool {
    let (poorer, richer) = (table[x], table[y])
    guard poorer.generation == .none || poorer.generation == richer.generation,
      poorer.birthday == DateFact() || poorer.birthday == richer.birthday,
      poorer.identifier.isMissing || poorer.identifier == richer.identifier,
      hasNoOtherName(x, than: y)
    else { return false }
    return table.phones.contains(y, allOf: x) {
      $0.number == $1.number && $0.extensionNumber == $1.extensionNumber
    }
      && table.mails.contains(y, allOf: x) { $0.address == $1.address }
      && table.places.contains(y, allOf: x) {
        $0.street == $1.street && $0.line == $1.line && $0.locality == $1.locality
      }
      && table.firms.contains(y, allOf: x, by: ==)
      && table.profiles.contains(y, allOf: x, by: ==)
  }

  /// Whether two records with a number or a mailbox say the same of who somebody is, and all that one says besides
  /// is said by the other, too.
  func areCopies(_ a: Int, _ b: Int, _ levels: PairLevels) -> Bool {
    guard levels[.phone] != nil || levels[.mail] != nil, !table.names.isEmpty(a),
      table[a].shownName == table[b].shownName
    else { return false }
    return table[a].title == table[b].title && addsNothing(a, to: b) && addsNothing(b, to: a)
      && (table.remarks.contains(b, allOf: a, by: ==)
        || table.remarks.contains(a, allOf: b, by: ==))
  }

  private func hasNoOtherName(_ x: Int, than y: Int) -> Bool {
    guard let name = table.names.first(x) else { return true }
    // One word may be the given or the family name.
    if name.family < 0, name.middle < 0, !name.isDivided,
      table.names.contains(y, where: { $0.family == name.given })
    {
      return true
    }
    return table.names.contains(y) { other in
      (name.given < 0 || name.given == other.given)
        && (name.middle < 0 || name.middle == other.middle)
        && (name.family < 0 || name.family == other.family)
    }
  }
}
