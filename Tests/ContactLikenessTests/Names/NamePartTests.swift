import Testing

@testable import ContactLikeness

/// How alike two parts of names are, by what a careful person says of them.
struct NamePartTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let a: String
    let b: String
    let expected: Set<Likeness>

    init(_ a: String, _ b: String, _ expected: Likeness...) {
      (self.a, self.b, self.expected) = (a, b, Set(expected))
    }

    var testDescription: String { "\(a) \(b)" }
  }

  static func part(_ text: String) -> NamePart {
    NamePart(Array(NameText(text).words.joined(separator: [0x20])))
  }

  /// Names that are looked for in one place, since nothing else may lead to the other script.
  @Test(arguments: [
    ("Хаджиева", "Hadzhieva"), ("Михайлов", "Mihaylov"), ("Хасанов", "Khasanov"),
    ("Κουτσογιάννης", "Koutsogiannis"), ("Щербаков", "Shcherbakov"),
  ])
  func soundsInTwoScripts(_ a: String, _ b: String) {
    #expect(Self.part(a).sound == Self.part(b).sound)
  }

  private func check(_ pair: Pair, _ role: CommonNames.Role) {
    let a = Self.part(pair.a)
    let b = Self.part(pair.b)
    let found = a.likeness(to: b, as: role)
    #expect(pair.expected.contains(found), "\(pair.a), \(pair.b): \(found)")
    #expect(b.likeness(to: a, as: role) == found)
  }

  @Test(arguments: [
    Pair("Anna", "ANNA", .equal),
    Pair("José", "Jose\u{301}", .equal),
    Pair("ＫＥＮ", "Ken", .equal),
    Pair("José", "Jose", .notation),
    Pair("Jean-Luc", "Jean Luc", .notation),
    Pair("Jean-Luc", "Jeanluc", .notation),
    Pair("Min-jun", "Minjun", .notation),
    Pair("Đỗ", "Do", .notation),
    Pair("O'Brien", "OBrien", .equal),
    Pair("RenÃ©e", "Renée", .equal),
    Pair("Andr?s", "Andrés", .spelling),
    Pair("Rafa?", "Rafał", .spelling),
    Pair("?ukasz", "Łukasz", .spelling),
    Pair("J??rg", "Jörg", .spelling),
    Pair("?órey", "Þórey", .spelling),
    Pair("Nadia?", "Nadia", .spelling),
    // Names that are made of parts, one of them another.
    Pair("Gurpreet", "Gurjeet", .different),
    Pair("Gulnoza", "Gulfuza", .different),
    Pair("Valentina", "Valemtima", .slip),
    // What ends in a consonant there, ends in one here.
    Pair("רון", "Rona", .different),
    Pair("רון", "Ron", .transliteration),
    Pair("רונה", "Rona", .transliteration),
    Pair("שרה", "Sarah", .transliteration),
    Pair("سلم", "Salma", .different),
    Pair("سلمى", "Salma", .transliteration),
    Pair("جورج", "George", .transliteration),
    // A man's name and the woman's that is made of it.
    Pair("Justin", "Justina", .different),
    Pair("Edwin", "Edwina", .different),
    Pair("Clement", "Clementine", .different),
    Pair("Aimé", "Aimée", .different),
    Pair("Chris", "Christina", .nickname),
    Pair("Alex", "Alexandra", .nickname),
    Pair("Terry", "Terrence", .nickname),
    Pair("Maria", "Marie", .translation),
    Pair("Sophie", "Sophia", .translation),
    Pair("Fonsi", "Alphons", .nickname),
    Pair("Abdelnasser", "Abdennasser", .spelling),
    Pair("Abdelrazzak", "Abderrazak", .spelling),
    Pair("გოგი", "გიორგი", .nickname),
    Pair("Tasos", "Anastasios", .nickname),
    Pair("Babis", "Charalambos", .nickname),
    Pair("Мића", "Милорад", .nickname),
    Pair("Mpumi", "Nompumelelo", .nickname),
    Pair("Nonni", "Jón", .nickname),
    Pair("Tolya", "Анатолій", .nickname),
    Pair("Ren&eacute;e", "Renée", .notation),
    Pair("Jörg", "Joerg", .spelling),
    Pair("Søren", "Soeren", .spelling),
    Pair("Philip", "Phillip", .spelling),
    Pair("Sofia", "Sophia", .spelling),
    Pair("Muhammad", "Mohamed", .spelling),
    Pair("Hussein", "Houcine", .spelling),
    Pair("Natalia", "Natalya", .spelling),
    Pair("Sergei", "Sergey", .spelling),
    Pair("Iouri", "Yuri", .spelling, .nickname),
    Pair("Đorđe", "Djordje", .spelling),
    Pair("Bob", "Robert", .nickname),
    Pair("Bill", "William", .nickname),
    Pair("Sepp", "Josef", .nickname),
    Pair("Саша", "Александр", .nickname),
    Pair("Саша", "Александра", .nickname),
    Pair("Јова", "Јован", .nickname),
    Pair("Перо", "Петар", .nickname),
    Pair("Vlada", "Владимир", .nickname),
    Pair("יוסי", "יוסף", .nickname),
    Pair("Zsuzsi", "Zsuzsanna", .nickname),
    Pair("Feri", "Ferenc", .nickname),
    Pair("Ghiță", "Gheorghe", .nickname),
    Pair("Željo", "Željko", .nickname, .slip),
    Pair("Валентина", "Valentina", .transliteration),
    Pair("גלית", "Galit", .transliteration),
    Pair("Vojta", "Vojtěch", .nickname),
    Pair("Kicki", "Kristina", .nickname),
    Pair("Kicki", "Stina", .different),
    Pair("Микола", "Николай", .nickname),
    Pair("Mykola", "Nikolai", .nickname, .spelling),
    Pair("Λευτέρης", "Ελευθέριος", .nickname),
    Pair("阿明", "家明", .nickname),
    Pair("けいこ", "ケイコ", .notation),
    Pair("けいこ", "ｹｲｺ", .notation),
    Pair("けいこ", "ケイタ", .different),
    Pair("Shouhei", "Shohei", .spelling),
    Pair("Youko", "Yoko", .spelling),
    Pair("Кузьма", "Рузьма", .different),
    Pair("小芳", "美芳", .nickname),
    Pair("婷婷", "雅婷", .nickname),
    Pair("阿明", "明德", .different),
    Pair("J", "Jane", .initial),
    Pair("J", "Karl", .otherInitial),
    Pair("B", "Elizabeth", .initial, .otherInitial),
    Pair("Jean", "Jean-Pierre", .part),
    Pair("Maria", "Maria Luisa", .part),
    Pair("Hanspeter", "Hans Peter Otto", .part),
    Pair("Marieluise Anna", "Marie Luise", .part),
    Pair("Abdul Rahman", "Abdulrahman bin Saleh", .part),
    Pair("Abdul Rahman", "Abdul Karim Saleh", .different),
    Pair("Micheal", "Michael", .slip, .spelling),
    Pair("Cristnia", "Cristina", .slip),
    Pair("Bartholomeww", "Bartholomew", .slip, .spelling),
    Pair("Глеб", "Глебб", .slip),
  ])
  func `Given names`(_ pair: Pair) { check(pair, .given) }

  @Test(arguments: [
    Pair("Lena", "Lina", .different),
    Pair("Dudu", "Duda", .different),
    Pair("Lena", "Lea", .different),
    Pair("Ramesh", "Rakesh", .different),
    Pair("Rajesh", "Ramesh", .different),
    Pair("Anna", "Hanna", .different),
    Pair("裕子", "優子", .different),
    Pair("민준", "민서", .different),
    Pair("大双", "小双", .different),
    Pair("Phượng", "Phong", .different),
    Pair("晓明", "晓红", .different),
    Pair("Tú", "Tư", .different),
    Pair("Dũng", "Dụng", .different),
    Pair("Paul", "Paula", .different),
    Pair("Daniel", "Daniela", .different),
    Pair("Stanisław", "Stanisława", .different),
    Pair("Mario", "Maria", .different),
    Pair("Maria", "Mara", .different),
    Pair("Martin", "Martina", .different),
    Pair("Mikko", "Mika", .different),
    Pair("Hassan", "Hussein", .different),
    Pair("محمد", "محمود", .different),
    Pair("Karen", "Karin", .different),
    Pair("Amir", "Amira", .different),
    Pair("Jean-Pierre", "Jean-Paul", .different),
    Pair("László", "Lászlóné", .different, .counterpart),
    Pair("أم أحمد", "أحمد", .different),
    Pair("Dan", "Tan", .different),
    Pair("Gábor", "Gáborné", .different),
    Pair("Валентин", "Valentina", .different),
    Pair("Roman", "Романа", .different),
    Pair("גלית", "Galil", .different),
    Pair("אמיר", "Yael", .different),
    Pair("سمير", "Nabil", .different),
    Pair("Петрович", "Алексеевич", .different),
    Pair("Singh", "Kaur", .different),
    Pair("Emma", "Emil", .different),
    Pair("Jan", "Ian", .different, .spelling),
  ])
  func `Two given names that are alike`(_ pair: Pair) { check(pair, .given) }

  @Test(arguments: [
    Pair("Müller", "Mueller", .spelling),
    Pair("Müller", "Muller", .notation),
    Pair("Meier", "Meyer", .spelling),
    Pair("Park", "Bak", .spelling),
    Pair("Lee", "Yi", .spelling),
    Pair("O", "Oh", .spelling),
    Pair("Kwok", "Guo", .spelling),
    Pair("Van den Broek", "Vandenbroek", .notation),
    Pair("Al Harbi", "Alharbi", .notation),
    Pair("al-Harbi", "Harbi", .notation, .spelling),
    Pair("Krahl-Leutheusser", "Leutheusser-Krahl", .notation),
    Pair("Leutheusser-Krahl", "Leutheusser", .part),
    Pair("Ruiz", "Ruiz Ibáñez", .part),
    Pair("Nunes", "Nunes Carvalho", .part),
    // Mandarin, and what may be read so somewhere.
    Pair("王", "Zhao", .different),
    Pair("王", "Ong", .transliteration),
    Pair("林", "Ling", .unknown, .slip),
    Pair("宇", "Takashi", .unknown),
    Pair("Gómez Prieto", "Gómez Rey", .different),
    Pair("Müller-Schmidt", "Müller-Wendt", .different),
    Pair("Þórðardóttir", "Thordardottir", .notation, .spelling),
    Pair("Климов", "Климова", .counterpart),
    Pair("Gábor", "Gáborné", .different),
    Pair("Кузнецов", "Кузнецова", .counterpart),
    Pair("Novák", "Nováková", .counterpart),
    Pair("Kowalski", "Kowalska", .counterpart),
    Pair("Παπαδόπουλος", "Παπαδοπούλου", .counterpart),
    Pair("Kazlauskienė", "Kazlauskaitė", .counterpart),
    Pair("Kazlauskas", "Kazlauskienė", .counterpart),
    Pair("Jónsson", "Jónsdóttir", .counterpart),
    Pair("Nagy", "Nagyné", .counterpart),
    Pair("Преображенский", "Приображенский", .slip),
    Pair("Fernández", "Fernadez", .slip, .spelling),
    Pair("Yılmaz", "Yıldız", .different),
    Pair("田中", "田村", .different),
    Pair("Đỗ", "Trần", .different),
    Pair("Do", "Le", .different),
    Pair("Ma", "Mo", .different),
    Pair("Ng", "O", .different, .otherInitial),
    Pair("Singh", "Kaur", .different),
    Pair("Chan", "San", .different),
    Pair("कोहली", "शर्मा", .different),
    Pair("Papadopoulos", "Pappas", .different),
    Pair("欧阳", "歐陽", .notation, .equal),
  ])
  func `Family names`(_ pair: Pair) { check(pair, .family) }

  @Test(arguments: [
    Pair("Дмитрий", "Dmitri", .transliteration),
    Pair("Ксения", "Ksenia", .transliteration),
    Pair("Юрий", "Yuri", .transliteration),
    Pair("Мария", "Maria", .transliteration),
    Pair("Дмитрий", "Dima", .nickname),
    Pair("Αριστοτέλης", "Aristotelis", .transliteration),
    Pair("Χρήστος", "Hristos", .transliteration),
    Pair("محمد", "Mohammed", .transliteration),
    Pair("رضا", "Reza", .transliteration),
    Pair("יוסף", "Yosef", .transliteration),
    Pair("דוד", "David", .transliteration),
    Pair("שלמה", "Shlomo", .transliteration),
    Pair("מיכאל", "Michael", .transliteration),
    Pair("अमिताभ", "Amitabh", .transliteration),
    Pair("विकास", "Vikas", .transliteration),
    Pair("राजेश", "Rajesh", .transliteration),
    Pair("সুব্রত", "Subrata", .transliteration),
    Pair("রহমান", "Rahman", .transliteration),
    Pair("முருகன்", "Murugan", .transliteration),
    Pair("கார்த்திக்", "Karthik", .transliteration),
    Pair("ትግስት", "Tigist", .transliteration),
    Pair("ዳዊት", "Almaz", .unknown),
    Pair("ნინო", "Nino", .transliteration),
    Pair("გიორგი", "Giorgi", .transliteration),
    Pair("Անի", "Ani", .transliteration),
    Pair("Հարություն", "Harutyun", .transliteration),
    Pair("สมศักดิ์", "Somsak", .transliteration),
    Pair("วิชัย", "Wichai", .transliteration),
    Pair("ประเสริฐ", "Prasert", .transliteration),
    Pair("지민", "Jimin", .transliteration),
    Pair("جميلة", "Jamil", .different),
    Pair("جميلة", "Jamila", .transliteration),
    Pair("عمر", "Amir", .different),
    Pair("أمير", "Amir", .transliteration),
    Pair("민호", "Minha", .unknown),
    Pair("丽华", "Lihua", .transliteration),
    Pair("ケンジ", "Kenji", .transliteration),
    Pair("राजेश", "Amitabh", .different, .unknown),
    Pair("Дмитрий", "Sergei", .different),
    Pair("ნინო", "Giorgi", .different),
    Pair("花子", "Hanako", .unknown),
    Pair("محمد", "Mahmoud", .slip, .unknown, .different, .transliteration),
  ])
  func `Given names in two scripts`(_ pair: Pair) { check(pair, .given) }

  @Test(arguments: [
    Pair("田中", "Tanaka", .transliteration),
    Pair("山田", "Yamada", .transliteration),
    Pair("佐藤", "Sato", .transliteration),
    Pair("박", "Park", .transliteration),
    Pair("张", "Zhang", .transliteration),
    Pair("陳", "Chan", .transliteration),
    Pair("ბერიძე", "Beridze", .transliteration),
    Pair("Սարգսյան", "Sargsyan", .transliteration),
    Pair("מזרחי", "Mizrahi", .transliteration),
    Pair("כהן", "Cohen", .transliteration),
    Pair("जोशी", "Joshi", .transliteration),
    Pair("ทองดี", "Thongdee", .transliteration),
    Pair("الزهراني", "Zahrani", .transliteration),
    Pair("Жданов", "Jdanov", .transliteration),
    Pair("Белова", "Orlova", .different),
    Pair("Məmmədov", "Mammadov", .notation),
    // Peoples' endings behind another stem are no slip.
    Pair("Милић", "Минић", .different),
    Pair("Radović", "Raković", .different),
    Pair("Stefanović", "Stević", .different),
    Pair("Petrović", "Pewtrović", .slip),
    Pair("Chtcherbina", "Shcherbina", .spelling),
    Pair("Савенко", "Саленко", .different),
    Pair("Вербицкая", "Verbitskaya", .transliteration),
    Pair("Παπαδοπούλου", "Papadopoulos", .counterpart),
  ])
  func `Family names in two scripts`(_ pair: Pair) { check(pair, .family) }
}
