import ContactLikeness
import ContactModel
import SourceText

// Numbers, mailboxes, addresses, firms, accounts and dates.

extension RecordReader {
  /// The number of a field, or those of one into which somebody wrote two: `0812-36 / 0361-72`.
  mutating func readPhones(_ text: Text, _ types: TypeSet) {
    guard text.contains(UInt8(ascii: "/")) else { return readPhone(text, types) }
    let parts = text.split(separator: UInt8(ascii: "/"))
    let areNumbers = parts.allSatisfy { $0.count(where: ASCII.isDigit) > NumberForm.fewestDigits }
    // Behind a town's code with the country's in front stands the rest of one number: +49 (0) 4131/462839.
    guard parts.count == 2, areNumbers, Self.isDialled(parts[1]) || !Self.isDialled(parts[0]) else {
      return readPhone(text, types)
    }
    for part in parts { readPhone(Text(rebasing: part), types) }
  }

  /// Whether a number begins with a code as it is dialled.
  private static func isDialled(_ number: Slice<Text>) -> Bool {
    number.first { $0 == UInt8(ascii: "+") || ASCII.isDigit($0) }.map { "+0".utf8.contains($0) }
      ?? false
  }

  /// The numbers in a note that are dialled from anywhere, or have a zero in front.
  mutating func readNumbers(inNote text: Text) {
    let (plus, zero) = (UInt8(ascii: "+"), UInt8(ascii: "0"))
    var start = 0
    while let first = text[start...].firstIndex(where: { $0 == plus || $0 == zero }) {
      let run = text[first...].prefix { ASCII.isDigit($0) || " +-()/".utf8.contains($0) }
      start = run.endIndex
      let isWithinWord =
        first > 0 && (ASCII.isDigit(text[first - 1]) || ASCII.isLetter(text[first - 1]))
      // Eight digits may be a date.
      guard !isWithinWord, run.count(where: ASCII.isDigit) > 8 else { continue }
      readPhone(Text(rebasing: run), [], isNoted: true)
    }
  }

  private static let mobileTypes: TypeSet = [.cell, .iPhone]

  mutating func readPhone(_ text: Text, _ types: TypeSet, isNoted: Bool = false) {
    guard records.phones.openCount < Self.mostValues, let phone = NumberForm(text),
      !phone.isShortCode, phone.digits.count <= Self.mostDigits, !phone.isPlaceholder
    else { return }
    let use: PhoneUse =
      if phone.isMarkedMobile || !types.isDisjoint(with: Self.mobileTypes) {
        .mobile
      } else if types.contains(.work) {
        .work
      } else if types.contains(.home) {
        .home
      } else {
        .other
      }
    let number = records.numbers.intern(PhoneResolution.key(phone, text))
    let behind = phone.extensionDigits + phone.suffix.filter(ASCII.isDigit)
    let extensionNumber = behind.isEmpty ? -1 : records.extensions.intern(behind)
    records.phones.append(
      PhoneFact(number: number, extensionNumber: extensionNumber, use: use, isNoted: isNoted))
  }

  mutating func readMail(_ text: Text) {
    guard records.mails.openCount < Self.mostValues, let mail = MailboxForm(text),
      !mail.isPlaceholder
    else { return }
    if !hasMailboxOfPerson, ownNames.isEmpty { hasMailboxOfPerson = mail.isWrittenAsName }
    let address = records.addresses.intern(mail.canonical)
    let local = records.locals.intern(mail.local)
    let domain = records.domains.intern(mail.domain)
    records.mails.append(
      MailFact(address: address, local: local, domain: domain, kind: mail.kind))
  }

  mutating func readPlace(_ field: ArraySlice<FieldRecord>, _ bytes: Text) {
    guard records.places.openCount < Self.mostValues else { return }
    var (street, building, code, town): (Text?, Text?, Text?, Text?)
    var lines: [UInt8] = []
    for record in field {
      guard case .component(let index) = record.part else { continue }
      let text = Text(rebasing: bytes[record.text.range])
      switch index {
      case 1: building = text
      // The lines of a street may be a list or one text.
      case 2:
        if let street { lines += (lines.isEmpty ? Array(street) : []) + [0x0A] + text }
        street = street ?? text
      case 3: town = text
      case 5: code = text
      default: break
      }
    }
    lines.withUnsafeBufferPointer {
      addPlace(lines.isEmpty ? street : $0, building, postalCode: code, locality: town)
    }
  }

  private mutating func addPlace(
    _ street: Text?, _ building: Text?, postalCode: Text?, locality: Text?
  ) {
    let parts = street.map { StreetForm($0) }
    let code = postalCode.flatMap { Self.postalCode($0) }
    let town = locality.flatMap { Self.letters($0) }
    if let town, Placeholders.isTown(town) { return }
    let line = street.flatMap { Self.letters($0) }
    let premises = building.flatMap { Self.letters($0) }
    let name = parts.flatMap { $0.name.count >= 2 ? $0.name : nil }
    let number = parts?.houseNumber ?? -1
    let unit =
      building.flatMap { AddressUnit(line: $0) } ?? street.flatMap { AddressUnit(within: $0) }
    guard name != nil || code != nil || town != nil else { return }
    let place = PlaceFact(
      street: name.flatMap {
        number < 0 ? nil : records.streets.intern(Array("\(number) ".utf8) + $0)
      } ?? -1,
      houseNumber: number, streetName: name.map { records.streetNames.intern($0) } ?? -1,
      line: line.map { records.lines.intern($0) } ?? -1,
      building: premises.map { records.lines.intern($0) } ?? -1,
      unit: unit.map { records.lines.intern($0.number) } ?? -1,
      postalCode: code.map { records.postalCodes.intern($0) } ?? -1,
      locality: town.map { records.localities.intern($0) } ?? -1)
    records.places.append(place)
  }

  /// A postal code; nil for one that says nothing. Americans add four digits or leave them out.
  private static func postalCode(_ text: Text) -> [UInt8]? {
    let code = PlaceForm.postalCode(text)
    guard code.count >= 3 else { return nil }
    return code.count == 9 && code.allSatisfy(ASCII.isDigit) ? Array(code.prefix(5)) : code
  }

  /// The letters of a text, folded; nil for fewer than two.
  private static func letters(_ text: Text) -> [UInt8]? {
    let letters = PlaceForm.locality(text).filter { !ASCII.isDigit($0) }
    return letters.count >= 2 ? letters : nil
  }

  mutating func readTitle(_ text: Text) -> Int32 {
    guard text.count <= 120, let key = Self.letters(text),
      !WordLists.placeholderWords.contains(key),
      !FormsOfAddress.tellsOnlySex(key)
    else { return -1 }
    return records.titleNames.intern(key)
  }

  mutating func readFirm(_ field: ArraySlice<FieldRecord>, _ bytes: Text) {
    guard records.firms.openCount < Self.mostValues else { return }
    for record in field {
      if case .component(1) = record.part, department < 0 {
        department = readTitle(Text(rebasing: bytes[record.text.range]))
      }
    }
    for record in field {
      guard case .component(0) = record.part else { continue }
      let text = Text(rebasing: bytes[record.text.range])
      if let form = OrganizationForm(text), !form.isPlaceholder {
        records.firms.append(records.firmNames.intern(form.name))
        if ownNames.isEmpty, form.legalForm.isEmpty, !form.isTelling {
          firmText = records.texts.intern(text)
        }
      }
      return
    }
  }

  /// Addresses of pages and accounts, and the number or mailbox that an account is known by.
  mutating func readProfile(_ field: ArraySlice<FieldRecord>, _ bytes: Text) {
    guard records.profiles.openCount < Self.mostValues, let header = field.first else { return }
    var text = bytes[header.text.range]
    for record in field where text.isEmpty {
      if case .username = record.part { text = bytes[record.text.range] }
    }
    guard text.count <= 300 else { return }
    switch AccountForm(text) {
    case .number(let number): number.withUnsafeBufferPointer { readPhone($0, header.types) }
    case .mailbox(let address): address.withUnsafeBufferPointer { readMail($0) }
    case .page(let page):
      guard page.count >= 4, !Placeholders.isPage(page) else { return }
      // What somebody is called at a service gets an empty scheme where it has none: a dot makes no host of it.
      let colon = UInt8(ascii: ":")
      let isName = header.key == .instantMessageAddress && !page.contains(colon)
      records.profiles.append(records.profileNames.intern(isName ? [colon] + page : page))
    }
  }

  static func date(_ text: Text) -> DateFact {
    guard let date = PartialDate(parsing: Bytes(text)), date.isPossible, date.calendar == nil,
      let month = date.month, let day = date.day
    else { return DateFact() }
    // Apple writes 1604 where the year is not known.
    var year = date.year.map { $0 == 1604 ? 0 : $0 } ?? 0
    // By the Buddhist era years are 543 more. Those of the Iranian and of the Islamic calendar are not told
    // from each other.
    if (2400..<2600).contains(year) { year -= 543 }
    if (1300..<1450).contains(year) { return DateFact() }
    if Placeholders.isDay(year: year, month: month, day: day) { return DateFact() }
    return DateFact(
      year: UInt16(clamping: year), month: UInt8(clamping: month), day: UInt8(clamping: day))
  }
}
