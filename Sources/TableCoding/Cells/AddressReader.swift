import ContactModel
import SourceText

/// The columns of one address.
struct AddressReader: CellReader {
  struct Part {
    let source: Int
    let part: ColumnMeaning.Part
  }

  struct Targets {
    let pobox: Int
    let street: Int
    let street2: Int
    let street3: Int
    let city: Int
    let region: Int
    let postcode: Int
    let country: Int
  }

  let parts: [Part]
  let targetColumns: Targets
  let language: String?

  /// Whether an address may have several columns for the part.
  static func isLine(_ part: ColumnMeaning.Part) -> Bool {
    switch part {
    case .apartment, .building, .floor, .block, .subLocality, .landmark, .room, .formatted,
      .streetNumber:
      true
    default: false
    }
  }

  func read(_ row: inout ReshapedRow) {
    var lines: [String] = []
    var street2 = ""
    var street3 = ""
    var address = AddressCell()
    var pobox = ""
    var places: [String] = []
    readLabel(&address, &lines, row)
    for part in parts where labelLines.isEmpty || part.part != .formatted {
      let text = row.text(part.source)
      guard !text.isEmpty, !Self.isOtherAddress(text) else { continue }
      switch part.part {
      case .street: lines.append(text)
      case .street2: street2 = text
      case .street3: street3 = text
      case .pobox: pobox = text
      case .city: address.city = text
      case .region: address.region = text
      case .country, .countryCode: address.country = text
      case .postcode: address.postcode = text
      case .postcodeCity: readLocality(text, part.source, &address, &row)
      case .cityRegion: Self.readCityRegion(text, &address)
      case .whole, .formatted: readWhole(text, part.source, &address, &lines, &row)
      case .streetNumber, .apartment, .building, .floor, .room, .block: break
      default: places.append(text)
      }
    }
    if lines.isEmpty, !street2.isEmpty {
      lines = [street2]
      street2 = ""
    }
    street(&lines, row)
    places.removeAll { $0 == address.city }
    // A flat stands before the part of the town.
    if !street2.isEmpty, street3.isEmpty {
      street3 = places.joined(separator: ", ")
      places.removeAll()
    }
    row.set(targetColumns.street, (lines + places).joined(separator: ", "))
    row.set(targetColumns.street2, street2)
    row.set(targetColumns.street3, street3)
    row.set(targetColumns.pobox, pobox)
    row.set(targetColumns.city, address.city)
    row.set(targetColumns.region, address.region)
    setPostcode(address, &row)
    row.set(targetColumns.country, address.country)
  }

  private static let otherAddresses = WordLists.set("same address")

  /// Whether a text says that the address is another one of the row.
  private static func isOtherAddress(_ text: String) -> Bool {
    text.utf8.count <= 40 && otherAddresses.contains(text.lowercased())
  }

  // MARK: The street

  /// Joins the street with the numbers of the house and the flat, on the side that their columns
  /// stand on.
  private func street(_ lines: inout [String], _ row: borrowing ReshapedRow) {
    guard let street = parts.first(where: { $0.part == .street || $0.part == .whole }) else {
      let others = parts.filter { Self.isUnit($0.part) || $0.part == .streetNumber }
      lines += others.map { row.text($0.source) }.filter { !$0.isEmpty }
      return
    }
    var before: [String] = []
    var after = ""
    var hasNumber = false
    for part in parts where part.part == .streetNumber || Self.isUnit(part.part) {
      let text = row.text(part.source)
      guard !text.isEmpty, !Self.ends(lines.first ?? "", with: text) else { continue }
      let isBare = text.count <= 6 && text.first?.isNumber == true
      if part.source < street.source {
        before.append(
          isBare || text.contains(where: \.isNumber) && text.count <= 4 ? text : text + ",")
      } else if part.part == .streetNumber {
        // A letter that is added to the number stands close to it.
        after += hasNumber && text.count == 1 ? text : " " + text
        hasNumber = true
      } else {
        after += isBare && hasNumber ? unitSign + text : ", " + text
      }
    }
    if let first = lines.first {
      lines[0] = ColumnContents.trimmed((before + [first]).joined(separator: " ") + after)
    } else {
      let text = ColumnContents.trimmed(before.joined(separator: " ") + after)
      if !text.isEmpty { lines = [text] }
    }
    while let first = lines.first, let last = first.last, last == "," {
      lines[0] = String(first.dropLast())
    }
  }

  /// Whether a street has the number already that a column beside it repeats.
  private static func ends(_ street: String, with number: String) -> Bool {
    guard street.count > number.count, street.lowercased().hasSuffix(number.lowercased()) else {
      return false
    }
    let before = street.dropLast(number.count).last
    return before == " " || before == ","
  }

  private static func isUnit(_ part: ColumnMeaning.Part) -> Bool {
    switch part {
    case .apartment, .building, .floor, .room, .block: true
    default: false
    }
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
  private var labelLines: [Int] {
    let lines = parts.filter { $0.part == .formatted }.map(\.source)
    return lines.count > 1 ? lines : []
  }

  /// Reads an address label whose lines have a column each; the names above the street are no part
  /// of it.
  private func readLabel(
    _ address: inout AddressCell, _ lines: inout [String], _ row: borrowing ReshapedRow
  ) {
    var texts = labelLines.map { row.text($0) }.filter { !$0.isEmpty }
    guard !texts.isEmpty else { return }
    while texts.count > 2, let first = texts.first, !first.contains(where: \.isNumber) {
      texts.removeFirst()
    }
    if texts.count > 2, let first = texts.first, !(first.first?.isNumber ?? false),
      texts[1].first?.isNumber ?? false
    {
      texts.removeFirst()
    }
    if let found = AddressCell.parts(of: texts.joined(separator: "\n")) {
      address = found
      lines = found.street
    } else {
      lines = texts
    }
  }

  // MARK: Several parts in one cell

  private func readWhole(
    _ text: String, _ source: Int, _ address: inout AddressCell, _ lines: inout [String],
    _ row: inout ReshapedRow
  ) {
    guard let found = parts(of: text, row) else {
      lines.append(text)
      if text.utf8.count > 60 || text.contains("\n") || text.contains(",") {
        row.note(
          .cellUnsplitLocality,
          "The parts of the address '\(text.prefix(60))' can't be told apart; it was kept as the street.",
          hint: "Give street, postal code and town columns of their own.", source)
      }
      return
    }
    lines += found.street
    if address.city.isEmpty { address.city = found.city }
    if address.region.isEmpty { address.region = found.region }
    if address.postcode.isEmpty { address.postcode = found.postcode }
    if address.country.isEmpty { address.country = found.country }
  }

  /// The parts of an address whose postal code may stand in a column of its own: with that behind it
  /// the text must make sense, so that a house number is not taken for it.
  private func parts(of text: String, _ row: borrowing ReshapedRow) -> AddressCell? {
    let place = parts.first { $0.part == .postcode }
    let code = place.map { row.text($0.source) } ?? ""
    guard !code.isEmpty, !text.contains(code) else {
      return AddressCell.parts(of: text)
    }
    let behind = [" ", ", "].lazy.compactMap { AddressCell.parts(of: text + $0 + code) }
    // Where words say which part is the town, none needs the code.
    return behind.first { $0.postcode == code }
      ?? AddressCell.parts(of: text).flatMap { $0.postcode.isEmpty ? $0 : nil }
  }

  private func readLocality(
    _ text: String, _ source: Int, _ address: inout AddressCell, _ row: inout ReshapedRow
  ) {
    guard let found = AddressCell.locality(text) else {
      address.city = text
      if text.contains(where: \.isNumber) {
        row.note(
          .cellUnsplitLocality,
          "Postal code and town can't be told apart in '\(text.prefix(60))'; it was kept as the town.",
          hint: "Give the postal code a column of its own.", source)
      }
      return
    }
    address.city = found.city
    address.postcode = found.postcode
    if !found.region.isEmpty { address.region = found.region }
    if address.country.isEmpty { address.country = found.country }
  }

  /// `Recife/PE`, `Springfield, IL`.
  private static func readCityRegion(_ text: String, _ address: inout AddressCell) {
    for sign in ["/", ",", " - ", "("] {
      guard let found = text.range(of: sign) else { continue }
      let city = ColumnContents.trimmed(String(text[..<found.lowerBound]))
      var region = ColumnContents.trimmed(String(text[found.upperBound...]))
      if sign == "(", region.hasSuffix(")") { region.removeLast() }
      guard !city.isEmpty, !region.isEmpty else { continue }
      address.city = city
      if address.region.isEmpty { address.region = region }
      return
    }
    address.city = text
  }

  // MARK: The postal code

  private func setPostcode(_ address: AddressCell, _ row: inout ReshapedRow) {
    var code = address.postcode
    guard !code.isEmpty else { return }
    let source = parts.first { $0.part == .postcode }?.source ?? parts[0].source
    if code.hasPrefix("〒") { code = ColumnContents.trimmed(String(code.dropFirst())) }
    if address.country.isEmpty, let sign = CountrySigns.sign(of: code) {
      row.set(targetColumns.country, sign.country)
      code = sign.code
      row.note(
        .cellAssumedCountry,
        "The country \(sign.country) was taken from the postal code '\(address.postcode)'.",
        hint: "Give the country a column of its own.", source)
    }
    if code.hasSuffix(".0") { code.removeLast(2) }
    if let repaired = PostcodeRepair.repaired(
      code, region: address.region, country: address.country)
    {
      row.note(
        .cellLostZero,
        "The postal code '\(code)' has lost its first zero, as in spreadsheets; it was read as '\(repaired)'.",
        hint: "Format the column as text before saving the table.", source)
      code = repaired
    }
    row.set(targetColumns.postcode, code)
  }
}

/// Puts back the zeros that spreadsheets take from postal codes, where it is certain that they were
/// there.
enum PostcodeRepair {
  private static let states: Set<String> = [
    "CT", "MA", "ME", "NH", "NJ", "RI", "VT", "PR", "CONNECTICUT", "MASSACHUSETTS", "MAINE",
    "NEW HAMPSHIRE", "NEW JERSEY", "RHODE ISLAND", "VERMONT", "PUERTO RICO",
  ]
  private static let countries: Set<String> = [
    "US", "USA", "DE", "D", "FR", "F", "IT", "I", "ES", "E", "UNITED STATES", "DEUTSCHLAND",
    "GERMANY",
    "FRANCE", "ITALIA", "ITALY", "ESPAÑA", "SPAIN", "FRANKREICH", "ITALIEN", "SPANIEN", "FI",
    "SUOMI",
    "FINLAND", "EE", "EESTI", "ESTONIA",
  ]

  /// The code with its zeros; nil where nothing is known to be lost.
  static func repaired(_ code: String, region: String, country: String) -> String? {
    guard (3...4).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    let isState =
      Self.states.contains(region.uppercased())
      && (country.isEmpty
        || ["US", "USA", "UNITED STATES", "U.S.A.", "PUERTO RICO"].contains(country.uppercased()))
    let isCountry = Self.countries.contains(country.uppercased()) && code.count == 4
    guard isState || isCountry else { return nil }
    return String(repeating: "0", count: 5 - code.count) + code
  }
}
