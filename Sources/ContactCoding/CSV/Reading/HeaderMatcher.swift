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
  private let index = HeaderIndex.shared

  /// - Parameters:
  ///   - headers: the names of the columns; nil where the file has none.
  ///   - samples: cells of the first rows.
  package static func mapping(headers: [String]?, samples: SampleCells) -> ColumnMapping {
    let count = max(headers?.count ?? 0, samples.columnCount)
    if let headers, headers.contains(where: { !$0.isEmpty }) {
      let padded = headers + [String](repeating: "", count: count - headers.count)
      return HeaderMatcher(headers: padded.map(FoldedHeader.init), samples: samples).match()
    }
    return HeaderlessFile(samples: samples, columnCount: count).mapping
  }

  private init(headers: [FoldedHeader], samples: SampleCells) {
    self.headers = headers
    self.samples = samples
  }

  // MARK: The dialect

  private struct Candidate {
    var table: Int
    var matches: [Int: Int]
    var score: Double
    var precision: Double
    var recall: Double
  }

  private func match() -> ColumnMapping {
    if let own = UnicardHeaders.mapping(headers.map(\.text)) { return own }
    let named = headers.filter { !$0.folded.isEmpty }.count
    guard let best = bestCandidate(named: named), isConvincing(best, named: named) else {
      return sheet()
    }
    let table = index.tables[best.table]
    guard let dialect = CSVDialect(name: table.dialect) else { return sheet() }
    let evidence =
      "\(best.matches.count) of \(named) headers are those of \(dialect.title)"
      + " (\(table.language)), which has \(table.count)"
    var columns: [ColumnMapping.Column] = []
    for (number, header) in headers.enumerated() {
      if let column = best.matches[number] {
        var meaning = table.meaning(of: column)
        if header.unnumbered != nil { meaning.number = header.number }
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
      for place in index.places(of: unnumbered) where !seen.contains(place.table) {
        matches[place.table][number] = place.column
      }
    }
    for (table, found) in matches.enumerated() where !found.isEmpty {
      let precision = Double(found.count) / Double(named)
      let recall = Double(Set(found.values).count) / Double(index.tables[table].count)
      let score = precision + 0.2 * recall
      if score > (best?.score ?? 0) + 1e-9 {
        best = Candidate(
          table: table, matches: found, score: score, precision: precision, recall: recall)
      }
    }
    return best
  }

  /// Whether so many headers are no accident. Short lists of plain words are a sheet of somebody's.
  private func isConvincing(_ candidate: Candidate, named: Int) -> Bool {
    if candidate.matches.count < 3 { return false }
    if candidate.recall >= 0.8, candidate.precision >= 0.8 { return true }
    return candidate.matches.count >= 6 && candidate.precision >= 0.6
      || candidate.matches.count >= 20 && candidate.precision >= 0.4
  }

  // MARK: Single columns

  /// A column that the dialect's table does not have.
  private func unmatched(_ number: Int, dialect: String?) -> ColumnMapping.Column {
    let header = headers[number]
    if header.folded.isEmpty {
      return ContentGuess.column(header: header.text, cells(number), hasOthers: true)
    }
    if let dialect,
      let place = index.places(of: header.folded).first(where: {
        index.tables[$0.table].dialect == dialect
      })
    {
      let table = index.tables[place.table]
      return ColumnMapping.Column(
        header: header.text, meaning: table.meaning(of: place.column), confidence: 0.95,
        evidence: "it is so called in \(table.dialect) (\(table.language))")
    }
    return usualMeaning(number)
      ?? ContentGuess.column(header: header.text, cells(number), hasOthers: true)
  }

  /// A column by the name that people or programs give it.
  private func usualMeaning(_ number: Int) -> ColumnMapping.Column? {
    let header = headers[number]
    if let meaning = SheetAliases.meaning(ofFolded: header.folded) {
      return ColumnMapping.Column(
        header: header.text, meaning: meaning, confidence: 0.9,
        evidence: "“\(header.text)” is a usual name for it")
    }
    let places = index.places(of: header.folded)
    if let first = places.first {
      let meaning = index.tables[first.table].meaning(of: first.column)
      let isUnanimous = places.allSatisfy {
        index.tables[$0.table].meaning(of: $0.column) == meaning
      }
      return ColumnMapping.Column(
        header: header.text, meaning: meaning, confidence: isUnanimous ? 0.9 : 0.6,
        evidence: "\(index.tables[first.table].dialect) calls it so")
    }
    if let meaning = HeaderPhrase.meaning(of: header.text) {
      return ColumnMapping.Column(
        header: header.text, meaning: meaning, confidence: 0.85,
        evidence: "the words of “\(header.text)” say so")
    }
    return numbered(header)
  }

  /// `Telefon 2`, `E-Mail (3)`: the name without its number.
  private func numbered(_ header: FoldedHeader) -> ColumnMapping.Column? {
    let digits = header.folded.reversed().prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let value = Int(String(digits.reversed())), (1...99).contains(value),
      let last = header.text.lastIndex(where: { $0.isLetter })
    else { return nil }
    let name = String(header.text[...last])
    guard
      var meaning = SheetAliases.meaning(ofFolded: HeaderText.folded(name))
        ?? HeaderPhrase.meaning(of: name)
    else { return nil }
    meaning.number = value
    return ColumnMapping.Column(
      header: header.text, meaning: meaning, confidence: 0.85,
      evidence: "“\(header.text)” is a usual name with a number")
  }

  private func cells(_ column: Int) -> [String] { samples.column(column) }

  // MARK: Hand-made sheets

  private func sheet() -> ColumnMapping {
    var columns: [ColumnMapping.Column] = []
    var known = 0
    for number in headers.indices {
      let column = unmatched(number, dialect: nil)
      if case .keep = column.meaning.field {} else { known += 1 }
      columns.append(column)
    }
    settleTitle(&columns)
    settleNames(&columns)
    settleTowns(&columns)
    return ColumnMapping(
      dialect: .sheet, language: SheetLanguage.language(of: headers.map(\.folded)),
      confidence: columns.isEmpty ? 0 : Double(known) / Double(columns.count),
      evidence: "\(known) of \(columns.count) headers have a usual name or content that tells",
      columns: columns)
  }

  /// “Name” beside a given name is the family name; a word for a given name alone is the whole.
  private func settleNames(_ columns: inout [ColumnMapping.Column]) {
    func places(_ meaning: ColumnMeaning) -> [Int] {
      columns.indices.filter { columns[$0].meaning == meaning }
    }
    let given = ColumnMeaning(.name, .given)
    let family = ColumnMeaning(.name, .family)
    let whole = places(ColumnMeaning(.formattedName))
    if let place = whole.first, whole.count == 1, !places(given).isEmpty, places(family).isEmpty,
      ["name", "naam", "navn", "namn", "nume"].contains(headers[place].folded)
    {
      columns[place].meaning = family
      columns[place].evidence = "it stands beside a column of given names"
    }
    let ambiguous = ["nome", "nombre", "имя", "nom", "name", "ad", "adı", "nimi", "jméno", "név"]
    if whole.isEmpty, places(given).count == 2, !places(family).isEmpty,
      let place = places(given).first(where: { ambiguous.contains(headers[$0].folded) })
    {
      columns[place].meaning = ColumnMeaning(.formattedName)
      columns[place].evidence = "there is another column of given names"
    }
    if whole.isEmpty, places(given).count + places(family).count == 1,
      let place = (places(given) + places(family)).first,
      ambiguous.contains(headers[place].folded)
    {
      columns[place].meaning = ColumnMeaning(.formattedName)
      columns[place].evidence = "there is no other column of names"
    }
    nameWithoutName(&columns)
  }

  /// Where no column holds names, one that says so in other words, or that of children, does.
  private func nameWithoutName(_ columns: inout [ColumnMapping.Column]) {
    let hasName = columns.contains { column in
      switch column.meaning.field {
      case .key(.formattedName), .key(.organization), .key(.nickname): true
      case .key(.name): column.meaning.part != .prefix && column.meaning.part != .suffix
      default: false
      }
    }
    guard !hasName else { return }
    let words = ["name", "naam", "navn", "namn", "nom", "nome", "nombre", "jméno", "имя", "氏名"]
    let place =
      columns.indices.first { place in
        columns[place].meaning.field == .keep
          && words.contains { headers[place].folded.hasSuffix($0) }
      } ?? columns.indices.first { columns[$0].meaning == ColumnMeaning("relation:child") }
    guard let place else { return }
    columns[place].meaning = ColumnMeaning(.formattedName)
    columns[place].confidence = 0.7
    columns[place].evidence = "there is no other column of names"
  }

  /// A town's column holds postal codes too where there is no column for them and most cells begin
  /// or end with one.
  private func settleTowns(_ columns: inout [ColumnMapping.Column]) {
    let towns = columns.indices.filter {
      columns[$0].meaning.field == .key(.postalAddress) && columns[$0].meaning.part == .city
    }
    for town in towns {
      var postcode = columns[town].meaning
      postcode.part = .postcode
      let filled = cells(town).filter { !$0.isEmpty }
      let split = filled.count { cell in
        var cell = cell
        return cell.withUTF8 { LocalityText(Bytes($0)) != nil }
      }
      guard !columns.contains(where: { $0.meaning == postcode }), split * 2 > filled.count else {
        continue
      }
      columns[town].meaning.part = .postcodeCity
      columns[town].evidence = "most of its cells are a postal code and a town"
    }
  }

  /// “Title” in front of names is Dr. or Ms., and elsewhere what somebody does.
  private func settleTitle(_ columns: inout [ColumnMapping.Column]) {
    let titles = columns.indices.filter {
      ["title", "titel", "titre"].contains(headers[$0].folded)
    }
    guard let title = titles.first, titles.count == 1 else { return }
    let names = columns.indices.filter { columns[$0].meaning.field == .key(.name) && $0 != title }
    let values = Set(
      cells(title).map { $0.lowercased() }.filter { !$0.isEmpty }.map { $0.prefix { $0 != " " } })
    let honorifics: Set<Substring> = [
      "dr", "dr.", "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "miss", "prof", "prof.", "sir", "herr",
      "frau", "m.", "mme", "mlle", "dipl.-ing.", "mag.", "rev", "rev.", "sr.", "sra.",
    ]
    let looksHonorific = !values.isEmpty && values.isSubset(of: honorifics)
    let isBefore = values.isEmpty && (names.first.map { title < $0 } ?? false)
    columns[title].meaning =
      ColumnMeaning(
        looksHonorific || isBefore ? "name.prefix" : "title") ?? columns[title].meaning
    columns[title].confidence = looksHonorific ? 0.95 : 0.8
    columns[title].evidence =
      looksHonorific
      ? "its cells are forms of address"
      : isBefore ? "it stands before the names" : "its cells are no forms of address"
  }
}

/// The language of a sheet, by words that only one has.
enum SheetLanguage {
  private static let words: [(language: String, words: String)] = [
    ("de", "vorname nachname familienname straße strasse plz ort geburtstag geburtsdatum firma"),
    ("de", "notizen telefon handy land bemerkung postleitzahl wohnort geburtsdatum"),
    ("fr", "prénom ville adresse courriel anniversaire société entreprise pays remarques"),
    ("fr", "portable codepostal datedenaissance téléphone"),
    ("es", "nombre apellidos apellido ciudad correo cumpleaños empresa país calle dirección móvil"),
    ("it", "cognome indirizzo città azienda compleanno paese cellulare cap"),
    ("pt", "sobrenome cidade endereço aniversário celular telefone"),
    ("nl", "voornaam achternaam woonplaats geboortedatum bedrijf straat mobiel"),
    ("sv", "förnamn efternamn födelsedag företag gata"), ("da", "fornavn efternavn fødselsdag by"),
    ("pl", "imię nazwisko miasto ulica komórka"), ("cs", "jméno příjmení město ulice"),
    ("ru", "имя фамилия телефон город улица деньрождения"), ("tr", "ad soyad şehir doğumtarihi"),
    ("ja", "氏名 電話番号 住所 郵便番号 生年月日 会社名 メール 名 姓"),
    ("zh", "姓名 手机 电话 地址 邮编 生日 公司 邮箱"), ("ko", "이름 전화번호 주소 우편번호 생년월일 회사"),
    ("en", "firstname lastname surname fullname street city zip postcode birthday company notes"),
    ("en", "phone mobile address country dateofbirth"),
  ]

  static func language(of headers: [String]) -> String? {
    var counts: [String: Int] = [:]
    let known = Set(headers)
    for (language, list) in words {
      for word in list.split(separator: " ") where known.contains(HeaderText.folded(String(word))) {
        counts[language, default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
