import ContactModel

/// Understands names of columns that are made of known words: `PLZ/Ort`, `Name, Vorname`,
/// `Home tel`, `Straße (geschäftlich)`.
enum HeaderPhrase {
  /// What a header stands for; nil where its words don't tell.
  static func meaning(of header: String) -> ColumnMeaning? {
    let words = header.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard (2...6).contains(words.count) else { return nil }
    return joined(words) ?? qualified(words)
  }

  // MARK: Several things in one column

  private static let connectors: Set<String> = [
    "und", "u", "and", "e", "et", "y", "en", "og", "och", "i", "oraz", "ja", "и", "a",
  ]
  private static let houseNumbers: Set<String> = [
    "nr", "hausnr", "hausnummer", "no", "number", "número", "num", "numéro", "civico", "numero",
    "huisnummer", "nummer", "hnr", "№", "č", "numer",
  ]

  private static func joined(_ words: [String]) -> ColumnMeaning? {
    let words = words.filter { !connectors.contains($0) }
    guard let first = words.first else { return nil }
    if words.count == 2, houseNumbers.contains(words[1]), part(words[..<1]) == .street {
      return ColumnMeaning(.postalAddress, .street)
    }
    for split in 1..<max(1, words.count) {
      guard let left = meaning(words[..<split]) else { continue }
      if let right = meaning(words[split...]) {
        if let found = pair(left, right, isName: first == "name" || first == "naam") {
          return found
        }
        continue
      }
      guard split + 1 < words.count else { continue }
      for second in split + 1..<words.count {
        let parts = [part(words[..<split]), part(words[split..<second]), part(words[second...])]
        if Set(parts) == [.city, .region, .postcode] {
          return ColumnMeaning(.postalAddress, .postcodeCity)
        }
      }
    }
    return nil
  }

  private static func pair(
    _ left: ColumnMeaning, _ right: ColumnMeaning, isName: Bool
  ) -> ColumnMeaning? {
    guard left.label.isEmpty, right.label.isEmpty else { return nil }
    switch (left.field, right.field) {
    case (.key(.postalAddress), .key(.postalAddress)):
      return Set([left.part, right.part]) == [.postcode, .city]
        ? ColumnMeaning(.postalAddress, .postcodeCity) : nil
    case (.key(.name), .key(.name)):
      if left.part == .family, right.part == .given { return ColumnMeaning(.name, .familyGiven) }
      return left.part == .given && right.part == .family ? ColumnMeaning(.formattedName) : nil
    case (.key(.formattedName), .key(.name)):
      return isName && right.part == .given ? ColumnMeaning(.name, .familyGiven) : nil
    default: return nil
    }
  }

  private static func meaning(_ words: ArraySlice<String>) -> ColumnMeaning? {
    SheetAliases.meaning(ofFolded: HeaderText.folded(words.joined()))
  }

  private static func part(_ words: ArraySlice<String>) -> ColumnMeaning.Part? {
    guard let meaning = meaning(words), meaning.field == .key(.postalAddress) else { return nil }
    return meaning.part
  }

  // MARK: Whose or which

  private static let qualifiers: [String: String] = {
    let lists = [
      ("home", "home privat private priv privater personal perso personnel domicile dom casa"),
      ("home", "particular abitazione thuis privé hem hjem domowy prywatny domácí дом домашний"),
      ("home", "zuhause privata privato privada domů"),
      (
        "work", "work office business job dienstlich dienstl dstl geschäftlich geschäftl gesch büro"
      ),
      ("work", "beruflich arbeit firma bureau travail pro professionnel trabajo oficina laboral"),
      (
        "work",
        "lavoro ufficio werk zakelijk arbete arbejde jobb służbowy praca pracovní раб рабочий"
      ),
      ("other", "other weitere weiterer autre otro altro andere"),
      ("mobile", "mobil mobile cell móvil cellulare моб мобильный"),
    ]
    var qualifiers: [String: String] = [:]
    for (label, list) in lists {
      for word in list.split(separator: " ") { qualifiers[String(word)] = label }
    }
    return qualifiers
  }()

  private static let prepositions: Set<String> = [
    "de", "da", "do", "di", "du", "del", "für", "for",
  ]

  private static func qualified(_ words: [String]) -> ColumnMeaning? {
    let words = words.filter { !prepositions.contains($0) }
    guard words.count > 1 else { return nil }
    if let label = words.last.flatMap({ qualifiers[$0] }), let thing = meaning(words.dropLast()) {
      return labelled(thing, label)
    }
    if let label = words.first.flatMap({ qualifiers[$0] }), let thing = meaning(words.dropFirst()) {
      return labelled(thing, label)
    }
    return nil
  }

  private static func labelled(_ thing: ColumnMeaning, _ label: String) -> ColumnMeaning? {
    var thing = thing
    switch (thing.field, thing.label) {
    case (.key(.phoneNumber), "otherFax"):
      guard label == "home" || label == "work" else { return nil }
      thing.label = label + "Fax"
    case (.key(.phoneNumber), "mobile"):
      if label == "home" || label == "work" { thing.label = label + "+cell" }
    case (.key(.phoneNumber), ""): thing.label = label
    case (.key(.emailAddress), ""), (.key(.postalAddress), ""), (.key(.url), ""):
      guard label != "mobile" else { return nil }
      thing.label = label
    default: return nil
    }
    return thing
  }
}
