import ContactModel
import ContactUnification

/// Looks for the values of records in what was made of them, with rules of its own: a value is
/// found where the merged contact has one that says no less, or where a conflict tells of it.
struct ValueTrace {
  let unified: UnifiedContact

  /// What can't be found.
  var lost: [String] {
    var lost: [String] = []
    for record in unified.records {
      for key in ContactKey.allCases where record.contact.has(key) {
        for value in Self.values(record.contact, key) where !isFound(value, key) {
          lost.append(
            "\(key.name): \(value.joined(separator: " | ")) of \(Self.values(unified.contact, key))"
          )
        }
      }
    }
    return lost
  }

  /// Values of conflicts that are not where the conflict says.
  var misplaced: [String] {
    unified.conflicts.flatMap { conflict in
      ([conflict.kept] + conflict.others).compactMap { value in
        guard let key = value.keptAs, !isShown(value.text, as: key) else { return nil }
        return "\(conflict.key.name) as \(key.name): \(value.text)"
      }
    }
  }

  private func isShown(_ text: String, as key: ContactKey) -> Bool {
    let wanted = PlainText.words(text)
    switch key {
    case .birthday, .deathDate, .date, .revision, .created:
      return Self.dates(unified.contact, key).contains { date in
        date.components.map { $0.extendedFormat == text }
          ?? (ValueTrace.text(date) == PlainText.folded(text))
      }
    case .image, .logo: return unified.contact.has(key)
    case .name, .nickname:
      let name = [ContactKey.formattedName, .name].flatMap { Self.values(unified.contact, $0) }
      let places = [name.flatMap { $0 }] + Self.values(unified.contact, .nickname)
      return places.contains { Set(wanted).isSubset(of: $0.flatMap(PlainText.words)) }
    default:
      return Self.values(unified.contact, key).contains {
        Set(PlainText.words(PlainText.identifier(text))).isSubset(of: $0.flatMap(PlainText.words))
      }
    }
  }

  private func isFound(_ parts: [String], _ key: ContactKey) -> Bool {
    if parts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return true }
    if key == .name || key == .formattedName { return isFound(name: parts) }
    let places = Self.values(unified.contact, key)
    if places.contains(where: { Self.says($0, parts, key) }) { return true }
    let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    let isRestated = unified.restated.contains {
      $0.key == key && ($0.text == text || Self.tells($0.text, parts, key))
    }
    if isRestated { return true }
    return unified.conflicts.contains { conflict in
      conflict.key == key && conflict.others.contains { Self.tells($0.text, parts, key) }
    }
  }

  /// Every word of a name is in the merged contact's or in one that a conflict tells of. An initial
  /// is, where a name begins with it.
  private func isFound(name parts: [String]) -> Bool {
    let wanted = parts.flatMap(PlainText.words)
    let told = unified.conflicts.filter { $0.key == .name }.flatMap(\.others).map(\.text)
    let shown = [ContactKey.formattedName, .name].flatMap { Self.values(unified.contact, $0) }
    let nicknames = Self.values(unified.contact, .nickname)
    for place in [shown.flatMap { $0 }] + told.map({ [$0] }) + nicknames {
      let words = Set(place.flatMap(PlainText.words))
      let isThere = wanted.allSatisfy { word in
        words.contains(word) || word.count == 1 && words.contains { $0.hasPrefix(word) }
      }
      if isThere { return true }
    }
    // A record may give a name in several languages, of which each is told of by itself.
    let all = Set((told + shown.flatMap { $0 }).flatMap(PlainText.words))
    return wanted.allSatisfy(all.contains) && told.count > 1
  }

  /// Whether a value says all that another does.
  private static func says(_ place: [String], _ parts: [String], _ key: ContactKey) -> Bool {
    switch key {
    case .phoneNumber: return PlainText.isNumber(place.joined(), parts.joined())
    case .postalAddress: return PlainText.isAddress(place, parts)
    case .birthday, .deathDate, .alternateBirthday, .revision, .created:
      return isDate(place[0], parts[0])
    case .date: return isDate(place[0], parts[0]) && place[1] == parts[1]
    case .organization:
      guard place.count >= parts.count else { return false }
      return zip(place, parts).allSatisfy { PlainText.isName($0, of: $1) }
    default:
      guard place.count == parts.count else { return false }
      return zip(place, parts).allSatisfy {
        $1.isEmpty || PlainText.folded($0) == PlainText.folded($1)
      }
    }
  }

  /// Whether a date says all that another does.
  private static func isDate(_ place: String, _ part: String) -> Bool {
    Set(part.split(separator: " ")).isSubset(of: place.split(separator: " "))
  }

  /// Whether a conflict's text is that of a value.
  private static func tells(_ text: String, _ parts: [String], _ key: ContactKey) -> Bool {
    switch key {
    case .birthday, .deathDate, .revision, .created:
      if PlainText.folded(text) == parts[0] { return true }
      guard let date = PartialDate(text) else { return false }
      return isDate(ValueTrace.text(.date(date)), parts[0])
    case .image, .logo: return parts[0].hasPrefix(text)
    case .organization:
      let there = PlainText.words(text)
      return PlainText.isName(there.joined(separator: " "), of: parts.joined(separator: " "))
        || parts.allSatisfy { PlainText.isPart($0, of: there) }
    default:
      return PlainText.letters(PlainText.identifier(text)) == PlainText.letters(parts.joined())
    }
  }

  // MARK: - Values

  /// The values of a field as lists of their parts.
  static func values(_ contact: Contact, _ key: ContactKey) -> [[String]] {
    func texts<Value>(_ field: Field<Value>, _ parts: (Value) -> [String]) -> [[String]] {
      contact[field].map { parts($0.value) }
    }
    switch key {
    case .name: return texts(.names) { $0.components.flatMap { $0 } }
    case .organization: return texts(.organizations) { [$0.name] + $0.units }
    case .phoneNumber: return texts(.phoneNumbers) { [$0.stringValue] }
    case .postalAddress:
      return texts(.postalAddresses) { address in
        PostalAddress.componentPaths.map { address[keyPath: $0] }
          + [address.isoCountryCode.uppercased(), address.formattedAddress]
      }
    case .socialProfile:
      return texts(.socialProfiles) { [$0.service, $0.username, PlainText.address($0.url)] }
    case .instantMessageAddress:
      return texts(.instantMessageAddresses) { address in
        let service = address.service.lowercased()
        return [
          service == "xmpp" ? "jabber" : service,
          String(address.address.split(separator: ":", maxSplits: 1).last ?? ""),
        ]
      }
    case .gender: return texts(.genders) { [$0.sex, $0.identity] }
    case .preserved: return texts(.preserved) { [$0.name + ":" + $0.rawValue] }
    case .birthday, .alternateBirthday, .deathDate, .revision, .created:
      return dates(contact, key).map { [text($0)] }
    case .date: return contact.dates.map { [text($0.value), $0.label?.name ?? ""] }
    case .image: return texts(.images) { [text($0)] }
    case .logo: return texts(.logos) { [text($0)] }
    case .sound: return texts(.sounds) { [text($0)] }
    case .cryptographicKey: return texts(.cryptographicKeys) { [text($0)] }
    case .relation: return contact.relations.map { [$0.value, $0.label?.name ?? ""] }
    case .url, .contactURI, .organizationDirectory, .calendar, .calendarAddress, .freeBusy, .source:
      return texts(Field<String>(key)) { [PlainText.address($0)] }
    case .emailAddress:
      return texts(.emailAddresses) { [$0.hasPrefix("mailto:") ? String($0.dropFirst(7)) : $0] }
    case .identifier, .member:
      return texts(Field<String>(key)) { text in
        [PlainText.identifier(text)]
      }
    default: return texts(Field<String>(key)) { [$0] }
    }
  }

  private static func dates(_ contact: Contact, _ key: ContactKey) -> [ContactDate] {
    let fields: [Field<ContactDate>] = [
      .birthdays, .alternateBirthdays, .deathDates, .dates, .revisions, .created,
    ]
    return fields.filter { $0.key == key }.flatMap { contact[$0].map(\.value) }
  }

  /// A date as words for each of its components.
  private static func text(_ date: ContactDate) -> String {
    guard let date = date.components else {
      if case .text(let text) = date { return PlainText.folded(text) }
      return ""
    }
    let parts: [(String, Int?)] = [
      ("y", date.year), ("m", date.month), ("d", date.day), ("H", date.hour), ("M", date.minute),
      ("S", date.second), ("Z", date.utcOffset), ("F", date.fraction.flatMap { Int($0) }),
    ]
    return parts.compactMap { name, number in number.map { name + "\($0)" } }
      .joined(separator: " ")
  }

  private static func text(_ media: ContactMedia) -> String {
    switch media.content {
    case .data(let bytes): "\(media.mediaType ?? "data"), \(bytes.count) bytes \(bytes.hashValue)"
    case .uri(let text), .text(let text): text
    }
  }
}
