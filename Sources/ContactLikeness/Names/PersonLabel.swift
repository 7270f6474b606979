/// What stands in the place of a name and says who somebody is to the owner of the book, or what he
/// does: Mom, Oma, neighbour, plumber.
package struct PersonLabel: Sendable, Hashable {
  /// The line of the list that the word is in; words of one line may be the same person's.
  package let role: UInt8
  /// Of whom it is said.
  package let sex: CommonNames.Sex
  /// Whether it is a relative's, of whom it may be said whose he is: Ben's mother.
  package let isKin: Bool
  /// Whether it stands in front of the relative's own name, too: Tío Gonzalo.
  package let isTitle: Bool
  /// The word itself, by its hash.
  package let word: UInt64

  /// The label that a word is; nil for other words.
  ///
  /// - Parameter word: In small letters, composed, with its accents, as ``NameText`` gives it.
  package init?(_ word: [UInt8]) {
    guard let label = Self.table[StableHash.of(word)] else { return nil }
    self = label
  }

  private init(
    role: UInt8, sex: CommonNames.Sex, isKin: Bool, isTitle: Bool, word: [UInt8]
  ) {
    (self.role, self.sex, self.isKin, self.isTitle) = (role, sex, isKin, isTitle)
    self.word = StableHash.of(word)
  }

  /// The relative that ends a name which is written in one word, as in 민준엄마 and 健太ママ.
  package init?(atEndOf word: [UInt8]) {
    guard word.first ?? 0 >= 0xE3,
      let end = Self.easternKin.first(where: {
        word.count > $0.count && word.suffix($0.count).elementsEqual($0)
      })
    else { return nil }
    self.init(end)
  }

  /// Whether a word says whose: `my`, in front of a label.
  package static func isPossessive(_ word: [UInt8]) -> Bool { possessives.contains(word) }

  /// A role to a line: of whom it is said (`f`, `m`, `b` for either), whether it is a relative's (`kin`), and
  /// one's who may be called so in front of his name (`elder`), and the words for it.
  ///
  /// Gathered for this project from what is commonly known; words that are given names in some language
  /// (Anne, Ana, Mor) are left out.
  private static let list = """
    f kin mom mum mam mommy mummy mama mamma mamã mami mamita mamá mamãe mãe maman mutter mutti \
    mother moeder madre mère matka maminka äiti anyu დედა annem annesi anneciğim majka mater мама \
    мамочка мать мамуля майка μαμά μητέρα ماما امي أمي والدتي אמא اماں अम्मा माँ मम्मी ammi amma ibu \
    bunda nanay inay mẹ 妈妈 媽媽 妈 母亲 母親 母 お母さん ママ 엄마 어머니 แม่
    m kin dad daddy papa papà papá papai pai papi papito vati vater father vader padre père \
    pappa tata tatuś tato მამა ojciec otec isä apa apu babam babası babasi otac папа папочка отец баща \
    тато μπαμπάς πατέρας بابا ابي أبي والدي אבא पापा पिताजी appa abba abbu bapak ayah tatay itay bố \
    爸爸 爸 父亲 父親 父 お父さん パパ 아빠 아버지 พ่อ
    f kin umm oum um أم ام
    m kin abu abou bou أبو ابو
    b kin ibn bint بنت
    b kin parents eltern parenti rodzice genitori padres pais foreldre föräldrar ouders vanhemmat \
    родители 父母 両親 부모님
    f elder grandma granny grandmother oma omma grossmutter großmutter mamie mémé grand-mère nonna \
    abuela abuelita yaya avó vovó bestemor mormor farmor babcia babička babka nagymama nagyi mummo \
    isoäiti babaanne anneanne büyükanne баба бабушка бабуля γιαγιά جدتي تيتا סבתא दादी नानी nenek bà \
    奶奶 外婆 姥姥 祖母 おばあちゃん 할머니
    m elder grandpa granddad grandad grandfather opa opi grossvater großvater pépé papy grand-père \
    nonno abuelo abuelito avô vovô bestefar morfar farfar dziadek dědeček nagypapa ukki vaari \
    dedem büyükbaba дед дедушка παππούς جدي جدو סבא दादा नाना kakek ông 爷爷 爺爺 外公 姥爷 祖父 おじいちゃん 할아버지
    f kin wife wifey ehefrau frau femme épouse esposa mujer moglie echtgenote vrouw hustru fru kone kona \
    żona žena supruga abikaasa sieva žmona manželka feleség vaimo karım eşim soție жена жінка супруга \
    дружина γυναίκα زوجتي אשתי पत्नी istri vợ 老婆 妻子 妻 奥さん \
    아내 와이프
    m kin husband hubby hubs ehemann mann époux esposo marido marito echtgenoot mand mąż manžel \
    férjem kocam soț муж чоловік σύζυγος زوجي בעלי पति suami chồng 老公 丈夫 夫 旦那 남편
    f kin sister sis schwester soeur sœur hermana sorella irmã zus søster syster siostra sestra \
    nővér ablam soră сестра αδελφή اختي أختي אחות बहन didi kakak 姐姐 妹妹 姉 妹 누나 언니
    m kin brother bro bruder frère frere hermano fratello irmão broer bror brat bátyám abim frate \
    брат αδελφός اخي أخي אח भाई bhai 哥哥 弟弟 兄 弟 오빠 형
    f kin daughter tochter fille hija figlia filha dochter datter dotter córka dcera lánya tytär \
    kızım fiică дочь дочка κόρη ابنتي בת बेटी 女儿 女兒 娘 딸
    m kin sohn fils hijo figlio filho zoon sønn søn syn poika oğlum fiu сын син γιος ابني בן बेटा 儿子 \
    兒子 息子 아들
    f elder aunt auntie aunty tante tía faster moster ciocia nagynéni täti teyze teyzem halam \
    тётя тетя θεία خالتي عمتي דודה 阿姨 姑姑 おばさん 이모 고모
    m elder uncle onkel oncle tío tio zio oom farbror morbror wujek stryj strýc nagybácsi setä amca amcam \
    dayı дядя θείος عمي خالي 叔叔 舅舅 伯父 おじさん 삼촌
    f kin schwiegermutter belle-mère suegra suocera sogra schoonmoeder svigermor svärmor teściowa \
    tchyně anyós anoppi kayınvalidem тёща теща свекровь πεθερά حماتي 岳母 婆婆 장모님
    m kin schwiegervater beau-père suegro suocero sogro schoonvader svigerfar svärfar teść tchán \
    após appi kayınpederim тесть свёкор πεθερός 岳父 公公 장인
    b - neighbour neighbor nabo naapuri szomszéd komşu komsu jirani tetangga جار जार पड़ोसी 邻居 鄰居 隣人 \
    이웃
    m - nachbar voisin vecino vicino vizinho buurman granne sąsiad soused сосед сусід γείτονας שכן
    f - nachbarin voisine vecina vicina vizinha buurvrouw sąsiadka sousedka соседка сусідка \
    γειτόνισσα
    b - boss chef chefin patron patronne jefe jefa capo chefe baas szef szefowa šéf főnök pomo \
    patronum шеф начальник босс αφεντικό مدير المدير בוס बॉस 老板 老闆 上司 사장님 부장님 หัวหน้า
    b - doctor doctora arzt ärztin hausarzt hausärztin médecin medecin medico médico huisarts lege \
    läkare læge lekarz lékař orvos lääkäri doktor doktorum врач доктор лікар γιατρός طبيب الطبيب \
    דוקטור डॉक्टर 医生 醫生 医者 의사
    b - dentist zahnarzt zahnärztin dentiste dentista tandarts tannlege tandläkare tandlæge dentysta \
    stomatolog zubař zubár fogorvos hammaslääkäri dişçi дантист стоматолог зубной οδοντίατρος 牙医 牙醫 \
    歯医者 歯科 치과
    b - plumber klempner plombier fontanero plomero idraulico encanador canalizador loodgieter \
    rørlegger rörmokare vvs hydraulik instalatér putkimies tesisatçı сантехник водопроводчик \
    υδραυλικός سباك السباك אינסטלטור प्लंबर 水管工 배관공
    b - electrician elektriker électricien electricien electricista eletricista elettricista \
    elektricien elektryk elektrikář villanyszerelő sähkömies elektrikçi электрик електрик \
    ηλεκτρολόγος كهربائي חשמלאי 电工 電気屋
    b - hairdresser barber friseur friseurin frisör frisörin coiffeur coiffeuse peluquero peluquera \
    peluquería parrucchiere parrucchiera cabeleireiro cabeleireira kapper kapster fryzjer fryzjerka \
    kadeřnice fodrász kampaaja kuaför berber парикмахер перукар κομμωτής حلاق ספר 理发师 美容室 미용실
    b - landlord landlady vermieter vermieterin propriétaire proprietaire casero casera arrendador \
    huisbaas hyresvärd utleier wynajmujący hausverwaltung хозяин хозяйка арендодатель 房东 房東 大家さん 집주인
    b - mechanic mechaniker mécanicien mecanico mecánico meccanico monteur mechanik automechanik \
    szerelő mekanik mekaanikko tamirci механик автосервис ميكانيكي מכונאי 修车 정비소
    b - babysitter nanny tagesmutter nounou niñera babá oppas barnvakt opiekunka chůva niania няня \
    παραμάνα 保姆
    b - teacher lehrer lehrerin maîtresse professora profesora maestra leraar juf lärare nauczyciel \
    nauczycielka učitelka učitel tanár opettaja öğretmen hocam учитель учительница вчителька \
    δάσκαλος معلم المعلم מורה टीचर 老师 老師 先生 선생님
    b - cleaner putzfrau reinigung limpiadora faxineira poetshulp sprzątaczka uklízečka städerska \
    siivooja temizlikçi уборщица 清洁工
    b - taxi taksi taxista taxifahrer chauffeur шофер таксист водитель driver fahrer conductor \
    autista motorista kierowca şoför سائق السائق נהג ड्राइवर 司机 司機 運転手 기사님
    b - lawyer anwalt rechtsanwalt avocat abogado abogada avvocato advogado advocaat advokat adwokat \
    advokát ügyvéd asianajaja avukat адвокат юрист δικηγόρος محامي المحامي 律师 律師 弁護士 변호사
    b - janitor hausmeister concierge conserje portero portinaio portiere zelador conciërge \
    vaktmästare vaktmester dozorca gondnok talonmies kapıcı дворник консьерж بواب 门卫 管理人
    b - gardener gärtner jardinier jardinero giardiniere jardineiro hovenier tuinman \
    trädgårdsmästare ogrodnik zahradník kertész puutarhuri bahçıvan садовник κηπουρός بستاني 园丁
    b - painter maler peintre pintor imbianchino schilder malarz malíř festő maalari boyacı маляр \
    油漆工
    b - carpenter tischler schreiner menuisier carpintero falegname carpinteiro timmerman snickare \
    snekker stolarz truhlář asztalos marangoz плотник столяр نجار 木匠 大工
    b - darling sweetheart honey hun baby babe bae liebling schatz schatzi schatzilein hase hasi \
    mausi chéri chérie cheri cherie amour doudou amor cariño carino tesoro amore schat schatje \
    lieverd liefje älskling elskling skat kochanie kotek miláček zlatíčko édesem kulta rakas aşkım \
    askim canım canim hayatım любимый любимая солнышко зайка котик кохана коханий αγάπη حبيبي حبيبتي \
    אהובי אהובתי जान jaan sayang 亲爱的 親愛的 宝贝 ダーリン 자기 여보
    """

  private static let possessives = WordList(
    """
    my mein meine mi mis mon ma min mitt mia mio meu minha mijn moj moja můj moje мой моя мій
    """)

  private static let table: [UInt64: PersonLabel] = {
    var table: [UInt64: PersonLabel] = [:]
    var folds: [[UInt8]: PersonLabel?] = [:]
    for (number, line) in list.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ")
      let sex: CommonNames.Sex = words[0] == "f" ? .female : words[0] == "m" ? .male : .unknown
      for word in words.dropFirst(2) {
        let canonical = Array(word.utf8)
        // Characters, kana and Hangul have no accents.
        let folded = canonical[0] >= 0xE3 ? canonical : LetterFolding.folded(canonical)
        let label = PersonLabel(
          role: UInt8(truncatingIfNeeded: number), sex: sex, isKin: words[1] != "-",
          isTitle: words[1] == "elder", word: canonical)
        table[StableHash.of(canonical)] = label
        // Without its accents, unless it is another word then, or may be a name.
        if folded == canonical || folded.count < 5 { continue }
        if CommonNames.share(of: folded, as: .given) == nil {
          folds[folded] = folds[folded].map { $0?.role == label.role ? label : nil } ?? label
        }
      }
    }
    for (folded, label) in folds where table[StableHash.of(folded)] == nil {
      table[StableHash.of(folded)] = label
    }
    return table
  }()

  /// Words for relatives in characters, kana and Hangul, of more than one letter.
  private static let easternKin: [[UInt8]] = list.split(separator: "\n").filter {
    $0.hasPrefix("f kin") || $0.hasPrefix("m kin")
  }.flatMap { $0.split(separator: " ").dropFirst(2) }.map { Array($0.utf8) }
    .filter { $0.count >= 6 && $0[0] >= 0xE3 }
}
