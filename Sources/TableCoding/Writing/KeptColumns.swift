import ContactModel

extension RowLayout {
  /// The columns that values of columns without a field go to, by the folded headers of these.
  var keptColumns: [String: Int] {
    var columns: [String: Int] = [:]
    func insert(_ header: String, _ column: Int) {
      let header = HeaderText.folded(header)
      if columns[header] == nil { columns[header] = column }
    }
    for group in plan.groups {
      if group.kind == .keep { insert(group.header, group.value) }
      if group.displayColumn >= 0 {
        insert(group.header + KeptColumn.displayName, group.displayColumn)
      }
    }
    if dialect == .outlook { addOtherLanguages(to: &columns) }
    return columns
  }

  /// Adds the headers that Outlook has for the same columns in other languages: many of its tables
  /// have the same columns in the same order.
  private func addOtherLanguages(to columns: inout [String: Int]) {
    let tables = HeaderTable.all.filter { $0.dialect == dialect.name }
    for reference in tables where reference.language == "en" {
      let others = tables.filter { $0.hasSameColumns(as: reference) }
      for column in 0..<reference.count {
        let meaning = reference.meaning(of: column)
        let isEmail = meaning.key == .emailAddress && meaning.part == .value
        // What stands in a column of choices is a word of one language.
        let isChoice = ["Priority", "Private", "Sensitivity"].contains(reference.header(of: column))
        guard meaning.field == .keep && !isChoice || isEmail else { continue }
        let headers = others.map {
          HeaderText.folded($0.header(of: column) + (isEmail ? KeptColumn.displayName : ""))
        }
        guard let place = headers.compactMap({ columns[$0] }).first else { continue }
        for header in headers where columns[header] == nil { columns[header] = place }
      }
    }
  }
}
