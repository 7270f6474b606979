import ContactModel
import SourceText
import Testing

@testable import FileFormats

/// Tables with very many columns hold everything, and in no more time than they are wide.
struct ColumnGrowthTests {
  private static let count = 8_000

  /// The contacts that a table of so many columns is made of.
  private static func contacts(_ shape: String) throws -> [Contact] {
    switch shape {
    case "labelled numbers":
      let lines = (0..<count).map { "i\($0).TEL:\($0)\r\ni\($0).X-ABLabel:L\($0)\r\n" }
      return try read("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\n\(lines.joined())END:VCARD\r\n")
        .contacts
    case "columns of its own":
      let names = (0..<count).map { "Zz\($0)" }
      let cells = (0..<count).map { "\($0)" }
      return try read(
        "Name,E-mail,\(names.joined(separator: ","))\nA,a@b.example,\(cells.joined(separator: ","))\n"
      ).contacts
    case "numbered addresses":
      let names = (1...count / 4).map { "E-mail \($0) - Value" }
      let cells = (1...count / 4).map { "a\($0)@b.example" }
      return try read(
        "First Name,\(names.joined(separator: ","))\nA,\(cells.joined(separator: ","))\n"
      ).contacts
    default:
      return try read("Name,E-mail\nA,a@b.example\(String(repeating: ",x", count: count))\n")
        .contacts
    }
  }

  @Test(
    arguments: [
      "labelled numbers", "columns of its own", "numbered addresses", "excess cells",
    ])
  func wideTablesAreWritten(_ shape: String) throws {
    let contacts = try Self.contacts(shape)
    try #require(contacts.count == 1)
    let (bytes, losses) = write(contacts, .csv)
    #expect(losses == [[]])
    #expect(text(bytes).hasPrefix("Unicard ID,"))
    // Each value has a place of its own.
    for format in [ContactFormat.googleCSV, .outlookCSV] {
      let (bytes, losses) = write(contacts, format)
      #expect(!bytes.isEmpty && losses.count == 1)
    }
  }
}
