import ContactFormatting
import ContactModel
import LocaleSupport
import Testing

/// Regions as posts write them: once, by their codes, or not at all.
@Suite struct PostalRegionTests {
  /// A region that a town begins with, in characters and Hangul, where both stand in one field; and with words for what
  /// it is.
  @Test(
    arguments: [
      ("RU", "Москва", "г. Москва", "Москва"), ("UA", "м. Київ", "Київ", "М. КИЇВ"),
      ("CN", "北京市", "北京", "北京市"), ("CN", "广东省广州市", "广东省", "广东省广州市"),
      ("JP", "東京都千代田区丸の内", "東京都", "東京都千代田区丸の内"), ("JP", "千代田区", "東京都", "東京都千代田区"),
      ("KR", "서울특별시 강남구", "서울특별시", "서울특별시 강남구"),
    ] as [(String, String, String, String)])
  func regionsAreSaidOnce(_ country: String, _ city: String, _ state: String, _ line: String) {
    let address = PostalAddress(
      street: "1-2-3", city: city, state: state, isoCountryCode: country)
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "zh"),
      style: PostalAddressStyle(layout: .label, senderCountry: country))
    let text = formatter.string(from: address)
    #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
  }

  /// A country, a region, a postcode of it, and the line of the town 'Urbs'.
  @Test(
    arguments: [
      // USPS, Publication 28, appendix B.
      ("US", "Armed Forces Pacific", "96517", "URBS AP 96517"),
      ("US", "ARMED FORCES EUROPE", "09180", "URBS AE 09180"),
      ("US", "Armed Forces Americas", "34001", "URBS AA 34001"),
      ("US", "W. Virginia", "25301", "URBS WV 25301"), ("US", "US-TX", "78701", "URBS TX 78701"),
      ("US", "Texas (TX)", "78701", "URBS TX 78701"), ("US", "USVI", "00801", "URBS VI 00801"),
      ("US", "State of Washington", "98101", "URBS WA 98101"),
      ("FM", "Federated States of Micronesia", "96941", "URBS FM 96941"),
      // Canada Post, 'Addressing guidelines'.
      ("CA", "Newfoundland & Labrador", "A1C 1A1", "URBS NL  A1C 1A1"),
      ("CA", "N.W.T.", "X1A 1A1", "URBS NT  X1A 1A1"),
      // Poste Italiane: the province's letters; the region above it is none.
      ("IT", "Provincia di Monza e della Brianza", "20831", "20831 URBS MB"),
      ("IT", "Città metropolitana di Torino", "10121", "10121 URBS TO"),
      ("IT", "Provincia della Spezia", "19121", "19121 URBS SP"),
      ("IT", "Vallée d'Aoste", "11013", "11013 URBS AO"),
      ("IT", "Bolzano/Bozen", "39100", "39100 URBS BZ"),
      ("IT", "Lazio", "00100", "00100 URBS"), ("IT", "Regione Piemonte", "12051", "12051 URBS"),
      ("IT", "Trentino-Alto Adige/Südtirol", "39100", "39100 URBS"),
      ("ES", "Andalucía", "41001", "41001 URBS"), ("ES", "Teruel", "44100", "44100 URBS, TERUEL"),
      ("BR", "Estado de São Paulo", "01415-001", "URBS - SP"),
      ("AU", "AU-NSW", "2600", "URBS NSW 2600"),
    ])
  func regionsByName(_ country: String, _ state: String, _ code: String, _ line: String) {
    let address = PostalAddress(
      city: "Urbs", state: state, postalCode: code, isoCountryCode: country)
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "en"),
      style: PostalAddressStyle(layout: .label, senderCountry: country))
    let text = formatter.string(from: address)
    #expect(text.split(separator: "\n").first.map(String.init) == line, "\(text)")
  }
}
