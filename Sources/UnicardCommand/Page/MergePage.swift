import ContactFormatting
import ContactModel
import ContactUnification
import FileWriting
import LocaleSupport
import Unicard

/// The page of `merge --html`: everybody who was joined, and all pairs that may be one person, with what
/// speaks for and against; answers are given there and downloaded as a file of decisions.
struct MergePage {
  private let unification: Unification
  private let links: StrongestLinks
  private let decisions: MergeDecisions
  private let unifier: ContactUnifier
  private let formats: ReaderFormats
  private let locale: LocaleIdentifier
  /// Joins below this probability are shown as less certain.
  private let weakLimit: Double
  private var photos = PagePhotos()
  private var records: [JSON] = []
  private var numberOfRecord: [Int: Int] = [:]

  init(
    _ unification: Unification, _ links: StrongestLinks, _ decisions: MergeDecisions,
    _ unifier: ContactUnifier, locale: LocaleIdentifier, weakLimit: Double
  ) throws(CommandFailure) {
    self.unification = unification
    self.links = links
    self.decisions = decisions
    self.unifier = unifier
    self.locale = locale
    self.weakLimit = weakLimit
    formats = try ReaderFormats(locale, layout: .lines)
  }

  private var names: MergeNames { decisions.names }

  mutating func write(to sink: any ByteSink) throws(OutputError) {
    let texts = MergePageTexts(locale)
    var items: [(weight: Double, first: Int, json: JSON)] = []
    for (number, person) in unification.contacts.enumerated() where person.isUnified {
      items.append(item(number, person))
    }
    items += doubtful
    // The least certain first, the surest last.
    items.sort { (abs($0.weight), $0.first) < (abs($1.weight), $1.first) }
    let data = JSON.object([
      ("language", .string(texts.language)), ("weak", .fraction(weakLimit)),
      ("fileName", .string("decisions.jsonl")), ("texts", texts.json),
      ("fields", .object(fieldNames)),
      ("before", .array(decisions.store.file.lines.map { .string($0) })),
      ("items", .array(items.map(\.json))), ("records", .array(records)),
      ("photos", .array(photos.all.map { .string($0) })),
    ])
    var hash = PageNonce()
    let bytes = Self.escaped(data.lineBytes)
    let nonce = hash.nonce(of: bytes)
    try sink.write(
      MergePageTemplate.head(
        language: texts.language,
        direction: texts.isRightToLeft ? "rtl" : "ltr", title: texts.title, nonce: nonce))
    try sink.write(bytes)
    try sink.write(MergePageTemplate.foot(nonce: nonce))
  }

  /// JSON that can stand in a page: no `<` ends or begins anything there.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        escaped += Array("\\u003c".utf8)
      } else {
        escaped.append(byte)
      }
    }
    return escaped
  }

  // MARK: - Items

  private mutating func item(
    _ number: Int, _ person: UnifiedContact
  ) -> (weight: Double, first: Int, json: JSON) {
    let cluster = unification.matches.clusters[number]
    let weakest = links.links(ofCluster: number).min { $0.weight < $1.weight }
    let first = cluster.map { recordNumber($0) }
    var members: [(String, JSON)] = [("joined", .bool(true))]
    members.append(("name", .string(name(person.contact))))
    members.append(("photo", photo(person.contact)))
    members.append(("first", .array(first.map { .number($0) })))
    members.append(("second", .array([])))
    if let weakest {
      members.append(("probability", .fraction(weakest.probability)))
      members.append(
        ("pair", .array([self.number(of: weakest.first), self.number(of: weakest.second)])))
      members.append(("reasons", reasons(weakest)))
    } else {
      members.append(("probability", .null))
      members.append(("pair", .null))
      members.append(("reasons", .array([])))
    }
    let conflicts = person.visibleConflicts.filter(\.isChoice).map { conflict($0, of: person) }
    members.append(("conflicts", .array(conflicts)))
    members.append(("fields", fields(person.contact)))
    let json = JSON.object(members)
    return (weakest?.weight ?? .greatestFiniteMagnitude, cluster[0], json)
  }

  private var doubtful: [(weight: Double, first: Int, json: JSON)] {
    mutating get {
      let questions = ReviewQuestions(unification.matches, unification.records, below: nil)
      return questions.questions.map { question in
        let pair = question.pair
        let sides = [question.first, question.second].map { positions -> JSON in
          let contact = unifier.person(of: positions.map { unification.records[$0] }).contact
          let numbers = positions.map { recordNumber($0) }
          var members: [(String, JSON)] = [("name", .string(name(contact)))]
          members.append(("photo", photo(contact)))
          members.append(("fields", fields(contact)))
          members.append(("records", .array(numbers.map { .number($0) })))
          return JSON.object(members)
        }
        let first = question.first.map { recordNumber($0) }
        let second = question.second.map { recordNumber($0) }
        var members: [(String, JSON)] = [("joined", .bool(false))]
        members.append(("name", .string(name(unification.records[pair.first].contact))))
        members.append(("probability", .fraction(pair.probability)))
        members.append(("first", .array(first.map { .number($0) })))
        members.append(("second", .array(second.map { .number($0) })))
        members.append(("pair", .array([number(of: pair.first), number(of: pair.second)])))
        members.append(("reasons", reasons(pair)))
        members.append(("conflicts", .array([])))
        members.append(("people", .array(sides)))
        let json = JSON.object(members)
        return (pair.weight, pair.first, json)
      }
    }
  }

  private mutating func number(of position: Int) -> JSON { .number(recordNumber(position)) }

  /// The number of a record on the page, which has it once.
  private mutating func recordNumber(_ position: Int) -> Int {
    if let number = numberOfRecord[position] { return number }
    let record = unification.records[position]
    let qualified = UnificationDecision(.apart, record, record).pair.first
    var description = RecordDescription(record.contact, sourceName: names.source(record))
    description.keyAsCard = record.keyAsCard
    var members: [(String, JSON)] = [("name", .string(name(record.contact)))]
    members.append(("place", .string(VisibleText.cell(names.place(record)))))
    members.append(("key", .string(record.key.text)))
    members.append(("qualified", .string(qualified.text)))
    members.append(("description", description.json))
    members.append(("photo", photo(record.contact)))
    members.append(("fields", fields(record.contact)))
    let json = JSON.object(members)
    numberOfRecord[position] = records.count
    records.append(json)
    return records.count - 1
  }

  private func conflict(_ conflict: UnificationConflict, of person: UnifiedContact) -> JSON {
    let values = ([conflict.kept] + conflict.others).map { value -> JSON in
      let places = value.records.map { names.source(person.records[$0]) }
        .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return .object([
        ("text", .string(value.text)),
        ("places", .string(VisibleText.cell(places.joined(separator: ", ")))),
      ])
    }
    return .object([
      ("field", .string(conflict.key.name)),
      ("label", .string(formats.labels.string(from: conflict.key))), ("values", .array(values)),
    ])
  }

  // MARK: - Reasons

  /// What speaks for and against, in signs that need no language: `Birthday ≠` and 1980, 1981.
  private func reasons(_ pair: ScoredPair) -> JSON {
    let explanation = unification.explain(pair)
    let told = explanation.comparisons.filter { abs($0.weight) >= 0.3 }
      .sorted { abs($0.weight) > abs($1.weight) }
    return .array(
      told.compactMap { comparison -> JSON? in
        guard let key = Self.key(comparison.field) else { return nil }
        let sign =
          switch comparison.level {
          case "equal": "="
          case "different", "other initial", "other mobile", "year different": "≠"
          default: "≈"
          }
        let values =
          comparison.first == comparison.second
          ? [comparison.first] : [comparison.first, comparison.second]
        // Each value goes its own way: a number is written from the left in every language.
        return .array([
          .bool(comparison.weight > 0),
          .string(VisibleText.cell("\(formats.labels.string(from: key)) \(sign)")),
          .array(values.filter { !$0.isEmpty }.map { .string(VisibleText.cell($0)) }),
        ])
      })
  }

  private static func key(_ field: MatchExplanation.Field) -> ContactKey? {
    switch field {
    case .name, .givenName, .familyName, .middleName, .generation: .name
    case .phoneNumber: .phoneNumber
    case .emailAddress: .emailAddress
    case .postalAddress: .postalAddress
    case .birthday: .birthday
    case .organization: .organization
    case .jobTitle: .jobTitle
    case .onlineProfile: .url
    case .identifier: .identifier
    case .kind, .copy, .otherRecords: nil
    }
  }

  // MARK: - People

  private func name(_ contact: Contact) -> String {
    let name = VisibleText.cell(formats.names.string(from: contact))
    return name.isEmpty ? "–" : name
  }

  private mutating func photo(_ contact: Contact) -> JSON {
    photos.number(of: contact).map { .number($0) } ?? .null
  }

  /// What is said of a person, without what is only for programs.
  private func fields(_ contact: Contact) -> JSON {
    .array(
      Self.keys.filter(contact.has).flatMap { key in
        formats.texts(key, of: contact).map { value in
          JSON.array([
            .string(key.name), .string(VisibleText.cell(value.label)),
            .string(VisibleText.lines(value.text).joined(separator: "\n")),
          ])
        }
      })
  }

  private var fieldNames: [(String, JSON)] {
    Self.keys.map { ($0.name, .string(formats.labels.string(from: $0))) }
  }

  private static let keys = ContactKey.allCases.filter { key in
    switch key {
    case .name, .identifier, .kind, .revision, .created, .preserved, .productIdentifier,
      .defaultLanguage, .image, .logo, .sound, .cryptographicKey:
      false
    default: true
    }
  }
}
