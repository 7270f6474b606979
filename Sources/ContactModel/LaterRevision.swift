extension Contact {
  /// The contact as what became of another one: where it says something else and states when it was changed (REV, RFC 6350,
  /// section 6.7.4) as that did, it was changed a second later.
  ///
  /// Whoever compares the two must not take the former for the newer; and the same edit must give the same bytes on
  /// every day, so it is no clock that says when.
  package func later(than former: Contact) -> Contact {
    guard storage !== former.storage, has(.revision), self != former else { return self }
    var revisions = self[.revisions]
    guard revisions == former[.revisions],
      let place = revisions.firstIndex(where: { $0.value.components?.secondLater != nil }),
      let later = revisions[place].value.components?.secondLater
    else { return self }
    revisions[place].value = .date(later)
    return editing { $0[.revisions] = revisions }
  }
}
