import ContactModel

// The readers of columns of names of which some are those of companies.
extension ColumnReaders {
  /// The first column of companies that is filled.
  private var firms: Int? {
    mapping.columns.indices.first {
      meaning($0).key == .organization && meaning($0).part != .unit && !contents($0).isEmpty
    }
  }

  /// Whether some names of a column are those of companies: for which there is no column, or which stand where that
  /// is empty.
  func hasFirms(_ number: Int) -> Bool {
    guard samples(number, Companies.isSurelyCompany) else { return false }
    guard let firms else { return true }
    return meaning(number).key == .name && meaning(number).part.isWholeName
      && samples.prefix(300).contains { row in
        number < row.count && Companies.isSurelyCompany(row[number])
          && (firms >= row.count || row[firms].isEmpty)
      }
  }

  /// A column of names, of which those with a legal form are companies', and those for which somebody is to
  /// be asked. Where people's names have columns of their own, so is what a company may be called by, unless
  /// the given name beside it is in it, and what has nothing of the name beside it.
  mutating func addFirmOrName(_ name: CellReader) {
    let firms = firms
    let company = add(
      ColumnMeaning(.organization, .name, number: firms == nil ? 1 : name.sources[0] + 2),
      name.sources[0])
    let person = mapping.columns.firstIndex {
      $0.meaning == ColumnMeaning(.relation, label: "contact")
    }
    let given = mapping.columns.firstIndex { $0.meaning == ColumnMeaning(.name, .given) }
    let family = mapping.columns.firstIndex { $0.meaning == ColumnMeaning(.name, .family) }
    // Where nobody's name stands without its parts, what stands so is a firm's.
    let parts = [given, family].compactMap(\.self).filter { $0 != name.sources[0] }
    let areFirmsWithoutParts =
      parts.count == 2
      && !samples.prefix(300).contains { row in
        parts.allSatisfy { $0 >= row.count || row[$0].isEmpty } && name.sources[0] < row.count
          && NameCell.namesPerson(row[name.sources[0]])
      }
    add(name, or: company) { row, text in
      if let firms { return row.text(firms).isEmpty && Companies.isSurelyCompany(text) }
      if Companies.isSurelyCompany(text) { return true }
      let asked = person.map { row.text($0) } ?? ""
      if !asked.isEmpty, asked != text {
        return !(NameCell.namesPerson(text) && Self.isWordOfSomebody(asked))
      }
      guard let given, given != name.sources[0] else { return false }
      let own = row.text(given)
      guard own.isEmpty || text.range(of: own) == nil else { return false }
      let surname = family.map { row.text($0) } ?? ""
      if areFirmsWithoutParts, own.isEmpty, surname.isEmpty { return true }
      let isOther = !own.isEmpty && !surname.isEmpty && text.range(of: surname) == nil
      return isOther || Companies.isCompany(text)
    }
  }

  /// A column of companies and of people, who have no name in another column, or the same.
  mutating func addFirmOrPerson(_ number: Int) {
    let company = add(meaning(number), number)
    let names = namesOfPeople
    let rest = add(ColumnMeaning(.keep), number)
    let firms = FirmNames(contents(number).cells)
    // Among names of firms, people are told by their own names, whatever their trade is.
    let kinds = mapping.columns.indices.filter {
      !firms.areFirms && [.keep, .key(.category)].contains(meaning($0).field)
        && samples($0, FirmNames.saysKind)
    }
    add(nameReader(number, nameOrder(number)).reader, or: company) { row, text in
      !NameCell.namesPerson(text) || firms.areOfFirm(text)
        || names.contains { !row.text($0).isEmpty }
        || kinds.contains { FirmNames.saysKind(row.text($0)) }
    }
    let reader = readers.removeLast()
    readers.append(
      CellReader(sources: reader.sources, targets: reader.targets + [rest]) { row in
        let text = row.text(number)
        let isOwn =
          names.map { row.text($0) }.joinedFilled(" ") == text
          && (NameCell.namesPerson(text) || NameCell.isGivenName(text))
        if isOwn { row.copy(number, to: rest) } else { reader.read(&row) }
      } cells: { parts in
        reader.cells(parts) + [[number: parts.text(rest)]]
      })
  }

  /// Whether a text says in words who is to be asked for, as somebody's relative: `his son Tom`, where a firm's would be
  /// called by a name. Family names may have a small particle in front.
  private static func isWordOfSomebody(_ text: String) -> Bool {
    guard text.first?.isLowercase == true, let word = text.split(separator: " ").first else {
      return false
    }
    return !Particles.isParticle(String(word))
  }

  /// Makes the reader of a given or a family name that was added last leave out what is a firm's: what stands in the row's
  /// column of companies, too, is no name of a person, and a name with a legal form is the company's where that is empty.
  mutating func leaveOutFirms(_ number: Int) {
    let meaning = meaning(number)
    guard meaning.key == .name, meaning.part == .given || meaning.part == .family,
      let firms, let part = readers.last, part.sources == [number],
      samples.prefix(300).contains(where: { row in
        number < row.count && firms < row.count
          && (Companies.isSurelyCompany(row[number]) || Self.isFirm(row[number], row[firms]))
      })
    else { return }
    readers.removeLast()
    let company = add(ColumnMeaning(.organization, .name, number: number + 2), number)
    readers.append(
      CellReader(sources: [number], targets: part.targets + [company]) { row in
        let (text, firm) = (row.text(number), row.text(firms))
        if Self.isFirm(text, firm) { return }
        if firm.isEmpty, Companies.isSurelyCompany(text) {
          row.set(company, text)
        } else {
          part.read(&row)
        }
      } cells: { parts in
        part.cells(parts) + [parts.text(company), parts.cells[number] ?? ""].map { [number: $0] }
      })
  }

  /// Whether what stands in the place of a person's name is the firm beside it. Many are called after one person.
  private static func isFirm(_ text: String, _ firm: String) -> Bool {
    !text.isEmpty && text == firm
      && (Companies.isSurelyCompany(text)
        || text.split(separator: " ").count { !Particles.isParticle(String($0)) } > 2)
  }
}
