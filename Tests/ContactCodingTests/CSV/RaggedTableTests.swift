import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// Tables whose rows have as many cells as they like: no row is too short or too long to be read.
struct RaggedTableTests {
  /// Each ended a run once.
  @Test(arguments: [
    ",,E,e\n,,,\n,,\n,,5\n,,",
    "Name;Phone;\n;;\n;\n;\n;",
    "Name,E-mail,Phone,Notes,City\nAnn,a@b.org\nBob,b@b.org\nCy,c@b.org\nDee,d@b.org,030 123\n",
    "First name,Last name,Phone,Birth month,Bday day,Bday day\nAnn,Lee,030 1234567,2,31,31\n",
    "Name,Birthday\nAnn Lee," + String(repeating: "* ", count: 100_000) + "\n",
    "Unicard ID,Phone 9000000000000000 - Value\n1,030 1234567\n",
  ])
  func shortRowsAreRead(_ text: String) throws {
    for jobs in [1, 2] { try Self.readAny(text, jobs: jobs) }
  }

  @Test func cellsBeyondTheHeaderAreKept() throws {
    let file = try read(
      "Name,E-mail,Phone\nAnn,a@b.org\nBob,b@b.org\nDee,d@b.org,030 123,x\n", .csv)
    #expect(file.contacts.map(\.formattedName) == ["Ann", "Bob", "Dee"])
  }

  /// Of rows that are of any length, what parts the names of columns is between the cells.
  @Test(arguments: [
    "Name;Telefon;Ort\nAnn Lee;0301234;Berlin\nBob,Fox,0309999,Bonn\nCy Ray;0305555;Köln;x\nDan;03066\n",
    "Name\tPhone\tCity\nAnn Lee\t0301234\tBonn\nLee, B, 1, 2\nCy Ray\t0305555\tUlm\tx\nDan\t03066\n",
  ])
  func headersTellTheDelimiter(_ text: String) throws {
    let names = try read(text, .csv).contacts.map(\.displayName)
    #expect(names.count == 4 && names[0] == "Ann Lee" && names[3] == "Dan", "\(names)")
  }

  /// A title that names columns, with another delimiter than the rows below it.
  @Test(arguments: [
    "Email, Phone\nName;City;Phone;Email\nAnn Lee;Berlin;030 1234567;ann@lee.example\nCy Ray;Ulm;030 1234568;cy@ray.example\n",
    "Name, Adresse, Telefon\nName;Adresse;Telefon\nAnn Lee;Hauptstr. 5, Berlin;030 1234567\nCy Ray;Dorfweg 3, Ulm;030 1234568\n",
  ])
  func titlesTellNoDelimiter(_ text: String) throws {
    let found = try read(text, .csv).contacts
    #expect(found.map(\.displayName) == ["Ann Lee", "Cy Ray"])
    #expect(found.first?.summary.contains { $0.hasPrefix("phoneNumber=030 1234567") } == true)
  }

  /// Small tables with headers, data and quotes at random; the reader of rows alone is given more.
  @Test(arguments: 0..<8)
  func anyTableIsRead(_ seed: UInt64) throws {
    var generator = SmallGenerator(state: seed &+ 1)
    for _ in 0..<400 { try Self.readAny(Self.table(&generator)) }
  }

  /// Reads a table, which may hold no contacts.
  private static func readAny(_ text: String, jobs: Int = 1) throws {
    var options = CSVReadingOptions()
    options.acceptsAnyTable = true
    let input = try ContactInput(
      stream: ByteStream(bytes: Array(text.utf8)), format: .csv, csv: options)
    _ = try input.readAll(jobs: jobs)
  }

  private static let cells = [
    "", "", "", "Name", "Phone", "E-mail", "Note", "City", "E", "e", "5", "Ann", "a@b.org",
    "030 123456", "1.2.1980", "\"", "\"x\"", "\"x", "x\"", "\"a\nb\"", "=\"1\"", "“a", "--",
    "Total",
    "Nameann", "\u{FEFF}Name", "E-mail 1 - Value", "#", "sep=;", " ", "漢字",
  ]

  private static func table(_ generator: inout SmallGenerator) -> String {
    let delimiter = [",", ",", ";", "\t"][generator.next(4)]
    let columns = 1 + generator.next(5)
    var text = ""
    for _ in 0..<generator.next(7) {
      let count = generator.next(3) == 0 ? generator.next(8) : columns
      text += (0..<count).map { _ in cells[generator.next(cells.count)] }
        .joined(separator: delimiter)
      text += ["\n", "\n", "\n", "\r\n", "\r", "\n\n", ""][generator.next(7)]
    }
    return text
  }
}

/// Numbers that look random, and are the same on each run.
private struct SmallGenerator {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
