import ContactLikeness
import ContactModel

/// What stands alone in rows of a table, in a column of names or of numbers of rows, and is the name of what the
/// people below it are: `Tenor`, `RESERVES`, `1. Mannschaft`.
///
/// A name alone is somebody's, since a line too many does less harm than a person lost: it is a section's where
/// the other rows are full and it is written as nobody's name is.
struct SectionNames: Sendable {
  /// The columns of names, and those of them that are not written in capitals.
  private let names: Set<Int>
  private let plainNames: Set<Int>
  /// Columns in which rows are counted.
  private let counts: Set<Int>
  /// How the sections are told that have no more to tell them.
  private let kind: SectionLines.Kind
  /// Whether each row but those has a whole name and more.
  private let areOthersFull: Bool
  /// Whether several rows alone have what is nobody's name.
  private let areTold: Bool
  /// Whether these rows divide the table, so that what stands in them is no name, whatever it is.
  private let divide: Bool

  init(_ mapping: ColumnMapping, _ samples: SampleCells, isCapital: (Int) -> Bool) {
    let places = Set(mapping.columns.indices.filter { mapping.columns[$0].meaning.key == .name })
    let plainNames = places.filter { !isCapital($0) }
    let all = samples.prefix(200)
    names = places
    self.plainNames = plainNames
    kind = SectionLines.kind(in: all, plainNames: plainNames, names: places)
    let rows = all.map { row in
      row.map(\.trimmed).enumerated().filter { !$1.isEmpty && !EmptyMarks.isMark($1) }
    }.filter { !$0.isEmpty }
    let lone = rows.filter { $0.count == 1 && places.contains($0[0].offset) }.map(\.[0].element)
    let others = rows.filter { $0.count > 1 }
    let parts = places.filter { [.given, .family].contains(mapping.columns[$0].meaning.part) }
    let columnCount = Set(rows.joined().map(\.offset)).count
    let areOthersFull =
      !others.isEmpty
      && others.allSatisfy { row in
        let filled = Set(row.map(\.offset))
        return parts.count > 1
          ? parts.isSubset(of: filled)
          : !filled.isDisjoint(with: places) && filled.count >= min(3, columnCount)
      }
    self.areOthersFull = areOthersFull
    areTold = Set(lone.filter(Self.isNobody)).count > 1
    // None of them stands below another one, or last.
    let areAlone = rows.map { $0.count == 1 }
    divide =
      areOthersFull && columnCount > 2 && lone.count > 1 && areAlone.first == true
      && areAlone.last == false && !zip(areAlone, areAlone.dropFirst()).contains { $0 && $1 }
      && !lone.contains(where: Self.mayBePerson)
    counts = Set(mapping.columns.indices).subtracting(places).filter { column in
      let cells = others.compactMap { row in row.first { $0.offset == column }?.element }
      return !cells.isEmpty
        && cells.allSatisfy { $0.allSatisfy { $0.isDigit || ".)".contains($0) } }
    }
  }

  /// Whether a text alone in its row, in a column of names, is the name of a section.
  ///
  /// - Parameter isWide: Whether most rows have several cells, so that one alone is no list's.
  func contains(_ text: String, in column: Int, isWide: Bool) -> Bool {
    let isPlain = plainNames.contains(column)
    if isWide,
      SectionLines.isSection(text, isHeadline: isPlain) || isPlain && kind.contains(text)
    {
      return true
    }
    guard names.contains(column), !Self.mayBePerson(text) else { return false }
    return divide || Self.isNobody(text) && (areOthersFull || areTold)
      || areOthersFull && isPlain && SectionLines.isCapital(text)
  }

  /// What people below a row are that names nobody; nil where that says nothing of them, as the letter of an index
  /// does, or how many there are.
  func category(_ text: String, in column: Int) -> String? {
    guard names.contains(column) || counts.contains(column), !SectionLines.isTotal(text),
      // Nor what programs write between the versions that they could not join: `<<<<<<< HEAD`.
      !"([（<>|".contains(text.prefix(1)), !SectionLines.isPage(text)
    else { return nil }
    let name = String(text.trimmed { ":#*-=–— ".contains($0) })
    let isTitle = CellNature.letterCount(name) > 1 && name.count <= Self.longest
    return isTitle && !name.contains { "?!".contains($0) } ? name : nil
  }

  /// Whether a text is written as no name is: it has a number, or is a word for people of some kind.
  private static func isNobody(_ text: String) -> Bool {
    text.contains(where: \.isDigit) && CellNature.letterCount(text) > 1
      || words.contains(HeaderFolding.folded(text))
  }

  /// Whether a text may be what somebody, or a firm, is called.
  private static func mayBePerson(_ text: String) -> Bool {
    if words.contains(HeaderFolding.folded(text)) { return false }
    // Of whom it is told that he has died: `Ann Lee †2016`.
    if text.contains(where: { "†✝".contains($0) }) { return true }
    return areNames(text) && NameCell.namesPerson(text) || NameCell.isGivenName(text)
      || PersonLabel(Array(text.lowercased().utf8)) != nil || Companies.hasLegalForm(text)
      || text.contains(",")
  }

  /// Whether all words are written as those of names are: `an` is one of Vietnam in capital letters alone.
  private static func areNames(_ text: String) -> Bool {
    text.split(separator: " ").map(String.init).allSatisfy {
      $0.first?.isLowercase != true || Particles.isParticle($0) || Couples.isConnector($0)
    }
  }

  private static let words = CellWords.folded("section")

  /// What is longer is a sentence, in characters.
  private static let longest = 40
}
