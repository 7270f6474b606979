import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// Days in cells: the order of their numbers, names of months, what is no day.
struct DateCellTests {
  /// Rows of a sheet with a birthday each.
  private func birthdays(_ dates: [String], _ options: CSVReadingOptions = .init()) throws
    -> (dates: [String], codes: [String])
  {
    let text = "Name,E-Mail,Birthday\n" + dates.map { "A,a@b.example,\($0)\n" }.joined()
    let input = try ContactInput(
      stream: ByteStream(bytes: Array(text.utf8), name: "test"), format: .csv, csv: options)
    let (contacts, diagnostics) = try input.readAll(jobs: 1)
    let shown = contacts.map { contact in
      switch contact.birthday {
      case .date(let date): date.basicFormat
      case .text(let text): "“\(text)”"
      case nil: ""
      }
    }
    return (shown, diagnostics.map(\.code.rawValue).filter { $0.hasPrefix("csv.date") })
  }

  @Test func theColumnDecidesTheOrder() throws {
    let days = try birthdays(["4/5/1980", "13/5/1980"])
    #expect(days.dates == ["19800504", "19800513"])
    #expect(days.codes.isEmpty)
    let months = try birthdays(["4/5/1980", "5/13/1980"])
    #expect(months.dates == ["19800405", "19800513"])
  }

  /// What decides may stand far behind.
  @Test func theWholeFileDecides() throws {
    let many = [String](repeating: "4/5/1980", count: 5_000) + ["5/13/1980"]
    let found = try birthdays(many)
    #expect(found.dates.first == "19800405")
    #expect(found.codes.isEmpty)
  }

  @Test func whatStaysAmbiguousIsReportedAndDecidedByTheOption() throws {
    let found = try birthdays(["4/5/1980"])
    #expect(found.codes == ["csv.date.ambiguous-order"])
    let days = try birthdays(["4/5/1980"], CSVReadingOptions(dateOrder: .dayFirst))
    #expect(days.dates == ["19800504"])
    #expect(days.codes.isEmpty)
    let months = try birthdays(["4/5/1980"], CSVReadingOptions(dateOrder: .monthFirst))
    #expect(months.dates == ["19800405"])
  }

  @Test(
    arguments: [
      ("1980-04-15", "19800415"), ("19800415", "19800415"), ("1980/4/15", "19800415"),
      ("15.4.1980", "19800415"), ("15. April 1980", "19800415"), ("\"April 15, 1980\"", "19800415"),
      ("15 Apr 1980", "19800415"), ("15-Apr-80", "19800415"), ("--04-15", "--0415"),
      ("0000-04-15", "--0415"), ("1980年4月15日", "19800415"), ("1980-04-15 00:00:00", "19800415"),
      ("15 de abril de 1980", "19800415"), ("0/0/00", ""), ("0.0.00", ""), ("00/00/0000", ""),
      ("0000-00-00", ""), ("--", ""), ("//", ""), ("1/1/4501", ""), ("15.04.1604", "--0415"),
      ("1980", "1980"),
      ("31.2.1980", "“31.2.1980”"), ("15 de abril 0", "“15 de abril 0”"), ("soon", "“soon”"),
      ("15. März 1980", "19800315"),
      ("1er avril 1980", "19800401"), ("1º de abril de 1980", "19800401"),
      ("1° aprile 1980", "19800401"),
      ("1980-00-00", "1980"), ("0415-00-00 00:00:00", "--0415"), ("15.4.1980 00:00", "19800415"),
      ("15/4/1980 13:04:05", "19800415T130405"), ("\"April 15, 1980 7:05 PM\"", "19800415T1905"),
      ("15.4.1980 12:30 am", "19800415T0030"), ("15/4/1980 7:05 PST", "19800415T0705"),
      ("15/4/1980 12:05 AEST", "19800415T1205"),
    ])
  func readsDates(_ text: String, _ expected: String) throws {
    #expect(try birthdays([text], CSVReadingOptions(dateOrder: .dayFirst)).dates == [expected])
  }

  /// The names of months are the language's that the headers are in.
  @Test(arguments: [
    ("Nimi;Puhelin;Syntymäpäivä", "4. marraskuuta 1985", "19851104"),
    ("Ime i prezime;Telefon;Datum rođenja", "4. listopada 1985.", "19851004"),
    ("Jméno;Telefon;Datum narození", "4. listopadu 1985", "19851104"),
    ("Imię i nazwisko;Telefon;Data urodzenia", "4 listopada 1985", "19851104"),
    ("Név;Telefon;Születési dátum", "1985. május 4.", "19850504"),
    ("Ad Soyad;Telefon;Doğum tarihi", "4 Ağustos 1985", "19850804"),
    ("Nume;Telefon;Data nașterii", "4 noiembrie 1985", "19851104"),
    ("Ονοματεπώνυμο;Τηλέφωνο;Ημερομηνία γέννησης", "4 Μαΐου 1985", "19850504"),
    ("Vardas, pavardė;Telefonas;Gimimo data", "1985 m. gegužės 4 d.", "19850504"),
    ("Họ và tên;Điện thoại;Ngày sinh", "ngày 4 tháng 5 năm 1985", "19850504"),
    ("Nama;Telepon;Tanggal lahir", "4 Mei 1985", "19850504"),
    ("الاسم;الهاتف;تاريخ الميلاد", "٤ مايو ١٩٨٥", "19850504"),
    ("Name;Phone;Birthday", "4 temmuz 1985", "19850704"),
    ("Аты-жөні;Телефон;Туған күні", "04.05.1985 ж.", "19850504"),
    ("Нэр;Утас;Төрсөн өдөр", "1985 оны 5 сарын 4", "19850504"),
    ("სახელი;ტელეფონი;დაბადების თარიღი", "1985 წლის 4 მაისი", "19850504"),
    ("নাম;মোবাইল;জন্ম তারিখ", "০৪/০৫/১৯৮৫ ইং", "19850504"),
    ("Ad;Telefon;Doğum tarixi", "4 may 1985-ci il", "19850504"),
    ("Imię;Telefon;Data urodzenia", "4 maja 1985 r.", "19850504"),
    ("ФИО;Телефон;Дата рождения", "4 мая 1985 г.р.", "19850504"),
    ("Ime;Telefon;Datum rođenja", "4. мај 1985. године", "19850504"),
    ("שם;טלפון;תאריך לידה", "4 במאי 1985", "19850504"),
    ("الاسم;الهاتف;تاريخ الميلاد", "4 أيار 1985", "19850504"),
    ("নাম;ফোন;জন্ম তারিখ", "৪ ফেব্রুয়ারি ১৯৮৫", "19850204"),
  ])
  func monthsHaveNames(_ headers: String, _ date: String, _ expected: String) throws {
    let contacts = try read("\(headers)\nX Y;030 1234567;\(date)\n", .csv).contacts
    #expect(contacts.first?.summary.contains("birthday=\(expected)") == true)
  }
}
