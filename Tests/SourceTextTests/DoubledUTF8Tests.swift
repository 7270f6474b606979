import SourceText
import Testing

/// What is written in UTF-8 twice is undone, and what people write is not.
struct DoubledUTF8Tests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let expected: String?

    init(_ text: String, _ expected: String?) {
      self.text = text
      self.expected = expected
    }
    var testDescription: String { text }
  }

  /// Texts as the spreadsheets, consoles and programs of each code page garble them.
  static let doubled: [Case] = [
    Case("JÃ¼rgen MÃ¼ller", "Jürgen Müller"),
    Case("HÃ©lÃ¨ne", "Hélène"),
    Case("PaweÅ‚", "Paweł"),
    Case("Å\u{81}ukasz", "Łukasz"),
    Case("KowalskÄ…", "Kowalską"),
    Case("Oâ€™Brien", "O’Brien"),
    Case("12Â°", "12°"),
    Case("Ð˜Ð²Ð°Ð½", "Иван"),
    Case("æ\u{9D}Žå¼º", "李强"),
    // Central European, Cyrillic, Turkish, the Mac, DOS.
    Case("JĂĽrgen", "Jürgen"),
    Case("PaweĹ‚", "Paweł"),
    Case("РњР°СЂРёСЏ", "Мария"),
    Case("J√ºrgen", "Jürgen"),
    Case("J├╝rgen", "Jürgen"),
    // Each cell for itself, and more than once.
    Case("Zoë;BesanÃ§on", "Zoë;Besançon"),
    Case("JÃƒÂ¼rgen", "Jürgen"),
  ]

  static let written: [Case] = [
    "Jürgen Müller", "SÃO PAULO", "Nº 3", "CAFÉ™", "HURRÄ…", "»MENÜ«", "Ñandú®", "GĂŞTEANU MĂŞESCU",
    "Віктор", "дії", "Њњ", "Иван Иванов", "Łódź", "Úžice", "Ängö", "Pääjärvi", "Ã", "«É»",
    "§ 3 – Ä",
    "李强", "Ρένα", "Nguyễn Thị Ánh", "Ö°", "Çağrı Şen", "Ä “A”",
  ].map { Case($0, nil) }

  @Test(arguments: doubled + written)
  func aTextIsUndoneWhereNobodyWouldWriteIt(_ item: Case) {
    let bytes = Array(item.text.utf8)
    let undone = bytes.withUnsafeBytes { DoubledUTF8.undone($0) }
    #expect(undone.map { String(decoding: $0, as: UTF8.self) } == item.expected)
  }

  /// Whatever is encoded twice comes back, or stays as it is.
  @Test(arguments: [
    "windows-1252", "windows-1250", "windows-1251", "macintosh", "IBM850", "IBM866",
  ])
  func whatIsDoubledComesBack(page: String) throws {
    let charset = try #require(Charset(named: page))
    for name in ["Günther Weiß", "Čeněk Dvořák", "Анна Соколова", "Åse Bjørnstad", "Gülşen Yıldız"]
    {
      let text = Array(charset.decode(Array(name.utf8)).string.utf8)
      let undone = text.withUnsafeBytes { DoubledUTF8.undone($0) }
      #expect(undone == Array(name.utf8), "\(name) by way of \(page)")
    }
  }
}
