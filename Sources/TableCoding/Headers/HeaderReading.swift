import ContactModel

/// Reads headers with the words of ``ColumnWords``.
struct HeaderReader {
  let words = ColumnWords.shared
  /// The languages of the table's headers, the likeliest first.
  let languages: [String]
  /// Those whose words may stand beside each other in one header: the likeliest, the next where no third
  /// is as likely, English, and what is of no language.
  let languagesOfParts: Set<String>
  /// What stands in parentheses behind several of the headers.
  let remarksOfGroups: Set<String>

  init(headers: [String]) {
    let remarks = Dictionary(grouping: headers.compactMap { Self.remark($0)?.text }) { $0 }
    remarksOfGroups = Set(remarks.filter { $0.value.count > 1 }.keys)
    var counts: [String: Double] = [:]
    for header in headers {
      let parts = HeaderFolding.words(header)
      var found: [String: Double] = [:]
      for phrase in [parts.joined()] + (parts.count > 1 ? parts : []) {
        let entries = words[phrase].filter(\.sense.tellsLanguage)
        let languages = Set(entries.flatMap(\.languages)).subtracting(["*"])
        for language in languages {
          found[language] = max(found[language] ?? 0, 1 / Double(languages.count))
        }
      }
      for (language, weight) in found { counts[language, default: 0] += weight + 0.5 }
    }
    // Of two languages with the same words, the one that comes first in the list has more speakers.
    let order = Dictionary(uniqueKeysWithValues: words.languages.enumerated().map { ($1, $0) })
    languages = counts.sorted {
      ($1.value, order[$0.key] ?? .max) < ($0.value, order[$1.key] ?? .max)
    }.map(\.key)
    let second = languages.dropFirst().prefix(2).compactMap { counts[$0] }
    let isSecondClear = second.count < 2 || second[0] > second[1]
    languagesOfParts = Set(languages.prefix(isSecondClear ? 2 : 1) + ["en", "*"])
  }

  /// The language that most headers have words of.
  var language: String? { languages.first }

  // MARK: Reading

  /// What a header says; nil where its words are not known.
  func read(_ header: String) -> HeaderReading? {
    if Self.isQuestion(header) || Self.isKey(header) || isKeyOfOther(header)
      || Self.isMeasure(header)
    {
      return HeaderReading(meaning: nil)
    }
    if let found = readPhoneAndFax(header) ?? readIncluding(header) { return found }
    if let translated = readTranslated(header) { return translated }
    if let firm = readFirmOrGroup(header) { return firm }
    if let grouped = readGroup(header) { return grouped }
    let reading = readWhole(header)
    if reading?.isComplete ?? false { return reading }
    if let labelled = readLetter(header) { return labelled }
    let plain = HeaderFolding.withoutGenderEndings(header)
    if plain != header, let reading = readWhole(plain), reading.isComplete { return reading }
    if Self.isOfUnknown(header) { return HeaderReading(meaning: nil) }
    if let purposeless = readBeforePurpose(header) { return purposeless }
    // `Alt #` is a number, and `Order #` none that anybody dials.
    if header.hasSuffix("#"),
      senses((HeaderFolding.words(header) + ["number"]).joined())?.contains(where: \.isField)
        == true
    {
      return readWhole(header.dropLast() + " number")
    }
    // `Date of birth (DDMMYYYY)`, `Family (initial) given name`: what is not understood in parentheses
    // is a remark.
    if let open = header.firstIndex(where: { "([（［".contains($0) }), open > header.startIndex,
      let close = header.lastIndex(where: { ")]）］".contains($0) }), open < close,
      var plain = readWhole(header[..<open] + " " + header[header.index(after: close)...]),
      plain.isComplete
    {
      plain.isVague = plain.meaning != nil
      return plain
    }
    return reading
  }

  /// What a header says twice, in languages of which one has letters of its own, or that share no word of it:
  /// `שם משפחה / Family`, `Ainm / First name`. The half that says more tells.
  private func readTranslated(_ header: String) -> HeaderReading? {
    let halves = header.split(separator: "/").map(String.init)
    guard halves.count == 2 else { return nil }
    let readings = halves.compactMap(readWhole).filter { $0.isComplete && $0.meaning != nil }
    func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
    if isASCII(halves[0]) != isASCII(halves[1]), readWhole(header)?.isComplete != true {
      return readings.first
    }
    guard readings.count == 2, readings[0].meaning?.key == readings[1].meaning?.key,
      areOfTwoLanguages(halves)
    else { return nil }
    return readings.first { $0.meaning?.part.isWholeName == false } ?? readings[0]
  }

  /// `Company or Group`: groups of people and what is unknown stand where firms do.
  private func readFirmOrGroup(_ header: String) -> HeaderReading? {
    let words = header.split { " /".contains($0) }
    guard words.count > 2 || header.contains("/"),
      let or = header.contains("/")
        ? header.firstIndex(of: "/")
        : words.dropFirst().dropLast().first(where: { Self.or.contains($0.lowercased()) })?
          .startIndex
    else { return nil }
    let rest = header[or...].drop { $0 != " " && $0 != "/" }.dropFirst()
    let other = readWhole(String(rest))
    guard let first = readWhole(String(header[..<or])), first.isComplete,
      first.meaning == ColumnMeaning(.organization, .name),
      other?.meaning == nil || other?.meaning?.key == .category || other?.isComplete == false
    else { return nil }
    return HeaderReading(meaning: first.meaning, isVague: true)
  }

  private static let or = CellWords.set("or")

  private func areOfTwoLanguages(_ phrases: [String]) -> Bool {
    let languages = phrases.map { phrase in
      Set(words[HeaderFolding.folded(phrase)].flatMap(\.languages))
    }
    return languages.allSatisfy { !$0.isEmpty && !$0.contains("*") }
      && languages[0].isDisjoint(with: languages[1])
  }

  func readWhole(_ header: String) -> HeaderReading? {
    var parts = HeaderFolding.words(HeaderFolding.spaced(header))
    if parts.isEmpty, header.contains("〒") { parts = ["郵便番号"] }
    // `1st number` is the first one.
    for place in parts.indices.dropLast().reversed()
    where Int(parts[place]) != nil && MonthNames.ordinalEndings.contains(parts[place + 1])
      && header.lowercased().contains(parts[place] + parts[place + 1])
    {
      parts.remove(at: place + 1)
    }
    // Japanese forms are polite.
    for polite in ["お", "ご", "御", "貴"] where words[parts.joined()].isEmpty {
      if let first = parts.first, first.hasPrefix(polite), first.count > 2 {
        parts[0].removeFirst()
      }
    }
    guard !parts.isEmpty, parts.count <= 14 else { return nil }
    if let senses = senses(parts.joined()), var reading = reading([.known(senses)]) {
      reading.others = otherMeanings(of: parts.joined(), besides: reading.meaning)
      return reading
    }
    if header.contains("."), let reading = readAbbreviated(header) { return reading }
    if let reading = readEmployment(header, parts) { return reading }
    if let reading = readOrdinal(parts) { return reading }
    // `Phone 1 Type`: the number says which one.
    let numbers = parts.indices.filter { Int(parts[$0]).map { (1...9).contains($0) } ?? false }
    // `Addr 2 - Line 1`: which address, and which of its lines.
    if numbers.count == 2, numbers[1] == parts.count - 1, numbers[0] + 1 < numbers[1],
      let number = Int(parts[numbers[0]])
    {
      var line = parts
      line.remove(at: numbers[0])
      if var reading = readWhole(line.joined(separator: " ")), reading.isComplete,
        reading.meaning?.key == .postalAddress
      {
        reading.meaning?.number = number
        return reading
      }
    }
    guard numbers.count == 1, let place = numbers.first, let number = Int(parts[place]),
      parts.count > 1
    else { return reading(pieces(parts)) }
    parts.remove(at: place)
    let unnumbered = senses(parts.joined()).map { [Piece.known($0)] } ?? pieces(parts)
    var reading = reading(unnumbered + [.number(number)])
    let others = otherMeanings(of: parts.joined(), besides: nil)
    reading?.others = others.map { meaning in
      var meaning = meaning
      HeaderFields.apply(number, to: &meaning)
      return meaning
    }
    return reading
  }

  /// What else a phrase means in the table's language: `Business` is a firm, and a number there.
  private func otherMeanings(of phrase: String, besides first: ColumnMeaning?) -> [ColumnMeaning] {
    words[phrase].filter { $0.languages.contains(language ?? "") }.compactMap { entry in
      if case .kind(let kind) = entry.sense { return Self.meaning(ofKind: kind) }
      return entry.sense.meaning
    }.filter { $0 != first }
  }

  /// `Phone_Secondary_Type`: what the words say without the one that says which one it is.
  private func readOrdinal(_ parts: [String]) -> HeaderReading? {
    func ordinal(_ part: String) -> HeaderSense? {
      senses(part, isPart: true)?.first {
        switch $0 {
        case .ordinal, .kind("main"): true
        default: false
        }
      }
    }
    let places = parts.indices.filter { ordinal(parts[$0]) != nil }
    guard parts.count > 2, places.count == 1, let place = places.first,
      let sense = ordinal(parts[place])
    else { return nil }
    // `Person - First name`: the word belongs to the next one.
    if place + 1 < parts.count,
      senses(parts[place...place + 1].joined())?.contains(where: \.isField) == true
    {
      return nil
    }
    var rest = parts
    rest.remove(at: place)
    return senses(rest.joined()).flatMap { reading([.known($0), .known([sense])]) }
  }

  /// What a header says whose words are misspelt; nil where they are others.
  func readMisspelt(_ header: String) -> HeaderReading? {
    let parts = HeaderFolding.words(header)
    guard let language, let first = parts.first else { return nil }
    func corrected(_ part: String) -> String {
      words[part].isEmpty ? words.corrected(part, in: language) ?? part : part
    }
    let whole = corrected(parts.joined())
    let found = whole == parts.joined() ? parts.map(corrected) : [whole]
    guard found != parts, var reading = self.reading(pieces(found)), reading.isComplete,
      reading.meaning != nil, first.first == found.first?.first
    else { return nil }
    reading.isVague = true
    return reading
  }

  /// What a header says whose words are cut off with dots: `Dat. rođ.`
  func readAbbreviated(_ header: String) -> HeaderReading? {
    let tokens = header.split { $0 == " " || $0 == "/" || $0 == "-" }.flatMap { token in
      token.split(separator: ".").enumerated().map { number, part in
        (
          HeaderFolding.folded(String(part)),
          token.hasSuffix(".") || number < token.split(separator: ".").count - 1
        )
      }
    }.filter { !$0.0.isEmpty }
    guard tokens.contains(where: \.1), tokens.count <= 4, let language else { return nil }
    let found = words.abbreviated(tokens, in: language)
    guard found.count == 1, let meaning = found.first else { return nil }
    // Of an address, its cells have to tell: `Obj.` may be the number of one.
    let isAddress = meaning.key == .postalAddress && meaning.part == .whole
    return HeaderReading(meaning: meaning, isComplete: !isAddress, isVague: true)
  }

  // MARK: What the pieces say together

  /// `Company/Position`: a firm, and what somebody does there, in one cell.
  private func readEmployment(_ header: String, _ parts: [String]) -> HeaderReading? {
    guard header.contains(where: { "/(,;+&（／、".contains($0) }) else { return nil }
    let said = pieces(parts).compactMap { piece -> Set<ContactKey>? in
      let senses = piece.senses
      if !senses.isEmpty, senses.allSatisfy({ $0 == .connector || $0 == .filler }) { return nil }
      return Set(
        senses.compactMap(\.meaning).filter {
          $0 == ColumnMeaning(.organization, .name) || $0.key == .jobTitle
        }.compactMap(\.key))
    }
    guard said.count == 2, said[0].contains(.organization), said[1] == [.jobTitle] else {
      return nil
    }
    return HeaderReading(meaning: ColumnMeaning(.organization, .name, label: "title"))
  }

  private func reading(_ pieces: [Piece]) -> HeaderReading? {
    var fields: [ColumnMeaning] = []
    var kinds: [String] = []
    var reading = HeaderReading()
    var number: Int?
    var unknown = 0
    var hasKeep = false
    let isAlone = pieces.count { !$0.isNumber } == 1
    // A word that may be a field or say whose it is, is the field where no other word is one.
    let plainFields = pieces.count {
      Self.isFirstField($0.senses) && !$0.senses.contains(where: Self.isModifier)
    }
    // A word that else says nothing is one rather than one that else says which.
    let lastDoubtful =
      pieces.lastIndex {
        Self.isFirstField($0.senses)
          && $0.senses.allSatisfy { !Self.isModifier($0) || $0 == .filler }
      }
      // `Mobile father` is a number, and whose; `Bureau Société` is the company.
      ?? pieces.lastIndex { $0.senses.contains(where: Self.isWay) }
      ?? (pieces.contains { $0.says(.phoneNumber) }
        ? pieces.lastIndex { $0.says(.organization) } : nil)
      ?? pieces.lastIndex { $0.senses.contains(where: \.isField) }
    // `Firma/Name`: where each word may be a field, they are if that makes sense.
    let doubtful = pieces.compactMap { $0.senses.lazy.compactMap(\.meaning).first }
    let areAllFields =
      plainFields == 0 && doubtful.count == pieces.count && pieces.count > 1
      && HeaderFields.joined(doubtful) != nil && Set(doubtful.map(\.field)).count > 1
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .number(let value): if number == nil { number = value }
      case .unknown: unknown += 1
      case .known(let senses):
        // `P` beside `G` is home in German, whatever it is elsewhere.
        let isPlace =
          isAlone && (senses[0] == .kind("home") || senses[0] == .kind("work"))
          && !senses.contains { $0.meaning.map { !$0.label.isEmpty } ?? false }
        let isField =
          isAlone && !isPlace || areAllFields || !senses.contains(where: Self.isModifier)
          || plainFields == 0 && place == lastDoubtful && !isPlace
        let sense = senses.first { isField == ($0.isField || $0 == .keep) } ?? senses[0]
        switch sense {
        case .column(let meaning): fields.append(meaning)
        case .kind(let kind): kinds.append(kind)
        case .ordinal(let value): number = value
        case .other(let owner): reading.owner = Self.jointOwner(reading.owner, owner)
        case .keep: hasKeep = true
        case .own, .connector, .filler: break
        }
        if isField, senses.contains(where: Self.isModifier) { reading.isVague = true }
        if senses.contains(.own) { reading.isOwn = true }
      }
    }
    reading.isComplete = unknown == 0
    if hasKeep, fields.isEmpty || isAlone {
      return unknown == 0 ? HeaderReading(meaning: nil) : nil
    }
    if fields.isEmpty, let number, let kind = kinds.first, kind == "billing" || kind == "shipping" {
      // `Bill to 1`: lines of an address label.
      return HeaderReading(
        meaning: ColumnMeaning(
          .postalAddress, .formatted, label: kind == "shipping" ? "delivery" : kind, number: number)
      )
    }
    if fields.isEmpty, unknown == 0, reading.owner == nil, kinds.count == 1,
      var meaning = Self.meaning(ofKind: kinds[0]), number == nil || meaning.key == .phoneNumber
    {
      if let number { HeaderFields.apply(number, to: &meaning) }
      return HeaderReading(meaning: meaning, isComplete: false, isVague: true)
    }
    if fields.isEmpty, unknown == 0, reading.owner == "contactPerson" {
      reading.owner = nil
      reading.meaning = ColumnMeaning(.relation, label: "contact")
      return reading
    }
    if let relative = HeaderFields.relative(takenFrom: &fields, isNumbered: number != nil) {
      reading.owner = relative
    }
    guard unknown <= 2, var meaning = HeaderFields.joined(fields, kinds) else { return nil }
    if hasKeep {
      // `Service Address` is an address; `Email status` and `Grade Level` are none.
      guard HeaderFields.hasLabels(meaning), !meaning.part.isUnit,
        let last = pieces.last(where: { !$0.isNumber })?.senses, last.contains(where: \.isField),
        !last.contains(.filler)
      else { return nil }
      reading.isVague = true
    }
    guard HeaderFields.apply(kinds, to: &meaning) else { return nil }
    if let number { HeaderFields.apply(number, to: &meaning) }
    // A remark is one, whatever it is about, and so is an office, wherever it is held: `Function in SV`.
    let isAny = meaning.key == .note || meaning.key == .jobTitle && isFirst(pieces)
    if !reading.isComplete, isAny, reading.owner == nil {
      reading.isComplete = true
      reading.isVague = true
    }
    // Which title is asked for, the cells tell: it may be a book's.
    if meaning == ColumnMeaning(.name, .prefix), pieces[0].senses.contains(.filler) {
      reading.isComplete = false
    }
    reading.meaning = meaning
    return reading
  }

  /// Whose a value is that two words say: `Father/Husband Name` is somebody's of whom no more is known.
  private static func jointOwner(_ first: String?, _ second: String) -> String {
    guard let first, first != second else { return second }
    let parents: Set<String> = ["mother", "father", "parent"]
    if parents.isSuperset(of: [first, second]) { return "parent" }
    return parents.union(["spouse"]).isSuperset(of: [first, second]) ? "contactPerson" : second
  }

  /// What a word for a kind alone says, if the cells are so: `Deliver to`, `Lieferanschrift`, `Σπίτι`.
  private static func meaning(ofKind kind: String) -> ColumnMeaning? {
    switch kind {
    case "shipping": ColumnMeaning(.postalAddress, .whole, label: "delivery")
    case "billing": ColumnMeaning(.postalAddress, .whole, label: kind)
    case "home", "work": ColumnMeaning(.phoneNumber, label: kind)
    default: nil
    }
  }

  /// Whether the first of several pieces names a field.
  private func isFirst(_ pieces: [Piece]) -> Bool {
    pieces.count > 1 && Self.isFirstField(pieces[0].senses)
  }

  /// Whether a phrase names a field before it names something that is none.
  private static func isFirstField(_ senses: [HeaderSense]) -> Bool {
    senses.first { $0.isField || $0 == .keep }?.isField ?? false
  }

  /// Whether it names a way to reach somebody, and not only where.
  private static func isWay(_ sense: HeaderSense) -> Bool {
    guard let meaning = sense.meaning else { return false }
    return meaning.key == .phoneNumber && !["home", "work"].contains(meaning.label)
      || meaning.key == .emailAddress || meaning.key == .instantMessageAddress
  }

  private static func isModifier(_ sense: HeaderSense) -> Bool {
    switch sense {
    case .column, .keep: false
    case .kind, .ordinal, .own, .other, .connector, .filler: true
    }
  }
}
