import ContactModel

// The readers of columns of addresses.
extension ColumnReaders {
  /// Whether a column has the last digits of the postal codes that the one in front of it begins.
  private func isSecondHalf(_ place: Int) -> Bool {
    place > 0 && meaning(place).part == .postcode && meaning(place) == meaning(place - 1)
      && NumberedHeaders.follow(mapping.columns[place - 1].header, mapping.columns[place].header)
  }

  /// What a header of flats, floors or parts of towns calls one, as addresses have it: in small letters, but where nouns have capitals
  /// or, as in English, names of places do.
  private func unitWord(of place: Int) -> String {
    let header = mapping.columns[place].header.trimmed
    let isArea = ColumnWords.shared[HeaderFolding.folded(header)].contains {
      $0.sense.meaning?.part == .subLocality
    }
    guard meaning(place).part.isUnit || isArea, header.count <= 12,
      header.allSatisfy({ $0.isLetter || ". ".contains($0) })
    else { return "" }
    return ["de", "lb", "en"].contains(mapping.language) ? header : header.lowercased()
  }

  mutating func addAddress(_ number: Int) {
    let own = meaning(number)
    var parts: [AddressReader.Part] = []
    for place in mapping.columns.indices where !taken.contains(place) {
      let meaning = meaning(place)
      guard meaning.key == .postalAddress, meaning.part != .label, meaning.label == own.label,
        meaning.number == own.number || meaning.part == .formatted,
        // What is there twice is of another address, but for lines of the street.
        isSecondHalf(place)
          || !parts.contains(where: {
            $0.part == meaning.part && !AddressReader.isLine(meaning.part)
          })
      else { continue }
      parts.append(
        AddressReader.Part(source: place, part: meaning.part, word: unitWord(of: place)))
      taken.insert(place)
    }
    // Whether a column of labels counts on the number.
    let hasLabel = mapping.columns.contains {
      $0.meaning
        == ColumnMeaning(.postalAddress, .label, label: own.label, number: own.number)
    }
    let lines = parts.filter { $0.part == .formatted }.map(\.source)
    let names =
      own.part == .whole ? labelTargets([number]) : lines.count > 1 ? labelTargets(lines) : nil
    let targets = AddressReader.targetParts.map { part, sources in
      let source = parts.first { sources.contains($0.part) }?.source ?? number
      let meaning = ColumnMeaning(
        .postalAddress, part, label: own.label,
        number: hasLabel ? own.number : ownNumber(number))
      return (part, add(meaning, source))
    }
    let above = AddressReader.Above(
      lines: lines.count < 2
        ? [] : lines.map { (source: $0, rest: add(ColumnMeaning(.keep), $0)) },
      names: mapping.columns.indices.filter {
        [.name, .formattedName, .organization].contains(meaning($0).key)
      })
    let cells = contents(number).cells
    let towns =
      parts.count == 1 && own.part == .whole ? cells.count(where: CellNature.isStreetAndTown) : 0
    let haveTowns = towns > 1 && towns * 2 >= cells.count
    let haveTownsAlone =
      parts.count == 1 && own.part == .whole && AddressCell.haveTownsAlone(cells)
    var others: [ColumnMeaning.Part: Int] = [:]
    var ownParts: [ColumnMeaning.Part: Int] = [:]
    if let whole = parts.first(where: { $0.part == .whole }) {
      for part in parts where [.city, .region, .country].contains(part.part) {
        others[part.part] = add(ColumnMeaning(.keep), part.source)
        // A town of its own is always better.
        if part.part != .city { ownParts[part.part] = add(ColumnMeaning(.keep), whole.source) }
      }
    }
    var pages: [Int: Int] = [:]
    for part in parts
    where [.street, .whole].contains(part.part)
      && contents(part.source).cells.contains(where: CellNature.isSurelyURL)
    {
      pages[part.source] = add(ColumnMeaning(.keep), part.source)
    }
    let address = AddressReader(
      parts: parts, targets: Dictionary(uniqueKeysWithValues: targets),
      language: mapping.language, names: names, above: above, haveTowns: haveTowns,
      haveTownsAlone: haveTownsAlone, others: others, own: ownParts, pages: pages)
    readers.append(
      CellReader(
        sources: parts.map(\.source),
        targets: targets.map(\.1) + above.lines.map(\.rest)
          + [names?.person, names?.company].compactMap(\.self) + others.values.sorted()
          + ownParts.values.sorted() + pages.values.sorted(),
        read: { address.read(&$0) },
        cells: { address.cells(for: $0) }))
  }
}
