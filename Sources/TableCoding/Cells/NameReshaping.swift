import ContactModel

// The readers of columns of names.
extension RowReshaping {
  private mutating func nameTargets(_ number: Int, _ column: ColumnMapping.Column) -> NameTargets {
    NameTargets(
      prefix: add(ColumnMeaning(.name, .prefix), number, column),
      given: add(ColumnMeaning(.name, .given), number, column),
      middle: add(ColumnMeaning(.name, .middle), number, column),
      family: add(ColumnMeaning(.name, .family), number, column),
      suffix: add(ColumnMeaning(.name, .suffix), number, column),
      whole: add(ColumnMeaning(.formattedName), number, column))
  }

  mutating func addName(
    _ number: Int, _ mapping: ColumnMapping, _ samples: SampleCells, _ kinds: RowKinds?,
    _ taken: inout Set<Int>
  ) {
    let column = mapping.columns[number]
    let order: NameCell.Order =
      switch column.meaning.part {
      case .familyGiven: column.meaning.label == "middle" ? .familyGivenMiddle : .familyFirst
      case .givenFamily: column.meaning.label == "middle" ? .givenMiddleFamily : .givenFirst
      default: NameCell.order(of: ColumnContents(samples.column(number)).cells)
      }
    nameColumn = number
    guard let kinds else {
      let targets = nameTargets(number, column)
      let reader = NameReader(
        source: number, order: order, targetColumns: targets,
        remarks: remarkTargets(number, mapping, samples))
      if hasFirms(number, mapping, samples) {
        addFirmOrName(number, column, reader)
      } else {
        readers.append(reader)
      }
      return
    }
    // A row may fill another column of companies, too.
    let company = add(ColumnMeaning(.organization, .name, number: number + 2), number, column)
    let targets = nameTargets(number, column)
    let second = mapping.columns.indices.first {
      mapping.columns[$0].meaning.field == .keep && !taken.contains($0)
        && Self.isSecond(mapping.columns[$0].header, of: column.header)
    }
    if let second {
      taken.insert(second)
      let addition = add(ColumnMeaning(.keep), second, mapping.columns[second])
      readers.append(
        TwoNamesReader(
          first: number, second: second, kinds: kinds, company: company, addition: addition,
          targetColumns: targets))
    } else {
      readers.append(
        CompanyReader(
          source: number, company: company, order: order, targetColumns: targets, kinds: kinds))
    }
  }

  /// Nil where no name of a column has a remark.
  private mutating func remarkTargets(
    _ number: Int, _ mapping: ColumnMapping, _ samples: SampleCells
  ) -> RemarkTargets? {
    let column = mapping.columns[number]
    guard samples.column(number).contains(where: { NameRemark($0) != nil }) else { return nil }
    return RemarkTargets(
      nickname: add(ColumnMeaning(.nickname), number, column),
      rest: add(ColumnMeaning(.keep), number, column),
      areNicknames: column.meaning.label == "nickname")
  }

  mutating func addGivenName(_ number: Int, _ mapping: ColumnMapping) {
    let column = mapping.columns[number]
    func free(_ meaning: ColumnMeaning) -> Bool {
      !mapping.columns.contains {
        $0.meaning.field == meaning.field && $0.meaning.part == meaning.part
      }
    }
    let target = add(column.meaning, number, column)
    let others = [
      ColumnMeaning(.name, .prefix), ColumnMeaning(.name, .suffix), ColumnMeaning(.nickname),
    ]
    .map { free($0) ? add($0, number, column) : nil }
    readers.append(
      GivenNameReader(
        source: number, target: target, prefix: others[0], suffix: others[1], nickname: others[2]))
  }

  /// Whether some names of a column are those of companies, for which there is no column.
  func hasFirms(_ number: Int, _ mapping: ColumnMapping, _ samples: SampleCells) -> Bool {
    !mapping.columns.contains {
      $0.meaning.field == .key(.organization) && $0.meaning.part != .unit
    }
      && samples.column(number).contains(where: Companies.isSurelyCompany)
  }

  mutating func addFirmOrName(
    _ number: Int, _ column: ColumnMapping.Column, _ name: any CellReader
  ) {
    let company = add(ColumnMeaning(.organization, .name), number, column)
    readers.append(FirmOrNameReader(source: number, company: company, name: name))
  }

  /// Whether a header is another one but for its number: `Name 2` beside `Name 1` or `Name`.
  private static func isSecond(_ header: String, of first: String) -> Bool {
    let (text, other) = (HeaderText.folded(header), HeaderText.folded(first))
    return text == other + "2" || other.hasSuffix("1") && text == other.dropLast() + "2"
  }

  mutating func addCompany(_ number: Int, _ column: ColumnMapping.Column) {
    nameColumn = number
    let company = add(ColumnMeaning(.organization, .name), number, column)
    readers.append(
      CompanyReader(
        source: number, company: company, order: .unknown,
        targetColumns: nameTargets(number, column)))
  }

  mutating func addFamilyPrefix(
    _ number: Int, _ mapping: ColumnMapping, _ taken: inout Set<Int>
  ) {
    let column = mapping.columns[number]
    guard
      let family = mapping.columns.firstIndex(where: { $0.meaning == ColumnMeaning(.name, .family) }
      ),
      family > number
    else { return addCopy(number, column, as: ColumnMeaning(.name, .middle)) }
    taken.insert(family)
    let target = add(mapping.columns[family].meaning, family, mapping.columns[family])
    readers.append(JoinReader(sources: [number, family], target: target))
  }

  mutating func addPhonetic(_ number: Int, _ mapping: ColumnMapping) {
    let column = mapping.columns[number]
    let hasPerson = mapping.columns.contains {
      $0.meaning.field == .key(.name) || $0.meaning.field == .key(.formattedName)
    }
    readers.append(
      PhoneticReader(
        source: number, family: add(ColumnMeaning(.phoneticFamilyName), number, column),
        given: add(ColumnMeaning(.phoneticGivenName), number, column),
        organization: add(ColumnMeaning(.phoneticOrganizationName), number, column),
        hasPerson: hasPerson))
  }
}
