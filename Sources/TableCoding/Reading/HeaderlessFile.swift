import ContactLikeness
import ContactModel

/// A file without headers: its cells tell what each column holds.
struct HeaderlessFile {
  private let samples: SampleCells
  /// The cells of the first rows.
  let rows: [[String]]
  private let columnCount: Int
  let contents: [ColumnContents]
  private(set) var postalCodes: Set<Int> = []

  init(samples: SampleCells, columnCount: Int) {
    self.samples = samples
    rows = samples.prefix(50)
    self.columnCount = columnCount
    contents = (0..<columnCount).map { ColumnContents(samples.column($0)) }
    postalCodes = postalCodes(contents.map(\.kind))
  }

  var mapping: ColumnMapping {
    var kinds = contents.map(\.kind)
    if let known = knownProgram(kinds.map(\.kind)) { return known }
    let addresses = addresses
    lazy var mobileForms = mobileForms
    if let numbers = plainNumbers(kinds.map(\.kind)) { kinds[numbers] = (.phone, 1) }
    // The words of addresses are no names.
    for place in places.union(addresses.keys) { kinds[place].kind = .text }
    for place in postalCodes { kinds[place].kind = .postcode }
    let sexes = sexes(kinds)
    if let sexes { kinds[sexes].kind = .text }
    let shortened = HeaderlessNames(contents, samples)
    if let shortened { kinds[shortened.codes].kind = .text }
    var columns: [ColumnMapping.Column] = []
    // With names enough, no column is taken for one.
    var nameCount = !addresses.isEmpty || mayHaveNames(kinds.map(\.kind)) ? 0 : 2
    let pair = shortened.map { [$0.families, $0.given].sorted() } ?? pairOfNames(kinds)
    // A name in characters is whole, and words beside it are none.
    let inCharacters = pair.isEmpty ? contents.indices.first(where: areWholeNamesInCharacters) : nil
    if let inCharacters {
      for place in kinds.indices
      where place != inCharacters && [.word, .words].contains(kinds[place].kind) {
        kinds[place].kind = .text
      }
    }
    let hasPair = !pair.isEmpty
    let firms = contents.indices.first { areFirms($0) && addresses[$0] == nil }
    let birthday = birthday(kinds)
    let isFamilyFirst =
      hasPair && (shortened.map { $0.families == pair[0] } ?? isFamilyFirst(pair[0]))
    // A word beside names of several words is a short name at most; what begins in small letters is a remark.
    let remarks = Set(contents.indices.filter(isRemark))
    let hasNames = kinds.indices.contains { kinds[$0].kind == .words && !remarks.contains($0) }
    var counts: [ContactKey: Int] = [:]
    func numbered(_ key: ContactKey) -> ColumnMeaning {
      counts[key, default: 0] += 1
      return ColumnMeaning(key, number: counts[key, default: 1])
    }
    for (number, kind) in kinds.enumerated() {
      let share = "\(Int((kind.share * 100).rounded())) % of its cells"
      var found: (meaning: ColumnMeaning, evidence: String)?
      switch kind.kind {
      case _ where sexes == number: found = (ColumnMeaning(.gender), "its cells are men and women")
      case .phone where isOfOrders(number), .phone where repeatsDates(number, kinds),
        .phone where arePositions(number),
        .phone where areCodesWithPoints(number), .phone where areAmounts(number),
        .date where number != birthday,
        .postcode where !postalCodes.contains(number):
        found = nil
      case .word where hasPair && areTitles(number):
        found = (ColumnMeaning(.name, .prefix), "\(share) are forms of address")
      case .email: found = (numbered(.emailAddress), "\(share) are e-mail addresses")
      case .phone: found = (numbered(.phoneNumber), "\(share) look like phone numbers")
      case .url: found = (numbered(.url), "\(share) are web addresses")
      case .date: found = (ColumnMeaning(.birthday), "\(share) are dates")
      case .postcode:
        found = (ColumnMeaning(.postalAddress, .postcode), "\(share) look like postcodes")
      case .country: found = (ColumnMeaning(.postalAddress, .country), "\(share) are countries")
      case .word where nameCount < 2 && pair.contains(number),
        .words where nameCount < 2 && pair.contains(number):
        let meaning = ColumnMeaning(.name, (nameCount == 0) == isFamilyFirst ? .family : .given)
        found = (meaning, "\(share) are single words beside others")
        nameCount += 1
      case .word where hasPair && arePatronymics(number, behind: pair):
        found = (ColumnMeaning(.name, .middle), "\(share) are patronymics")
      case .words where firms == number, .word where firms == number, .text where firms == number:
        found = (ColumnMeaning(.organization, .name), "most of its cells are firms")
        nameCount = max(nameCount, hasPair ? nameCount : 2)
      case .words where nameCount == 0 && !hasPair && !remarks.contains(number),
        .word where nameCount == 0 && !hasPair && !hasNames && mayBeName(number, remarks),
        .text where nameCount == 0 && !hasPair && contents[number].arePeople,
        .text where number == 0 && nameCount == 0 && !hasNames && !hasPair && areNames(number):
        let cells = contents[number].cells
        let hasParts =
          cells.contains { $0.contains(",") }
          || NameCell.order(of: cells, language: nil) != .unknown
        found = (
          hasParts ? ColumnMeaning(.name, .whole) : ColumnMeaning(.formattedName),
          "\(share) look like names"
        )
        nameCount += 2
      case .number where isDialled(number, kinds), .text where isDialled(number, kinds):
        found = (numbered(.phoneNumber), "its cells are numbers to dial")
      case .text where contents[number].share(CellNature.areSurelyPhones) >= 0.8:
        found = (numbered(.phoneNumber), "its cells are telephone numbers, some with remarks")
      case .number where isMobile(number, mobileForms):
        found = (numbered(.phoneNumber), "its cells are mobile numbers as others are")
      default:
        found = (addresses[number] ?? addressPart(number)).map {
          (ColumnMeaning(.postalAddress, $0.part), $0.evidence)
        }
      }
      columns.append(
        ColumnMapping.Column(
          header: "", meaning: found?.meaning ?? ColumnMeaning(.keep),
          confidence: found == nil ? 0.3 : min(0.85, kind.share * 0.8),
          evidence: found?.evidence ?? "its cells don't tell"))
    }
    let known = columns.count { $0.meaning.field != .keep }
    let isTold = counts[.emailAddress] != nil || counts[.phoneNumber] != nil
    return ColumnMapping(
      dialect: .sheet, language: nil,
      confidence: columnCount == 0 ? 0 : Double(known) / Double(columnCount) * 0.8,
      evidence: "there are no headers" + (isTold ? "; the cells tell" : ""), columns: columns)
  }

  /// The two columns of single words side by side that are names, of which one has given names that many have; or
  /// the only two, where nobody is named otherwise.
  func pairOfNames(_ kinds: [(kind: CellNature.Kind, share: Double)]) -> [Int] {
    let words = kinds.indices.filter {
      (kinds[$0].kind == .word || isOfWords($0, kinds)) && !areTitles($0) && !areChoices($0)
        && !areDepartments($0) && !contents[$0].areKinds
    }
    if contents.indices.contains(where: areWholeNamesInCharacters) { return [] }
    let others = kinds.indices.filter { kinds[$0].kind == .words && !words.contains($0) }
    let people = others.filter { contents[$0].arePeople }
    let pairs = zip(words, words.dropFirst()).filter { $0 + 1 == $1 }.map { [$0, $1] }
    // Behind `Anna` may stand a town.
    let known = pairs.filter { $0.contains { contents[$0].share(NameCell.isGivenName) >= 0.5 } }
      .max { likeness($0) < likeness($1) }
    if let known { return people.contains { $0 < known[0] } ? [] : known }
    guard let pair = pairs.first, words.count == 2, people.isEmpty else { return [] }
    return others.contains { $0 < pair[0] } ? [] : pair
  }

  /// How many of two columns' cells are given and family names that many have, in whichever order.
  private func likeness(_ pair: [Int]) -> Double {
    let given = pair.map { contents[$0].share(NameCell.isGivenName) }
    let families = pair.map { contents[$0].share { isNameOfMany($0, as: .family) } }
    // In front of numbers of houses stand streets, which are called as families are.
    let isBeforeHouses =
      contents.indices.contains(pair[1] + 1)
      && contents[pair[1] + 1].share { $0.count < 5 && $0.first?.isDigit == true } >= 0.8
    return max(given[0] + families[1], given[1] + families[0]) - (isBeforeHouses ? 1 : 0)
  }

  private func mayBeName(_ column: Int, _ remarks: Set<Int>) -> Bool {
    !remarks.contains(column) && !areChoices(column) && !areTitles(column)
      && !areDepartments(column)
  }

  /// Whether cells say how people are addressed: `Herr`, `Frau`.
  private func areTitles(_ column: Int) -> Bool {
    contents[column].share(Honorifics.isHonorific) >= 0.8
      && contents[column].share(NameCell.isGivenName) < 0.5
  }

  /// Whether words are what somebody notes behind names: they have no capital letters, and these do.
  private func isRemark(_ column: Int) -> Bool {
    func isSmall(_ column: Int) -> Bool {
      contents[column].share { $0 == $0.lowercased() && $0 != $0.uppercased() } >= 0.5
    }
    return column > 0 && isSmall(column) && !isSmall(0)
      && contents[0].share { $0.contains(where: \.isLetter) } > 0
  }

  /// Whether most cells of a column are single words, and others begin as family names do, beside given names: `Jansen`,
  /// `De Vries`.
  private func isOfWords(
    _ column: Int, _ kinds: [(kind: CellNature.Kind, share: Double)]
  ) -> Bool {
    guard kinds[column].kind == .words, !contents[column].arePeople,
      contents[column].share({ !$0.contains(" ") }) >= 0.5,
      contents[column].cells.allSatisfy({ cell in
        let words = cell.split(separator: " ")
        return words.count == 1 || words.first.map { Particles.isParticle(String($0)) } == true
      })
    else { return false }
    return [column - 1, column + 1].contains {
      kinds.indices.contains($0) && kinds[$0].kind == .word
        && contents[$0].share(NameCell.isGivenName) >= 0.5
    }
  }

  /// Whether a column in front of telephone numbers or mailboxes has what people are called, with signs and remarks:
  /// `Оля (робота)`, `Eva & Jan`.
  private func areNames(_ column: Int) -> Bool {
    contents.dropFirst(column + 1).contains { [.phone, .email].contains($0.kind.kind) }
      && contents[column].cells.count > 1
      && contents[column].share {
        $0.first?.isLetter == true && CellNature.digitCount($0) == 0 && $0.count <= 60
      } >= 0.8
  }

  /// Whether a column is dialled and some of it is a telephone number for certain, or it stands next to one of
  /// these and has as many digits, but for the short numbers of services: national numbers need no zero in
  /// front.
  private func isDialled(_ column: Int, _ kinds: [(kind: CellNature.Kind, share: Double)]) -> Bool {
    let cells = contents[column].cells
    let long = cells.filter { CellNature.digitCount($0) > 5 }
    func isSure(_ column: Int) -> Bool {
      kinds.indices.contains(column)
        && (kinds[column].kind == .phone
          || isDialled(contents[column].cells)
            && contents[column].cells.contains(where: CellNature.isSurelyPhone))
    }
    guard column > 0, isDialled(cells), !contents[column].countsRows, long.count * 2 > cells.count
    else { return false }
    let phones = [column - 1, column + 1].filter(isSure)
    let lengths = Set(
      phones.flatMap { contents[$0].cells }.filter { !$0.hasPrefix("+") }.map {
        CellNature.digitCount($0)
      })
    return isSure(column)
      || !phones.isEmpty
        && (long.contains { CellNature.kind(of: $0) == .phone }
          || long.allSatisfy { lengths.contains(CellNature.digitCount($0)) })
  }

  /// Whether of two columns of words the first has the family names.
  private func isFamilyFirst(_ column: Int) -> Bool {
    let names = rows.compactMap { row in
      column + 1 < row.count && !row[column].isEmpty && !row[column + 1].isEmpty
        ? row[column] + " " + row[column + 1] : nil
    }
    if let isSo = isFamilyFirst(
      column, byMailboxes: contents.indices.first { contents[$0].kind.kind == .email })
    {
      return isSo
    }
    return NameLeaning.order(of: names, language: nil) == .knownFamilyFirst
  }

  /// How many digits mobile numbers have, and how they begin, in the countries whose codes stand in front of some.
  private var mobileForms: [[Substring]] {
    let codes = Set(
      contents.flatMap(\.cells).filter { $0.hasPrefix("+") && CellNature.isSurelyPhone($0) }
        .flatMap { number in (1...3).map { String(number.dropFirst().prefix($0)) } })
    return codes.compactMap { Self.mobiles[$0]?.split(separator: " ") }
  }

  /// Whether a column has numbers as mobile ones are in one of the countries; those of customers rise.
  private func isMobile(_ column: Int, _ forms: [[Substring]]) -> Bool {
    let cells = contents[column].cells
    return cells.count > 1 && !zip(cells, cells.dropFirst()).allSatisfy(<)
      && forms.contains { form in
        cells.allSatisfy { cell in
          Int(form[0]) == cell.count && form.dropFirst().contains { cell.hasPrefix($0) }
        }
      }
  }

  /// By the codes of countries, how many digits mobile numbers have there, and how they begin.
  private static let mobiles = CellWords.pairs("mobile number")

  /// Whether columns of words may be names. Words alone are any list, of which names are that whose
  /// words begin with capital letters, in a column or a few.
  private func mayHaveNames(_ kinds: [CellNature.Kind]) -> Bool {
    let words = kinds.indices.filter {
      (kinds[$0] == .word || kinds[$0] == .words) && !isRemark($0)
    }
    let telling: Set<CellNature.Kind> = [.email, .phone, .url, .date, .postcode, .country]
    if kinds.contains(where: telling.contains) || contents.first?.arePeople == true { return true }
    // Where most of a few columns are known names, these need no capitals, and firms are found by what they are. Whose
    // addresses stand beside them has one.
    if words.count <= 3, words.contains(where: isOfKnownNames) { return true }
    if contents.indices.contains(where: { areFirms($0) || are($0, CellNature.isPostcodeAndTown) }) {
      return true
    }
    let cells = words.flatMap { contents[$0].cells }
    let small = cells.count { $0.first?.isLowercase == true }
    return words.count <= 3 && small * 5 <= cells.count && words.contains(where: hasPeople)
  }

  private func isOfKnownNames(_ column: Int) -> Bool {
    contents[column].cells.count > 1
      && (contents[column].arePeople || contents[column].share(NameCell.isGivenName) >= 0.5)
  }

  /// Whether some of a column are people's names, as far as lists have them: of goods hardly any is.
  func hasPeople(_ column: Int) -> Bool {
    contents[column].share { cell in
      NameCell.namesPerson(cell) || NameCell.isGivenName(cell)
        || cell.unicodeScalars.contains { $0.value >= 0x250 }
    } >= 0.25
  }

  /// Programs that write no headers, by the number of columns and what is in them.
  private func knownProgram(_ kinds: [CellNature.Kind]) -> ColumnMapping? {
    if columnCount == 21, rows.allSatisfy({ $0.count == 21 && $0[20] == "abook" }) {
      return known(
        "abook-palm", "21 columns, of which the last says abook",
        [
          "name.family", "name.given", "title", "org.name", "phone:work", "phone:home",
          "phone:otherFax", "phone:mobile", "email.list", "address.street", "address.city",
          "address.region", "address.postcode", "address.country", "nickname", "url", "ignore",
          "ignore", "note", "ignore", "category",
        ])
    }
    // The last of Palm Desktop's columns are whether a record is private, and its category.
    if columnCount == 21, rows.allSatisfy({ $0.count == 21 && ["0", "1"].contains($0[19]) }),
      rows.allSatisfy({ $0[8].isEmpty || CellNature.isEmail($0[8]) }),
      rows.allSatisfy({ $0[4..<8].allSatisfy { $0.isEmpty || CellNature.mayBePhone($0) } }),
      rows.contains(where: { $0[4..<8].contains { !$0.isEmpty } })
    {
      return known(
        "palm", "21 columns, of which the last but one says 0 or 1",
        [
          "name.family", "name.given", "title", "org.name", "phone:work", "phone:home",
          "phone:otherFax", "phone:other", "email.list", "address.street", "address.city",
          "address.region", "address.postcode", "address.country", "custom:Custom 1",
          "custom:Custom 2", "custom:Custom 3", "custom:Custom 4", "note", "ignore", "category",
        ])
    }
    // Positions on a SIM card: numbers that rise from the first on, a name, and what can be dialled.
    let positions = rows.compactMap { $0.first.flatMap { Int($0) } }
    if columnCount == 3, positions.count == rows.count, let first = positions.first, first < 10,
      positions.allSatisfy({ $0 < 1000 }), zip(positions, positions.dropFirst()).allSatisfy(<),
      isDialled(rows.map { $0.count > 2 ? $0[2] : "" })
    {
      return known("sim", "rising numbers, names and phone numbers")
    }
    if columnCount == 5, kinds[1] == .email, rows.allSatisfy({ $0.count == 5 }),
      kinds[2] == .phone || kinds[2] == .number || kinds[2] == .text
    {
      return known("abook", "five columns with the e-mail address in second place")
    }
    if (2...3).contains(columnCount), kinds[0] == .email, kinds[1] == .words || kinds[1] == .word {
      return known("mutt", "an e-mail address, then a name")
    }
    return nil
  }

  /// Whether cells hold numbers to dial, short ones and codes of networks too, or nothing.
  private func isDialled(_ cells: [String]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    return !filled.isEmpty
      && filled.allSatisfy { cell in
        cell.utf8.contains { $0.isDigit }
          && cell.allSatisfy { "0123456789+*#-/.() ".contains($0) }
      }
  }

  /// - Parameter meanings: what the columns hold, if not what they hold where there are headers.
  private func known(
    _ name: String, _ evidence: String, _ meanings: [String]? = nil
  ) -> ColumnMapping? {
    guard let dialect = CSVDialect(name: name),
      let meanings = meanings?.map({ ColumnMeaning($0) ?? ColumnMeaning(.keep) })
        ?? HeaderTable.all.first(where: { $0.dialect == name })?.columns.map(\.meaning)
    else { return nil }
    return ColumnMapping(
      dialect: dialect, confidence: 0.8, evidence: evidence,
      columns: meanings.prefix(columnCount).map {
        ColumnMapping.Column(
          header: "", meaning: $0, confidence: 0.8, evidence: "its place in \(dialect.title)")
      })
  }
}
