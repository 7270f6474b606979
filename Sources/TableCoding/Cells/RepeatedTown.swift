import ContactModel
import SourceText

extension AddressReader {
  /// Takes from the end of the street the postal code and the town that the row has in columns of their own: `Via Milano 7
  /// - 20090 Segrate (MI) - Italia`. The code there may have the zero that a spreadsheet took from the column.
  func takeRepeated(from address: inout AddressCell) {
    guard address.street.count == 1, !address.city.isEmpty else { return }
    takeRepeatedFront(from: &address)
    if takeRepeatedSegments(from: &address) || address.postcode.utf8.count < 4 { return }
    var code = address.postcode
    if code.hasSuffix(".0") { code.removeLast(2) }
    let street = address.street[0]
    let codes = code.allSatisfy(\.isDigit) && code.count == 4 ? ["0" + code, code] : [code]
    for code in codes {
      guard let place = street.range(of: code), place.lowerBound > street.startIndex,
        " -–,(".contains(street[street.index(before: place.lowerBound)])
      else { continue }
      var rest = Self.words(street[place.upperBound...])
      let town = Self.words(address.city[...])
      guard rest.starts(with: town) else { continue }
      rest.removeFirst(town.count)
      let region = Self.words(address.region[...])
      if !region.isEmpty, rest.starts(with: region) { rest.removeFirst(region.count) }
      let country = street.split { " -–,()".contains($0) }.suffix(rest.count)
        .joined(separator: " ")
      let front = String(street[..<place.lowerBound].trimmed { " -–,(".contains($0) })
      guard rest.isEmpty || CountryWords.isName(country), front.contains(where: \.isLetter)
      else { continue }
      address.street = [front]
      address.postcode = code
      if address.country.isEmpty { address.country = country }
      return
    }
  }

  /// Takes from the beginning of a street in characters the town that it is in: `福岡県飯塚市菰田西1丁目6-24`.
  private func takeRepeatedFront(from address: inout AddressCell) {
    let street = address.street[0]
    guard address.city.unicodeScalars.allSatisfy({ $0.value >= 0x2E80 }) else { return }
    if let found = AddressCell.eastAsian(street), found.postcode.isEmpty,
      address.city.hasPrefix(found.city) || found.city.hasPrefix(address.city),
      address.region.isEmpty || address.region == found.region
    {
      (address.region, address.street) = (found.region, found.street)
    } else if street.hasPrefix(address.city) {
      address.street = [street.dropFirst(address.city.count).trimmed]
    }
    if address.street == [""] { address.street = [street] }
  }

  /// Takes what stands behind commas at the end of the street and says nothing but what columns of their own do: `12 Oak
  /// Lane, Springfield, Illinois`.
  private func takeRepeatedSegments(from address: inout AddressCell) -> Bool {
    let segments = address.street[0].split(separator: ",").map(\.trimmed)
    let rest = segments.reversed().drop { address.says($0) }.reversed().map(\.self)
    guard let first = rest.first, first.contains(where: \.isLetter),
      segments.dropFirst(rest.count).contains(where: { address.says($0, \.city) })
    else { return false }
    address.street = [rest.joined(separator: ", ")]
    return true
  }

  /// Whether a line is the whole address again, of which the street and the town have columns of their own.
  func isWhole(_ line: String, again address: AddressCell) -> Bool {
    guard let street = address.street.first, !street.isEmpty, line.hasPrefix(street) else {
      return false
    }
    let segments = line.dropFirst(street.count).split(separator: ",").map(\.trimmed)
    return segments.contains { address.says($0) }
      && segments.allSatisfy { $0.isEmpty || address.says($0) }
  }

  /// Leaves out parts of the town that the address says already, between commas or in the name of its town.
  func leaveOutRepeated(_ places: inout [String], _ address: AddressCell) {
    let segments = Set(
      address.street.flatMap { $0.split(separator: ",") }.map { HeaderFolding.folded($0.trimmed) })
    let isWhole = parts.contains { $0.part == .whole }
    places.removeAll { place in
      place == address.city || segments.contains(HeaderFolding.folded(place))
        || isWhole && Self.words(address.city[...]).contains(place.lowercased())
    }
  }

  private static func words(_ text: Substring) -> [String] {
    text.lowercased().split { " -–,()".contains($0) }.map(String.init)
  }
}

extension AddressCell {
  /// Whether a text says nothing but the town, the region, the postal code or the country of the address, or some of
  /// these.
  fileprivate func says(_ text: String) -> Bool {
    let paths = [\AddressCell.city, \.region, \.postcode, \.country]
    if paths.contains(where: { says(text, $0) }) { return true }
    // `IL 62704`, `62704 Springfield`.
    guard text.hasSuffix(postcode) || text.hasPrefix(postcode), !postcode.isEmpty else {
      return false
    }
    let rest =
      text.hasSuffix(postcode) ? text.dropLast(postcode.count) : text.dropFirst(postcode.count)
    return says(rest.trimmed, \.city) || says(rest.trimmed, \.region)
  }

  fileprivate func says(_ text: String, _ path: KeyPath<AddressCell, String>) -> Bool {
    !self[keyPath: path].isEmpty && Self.isSame(text, self[keyPath: path])
  }

  /// Whether a text has what only postal codes are like, behind its first word: five digits or more, or two and three.
  static func hasCode(_ text: String) -> Bool {
    text.split { " ,".contains($0) }.dropFirst().contains { word in
      word.count > 4 && word.count < 8 && word.allSatisfy(\.isDigit)
    }
  }
}
