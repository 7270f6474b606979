import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// Files of several programs in one.
struct JoinedFileTests {
  static let google =
    "First Name,Last Name,E-mail 1 - Value,Birthday\nAnn,Lee,a@b.example,1980-04-15\n"
  static let german =
    "Vorname;Nachname;Tel. privat;PLZ Ort;Geburtstag\nHans;Kurz;0228 1;53111 Bonn;4.5.1980\n"

  private func input(_ text: String, _ options: CSVReadingOptions = .init()) throws
    -> ContactInput
  {
    try ContactInput(
      stream: ByteStream(bytes: Array(text.utf8), name: "test"), format: .csv, csv: options)
  }

  @Test func eachRowIsReadByTheHeaderAboveIt() throws {
    let contacts = try input(Self.google + Self.german + Self.google).readAll(jobs: 1).contacts
    let ann = ["name=Lee;Ann", "emailAddress=a@b.example", "birthday=19800415"]
    let hans = [
      "name=Kurz;Hans", "phoneNumber=0228 1 [home]", "postalAddress=;;;Bonn;;53111",
      "birthday=19800504",
    ]
    #expect(contacts.map { $0.summary.sorted() } == [ann, hans, ann].map { $0.sorted() })
  }

  /// A converter forgets to end the line of the header.
  @Test(arguments: [1, 2, 8_000])
  func theFirstRowMayFollowTheHeaderInItsLine(_ count: Int) throws {
    let row = "Ann\tLee\tAnn Lee\ta@b.example\t+49 30 111\tFriends\n"
    let text =
      "First Name\tLast Name\tDisplay Name\tE-mail Address\tHome Phone\tCategories"
      + String(repeating: row, count: count)
    let file = try input(text).readAll(jobs: 2)
    #expect(file.contacts.count == count)
    let ann = [
      "name=Lee;Ann", "formattedName=Ann Lee", "emailAddress=a@b.example",
      "phoneNumber=+49 30 111 [home]", "category=Friends",
    ]
    #expect(file.contacts.allSatisfy { $0.summary.sorted() == ann.sorted() })
    #expect(file.diagnostics.map(\.code.rawValue) == ["csv.header.unended"])
  }

  /// Programs copy files in blocks, the last of which is filled up with NUL characters.
  @Test func paddedFilesAreRecognised() throws {
    let stream = try ByteStream(
      bytes: Array(Self.google.utf8) + [UInt8](repeating: 0, count: 512), name: "test")
    let file = try ContactInput(stream: stream).readAll(jobs: 1)
    #expect(file.contacts.count == 1)
    #expect(file.contacts.first?.summary.contains("name=Lee;Ann") == true)
  }

  /// Tables longer than the parts that threads take.
  @Test func theNumberOfThreadsChangesNothing() throws {
    let rows = { (table: String, count: Int) in
      let lines = table.split(separator: "\n")
      return lines[0] + "\n" + String(repeating: lines[1] + "\n", count: count)
    }
    let text = rows(Self.google, 5_000) + rows(Self.german, 5_000) + rows(Self.google, 3)
    let file = try input(text)
    let one = try file.readAll(jobs: 1)
    #expect(one.contacts.count == 10_003)
    let four = try input(text).readAll(jobs: 4)
    #expect(one.contacts == four.contacts)
    #expect(one.diagnostics == four.diagnostics)
    let inspection = try input(text).inspect(jobs: 2)
    #expect(inspection.furtherTables.map(\.contacts) == [5_000, 3])
    #expect(inspection.furtherTables.first?.filledCells == [5_000, 5_000, 5_000, 5_000, 5_000])
    #expect(inspection.filledCells == [5_000, 5_000, 5_000, 5_000])
  }

  /// Of a map, only what names columns counts in tables behind the first one.
  @Test func aMapGoesByNames() throws {
    let map = ColumnMap(columns: [
      ColumnMap.Column(header: nil, number: 1, meaning: try #require(ColumnMeaning("nickname"))),
      ColumnMap.Column(
        header: "Birthday", meaning: try #require(ColumnMeaning("date:anniversary"))),
    ])
    let text = Self.google + "Phone,Full name,Birthday\n030 1,Bob Ray,1981-02-03\n"
    let contacts = try input(text, CSVReadingOptions(map: map)).readAll(jobs: 1).contacts
    #expect(contacts.first?.summary.contains("nickname=Ann") == true)
    #expect(
      contacts.last?.summary.sorted() == [
        "date=19810203 [anniversary]", "name=Ray;Bob", "phoneNumber=030 1",
      ])
  }

  /// Words that name columns, as people also call contacts, groups and labels.
  @Test(arguments: [
    "Firma,Verein,", "Mobil,Handy,", "Home,Work,Mobile", "Telefon,Notiz,", "Vater,Mutter,",
    "Office,,Phone", "Chef,Team,",
  ])
  func rowsOfWordsAreContacts(_ row: String) throws {
    let text = "Name,Group,Note\nAnn,Familie,x\n\(row)\nBob,,y\n"
    let file = try input(text).readAll(jobs: 1)
    #expect(file.contacts.count == 3)
    #expect(!file.diagnostics.contains { $0.code.rawValue == "csv.header.other" })
  }
}
