import ContactModel

/// The columns of the format `csv`, which holds every field: how they are named.
///
/// A header is the field's title, the value's number, and the part: `Phone 2 - Label`. Fields that
/// most contacts have one value of leave out a number 1 and the part `Value`.
enum UnicardHeaders {
  /// The column that tells these files from all others.
  static let signature = "Unicard ID"

  /// No contact has more values of a field: a larger number is none of a column.
  private static let mostValues = 9_999

  /// Fields whose every value has a number.
  static let numbered = Set(ContactKey.allCases.filter { FieldSchema[$0].isNumbered })

  private static let keysByTitle: [String: ContactKey] = {
    var keys: [String: ContactKey] = [:]
    for key in ContactKey.allCases { keys[title(of: key)] = key }
    return keys
  }()

  static func title(of key: ContactKey) -> String { FieldSchema[key].columnTitle }

  /// The parts that the columns of a field can have, in their order.
  static func parts(of key: ContactKey) -> [ColumnMeaning.Part] { FieldSchema[key].columnParts }

  static func header(_ key: ContactKey, _ number: Int, _ part: ColumnMeaning.Part) -> String {
    if part == .list, let title = FieldSchema[key].listTitle { return title }
    let isBare = number == 1 && !numbered.contains(key)
    let title = title(of: key) + (isBare ? "" : " \(number)")
    if part == .value, !numbered.contains(key) { return title }
    return title + " - " + (part == .value ? "Value" : FieldSchema.words(part.rawValue))
  }

  /// What a header means; nil where it is none of these columns.
  static func meaning(of header: String) -> ColumnMeaning? {
    if let list = FieldSchema.all.first(where: { $0.listTitle == header }) {
      return ColumnMeaning(list.key, .list)
    }
    let halves = header.split(separator: " - ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = halves.first else { return nil }
    var title = String(first)
    var number = 1
    if let blank = title.lastIndex(of: " "), let value = Int(title[title.index(after: blank)...]),
      (1...mostValues).contains(value)
    {
      number = value
      title = String(title[..<blank])
    }
    guard let key = keysByTitle[title] else { return nil }
    let part: ColumnMeaning.Part?
    if halves.count < 2 || halves[1] == "Value" {
      part = .value
    } else {
      part = parts(of: key).first { FieldSchema.words($0.rawValue) == halves[1] }
    }
    guard let part, parts(of: key).contains(part), self.header(key, number, part) == header else {
      return nil
    }
    return ColumnMeaning(key, part, number: number)
  }

  /// The mapping of a file that has these columns; nil where it is not one.
  static func mapping(_ headers: [String]) -> ColumnMapping? {
    guard headers.contains(signature) else { return nil }
    var columns: [ColumnMapping.Column] = []
    for header in headers {
      let meaning = meaning(of: header)
      columns.append(
        ColumnMapping.Column(
          header: header, meaning: meaning ?? ColumnMeaning(header.isEmpty ? .ignore : .keep),
          confidence: 1,
          evidence: meaning == nil ? "it was kept from another file" : "it is a column of Unicard"))
    }
    return ColumnMapping(
      dialect: .unicard, language: "en", confidence: 1,
      evidence: "there is a column “\(signature)”", columns: columns)
  }
}
