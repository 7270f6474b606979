import ContactModel

/// Columns whose names begin with one word, which says which of several values they are: `Site Street`
/// and `Site Town` beside `Billing Street`, `Mailing Address` and `Mailing City` beside `Address`.
struct ColumnGroups {
  /// What the names say behind their first word, by column.
  private let parts: [Int: ColumnMeaning]
  private let words: [Int: String]
  /// The same of parts of names: `Passport First Name`.
  private let names: [Int: (word: String, meaning: ColumnMeaning)]

  init(_ headers: [String], _ reader: HeaderReader) {
    var parts: [Int: ColumnMeaning] = [:]
    var words: [Int: String] = [:]
    var names: [Int: (word: String, meaning: ColumnMeaning)] = [:]
    for (place, header) in headers.enumerated() {
      let header = HeaderFolding.spaced(header)
      let word = header.prefix { !" _-.:/".contains($0) }
      let rest = header.dropFirst(word.count).drop { " _-.:/".contains($0) }
      guard !word.isEmpty, !rest.isEmpty,
        !ColumnWords.shared[HeaderFolding.folded(String(word))].contains(where: {
          $0.sense.meaning?.key == .postalAddress
        }),
        let reading = reader.read(String(rest)), reading.isComplete, reading.owner == nil,
        let meaning = reading.meaning
      else { continue }
      if meaning.key == .name { names[place] = (String(word), meaning) }
      guard HeaderFields.hasLabels(meaning), meaning.label.isEmpty else { continue }
      parts[place] = meaning
      words[place] = String(word)
    }
    self.parts = parts
    self.words = words
    self.names = names
  }

  /// Headers without a word for a name that several begin with, among them the given and the family name, as where it
  /// stands above these in a row of its own: `Name First name`, `Name Last name`, `Name Phone`.
  static func withoutName(_ headers: [String]) -> [String] {
    var columns: [Substring: [Int]] = [:]
    for (place, header) in headers.enumerated() {
      for end in header.indices.lazy.filter({ header[$0] == " " }).prefix(5) {
        columns[header[..<end], default: []].append(place)
      }
    }
    let reader = HeaderReader(headers: headers)
    func part(_ header: String) -> ColumnMeaning.Part? {
      guard let reading = reader.read(header), reading.isComplete, reading.owner == nil,
        reading.meaning?.key == .name
      else { return nil }
      return reading.meaning?.part
    }
    for (group, places) in columns.sorted(by: { $0.key < $1.key }) where places.count > 1 {
      guard part(String(group)) != nil else { continue }
      let parts = places.map { part(headers[$0].dropFirst(group.count).trimmed) }
      guard Set(parts.compactMap(\.self)).intersection([.given, .family, .whole]).count > 1
      else { continue }
      var names = headers
      for place in places { names[place] = names[place].dropFirst(group.count).trimmed }
      return names
    }
    return headers
  }

  /// Places that are reached by telephone or have a mailbox are what the rows are of, where nobody else is named:
  /// `parishName`, `parishPhone`, `parishCity`; `nombre municipio`, `teléfono municipio`.
  static func settlePlaces(
    _ headers: [String], _ reader: HeaderReader, _ readings: inout [HeaderReading?]
  ) {
    let words = headers.map { HeaderFolding.words(HeaderFolding.spaced($0)) }
    for isLast in [false, true] {
      var rests: [String: [Int: ColumnMeaning]] = [:]
      for (place, words) in words.enumerated() where words.count > 1 {
        guard let word = isLast ? words.last : words.first, Self.isPlace(word),
          let reading = reader.read(
            (isLast ? words.dropLast() : words.dropFirst()).joined(separator: " ")),
          reading.isComplete, reading.owner == nil, let meaning = reading.meaning
        else { continue }
        rests[word, default: [:]][place] = meaning
      }
      for (_, columns) in rests.sorted(by: { $0.key < $1.key }) where columns.count > 2 {
        let names = columns.keys.filter { isName(columns[$0]) }.sorted()
        let isReached = columns.values.contains {
          [.phoneNumber, .emailAddress].contains($0.key)
        }
        let areOthersNamed = readings.indices.contains { place in
          columns[place] == nil && readings[place]?.isComplete == true
            && (isName(readings[place]?.meaning) || readings[place]?.meaning?.key == .organization)
        }
        guard names.count == 1, isReached, !areOthersNamed else { continue }
        for (place, meaning) in columns {
          let isReach = [.phoneNumber, .emailAddress, .url, .postalAddress].contains(meaning.key)
          guard isReach || place == names[0] else { continue }
          readings[place] = HeaderReading(
            meaning: isReach ? meaning : ColumnMeaning(.organization, .name), isVague: true)
        }
      }
    }
  }

  private static func isName(_ meaning: ColumnMeaning?) -> Bool {
    meaning?.key == .name || meaning?.key == .formattedName
  }

  /// Whether a word is one for a part of a town or a country, and says no more of an address.
  private static func isPlace(_ word: String) -> Bool {
    ColumnWords.shared[word].contains {
      guard let meaning = $0.sense.meaning, meaning.key == .postalAddress else { return false }
      return [.subLocality, .subAdministrativeArea, .city, .region].contains(meaning.part)
    }
  }

  /// Further numbers and addresses are called by the word that tells them apart: `Summer Phone`, `Winter Phone`.
  static func settleSeasons(_ headers: [String], _ readings: inout [HeaderReading?]) {
    for (place, header) in headers.enumerated() where readings[place]?.meaning?.label == "other" {
      for word in header.split(whereSeparator: { !$0.isLetter }) {
        let folded = HeaderFolding.folded(String(word))
        if let season = seasons.first(where: { folded.hasPrefix($0) }) {
          readings[place]?.meaning?.label = String(word.prefix(season.count))
        }
      }
    }
  }

  /// Beside an address at work, or a part of one at home, what the usual phrase for an address has a word for home in is
  /// at home: `自宅住所` and `会社住所`, `Дом. адреса` and `Дом. місто`.
  static func settleHomes(
    _ headers: [String], _ language: String?, _ readings: inout [HeaderReading?]
  ) {
    let addresses = readings.indices.filter {
      readings[$0]?.owner == nil && readings[$0]?.meaning?.key == .postalAddress
    }
    func label(_ place: Int) -> String { readings[place]?.meaning?.label ?? "" }
    let plain = addresses.filter { label($0).isEmpty }
    if addresses.contains(where: { ["home", "work"].contains(label($0)) }),
      plain.allSatisfy({ isAtHome(headers[$0], language) })
    {
      for place in plain { readings[place]?.meaning?.label = "home" }
    }
    // The same names without the word for work: `OfficeCity`, `OfficePhone`, `City`, `Phone`.
    let numbers = readings.indices.filter {
      readings[$0]?.owner == nil && readings[$0]?.meaning == ColumnMeaning(.phoneNumber)
    }
    let names = Set(headers.map(HeaderFolding.folded))
    func hasTwin(_ place: Int) -> Bool {
      workWords.contains { names.contains($0 + HeaderFolding.folded(headers[place])) }
    }
    guard plain.count > 2, numbers.count == 1, (plain + numbers).allSatisfy(hasTwin) else { return }
    for place in plain + numbers { readings[place]?.meaning?.label = "home" }
  }

  private static let workWords = ["office", "work", "business", "company"]

  /// Whether a header begins with a word for home, and goes on with one for an address or a part of it.
  private static func isAtHome(_ header: String, _ language: String?) -> Bool {
    let words = HeaderFolding.words(HeaderFolding.spaced(header))
    guard let first = words.first, first.count <= 40 else { return false }
    let rest = words.dropFirst().filter { Int($0) == nil }.joined()
    return first.indices.dropFirst().contains { end in
      isHome(first[..<end], language) && isAddress(first[end...] + rest)
    } || isHome(first[...], language) && isAddress(rest[...])
  }

  private static func isHome(_ word: Substring, _ language: String?) -> Bool {
    ColumnWords.shared[String(word)].contains {
      $0.sense == .kind("home") && (language.map($0.languages.contains) ?? false)
    }
  }

  private static func isAddress(_ phrase: some StringProtocol) -> Bool {
    ColumnWords.shared[String(phrase)].contains { $0.sense.meaning?.key == .postalAddress }
  }

  private static let seasons = CellWords.folded("season").sorted()

  /// Parts of a name behind a word for somebody's papers are the name where no other is: `Passport First Name`,
  /// `Passport Last Name`. Other words may be for somebody else: `Referee First Name`.
  private func settleNames(_ readings: inout [HeaderReading?]) {
    let unknown = names.keys.filter { readings[$0]?.isComplete != true }.sorted()
    guard let word = unknown.first.flatMap({ names[$0]?.word }),
      Self.papers.contains(word.lowercased())
    else { return }
    let places = names.keys.filter { names[$0]?.word == word }.sorted()
    let parts = Set(places.compactMap { names[$0]?.meaning.part })
    let hasOther = readings.indices.contains { place in
      !places.contains(place)
        && [.name, .formattedName].contains(readings[place]?.meaning?.key)
        && readings[place]?.isComplete == true
        && !["emergency", "assistant", "manager"].contains(readings[place]?.owner ?? "")
    }
    guard parts.contains(.family), parts.contains(.given), !hasOther else { return }
    for place in places where unknown.contains(place) {
      readings[place] = HeaderReading(meaning: names[place]?.meaning, isVague: true)
    }
  }

  private static let papers = CellWords.set("name in papers")

  func settle(_ readings: inout [HeaderReading?]) {
    settleNames(&readings)
    // Words that nobody knows say more of whose address it is than those that say nothing.
    let unknown = Set(
      words.keys.filter { readings[$0]?.isComplete != true }.compactMap { words[$0] })
    for word in unknown.sorted() + Set(words.values).subtracting(unknown).sorted() {
      let places = words.keys.filter { words[$0] == word }.sorted()
      let known = places.filter { place in
        guard let reading = readings[place], reading.isComplete else { return true }
        return reading.meaning?.field == parts[place]?.field && reading.meaning?.label == ""
      }
      if known.count > 1, let kind = Self.kind(word) {
        for place in known { apply(kind, to: &readings[place], place) }
        continue
      }
      guard Set(known.compactMap { isAddress(parts[$0]) ? parts[$0]?.part : nil }).count > 1,
        known.contains(where: { isStreet(parts[$0]) })
      else { continue }
      let hasOther = readings.indices.contains {
        !known.contains($0) && isStreet(readings[$0]?.meaning)
          && readings[$0]?.meaning?.label == ""
      }
      for place in known where isAddress(parts[place]) {
        guard var meaning = parts[place], hasOther || readings[place]?.isComplete != true else {
          continue
        }
        if hasOther { meaning.label = word }
        readings[place] = HeaderReading(meaning: meaning, isVague: true)
      }
    }
  }

  /// What a word of any language says that stands above several columns: `Home`, `Work`.
  private static func kind(_ word: String) -> String? {
    guard word.count > 2 else { return nil }
    for entry in ColumnWords.shared[HeaderFolding.folded(word)] {
      if case .kind(let kind) = entry.sense { return kind }
    }
    return nil
  }

  private func apply(_ kind: String, to reading: inout HeaderReading?, _ place: Int) {
    guard var meaning = parts[place], HeaderFields.apply([kind], to: &meaning) else { return }
    reading = HeaderReading(meaning: meaning, isVague: true)
  }

  private func isAddress(_ meaning: ColumnMeaning?) -> Bool {
    meaning?.key == .postalAddress
  }

  private func isStreet(_ meaning: ColumnMeaning?) -> Bool {
    isAddress(meaning) && (meaning?.part == .street || meaning?.part == .whole)
  }
}
