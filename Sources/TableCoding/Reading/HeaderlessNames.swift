import ContactLikeness

/// The columns of names in a file without headers that short names tell, as schools give their teachers: letters of one
/// size that each family name begins with. `LEE`, `Lee`, `R12`, `Ann`.
struct HeaderlessNames {
  let codes: Int
  let families: Int
  let given: Int

  /// Nil where no column has such short names, or none beside that of family names has given ones.
  init?(_ contents: [ColumnContents], _ samples: SampleCells) {
    // Wider tables have other columns than people.
    guard contents.count < 100 else { return nil }
    let rows = samples.prefix(50)
    func isOfNames(_ column: Int) -> Bool {
      [.word, .words].contains(contents[column].kind.kind) && !contents[column].arePeople
        && contents[column].share {
          $0.first?.isUppercase == true && $0.contains(where: \.isLowercase)
        }
          > 0.5
    }
    func isGiven(_ column: Int) -> Bool {
      contents[column].share { NameCell.isGivenName(String($0.prefix { !" -".contains($0) })) }
        >= 0.5
    }
    func areShort(_ codes: Int, of names: Int) -> Bool {
      let pairs = rows.compactMap { row in
        max(codes, names) < row.count && !row[codes].isEmpty && !row[names].isEmpty
          ? (HeaderFolding.folded(row[codes]), HeaderFolding.folded(row[names])) : nil
      }
      // `OEH` is Öhler, too.
      let same = pairs.count { code, name in
        name.count >= code.count
          && (name.hasPrefix(code.prefix(2))
            || name.first == code.first && code.dropFirst().first == "e")
      }
      return pairs.count > 2 && same * 5 >= pairs.count * 4
    }
    let names = contents.indices.filter(isOfNames)
    guard let given = names.first(where: isGiven) else { return nil }
    let families = names.filter { !isGiven($0) }
    for codes in contents.indices where Self.areCodes(contents[codes]) {
      guard let family = families.first(where: { areShort(codes, of: $0) }) else { continue }
      (self.codes, self.families, self.given) = (codes, family, given)
      return
    }
    return nil
  }

  private static func areCodes(_ contents: ColumnContents) -> Bool {
    let cells = contents.cells
    let areOfOneSize =
      cells.allSatisfy { $0.allSatisfy(\.isUppercase) }
      || cells.allSatisfy { $0.allSatisfy(\.isLowercase) }
    return cells.count > 2 && areOfOneSize && Set(cells).count == cells.count
      && cells.allSatisfy { (2...5).contains($0.count) }
  }
}

// Names of a file without headers, and words that are none.
extension HeaderlessFile {
  /// Whether most cells are names in characters or Hangul with the family's in front: `张三`, `홍길동`. What is a family name
  /// alone has the given one beside it.
  func areWholeNamesInCharacters(_ column: Int) -> Bool {
    contents[column].cells.count > 1
      && contents[column].share { name in
        NameCell.isEastAsian(name) && NameCell.namesPerson(name) && !isNameOfMany(name, as: .family)
      } >= 0.6
  }

  /// The first column that says who is a man and who a woman, beside names or dates: `f`, `m`; `Male`, `Female`.
  func sexes(_ kinds: [(kind: CellNature.Kind, share: Double)]) -> Int? {
    contents.indices.first { column in
      let cells = contents[column].cells
      let isBesidePeople = [column - 1, column + 1].contains { other in
        kinds.indices.contains(other)
          && ([.word, .words].contains(kinds[other].kind) && hasPeople(other)
            || kinds[other].kind == .date)
      }
      let areLetters =
        cells.count > 2 && cells.allSatisfy { $0.count == 1 } && Set(cells).count == 2
        && GenderWords.letters(of: cells, language: nil) != nil
      return isBesidePeople
        && (areLetters
          || contents[column].areSexes && contents[column].share(Honorifics.isHonorific) == 0)
    }
  }

  /// Whether cells are departments, as some stand beside names in a firm's list: `Sales`, `営業部`.
  func areDepartments(_ column: Int) -> Bool {
    contents[column].cells.count > 1
      && contents[column].share { text in
        SheetMatcher.isDepartment(text)
          || NameCell.isEastAsian(text) && text.last.map { "部課科室부팀과".contains($0) } == true
      } >= 0.5
  }

  /// Whether of two columns of names the first has the family's, as mailboxes tell that are made of an initial and of it:
  /// `Vos`, `Ann`, `avos@…`. Nil where none is, or as many are made the other way round.
  func isFamilyFirst(_ column: Int, byMailboxes mailboxes: Int?) -> Bool? {
    guard let mailboxes else { return nil }
    var (family, given) = (0, 0)
    for row in rows where max(column + 1, mailboxes) < row.count {
      let own = HeaderFolding.folded(String(row[mailboxes].prefix { $0 != "@" }))
      let names = [row[column], row[column + 1]].map(HeaderFolding.folded)
      guard names.allSatisfy({ $0.count > 1 }) else { continue }
      if own == names[1].prefix(1) + names[0] { family += 1 }
      if own == names[0].prefix(1) + names[1] { given += 1 }
    }
    return family == given ? nil : family > given
  }
}
