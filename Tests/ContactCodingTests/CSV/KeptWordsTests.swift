import ContactCoding
import ContactModel
import FileFormats
import SourceText
import Testing

@testable import CSV
@testable import TableCoding

/// Every word of a hand-made table's rows is in some contact, or in what is said of the row.
///
/// Left out are words that a value stands for: kinds of numbers and addresses, genders, months, marks of nothing,
/// and the names of columns and of languages' forms of them.
struct KeptWordsTests {
  private static let tables = CardFile.files("csv/tables", ".csv") + handMade

  /// Tables with what is easily lost: lines of labels, several values to a cell, second people, sections, notes
  /// beside values.
  private static let handMade = [
    "BillTo1,BillTo2,BillTo3,BillTo4\nElm Dental PC,Attn: Ann Lee,14 Elm Street,\"Dover, NH 03820\"\n",
    "Name;Tel.;Bemerkung\nLind, Eva (Nachbarin);0171 1234567 (nur abends), 030 7654321 Büro;zahlt bar\n"
      + "Roux Jan u. Ève;030 1112223;\n",
    "Sopranos,,,Altos,\nName,Phone,,Name,Phone\nAnn Lee,0131 496 0141,,Joe Vos,0131 496 0142\n"
      + "Eva Lind,0131 496 0143,,,\n",
    "Vorname_1;Name_1;Vorname_2;Name_2;Ort\nIlse;Lind;Jan;Vos;Ulm\nUwe;Roux;;;Ulm\n",
    "中文姓名,英文姓名,家長姓名,家長電話\n陳大文,CHAN Tai Man,陳國強,9000 0141\n,KAUR Simran,KAUR Jasdeep,9000 0142\n",
    "Client,Tel,Patient,Species,DOB\nMiss Ann Lee,0131 496 0141,Moss,Canine,12/04/2019\n",
    "prizvyshche,imya,telOsnovnyi,znyzhka\nГончаренко,Оксана,+380500002101,5\nДзюба,,0670002102,0\n",
    "Wohnung;Name;Tel.\n1. OG links;;\n1. OG rechts;Eva Lind;030 1234567\nSumme;2;\n",
  ].enumerated().map { CardFile(name: "hand-made \($0)", bytes: Array($1.utf8)) }

  @Test func everyWordIsKept() throws {
    var (tables, words) = (0, 0)
    for table in Self.tables {
      guard let read = try? read(table.bytes, .csv), !read.contacts.isEmpty else { continue }
      tables += 1
      let written = String(decoding: write(read.contacts, .jCard).bytes, as: UTF8.self)
      let kept = Self.folded(written)
      let told = Self.folded(read.diagnostics.map(\.message).joined(separator: " "))
      // What programs say of a file stands above its header.
      let rows = try cells(table.bytes)
      let header = Self.folded(rows.prefix(3).joined().joined(separator: " "))
      for cell in rows.dropFirst().joined() where !Self.standsForValue(cell) {
        for word in cell.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          let word = Self.folded(String(word))
          guard word.count > 2, !Self.isKind(word) else { continue }
          words += 1
          // The parts of an address in characters stand apart.
          let isKept =
            NameCell.isEastAsian(word) ? word.allSatisfy(kept.contains) : kept.contains(word)
          #expect(
            isKept || told.contains(word) || header.contains(word), "\(table.name): “\(cell)”")
        }
      }
    }
    print("\(words) words of \(tables) tables were looked for.")
    #expect(tables >= Self.handMade.count)
  }

  /// Letters and digits alone, in small letters.
  private static func folded(_ text: String) -> String {
    String(
      ContactText.westernDigits(text).lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }.map(Character.init))
  }

  /// Whether a cell says by its words what is written otherwise: a date, a mark of nothing, a choice.
  private static func standsForValue(_ cell: String) -> Bool {
    CellNature.isDate(cell) || EmptyMarks.isMark(cell) || sameAddress.contains(cell.lowercased())
      || CellNature.answer(cell) != nil
      || genders.contains(cell.trimmed.lowercased())
  }

  private static let sameAddress = CellWords.set("same address")
  private static let genders = ["gender M", "gender F", "gender O"].map(CellWords.set)
    .reduce(Set()) { $0.union($1) }

  private static func isKind(_ word: String) -> Bool {
    !ColumnWords.shared[HeaderFolding.folded(word)].isEmpty
  }
}
