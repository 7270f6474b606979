import ContactModel
import SourceText

// Addresses: what a dialect has no column for goes with the street.
extension RowFiller {
  mutating func writeAddress(_ value: Int, _ shared: SharedGroup) -> Placement {
    let group = shared.group
    func has(_ part: ColumnMeaning.Part) -> Bool { group.cells.contains { $0.part == part } }
    var placement = Placement.placed
    var extra = false
    for index in values.values[value].cells {
      switch values.cells[index].part {
      case .street: if !has(.street) { extra = true }
      case .countryCode, .formatted: if !has(values.cells[index].part) { placement = .otherForm }
      case let part: if !has(part) { extra = true }
      }
    }
    let isTextAlone = !has(.formatted) && isTextAlone(value)
    if isTextAlone { extra = true }
    let isSplit = has(.street2)
    let street = values.range(value, .street)
    let isWhole = !extra && !(isSplit && values.text[street].contains(0x0A))
    if extra { placement = .otherForm }
    var lines = isWhole ? [] : streetLines(value, has)
    // An empty line between others is lost where lines have columns.
    if isSplit, lines.prefix(has(.street3) ? 3 : 2).contains("") { placement = .otherForm }
    for cell in group.cells {
      let range: Range<Int>
      switch cell.part {
      case .label: continue
      case .street where isWhole: range = street
      case .street2 where isWhole, .street3 where isWhole: continue
      case .street:
        range = values.store(isSplit ? lines.first ?? "" : lines.joined(separator: "\n"))
        if isSplit, !lines.isEmpty { lines.removeFirst() }
      case .street2:
        let isLast = !has(.street3)
        range = values.store(isLast ? lines.joined(separator: "\n") : lines.first ?? "")
        if !lines.isEmpty { lines.removeFirst() }
      case .street3: range = values.store(lines.joined(separator: "\n"))
      case .country:
        let country = values.range(value, .country)
        let code = values.range(value, .countryCode)
        // Apple writes codes in small letters, and people don't.
        range =
          country.isEmpty && !code.isEmpty
          ? values.store(values.text[code].string.uppercased()) : country
        if country.isEmpty, !code.isEmpty { placement = .otherForm }
      default: range = values.range(value, cell.part)
      }
      placement = .worst(placement, put(range, cell.column, value))
    }
    return placement
  }

  /// Whether all that there is of an address is its text.
  private func isTextAlone(_ value: Int) -> Bool {
    var hasText = false
    for index in values.values[value].cells {
      switch values.cells[index].part {
      case .formatted: hasText = true
      case .countryCode: continue
      default: return false
      }
    }
    return hasText
  }

  /// The lines of the street with what has no column, unless it is there already.
  private func streetLines(_ value: Int, _ has: (ColumnMeaning.Part) -> Bool) -> [String] {
    var street = values.string(value, .street)
    if street.isEmpty, !has(.formatted), isTextAlone(value) {
      street = values.string(value, .formatted)
    }
    for part in ColumnMeaning.Part.components(of: .postalAddress)
    where !has(part) && part != .street {
      let text = values.string(value, part)
      if !text.isEmpty, !street.contains(text) { street += (street.isEmpty ? "" : "\n") + text }
    }
    return street.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
