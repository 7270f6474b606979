import ContactLikeness
package import ContactModel
import LocaleSupport
import SourceText

/// Makes the keys that contacts are found by. Words that come again, as names do, are taken apart once.
package struct LookupKeyMaker {
  private var known: [[UInt8]: [LookupKey]] = [:]
  /// So many words are kept.
  private static let mostKnown = 20_000

  package init() {}

  /// The keys that a contact is found by, ascending, each once.
  package mutating func keys(of contact: Contact) -> [LookupKey] {
    var keys: [LookupKey] = []
    appendKeys(of: contact, to: &keys)
    return keys
  }

  /// Appends the keys that a contact is found by, ascending, each once.
  package mutating func appendKeys(of contact: Contact, to keys: inout [LookupKey]) {
    let start = keys.count
    let storage = contact.storage
    var mayBeGroup = false
    storage.bytes.withUnsafeBufferPointer { bytes in
      for range in FieldRanges(storage.records) {
        let header = storage.records[range.lowerBound]
        let text = UnsafeBufferPointer(rebasing: bytes[header.text.range])
        switch header.key {
        case .formattedName, .nickname, .phoneticGivenName, .phoneticMiddleName,
          .phoneticFamilyName, .previousFamilyName:
          addWords(of: text, to: &keys)
        case .name:
          var mayLackBlanks = false
          for record in storage.records[range] {
            guard case .component = record.part else { continue }
            let text = UnsafeBufferPointer(rebasing: bytes[record.text.range])
            addWords(of: text, to: &keys)
            // Chinese, Japanese and Korean letters, which few names have.
            if let first = text.first, first >= 0xE3 { mayLackBlanks = true }
          }
          guard mayLackBlanks else { continue }
          let view = FieldView(bytes: storage.bytes, records: storage.records, range: range)
          if var name = PersonName(view).withoutBlank {
            name.withUTF8 { addWords(of: $0, to: &keys) }
          }
        case .emailAddress: addWhole(text, .mailbox, to: &keys)
        case .category: addWhole(text, .category, to: &keys)
        case .identifier: addWhole(text, .identifier, to: &keys)
        case .phoneNumber:
          let scheme = "tel:".utf8
          let isURI = text.count > 4 && zip(text, scheme).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
          let number = isURI ? UnsafeBufferPointer(rebasing: text.dropFirst(4)) : text
          if let form = NumberForm(number) { keys.append(LookupKey(form)) }
        case .birthday:
          let view = FieldView(bytes: storage.bytes, records: storage.records, range: range)
          if let date = ContactDate(view).components, let month = date.month {
            keys.append(
              LookupKey(.birthday, [UInt8(clamping: month), UInt8(clamping: date.day ?? 0)]))
          }
        case .kind, .preserved: mayBeGroup = true
        default: break
        }
      }
      func hasName() -> Bool { keys[start...].contains { $0.kind == .nameWord } }
      if !hasName() { addOrganizations(storage, to: &keys) }
      // Who has nothing else is shown by a mailbox or number.
      if !hasName() {
        var name = contact.displayName
        name.withUTF8 { addWords(of: $0, to: &keys) }
      }
    }
    if mayBeGroup, ContactGroup.isGroup(contact) { keys.append(.ofGroups) }
    keys[start...].sort()
    var count = start
    for index in start..<keys.count where count == start || keys[count - 1] != keys[index] {
      keys[count] = keys[index]
      count += 1
    }
    keys.removeSubrange(count...)
  }

  /// What has no name of its own goes by that of its organization.
  private mutating func addOrganizations(_ storage: ContactStorage, to keys: inout [LookupKey]) {
    for range in FieldRanges(storage.records) {
      let header = storage.records[range.lowerBound]
      guard header.key == .organization || header.key == .phoneticOrganizationName else { continue }
      for record in storage.records[range] {
        let isName =
          switch record.part {
          case .value, .component: true
          default: false
          }
        guard isName else { continue }
        storage.bytes[record.text.range].withUnsafeBufferPointer { addWords(of: $0, to: &keys) }
      }
    }
  }

  // MARK: Texts

  private mutating func addWhole(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: LookupKey.Kind, to keys: inout [LookupKey]
  ) {
    guard !text.isEmpty else { return }
    Self.forEachFolding(of: text) { keys.append(LookupKey(kind, LookupKey.trimmed($0))) }
  }

  /// Folding does not look across blanks, so that each word can be folded by itself.
  private mutating func addWords(
    of text: UnsafeBufferPointer<UInt8>, to keys: inout [LookupKey]
  ) {
    for word in text.split(separator: UInt8(ascii: " ")) {
      let word = UnsafeBufferPointer(rebasing: word)
      if !word.contains(where: { $0 >= 0x80 }) {
        Self.addWords(ofASCII: word, to: &keys)
        continue
      }
      let bytes = Array(word)
      if let found = known[bytes] {
        keys += found
        continue
      }
      var own: [LookupKey] = []
      Self.forEachFolding(of: word) { Self.addWords(of: $0, to: &own) }
      if known.count < Self.mostKnown { known[bytes] = own }
      keys += own
    }
  }

  /// The words of a text of which nothing but the case is to be folded.
  private static func addWords(
    ofASCII text: UnsafeBufferPointer<UInt8>, to keys: inout [LookupKey]
  ) {
    var isInWord = false
    for offset in text.indices {
      let byte = text[offset] | 0x20
      let isLetter = byte &- 0x61 < 26 || text[offset] &- 0x30 < 10
      if isLetter, !isInWord {
        let rest = text[offset...].prefix(LookupKey.longest - 1)
        keys.append(LookupKey(.nameWord, rest.lazy.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }))
      }
      isInWord = isLetter
    }
  }

  private static func forEachFolding(
    of text: UnsafeBufferPointer<UInt8>, _ body: ([UInt8]) -> Void
  ) {
    let plain = SearchFolding.folded(text, spellsUmlauts: false)
    body(plain)
    guard text.contains(where: { $0 >= 0x80 }) else { return }
    let spelled = SearchFolding.folded(text, spellsUmlauts: true)
    if spelled != plain { body(spelled) }
  }

  private static func addWords(of text: [UInt8], to keys: inout [LookupKey]) {
    var isInWord = false
    LookupKey.forEachCharacter(of: text) { offset, kind in
      if kind == .ideograph || kind == .letter && !isInWord {
        let rest = text[offset...].prefix(LookupKey.longest - 1)
        keys.append(LookupKey(.nameWord, rest.prefix { $0 != UInt8(ascii: " ") }))
      }
      isInWord = kind != .sign
    }
  }
}
