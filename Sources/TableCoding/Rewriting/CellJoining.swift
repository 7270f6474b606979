import ContactModel

/// The parts of values that a reader of cells has found in a row, or is to find in it.
struct CellParts {
  /// By column of the row that results from reading; what is missing is empty.
  let old: [Int: String]
  let new: [Int: String]
  /// The cells of the table as they are.
  let cells: [Int: String]

  func isChanged(_ column: Int) -> Bool { (old[column] ?? "") != (new[column] ?? "") }
  func text(_ column: Int) -> String { new[column] ?? "" }
}

// What a reader of cells has to find is put back into them. Every cell that is proposed is read once
// more before it is taken, so that it is enough that one of several fits.
extension CellReader {
  /// Cells that may be read as the parts, the likeliest first.
  func proposals(_ parts: CellParts) -> [[Int: String]] {
    // Of what is gone altogether, no comma stays either.
    if targets.allSatisfy({ parts.text($0).isEmpty }) {
      return [[Int: String](uniqueKeysWithValues: Set(sources).map { ($0, "") })]
    }
    return (substitution(parts).map { [$0] } ?? []) + cells(for: parts)
  }

  /// The cells with what is changed replaced within them, so that all else stays as it was written.
  private func substitution(_ parts: CellParts) -> [Int: String]? {
    var result: [Int: String] = [:]
    for target in targets where parts.isChanged(target) {
      guard let old = parts.old[target], !old.isEmpty else { return nil }
      let (before, after) = Self.changedWords(old, parts.text(target))
      let whole = place(of: old, in: parts.cells, result)
      guard let source = whole ?? place(of: before, in: parts.cells, result) else { return nil }
      let cell = result[source] ?? parts.cells[source] ?? ""
      let (text, other) = whole != nil ? (old, parts.text(target)) : (before, after)
      guard let range = cell.firstRange(of: text) else { return nil }
      result[source] = cell.replacingCharacters(in: range, with: other)
    }
    return result
  }

  /// The one column whose cell has a text, and has it once.
  private func place(
    of text: String, in cells: [Int: String], _ changed: [Int: String]
  ) -> Int? {
    guard !text.isEmpty else { return nil }
    let places = sources.filter { source in
      let cell = changed[source] ?? cells[source] ?? ""
      guard let first = cell.firstRange(of: text) else { return false }
      return cell[first.upperBound...].firstRange(of: text) == nil
    }
    return places.count == 1 ? places[0] : nil
  }

  /// What two texts do not share at their ends, in whole words.
  private static func changedWords(_ old: String, _ new: String) -> (String, String) {
    var (a, b) = (old.split(separator: " ")[...], new.split(separator: " ")[...])
    while a.count > 1, b.count > 1, a.first == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while a.count > 1, b.count > 1, a.last == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    return (a.joined(separator: " "), b.joined(separator: " "))
  }
}

extension String {
  /// The text with a part of it replaced.
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}

extension EmployerReader {
  var sources: [Int] { [source] }
  var targets: [Int] { [company, rest] }
  func cells(for parts: CellParts) -> [[Int: String]] {
    [[source: parts.text(company)], [source: parts.text(rest)]]
  }
}

extension SingleCellReader {
  var sources: [Int] { [source] }
  var targets: [Int] { [target] }
  func cells(for parts: CellParts) -> [[Int: String]] { [[source: parts.text(target)]] }
}

extension NameTargets {
  var all: [Int] { [prefix, given, middle, family, suffix, whole] }

  /// A name in the ways that people write it in one cell.
  func texts(_ parts: CellParts, _ order: NameCell.Order) -> [String] {
    func joined(_ columns: [Int], _ separator: String = " ") -> String {
      columns.map { parts.text($0) }.filter { !$0.isEmpty }.joined(separator: separator)
    }
    let whole = parts.text(whole)
    let rest = joined([prefix, given, middle])
    let family = parts.text(family)
    let suffix = parts.text(suffix)
    let end = suffix.isEmpty ? "" : ", " + suffix
    if rest.isEmpty, family.isEmpty { return [whole + (whole.isEmpty ? "" : end)] }
    if rest.isEmpty || family.isEmpty {
      return [rest + family + end] + (whole.isEmpty ? [] : [whole])
    }
    // Names in characters and Hangul have no blank.
    if suffix.isEmpty, !(family + rest).utf8.contains(where: { $0 < 0xE3 && $0 & 0xC0 != 0x80 }) {
      return [family + rest, family + " " + rest]
    }
    let givenFirst = rest + " " + family + end
    let withComma = family + ", " + rest + end
    let familyFirst = [parts.text(prefix), family, joined([given, middle])]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let capitals = [family.uppercased(), joined([given, middle])].joined(separator: " ")
    switch order {
    case .givenFirst, .givenMiddleFamily: return [givenFirst, withComma]
    case .familyFirst, .familyGivenMiddle: return [familyFirst, withComma, givenFirst]
    case .capitals: return [capitals, familyFirst, withComma, givenFirst]
    case .unknown:
      let hasCommas = parts.cells.values.contains { $0.contains(",") }
      return hasCommas ? [withComma, givenFirst] : [givenFirst, withComma]
    }
  }
}

extension NameReader {
  var sources: [Int] { [source] }
  var targets: [Int] {
    targetColumns.all + (remarks.map { [$0.nickname, $0.rest] } ?? [])
  }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let names = targetColumns.texts(parts, order)
    guard let remarks else { return names.map { [source: $0] } }
    let remark = [remarks.nickname, remarks.rest].map { parts.text($0) }.first { !$0.isEmpty }
    return names.map { name in [source: remark.map { "\(name) (\($0))" } ?? name] }
  }
}

extension GivenNameReader {
  var sources: [Int] { [source] }
  var targets: [Int] { [target] + [prefix, suffix, nickname].compactMap(\.self) }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let remark = targets.dropFirst().map { parts.text($0) }.first { !$0.isEmpty }
    return [[source: parts.text(target) + (remark.map { " (\($0))" } ?? "")]]
  }
}

extension EmploymentReader {
  var sources: [Int] { [source] }
  var targets: [Int] { [company, title] }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let texts = [parts.text(company), parts.text(title)].filter { !$0.isEmpty }
    return [[source: texts.joined(separator: " / ")]]
  }
}

extension BirthReader {
  var sources: [Int] { [date.source] }
  var targets: [Int] { [date.target, place] }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let texts = [parts.text(place), parts.text(date.target)].filter { !$0.isEmpty }
    return [[date.source: texts.joined(separator: ", ")]]
  }
}

extension CompanyReader {
  var sources: [Int] { [source] }
  var targets: [Int] { [company] + targetColumns.all }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let company = parts.text(company)
    let names = targetColumns.texts(parts, order).filter { !$0.isEmpty }
    return (company.isEmpty ? names : [company] + names).map { [source: $0] } + [[source: ""]]
  }
}

extension FirmOrNameReader {
  var sources: [Int] { [source] }
  var targets: [Int] { [company] + name.targets }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let company = parts.text(company)
    return company.isEmpty ? name.cells(for: parts) : [[source: company]]
  }
}

extension TwoNamesReader {
  var sources: [Int] { [first, second] }
  var targets: [Int] { [company, addition] + targetColumns.all }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let firm = [first: parts.text(company), second: parts.text(addition)]
    let person = [first: parts.text(targetColumns.family), second: parts.text(targetColumns.given)]
    let whole = targetColumns.texts(parts, .unknown).map { [first: $0, second: ""] }
    return (parts.text(company).isEmpty ? [person] : [firm, person]) + whole
  }
}

extension JoinReader {
  var targets: [Int] { [target] }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let words = parts.text(target).split(separator: " ").map(String.init)
    var proposals: [[Int: String]] = []
    // All but the last word in front, as given names and particles are.
    if sources.count == 2, words.count > 1 {
      proposals.append([
        sources[0]: words.dropLast().joined(separator: " "), sources[1]: words[words.count - 1],
      ])
    }
    var alone = [Int: String](uniqueKeysWithValues: sources.map { ($0, "") })
    alone[sources[sources.count - 1]] = parts.text(target)
    return proposals + [alone]
  }
}

extension ListReader {
  var sources: [Int] { [source] }
  var targets: [Int] { targetColumns + [rest] }
  func cells(for parts: CellParts) -> [[Int: String]] {
    [[source: targetColumns.map { parts.text($0) }.filter { !$0.isEmpty }.joined(separator: ", ")]]
  }
}

extension PhoneticReader {
  var sources: [Int] { [source] }
  var targets: [Int] { [family, given, organization] }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let texts = [family, given, organization].map { parts.text($0) }.filter { !$0.isEmpty }
    return [[source: texts.joined(separator: " ")]]
  }
}

extension PhoneReader {
  var sources: [Int] { [source] + [type, extensionColumn].compactMap(\.self) }
  var targets: [Int] {
    slots.flatMap { [$0.value, $0.label] } + [rest] + [email].compactMap(\.self)
  }
  func cells(for parts: CellParts) -> [[Int: String]] {
    let numbers = slots.map { (value: parts.text($0.value), label: parts.text($0.label)) }
      .filter { !$0.value.isEmpty }
    var others: [Int: String] = [:]
    if let extensionColumn { others[extensionColumn] = "" }
    if let type { others[type] = numbers.first?.label ?? "" }
    let texts = numbers.map(\.value).joined(separator: " / ")
    let labelled = numbers.map { $0.label.isEmpty ? $0.value : "\($0.value) (\($0.label))" }
    let mailbox = email.map { parts.text($0) } ?? ""
    return [texts, labelled.joined(separator: " / ")].map { numbers in
      let cell = [numbers, mailbox].filter { !$0.isEmpty }.joined(separator: ", ")
      return others.merging([source: cell]) { $1 }
    }
  }
}

extension AddressReader {
  var sources: [Int] { parts.map(\.source) }
  var targets: [Int] {
    [
      targetColumns.pobox, targetColumns.street, targetColumns.street2, targetColumns.street3,
      targetColumns.city, targetColumns.region, targetColumns.postcode, targetColumns.country,
    ]
  }

  func cells(for found: CellParts) -> [[Int: String]] {
    func text(_ column: Int) -> String { found.text(column) }
    let (city, region) = (text(targetColumns.city), text(targetColumns.region))
    let (postcode, country) = (text(targetColumns.postcode), text(targetColumns.country))
    func joined(_ texts: [String], _ separator: String) -> String {
      texts.filter { !$0.isEmpty }.joined(separator: separator)
    }
    var street = joined(
      [text(targetColumns.street)]
        + (parts.contains { $0.part == .street2 } ? [] : [text(targetColumns.street2)])
        + (parts.contains { $0.part == .street3 } ? [] : [text(targetColumns.street3)]), ", ")
    var number = ""
    if parts.contains(where: { $0.part == .streetNumber }) {
      let words = street.split(separator: " ")
      if words.count > 1, let last = words.last, last.first?.isNumber == true {
        number = String(last)
        street = words.dropLast().joined(separator: " ")
      }
    }
    let wholes = [
      [street, joined([postcode, city], " "), region, country],
      [street, city, joined([region, postcode], " "), country],
    ].flatMap { lines in
      let separators =
        found.cells.values.contains { $0.contains("\n") } ? ["\n", ", "] : [", ", "\n"]
      return separators.map { joined(lines, $0) }
    }
    return wholes.map { whole in
      var cells: [Int: String] = [:]
      var isFirstLine = true
      for part in parts {
        switch part.part {
        case .street: cells[part.source] = street
        case .streetNumber: cells[part.source] = number
        case .street2: cells[part.source] = text(targetColumns.street2)
        case .street3: cells[part.source] = text(targetColumns.street3)
        case .pobox: cells[part.source] = text(targetColumns.pobox)
        case .city: cells[part.source] = city
        case .region: cells[part.source] = region
        case .postcode: cells[part.source] = postcode
        case .country, .countryCode: cells[part.source] = country
        case .postcodeCity: cells[part.source] = joined([postcode, city], " ")
        case .cityRegion: cells[part.source] = joined([city, region], ", ")
        case .whole, .formatted:
          cells[part.source] = isFirstLine ? whole : ""
          isFirstLine = false
        default: cells[part.source] = ""
        }
      }
      return cells
    }
  }
}
