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
}
