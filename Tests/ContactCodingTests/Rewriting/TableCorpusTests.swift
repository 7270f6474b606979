import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

@testable import CSV

/// Every table that there is: the package's samples, the corpus's, and one for each header row that
/// a program writes.
struct TableCorpusTests {
  private static let tables =
    CardFile.files("Samples", ".csv", ofPackage: true)
    + CardFile.files("csv/exports", ".csv") + CardFile.files("csv/tables", ".csv")
    + DialectTable.all

  @Test func uneditedTablesStayByteForByte() throws {
    var count = 0
    for table in Self.tables {
      guard let file = try? rewrite(table.bytes) else { continue }
      count += 1
      #expect(file.bytes == table.bytes, "\(table.name)")
    }
    print("\(count) tables were written again.")
  }

  /// An edited value changes one cell, and is read again.
  @Test func oneValueIsOneCell() throws {
    var count = 0
    for table in Self.tables {
      guard let before = try? cells(table.bytes), before.count > 1, before.count < 400 else {
        continue
      }
      for edit in TableEdit.allCases {
        var edited: Contact?
        var wanted = 1
        let file = try? rewrite(table.bytes) { contact in
          guard edited == nil, let changed = edit.apply(contact) else { return .keep }
          edited = changed
          wanted = edit.cells(contact)
          return .replace(changed)
        }
        guard let edited, let file else { continue }
        count += 1
        let after = try cells(file.bytes)
        let changes = differingCells(before, after)
        #expect(changes == wanted, "\(table.name), \(edit): \(changes) cells")
        #expect(file.losses.isEmpty, "\(table.name), \(edit): \(file.losses.map(\.reason))")
        let read = try ContactInput(stream: ByteStream(bytes: file.bytes)).readAll()
        #expect(
          read.contacts.contains { edit.value($0) == edit.value(edited) }, "\(table.name), \(edit)")
      }
    }
    print("\(count) cells of \(Self.tables.count) tables were edited.")
  }
}

/// A value that most tables have in a cell of its own.
enum TableEdit: CaseIterable {
  case email, note, jobTitle, postcode

  func value(_ contact: Contact) -> String? {
    switch self {
    case .email: contact.emailAddresses.first?.value
    case .note: contact.note
    case .jobTitle: contact.jobTitle
    case .postcode: contact.postalAddresses.first?.value.postalCode
    }
  }

  /// How many cells say the value: what an address is shown as says its parts, too.
  func cells(_ contact: Contact) -> Int {
    guard self == .postcode, let old = value(contact),
      contact.postalAddresses.first?.value.formattedAddress.contains(old) ?? false
    else { return 1 }
    return 2
  }

  /// The contact with another value; nil where it has none that could be changed so.
  func apply(_ contact: Contact) -> Contact? {
    guard let old = value(contact), !old.isEmpty else { return nil }
    switch self {
    case .email:
      guard contact.emailAddresses.count == 1 else { return nil }
      return contact.editing { $0.emailAddresses[0].value = "changed@example.org" }
    case .note:
      guard contact.notes.count == 1 else { return nil }
      return contact.editing { $0.note = "changed, and \"so\"" }
    case .jobTitle: return contact.editing { $0.jobTitle = "Changed" }
    case .postcode:
      guard contact.postalAddresses.count == 1, old.count == 5, old.allSatisfy(\.isNumber) else {
        return nil
      }
      return contact.editing { $0.postalAddresses[0].value.postalCode = "54321" }
    }
  }
}

/// A table with the header that a program writes, and rows of what each column holds.
enum DialectTable {
  static let all: [CardFile] = HeaderTable.all.map { table in
    let headers = table.columns.map(\.header)
    let rows = (1...3).map { number in table.columns.map { text($0.meaning, number) } }
    var writer = CSVWriter()
    writer.write(row: headers)
    for row in rows { writer.write(row: row) }
    return CardFile(name: "\(table.dialect) (\(table.language))", bytes: writer.takeBytes())
  }

  private static func text(_ meaning: ColumnMeaning, _ number: Int) -> String {
    guard case .key(let key) = meaning.field else { return "kept \(number)" }
    switch (key, meaning.part) {
    case (.name, .given), (.formattedName, _): return ["Ann", "Bo", "Cy"][number - 1]
    case (.name, .family): return "Lee"
    case (.emailAddress, .value): return "person\(number)-\(meaning.number)@example.org"
    case (.phoneNumber, .value): return "+49 30 12345\(number)\(meaning.number)"
    case (.note, _): return "note \(number)"
    case (.jobTitle, _): return "Baker"
    case (.postalAddress, .postcode): return "1234\(number)"
    case (.postalAddress, .city): return "Berlin"
    default: return ""
    }
  }
}
