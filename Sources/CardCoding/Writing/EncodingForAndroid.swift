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
      return writeAndroidRow()
    case .nickname:
      // NICKNAME has no room for a label.
      return field.label != nil && writeAndroidRow()
    // Before a line of several is written, of which the first alone is a mark.
    case .category where GoogleGroups.isMark(text):
      leaveOut("CATEGORIES", GoogleGroups.markReason)
    default:
      guard let property = propertyUnreadByAndroid else { return false }
      leaveOut(property)
    }
    return true
  }

  private var propertyUnreadByAndroid: String? {
    switch field.header.key {
    case .kind: if matches("individual", text, text.indices) { return nil }
    case .preserved:
      guard let name = field.propertyName, !isReadByAndroid(name) else { return nil }
      return bytes[name.range].string
    case .image: guard case .uri = field.header.form else { return nil }
    case let key: guard unread.contains(key) else { return nil }
    }
    return "\(properties[Int(field.header.key.rawValue)].earlierName)"
  }

  /// Whether Android's importer asks for a property that no field is for (its `VCardEntry`).
  private func isReadByAndroid(_ name: ByteRange) -> Bool {
    switch KnownProperty(name.range, in: bytes) {
    case .sortstring, .sound, .name, .xAndroidCustom, .xSIP: true
    // These are told of as the records before a merge.
    default: startsWith("x-unicard-", bytes, name.range)
    }
  }

  /// Writes the field as a row of Android's; false where none is for it.
  mutating func writeAndroidRow() -> Bool {
    let label = fieldLabel()
    switch field.header.key {
    case .previousFamilyName: writeAndroidRow("nickname", "3", nil)
    case .nickname: writeAndroidRow("nickname", AndroidTypes.number(ofNickname: label), label)
    case .birthday: writeAndroidRow("contact_event", "3", nil)
    case .relation: writeAndroidRow("relation", AndroidTypes.number(ofRelation: label), label)
    case .date:
      let type = label == .anniversary ? "1" : label == nil || label == .other ? "2" : "0"
      writeAndroidRow("contact_event", type, label)
    default: return false
    }
    return true
  }

  /// X-ANDROID-CUSTOM: a row of Android's database, of fifteen fields: value, type, label.
  private mutating func writeAndroidRow(_ kind: String, _ type: String, _ label: Label?) {
    begin("X-ANDROID-CUSTOM", in: .none)
    writer.beginValue("text", shape: .structured)
    let name = type == "0" ? label?.readableName ?? "" : ""
    let text = androidText("X-ANDROID-CUSTOM")
    for item in [utf8(AndroidTypes.prefix + kind), text, utf8(type), utf8(name)] {
      writer.component(itemCount: item.isEmpty ? 0 : 1)
      if !item.isEmpty { writer.item(item) }
    }
    writer.emptyComponents(12)
    writer.end()
    if let label, label.isPredefined, !name.isEmpty {
      lose(
        "X-ANDROID-CUSTOM", utf8(label.name), .changed,
        "Android has no kind of this name; it was written as a label of its own.")
    }
    if field.header.preference > 0 || field.hasParameters || field.hasCustomTypes {
      let beside = statedBeside.isEmpty ? "" : " (\(statedBeside))"
      lose(
        "X-ANDROID-CUSTOM", utf8(self.text.string + beside), .changed,
        "Android's rows have no parameters; those of the value were left out.")
    }
  }

  /// What parameters say beside the value, for people.
  var statedBeside: String {
    var parts: [String] = []
    if field.header.preference > 0 { parts.append("PREF=\(field.header.preference)") }
    var hasValue = false
    for record in records[field.range].dropFirst() {
      let text = bytes[record.text.range].string
      switch record.part {
      case .customType: parts.append("TYPE=\(text)")
      case .parameterName: parts.append(text)
      case .parameterValue where !parts.isEmpty:
        parts[parts.count - 1] += (hasValue ? "," : "=") + text
      default: break
      }
      hasValue = record.part == .parameterValue
    }
    return parts.joined(separator: "; ")
  }
}
