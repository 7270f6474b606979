import ContactFormatting
import ContactModel
import LocaleSupport
import Testing

/// The rules that no country's format says: sender, capitals, prefixes, separators, recipients.
@Suite struct PostalAddressRuleTests {
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    var street = ""
    var city = ""
    var state = ""
    var code = ""
    var country = ""
    var iso = ""
    var locale = "en"
    var style = PostalAddressStyle()
    var recipient: AddressRecipient?
    var languageTag: String?
    let lines: [String]

    var text: String {
      let address = PostalAddress(
        street: street, city: city, state: state, postalCode: code, country: country,
        isoCountryCode: iso)
      return PostalAddressFormatter(locale: LocaleIdentifier(language: locale), style: style)
        .string(from: address, recipient: recipient, languageTag: languageTag)
    }
  }

  static func label(from sender: String?, english: Bool = false) -> PostalAddressStyle {
    PostalAddressStyle(
      layout: .label, senderCountry: sender, addsEnglishCountryName: english)
  }

  static let capitals: [Row] = [
    Row(
      description: "Turkish i has a dot as a capital, and a sender's language its own rules",
      street: "Atatürk Bulvarı 1", city: "İzmir", state: "Konak ilçesi", code: "35210", iso: "TR",
      locale: "de", style: label(from: "DE"),
      lines: ["Atatürk Bulvarı 1", "35210 İZMİR/KONAK İLÇESİ", "TÜRKEI"]),
    Row(
      description: "dotless where the small letter is", city: "Diyarbakır", code: "21000",
      iso: "TR", style: label(from: "TR"), lines: ["21000 DİYARBAKIR"]),
    Row(
      description: "Greek capitals have no accents", city: "Αθήνα", code: "101 88", iso: "GR",
      style: label(from: "GR"), lines: ["101 88 ΑΘΗΝΑ"]),
    Row(
      description: "ß becomes SS", city: "Gießen", code: "35390", iso: "DE",
      style: label(from: "IE"), lines: ["35390 GIESSEN", "GERMANY"]),
    Row(
      description: "the German post wants no capitals at home", city: "Gießen", code: "35390",
      iso: "DE", style: label(from: "DE"), lines: ["35390 Gießen"]),
    Row(
      description: "plain text keeps the user's letters", city: "Gießen", code: "35390",
      iso: "DE", style: PostalAddressStyle(senderCountry: "DE"), lines: ["35390 Gießen"]),
    Row(
      description: "Switzerland wants no capitals", street: "Bahnhofstrasse 1", city: "Zürich",
      code: "8001", iso: "CH", style: label(from: "CH"),
      lines: ["Bahnhofstrasse 1", "8001 Zürich"]),
    Row(
      description: "Canada wants everything in capitals", street: "5 rue du Trésor",
      city: "Québec", state: "qc", code: "g1r 5v6", iso: "CA", style: label(from: "CA"),
      lines: ["5 RUE DU TRÉSOR", "QUÉBEC QC  G1R 5V6"]),
    Row(
      description: "a country in its sender's language, accents kept", city: "Paris",
      code: "75002", iso: "FR", locale: "es", style: label(from: "PE"),
      lines: ["75002 PARIS", "FRANCIA"]),
    Row(
      description: "a country without a code or a known name, as it was written",
      city: "Poseidonis",
      country: "Atlantis", locale: "en", style: label(from: "GB"),
      lines: ["POSEIDONIS", "ATLANTIS"]),
  ]

  static let countries: [Row] = [
    Row(
      description: "in Latin letters, too, where the sender writes others", city: "Bremen",
      code: "28195", iso: "DE", locale: "ru", style: label(from: "RU"),
      lines: ["28195 BREMEN", "ГЕРМАНИЯ / GERMANY"]),
    Row(
      description: "and where the sender's language is none that posts work in", city: "Bremen",
      code: "28195", iso: "DE", locale: "et", style: label(from: "EE"),
      lines: ["28195 BREMEN", "SAKSAMAA / GERMANY"]),
    Row(
      description: "and where the sender's post reads English", city: "Bremen", code: "28195",
      iso: "DE", locale: "es", style: label(from: "US"),
      lines: ["28195 BREMEN", "ALEMANIA / GERMANY"]),
    Row(
      description: "an island is the post town of mail from Britain", city: "St Peter Port",
      code: "GY1 2JQ", iso: "GG", style: label(from: "GB"),
      lines: ["ST PETER PORT", "GUERNSEY", "GY1 2JQ"]),
    Row(
      description: "but not twice", city: "Jersey", code: "JE2 3AB", iso: "JE",
      style: label(from: "GB"), lines: ["JERSEY", "JE2 3AB"]),
    Row(
      description: "Monaco's mail from France is as France's", city: "Monaco", code: "98000",
      iso: "MC", style: label(from: "FR"), lines: ["98000 MONACO"]),
    Row(
      description: "American islands are states", city: "Hagåtña", state: "Guam", code: "96910",
      iso: "GU", style: label(from: "US"), lines: ["HAGÅTÑA GU 96910"]),
    Row(
      description: "whatever country they are said to be in", city: "Ponce",
      state: "Puerto Rico", code: "00716", iso: "US", style: label(from: "US"),
      lines: ["PONCE PR 00716"]),
    Row(
      description: "a Faroese code with its hyphen", city: "Klaksvík", code: "FO-700", iso: "FO",
      style: label(from: "DK"), lines: ["FO-700 KLAKSVÍK", "FAROE ISLANDS"]),
    Row(
      description: "an Armenian code beside its town", city: "Yerevan", code: "0002", iso: "AM",
      style: label(from: "DE"), lines: ["0002 YEREVAN", "ARMENIA"]),
    Row(
      description: "and an Albanian one", city: "Tiranë", code: "1001", iso: "AL",
      style: label(from: "DE"), lines: ["1001 TIRANË", "ALBANIA"]),
    Row(
      description: "a Romanian county below the town", city: "Viscri", state: "Brașov",
      code: "507039", iso: "RO", style: label(from: "DE"),
      lines: ["507039 VISCRI", "BRAȘOV", "ROMANIA"]),
    Row(
      description: "a Spanish province behind a comma", city: "Albarracín", state: "Teruel",
      code: "44100", iso: "ES", style: PostalAddressStyle(senderCountry: "ES"),
      lines: ["44100 Albarracín, Teruel"]),
    Row(
      description: "mail within a country has no country line", city: "Lyon", code: "69001",
      country: "France", iso: "FR", style: PostalAddressStyle(senderCountry: "FR"),
      lines: ["69001 Lyon"]),
    Row(
      description: "the name alone tells where it is", city: "Lyon", code: "69001",
      country: "Frankreich", style: PostalAddressStyle(senderCountry: "FR"),
      lines: ["69001 Lyon"]),
    Row(
      description: "no country: the sender's", city: "Lyon", code: "69001",
      style: PostalAddressStyle(senderCountry: "FR"), lines: ["69001 Lyon"]),
    Row(
      description: "English beside the sender's language", city: "Graz", code: "8010", iso: "AT",
      locale: "ja", style: label(from: "JP", english: true),
      lines: ["8010 GRAZ", "オーストリア / AUSTRIA"]),
    Row(
      description: "but not twice", city: "Oslo", code: "0150", iso: "NO", locale: "en",
      style: label(from: "US", english: true), lines: ["0150 OSLO", "NORWAY"]),
    Row(
      description: "without a sender as the address has it", city: "Graz", code: "8010",
      country: "Autriche", iso: "AT", locale: "de", lines: ["8010 Graz", "Autriche"]),
    Row(
      description: "a code only: its name in the reader's language", city: "Graz", code: "8010",
      iso: "AT", locale: "de", lines: ["8010 Graz", "Österreich"]),
    Row(
      description: "a code that is none", city: "Graz", iso: "Q9", lines: ["Graz", "Q9"]),
    Row(
      description: "a name outweighs the code of another country", city: "Graz", code: "8010",
      country: "Slovenia", iso: "AT", locale: "en", style: label(from: "GB"),
      lines: ["SI-8010 GRAZ", "SLOVENIA"]),
    Row(
      description: "Hong Kong by its short name", street: "1 Queen's Road", state: "Kowloon",
      iso: "HK", locale: "en", style: label(from: "GB"),
      lines: ["1 Queen's Road", "KOWLOON", "HONG KONG"]),
    Row(
      description: "Hong Kong once, whatever it is called", street: "1 Queen's Road",
      city: "Central", state: "Hong Kong", country: "Hong Kong", locale: "de",
      style: label(from: "DE"), lines: ["1 Queen's Road", "CENTRAL", "HONGKONG"]),
    Row(
      description: "Hong Kong as the town", street: "1 Queen's Road", city: "Hong Kong",
      country: "Hongkong", locale: "en", style: label(from: "GB"),
      lines: ["1 Queen's Road", "HONG KONG"]),
    Row(
      description: "Hong Kong at home", street: "1 Queen's Road", city: "Central",
      state: "Hong Kong", country: "Hong Kong", locale: "en", style: label(from: "HK"),
      lines: ["1 Queen's Road", "CENTRAL", "HONG KONG"]),
    Row(
      description: "a town that is called as its country is", city: "Luxembourg", code: "1234",
      country: "Luxembourg", locale: "fr", style: label(from: "FR"),
      lines: ["L-1234 LUXEMBOURG", "LUXEMBOURG"]),
  ]

  static let postalCodes: [Row] = [
    Row(
      description: "prefix in mail from abroad", city: "Zürich", code: "8001", iso: "CH",
      locale: "de", style: label(from: "DE"), lines: ["CH-8001 ZÜRICH", "SCHWEIZ"]),
    Row(
      description: "no prefix within the country", city: "Zürich", code: "8001", iso: "CH",
      locale: "de", style: label(from: "CH"), lines: ["8001 Zürich"]),
    Row(
      description: "no prefix without a sender", city: "Zürich", code: "8001", iso: "CH",
      locale: "de", lines: ["8001 Zürich", "Schweiz"]),
    Row(
      description: "no second prefix", city: "Zürich", code: "ch 8001", iso: "CH",
      locale: "de", style: label(from: "DE"), lines: ["CH-8001 ZÜRICH", "SCHWEIZ"]),
    Row(
      description: "a prefix with a space", city: "Bakı", code: "1014", iso: "AZ",
      locale: "en", style: PostalAddressStyle(senderCountry: "GB"),
      lines: ["AZ 1014 Bakı", "Azerbaijan"]),
    Row(
      description: "〒 in the native form", street: "六本木6-10-1", city: "港区", state: "東京都",
      code: "106-0032", iso: "JP", style: PostalAddressStyle(senderCountry: "JP"),
      lines: ["〒106-0032", "東京都港区", "六本木6-10-1"]),
    Row(
      description: "〒 not twice", street: "六本木6-10-1", city: "港区", state: "東京都",
      code: "〒106-0032", iso: "JP", style: PostalAddressStyle(senderCountry: "JP"),
      lines: ["〒106-0032", "東京都港区", "六本木6-10-1"]),
    Row(
      description: "no 〒 in the Latin form", street: "6-10-1 Roppongi", city: "Minato-ku",
      state: "Tokyo", code: "106-0032", iso: "JP", style: PostalAddressStyle(senderCountry: "JP"),
      lines: ["6-10-1 Roppongi, Minato-ku, Tokyo", "106-0032"]),
  ]

  static let forms: [Row] = [
    Row(
      description: "the language tag wins over the letters", street: "33 Sec. 3", city: "大安區",
      state: "台北市", code: "106", iso: "TW", style: PostalAddressStyle(senderCountry: "TW"),
      languageTag: "zh-Latn", lines: ["33 Sec. 3", "大安區, 台北市 106"]),
    Row(
      description: "the form asked for wins over all", street: "33 Sec. 3", city: "Da-an",
      state: "Taipei", code: "106", iso: "TW",
      style: PostalAddressStyle(senderCountry: "TW", form: .native), languageTag: "en",
      lines: ["106", "Taipei Da-an", "33 Sec. 3"]),
    Row(
      description: "the native form begins with the country", street: "信義路三段33號",
      city: "大安區", state: "台北市", code: "106", country: "台灣", iso: "TW",
      lines: ["台灣", "106", "台北市大安區", "信義路三段33號"]),
    Row(
      description: "Korean from the large to the small, postcode last", street: "세종대로 209",
      city: "종로구", state: "서울특별시", code: "03171", iso: "KR", style: label(from: "KR"),
      lines: ["서울특별시 종로구", "세종대로 209", "03171"]),
    Row(
      description: "Korean in Latin letters", street: "209 Sejong-daero", city: "Jongno-gu",
      state: "Seoul", code: "03171", iso: "KR", style: PostalAddressStyle(senderCountry: "KR"),
      lines: ["209 Sejong-daero", "Jongno-gu", "Seoul", "03171"]),
    Row(
      description: "Thai", street: "99 ถนนสุขุมวิท", city: "เขตวัฒนา", state: "กรุงเทพมหานคร",
      code: "10110", iso: "TH", style: PostalAddressStyle(senderCountry: "TH"),
      lines: ["99 ถนนสุขุมวิท", "เขตวัฒนา", "กรุงเทพมหานคร 10110"]),
  ]

  static let oneLine: [Row] = [
    Row(
      description: "commas", street: "10 Downing St", city: "London", code: "SW1A 2AA", iso: "GB",
      style: PostalAddressStyle(layout: .singleLine, senderCountry: "GB"),
      lines: ["10 Downing St, London, SW1A 2AA"]),
    Row(
      description: "no second comma after one that was written", street: "10 Downing St,",
      city: "London", iso: "GB",
      style: PostalAddressStyle(layout: .singleLine, senderCountry: "GB"),
      lines: ["10 Downing St, London"]),
    Row(
      description: "Arabic commas", street: "شارع المعز", city: "القاهرة", code: "11511",
      country: "مصر", iso: "EG", style: PostalAddressStyle(layout: .singleLine),
      lines: ["شارع المعز، القاهرة، 11511، مصر"]),
    Row(
      description: "none in Japanese", street: "六本木6-10-1", city: "港区", state: "東京都",
      code: "106-0032", country: "日本", iso: "JP",
      style: PostalAddressStyle(layout: .singleLine),
      lines: ["日本〒106-0032東京都港区六本木6-10-1"]),
    Row(
      description: "spaces in Korean", street: "세종대로 209", city: "종로구",
      state: "서울특별시", code: "03171", iso: "KR",
      style: PostalAddressStyle(layout: .singleLine, senderCountry: "KR"),
      lines: ["서울특별시 종로구 세종대로 209 03171"]),
    Row(
      description: "spaces in Thai", street: "99 ถนนสุขุมวิท", city: "เขตวัฒนา", iso: "TH",
      style: PostalAddressStyle(layout: .singleLine, senderCountry: "TH"),
      lines: ["99 ถนนสุขุมวิท เขตวัฒนา"]),
    Row(
      description: "lines of a street", street: "Suite 5\n1 Main St", city: "Reno", state: "NV",
      code: "89501", iso: "US",
      style: PostalAddressStyle(layout: .singleLine, senderCountry: "US"),
      lines: ["Suite 5, 1 Main St, Reno, NV 89501"]),
  ]

  static let person = AddressRecipient(name: "Dr. Eva Beispiel", organization: "Muster AG")

  static let recipients: [Row] = [
    Row(
      description: "person first in Britain", city: "London", iso: "GB",
      style: PostalAddressStyle(senderCountry: "GB"), recipient: person,
      lines: ["Dr. Eva Beispiel", "Muster AG", "London"]),
    Row(
      description: "organization first in Germany", city: "Köln", code: "50667", iso: "DE",
      style: PostalAddressStyle(senderCountry: "DE"), recipient: person,
      lines: ["Muster AG", "Dr. Eva Beispiel", "50667 Köln"]),
    Row(
      description: "organization first in France, in capitals where the post wants them",
      city: "Lyon", code: "69001", iso: "FR", style: label(from: "FR"), recipient: person,
      lines: ["Muster AG", "Dr. Eva Beispiel", "69001 LYON"]),
    Row(
      description: "c/o below the name", street: "1 Main St", city: "Reno", state: "NV",
      code: "89501", iso: "US", style: PostalAddressStyle(senderCountry: "US"),
      recipient: AddressRecipient(name: "Jo Public", careOf: "The Millers"),
      lines: ["Jo Public", "c/o The Millers", "1 Main St", "Reno, NV 89501"]),
    Row(
      description: "c/o not twice", city: "Reno", iso: "US",
      style: PostalAddressStyle(senderCountry: "US"),
      recipient: AddressRecipient(name: "Jo Public", careOf: "C/O The Millers"),
      lines: ["Jo Public", "C/O The Millers", "Reno"]),
    Row(
      description: "all that the post wants in capitals", street: "5 rue du Trésor",
      city: "Québec", state: "QC", code: "G1R 5V6", iso: "CA", style: label(from: "CA"),
      recipient: AddressRecipient(name: "Jo Public", careOf: "Léa Tremblay"),
      lines: ["JO PUBLIC", "C/O LÉA TREMBLAY", "5 RUE DU TRÉSOR", "QUÉBEC QC  G1R 5V6"]),
    Row(
      description: "units below the organization", city: "Reno", iso: "US",
      style: PostalAddressStyle(senderCountry: "US"),
      recipient: AddressRecipient(
        organization: "Example Inc.", organizationUnits: ["Sales", "West"]),
      lines: ["Example Inc.", "Sales", "West", "Reno"]),
    Row(
      description: "Japanese: below the address, with 様", street: "六本木6-10-1", city: "港区",
      state: "東京都", code: "106-0032", iso: "JP", style: PostalAddressStyle(senderCountry: "JP"),
      recipient: AddressRecipient(name: "山田太郎", organization: "例株式会社", careOf: "佐藤"),
      lines: ["〒106-0032", "東京都港区", "六本木6-10-1", "佐藤様方", "例株式会社", "山田太郎 様"]),
    Row(
      description: "御中 for an organization alone", street: "六本木6-10-1", iso: "JP",
      style: PostalAddressStyle(senderCountry: "JP"),
      recipient: AddressRecipient(organization: "例株式会社", organizationUnits: ["営業部"]),
      lines: ["六本木6-10-1", "例株式会社", "営業部 御中"]),
    Row(
      description: "an honorific that is there stays alone", street: "六本木6-10-1", iso: "JP",
      style: PostalAddressStyle(senderCountry: "JP"),
      recipient: AddressRecipient(name: "山田太郎様"), lines: ["六本木6-10-1", "山田太郎様"]),
    Row(
      description: "no honorific where none is wanted", street: "六本木6-10-1", iso: "JP",
      style: PostalAddressStyle(senderCountry: "JP", addsHonorifics: false),
      recipient: AddressRecipient(name: "山田太郎"), lines: ["六本木6-10-1", "山田太郎"]),
    Row(
      description: "Korean 님, above the postcode", street: "세종대로 209", code: "03171",
      iso: "KR", style: PostalAddressStyle(senderCountry: "KR"),
      recipient: AddressRecipient(name: "홍길동"), lines: ["세종대로 209", "홍길동 님", "03171"]),
    Row(
      description: "the country last for the post abroad, whatever the order", street: "六本木6-10-1",
      city: "港区", state: "東京都", code: "106-0032", iso: "JP", style: label(from: "DE"),
      recipient: AddressRecipient(name: "山田太郎"),
      lines: ["〒106-0032", "東京都港区", "六本木6-10-1", "山田太郎 様", "JAPAN"]),
    Row(
      description: "none in the Latin form", street: "6-10-1 Roppongi", city: "Minato-ku",
      iso: "JP", style: PostalAddressStyle(senderCountry: "JP"),
      recipient: AddressRecipient(name: "Taro Yamada"),
      lines: ["Taro Yamada", "6-10-1 Roppongi, Minato-ku"]),
  ]

  /// Postcodes of territories, as the sheets of the Universal Postal Union and their posts have them.
  @Test(arguments: [
    ("AD", "700", "AD700"), ("AI", "AI2640", "AI-2640"), ("AI", "2640", "AI-2640"),
    ("BM", "hmex", "HM EX"), ("FK", "fiqq1zz", "FIQQ 1ZZ"), ("GI", "gx111aa", "GX11 1AA"),
    ("IO", "BBND1ZZ", "BBND 1ZZ"), ("KY", "ky11102", "KY1-1102"), ("LB", "11032120", "1103 2120"),
    ("SG", "S417939", "417939"), ("SH", "sthl1zz", "STHL 1ZZ"), ("SO", "jh09010", "JH 09010"),
    ("TC", "tkca1zz", "TKCA 1ZZ"), ("BB", "11156", "BB11156"), ("CL", "834-0648", "8340648"),
    // Nothing is made up, and what fills a form where there are no postcodes is none.
    ("SH", "1", "1"), ("SH", "STHL", "STHL"), ("HK", "999077", ""), ("MO", "999078", ""),
    ("AE", "00000", ""), ("AE", "12345", "12345"),
  ])
  func codesOfTerritories(_ country: String, _ code: String, _ written: String) {
    let formatter = PostalAddressFormatter(locale: LocaleIdentifier(language: "en"))
    let address = PostalAddress(city: "Town", postalCode: code, isoCountryCode: country)
    #expect(formatter.postalCode(of: address) == written)
  }

  @Test(arguments: capitals + countries + postalCodes)
  func label(_ row: Row) { #expect(row.text == row.lines.joined(separator: "\n")) }

  @Test(arguments: forms + oneLine + recipients)
  func layout(_ row: Row) { #expect(row.text == row.lines.joined(separator: "\n")) }

  @Test func formattedAddressOnRequest() {
    var address = PostalAddress(street: "Mail Drop: TNE QB\n123 Main Street", city: "Any Town")
    address.formattedAddress = "Mr. John Q. Public, Esq.\r\nMail Drop: TNE QB\n\nAny Town "
    let style = PostalAddressStyle(prefersFormattedAddress: true)
    let formatter = PostalAddressFormatter(locale: LocaleIdentifier(language: "en"), style: style)
    #expect(
      formatter.string(from: address)
        == "Mr. John Q. Public, Esq.\nMail Drop: TNE QB\nAny Town")
    address.formattedAddress = ""
    #expect(formatter.string(from: address).hasSuffix("Any Town"))
  }
}
