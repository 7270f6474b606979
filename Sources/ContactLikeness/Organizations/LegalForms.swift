/// Legal forms of organizations, by the list that ISO 20275 keeps (published as facts by GLEIF),
/// in the abbreviations that people write, with what is the same form in one notation.
enum LegalForms {
  /// In each line the form's one notation, then its others, as ``LetterFolding`` folds them; words of
  /// one notation are joined.
  static let list = """
    inc incorporated coinc companyinc
    corp corporation corporacion
    ltd limited coltd companyltd companylimited
    llc
    llp
    lp
    plc
    co company cie compagnie
    ptyltd ptylimited proprietarylimited
    pteltd privatelimited pvtltd
    gmbh gesmbh mbh
    gmbhcokg gmbhundcokg
    agcokg
    ug ughaftungsbeschrankt
    ag
    kg
    kgaa
    ohg
    gbr
    eg
    ev
    ek
    se
    sa
    sas sasu
    sarl eurl
    snc
    sci
    srl
    spa
    sapa
    sl slu
    sau
    cv
    sacv sadecv sabdecv sapidecv
    srlcv srldecv
    ltda limitada lda unipessoallda
    eireli eirl
    bvba
    sprl
    asbl
    vzw
    scarl scrl
    sca
    scs
    sal
    wll
    fzco fze
    pjsc ojsc cjsc jsc
    jdoo
    partg partgmbb
    hb handelsbolag
    kb kommanditbolag
    ou osauhing
    uab
    sia
    ltee
    sc
    spj spolkajawna
    spk spolkakomandytowa
    me
    bv
    nv
    vof
    ab
    as
    asa
    aps
    oy
    oyj
    hf
    ehf
    spzoo spolkazoo
    spolsro sro
    zs
    kft
    zrt
    nyrt
    bt
    doo
    dd
    ad
    ood
    eood
    ooo ооо
    oao оао
    zao зао
    ao ао
    pao пао
    ip ип
    tov тов
    ae αε
    epe επε
    ike ικε
    sti ltdsti
    pt
    tbk
    cvid
    bhd sdnbhd
    kk 株式会社 株 kabushikikaisha
    yk 有限会社 有
    gk 合同会社
    gongsi 公司
    youxian 有限公司
    youxianzeren 有限责任公司
    gufen 股份有限公司
    jusik 주식회사 주
    yuhan 유한회사
    """

  /// Forms that are no person's name, initials or degree: who is called so, is a firm.
  static let telling = Set(
    """
    inc corp ltd llc llp plc ptyltd pteltd gmbh gmbhcokg agcokg kgaa ohg gbr sarl srl sacv ltda eireli
    bvba sprl asbl vzw scarl wll fzco pjsc jdoo partg uab
    aps oyj spzoo spolsro kft zrt nyrt eood kk yk gk gongsi youxian youxianzeren gufen yuhan
    """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) })

  /// The same in front of a name in Cyrillic, which in Latin letters may be anything.
  static let tellingInCyrillic = Set(["ooo", "oao", "zao", "pao", "tov"].map { Array($0.utf8) })

  /// Words in front of a given name that make it the name of a place.
  static let places = WordList("chez da casa")

  /// Words for what a firm is, that are no names of people: what has one in its name is no person, unless
  /// a given name stands there too. Folded; gathered for this project from what is commonly known.
  static let kinds = WordList(
    """
    airways airlines airline luftfahrt aerolineas bank banque banca banco sparkasse volksbank
    raiffeisenbank insurance versicherung krankenkasse assurance assurances seguros seguradora
    assicurazioni sigorta assistance hotline kundendienst embassy embajada ambassade ambasciata
    embaixada botschaft consulate consulado consolato konsulat hotel hostel hostal pension
    restaurant restaurante ristorante ristorant restauracja restaurang ravintola pizzeria trattoria
    osteria taverna bistro brasserie boulangerie backerei konditorei bakery panaderia padaria
    panetteria piekarnia cafe kaffeehaus cafeteria kebab sushi garage autohaus autowerkstatt
    werkstatt taller officina oficina tankstelle pharmacy pharmacie apotheke farmacia apteka apotek
    eczane clinic clinica clinique klinik klinikum hospital krankenhaus spital hopital ospedale
    szpital sjukhus sykehus hastane praxis zahnarztpraxis arztpraxis kinderarztpraxis surgery
    veterinary tierarztpraxis tierklinik veterinario school schule grundschule gymnasium escuela
    colegio escola ecole scuola szkola skola kindergarten kita university universitat universite
    universidad universidade universita uniwersytet library bibliothek bibliotheque biblioteca
    museum stadtwerke rathaus finanzamt burgeramt gemeindeamt mairie ayuntamiento comune police
    polizei policia polizia policja feuerwehr taxizentrale reisebuero reiseburo hausverwaltung
    kanzlei notariat steuerbuero steuerkanzlei spedition druckerei fahrschule fahrradladen
    supermarkt supermarket supermercado supermercato florist blumenladen floristeria solutions
    consulting services kundenservice callcenter helpdesk paketdienst lieferservice банк аптека
    клиника больница школа ресторан кафе гостиница стоматология поликлиника шиномонтаж автосервис
    مطعم فندق بنك صيدليه مستشفي مدرسه عياده سفاره
    """)

  /// Words that join what a firm is named after, or say no more than that it is one.
  static let joiningWords = WordList("the and und et y e og och en")

  private static let forms: [[UInt8]: [UInt8]] = {
    var forms: [[UInt8]: [UInt8]] = [:]
    for line in Array(list.utf8).split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { Array($0) }
      guard let first = words.first else { continue }
      for word in words where forms[word] == nil { forms[word] = first }
    }
    return forms
  }()

  private static let longest = 5

  /// The legal form at the end of words, and of how many words it is.
  static func atEnd(of words: [[UInt8]]) -> (count: Int, form: [UInt8])? {
    for count in stride(from: min(longest, words.count - 1), to: 0, by: -1) {
      let text = words.suffix(count).filter { !joins($0) || count == 1 }
      if let form = forms[Array(text.joined())] { return (count, form) }
    }
    return nil
  }

  /// The legal form that stands in front, as in Japan, Russia and Indonesia.
  static func atStart(of words: [[UInt8]]) -> (count: Int, form: [UInt8])? {
    guard let first = words.first, let form = forms[first], inFront.contains(form) else {
      return nil
    }
    return (1, form)
  }

  private static let inFront = Set(
    ["kk", "yk", "gk", "jusik", "yuhan", "ooo", "oao", "zao", "ao", "pao", "ip", "tov", "pt"]
      .map { Array($0.utf8) })

  private static func joins(_ word: [UInt8]) -> Bool { word == Array("de".utf8) || word.isEmpty }

  /// Takes the legal form off a name in characters, where no blank stands between.
  static func split(native word: [UInt8]) -> (name: [UInt8], form: [UInt8])? {
    guard ScriptClass(word[...]).isSyllabic else { return nil }
    for (text, form) in native where word.count > text.count {
      if word.starts(with: text) { return (Array(word.dropFirst(text.count)), form) }
      if word.suffix(text.count).elementsEqual(text) {
        return (Array(word.dropLast(text.count)), form)
      }
    }
    return nil
  }

  /// Those in characters, the longest first.
  private static let native = forms.filter { $0.key.first ?? 0 >= 0x80 && $0.key.count > 3 }
    .sorted {
      $0.key.count == $1.key.count
        ? $0.key.lexicographicallyPrecedes($1.key) : $0.key.count > $1.key.count
    }
    .map { (text: $0.key, form: $0.value) }
}
