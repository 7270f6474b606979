import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Columns beside telephone numbers: extensions, and what messengers know people by.
struct NumberColumnTests {
  /// An extension belongs to the number beside it, whatever both are called.
  @Test(arguments: [
    ("Telefon", "Durchwahl"), ("Tel", "Durchwahl"), ("Zentrale", "Durchwahl"),
    ("Telefon dienstlich", "Durchwahl"), ("Telefon", "Tel.-Durchwahl"),
    ("Telefon", "Durchwahl-Nr."),
    ("Telefon", "Nebenstelle"), ("Telefon", "DW"), ("Telefon", "Apparat"), ("Telefon", "Klappe"),
    ("Phone", "Ext."), ("Phone", "Extension"), ("Telephone", "Direct dial"),
    ("Work phone", "Work ext"), ("Téléphone", "Poste"), ("Téléphone", "Ligne directe"),
    ("Teléfono", "Anexo"), ("Teléfono", "Interno"), ("Telefono", "Interno"), ("Telefono", "Int."),
    ("Telefone", "Ramal"), ("Telefon", "Linka"), ("Telefon", "Klapka"), ("Telefon", "wew."),
    ("Telefon", "mell."), ("Telefon", "Mellék"), ("Telefon", "Dahili"), ("Телефон", "доб."),
    ("Телефон", "Внутренний"), ("Телефон", "Внутрішній"), ("電話", "内線"), ("电话", "分机"),
    ("전화", "내선"), ("Telefoon", "Toestel"), ("Telefon", "Anknytning"), ("Puhelin", "Alanumero"),
    ("Telefon", "Interni broj"), ("Τηλέφωνο", "Εσωτερικό"), ("טלפון", "שלוחה"), ("هاتف", "تحويلة"),
    ("Tālrunis", "Iekšējais"), ("Telefonas", "Vidinis"), ("Telepon", "Ekstensi"),
    ("Telèfon", "Extensió"),
  ])
  func extensions(_ number: String, _ added: String) throws {
    let text =
      "Name;\(number);\(added);Fax\nAnna Roth;03731/2244;-12;03731/2245\nUwe Lang;03525 7000;15;\n"
      + "Gert Klein;03525 7100;;\n"
    let numbers = try read(text, .csv).contacts.map { contact in
      contact.summary.filter { !$0.contains("name=") }.map { $0.split(separator: " [")[0] }
    }
    #expect(
      numbers == [
        ["phoneNumber=03731/2244 x12", "phoneNumber=03731/2245"], ["phoneNumber=03525 7000 x15"],
        ["phoneNumber=03525 7100"],
      ])
  }

  @Test(arguments: [
    // Whole numbers are no extensions.
    (
      "Name;Telefon;Durchwahl\nAnna Roth;03731/2244;03731/2244-12\nUwe Lang;03525 7000;03525 7000-15\n",
      ["phoneNumber=03731/2244", "phoneNumber=03731/2244-12 [work]"]
    ),
    (
      "Name;Phone;Ext\nAnna Roth;020 7946 0100;020 7946 0123\nUwe Lang;020 7946 0101;020 7946 0124\n",
      ["phoneNumber=020 7946 0100", "phoneNumber=020 7946 0123 [work]"]
    ),
    // Nobody dials them behind a mobile number, one at home or a fax.
    (
      "Name;Handy;Fax;Durchwahl\nAnna Roth;0171 2222222;03731/2245;212\nUwe Lang;0171 1111111;;215\n",
      [
        "phoneNumber=0171 2222222 [mobile]", "phoneNumber=03731/2245 [otherFax]",
        "phoneNumber=212 [work]",
      ]
    ),
    (
      "Name;Durchwahl;Telefon\nAnna Roth;-12;03731/2244\nUwe Lang;-15;03525 7000\n",
      ["phoneNumber=03731/2244 x12"]
    ),
  ])
  func whatElseExtensionsAre(_ text: String, _ numbers: [String]) throws {
    let contact = try #require(try read(text, .csv).contacts.first)
    #expect(contact.summary.filter { !$0.contains("name=") && !$0.contains("Name=") } == numbers)
  }

  /// Letters above numbers beside each other are those of words of the table's language.
  @Test(arguments: [
    ("Name Vorname;Strasse;P;G;N", ["home", "work", "mobile"]),
    ("Name Vorname;Strasse;Tel. P;Tel. G;Tel. N", ["home", "work", "mobile"]),
    ("Name Vorname;Strasse;P;G;H", ["home", "work", "mobile"]),
    ("Surname;Street;H;W;C", ["home", "work", "mobile"]),
    ("Nom et prénom;Rue;D;B;P", ["home", "work", "mobile"]),
    ("Achternaam;Straat;P;Z;M", ["home", "work", "mobile"]),
  ])
  func lettersOfNumbers(_ header: String, _ labels: [String]) throws {
    let text =
      "\(header)\nLee Ann;Elmweg 1;041 555 04 01;041 555 04 91;079 555 04 01\n"
      + "Vos Joe;Elmweg 2;041 555 04 02;041 555 04 92;079 555 04 02\n"
    let numbers = try #require(try read(text, .csv).contacts.first)[.phoneNumbers]
    #expect(numbers.map { $0.label?.name } == labels)
  }

  /// Whoever is reached by a messenger is so by that one.
  @Test(arguments: [
    ("WeChat", "wxm70", "WeChat"), ("微信", "wxm70", "WeChat"), ("微信号", "wxm70", "WeChat"),
    ("LINE ID", "annlee", "LINE"), ("ไลน์", "annlee", "LINE"), ("LINE", "annlee", "LINE"),
    ("KakaoTalk", "annlee", "KakaoTalk"), ("카카오톡", "annlee", "KakaoTalk"),
    ("Telegram", "@annlee", "Telegram"), ("Телеграм", "@annlee", "Telegram"),
    ("Skype", "ann.lee", "Skype"), ("Skype-Name", "ann.lee", "Skype"),
    ("Скайп", "ann.lee", "Skype"),
    ("QQ", "12345678", "QQ"), ("QQ号", "12345678", "QQ"), ("Threema", "AB12CD34", "Threema"),
    ("Threema-ID", "AB12CD34", "Threema"), ("Discord", "annlee", "Discord"),
    ("Signal", "annlee.01", "Signal"), ("Zalo", "annlee", "Zalo"), ("Viber", "annlee", "Viber"),
    ("WhatsApp", "annlee", "WhatsApp"), ("Slack", "annlee", "Slack"),
  ])
  func messengers(_ header: String, _ address: String, _ service: String) throws {
    let others = header == "LINE" ? "名前,電話" : "Name,Telefon"
    let text = "\(others),\(header)\nAnn Lee,030 2222222,\(address)\nBo Ek,030 1111111,\(address)\n"
    let contact = try #require(try read(text, .csv).contacts.first)
    #expect(
      contact.summary.contains("instantMessageAddress=\(service)|\(address)"), "\(contact.summary)")
  }

  /// A number by which one is known there is one to call, and says for what it is.
  @Test(arguments: [
    ("WhatsApp", "+49 171 5550123", "+49 171 5550123", "WhatsApp"),
    ("WhatsApp", "https://wa.me/491715550123", "+491715550123", "WhatsApp"),
    ("WhatsApp-Nummer", "0171 5550123", "0171 5550123", "WhatsApp"),
    ("Handy (WhatsApp)", "0171 5550123", "0171 5550123", "WhatsApp"),
    ("Celular/WhatsApp", "11 91234-5678", "11 91234-5678", "WhatsApp"),
    ("Nº de WhatsApp", "11 91234-5678", "11 91234-5678", "WhatsApp"),
    ("Ватсап", "+7 901 234-56-78", "+7 901 234-56-78", "WhatsApp"),
    ("واتساب", "+966 50 123 4567", "+966 50 123 4567", "WhatsApp"),
    ("No WA", "0812-3456-7890", "0812-3456-7890", "WhatsApp"),
    ("Signal", "+49 171 5550123", "+49 171 5550123", "Signal"),
    ("Telegram", "+49 171 5550123", "+49 171 5550123", "Telegram"),
    ("Viber", "+359 88 123 4567", "+359 88 123 4567", "Viber"),
    ("Zalo", "0912 345 678", "0912 345 678", "Zalo"),
    ("WhatsApp/Signal", "+49 171 5550123", "+49 171 5550123", "WhatsApp/Signal"),
  ])
  func numbersOfMessengers(
    _ header: String, _ cell: String, _ number: String, _ service: String
  ) throws {
    let table = "Name;Ort;\(header)\nAnn Lee;Ulm;\(cell)\nBo Ek;Ulm;\(cell)\n"
    let contact = try #require(try read(table, .csv).contacts.first)
    #expect(
      contact.phoneNumbers.map(\.value.stringValue) == [number]
        && contact.phoneNumbers.map { $0.label?.name } == [service], "\(contact.summary)")
    #expect(text(write([contact], .vCard40).bytes).contains("TEL;TYPE=cell:"))
  }

  /// In one column stands whatever somebody is reached by.
  @Test(arguments: [
    (
      "Mieter;Erreichbar\nEva Lind;\"Tel. 0351 5550141\nMobil 0171 3920041\"\nUwe Berg;\"Mobil 0171 3920042\nuwe@berg.example\"\n",
      ["phoneNumber=0351 5550141", "phoneNumber=0171 3920041 [mobile]"]
    ),
    (
      "Jméno;Příjmení;Kontakt\nEva;Malá;mob. 603 123 401, domů 469 123 401\nJan;Veselý;\"mob. 603 123 402, e-mail jan@vesely.example\"\n",
      ["phoneNumber=603 123 401 [mobile]", "phoneNumber=469 123 401 [home]"]
    ),
    (
      "Name;Erreichbar\nEva Lind;\"Tel. 0351 5550141, eva@lind.example, E-Mail: e.lind@ek.example\"\nUwe Berg;0351 5550142\n",
      [
        "phoneNumber=0351 5550141", "emailAddress=eva@lind.example",
        "emailAddress=e.lind@ek.example",
      ]
    ),
    (
      "Name;Kontakt\nEva Lind;\"eva@lind.example, 0171 3920041\"\nUwe Berg;0351 5550142\n",
      ["phoneNumber=0171 3920041", "emailAddress=eva@lind.example"]
    ),
    ("Name;Zugang\nEva Lind;Raum 204, Tor 5\nUwe Berg;Raum 310, Tor 2\n", []),
  ])
  func columnsOfAllThatReachesSomebody(_ table: String, _ values: [String]) throws {
    let contact = try #require(try read(table, .csv).contacts.first)
    let found = contact.summary.filter {
      $0.hasPrefix("phoneNumber") || $0.hasPrefix("emailAddress")
    }
    #expect(found == values, "\(contact.summary)")
  }
}
