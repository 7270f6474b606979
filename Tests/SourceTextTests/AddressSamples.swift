import Testing

/// Names and addresses in a language, and the code pages that it is written in.
struct AddressSample: Sendable, CustomTestStringConvertible {
  let language: String
  let charsets: [String]
  let text: String

  var testDescription: String { language }

  static let all: [AddressSample] = [
    AddressSample(
      language: "German", charsets: ["windows-1252", "ISO-8859-1", "IBM850", "macintosh"],
      text: """
        Jürgen Müller, Königstraße 12, 70173 Stuttgart
        Käthe Schröder, Große Bleichen 5, Lübeck
        Günther Weiß, Nürnberg
        Björn Schäfer, Düsseldorf
        Jörg Böhm, Würzburg
        Renate Döring, Münchner Straße 3, Köln
        Übermaß GmbH
        """),
    AddressSample(
      language: "French", charsets: ["windows-1252", "ISO-8859-1", "IBM850", "macintosh"],
      text: """
        François Lefèvre, 12 rue de l’Église, Orléans
        Hélène Bénard, 3 allée des Chênes, Besançon
        Anaïs Géraud, Société Générale
        Benoît Crépin, 8 boulevard Gambetta, Nîmes
        Zoé Duprès, Évry
        Noël Bérenger, Saint-Étienne
        Cécile Rivière, Angoulême
        """),
    AddressSample(
      language: "Spanish", charsets: ["windows-1252", "ISO-8859-1", "IBM850", "macintosh"],
      text: """
        José Martínez Peña, Calle Muñoz 4, 3º, Málaga
        María Fernández Ibáñez, Cádiz
        Ángel Gutiérrez, Córdoba
        Begoña Núñez, A Coruña
        Íñigo Sánchez, León
        Raúl Jiménez, Avenida América 22, Logroño
        Lucía Gómez, Móstoles
        """),
    AddressSample(
      language: "Portuguese", charsets: ["windows-1252", "macintosh", "IBM850"],
      text: """
        João Gonçalves, Praça da República 3, São Paulo
        Conceição Araújo, Brasília
        António Simões, Évora
        Luís Magalhães, Guimarães
        Inês Assunção, Ribeirão Preto
        Fábio Leitão, Florianópolis
        """),
    AddressSample(
      language: "Swedish", charsets: ["windows-1252", "IBM850", "macintosh"],
      text: """
        Åsa Lindström, Storgatan 5, Malmö
        Göran Sjöberg, Västerås
        Märta Åkesson, Örebro
        Björn Högberg, Jönköping
        Håkan Nyström, Skärholmen
        """),
    AddressSample(
      language: "Danish", charsets: ["windows-1252", "IBM850", "macintosh"],
      text: """
        Søren Kjær, Nørrebrogade 10, København
        Åse Jørgensen, Ålborg
        Jens Møller, Østergade 3, Helsingør
        Bjørn Sørensen, Tromsø
        Gunvor Ødegård, Bodø
        """),
    AddressSample(
      language: "Icelandic", charsets: ["windows-1252"],
      text: """
        Þórður Guðmundsson, Laugavegur 3, Reykjavík
        Sigríður Þorsteinsdóttir, Ísafjörður
        Guðrún Ævarsdóttir, Selfoss
        Hallgrímur Sigurðsson, Kópavogur
        """),
    AddressSample(
      language: "Finnish", charsets: ["windows-1252", "macintosh"],
      text: """
        Päivi Mäkinen, Hämeenkatu 4, Jyväskylä
        Seppo Hämäläinen, Järvenpää
        Yrjö Väisänen, Hyvinkää
        """),
    AddressSample(
      language: "Polish", charsets: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Łukasz Wójcik, ul. Świętokrzyska 3, Łódź
        Małgorzata Dąbrowska, Kraków
        Agnieszka Kozłowska, Gdańsk
        Paweł Woźniak, Poznań
        Grażyna Zając, Rzeszów
        Stanisław Gołębiewski, Częstochowa
        Michał Jabłoński, Bielsko-Biała
        """),
    AddressSample(
      language: "Czech", charsets: ["windows-1250", "ISO-8859-2", "IBM852"],
      text: """
        Jiří Dvořák, Náměstí Míru 5, Plzeň
        Zdeněk Šťastný, České Budějovice
        Kateřina Růžičková, Žďár nad Sázavou
        Ondřej Černý, Třebíč
        Lukáš Němec, Ústí nad Labem
        Božena Kučerová, Děčín
        """),
    AddressSample(
      language: "Hungarian", charsets: ["windows-1250", "ISO-8859-2"],
      text: """
        Szabó Gergő, Kossuth Lajos utca 3, Győr
        Horváth Ágnes, Székesfehérvár
        Tóth Erzsébet, Rákóczi út 12, Gyöngyös
        Kőszegi Dezső, Hódmezővásárhely
        Fűzfa Ödön, Szűcs utca, Kecskemét
        Lőrincz Béla, Nyíregyháza
        """),
    AddressSample(
      language: "Romanian", charsets: ["windows-1250"],
      text: """
        Ştefan Ionescu, Strada Mureş 4, Bucureşti
        Cătălin Munteanu, Iaşi
        Mădălina Ţepeş, Timişoara
        Ionuţ Brânză, Constanţa
        Răzvan Pătraşcu, Piteşti
        """),
    AddressSample(
      language: "Croatian", charsets: ["windows-1250"],
      text: """
        Željko Kovačević, Šibenik
        Mateja Đurđević, Varaždin
        Ivana Horvatić, Čakovec
        Siniša Perišić, Poreč
        Nikolina Žagar, Đakovo
        """),
    AddressSample(
      language: "Russian",
      charsets: [
        "windows-1251", "KOI8-R", "IBM866", "ISO-8859-5", "x-mac-cyrillic",
      ],
      text: """
        Иван Смирнов, ул. Ленина, д. 5, Москва
        Екатерина Кузнецова, Санкт-Петербург
        Дмитрий Соколов, Новосибирск
        Юлия Морозова, Нижний Новгород
        Андрей Щербаков, Чебоксары
        Ольга Ковалёва, Челябинск
        """),
    AddressSample(
      language: "Ukrainian", charsets: ["windows-1251", "KOI8-U"],
      text: """
        Олексій Шевченко, вул. Хрещатик, Київ
        Оксана Бондаренко, Львів
        Сергій Коваленко, Чернігів
        Наталія Їжакевич, Запоріжжя
        Юрій Ткаченко, Вінниця
        """),
    AddressSample(
      language: "Bulgarian", charsets: ["windows-1251"],
      text: """
        Георги Димитров, бул. Витоша 15, София
        Стоянка Петкова, Пловдив
        Цветан Ангелов, Стара Загора
        Румяна Желязкова, Търново
        """),
    AddressSample(
      language: "Greek", charsets: ["windows-1253", "ISO-8859-7"],
      text: """
        Γιώργος Παπαδόπουλος, Οδός Ερμού 5, Αθήνα
        Ελένη Νικολάου, Θεσσαλονίκη
        Κώστας Αντωνίου, Ηράκλειο
        Δήμητρα Ιωάννου, Λάρισα
        """),
    AddressSample(
      language: "Turkish", charsets: ["windows-1254"],
      text: """
        Ayşe Yılmaz, İstiklal Caddesi 4, İstanbul
        Gökhan Çağlar, Eskişehir
        Şule Öztürk, Diyarbakır
        Oğuz Şahin, Beşiktaş
        Uğur Işık, Muğla
        Çiğdem Aydın, Kırşehir
        """),
    AddressSample(
      language: "Lithuanian", charsets: ["windows-1257"],
      text: """
        Rūta Žukauskienė, Šiauliai
        Žydrūnas Kęstutis, Panevėžys
        Gražina Jankauskaitė, Klaipėda
        Ąžuolas Vaičiūnas, Mažeikiai
        """),
    AddressSample(
      language: "Latvian", charsets: ["windows-1257"],
      text: """
        Jānis Bērziņš, Brīvības iela 3, Rīga
        Kristīne Kalniņa, Liepāja
        Pēteris Ozoliņš, Jūrmala
        Līga Šķēle, Rēzekne
        Ģirts Āboliņš, Cēsis
        """),
    AddressSample(
      language: "Vietnamese", charsets: ["windows-1258"],
      text: """
        Nguyễn Văn Hùng, Quận 1, Hồ Chí Minh
        Trần Thị Hương, Đà Nẵng
        Phạm Đức Anh, Hà Nội
        Lê Quốc Việt, Cần Thơ
        Đặng Thị Ngọc, Hải Phòng
        Vũ Đình Toàn, Đường Lê Lợi
        """),
    AddressSample(
      language: "Hebrew", charsets: ["windows-1255"],
      text: """
        דוד כהן, רחוב הרצל 5, תל אביב
        שרה לוי, ירושלים
        משה פרידמן, חיפה
        רחל מזרחי, באר שבע
        """),
    AddressSample(
      language: "Arabic", charsets: ["windows-1256"],
      text: """
        محمد عبد الله، شارع النيل، القاهرة
        فاطمة الزهراء، الرياض
        أحمد حسن، دمشق
        خالد المصري، بغداد
        """),
    AddressSample(
      language: "Thai", charsets: ["windows-874"],
      text: """
        สมชาย ใจดี ถนนสุขุมวิท กรุงเทพมหานคร
        สุดารัตน์ แก้วมณี เชียงใหม่
        ประเสริฐ ศรีสุข ขอนแก่น
        """),
    AddressSample(
      language: "Japanese", charsets: ["Shift_JIS", "EUC-JP"],
      text: """
        渡辺 健一, 東京都新宿区西新宿2丁目8番1号
        佐々木 さくら, 大阪府大阪市北区
        髙橋 ケンジ, 株式会社ヤマダ電機
        中村 美咲, 京都府京都市左京区
        小林 拓也, 北海道函館市
        """),
    AddressSample(
      language: "Half-width katakana", charsets: ["Shift_JIS"],
      text: """
        ﾀﾅｶ ﾀﾛｳ
        ｽｽﾞｷ ﾊﾅｺ
        ﾔﾏﾓﾄ ｹﾝｼﾞ, ﾄｳｷｮｳﾄ ﾐﾅﾄｸ
        ﾜﾀﾅﾍﾞ ﾕｳｺ
        """),
    AddressSample(
      language: "Simplified Chinese", charsets: ["GBK"],
      text: """
        王小明, 北京市朝阳区建国路88号
        李秀英, 上海市浦东新区
        张伟, 深圳市南山区科技园
        刘德胜, 成都市锦江区
        欧阳春兰, 杭州市西湖区文三路
        """),
    AddressSample(
      language: "Traditional Chinese", charsets: ["Big5"],
      text: """
        陳大文, 台北市信義區忠孝東路五段
        林淑惠, 高雄市三民區
        黃俊傑, 香港九龍彌敦道
        蔡依婷, 新竹市光復路
        """),
    AddressSample(
      language: "Korean", charsets: ["EUC-KR"],
      text: """
        김철수, 서울특별시 강남구 테헤란로 12
        이영희, 부산광역시 해운대구
        박지훈, 대전광역시 유성구
        최은주, 경기도 성남시 분당구
        """),
  ]

  static var encoded: [(AddressSample, String)] {
    all.flatMap { sample in sample.charsets.map { (sample, $0) } }
  }
}
