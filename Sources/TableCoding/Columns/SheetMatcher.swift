import ContactModel

/// Finds out what the columns of a hand-made table hold: each by its header and its cells, then
/// those beside each other together.
struct SheetMatcher {
  var columns: [SheetColumn] = []
  let language: String?
  /// What the table calls its columns, with what says of what type they are.
  private let headers: [String]

  /// - Parameter titles: What the table is called: the lines above it, and the file.
  init(headers: [String], samples: SampleCells, titles: [String] = []) {
    self.headers = headers
    let headers = TypePrefixes.without(headers)
    let names = ColumnGroups.withoutName(
      Self.withGroups(
        OwnersWord.without(
          Self.withoutCommonWord(HeaderPaths.without(DirectoryNames.inWords(headers, samples))))))
    let reader = HeaderReader(headers: names)
    language = reader.language
    var readings = names.map { header -> HeaderReading? in
      let reading = reader.read(header)
      if let reading, reading.isComplete { return reading }
      return HeaderIndex.programsReading(of: header) ?? reader.readMisspelt(header) ?? reading
    }
    ColumnGroups(names, reader).settle(&readings)
    ColumnGroups.settlePlaces(names, reader, &readings)
    Self.settleCouple(names, &readings)
    Self.settleOthers(names, &readings)
    ColumnGroups.settleSeasons(names, &readings)
    ColumnGroups.settleHomes(names, language, &readings)
    let own = Self.owner(readings)
    columns = headers.enumerated().map { number, header in
      SheetColumn(
        number: number, header: header, contents: ColumnContents(samples.column(number)),
        reading: readings[number], own: own)
    }
    keepEmptyNames()
    settleNames()
    keepContradictedNames(samples)
    findTypedNumbers()
    findOtherNumbers()
    findLetteredNumbers()
    findContactDetails()
    findTitlesOfPosts()
    guessName()
    settleAddresses(samples)
    keepTownsBesideWholeAddresses(samples)
    joinPostcodes()
    joinNumbers()
    settleGrades()
    settleHiddenNumbers()
    keepNumbersOfRecords()
    settleExtensions()
    settleTypes()
    settleBirths()
    doubtFirstDays()
    settleDaysAndMonths(titles)
    settleGenders()
    settleRepeats()
    settleMailboxes(samples)
    settleFurtherCompanies(samples)
    keepGoods()
    settleWhose()
    settleUnknownWords()
  }

  /// Headers without a word that says nothing and that most of them begin with, or letters behind which most are known:
  /// `Alum_First`, `Alum_Cell`; `judge$name`; `KNAME`, `KPLZ`.
  private static func withoutCommonWord(_ headers: [String]) -> [String] {
    let filled = headers.filter { !$0.isEmpty }
    guard filled.count > 2, let first = filled.first else { return headers }
    let fronts = Dictionary(filled.compactMap(front).map { ($0, 1) }, uniquingKeysWith: +)
    if let front = fronts.first(where: { $0.value * 4 >= filled.count * 3 })?.key {
      let isFront = ColumnWords.shared[HeaderFolding.folded(String(front))].isEmpty
      return isFront
        ? headers.map { self.front($0) == front ? String($0.dropFirst(front.count)) : $0 } : headers
    }
    let length = filled.dropFirst().reduce(first.count) { length, header in
      min(length, zip(first, header).prefix { $0 == $1 }.count)
    }
    let common = first.prefix(length)
    func known(_ count: Int) -> Int {
      filled.count { ColumnWords.shared.isColumnName(String($0.dropFirst(count))) }
    }
    let isFront =
      length > 0 && common.allSatisfy(\.isLetter) && known(0) == 0
      && known(length) * 4 >= filled.count * 3
    return isFront ? headers.map { String($0.dropFirst(length)) } : headers
  }

  /// The first word of a header and the sign behind it, where something follows.
  private static func front(_ header: String) -> Substring? {
    guard let end = header.firstIndex(where: { " _-.:/$".contains($0) }), end > header.startIndex
    else { return nil }
    let front = header[...end]
    return front.count < header.count ? front : nil
  }

  /// Headers that begin with a hyphen, behind the words of the one that they belong to: `Addr 1 - Street`,
  /// `- City`.
  private static func withGroups(_ headers: [String]) -> [String] {
    guard headers.contains(where: { $0.trimmed.hasPrefix("- ") }) else { return headers }
    let reader = HeaderReader(headers: headers)
    var group = ""
    return headers.map { header in
      if let end = header.range(of: " - "), end.lowerBound > header.startIndex,
        header[..<end.lowerBound].contains(where: { $0 != " " })
      {
        group = String(header[..<end.lowerBound])
      } else if !group.isEmpty, header.trimmed.hasPrefix("- ") {
        // Numbers and the like are those of the contact.
        let meaning = reader.read(String(header.trimmed.dropFirst(2)))?.meaning
        return meaning.map { $0.key != .postalAddress } ?? false
          ? header : group + " " + header.trimmed
      } else {
        group = ""
      }
      return header
    }
  }

  /// The columns of a field, or of some of its parts.
  func places(
    _ key: ContactKey, _ parts: [ColumnMeaning.Part] = [], label: String? = nil
  ) -> [Int] {
    columns.indices.filter {
      let meaning = columns[$0].meaning
      return meaning.key == key && (parts.isEmpty || parts.contains(meaning.part))
        && (label == nil || meaning.label == label)
    }
  }

  /// `Given Name` that nobody filled gives way to `First Name`.
  private mutating func keepEmptyNames() {
    for place in places(.name, [.given, .family]) where columns[place].contents.isEmpty {
      let same = places(.name, [columns[place].meaning.part])
      if same.contains(where: { !columns[$0].contents.isEmpty }) {
        columns[place].keep("it is empty")
      }
    }
  }

  /// Whose table it is, where no name says that it is the person's own: a list of children with
  /// their parents, for example.
  private static func owner(_ readings: [HeaderReading?]) -> String? {
    func parts(_ owner: String?) -> Set<ColumnMeaning.Part> {
      Set(
        readings.compactMap { reading in
          reading?.owner == owner && reading?.meaning?.key == .name ? reading?.meaning?.part : nil
        }
      ).subtracting([.prefix])
    }
    func names(_ owner: String?) -> Bool { !parts(owner).isEmpty }
    // `Nombre del niño`, `Apellidos`: one person's names.
    if names(nil), parts(nil) != [.family] || parts("child") != [.given] { return nil }
    // Whoever is named first in full, and whose address it is, has the row.
    func first(_ owner: String, _ key: ContactKey) -> Int {
      readings.firstIndex { $0?.owner == owner && $0?.meaning?.key == key } ?? readings.count
    }
    if parts("parent").isSuperset(of: [.given, .family]),
      first("parent", .postalAddress) < first("child", .name)
    {
      return "parent"
    }
    if names("child") { return "child" }
    // Who speaks for a firm has numbers of their own.
    let speaks = readings.contains { $0?.meaning == ColumnMeaning(.relation, label: "contact") }
    if speaks || names("contactPerson") || names("contact") { return "contact" }
    return ["spouse", "parent"].first { names($0) }
  }

  var mapping: ColumnMapping {
    let known = columns.count { $0.meaning.field != .keep }
    return ColumnMapping(
      dialect: .sheet, language: language,
      confidence: columns.isEmpty ? 0 : Double(known) / Double(columns.count),
      evidence: "\(known) of \(columns.count) headers have a usual name or content that tells",
      columns: columns.map {
        ColumnMapping.Column(
          header: headers[$0.number], meaning: $0.meaning, confidence: $0.confidence,
          evidence: $0.evidence)
      })
  }

  /// What is sold or counted has a name, too: where columns say what it costs and how much there is of it, and
  /// none how to reach anybody, nobody is named.
  private mutating func keepGoods() {
    // What has a price and is counted stands somewhere, and so do devices.
    let areCounted =
      columns.contains { $0.contents.share(CellNature.isPrice) == 1 && !$0.contents.isEmpty }
      && columns.contains { Self.goods.contains(HeaderFolding.folded($0.header)) }
      && places(.postalAddress).count == 1
    let hasNoPeople = hasNoPeople
    // A family may be one of plants, and is no given name then.
    let given = places(.name, [.given])
    let isOfFamilies =
      !given.isEmpty && given.allSatisfy { columns[$0].reading?.meaning?.part.isWholeName == true }
    let areDevices = columns.contains { $0.contents.share(CellNature.isNetworkAddress) >= 0.8 }
    let reaches = columns.contains { column in
      switch column.meaning.field {
      case .key(.name): column.meaning.part != .whole && !(isOfFamilies && hasNoPeople)
      case .key(.formattedName), .key(.organization), .key(.category), .key(.note), .key(.date),
        .key(.relation), .key(.jobTitle), .key(.role), .keep, .ignore:
        false
      case .key(.postalAddress) where [.postcode, .region, .country].contains(column.meaning.part):
        false
      case .key(.postalAddress):
        !areDevices && !(areCounted && column.contents.share(CellNature.isWholeAddress) == 0)
      default: true
      }
    }
    let signs = columns.count {
      Self.goods.contains(HeaderFolding.folded($0.header))
        || $0.contents.cells.count > 1 && $0.contents.share(CellNature.isPrice) == 1
    }
    guard !reaches else { return }
    guard signs > 1 || signs == 1 && hasNoPeople || isOfTeams else {
      return signs > 0 ? doubtNames() : ()
    }
    for place in columns.indices {
      columns[place].keep(Self.evidenceOfThings)
    }
  }

  /// Why a table of things has no contacts.
  static let evidenceOfThings = "what else is told of it says that it is nobody"

  /// Says of names beside a quantity or a price, of which lists know few as people's, that they may be of things.
  private mutating func doubtNames() {
    let names = places(.name, [.whole, .given]) + places(.formattedName)
    for place in names where !columns[place].contents.arePeople {
      columns[place].confidence = min(columns[place].confidence, 0.6)
      columns[place].evidence +=
        ", but beside it stands how much there is or what it costs, and nothing to reach anybody by: the rows may be things"
    }
  }

  /// Whether it is a table of a league: who plays, and numbers of points and goals. Players of chess have points,
  /// too, and pupils have marks.
  private var isOfTeams: Bool {
    let standings = columns.count { column in
      Self.standings.contains(HeaderFolding.folded(column.header))
        && column.contents.share(CellNature.isCount) == 1
    }
    let counts = columns.count { $0.contents.share(CellNature.isCount) == 1 }
    let hasTeams = columns.contains { column in
      Self.teams.contains(HeaderFolding.folded(column.header)) && !column.contents.arePeople
        && column.contents.share(CellNature.isCount) == 0
    }
    let isNumbers = counts * 2 >= columns.count && standings > 2
    return hasTeams && standings > 1 && places(.name, [.given, .family]).isEmpty
      && places(.name).allSatisfy { Self.teams.contains(HeaderFolding.folded(columns[$0].header)) }
      || isNumbers && hasNoPeople
  }

  private static let teams = CellWords.folded("team")
  private static let standings = CellWords.folded("standing")

  /// Whether nearly nothing of a column of names is one that people have, as far as lists of names go: in
  /// Latin letters.
  private var hasNoPeople: Bool {
    let names = places(.name, [.whole, .given]).flatMap { columns[$0].contents.cells }
    return names.count > 2
      && names.count(where: { NameCell.namesPerson($0) || NameCell.isGivenName($0) }) * 4
        < names.count
      && names.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }
  }

  private static let goods = CellWords.folded("goods")

  /// What a person has once is in the first column that says so; further ones are kept.
  private mutating func settleRepeats() {
    let single: [ContactKey] = [.birthday, .gender, .deathDate, .formattedName]
    for key in single {
      let places = places(key, [.value])
      for place in places.dropFirst() {
        columns[place].keep("“\(columns[places[0]].header)” says it already")
      }
      if key == .birthday, !places.isEmpty {
        for place in self.places(.birthday, [.year]) {
          columns[place].keep("“\(columns[places[0]].header)” says it already")
        }
      }
    }
    if places(.birthday, [.month]).isEmpty {
      for place in places(.birthday, [.day]) { columns[place].keep("no column says the month") }
    }
  }

  /// An account's name may be the mailbox that another column has.
  private mutating func settleMailboxes(_ samples: SampleCells) {
    let mailboxes = places(.emailAddress, [.value])
    guard mailboxes.count > 1 else { return }
    let rows = samples.prefix(300)
    for place in mailboxes where columns[place].meaning.label == columns[place].header {
      let same = mailboxes.first { other in
        other != place && columns[other].has(.emailAddress)
          && rows.allSatisfy { row in
            place >= row.count || row[place].isEmpty
              || other < row.count && row[other] == row[place]
          }
      }
      if let same { columns[place].keep("“\(columns[same].header)” says it already") }
    }
  }

  /// A second column of companies that is filled where the first is not is one, too: `Organization Name` of
  /// firms, and `Current Employer` of people.
  private mutating func settleFurtherCompanies(_ samples: SampleCells) {
    let companies = places(.organization, [.name])
    guard companies.count > 1 else { return }
    let rows = samples.prefix(300)
    for place in companies.dropFirst() {
      let areBothFilled = rows.contains { row in
        [companies[0], place].allSatisfy { $0 < row.count && !row[$0].isEmpty }
      }
      guard areBothFilled || columns[place].contents.isEmpty else { continue }
      columns[place].keep("“\(columns[companies[0]].header)” is the company")
    }
  }
}
