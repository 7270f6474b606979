import ContactModel
import FileFormats
import SourceText
import VCard

extension ContactEncoder {
  /// Writes the field in `range`, whose attributes are in ``field``.
  mutating func write(_ range: Range<Int>) {
    let property = properties[Int(field.header.key.rawValue)]
    let name = isVersion4 ? property.name : property.earlierName
    switch property.form {
    case .list: return  // see writeList
    // What these are written as, and in which group, depends on more than the field.
    case .name: return writeName(range)
    case .postalAddress: return writePostalAddress(range)
    case .media: return writeMedia(name)
    case .labeledDate: return writeLabeledDate()
    case .relation: return writeRelation()
    case .instantMessageAddress: return writeInstantMessage()
    case .preserved: return writePreserved(range)
    case .kind where rules.contains(.outlook): return leaveOut("KIND")
    case .date where field.header.key == .birthday: noteSingle(name)
    case .text, .textOrURI, .uri, .languageTag, .date, .kind, .organization, .gender, .phoneNumber,
      .emailAddress, .socialProfile, .timeZone, .position:
      break
    }
    let group = group(isNeeded: field.hasLabel)
    switch property.form {
    case .textOrURI(let defaultIsURI): writeTextOrURI(name, group, defaultIsURI: defaultIsURI)
    case .uri: writeURI(name, text, group: group)
    case .languageTag:
      begin(name, "language-tag", .single, group: group)
      writer.end(text: text)
    case .date: writeDate(name, group)
    case .kind: writeKind(group)
    case .organization: writeOrganization(range, group)
    case .gender: writeGender(range, group)
    case .phoneNumber: writePhoneNumber(group)
    case .emailAddress: writeEmailAddress(group)
    case .socialProfile: writeSocialProfile(group)
    case .timeZone: writeTimeZone(group)
    case .position: writePosition(group)
    default: writeText(name, text, group: group)
    }
    writeLabel(group)
  }

  /// UID, whose default in vCard 4 is a URI, and places, whose default is text.
  private mutating func writeTextOrURI(
    _ name: StaticString, _ group: Group, defaultIsURI: Bool
  ) {
    // Members of groups name the UID with `urn:uuid:` in front, which the UID itself lacks.
    if rules.contains(.groupCards), field.header.key == .identifier,
      let core = IdentifierNotation.uuid(in: text)
    {
      return writeText(name, core, group: group)
    }
    let isURI = isURI(text)
    if isURI != defaultIsURI, case .v40 = syntax {
      begin(name, group: group)
      end(text, isURI: isURI, isStated: true)
    } else if isURI {
      writeURI(name, text, group: group)
    } else {
      writeText(name, text, group: group)
    }
  }

  /// NICKNAME and CATEGORIES: the texts of several fields on one line.
  mutating func writeList(_ fields: Range<Int>) {
    var marks: [Int] = []
    if field.header.key == .category, options.destination != nil, !rules.contains(.googleMarks) {
      marks = fields.filter { index in
        guard case .value = records[index].part else { return false }
        return GoogleGroups.isMark(bytes[records[index].text.range])
      }
      for index in marks {
        lose("CATEGORIES", bytes[records[index].text.range], .dropped, GoogleGroups.markReason)
      }
      let values = fields.count { records[$0].isValue }
      if values == marks.count { return }
    }
    let group = group(isNeeded: field.hasLabel)
    if field.header.key == .category, options.namesGroupsAsPhones {
      for index in fields where records[index].isValue {
        writeText("X-GN", bytes[records[index].text.range], group: group)
      }
      return writeLabel(group)
    }
    let property = properties[Int(field.header.key.rawValue)]
    begin(property.name, "text", .list, group: group)
    for index in fields {
      guard case .value = records[index].part, !marks.contains(index) else { continue }
      writer.item(bytes[records[index].text.range])
    }
    writer.end()
    writeLabel(group)
  }

  /// Leaves out what the program does not read, and says so.
  mutating func leaveOut(_ property: String, _ reason: String? = nil) {
    lose(
      property, shownValue, .dropped, reason ?? "\(reader) does not read it from vCards.")
  }

  /// The program by a name that stands well in a sentence.
  var reader: String {
    if rules.contains(.outlook) { return "Outlook" }
    return options.destination.map { String($0.title.prefix { $0 != "," }) } ?? "The program"
  }

  /// The field's text, or what it consists of, with its label.
  var shownValue: [UInt8] {
    var shown = NestedCard.summary(of: text) ?? text.string
    if text.isEmpty {
      let parts = records[field.range].map { bytes[$0.text.range].string }.filter { !$0.isEmpty }
      shown = parts.joined(separator: "; ")
    } else if let label = records[field.range].first(where: { $0.part == .label }) {
      shown += " (\(Label(storedText: bytes[label.text.range].string).name))"
    }
    return utf8(shown)
  }

  /// Tells of a property that stands there once more than vCard 4.0 allows (RFC 6350, section 3.3).
  mutating func noteSingle(_ name: StaticString) {
    let bit = UInt64(1) << UInt64(field.header.key.rawValue)
    defer { writtenOnce |= bit }
    guard isVersion4, writtenOnce & bit != 0 else { return }
    let isAlternative = records[field.range].contains {
      $0.part == .parameterName && matches("altid", bytes, $0.text.range)
    }
    if isAlternative { return }
    lose(
      "\(name)", shownValue, .changed,
      "vCard 4.0 has one of these in a card; programs keep the first or the last.")
  }
}
