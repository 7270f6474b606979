import ContactModel

// Names as a whole and their parts, where a dialect has columns for one alone.
extension RowFiller {
  /// Titles and middle names stand in the whole name, where they have no columns of their own.
  func fillWholeName(
    _ contact: Contact, _ values: inout CellValues, _ row: inout Row
  ) {
    guard let wholeName, wholeName >= 0, row[wholeName].isEmpty, let name = contact.name,
      !(name.namePrefixes.isEmpty && name.middleNames.isEmpty && name.nameSuffixes.isEmpty)
    else { return }
    row[wholeName] = values.store(contact.displayName)
  }

  /// A name that is known as a whole alone goes to the given name, where there is no column for
  /// whole names and nothing else would show it.
  func fillMissingName(
    _ contact: Contact, _ values: inout CellValues, _ row: inout Row
  ) {
    guard groups(.formattedName).isEmpty, let group = groups(.name).first?.group,
      values.field(.name).isEmpty,
      let name = contact.formattedName, !name.isEmpty, contact.organization?.name != name
    else { return }
    let column = group.column(.given)
    if column >= 0 { row[column] = values.store(name) }
  }
}
