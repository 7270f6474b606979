import ContactModel
import SourceText

/// The columns of one address.
struct AddressReader: Sendable {
  struct Part {
    let source: Int
    let part: ColumnMeaning.Part
    /// What a number of a flat, a floor or a part of a town is called; empty where the header doesn't say.
    var word = ""
  }

  let parts: [Part]
  /// The columns of the row that results, by the part that they hold.
  let targets: [ColumnMeaning.Part: Int]
  let language: String?
  /// Where names go that stand above the addresses in one cell; nil where none do.
  let names: AddressLabel.Targets?
  let above: Above
  /// Whether most addresses are a street with a town behind it.
  var haveTowns = false
  /// Whether some addresses are whole, and some a postal code and a town alone.
  var haveTownsAlone = false
  /// Where goes what a column says whose part whole addresses say in another way; empty where none are whole.
  var others: [ColumnMeaning.Part: Int] = [:]
  /// Where go parts of whole addresses that columns say in another way, and better.
  var own: [ColumnMeaning.Part: Int] = [:]
  /// Where go pages, as links to maps, that some cells of a column have instead of an address.
  var pages: [Int: Int] = [:]

  /// What may stand above the street in labels whose lines have a column each.
  struct Above {
    /// The columns of the lines, where there are several, and where each goes that is no part of the address.
    let lines: [(source: Int, rest: Int)]
    /// The columns of names.
    let names: [Int]
  }

  /// The parts of addresses in the row that results, and those that they may come from.
  static let targetParts: [(part: ColumnMeaning.Part, sources: [ColumnMeaning.Part])] = [
    (.pobox, [.pobox]), (.street, [.street, .whole, .formatted]), (.street2, [.street2]),
    (.street3, [.street3]), (.city, [.city, .postcodeCity, .cityRegion]), (.region, [.region]),
    (.postcode, [.postcode]), (.country, [.country]), (.countryCode, [.countryCode]),
    (.subAdministrativeArea, [.subAdministrativeArea]),
  ]

  /// Whether an address may have several columns for the part.
  static func isLine(_ part: ColumnMeaning.Part) -> Bool {
    part.isNowhere || part == .subLocality || part == .formatted
  }

  func read(_ row: inout ReshapedRow) {
    var address = AddressCell()
    var street2 = ""
    var street3 = ""
    var pobox = ""
    var countryCode = ""
    var district = ""
    // What a column of postal codes has said, of which another may have the rest.
    var code = ""
    var places: [String] = []
    readLabel(&address, &row)
    for part in parts where labelLines.isEmpty || part.part != .formatted {
      let text = row.text(part.source)
      guard !text.isEmpty, !Self.isOtherAddress(text) else { continue }
      if let page = pages[part.source], CellNature.isSurelyURL(text) {
        row.set(page, text)
        continue
      }
      switch part.part {
      case .street: address.street.append(text)
      case .street2: street2 = text
      case .street3: street3 = text
      case .pobox: pobox = text
      case .city where hasCode(text, row): readLocality(text, part.source, &address, &row)
      case .city: set(.city, named(part, text), isOwn: false, \.city, &address, &row)
      case .region: set(.region, text, isOwn: false, \.region, &address, &row)
      case .country: set(.country, text, isOwn: false, \.country, &address, &row)
      case .countryCode: countryCode = text
      case .subAdministrativeArea where isDistrictLarger(part.source): district = text
      case .postcode:
        address.postcode = code.isEmpty ? text : code + "-" + text
        code = text
      case .postcodeCity: readLocality(text, part.source, &address, &row)
      case .cityRegion: address.readCityRegion(text)
      case .whole, .formatted: readWhole(text, part.source, &address, &row)
      case _ where part.part.isUnit || part.part == .streetNumber: break
      default: places.append(named(part, text))
      }
    }
    takeRepeated(from: &address)
    // Where nothing else says the country, its code does.
    if address.country.isEmpty { swap(&address.country, &countryCode) }
    if address.street.isEmpty, !street2.isEmpty {
      address.street = [street2]
      street2 = ""
    }
    // Where no other column is one, a district is the region.
    if address.region.isEmpty, !parts.contains(where: { $0.part == .region }) {
      swap(&address.region, &district)
    }
    street(&address.street, row)
    leaveOutRepeated(&places, address)
    if isWhole(street2, again: address) || address.street == [street2] { street2 = "" }
    // A flat stands before the part of the town.
    if !street2.isEmpty, street3.isEmpty {
      street3 = places.joined(separator: ", ")
      places.removeAll()
    }
    set(.street, (address.street + places).joined(separator: ", "), &row)
    set(.street2, street2, &row)
    set(.street3, street3, &row)
    set(.pobox, pobox, &row)
    set(.city, address.city, &row)
    set(.region, address.region, &row)
    setPostcode(address, &row)
    set(.country, address.country, &row)
    set(.countryCode, countryCode, &row)
    if district != address.city { set(.subAdministrativeArea, district, &row) }
  }

  /// Whether a district has towns in it, and is not one of a town: it stands between the town and the region.
  private func isDistrictLarger(_ place: Int) -> Bool {
    guard let town = parts.first(where: { $0.part == .city })?.source else { return false }
    guard let region = parts.first(where: { $0.part == .region })?.source else {
      return town < place
    }
    return (town < place) == (place < region)
  }

  private func set(_ part: ColumnMeaning.Part, _ text: String, _ row: inout ReshapedRow) {
    if !text.isEmpty { row.set(targets[part], text) }
  }

  private static let otherAddresses = CellWords.set("same address")

  /// Whether a text says that the address is another one of the row.
  private static func isOtherAddress(_ text: String) -> Bool {
    text.utf8.count <= 40 && otherAddresses.contains(text.lowercased())
  }

  // MARK: The street

  /// Joins the street with the numbers of the house and the flat, on the side that their columns
  /// stand on.
  private func street(_ lines: inout [String], _ row: borrowing ReshapedRow) {
    guard let street = parts.first(where: { $0.part == .street || $0.part == .whole }) else {
      let others = parts.filter { $0.part.isUnit || $0.part == .streetNumber }
      lines += others.map { unit($0, row.text($0.source)) }.filter { !$0.isEmpty }
      return
    }
    var before: [String] = []
    var after = ""
    var hasNumber = false
    for part in parts where part.part == .streetNumber || part.part.isUnit {
      let text = unit(part, row.text(part.source))
      guard !text.isEmpty, !Self.says(lines.first ?? "", text) else { continue }
      let isBare = text.count <= 6 && text.first?.isDigit == true
      if part.source < street.source {
        before.append(
          isBare || text.contains(where: \.isDigit) && text.count <= 4 ? text : text + ",")
      } else if part.part == .streetNumber {
        // A letter that is added to the number stands close to it.
        after += hasNumber && text.count == 1 ? text : " " + text
        hasNumber = true
      } else {
        after += isBare && hasNumber ? unitSign + text : ", " + text
      }
    }
    if let first = lines.first {
      lines[0] = ((before + [first]).joined(separator: " ") + after).trimmed
    } else {
      let text = (before.joined(separator: " ") + after).trimmed
      if !text.isEmpty { lines = [text] }
    }
    while let first = lines.first, let last = first.last, last == "," {
      lines[0] = String(first.dropLast())
    }
  }

  /// The number of a ward or another part of a town, with what it is called: `ቀበሌ 05`.
  private func named(_ part: Part, _ text: String) -> String {
    part.word.isEmpty || !text.allSatisfy(\.isDigit) ? text : part.word + " " + text
  }

  /// A number of a flat or a floor with what it is called, where it would be taken for another one without: `кв. 13`,
  /// `3e étage`.
  private func unit(_ part: Part, _ text: String) -> String {
    guard part.part == .floor || part.part.isUnit && parts.count(where: \.part.isUnit) > 1,
      !part.word.isEmpty, (1...6).contains(text.count)
    else { return text }
    let ending = text.drop(while: \.isDigit)
    let isOrdinal =
      part.part == .floor && text.first?.isDigit == true && ending.first?.isUppercase == false
      && ending.allSatisfy { $0.isLetter || ".°".contains($0) }
    if isOrdinal { return text + " " + part.word }
    let isNumber =
      text.count { $0.isLetter } < 2 || text.allSatisfy { "IVX".contains($0) }
    return isNumber && text.contains { $0.isLetter || $0.isDigit } ? part.word + " " + text : text
  }

  /// Whether a street has the number already that a column beside it repeats, or the place between commas.
  private static func says(_ street: String, _ number: String) -> Bool {
    if !number.contains(where: \.isNumber),
      street.split(separator: ",").contains(where: { $0.trimmed == number })
    {
      return true
    }
    guard street.count > number.count, street.lowercased().hasSuffix(number.lowercased()) else {
      return false
    }
    let before = street.dropLast(number.count).last
    return before == " " || before == ","
  }

  /// What stands between the numbers of a house and a flat.
  private var unitSign: String {
    switch language {
    case "pl", "hr", "sr", "sl", "cs", "sk", "hu", "uk": "/"
    case "lt", "lv", "et", "ru", "be", "bg", "ka", "hy": "-"
    default: " "
    }
  }

  // MARK: Labels

  /// The columns of a label's lines, where there are several.
  private var labelLines: [Int] { above.lines.map(\.source) }

  /// Reads an address label whose lines have a column each.
  private func readLabel(_ address: inout AddressCell, _ row: inout ReshapedRow) {
    var lines = above.lines.compactMap { line in
      let text = row.text(line.source)
      return text.isEmpty ? nil : (rest: line.rest, text: text)
    }
    guard !lines.isEmpty else { return }
    var names: [(rest: Int, text: String)] = []
    while lines.count > 2, let first = lines.first, !first.text.contains(where: \.isDigit) {
      names.append(first)
      lines.removeFirst()
    }
    if lines.count > 2, let first = lines.first, !(first.text.first?.isDigit ?? false),
      lines[1].text.first?.isDigit ?? false
    {
      names.append(first)
      lines.removeFirst()
    }
    let texts = lines.map(\.text)
    address =
      AddressCell.parts(of: texts.joined(separator: "\n")) ?? AddressCell(street: texts)
    readNames(names, &row)
  }

  /// The lines above a street are whose label it is, and what else stands there is kept: that the table's names
  /// don't say.
  private func readNames(_ lines: [(rest: Int, text: String)], _ row: inout ReshapedRow) {
    var lines = lines[...]
    if let names, let first = lines.popFirst() {
      // Where somebody is to be asked for, the first line is a firm's, whatever it is called.
      if let next = lines.first, let person = AddressLabel.person(next.text) {
        row.set(names.company, first.text)
        row.set(names.person, person)
        lines.removeFirst()
      } else {
        names.set(first.text, &row)
      }
    }
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { " ,".contains($0) }.map(String.init))
    }
    let known = above.names.reduce(into: Set<String>()) { $0.formUnion(words(row.text($1))) }
    for line in lines where !words(line.text).isSubset(of: known) {
      row.set(line.rest, line.text)
    }
  }

  // MARK: Several parts in one cell

  private func readWhole(
    _ text: String, _ source: Int, _ address: inout AddressCell, _ row: inout ReshapedRow
  ) {
    var text = text
    if let names, let label = AddressLabel(text) {
      names.set(label.name, &row)
      text = label.address
    }
    guard let found = parts(of: text, row) else {
      address.street.append(text)
      if text.utf8.count > 60 || text.contains("\n") || text.contains(",")
        || AddressCell.hasCode(text)
      {
        row.note(
          .cellUnsplitLocality,
          "The parts of the address '\(text.prefix(60))' can't be told apart; it was kept as the street.",
          hint: "Give street, postal code and town columns of their own.", source)
      }
      return
    }
    address.street += found.street
    set(.city, found.city, isOwn: true, \.city, &address, &row)
    set(.region, found.region, isOwn: true, \.region, &address, &row)
    if address.postcode.isEmpty { address.postcode = found.postcode }
    set(.country, found.country, isOwn: true, \.country, &address, &row)
  }

  /// Sets a part, of which a column and a whole address may say two.
  ///
  /// - Parameter isOwn: Whether the address itself says it.
  private func set(
    _ part: ColumnMeaning.Part, _ text: String, isOwn: Bool,
    _ path: WritableKeyPath<AddressCell, String>, _ address: inout AddressCell,
    _ row: inout ReshapedRow
  ) {
    let known = address[keyPath: path]
    guard let other = others[part], !text.isEmpty, !known.isEmpty, !AddressCell.isSame(text, known)
    else {
      if !isOwn || known.isEmpty { address[keyPath: path] = text }
      return
    }
    // `…, GA` without a code behind is no town.
    let (own, column) = isOwn ? (text, known) : (known, text)
    if part == .city, CellNature.isCapitalCode(own) {
      if address.region.isEmpty { address.region = own }
      address.city = column
      return
    }
    // Columns of countries and regions say these, but where an address has a state's code, or the column a number.
    let isOwnBetter =
      switch part {
      case .country: false
      case .region: CellNature.isCapitalCode(own) || !column.contains(where: \.isLetter)
      default: true
      }
    address[keyPath: path] = isOwnBetter ? own : column
    row.set(isOwnBetter ? other : self.own[part], isOwnBetter ? column : own)
  }

  /// Whether a town has its postal code with it, of which no column says one.
  private func hasCode(_ text: String, _ row: borrowing ReshapedRow) -> Bool {
    guard text.utf8.contains(where: \.isDigit),
      !parts.contains(where: {
        $0.part == .whole || $0.part == .postcode && !row.text($0.source).isEmpty
      })
    else { return false }
    let town = Locality(usual: text)?.city ?? ""
    return CellNature.isTown(town) && !AddressCell.endsAsStreet(town)
  }

  private func readLocality(
    _ text: String, _ source: Int, _ address: inout AddressCell, _ row: inout ReshapedRow
  ) {
    guard let found = Locality(text) else {
      address.city = text
      if text.contains(where: \.isDigit) { row.note(.unsplitLocality(text, source)) }
      return
    }
    address.city = found.city
    address.postcode = found.postcode
    if !found.region.isEmpty { address.region = found.region }
    if address.country.isEmpty { address.country = found.country }
  }

  // MARK: The postal code

  private func setPostcode(_ address: AddressCell, _ row: inout ReshapedRow) {
    var code = address.postcode
    guard !code.isEmpty else { return }
    let source = parts.first { $0.part == .postcode }?.source ?? parts[0].source
    if code.hasPrefix("〒") { code = code.dropFirst().trimmed }
    if address.country.isEmpty, let sign = CountrySigns.sign(of: code) {
      set(.country, sign.country, &row)
      code = sign.code
      row.note(
        .cellAssumedCountry,
        "The country \(sign.country) was taken from the postal code '\(address.postcode)'.",
        hint: "Give the country a column of its own.", source)
    }
    if code.hasSuffix(".0") { code.removeLast(2) }
    if let repaired = PostcodeRepair.repaired(
      code, city: address.city, region: address.region, country: address.country)
    {
      row.note(.lostZero(code, repaired, source))
      code = repaired
    }
    set(.postcode, code, &row)
  }
}
