import CSV
public import ContactModel
public import FileFormats
package import SourceText

extension WritingOptions {
  /// Fixes the columns of a CSV file such that they hold what was gathered.
  package mutating func settleColumns(_ needs: ColumnNeeds) {
    columns = format.isCSV ? RowLayout(needs) : nil
  }

  /// Fixes the columns of a CSV file such that they hold all the contacts, which are written with
  /// these options. Other formats have none.
  public mutating func settleColumns(for contacts: some Sequence<Contact>) {
    guard format.isCSV else { return }
    let gathering = ColumnGathering(self)
    for contact in contacts { gathering.note(contact) }
    settleColumns(gathering.needs)
  }

  /// The columns of the file, those of a contact without values where none are settled.
  package var settledLayout: RowLayout { columns as? RowLayout ?? RowLayout(ColumnNeeds(self)) }

  /// The encoding of a table whose columns are settled.
  package var tableEncoding: Charset? { (columns as? RowLayout)?.csv.charset }
}
