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

  /// Finds out what a text says, in a country with words of its own for parts of its towns.
  static func kind(of text: String, quarters: QuarterWords) -> Kind {
    let words = words(of: text)
    if words.isEmpty { return .name }
    if isCareOf(text, words) { return .careOf }
    if quarters.name(words) { return .quarter }
    if isUnit(words) || text.lowercased().hasPrefix("r/c") { return .unit }
    let parts = text.split { ",;،·".contains($0) }.map { self.words(of: String($0)) }
    return parts.count > 1 && parts.allSatisfy(isUnit) ? .unit : .name
  }

  private static func isUnit(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    if words.contains(where: { $0.contains(where: \.isNumber) }) {
      return words.count <= 3 || startsWithUnit(words)
    }
    if unitWords[first] != nil, words.count <= 4 { return true }
    // 'Blok B' and 'B Blok', and words for what has no letter or number: 'bis'.
    let others = words.filter { unitWords[$0] == nil && !besideLetter.contains($0) }
    return others.count < words.count && others.allSatisfy(isShort)
      || words.count <= 2 && words.allSatisfy { $0.count <= 2 }
  }

  /// 'Flat 7 Rose Court' and 'B Blok Daire 5' begin with a unit; 'Studio 54 Building, East Wing' does not.
  private static func startsWithUnit(_ words: [String]) -> Bool {
    words[0].contains(where: \.isNumber) || unitWords[words[0]] != nil
      || isShort(words[0]) && unitWords[words[1]] != nil
  }

  /// A letter, or a number in Roman ones.
  private static func isShort(_ word: String) -> Bool {
    word.count == 1 || word.count <= 4 && word.allSatisfy { "ivx".contains($0) }
  }

  /// Whether a word is for a part of a building.
  static func isUnitWord(_ word: String) -> Bool { unitWords[word] != nil }

  private static func isCareOf(_ text: String, _ words: [String]) -> Bool {
    let start = text.prefix(12).lowercased()
    if careOfStarts.contains(where: { start.hasPrefix($0) }) { return true }
    return words.first.map { careOfWords.contains($0) } ?? false
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

  /// What says where in a house alone or with a letter, and is part of a name in other texts.
  private static let besideLetter: Set<String> = [
    "bis", "ter", "huis", "hs", "rood", "zwart", "hoog", "achter", "fundos", "cave", "fondo", "p",
    "portal", "porta", "porte", "lote", "manzana", "fração", "fracção", "interior", "exterior",
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
        διαμ διαμέρισμα стан ап апартамент apartman apartament ajtó mieszk bt butas dz dzīvoklis krt \
        korter asunto mənzil пәтер ბინა բն բնակարան דירה شقة واحد
        """
      ),
      (
        .floor,
        """
        floor level etage étage og eg ug dg stock stockwerk obergeschoss erdgeschoss piso piano \
        planta andar verdieping tr trappor sal kat kerros emelet em patro piętro pietro этаж \
        поверх et hæð bajo ático entresuelo principal rez tv th mf esq dcha izq izda dto \
        sprat спрат кат ет етаж nadstropje poschodie poschodí přízemí prízemie podkroví krs vån \
        våning stāvs korrus aukštas mərtəbə қабат სართული հարկ όροφος ισόγειο קומה طابق الطابق \
        الدور طبقه prizemlje приземље приземје партер parter pritličje potkrovlje földszint fszt \
        fsz félemelet mfszt sobreloja sótano esquerdo direito
        """
      ),
      (
        .room,
        """
        room rm zimmer bureau sala stanza kamer rum rom huone pok pokój szoba místnost oda ком \
        комната büro oficina of ofc office local loja sala conj оф офис пом помещение офіс חדר غرفة مكتب
        """
      ),
      (
        .building,
        """
        building bldg bâtiment bât bat gebäude haus edificio edif edifício prédio gebouw bygning \
        byggnad talo budynek blok épület корпус корп hinterhaus hh vorderhaus vh seitenflügel \
        block bloc bloque bl corp tower wing flügel aufgang bloco бл блок стр строение секция секція сграда \
        зграда zgrada pall pallati ép korpusas korpuss კორპუსი շենք בניין مبنى عمارة ساختمان
        """
      ),
      (
        .extendedAddress,
        """
        suite ste # no nr lot space spc slip stop trlr trailer hangar pier stiege scala sc \
        escalera torre вх вход escalier esc entrée entrance eingang trap stairs staircase klatka \
        schodiště lépcsőház подъезд вход влез улаз ulaz vchod vhod ieeja laiptinė під кл kl sh shk shkalla hyrja lph \
        scara uppg uppgång opg opgang oppg oppgang rappu porras lt mz trepikoda есік кіреберіс სადარბაზო մուտք είσοδος כניסה مدخل ورودی \
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
