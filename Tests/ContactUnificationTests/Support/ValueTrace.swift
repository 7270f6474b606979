import ContactModel
import ContactUnification
import LocaleSupport

/// Looks for the values of records in what was made of them, with rules of its own: a value is
/// found where the merged contact has one of the same letters and digits, or where a conflict
/// tells of it.
struct ValueTrace {
  let unified: UnifiedContact

  /// What can't be found.
  var lost: [String] {
    var lost: [String] = []
    for record in unified.records {
      for key in ContactKey.allCases where record.contact.has(key) {
        for value in Self.values(record.contact, key) where !isFound(value, key) {
          lost.append("\(key.name): \(value.joined(separator: " | "))")
        }
      }
    }
    return lost
  }

  /// A value is found where each of its parts is, in one value of the merged contact.
  private func isFound(_ parts: [String], _ key: ContactKey) -> Bool {
    let parts = parts.filter { !Self.plain($0).isEmpty }
    let wanted = parts.map(Self.plain)
    if wanted.isEmpty { return true }
    var places = Self.values(unified.contact, key)
    if key == .name || key == .formattedName {
      places = [
        Self.values(unified.contact, .name).flatMap { $0 }
          + Self.values(unified.contact, .formattedName).flatMap { $0 }
      ]
    }
    for place in places {
      let there = place.map(Self.plain)
      let found = zip(parts, wanted).allSatisfy { original, part in
        switch key {
        case .name, .formattedName:
          let words = Set(place.flatMap(Self.words))
          return Self.words(original).allSatisfy { word in
            words.contains(word) || word.count == 1 && words.contains { $0.hasPrefix(word) }
          }
        case .birthday, .deathDate, .date, .alternateBirthday:
          return there.contains { $0.hasSuffix(part) || $0.hasPrefix(part) }
        case .phoneNumber:
          let digits = part.filter(\.isNumber)
          return there.contains { $0.filter(\.isNumber).hasSuffix(digits.suffix(8)) }
        case .postalAddress: return true
        default: return there.contains(part)
        }
      }
      if found, key != .postalAddress || Self.isAddress(parts, within: place) { return true }
    }
    let joined = Self.plain(parts.joined(separator: " "))
    let told = unified.conflicts.filter {
      $0.key == key || $0.key == .name && key == .formattedName
    }
    return told.flatMap(\.others).contains { other in
      let text = Self.plain(other.text)
      return text == joined || wanted.allSatisfy { text.contains($0) }
        || Self.words(parts.joined(separator: " ")).allSatisfy(
          Set(Self.words(other.text)).contains)
    }
  }

  /// Streets may be abbreviated and countries have names in many languages; the rest must be there.
  private static func isAddress(_ parts: [String], within there: [String]) -> Bool {
    let numbers = parts.flatMap(words).filter { $0.contains(where: \.isNumber) }
    let words = Set(there.flatMap(Self.words))
    let plain = there.map(Self.plain)
    let missing = parts.filter { !plain.contains(Self.plain($0)) }
    return numbers.allSatisfy(words.contains) && missing.count <= 2
  }

  private static func words(_ text: String) -> [String] {
    plainWords(text).split(separator: " ").map(String.init)
  }

  private static func plain(_ text: String) -> String {
    plainWords(text).filter { $0 != " " }
  }

  /// Letters and digits in small letters, without accents; signs become blanks.
  private static func plainWords(_ text: String) -> String {
    let umlauts = text.lowercased().map { character in
      ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"][character] ?? String(character)
    }.joined()
    var result = String.UnicodeScalarView()
    for scalar in umlauts.normalized(to: .compatibilityCaseFolded).normalized(to: .decomposed)
      .unicodeScalars
    {
      switch scalar {
      case "ı": result.append("i")
      case "ł": result.append("l")
      case "đ": result.append("d")
      case "ァ"..."ヶ": result.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
      default:
        let properties = scalar.properties
        if properties.generalCategory == .nonspacingMark { continue }
        result.append(properties.isAlphabetic || properties.numericType != nil ? scalar : " ")
      }
    }
    return String(result)
  }

  /// The values of a field as lists of their parts.
  static func values(_ contact: Contact, _ key: ContactKey) -> [[String]] {
    func texts<Value>(_ field: Field<Value>, _ parts: (Value) -> [String]) -> [[String]] {
      contact[field].map { parts($0.value) }
    }
    func text(_ date: ContactDate) -> [String] {
      guard case .date(var parts) = date else {
        if case .text(let text) = date { return [text] }
        return []
      }
      (parts.hour, parts.minute, parts.second, parts.utcOffset) = (nil, nil, nil, nil)
      parts.fraction = nil
      return [parts.basicFormat]
    }
    func text(_ media: ContactMedia) -> [String] {
      switch media.content {
      case .data(let bytes): ["\(bytes.count)\(bytes.prefix(64))"]
      case .uri(let text), .text(let text): [text]
      }
    }
    switch key {
    case .name: return texts(.names) { $0.components.flatMap { $0 } }
    case .organization: return texts(.organizations) { $0.units }
    case .phoneNumber: return texts(.phoneNumbers) { [$0.stringValue] }
    case .postalAddress:
      return texts(.postalAddresses) { address in
        PostalAddress.componentPaths.map { address[keyPath: $0] }
      }
    case .socialProfile:
      return texts(.socialProfiles) { [$0.url.isEmpty ? $0.username : $0.url] }
    case .instantMessageAddress:
      return texts(.instantMessageAddresses) { address in
        [String(address.address.split(separator: ":", maxSplits: 1).last ?? "")]
      }
    case .gender: return texts(.genders) { [$0.sex, $0.identity] }
    case .preserved: return texts(.preserved) { ["\($0.name)\($0.rawValue)"] }
    case .birthday: return texts(.birthdays, text)
    case .alternateBirthday: return texts(.alternateBirthdays, text)
    case .deathDate: return texts(.deathDates, text)
    case .date: return texts(.dates, text)
    case .image: return texts(.images, text)
    case .logo: return texts(.logos, text)
    case .sound: return texts(.sounds, text)
    case .cryptographicKey: return texts(.cryptographicKeys, text)
    case .url:
      return texts(.urls) { url in
        [url.lowercased().split(separator: "://").last.map(String.init) ?? url]
      }
    case .emailAddress:
      return texts(.emailAddresses) { [$0.hasPrefix("mailto:") ? String($0.dropFirst(7)) : $0] }
    case .nickname: return texts(.nicknames) { [$0] }
    case .jobTitle: return texts(.jobTitles) { [$0] }
    case .role: return texts(.roles) { [$0] }
    case .note: return texts(.notes) { [$0] }
    case .category: return texts(.categories) { [$0] }
    case .relation: return texts(.relations) { [$0] }
    case .formattedName: return texts(.formattedNames) { [$0] }
    case .phoneticGivenName: return texts(.phoneticGivenNames) { [$0] }
    case .phoneticFamilyName: return texts(.phoneticFamilyNames) { [$0] }
    case .previousFamilyName: return texts(.previousFamilyNames) { [$0] }
    case .language: return texts(.languages) { [$0] }
    case .timeZone: return texts(.timeZones) { [$0] }
    case .position: return texts(.positions) { [$0] }
    case .hobby: return texts(.hobbies) { [$0] }
    case .interest: return texts(.interests) { [$0] }
    case .expertise: return texts(.expertise) { [$0] }
    case .pronouns: return texts(.pronouns) { [$0] }
    case .member: return texts(.members) { [$0] }
    default: return []
    }
  }
}
