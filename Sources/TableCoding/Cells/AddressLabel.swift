import ContactModel

/// A cell that is a whole address label: who it is, and where, a line each.
///
/// ```
/// Frau
/// Elfriede Kolbe
/// Gartenstraße 19
/// 01999 Großröhrsdorf
/// ```
struct AddressLabel {
  let name: String
  /// The lines of the address, with line breaks between.
  let address: String

  /// Nil where the cell has fewer lines than a name, a street and a town.
  init?(_ cell: String) {
    var lines = cell.split(whereSeparator: \.isNewline).map(\.trimmed)
      .filter { !$0.isEmpty }
    // A form of address stands in a line of its own.
    if lines.count > 3, let first = lines.first, Honorifics.isHonorific(first) {
      lines[1] = first + " " + lines[1]
      lines.removeFirst()
    }
    guard lines.count >= 3, let first = lines.first, let last = lines.last,
      !first.contains(where: \.isDigit)
    else { return nil }
    // A postal code may have a line of its own, below the town.
    let isCodeBelow =
      lines.count > 3 && Locality.isCode(last) && CellNature.isTown(lines[lines.count - 2])
    guard isCodeBelow || lines.suffix(2).contains(where: CellNature.isPostcodeAndTown) else {
      return nil
    }
    name = first
    address = lines.dropFirst().joined(separator: "\n")
  }

  /// Whom a line below a firm's name is for: `Attn: Ann Lee`; nil for other lines.
  static func person(_ line: String) -> String? {
    let lowered = line.lowercased()
    // Attila is nobody's attention.
    let word = attentions.first {
      lowered.hasPrefix($0) && lowered.dropFirst($0.count).first?.isLetter == false
    }
    guard let word else { return nil }
    let rest = line.dropFirst(word.count).drop { ".: ".contains($0) }.trimmed
    return rest.isEmpty ? nil : rest
  }

  private static let attentions = CellWords.words("attention")

  /// Where the name of a label goes.
  struct Targets {
    let person: Int
    let company: Int

    func set(_ name: String, _ row: inout ReshapedRow) {
      row.set(Companies.isCompany(name) ? company : person, name)
    }

    /// The name as it stands in front of the address.
    func name(_ parts: CellParts) -> String { parts.joined([person, company], " ") }
  }
}

extension ColumnReaders {
  /// Where the names of labels go, if a column has labels, or several have their lines, and no other is a name.
  mutating func labelTargets(_ numbers: [Int]) -> AddressLabel.Targets? {
    let isNamed = [ContactKey.name, .formattedName, .organization].contains { mapping.has($0) }
    let labels = ColumnContents(
      samples.prefix(300).map { row in
        numbers.compactMap { $0 < row.count ? row[$0].trimmed : nil }.joinedFilled("\n")
      })
    guard !isNamed, let first = numbers.first, labels.share({ AddressLabel($0) != nil }) >= 0.5
    else { return nil }
    return AddressLabel.Targets(
      person: add(ColumnMeaning(.formattedName), first),
      company: add(ColumnMeaning(.organization, .name), first))
  }
}
