import ContactLikeness

// Programs keep a firm's name in the place of a person's, or where the employer stands, and a person's in the
// firm's. What has no other name than a firm or a person of the book has, is that one's record.

extension RawRecords {
  /// Makes firms of the records that are called as another record's firm is.
  ///
  /// - Parameter names: What each text says.
  mutating func findFirmsByName(_ names: [NameText]) {
    var areFirms = [Bool](repeating: false, count: firmNames.count)
    for row in rows.indices where rows[row].kind == .firm {
      for firm in firms[row] { areFirms[Int(firm)] = true }
    }
    guard areFirms.contains(true) else { return }
    var known: [Int32: Int32] = [:]
    makeFirms(
      peopleOfOneName.compactMap { row in
        let text = rows[row].soleName
        let firm = known[text] ?? firm(called: text, names[Int(text)])
        known[text] = firm
        return firm >= 0 && areFirms[Int(firm)] ? (row, firm) : nil
      })
  }

  /// Makes firms of the records that have a firm's number and are called by nothing but words of its name: the
  /// garage, behind the number of Huber's garage. A name that people have may be somebody's there.
  ///
  /// - Parameter names: What each text says.
  mutating func findFirmsByLine(_ names: [NameText]) {
    /// By number, the firm that has it; -1 where several have.
    var firmsOfNumbers: [Int32: Int32] = [:]
    for row in rows.indices where rows[row].kind == .firm {
      guard let firm = firms.first(row) else { continue }
      for phone in phones[row] where !phone.isNoted {
        let known = firmsOfNumbers[phone.number] ?? firm
        firmsOfNumbers[phone.number] = known == firm ? firm : -1
      }
    }
    if firmsOfNumbers.isEmpty { return }
    makeFirms(
      peopleOfOneName.compactMap { row in
        let lines = phones[row].lazy.filter { !$0.isNoted }
          .compactMap { firmsOfNumbers[$0.number] }
        guard let firm = lines.first, firm >= 0 else { return nil }
        let words = Self.folded(names[Int(rows[row].soleName)])
        let isCalledSo = words.allSatisfy { firmNames.texts.contains($0, in: firm) }
        return isCalledSo && !Self.isPersons(words) ? (row, firm) : nil
      })
  }

  private var peopleOfOneName: [Int] {
    rows.indices.filter { rows[$0].soleName >= 0 && rows[$0].kind == .person }
  }

  private mutating func makeFirms(_ found: [(row: Int, element: Int32)]) {
    for (row, _) in found { rows[row].kind = .firm }
    let added = found.filter { !firms.contains($0.element, $0.row) }
    if !added.isEmpty { firms.insert(added) }
  }

  /// Makes people of the records that have no name but a firm's, which is called as somebody in the book is: a
  /// firm after its owner has a landline, and a person a mobile.
  ///
  /// - Parameter names: What each text says.
  mutating func findPeopleInPlaceOfFirms(_ names: [NameText]) {
    func folded(_ text: Int32) -> [[UInt8]] { text < 0 ? [] : Self.folded(names[Int(text)]) }
    let found = rows.indices.filter { row in
      guard rows[row].kind == .firm, rows[row].soleName >= 0,
        phones[row].contains(where: mayBeMobile)
      else { return false }
      return folded(rows[row].soleName).count > 1
    }
    if found.isEmpty { return }
    let wanted = Set(found.map { folded(rows[$0].soleName) })
    // Few texts begin as one of the names does, and only those are looked at in full.
    let beginnings = Set(wanted.compactMap(\.first))
    let mayBegin = names.map { name in
      name.words.first.map { beginnings.contains(LetterFolding.folded($0)) } ?? false
    }
    var people: Set<[[UInt8]]> = []
    for row in rows.indices where rows[row].kind == .person {
      for name in self.names[row] {
        let first = name.given < 0 ? name.family : name.given
        guard first >= 0, mayBegin[Int(first)] else { continue }
        let words = folded(name.given) + folded(name.family)
        // What stands in one field may be a firm's name, unless it is one as people have.
        let isDivided = name.given >= 0 && name.family >= 0
        if isDivided || Self.isPersons(words) { people.insert(words) }
      }
    }
    var added: [(row: Int, element: RawName)] = []
    for row in found where people.contains(folded(rows[row].soleName)) {
      rows[row].kind = .person
      guard self.names[row].isEmpty else { continue }
      added.append((row, RawName(kind: .primary, given: rows[row].soleName)))
    }
    if !added.isEmpty { self.names.insert(added) }
  }

  private static func folded(_ name: NameText) -> [[UInt8]] {
    name.words.map { LetterFolding.folded($0) }
  }

  private func mayBeMobile(_ phone: PhoneFact) -> Bool {
    let use = phone.use == .other ? PhoneResolution.use(of: numbers[phone.number]) : phone.use
    return use == .mobile || use == .other
  }

  /// The firm of a name; -1 for names of none, and for those that people bear.
  private func firm(called text: Int32, _ name: NameText) -> Int32 {
    // Without a note in parentheses.
    let own = texts[text].prefix { $0 != UInt8(ascii: "(") }
    guard let form = own.withUnsafeBufferPointer({ OrganizationForm($0) }) else { return -1 }
    // Whoever has a legal form in front is nobody, though Sia is a name, too.
    let isFirms = form.isMarkedInFront
    if !isFirms, Self.isPersons(Self.folded(name)) { return -1 }
    return firmNames.find(form.name) ?? -1
  }

  /// Whether a name is one as people have: a given name first, or a family name and a given name.
  private static func isPersons(_ words: [[UInt8]]) -> Bool {
    guard let first = words.first, let last = words.last else { return true }
    if CommonNames.share(of: first, as: .given) != nil { return true }
    guard CommonNames.share(of: first, as: .family) != nil else { return false }
    return words.count == 1 || CommonNames.share(of: last, as: .given) != nil
  }
}
