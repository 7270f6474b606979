import CSV
import ContactModel
import SourceText

/// Tells whether a row within a file is the header of a further table.
enum HeaderRecognition {
  /// Whether texts side by side, none of which is a person's data, are a header: the names are known. A
  /// short row must name what only headers name side by side, a name and a way to reach somebody.
  static func isHeader(_ cells: [String]) -> Bool {
    let names = cells.filter { !$0.isEmpty }
    // Where one text stands again and again it is no name, as a state is that a table on its side has for
    // each contact.
    guard names.count > 1, Set(names).count * 2 > names.count, HeaderIndex.isKnown(names[0]) else {
      return false
    }
    let known = names.filter { HeaderIndex.isKnown($0) }
    guard known.count > 1 else { return false }
    if names.count > shortCount { return known.count * 5 >= names.count * 3 }
    return known.count == names.count && isNameAndWay(known)
  }

  private static let shortCount = 3

  private static func isNameAndWay(_ names: [String]) -> Bool {
    let keys = names.compactMap { HeaderIndex.anyMeaning(of: $0)?.key }
    return keys.contains { [.name, .formattedName, .organization].contains($0) }
      && keys.contains { [.phoneNumber, .emailAddress].contains($0) }
  }
}

extension HeaderIndex {
  /// What a header stands for in some table or list of names.
  static func anyMeaning(of header: String) -> ColumnMeaning? {
    HeaderReader(headers: []).read(header)?.meaning
      ?? shared.meanings(of: HeaderFolding.folded(header)).first
      ?? UnicardHeaders.meaning(of: header)
  }

  /// What a header says that programs use, if they mean one thing by it.
  static func programsReading(of header: String) -> HeaderReading? {
    let meanings = Set(shared.meanings(of: HeaderFolding.folded(header)))
    guard meanings.count == 1, let meaning = meanings.first else { return nil }
    switch meaning.field {
    case .keep, .ignore: return HeaderReading(meaning: nil)
    case .custom: return nil
    case .key: return HeaderReading(meaning: meaning, isVague: true)
    }
  }
}
