/// Where a generated contact lives: names, streets, towns and numbers in the manner of the place.
struct Region {
  let share: Int
  let given: [String]
  let family: [String]
  let streets: [String]
  /// Town, region and postal code's pattern, in which # is a digit.
  let towns: [(town: String, region: String, code: String)]
  let country: String
  /// The pattern of a phone number, in which # is a digit.
  let phone: String
  /// Whether names have a reading that is given beside them.
  var readings: [String] = []
}

extension Region {
  static let all = [
    Region(
      share: 34,
      given: ["Ann", "Peter", "Karen", "James", "Emily", "Thomas", "Grace", "Oliver", "Ruth"],
      family: ["Baker", "O'Neill", "Smith-Jones", "Walker", "Hughes", "McDonald", "Reed", "Young"],
      streets: ["High Street", "Station Road", "Church Lane", "Elm Avenue", "Mill Drive"],
      towns: [
        ("Springfield", "IL", "627##"), ("Portland", "OR", "972##"), ("Leeds", "", "LS# #AB"),
        ("Bristol", "Avon", "BS# #TH"), ("Austin", "TX", "787##"),
      ],
      country: "United States", phone: "+1 ### 555 01##"),
    Region(
      share: 16,
      given: ["Jürgen", "Sabine", "Käthe", "Björn", "Lukas", "Anneliese", "Günther", "Mareike"],
      family: ["Müller", "Schröder", "Weiß", "von der Heide", "Krüger", "Böhm", "Fischer"],
      streets: ["Hauptstraße", "Am Schloßgarten", "Bahnhofstraße", "Königsallee", "Gärtnerweg"],
      towns: [
        ("München", "Bayern", "80###"), ("Köln", "", "50###"), ("Düsseldorf", "NRW", "40###"),
        ("Lübeck", "", "23###"),
      ],
      country: "Deutschland", phone: "+49 30 23125 ###"),
    Region(
      share: 12,
      given: ["François", "Zoé", "Hélène", "Loïc", "Amélie", "Gaëtan", "Benoît", "Chloé"],
      family: ["Lefèvre", "Dupont", "Béranger", "d'Aubigné", "Moreau", "Gauthier", "Noël"],
      streets: ["rue de la République", "allée des Chênes", "quai d'Orléans", "boulevard Pasteur"],
      towns: [("Besançon", "", "25###"), ("Saint-Étienne", "", "42###"), ("Nîmes", "", "30###")],
      country: "France", phone: "+33 1 99 00 ## ##"),
    Region(
      share: 10,
      given: ["José", "María Ángeles", "Íñigo", "Lucía", "Andrés", "Begoña", "João", "Inês"],
      family: ["García Muñoz", "Núñez", "Peña", "Rodríguez", "Gonçalves", "Ibáñez", "Conceição"],
      streets: ["Calle Mayor", "Avenida de la Constitución", "Rua das Flores", "Plaza de España"],
      towns: [("Córdoba", "Andalucía", "14###"), ("León", "", "24###"), ("A Coruña", "", "15###")],
      country: "España", phone: "+34 9## ### ###"),
    Region(
      share: 8,
      given: ["Łukasz", "Zdeněk", "Małgorzata", "Jiří", "Ágnes", "Ştefan", "Žofie", "Gülşen"],
      family: ["Wiśniewski", "Dvořák", "Kowalczyk", "Horváth", "Yıldız", "Šťastný", "Popa"],
      streets: ["ulica Długa", "Náměstí Míru", "Bahçe Sokağı", "Kossuth Lajos utca"],
      towns: [("Łódź", "", "90-###"), ("Plzeň", "", "301 ##"), ("Győr", "", "90##")],
      country: "Polska", phone: "+48 ## ### ## ##"),
    Region(
      share: 9,
      given: ["太郎", "花子", "健一", "美咲", "翔太", "恵子"],
      family: ["山田", "佐藤", "髙橋", "渡邊", "小林", "能登"],
      streets: ["中央一丁目", "本町二丁目", "緑が丘三丁目"],
      towns: [("千代田区", "東京都", "100-00##"), ("北区", "大阪府", "530-00##")],
      country: "日本", phone: "+81 3 #### ####", readings: ["タロウ", "ハナコ", "ケンイチ", "ミサキ"]),
    Region(
      share: 6,
      given: ["伟", "秀英", "建国", "雅婷", "志明"],
      family: ["王", "李", "欧阳", "陳", "張"],
      streets: ["人民路", "中山北路", "建设大街"],
      towns: [("朝阳区", "北京市", "1000##"), ("大安區", "臺北市", "106##")],
      country: "中国", phone: "+86 10 #### ####"),
    Region(
      share: 5,
      given: ["Екатерина", "Фёдор", "Ольга", "Юрий", "Ελένη", "Γιώργος"],
      family: ["Соловьёв", "Кузнецова", "Шевченко", "Παπαδόπουλος", "Георгиев"],
      streets: ["улица Ленина", "Невский проспект", "Οδός Ερμού"],
      towns: [("Санкт-Петербург", "", "190###"), ("Нижний Новгород", "", "603###")],
      country: "Россия", phone: "+7 ### ###-##-##"),
  ]

  /// The region of a random contact, as often as its share says.
  static func random(_ random: inout RandomSource) -> Region {
    var place = random.number(0...99)
    for region in all {
      place -= region.share
      if place < 0 { return region }
    }
    return all[0]
  }
}
