import ContactLikeness
import ContactModel

// Columns of names and sexes above which stands what is not in them, and names above which nothing usual stands.
extension SheetMatcher {
  /// Words for given and for family names that stand above each other's cells change places, where lists of names leave
  /// no doubt of many of these: some are both, as fathers' names are.
  mutating func settleExchangedNames() {
    let (given, family) = (places(.name, [.given]), places(.name, [.family]))
    guard given.count == 1, family.count == 1, let first = given.first, let second = family.first
    else { return }
    func share(_ place: Int, _ isSo: (String) -> Bool) -> Double {
      columns[place].contents.share { name in
        name.split { " -".contains($0) }.first.map { isSo(String($0)) } ?? false
      }
    }
    guard min(columns[first].contents.cells.count, columns[second].contents.cells.count) > 4,
      share(second, NameLeaning.isHardlyFamily) >= 0.6,
      share(first, NameLeaning.isHardlyGiven) >= 0.4,
      share(first, NameLeaning.isHardlyFamily) <= 0.1,
      share(second, NameLeaning.isHardlyGiven) <= 0.1
    else { return }
    let evidence = "its cells are so, though its name says otherwise"
    columns[first].settle(ColumnMeaning(.name, .family), evidence, confidence: 0.6)
    columns[second].settle(ColumnMeaning(.name, .given), evidence, confidence: 0.6)
  }

  /// A further name is no part of the first one. Of people in numbered columns, each is what its column is called:
  /// `Teilnehmer 1`, `Teilnehmer 2`. `Name 2` may go on with `Name 1`.
  mutating func keepFurther(_ place: Int, beside name: Int) {
    let evidence = "“\(columns[name].header)” is the name"
    let words = [place, name].map { HeaderFolding.words(HeaderFolding.spaced(columns[$0].header)) }
    let plain = words.map { $0.filter { Int($0) == nil } }
    guard plain[0] == plain[1], zip(words, plain).allSatisfy({ $0.count == $1.count + 1 }),
      columns[place].reading?.meaning?.label == "full", columns[place].contents.arePeople
    else { return columns[place].keep(evidence) }
    let header = columns[place].header
    columns[place].settle(ColumnMeaning(.relation, label: header), evidence, confidence: 0.6)
  }

  /// Beside whole names, a column of given names is kept as it is where many of these are no beginnings of them: woven
  /// together, the two would name nobody.
  mutating func keepContradictedNames(_ samples: SampleCells) {
    let (given, whole) = (places(.name, [.given]), places(.name, [.whole]))
    guard given.count == 1, whole.count == 1, places(.name, [.family]).isEmpty,
      let part = given.first, let name = whole.first,
      columns[name].reading?.meaning?.label == "full"
    else { return }
    let pairs = samples.prefix(300).compactMap { row -> (String, String)? in
      guard max(part, name) < row.count else { return nil }
      let texts = (row[part].trimmed.lowercased(), row[name].trimmed.lowercased())
      let areWords = texts.0.contains(where: \.isLetter) && texts.1.contains(where: \.isLetter)
      return areWords ? texts : nil
    }
    let others = pairs.count { !$1.hasPrefix($0) }
    guard others > 1, others * 4 >= pairs.count else { return }
    columns[part].keep("“\(columns[name].header)” is the name, and does not begin so")
  }

  /// The column beside that of given names that is called as family names are, and has a word and a number for each, as
  /// in lists without people: `NOM1`, `Prenom1`.
  func numberedNames(beside given: Int) -> Int? {
    [given - 1, given + 1].first { place in
      guard columns.indices.contains(place), columns[place].isUnknown,
        let reading = columns[place].reading, reading.isComplete, reading.owner == nil,
        reading.meaning?.key == .name,
        reading.meaning?.part == .family || reading.meaning?.part == .whole
      else { return false }
      return columns[place].contents.share { $0.prefix { $0.isLetter }.count > 2 } == 1
    }
  }

  /// A word for a sex above cells of which none is one says so of the column whose cells are nothing else, as where the
  /// names of columns stand a place too far in front.
  mutating func settleGenders() {
    func isSex(_ text: String) -> Bool { RowDecoder.sexes[text.lowercased()] != nil }
    guard let place = places(.gender, [.value]).first, columns[place].contents.cells.count > 1,
      columns[place].contents.share(isSex) == 0,
      let other = columns.indices.first(where: {
        $0 != place && columns[$0].contents.areSexes
      })
    else { return }
    let header = columns[other].header
    columns[place].settle(
      ColumnMeaning(.keep), "its cells are no sexes, and those of “\(header)” are", confidence: 0.3)
    columns[other].settle(
      ColumnMeaning(.gender), "its cells are men and women, whatever its name", confidence: 0.6)
  }

  /// What posts of a web site are called is the name where nothing else is: `Title` beside `Content`.
  mutating func findTitlesOfPosts() {
    guard !namesAnybody,
      columns.contains(where: { Self.postHeaders.contains(HeaderFolding.folded($0.header)) }),
      let place = places(.jobTitle).first(where: {
        ColumnContents.isTitle(header: columns[$0].header)
      }),
      Set(columns[place].contents.cells).count == columns[place].contents.cells.count
    else { return }
    columns[place].settle(
      .name, .whole, "it is what posts are called, and nothing else is a name", confidence: 0.6)
  }

  private static let postHeaders = CellWords.folded("post header")
}
