import ContactModel
import FileFormats
import TableCoding

/// What differs between a contact and what it became, in words.
struct ContactDifference: CustomStringConvertible {
  var key: ContactKey
  var missing: [String]
  var added: [String]

  var description: String {
    "\(key.name): " + missing.map { "\n  - \($0)" }.joined()
      + added.map { "\n  + \($0)" }.joined()
  }

  static func between(_ old: Contact, _ new: Contact) -> [ContactDifference] {
    ContactKey.allCases.compactMap { key in
      if old.hasSameValues(as: new, for: key) { return nil }
      let before = old.descriptions(of: key).map { canonical($0, key) }
      let after = new.descriptions(of: key).map { canonical($0, key) }
      if before == after { return nil }
      var missing = before
      var added: [String] = []
      for value in after {
        if let index = missing.firstIndex(of: value) {
          missing.remove(at: index)
        } else {
          added.append(value)
        }
      }
      if missing.isEmpty, added.isEmpty {
        return ContactDifference(key: key, missing: ["order \(before)"], added: ["\(after)"])
      }
      return ContactDifference(key: key, missing: missing, added: added)
    }
  }

  /// The description as the versions agree on it: vCard 4 writes offsets from UTC without a colon,
  /// and a messenger's scheme stands in front of its addresses once, whoever wrote it there.
  private static func canonical(_ description: String, _ key: ContactKey) -> String {
    switch key {
    // Names are equal without regard to case, and jCard has small letters alone.
    case .preserved:
      description.replacing(/name: \\"([^"]*)\\"/) { "name: \\\"\($0.1.uppercased())\\\"" }
    case .timeZone: description.replacing(/^"([+-]\d\d):(\d\d)"/) { "\"\($0.1)\($0.2)\"" }
    case .instantMessageAddress:
      description.replacing(/(Jabber|Google Talk)\\", address: \\"xmpp:/) {
        "\($0.1)\\\", address: \\\""
      }
    default: description
    }
  }

  /// What differs although no loss was reported, and is not usual in the format.
  static func unexplained(
    _ old: Contact, _ new: Contact, by losses: [ConversionLoss], in format: ContactFormat
  ) -> [ContactDifference] {
    between(old, new).filter { difference in
      guard format.isCSV else { return !difference.isExplainedByValue(losses) }
      if difference.isExplained(by: losses) { return false }
      guard format != .csv else { return true }
      return !difference.isTolerable(in: new)
        && !difference.withoutUsualTypes.withoutShownName(of: new).isExplained(by: losses)
    }
  }

  /// Whether it is what other programs' columns bring with them: another order, a formatted name
  /// that is put together, notes that hold what found no column, and no word of voice.
  func isTolerable(in after: Contact) -> Bool {
    if key == .formattedName, missing.count == 1, added.isEmpty {
      return after.isShown(as: missing[0])
    }
    // A name that is known as a whole alone goes where there are columns for parts alone.
    if key == .name, missing.isEmpty { return true }
    if missing.count == 1, missing[0].hasPrefix("order ") { return true }
    guard key == .note, added.count == 1 else { return false }
    return missing.isEmpty || missing.count == 1 && added[0].hasPrefix(missing[0].dropLast())
  }

  /// The difference without a whole name that the contact is shown under all the same.
  func withoutShownName(of after: Contact) -> ContactDifference {
    guard key == .formattedName else { return self }
    var rest = self
    rest.missing.removeAll(where: after.isShown)
    return rest
  }

  /// The difference without words that say what is so anyway.
  var withoutUsualTypes: ContactDifference {
    guard key == .phoneNumber || key == .emailAddress else { return self }
    func plain(_ text: String) -> String {
      text.replacing(" TYPE=[\"voice\"]", with: "").replacing(" TYPE=[\"internet\"]", with: "")
        .replacing("\"voice\", ", with: "")
    }
    var rest = ContactDifference(key: key, missing: [], added: added.map(plain))
    for text in missing.map(plain) {
      if let index = rest.added.firstIndex(of: text) {
        rest.added.remove(at: index)
      } else {
        rest.missing.append(text)
      }
    }
    return rest
  }

  /// Whether for each value that is not what it was, a loss of its own was reported that shows it.
  func isExplainedByValue(_ losses: [ConversionLoss]) -> Bool {
    if key == .formattedName, missing.isEmpty, added.count == 1 { return true }
    var rest = losses.filter { $0.key == key }
    for text in missing {
      guard let index = rest.firstIndex(where: { Self.isShown($0, in: text) }) else { return false }
      rest.remove(at: index)
    }
    return added.count <= missing.count
  }

  /// Whether a loss speaks of a value that is described so: its text is there, and the parameter.
  private static func isShown(_ loss: ConversionLoss, in description: String) -> Bool {
    if loss.property == "PREF" {
      return description.contains(" pref \(loss.value)")
        || description.contains(" PREF=[\"\(loss.value)\"")
    }
    let text = letters(description)
    let once = loss.value.debugDescription
    // Values within values are escaped once more.
    let candidates = [loss.value, once, once.debugDescription].map { Self.letters(shown($0)) }
    return candidates.contains { text.contains($0) }
  }

  /// What is left of a text that was cut within a character or an escape.
  private static func shown(_ text: String) -> String {
    text.unicodeScalars.count < 150 ? text : String(text.prefix(140))
  }

  /// Descriptions have quotes, escapes and hyphens of their own.
  private static func letters(_ text: String) -> String {
    text.replacing(/\\+n/, with: "").filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// Whether so many losses were reported for the key as values are not what they were. A
  /// formatted name where there was none is no loss.
  func isExplained(by losses: [ConversionLoss]) -> Bool {
    if key == .formattedName, missing.isEmpty, added.count == 1 { return true }
    let reported = losses.filter { $0.key == key }.count
    return missing.count <= reported && added.count <= reported
  }
}

extension Contact {
  func descriptions(of key: ContactKey) -> [String] {
    func all<Value>(_ field: Field<Value>) -> [String] {
      self[field].map { labeled in
        var text = "\(labeled.value)".debugDescription
        if let label = labeled.label {
          text += " label \(label.isPredefined ? "." : "")\(label.name.debugDescription)"
        }
        if let preference = labeled.preference { text += " pref \(preference)" }
        for parameter in labeled.parameters { text += " \(parameter.name)=\(parameter.values)" }
        return text
      }
    }
    switch key {
    case .name: return all(.names)
    case .organization: return all(.organizations)
    case .phoneNumber: return all(.phoneNumbers)
    case .postalAddress: return all(.postalAddresses)
    case .socialProfile: return all(.socialProfiles)
    case .instantMessageAddress: return all(.instantMessageAddresses)
    case .gender: return all(.genders)
    case .preserved: return all(.preserved)
    case .birthday: return all(.birthdays)
    case .alternateBirthday: return all(.alternateBirthdays)
    case .deathDate: return all(.deathDates)
    case .date: return all(.dates)
    case .revision: return all(.revisions)
    case .created: return all(.created)
    case .image: return all(.images)
    case .logo: return all(.logos)
    case .sound: return all(.sounds)
    case .cryptographicKey: return all(.cryptographicKeys)
    default: return Field<String>.texts.first { $0.key == key }.map(all) ?? []
    }
  }
}

extension Field where Value == String {
  /// Every field of text.
  static var texts: [Field<String>] {
    [
      .identifiers, .kinds, .formattedNames, .nicknames, .phoneticGivenNames,
      .phoneticMiddleNames, .phoneticFamilyNames, .previousFamilyNames,
      .phoneticOrganizationNames, .jobTitles, .roles, .emailAddresses, .urls, .relations, .notes,
      .categories, .languages, .pronouns, .grammaticalGenders, .timeZones, .positions,
      .birthPlaces, .deathPlaces, .expertise, .hobbies, .interests, .organizationDirectories,
      .contactURIs, .calendarAddresses, .calendars, .freeBusy, .members, .sources,
      .productIdentifiers, .defaultLanguages,
    ]
  }
}

extension Contact {
  /// Whether a name, in quotes, is the one that the contact is shown under, in East Asian letters with a space
  /// between its parts or none.
  func isShown(as name: String) -> Bool {
    let shown = displayName.debugDescription
    let isEastAsian = displayName.unicodeScalars.first.map { $0.value >= 0x3000 } ?? false
    return name == shown
      || isEastAsian && name.replacing(" ", with: "") == shown.replacing(" ", with: "")
  }
}
