import ContactLikeness

// Names of three words and more in one field, in which may stand whatever tells somebody from others: an office, a
// club, a branch, a day.
extension NameComparison {
  /// Whether each of two such names has a word that the other has nothing for, as Consul Mihai Ionescu and Consul
  /// Mihaela Ionescu, or PKO Mokotów branch and PKO Wola branch.
  ///
  /// Whoever has a given and a family name in common with somebody may be at another firm now (Hans Huber Siemens,
  /// Hans Huber Bosch), and who has all given names in common may have married.
  func haveOtherWords(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard let first = left.first, let second = right.first,
      let x = words(ofUndivided: first), let y = words(ofUndivided: second)
    else { return false }
    let (ownX, ownY) = (x.filter { !isFound($0, in: y) }, y.filter { !isFound($0, in: x) })
    guard ownX.contains(where: tells), ownY.contains(where: tells) else { return false }
    let common = x.filter { !ownX.contains($0) }
    let given = common.filter { isListed($0, .given) }
    let isWholeName = given.contains { name in
      common.contains { $0 != name && isListed($0, .family) }
    }
    return !common.isEmpty && !isWholeName && given.count < common.count
  }

  /// Whether two names in one field are words for what somebody is, as New client and Goalkeeper U15.
  func areLabels(_ a: NameVariant, _ b: NameVariant) -> Bool {
    [a, b].allSatisfy { name in
      !name.isDivided && name.given >= 0
        && !(words(of: name.given).contains { isListed($0, .given) })
    }
  }

  /// The words of a name in one field that has three or more; nil for other names.
  private func words(ofUndivided number: Int) -> [Int32]? {
    let name = table.names[at: number]
    guard name.kind == .primary, name.reading == .stated, !name.isDivided else { return nil }
    let words = [name.given, name.middle, name.family].filter { $0 >= 0 }.flatMap(words(of:))
    return words.count > 2 ? words : nil
  }

  private func words(of number: Int32) -> [Int32] {
    let words = table.components.words(number)
    return words.isEmpty ? [number] : words
  }

  private func isFound(_ word: Int32, in words: [Int32]) -> Bool {
    words.contains { components.level(word, $0, as: .given).map { $0 <= .unknown } ?? false }
  }

  /// Whether a word says who is meant, and not only what he does, or which of his numbers it is.
  private func tells(_ word: Int32) -> Bool {
    let text = table.components[word].folded
    return text.count > 1 && !WordLists.noise.contains(text) && PersonLabel(text) == nil
  }

  private func isListed(_ word: Int32, _ role: CommonNames.Role) -> Bool {
    table.components[word].share(as: role) != nil
  }
}
