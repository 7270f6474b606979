import ContactCoding
import ContactModel
import FileFormats
import Testing

@testable import TableCoding

/// Numbers and mailboxes behind names, in the cells of these, and cells that say that there is none.
struct NamedReachTests {
  @Test(arguments: [
    (
      "Name,Phone\nAnna Müller 0170 5550101,0170 5550101\nJoe Vos,0171 5550102\n",
      ["name=Müller;Anna", "phoneNumber=0170 5550101"], 3
    ),
    (
      "이름,전화번호\n박순용 010-5555-0101,010-5555-0101\n김민지,010-5555-0102\n",
      ["formattedName=박순용", "phoneNumber=010-5555-0101"], 3
    ),
    (
      "Name,Phone\nAnna Müller 0170 5550101,\nJoe Vos 030 5550102,\nMia Holm,0172 5550103\n",
      ["name=Müller;Anna", "phoneNumber=0170 5550101"], 3
    ),
    (
      "Firma;Ansprechpartner;Ort\nElm GmbH;Anna Müller, 0170 5550101;Ulm\nOak GmbH;Joe Vos (0171 5550102);Bonn\n",
      ["name=Müller;Anna", "organization=Elm GmbH", "phoneNumber=0170 5550101"], 4
    ),
    (
      "ФИО;Класс\nЛугова Анна Петровна, тел. 89165550101;5А\nВольская Мария Ивановна 89165550102;5Б\n",
      ["name=Лугова;Анна;Петровна", "phoneNumber=89165550101"], 4
    ),
    (
      "Contact,Email\nAnn Lee <ann@lee.example>,ann@lee.example\nJoe Vos,joe@vos.example\n",
      ["name=Lee;Ann", "emailAddress=ann@lee.example"], 3
    ),
    // The number of a record is nobody's telephone.
    (
      "Name,Email\nAnn Lee 20210345,ann@lee.example\nJoe Vos 20210346,joe@vos.example\n",
      ["formattedName=Ann Lee 20210345", "emailAddress=ann@lee.example"], 2
    ),
    // Of a place without some of it is said so in words.
    (
      "Name,Phone,Email,Website,Address\nElm GmbH,Not found,E-Mail nicht gefunden,No website found,\"4 Elm St, Dayton, OH 45402\"\n"
        + "Oak GmbH,937 555 0102,a@oak.example,https://oak.example,Not found\n",
      ["organization=Elm GmbH", "postalAddress=;;4 Elm St;Dayton;OH;45402"], 3
    ),
    (
      "İşletme Adı,Telefon,E-posta\nÇınar Eczanesi,Telefon bulunamadı,a@cinar.example\nLale Fırın,0212 555 01 02,Bulunamadı\n",
      ["organization=Çınar Eczanesi", "emailAddress=a@cinar.example"], 3
    ),
  ])
  func firstContact(_ text: String, _ expected: [String], _ count: Int) throws {
    let contact = try #require(try read(text, .csv).contacts.first)
    for part in expected {
      #expect(contact.summary.contains { $0.hasPrefix(part) }, "\(part): \(contact.summary)")
    }
    #expect(contact.summary.count <= count, "\(contact.summary)")
  }

  @Test(arguments: [
    ("Joe Vos Jr. (Tel. 0171 5550102)", "Joe Vos Jr.", "0171 5550102"),
    ("Ann Lee +1 (603) 555-0101", "Ann Lee", "+1 (603) 555-0101"),
    ("Ann Lee (603) 555-0101", "Ann Lee", "(603) 555-0101"),
    ("张小敏 13855501021", "张小敏", "13855501021"),
    ("Ann Lee [ann@lee.example]", "Ann Lee", "ann@lee.example"),
  ])
  func parts(_ text: String, _ name: String, _ value: String) throws {
    let reach = try #require(NamedReach(text))
    #expect([reach.name, reach.value] == [name, value])
  }

  /// Years, dates, numbers of records and of flats, and what has no name.
  @Test(arguments: [
    "Ann Lee 1980-2020", "Ann Lee 01.02.1980", "Ann Lee 20210345", "Ann Lee 12-3", "0171 5550102",
    "Ana Luz 012.345.678-90", "Elm 4 0171 5550102", "ann@lee.example", "Ann Lee (1980)",
  ])
  func noNumber(_ text: String) { #expect(NamedReach(text) == nil) }
}
