import ContactLikeness
import ContactModel
import SourceText

/// Reads what is compared from contacts, without decoding the rest.
struct RecordReader {
  var records = RawRecords()
  private var previous: [Int32] = []
  private var nicknames: [Int32] = []
  private var phoneticGiven: Int32 = -1
  private var phoneticFamily: Int32 = -1
  var department: Int32 = -1
  /// The firm's name where that does not say that it is a firm's.
  var firmText: Int32 = -1
  var hasMailboxOfPerson = false
  private var noteNames: [Int32] = []
  private(set) var ownNames: [RawName] = []
  /// Of texts that were looked at, whether they are words that no firm is told by.
  private var plainWords: [Bool?] = []
  private var scratch: [UInt8] = []

  typealias Text = UnsafeBufferPointer<UInt8>

  /// No record has more names, numbers or addresses that count.
  static let mostValues = 24
  /// Of what is said besides, more does not count.
  static let mostRemarks = 64
  /// No number of E.164 has more, with what is dialled in front of it.
  static let mostDigits = 17

  mutating func read(_ record: UnificationRecord) {
    let contact = record.contact
    previous.removeAll(keepingCapacity: true)
    nicknames.removeAll(keepingCapacity: true)
    noteNames.removeAll(keepingCapacity: true)
    ownNames.removeAll(keepingCapacity: true)
    phoneticGiven = -1
    phoneticFamily = -1
    department = -1
    firmText = -1
    hasMailboxOfPerson = false
    var kind = RecordKind.person
    var birthday = DateFact()
    var title: Int32 = -1
    let fields = contact.storage.records
    contact.storage.bytes.withUnsafeBufferPointer { bytes in
      var formattedName: Text?
      for range in FieldRanges(fields) {
        let field = fields[range]
        let header = fields[range.lowerBound]
        let text = Text(rebasing: bytes[header.text.range])
        let isNamed = formattedName != nil
        let factCount = records.phones.openCount + records.mails.openCount
        switch header.key {
        case .kind: kind = Self.kind(text)
        case .name: readName(field, bytes)
        case .formattedName where formattedName == nil: formattedName = nameText(text)
        case .nickname: if nicknames.count < 4 { append(name(text), to: &nicknames) }
        case .previousFamilyName: if previous.count < 4 { append(name(text), to: &previous) }
        case .phoneticGivenName: phoneticGiven = name(text)
        case .phoneticFamilyName: phoneticFamily = name(text)
        case .phoneNumber: readPhones(text, header.types)
        case .emailAddress: readMail(text)
        case .postalAddress: readPlace(field, bytes)
        case .organization: readFirm(field, bytes)
        case .birthday where birthday.isMissing: birthday = Self.date(text)
        case .url, .socialProfile, .instantMessageAddress, .contactURI: readProfile(field, bytes)
        case .jobTitle where title < 0: title = readTitle(text)
        case .note: readNote(text)
        default: break
        }
        let isRead =
          switch header.key {
          case .formattedName: !isNamed
          case .phoneNumber, .emailAddress:
            records.phones.openCount + records.mails.openCount > factCount
          default: true
          }
        if records.remarks.openCount < Self.mostRemarks,
          let remark = ContentHash.ofRemark(field, bytes, isRead: isRead)
        {
          records.remarks.append(remark)
        }
      }
      // In whatever order a card has its properties, a mailbox tells a person where no name does.
      if !ownNames.isEmpty { hasMailboxOfPerson = false }
      addNames(formattedName)
    }
    var undivided: Int32 = -1
    if kind == .person {
      if records.names.openCount == 0 {
        // Who was born, or has a mailbox of a person's name, is somebody of the firm.
        let isPerson = !birthday.isMissing || hasMailboxOfPerson
        kind = records.firms.openCount > 0 && !isPerson ? .firm : .nameless
      } else {
        undivided = undividedName()
        if isFirmsName(undivided) { kind = .firm }
      }
    }
    // A name in one field may be a firm's or, in the place of the firm's, a person's.
    let isOfFirm = kind == .firm && ownNames.isEmpty
    let mayBeOfFirm = kind == .firm || kind == .person && !hasMailboxOfPerson
    let soleName = isOfFirm ? firmText : mayBeOfFirm ? undivided : -1
    records.rows.append(
      RawRow(
        kind: kind, birthday: birthday, title: kind == .firm ? department : title,
        identifier: IdentifierFact(record.key),
        content: ContentHash.of(contact, withIdentifier: false),
        shownName: ContentHash.ofShownName(contact),
        soleName: birthday.isMissing ? soleName : -1))
    records.names.endRow()
    records.phones.endRow()
    records.mails.endRow()
    records.places.endRow()
    records.firms.endRow()
    records.profiles.endRow()
    records.remarks.endRow()
  }

  // MARK: - Names

  private static func kind(_ text: Text) -> RecordKind {
    switch String(decoding: text, as: UTF8.self).lowercased() {
    case "org", "organization": .firm
    case "group", "location", "device", "application": .other
    default: .person
    }
  }

  /// The number of a name's raw text; -1 for a blank one.
  private mutating func name(_ text: Text) -> Int32 {
    nameText(text).map { records.texts.intern($0) } ?? -1
  }

  /// A name's raw text; nil for a blank one, and for a mailbox, which is read as that.
  private mutating func nameText(_ text: Text) -> Text? {
    guard text.count <= NameText.longest, text.contains(where: { $0 > 0x20 }) else { return nil }
    if Self.isMailbox(text) {
      readMail(text)
      return nil
    }
    if let number = Self.number(atEndOf: text) { readPhone(number, []) }
    return text
  }

  /// Programs take the mailbox for the name where a contact has none.
  private static func isMailbox(_ text: Text) -> Bool {
    guard let at = text.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
    return text[at...].contains(UInt8(ascii: ".")) && !text.contains(0x20)
  }

  /// People write the number beside the name, or in its place.
  private static func number(atEndOf text: Text) -> Text? {
    guard text.last.map(ASCII.isDigit) ?? false else { return nil }
    let isOfNumber: (UInt8) -> Bool = { ASCII.isDigit($0) || " +-()/".utf8.contains($0) }
    let start = text.lastIndex { !isOfNumber($0) }.map { $0 + 1 } ?? 0
    let number = Text(rebasing: text[start...])
    return number.count(where: ASCII.isDigit) > NumberForm.fewestDigits ? number : nil
  }

  private func append(_ number: Int32, to list: inout [Int32]) {
    if number >= 0, !list.contains(number) { list.append(number) }
  }

  private mutating func readName(_ field: ArraySlice<FieldRecord>, _ bytes: Text) {
    guard ownNames.count < 6 else { return }
    var name = RawName(kind: ownNames.isEmpty ? .primary : .reading)
    name.family = component(0, field, bytes)
    name.given = component(1, field, bytes)
    name.middle = component(2, field, bytes)
    name.prefix = component(3, field, bytes)
    name.suffix = component(6, field, bytes)
    if name.suffix < 0 { name.suffix = component(4, field, bytes) }
    if name.family >= 0 || name.given >= 0 { ownNames.append(name) }
  }

  /// A component's text, its items joined. RFC 9554's second surname stands behind the family names,
  /// where most programs have both.
  private mutating func component(
    _ wanted: UInt8, _ field: ArraySlice<FieldRecord>, _ bytes: Text
  ) -> Int32 {
    var found: Text?
    var isJoined = false
    for record in field {
      guard case .component(let index) = record.part, index == wanted || wanted == 0 && index == 5
      else { continue }
      let text = Text(rebasing: bytes[record.text.range])
      if let first = found {
        if index != wanted, first.count > text.count, first.suffix(text.count).elementsEqual(text) {
          continue
        }
        if !isJoined { scratch = Array(first) }
        isJoined = true
        scratch.append(0x20)
        scratch.append(contentsOf: text)
      } else {
        found = text
      }
    }
    guard let found else { return -1 }
    if !isJoined { return name(found) }
    return scratch.withUnsafeBufferPointer { name($0) }
  }

  /// - Parameter formattedName: Counts where the name has no parts, or they are in another script.
  private mutating func addNames(_ formattedName: Text?) {
    if let formattedName {
      let parts = ownNames.first.map { [$0.given, $0.family].contains { $0 >= 0 && !isASCII($0) } }
      if parts.map({ $0 == formattedName.allSatisfy { $0 < 0x80 } }) ?? true {
        ownNames.append(
          RawName(
            kind: ownNames.isEmpty ? .primary : .reading, given: records.texts.intern(formattedName)
          ))
      }
      readGeneration(behind: formattedName)
      readNickname(quotedIn: formattedName)
    }
    for name in ownNames { records.names.append(name) }
    let family = ownNames.first?.family ?? -1
    if phoneticGiven >= 0 || phoneticFamily >= 0 {
      records.names.append(
        RawName(kind: .reading, given: phoneticGiven, family: phoneticFamily))
    }
    for nickname in nicknames {
      // Some write the family name behind it, or another that somebody goes by.
      let isWhole = records.texts[nickname].contains(0x20)
      records.names.append(
        RawName(kind: .nickname, given: nickname, family: isWhole ? -1 : family))
    }
    for former in previous {
      records.names.append(
        RawName(kind: .previous, given: ownNames.first?.given ?? -1, family: former))
    }
    // A name in a note is somebody else's, unless it is in another script than the contact's own.
    if let own = ownNames.first, let part = [own.given, own.family].first(where: { $0 >= 0 }) {
      for name in noteNames where isASCII(name) != isASCII(part) {
        records.names.append(RawName(kind: .reading, given: name))
      }
    }
  }

  /// What somebody is called, between quotation marks in the name that is shown: Rodolfo "Dodong" Cabahug.
  private mutating func readNickname(quotedIn shown: Text) {
    guard shown.contains(where: { $0 == UInt8(ascii: "\"") || $0 == 0xE2 || $0 == 0xC2 }) else {
      return
    }
    let parts = String(decoding: shown, as: UTF8.self).split { "\"“”„«»".contains($0) }
    guard parts.count == 3, parts[1].allSatisfy({ $0.isLetter || $0 == "-" }) else { return }
    var nickname = String(parts[1])
    nicknames.append(nickname.withUTF8 { records.texts.intern($0) })
  }

  /// Who is told from his father in the name that is shown alone: José Almeida (filho).
  private mutating func readGeneration(behind shown: Text) {
    guard let name = ownNames.first, name.given >= 0, name.family >= 0, name.suffix < 0 else {
      return
    }
    let isKnown = [name.family, name.given].contains { number in
      let text = records.texts[number]
      return shown.count >= text.count && shown.suffix(text.count).elementsEqual(text)
    }
    // Most names that are shown end in one of the two.
    if isKnown || NameText(shown).generation == .none { return }
    let start = shown.lastIndex { $0 == 0x20 }.map { $0 + 1 } ?? 0
    ownNames[0].suffix = records.texts.intern(Text(rebasing: shown[start...]))
  }

  private func isASCII(_ number: Int32) -> Bool {
    records.texts[number].allSatisfy { $0 < 0x80 }
  }

  /// The name where it stands in one field, or where a program took a firm's name apart: Garage as the given
  /// name, and Lemoine as the family's. -1 for other names.
  private mutating func undividedName() -> Int32 {
    guard let name = ownNames.first else { return -1 }
    guard name.given >= 0, name.family >= 0 else { return max(name.given, name.family) }
    guard name.prefix < 0, name.middle < 0, !isPlainWord(name.given) || !isPlainWord(name.family)
    else { return -1 }
    let whole = Array(records.texts[name.given]) + [0x20] + Array(records.texts[name.family])
    return whole.withUnsafeBufferPointer { text in
      OrganizationForm(text)?.isTelling ?? false ? records.texts.intern(text) : -1
    }
  }

  /// Whether a name's part is one word that no firm is told by. Many people have the same names.
  private mutating func isPlainWord(_ number: Int32) -> Bool {
    let number = Int(number)
    while plainWords.count <= number { plainWords.append(nil) }
    if let known = plainWords[number] { return known }
    let isPlain = records.texts[Int32(number)].withUnsafeBufferPointer {
      OrganizationForm.isPlainWord($0)
    }
    plainWords[number] = isPlain
    return isPlain
  }

  /// Whether a name in one field is the firm's own, or one that a firm alone has.
  private mutating func isFirmsName(_ number: Int32) -> Bool {
    guard number >= 0 else { return false }
    let text = records.texts[number]
    guard let form = text.withUnsafeBufferPointer({ OrganizationForm($0) }) else { return false }
    if let firm = records.firms.openRow.first { return records.firmNames.find(form.name) == firm }
    guard Self.isTelling(text, form), !hasMailboxOfPerson else { return false }
    records.firms.append(records.firmNames.intern(form.name))
    return true
  }

  /// Whether a name says that it is a firm's; what stands in parentheses is a reminder: Huber (Hotel).
  private static func isTelling(_ text: ArraySlice<UInt8>, _ form: OrganizationForm) -> Bool {
    guard form.isTelling else { return false }
    let wide: [UInt8] = [0xEF, 0xBC, 0x88]
    let aside = text.indices.dropFirst().first {
      text[$0] == UInt8(ascii: "(") || text[$0...].starts(with: wide)
    }
    guard let aside else { return true }
    return text[..<aside].withUnsafeBufferPointer { OrganizationForm($0)?.isTelling ?? true }
  }

  /// Notes hold former names and names in another script.
  private mutating func readNote(_ text: Text) {
    guard text.count <= 240 else { return }
    readNumbers(inNote: text)
    for whole in text.split(separator: 0x0A).prefix(4) where whole.count <= 60 {
      let line = whole.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
      let words = line.split(separator: 0x20)
      guard words.count >= 2, words.count <= 4 else { continue }
      let first = Array(String(decoding: words[0], as: UTF8.self).lowercased().utf8)
      let word = LetterFolding.folded(first.filter { $0 >= 0x80 || ASCII.isLetter($0) })
      if WordLists.wordsBeforeFormerNames.contains(word) {
        append(name(Text(rebasing: line[words[1].startIndex...])), to: &previous)
      } else if noteNames.count < 2, words.allSatisfy({ Self.startsLikeName($0) }) {
        append(name(Text(rebasing: line)), to: &noteNames)
      }
    }
  }

  private static func startsLikeName(_ word: Slice<Text>) -> Bool {
    guard let first = word.first else { return false }
    // A capital, or a letter of another script; a full stop or digit is in no name.
    return (first &- 0x41 < 26 || first >= 0xC3)
      && word.allSatisfy { $0 >= 0x80 || ASCII.isLetter($0) || $0 == 0x2D || $0 == 0x27 }
  }
}
