/// Words that are no part of what tells one name from another.
package enum WordLists {
  /// What people write beside a name to tell two entries apart.
  package static let noise = WordList(
    """
    new old work home mobile cell office private business personal neu alt privat arbeit buero
    nouveau ancien travail maison nuevo viejo trabajo casa iphone handy tel phone email mail
    aa aaa ice duplicate copy nophone whatsapp nuovo vecchio lavoro temp portable movil celular
    cellulare mobil mobiel prive dienstlich geschaeftlich festnetz bureau oficina ufficio
    naujas senas vecais jaunais новый новая старый старая новий старий
    """)

  /// Titles before a name, and what relatives are called.
  package static let titles = WordList(
    """
    mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend fr hon capt captain col
    gen lt maj sgt herr frau dipl ing mag doktor professeur mme mlle maitre me sr sra srta don
    dona dra dott dottssa sig sigra signor signora ing arq lic dhr mevr mw drs ir pan pani doc
    mudr judr phdr univ mmag dkfm ddr dres pd apl doz bay bayan sheikh shaikh haji hajji hr fru
    hofrat onkel tante oma opa uncle aunt
    auntie aunty shri sri smt grandma grandpa granny tonton oom nonno nonna
    دكتر دكتور الدكتور مهندس المهندس استاذ الاستاذ اقاي خانم حاج الحاج حاجي
    """)

  /// Titles that are people's names, too: who is called Don Miller or Sri Wahyuni has no other given name.
  static let namesAmongTitles = WordList("don dona gen lady lord maj sheikh shaikh sri")

  /// Whether a word in front of a family name, in the field of the given name, is a title there.
  package static func isTitle(_ word: some Collection<UInt8>) -> Bool {
    let word = Array(word)
    return titles.contains(word) && !namesAmongTitles.contains(word)
  }

  /// What may stand behind a title and in front of a name: of which faculty a doctor is.
  static let titleParts = WordList(
    """
    med jur iur phil rer nat oec pol theol vet dent habil hc ing agr mult techn mont pharm paed phys
    math soc sc univ fh di doz ji shri sri smt
    """)

  /// Words between the names of two people, besides the signs `&` and `+`.
  package static let joiningWords = WordList("und and et og och")

  /// What juniors are called at home.
  package static let namesOfJuniors = WordList("jun junjun junior juninho jr")

  /// What follows a name without being part of it.
  package static let credentials = WordList(
    "phd md dds dvm esq esquire mba cpa rn msc bsc ma ba facs cfa pe llm jd csc")

  /// Words within a family name that many have and some leave out.
  package static let particles = WordList(
    """
    van von vom zu zur zum der den de del dela delos delas della dello degli di da das dos do du des la
    le les lo los las el al ul bin ibn abu abd bint ben bar ter ten te op het st saint san santa mac mc o
    y e af av ó ní nic uí mhic
    """)

  /// Words between somebody's own name and his father's, which tell the two apart.
  static let patronymics = WordList(
    "bin binti bint ibn ben bar oglu oğlu kizi kızı qizi qızı ap ferch")

  /// Local parts of mailboxes that belong to a function and not to a person.
  package static let roleMailboxes = WordList(
    """
    info office contact kontakt mail hello hallo sales support service admin team help post
    webmaster postmaster billing accounts accounting orders order bestellung enquiries inquiries
    contacto contato contatti info2 reception empfang frontdesk hr jobs careers marketing press
    presse noreply newsletter privacy legal secretary sekretariat buero verwaltung secretaria
    bookings reservations reservas booking customerservice kundenservice shop store general
    """)

  /// Words in the local parts of mailboxes that a family shares.
  package static let familyMailboxes = [
    "family", "familie", "famille", "familia", "famiglia", "rodzina", "rodina", "fam.", "fam_",
    "fam-", "household", "thefam",
  ].map { Array($0.utf8) }

  /// Providers of mailboxes for everybody, by the second-level name.
  package static let mailProviders = WordList(
    """
    gmail googlemail outlook hotmail live msn yahoo ymail rocketmail icloud me mac aol gmx web
    t-online freenet arcor posteo mailbox proton protonmail pm tutanota fastmail zoho yandex ya
    mail bk list inbox rambler orange wanadoo free laposte sfr bbox neuf libero virgilio tin
    alice tiscali terra uol bol ig globo seznam centrum wp o2 onet interia op poczta gazeta
    telenet skynet ziggo kpnmail planet xs4all hetnet home chello bluewin hispeed sunrise
    docomo ezweb softbank qq 163 126 sina sohu foxmail naver daum hanmail nate rediffmail
    sympatico rogers shaw comcast verizon att sbcglobal bellsouth cox btinternet sky virginmedia
    ntlworld talktalk bigpond optusnet telefonica ukr i
    """)

  /// Family names that Vietnamese bear, which stand before the given name.
  static let vietnameseSurnames = WordList(
    """
    nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh mai trinh dao doan
    luong truong lam ha cao chau ta quach luu trieu thai tong kieu nghiem to ngoc diep
    """)

  /// Titles that say that somebody is a woman, and those of men.
  static let womensTitles = WordList(
    "frau mrs ms miss mme mlle sra srta sig.ra signora signorina fru pani bayan lady dame madame")
  static let mensTitles = WordList("herr mr monsieur sr sig signor hr pan bay sir lord dhr")

  /// What people write for want of a value, folded and joined.
  package static let placeholderWords = WordList(
    """
    none null na nan nil unknown unbekannt inconnu desconocido sconosciuto keine kein no nobody
    test tester testing example beispiel sample muster email mail e-mail name user abc asdf xxx xx
    x tbd tba todo empty leer vide vacio blank nichts niemand ka keineangabe notavailable
    notapplicable nodata noemail nomail keinemail sinemail sincorreo
    """)

  /// What stands where an employer is named, and is none.
  package static let noEmployer = WordList(
    """
    private privat personal prive privado privato self selfemployed freelance freelancer
    selbststandig freiberuflich independant autonomo student studentin etudiant estudiante studente
    selbstaendig selbstandig selbststaendig freiberufler student pensioner arbeitslos familia famiglia
    retired rentner pensioniert retraite jubilado pensionato unemployed home homemaker hausfrau
    family familie famille friends freunde amis business work company firma arbeit office buro
    """)

  /// Local parts of mailboxes that nobody reads.
  package static let unansweredMailboxes = WordList(
    """
    noreply donotreply nichtantworten keineantwort nepasrepondre noresponder noreplyto
    noemail nomail noaddress keinemail keinemailadresse pasdemail sinemail sincorreo nessunaemail
    """)
}
