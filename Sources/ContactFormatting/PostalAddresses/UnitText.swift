/// What a text beside a street says: with whom somebody stays, a part of a building, a name.
enum UnitText {
  /// What it says.
  enum Kind: Sendable, Hashable {
    /// With whom the recipient stays, or for whose attention it is: 'c/o Holm'.
    case careOf
    /// A floor, a staircase, a flat: '3. OG', 'Apt 4B', '#07-05'.
    case unit
    /// A part of the town, which stands below the street: 'Col. Centro'.
    case quarter
    /// The name of a building, an estate or an institution.
    case name
  }

  /// Finds out what a text says.
  static func kind(of text: String) -> Kind {
    let words = words(of: text)
    guard let first = words.first else { return .name }
    if isCareOf(text, words) { return .careOf }
    if words.count > 1, quarterWords.contains(first) { return .quarter }
    if text.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return isLongName(words) ? .name : .unit
    }
    if unitWords[first] != nil, words.count <= 4 { return .unit }
    if text.lowercased().hasPrefix("r/c") { return .unit }
    return words.count <= 2 && words.allSatisfy { $0.count <= 2 } ? .unit : .name
  }

  /// 'Flat 7 Rose Court' begins with a unit; 'Studio 54 Building, East Wing' does not.
  private static func isLongName(_ words: [String]) -> Bool {
    guard words.count > 3, let first = words.first else { return false }
    let startsWithUnit =
      unitWords[first] != nil || first.unicodeScalars.contains { $0.properties.numericType != nil }
    return !startsWithUnit
  }

  private static func isCareOf(_ text: String, _ words: [String]) -> Bool {
    let start = text.prefix(12).lowercased()
    if careOfStarts.contains(where: { start.hasPrefix($0) }) { return true }
    return words.first.map { careOfWords.contains($0) } ?? false
  }

  /// Whether a text says that it is a post office box.
  static func namesBox(_ text: String) -> Bool {
    let words = words(of: text)
    if words.contains(where: { boxWords.contains($0) }) { return true }
    let squeezed = text.lowercased().filter { $0.isLetter }
    return boxStarts.contains { squeezed.hasPrefix($0) }
      || nativeBoxWords.contains { text.contains($0) }
  }

  // MARK: Numbers

  /// Whether a street line, or an older component, says a part of the address already.
  ///
  /// A number is never taken for another's: a bare '5' is said by 'Main St, Apt 5' and not by
  /// '5 Main St', where it is the house's, nor is a room's number said by that of a flat.
  static func isSaid(
    _ text: String, as component: PostalAddressComponent, in line: String, isStreet: Bool
  ) -> Bool {
    guard AddressText.contains(line, word: text) else { return false }
    guard DeliveryWords.isBareIdentifier(text), component.isUnit else { return true }
    let words = words(of: line)
    guard let wanted = self.words(of: text).first else { return true }
    var numbers = 0
    for (position, word) in words.enumerated() {
      if word.first?.isNumber ?? false { numbers += 1 }
      guard word == wanted else { continue }
      let kinds = [position - 1, position + 1].filter(words.indices.contains)
        .compactMap { unitWords[words[$0]] }
      if kinds.contains(where: { $0 == component || $0 == .extendedAddress }) { return true }
      if component == .extendedAddress, !kinds.isEmpty { return true }
      // Beyond the house's number, and not said to be something else.
      if kinds.isEmpty, numbers > 1 || !isStreet { return true }
    }
    return false
  }

  /// Words in small letters without the punctuation around them; '#5' is two.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.prefix(400).lowercased() {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character == "#" { words.append("#") }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  // MARK: Tables

  private static let careOfStarts = [
    "c/o", "c.o.", "c/-", "℅", "p/a", "p.a.", "a/c", "z.hd", "z. hd", "z.h.", "z.hdn", "b/", "t/a",
    "v/",
  ]

  private static let careOfWords: Set<String> = [
    "chez", "bei", "attn", "attention", "att", "presso", "hos", "care", "zhd", "zhdn", "zh",
    "aufmerksamkeit", "tav", "aos",
  ]

  /// Words for parts of towns in Latin America.
  private static let quarterWords: Set<String> = [
    "col", "colonia", "fracc", "fraccionamiento", "barrio", "bairro",
  ]

  /// Words for parts of buildings, and which component has what stands with them; the extended
  /// address where it may be any.
  private static let unitWords: [String: PostalAddressComponent] = {
    var table: [String: PostalAddressComponent] = [:]
    for (component, words) in [
      (
        PostalAddressComponent.apartment,
        """
        apt apartment appartement appt app flat unit lgh lägenhet leilighet wohnung whg top tür \
        tuer lejlighed lejl apto apartamento depto dpto dto departamento daire ajtó byt mieszkanie \
        m lok lokal ap kv кв квартира int interno pta puerta bus bte boîte as íbúð stan \
        διαμ
        """
      ),
      (
        .floor,
        """
        floor level etage étage og eg ug dg stock stockwerk obergeschoss erdgeschoss piso piano \
        planta andar verdieping tr trappor sal kat kerros emelet em patro piętro pietro этаж \
        поверх et hæð bajo ático entresuelo principal rez tv th mf esq dcha izq izda dto
        """
      ),
      (
        .room,
        """
        room rm zimmer bureau sala stanza kamer rum rom huone pok pokój szoba místnost oda ком \
        комната büro oficina of ofc office local
        """
      ),
      (
        .building,
        """
        building bldg bâtiment bât bat gebäude haus edificio edif edifício prédio gebouw bygning \
        byggnad talo budynek blok épület корпус корп hinterhaus hh vorderhaus vh seitenflügel \
        block bloc bloque bl tower wing flügel aufgang
        """
      ),
      (
        .extendedAddress,
        """
        suite ste # no nr lot space spc slip stop trlr trailer hangar pier stiege scala sc \
        escalera torre вх вход escalier esc entrée entrance eingang trap stairs staircase klatka \
        schodiště lépcsőház подъезд \
        paviljoen penthouse ph basement bsmt lobby front rear side upper lower lowr uppr frnt
        """
      ),
    ] {
      for word in words.split(separator: " ") where table[String(word)] == nil {
        table[String(word)] = component
      }
    }
    return table
  }()

  private static let boxWords: Set<String> = [
    "box", "postfach", "postbus", "postboks", "boks", "postbox", "bp", "cp", "casella", "cas",
    "apartado", "apdo", "aptdo", "caixa", "casilla", "pl", "pb", "pk", "pf", "ptk", "gpo", "pob",
    "pobox", "drawer", "bag", "boîte", "boite", "case", "skr", "skrytka", "schránka", "postafiók",
    "pósthólf", "lokero", "postilokero", "postlåda", "τθ", "пк", "ая", "ас", "абонентский",
    "kotak", "peti", "bus", "pmb", "pp", "lockbox", "kutusu", "бокс", "cs", "tsa", "cidex",
    "casier",
  ]

  /// As above, where signs stand between the letters: 'P.O. Box', 'B.P.', 'а/я'.
  private static let boxStarts = [
    "pobox", "bp", "postoffice", "ая", "ас", "пк", "τθ", "צד", "תד", "صب", "صندوق", "poštovní",
    "privatebag", "lockedbag", "skrpoczt", "postaf", "pp", "ad", "ak",
  ]

  private static let nativeBoxWords = ["私書箱", "信箱", "郵箱", "邮箱", "사서함", "ตู้ ปณ", "ตู้ไปรษณีย์"]
}

extension PostalAddressComponent {
  /// Whether it says where in a house something is.
  fileprivate var isUnit: Bool {
    switch self {
    case .room, .apartment, .floor, .building, .block, .extendedAddress: true
    default: false
    }
  }
}
