import CSV
package import ContactModel
import FileFormats
import TableCoding

/// What a table has columns for, before anything is written into it.
package final class TableRoom {
  private let rewriter: RowRewriter
  private let batch: CSVBatch

  /// Nil for what is no table.
  package init?(_ input: ContactInput) {
    guard input.format.isCSV, let rows = input.rows else { return nil }
    batch = CSVReader.emptyBatch(rows.head)
    rewriter = RowRewriter(rows.table, syntax: rows.layout.syntax, rows: batch)
  }

  /// Whether a row can hold what a contact is to say, or as much of it as of what it says.
  package func hasRoom(for contact: Contact, beside old: Contact) -> Bool {
    lossCount(contact) <= lossCount(old)
  }

  private func lossCount(_ contact: Contact) -> Int {
    rewriter.change(nil, of: batch, to: contact).losses.count { $0.effect == .dropped }
  }
}
