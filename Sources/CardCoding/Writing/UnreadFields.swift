import ContactModel
import FileFormats
import SourceText
import VCard

/// The fields that a program shows nothing of, though they are in its vCards.
///
/// Android's are those that its `VCardEntry` does not ask for, Apple's those that a `CNContact` has no property for,
/// and Outlook's those that an import after [MS-OXVCARD] puts into no property of a contact.
struct UnreadFields {
  /// A bit for each field.
  private var bits: UInt64 = 0

  init(_ rules: Destination.Rules) {
    if rules.contains(.android) {
      add(Self.ofAll + Self.ofAndroid)
    } else if rules.contains(.outlook) {
      add(Self.ofAll + Self.ofOutlook)
    } else if rules.contains(.apple) {
      add(Self.ofAll + Self.ofApple)
      if rules.contains(.googleMarks) { add([.alternateBirthday, .socialProfile]) }
    }
  }

  private static let ofAll: [ContactKey] = [
    .deathDate, .sound, .language, .gender, .pronouns, .grammaticalGender, .timeZone, .position,
    .birthPlace, .deathPlace, .expertise, .hobby, .interest, .organizationDirectory, .contactURI,
    .calendarAddress, .calendar,
  ]
  private static let ofAndroid: [ContactKey] = [
    .role, .alternateBirthday, .socialProfile, .cryptographicKey, .phoneticOrganizationName,
    .freeBusy, .category,
  ]
  private static let ofApple: [ContactKey] = [
    .role, .logo, .cryptographicKey, .freeBusy, .preserved,
  ]
  private static let ofOutlook: [ContactKey] = [
    .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName, .phoneticOrganizationName,
    .previousFamilyName, .alternateBirthday, .socialProfile, .logo, .preserved,
  ]

  private mutating func add(_ keys: [ContactKey]) {
    for key in keys { bits |= 1 << UInt64(key.rawValue) }
  }

  /// Whether the file is for no program of which that is known.
  var isEmpty: Bool { bits == 0 }

  func contains(_ key: ContactKey) -> Bool { bits & 1 << UInt64(key.rawValue) != 0 }
}

extension ContactEncoder {
  /// Whether the program shows nothing of the field. Outlook reads no picture from elsewhere.
  var isUnread: Bool {
    if unread.contains(field.header.key) { return true }
    // No program shows the card of somebody's agent.
    if field.header.key == .relation, !unread.isEmpty, NestedCard.isOne(text) { return true }
    guard rules.contains(.outlook), field.header.key == .image else { return false }
    return if case .uri = field.header.form { true } else { false }
  }

  /// Tells of a field that was written and that the program shows nothing of. What is changed of it shows as
  /// little.
  ///
  /// - Parameter lossCount: How many losses there were before the field.
  mutating func noteUnread(_ lossCount: Int) {
    var property = "\(properties[Int(field.header.key.rawValue)].earlierName)"
    if field.header.key == .preserved {
      guard let name = field.propertyName, isForPeople(name) else { return }
      property = bytes[name.range].string
    }
    let told = losses[lossCount...]
    if told.contains(where: { $0.effect == .dropped && $0.property == property }) { return }
    losses.replaceSubrange(lossCount..., with: told.filter { $0.effect == .dropped })
    lose(property, shownValue, .unread, "\(reader) shows it nowhere; it stays in the file.")
  }

  /// Whether a property that no field is for may say something to people: none of those that programs keep for
  /// themselves.
  private func isForPeople(_ name: ByteRange) -> Bool {
    switch KnownProperty(name.range, in: bytes) {
    case .label, .agent, .mailer, .name, .profile, .sortstring, .xml, .clientpidmap: false
    // Whoever may see a card may see it by default (RFC 2426, section 3.7.1).
    case .klass: !matches("public", bytes, records[field.range.lowerBound].text.range)
    default:
      // Outlook's own.
      !(rules.contains(.outlook) && startsWith("x-ms-", bytes, name.range))
        && !Self.beginnings.contains { startsWith($0, bytes, name.range) }
    }
  }

  private static let beginnings: [StaticString] = [
    "x-ab", "x-address", "x-apple", "x-image", "x-ms-ol-", "x-ms-cardpicture", "x-shared-photo",
    "x-wallpaper", "vnd-63-",
  ]
}
