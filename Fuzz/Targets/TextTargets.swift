import ContactModel
import ContactSelection
import MailingLabels
import TableCoding
import Unicard

/// Reads an expression and asks it of some contacts.
enum ExpressionTarget {
  private static let contacts: [Contact] = {
    let cards = """
      BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann Lee\r\nN:Lee;Ann;;;\r\nBDAY:19840229\r\n\
      EMAIL;TYPE=home:ann@example.org\r\nADR:;;1 Main St;Köln;;50667;DE\r\nEND:VCARD\r\n\
      BEGIN:VCARD\r\nVERSION:3.0\r\nFN:山田太郎\r\nTEL;TYPE=CELL:+81 90 1234 5678\r\nEND:VCARD\r\n
      """
    return ReadFile(Array(cards.utf8))?.contacts ?? []
  }()

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let today = PartialDate(year: 2026, month: 3, day: 14)
    guard let predicate = try? ContactPredicate(text, today: today) else { return }
    for contact in contacts { _ = predicate.matches(contact) }
  }
}

/// Reads names and measures of sheets, lengths, and templates.
enum SheetTarget {
  private static let catalog = SheetCatalog()

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = Length(text)
    _ = try? LabelTemplate(text)
    let sheet =
      SheetMeasures.isLikely(text)
      ? try? SheetMeasures.sheet(text) : try? catalog.sheet(named: text)
    guard let sheet else { return }
    // What can be taken can be printed on. Opening a page and its fonts takes much
    // longer than all the rest, so that one input of many does.
    guard bytes.reduce(UInt16(0), { $0 &* 31 &+ UInt16($1) }) % 1024 == 0 else { return }
    guard let document = try? LabelDocument(sheet: sheet) else { return }
    document.add(MailingLabel(lines: ["Ann Lee", "1 Main St", "Springfield IL 62701"]))
  }
}

/// Reads files that unicard writes for itself: whatever is in them, and once more what was written.
enum RecordsTarget {
  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    _ = try? ColumnMap(json: bytes, path: "map.json")
    _ = Constituent(text: String(decoding: bytes, as: UTF8.self))
    if let file = try? DecisionFile(bytes: bytes) {
      guard let again = try? DecisionFile(bytes: file.bytes) else {
        throw BrokenPromise("decisions-refused")
      }
      try promise(again.decisions == file.decisions, "decisions")
    }
  }
}
