import ContactModel

// The cells that an address is written in.
extension AddressReader {
  /// The cells with a country behind what stands there, whatever its order, where nothing else is new.
  private func withCountry(_ found: CellParts) -> [[Int: String]] {
    let country = found.text(targets[.country])
    guard let target = targets[.country], !country.isEmpty, (found.old[target] ?? "").isEmpty,
      parts.count == 1, let source = parts.first?.source, let cell = found.cells[source],
      !cell.isEmpty,
      targets.allSatisfy({
        [.country, .countryCode].contains($0.key) || !found.isChanged($0.value)
      })
    else { return [] }
    return [[source: cell + (cell.contains("\n") ? "\n" : ", ") + country]]
  }

  func cells(for found: CellParts) -> [[Int: String]] {
    func text(_ part: ColumnMeaning.Part) -> String { found.text(targets[part]) }
    func has(_ part: ColumnMeaning.Part) -> Bool { parts.contains { $0.part == part } }
    let (city, region) = (text(.city), text(.region))
    let (postcode, country) = (text(.postcode), text(.country))
    let postcodeCity = [postcode, city].joinedFilled(" ")
    var street = ([.street] + [.street2, .street3].filter { !has($0) }).map(text)
      .joinedFilled(", ")
    var number = ""
    if has(.streetNumber) {
      let words = street.split(separator: " ")
      if words.count > 1, let last = words.last, last.first?.isDigit == true {
        number = String(last)
        street = words.dropLast().joined(separator: " ")
      }
    }
    let hasLines = found.cells.values.contains { $0.contains("\n") }
    let wholes = [
      [street, postcodeCity, region, country],
      [street, city, [region, postcode].joinedFilled(" "), country],
    ].flatMap { lines in
      (hasLines ? ["\n", ", "] : [", ", "\n"]).map {
        [names?.name(found) ?? "", lines.joinedFilled($0)].joinedFilled("\n")
      }
    }
    return withCountry(found)
      + wholes.map { whole in
        var cells: [Int: String] = [:]
        var isFirstLine = true
        var codes = postcode.split(separator: "-", maxSplits: 1).map(String.init)[...]
        if parts.count(where: { $0.part == .postcode }) != codes.count { codes = [postcode] }
        for part in parts {
          cells[part.source] =
            switch part.part {
            case .street: street
            case .streetNumber: number
            case .countryCode: has(.country) ? text(.countryCode) : country
            case _ where !found.text(pages[part.source]).isEmpty:
              found.text(pages[part.source])
            case .postcodeCity: postcodeCity
            case .city where !has(.postcode) && !has(.whole): postcodeCity
            case .cityRegion: [city, region, has(.country) ? "" : country].joinedFilled(", ")
            case .whole, .formatted: isFirstLine ? whole : ""
            case .postcode: codes.popFirst() ?? ""
            default: text(part.part)
            }
          if part.part == .whole || part.part == .formatted { isFirstLine = false }
        }
        return cells
      }
  }
}
