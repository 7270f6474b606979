import ContactModel
import SourceText

/// Tells from a file's headers and first rows whose columns they are and what each one holds.
///
/// Headers are compared without regard to case, blanks and punctuation, and never by their order;
/// those that a dialect has twice are told apart by position. What no table knows is looked up
/// among what people call their columns, and at last the content decides.
package struct HeaderMatcher {
  private let headers: [FoldedHeader]
  /// Some rows, to judge columns by.
  private let samples: SampleCells
  private let titles: [String]
  private let index = HeaderIndex.shared
  /// The headers of most programs need no words to be read.
  private lazy var reader = HeaderReader(headers: headers.map(\.text))

  /// - Parameters:
  ///   - headers: the names of the columns; nil where the file has none.
  ///   - samples: cells of the first rows.
  ///   - titles: what the table is called: the lines above it, and the file.
  package static func mapping(
    headers: [String]?, samples: SampleCells, titles: [String] = []
  ) -> ColumnMapping {
    let count = max(headers?.count ?? 0, samples.columnCount)
    if let headers, headers.contains(where: { !$0.isEmpty }) {
      let padded = headers + [String](repeating: "", count: count - headers.count)
      var matcher = HeaderMatcher(
        headers: padded.map(FoldedHeader.init), samples: samples, titles: titles)
      return NamedKind.mapping(matcher.match(), samples)
    }
    return NamedKind.mapping(
      HeaderlessFile(samples: samples, columnCount: count).mapping, samples)
  }

  private init(headers: [FoldedHeader], samples: SampleCells, titles: [String]) {
    self.headers = headers
    self.samples = samples
    self.titles = titles
  }

  // MARK: The dialect

  private struct Candidate {
    var table: Int
    var matches: [Int: Int]
    var score: Double
    var precision: Double
    var recall: Double
  }

  private mutating func match() -> ColumnMapping {
    if let own = UnicardHeaders.mapping(headers.map(\.text)) { return own }
    let named = headers.filter { !$0.folded.isEmpty }.count
    guard let best = bestCandidate(named: named) else { return sheet() }
    let table = index.tables[best.table]
    guard let dialect = CSVDialect(name: table.dialect) else { return sheet() }
    let evidence =
      "\(best.matches.count) of \(named) headers are those of \(dialect.title)"
      + " (\(table.language)), which has \(table.count)"
    var columns: [ColumnMapping.Column] = []
    for (number, header) in headers.enumerated() {
      if let column = best.matches[number] {
        var meaning = table.meaning(of: column)
        if let unnumbered = header.unnumbered { meaning.number = unnumbered.number }
        // Of a few headers only, words that everybody uses mean what they mean everywhere.
        if best.recall < 0.5, meaning.field == .keep, let usual = usualMeaning(number) {
          columns.append(usual)
          continue
        }
        columns.append(
          ColumnMapping.Column(
            header: header.text, meaning: meaning, confidence: 0.99,
            evidence: "its name in \(dialect.title)"))
      } else {
        columns.append(unmatched(number, dialect: table.dialect))
      }
    }
    if best.recall < 0.5 { settleTitle(&columns) }
    settleBirthday(&columns)
    // A postal code that the program has no column for belongs to the address beside it.
    if let label = columns.map(\.meaning).labelOfHalves {
      for place in columns.indices where columns[place].meaning.key == .postalAddress {
        columns[place].meaning.label = label
      }
    }
    return ColumnMapping(
      dialect: dialect, language: table.language,
      confidence: min(0.99, best.precision * (0.6 + 0.4 * min(1, best.recall * 4))),
      evidence: evidence, columns: columns)
  }

  private func bestCandidate(named: Int) -> Candidate? {
    guard named > 0 else { return nil }
    var best: Candidate?
    var matches = [[Int: Int]](repeating: [:], count: index.tables.count)
    for (number, header) in headers.enumerated() where !header.folded.isEmpty {
      var seen: Set<Int> = []
      for place in index.places(of: header.folded) {
        // A header that a table has twice goes by position: the first to the first.
        let isTaken = matches[place.table].values.contains(place.column)
        if seen.contains(place.table) || isTaken { continue }
        seen.insert(place.table)
        matches[place.table][number] = place.column
      }
      guard let unnumbered = header.unnumbered else { continue }
      for place in index.places(of: unnumbered.folded) where !seen.contains(place.table) {
        matches[place.table][number] = place.column
      }
    }
    for (table, found) in matches.enumerated() where !found.isEmpty {
      let precision = Double(found.count) / Double(named)
      let recall = Double(Set(found.values).count) / Double(index.tables[table].count)
      let score = precision + 0.2 * recall
      guard score > (best?.score ?? 0) + 1e-9 else { continue }
      let candidate = Candidate(
        table: table, matches: found, score: score, precision: precision, recall: recall)
      if isConvincing(candidate) { best = candidate }
    }
    return best
  }

  /// Whether so many headers are no accident. Words that everybody uses are a sheet of somebody's, however many
  /// of them a program has, too: something has to be there that only programs write, or all of a program's
  /// columns in its order.
  private func isConvincing(_ candidate: Candidate) -> Bool {
    if candidate.matches.count < 3 { return false }
    if candidate.matches.count >= 20 { return candidate.precision >= 0.4 }
    let isNearlyWhole = candidate.recall >= 0.8 && candidate.precision >= 0.8
    guard isNearlyWhole || candidate.matches.count >= 6 && candidate.precision >= 0.6 else {
      return false
    }
    let places = headers.indices.compactMap { candidate.matches[$0] }
    let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    let isLong = candidate.matches.count >= 6
    let isWhole = isLong ? isNearlyWhole : candidate.recall == 1 && candidate.precision == 1
    if isWhole, isInOrder { return true }
    let signs = candidate.matches.reduce(0) { sum, match in
      sum + index.signs(of: headers[match.key], at: match.value, in: candidate.table)
    }
    return signs >= HeaderIndex.leastSigns
  }

  // MARK: Single columns

  /// A column that the dialect's table does not have.
  private mutating func unmatched(_ number: Int, dialect: String) -> ColumnMapping.Column {
    let header = headers[number]
    // A column whose name tells nothing goes by its cells.
    guard !header.folded.isEmpty else { return column(number, nil).mapped }
    let place = index.places(of: header.folded).first { index.tables[$0.table].dialect == dialect }
    guard let place else { return usualMeaning(number) ?? column(number, nil).mapped }
    let table = index.tables[place.table]
    return ColumnMapping.Column(
      header: header.text, meaning: table.meaning(of: place.column), confidence: 0.95,
      evidence: "it is so called in \(table.dialect) (\(table.language))")
  }

  private func column(_ number: Int, _ reading: HeaderReading?) -> SheetColumn {
    SheetColumn(
      number: number, header: headers[number].text,
      contents: ColumnContents(samples.column(number)), reading: reading)
  }

  /// A column by the name that people or programs give it.
  private mutating func usualMeaning(_ number: Int) -> ColumnMapping.Column? {
    let header = headers[number]
    let found = column(number, reader.read(header.text))
    if found.reading?.isComplete == true, found.confidence > 0.5 { return found.mapped }
    guard let first = index.places(of: header.folded).first else { return nil }
    let meanings = index.meanings(of: header.folded)
    return ColumnMapping.Column(
      header: header.text, meaning: meanings[0], confidence: Set(meanings).count == 1 ? 0.9 : 0.6,
      evidence: "\(index.tables[first.table].dialect) calls it so")
  }

  private func sheet() -> ColumnMapping {
    SheetMatcher(headers: headers.map(\.text), samples: samples, titles: titles).mapping
  }

  /// Where no column is the month of a birthday, its day is all of it.
  private func settleBirthday(_ columns: inout [ColumnMapping.Column]) {
    let month = ColumnMeaning(.birthday, .month)
    guard !columns.contains(where: { $0.meaning == month }) else { return }
    for place in columns.indices where columns[place].meaning == ColumnMeaning(.birthday, .day) {
      columns[place].meaning = ColumnMeaning(.birthday)
    }
  }

  private func settleTitle(_ columns: inout [ColumnMapping.Column]) {
    let titles = columns.indices.filter { ColumnContents.isTitle(header: headers[$0].text) }
    guard let title = titles.first, titles.count == 1 else { return }
    let names = columns.indices.filter { columns[$0].meaning.key == .name && $0 != title }
    let contents = ColumnContents(samples.column(title))
    let isBefore = contents.isEmpty && (names.first.map { title < $0 } ?? false)
    (columns[title].meaning, columns[title].evidence, columns[title].confidence) =
      contents.title(isInFront: isBefore)
  }
}

extension SheetColumn {
  /// The column of a program's file, whose cells are not taken apart.
  fileprivate var mapped: ColumnMapping.Column {
    ColumnMapping.Column(
      header: header, meaning: meaning.plain, confidence: confidence, evidence: evidence)
  }
}

extension ColumnMeaning {
  /// The same where cells are not taken apart, as in the files of programs.
  var plain: ColumnMeaning {
    switch (field, part) {
    case (.key(.name), .whole), (.key(.name), .givenFamily):
      ColumnMeaning(.formattedName)
    case (.key(.name), .familyPrefix): ColumnMeaning(.name, .middle)
    case (.key(.organization), .whole): ColumnMeaning(.organization, .name)
    case (.key(.postalAddress), .whole):
      ColumnMeaning(.postalAddress, .street, label: label == "any" ? "" : label, number: number)
    case (.key(.postalAddress), .cityRegion):
      ColumnMeaning(.postalAddress, .city, label: label, number: number)
    case (.key(.phoneticFamilyName), .whole): ColumnMeaning(.phoneticFamilyName)
    case (.key(.phoneNumber), .extensionNumber), (.key(.phoneNumber), .countryCode),
      (.key(.phoneNumber), .prefix):
      ColumnMeaning(.keep)
    case (.key(.relation), .given), (.key(.relation), .family):
      ColumnMeaning(.relation, label: label)
    case (.key(.jobTitle), _): ColumnMeaning(.jobTitle)
    default: self
    }
  }
}
