import ContactLikeness
import ContactModel
import SourceText

/// Values of a field as a person writes them on one line.
enum FieldValueText {
  typealias Value = JSONFieldValue

  /// Reads a whole value.
  static func value(_ text: String, of key: ContactKey) throws(EditError) -> Value {
    let schema = FieldSchema[key]
    switch schema.kind {
    case .text: return Value(.string(text))
    case .phoneNumber:
      guard text.utf8.contains(where: { $0 &- 0x30 < 10 }) || !text.utf8.allSatisfy({ $0 < 0x80 })
      else {
        throw EditError(
          "“\(text)” is no phone number.", hint: "Write its digits, as in +49 30 1234567.")
      }
      return Value(.string(text))
    case .date: return erased(try date(text), key)
    case .name:
      let name = try name(text)
      return erased(name, key)
    case .organization:
      let parts = list(text)
      return erased(
        Organization(name: parts.first ?? "", units: Array(parts.dropFirst())), key)
    case .gender: return erased(gender(text), key)
    case .media:
      guard text.contains(":") else {
        throw EditError(
          "“\(text)” is no address of a \(schema.name).",
          hint: "Write an address, as https://example.org/ann.jpg.")
      }
      return erased(ContactMedia(.uri(text)), key)
    case .socialProfile:
      let (service, rest) = service(text)
      return erased(
        rest.contains("://")
          ? SocialProfile(service: service, url: rest)
          : SocialProfile(service: service, username: rest), key)
    case .instantMessageAddress:
      let (service, rest) = service(text)
      return erased(InstantMessageAddress(service: service, address: rest), key)
    case .postalAddress:
      throw EditError(
        "An address is written by its parts.",
        hint: "Write \(schema.name).street=…, \(schema.name).postcode=…, \(schema.name).city=….")
    case .preserved:
      // A value may begin with a mark that makes one character with the colon.
      let scalars = text.unicodeScalars
      guard let colon = scalars.firstIndex(of: ":"), colon > text.startIndex else {
        throw EditError("A property has a name, a colon and a value.", hint: "Write X-NAME:value.")
      }
      return erased(
        PreservedProperty(
          name: String(scalars[..<colon]),
          rawValue: String(scalars[scalars.index(after: colon)...])), key)
    }
  }

  /// The value as the type that is the same for all fields.
  static func erased<Typed: FieldValue>(_ value: Typed, _ key: ContactKey) -> Value {
    Contact { $0[Field<Typed>(key)] = [LabeledValue(value)] }[Field<Value>(key)].first?.value
      ?? Value(.null)
  }

  /// Reads a date: `1980-04-12`, `04-12`, `--0412`, `1980`.
  static func date(_ text: String) throws(EditError) -> ContactDate {
    let isMonthAndDay =
      text.utf8.count == 5
      && text.utf8.enumerated().allSatisfy { place, byte in
        place == 2 ? byte == UInt8(ascii: "-") : byte &- 0x30 < 10
      }
    guard let date = PartialDate(isMonthAndDay ? "--" + text : text), date.isPossible,
      date.hasDate
    else {
      throw EditError(
        "“\(text)” is no date.",
        hint: "Write year, month and day as in 1980-04-12, or a part: 1980, 1980-04, 04-12.")
    }
    return .date(date)
  }

  /// Takes a name apart as people write one: `Lee, Ann`, `Ann Lee`, or with semicolons between
  /// family, given and middle names, prefixes and suffixes. `Dr.` and `PhD` around it are its prefix and
  /// suffix.
  private static func name(_ text: String) throws(EditError) -> PersonName {
    if text.contains(";") {
      var name = PersonName()
      name.components = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
        let part = trimmed(part)
        return part.isEmpty ? [] : [part]
      }
      return name
    }
    let parts = text.split(separator: ",", maxSplits: 1).map(trimmed)
    let areSuffixes =
      parts.count == 2 && parts[0].contains(" ")
      && parts[1].split { $0 == " " || $0 == "," }.allSatisfy { NameAffixes.isSuffix(String($0)) }
    if parts.count == 2, !areSuffixes {
      return PersonName(familyName: parts[0], givenName: parts[1])
    }
    var words = (parts.first ?? "").split(separator: " ").map(String.init)
    let titles = words.dropLast().prefix(while: NameAffixes.isTitle)
    words.removeFirst(titles.count)
    var suffixes = areSuffixes ? [parts[1]] : []
    while words.count > 2, let last = words.last, NameAffixes.isSuffix(last) {
      suffixes.insert(words.removeLast(), at: 0)
    }
    var name = try name(words, text)
    if !titles.isEmpty { name.namePrefixes = [titles.joined(separator: " ")] }
    if !suffixes.isEmpty { name.nameSuffixes = [suffixes.joined(separator: " ")] }
    return name
  }

  /// The parts that a name most likely has, for changing one of them; nil for a name that shows none.
  static func partsOfName(_ text: String) -> PersonName? {
    if let name = try? name(text) { return name }
    // Of a name in characters or Hangul the family's is told by the lists of them.
    let readings = NameReadings(given: NameText(text)).all
    guard let likeliest = readings.first(where: { !$0.given.isEmpty && !$0.family.isEmpty }) else {
      return nil
    }
    return PersonName(
      familyName: String(decoding: likeliest.family, as: UTF8.self),
      givenName: String(decoding: likeliest.given, as: UTF8.self))
  }

  /// A name of words.
  private static func name(_ words: [String], _ text: String) throws(EditError) -> PersonName {
    guard let last = words.last else { throw EditError("The name is empty.") }
    guard words.count > 1 else {
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
        throw EditError(
          "Which part of “\(text)” is the family's name, does not show.",
          hint: "Write name.family=… and name.given=….")
      }
      return PersonName(givenName: last)
    }
    return WordedName(words).name
  }

  private static func gender(_ text: String) -> Gender {
    let words = ["m": "M", "male": "M", "f": "F", "female": "F", "o": "O", "n": "N", "u": "U"]
    if let sex = words[text.lowercased()] { return Gender(sex: sex) }
    return Gender(identity: text)
  }

  /// A service in front of a colon: `Mastodon: @jo`. The scheme of an address is none.
  private static func service(_ text: String) -> (service: String, rest: String) {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix(": ") else {
      return ("", text)
    }
    return (trimmed(text[..<colon]), trimmed(text[text.index(after: colon)...]))
  }

  /// Items with semicolons between.
  static func list(_ text: String) -> [String] {
    text.split(separator: ";").map(trimmed).filter { !$0.isEmpty }
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
