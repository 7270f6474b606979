import Testing

@testable import TableCoding

/// Names of columns, alone or made of several words, in many languages.
struct HeaderReadingTests {
  private static let headers: [(String, String)] = [
    ("PLZ Ort", "address.postcodeCity"), ("Postleitzahl/Ort", "address.postcodeCity"),
    ("CP Ville", "address.postcodeCity"), ("CAP Città", "address.postcodeCity"),
    ("Postcode en plaats", "address.postcodeCity"), ("ZIP City", "address.postcodeCity"),
    ("City, State, ZIP", "address.postcodeCity"), ("ΤΚ - Πόλη", "address.postcodeCity"),
    ("NPA / PLZ", "address.postcode"), ("Tel. / Fax", "phone:Tel. / Fax"), ("Tel./Handy", "phone"),
    ("Phone / Mobile", "phone"), ("Móvil/Teléfono", "phone"), ("Telefon-Mobil", "phone.mobile"),
    ("Phone (mobile)", "phone.mobile"),
    ("Cidade/UF", "address.cityRegion"),
    ("Name, Vorname", "name.familyGiven"), ("Nom et prénom", "name.familyGiven"),
    ("Фамилия Имя Отчество", "name.familyGiven"), ("Vorname Nachname", "name.whole:full"),
    ("Straße, Nr.", "address.street"), ("Ship Address2", "address.street2:delivery"),
    ("Home tel", "phone.home"), ("Rufnummer (privat)", "phone.home"), ("Hemtel.", "phone.home"),
    ("Tel. G", "phone.work"), ("Work Street", "address.street:work"),
    ("Ulica (służbowy)", "address.street:work"), ("Other Zip", "address.postcode:other"),
    ("Моб. телефон", "phone.mobile"), ("Fax dienstl.", "phone.workFax"),
    ("Handy privat", "phone:home+cell"), ("Invitee First Name", "name.given"),
    ("Question 1: Mobile", "phone.mobile"), ("Phone 2 Type", "phone.label#2"),
    ("E-Mail-Kategorie", "email.label"), ("Privattelefon", "phone.home"),
    ("お名前", "name.whole"), ("ご住所(都道府県)", "address.region"),
    ("〒", "address.postcode"), ("تلفن همراه", "phone.mobile"), ("शहर", "address.city"),
    ("Mã bưu điện", "address.postcode"), ("Datum rođ.", "birthday"), ("휴대폰 번호", "phone.mobile"),
    ("Bill to 2", "address.formatted:billing#2"), ("Tjänstemobil", "phone:work+cell"),
    ("Arbejdsmobil", "phone:work+cell"), ("Dienstmobiel", "phone:work+cell"),
    ("Móvil empresa", "phone:work+cell"), ("Company mobile", "phone:work+cell"),
    ("nom_rue", "address.street"), ("numero_rue", "address.streetNumber"),
    ("nom_ville", "address.city"), ("nom_famille", "name.family"),
    ("nombre_calle", "address.street"),
    ("NAP", "address.postcode"), ("Kodi postar", "address.postcode"), ("পিন কোড", "address.postcode"),
    ("Μορφοποιημένο όνομα", "name.whole:full"), ("Επίθημα", "name.suffix"),
    ("Nomi aggiuntivi", "name.middle"), ("Ytterligare namn", "name.middle"),
    ("Przedrostek", "name.prefix"), ("Titul za jménem", "name.suffix"),
    ("Wann sind Sie geboren?", "birthday"), ("¿Cómo te llamas?", "name.whole:full"),
    ("Где вы живёте?", "address.whole"), ("生年月日はいつですか", "birthday"),
    ("अपना पूरा नाम लिखें", "name.whole:full"), ("Qual é a sua cidade?", "address.city"),
    ("Palayaw", "nickname"), ("Jina la utani", "nickname"), ("Twieled/Twieldet", "birthday"),
    ("Né/Née", "birthday"), ("බිරිඳ / ස්වාමිපුරුෂයා", "relation.spouse"),
    ("Muž/Žena", "relation.spouse"), ("Ime oca", "relation.father"),
    ("Πατρώνυμο", "relation.father"), ("Postnr", "address.postcode"),
    ("Mahali", "address.whole"), ("Wem", "name.whole"), ("Adres obiektu", "address.whole"),
    ("部署・役職", "title"), ("Abteilung/Funktion", "title"),
    ("Department / Position", "title"), ("Dział / Stanowisko", "title"),
    ("あなたの住所を教えてください", "address.whole"), ("Address incl. postcode", "address.whole"),
  ]

  @Test(arguments: headers)
  func wordsTell(_ header: String, _ meaning: String) {
    let reading = HeaderReader(headers: [header, "Ime", "Prezime"]).read(header)
    let alone = HeaderReader(headers: [header]).read(header)
    let found = [alone, reading].compactMap { $0?.meaning?.description }
    #expect(found.contains(meaning))
  }

  /// How a firm's name is read, in whichever letters, is no reading of somebody's name.
  @Test(arguments: ["会社", "会社名", "法人名", "組織", "組織名", "勤務先", "勤務先名", "企業名"])
  func firmsHaveReadings(_ firm: String) {
    for word in ["フリガナ", "ふりがな", "よみ", "ヨミ", "かな", "カナ", "読み仮名"] {
      for header in ["\(firm)\(word)", "\(firm) \(word)", "\(word) (\(firm))", "\(word)（\(firm)）"] {
        let reading = HeaderReader(headers: ["姓", "名", firm, "フリガナ (姓)", header]).read(header)
        #expect(reading?.meaning?.description == "phoneticOrganization", "\(header)")
      }
    }
  }

  @Test(arguments: [
    ("フリガナ (姓)", "phoneticFamily"), ("名フリガナ", "phoneticGiven"),
    ("会社電話", "phone.work"), ("Company Yomi", "phoneticOrganization"),
  ])
  func otherReadingsStay(_ header: String, _ meaning: String) {
    #expect(
      HeaderReader(headers: ["姓", "名", header]).read(header)?.meaning?.description == meaning)
  }

  /// What belongs to somebody else, or is no field, is told apart from what is not known.
  @Test(arguments: [
    ("Partner First Name", "spouse"), ("Mother's phone", "mother"),
    ("Emergency Phone", "emergency"),
    ("Notfall Tel", "emergency"), ("保護者氏名", "parent"),
  ])
  func othersAreNotTheContact(_ header: String, _ owner: String) {
    let reading = HeaderReader(headers: [header]).read(header)
    #expect(reading?.owner == owner || reading?.meaning?.label == owner)
  }

  @Test(arguments: [
    "Kiint.tunnus", "Fastighetsbeteckning", "Č. parcely", "Кадастровый номер", "Mitgliedsnummer",
    "Order ID",
    "Dietary needs?", "会員番号", "ИНН",
  ])
  func someAreNoFields(_ header: String) {
    let reading = HeaderReader(headers: [header]).read(header)
    #expect(reading != nil)
    #expect(reading?.meaning == nil)
  }

  @Test(arguments: ["R4", "PHF3", "丙2", "Bit5", "Wasserzähler", "Email status", "Zorp"])
  func othersAreNotKnown(_ header: String) {
    #expect(HeaderReader(headers: [header]).read(header)?.meaning == nil)
  }
}
