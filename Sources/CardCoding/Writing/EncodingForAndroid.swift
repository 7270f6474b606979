import ContactModel
import FileFormats
import SourceText
import VCard

extension ContactEncoder {
  /// Writes the field if Android's importer reads it in a form of its own, or leaves it out if that
  /// passes it over; false for all others.
  mutating func writeForAndroid() -> Bool {
    switch field.header.key {
    case .previousFamilyName:
      makeLabelType()
      writeAndroidRow("nickname", "3", nil)
    case .nickname:
      // NICKNAME has no room for a label.
      guard field.label != nil else { return false }
      let label = fieldLabel()
      writeAndroidRow("nickname", AndroidTypes.number(ofNickname: label), label)
    default:
      guard let property = propertyUnreadByAndroid else { return false }
      leaveOut(property)
    }
    return true
  }

  private var propertyUnreadByAndroid: String? {
    switch field.header.key {
    case .image: guard case .uri = field.header.form else { return nil }
    case .kind: if matches("individual", text, text.indices) { return nil }
    case .role, .alternateBirthday, .deathDate, .socialProfile, .cryptographicKey, .language,
      .gender, .pronouns, .grammaticalGender, .timeZone, .position, .birthPlace, .deathPlace,
      .expertise, .hobby, .interest:
      break
    default: return nil
    }
    return "\(properties[Int(field.header.key.rawValue)].earlierName)"
  }
}
