import ContactModel
import FileFormats
import SourceText
import VCard

// What a value is labelled with: a line of its group, or types.
extension ContactEncoder {
  /// The group of the field; a new one where it needs one and has none.
  mutating func group(isNeeded: Bool) -> Group {
    if rules.contains(.outlook) { return .none }
    if let group = field.group {
      if PropertyName.isValid(bytes[group.range]) { return .existing(group) }
      let (number, isNew) = groups.number(insteadOf: group, records, bytes)
      if isNew {
        lose(
          "GROUP", bytes[group.range], .changed,
          "No group can be called like this; it was written as item\(number).")
      }
      return .new(number)
    }
    guard isNeeded else { return .none }
    return .new(groups.nextNumber(records, bytes))
  }

  /// The group of a value whose label other versions say with a type, and this one with a line that
  /// speaks of all values of the group.
  mutating func group(withLabel label: Label?) -> Group {
    guard let own = field.group, label != nil, field.label == nil,
      groups.isShared(own, records, bytes)
    else { return group(isNeeded: label != nil) }
    lose(
      "GROUP", bytes[own.range], .changed,
      "Its label would be that of the whole group; it was written with a group of its own.")
    return .new(groups.nextNumber(records, bytes))
  }

  /// X-ABLabel for the field, once for each group.
  mutating func writeLabel(_ group: Group) {
    if let label = field.label {
      writeLabel(bytes[label.range], group)
    } else if let label = field.labelInsteadOfType {
      label.withUnsafeBufferPointer { writeLabel(Bytes($0), group) }
    }
  }

  private mutating func writeLabel(_ text: Bytes, _ group: Group) {
    if rules.contains(.outlook) {
      lose("X-ABLABEL", text, .changed, "Outlook has no labels of one's own.")
      return
    }
    guard groups.noteLabel(group, bytes) else { return }
    // Others than Apple have no words for labels of Apple's that are not known here.
    if let destination = options.destination, destination.name != "apple",
      case let label = Label(storedText: text.string), !label.isPredefined
    {
      writeText("X-ABLABEL", utf8(label.readableName), in: group)
    } else {
      writeText("X-ABLABEL", text, in: group)
    }
  }

  /// The field's label, whether types or X-ABLabel say it.
  mutating func fieldLabel() -> Label? {
    field.label.map { Label(storedText: bytes[$0.range].string) } ?? field.header.types.label.label
  }

  /// Makes X-ABLabel say the field's label in place of the types that say it.
  mutating func takeTypesAsLabel(_ label: Label?) {
    guard let label, field.label == nil else { return }
    if let types = TypeSet(label) { field.header.types.subtract(types) }
    field.labelInsteadOfType = utf8(label.storedText)
  }

  /// Writes CELL for what makers of cards call MOBILE, which no version has and no program looks for.
  mutating func callMobilesCell() {
    guard field.isLabelledByTypes, field.header.types.contains(.mobile) else { return }
    field.header.types.subtract(.mobile)
    field.header.types.formUnion(.cell)
  }

  /// Turns types that are in no standard into a label; a second one has no place.
  mutating func makeTypesStandard() {
    guard field.isLabelledByTypes else { return }
    let further = field.header.types.subtracting(.standard)
    var candidates: [String] = []
    if !further.isEmpty {
      candidates = further.label.label.map { [$0.storedText] } ?? further.memberNames
      field.header.types.formIntersection(.standard)
    }
    if field.hasCustomTypes {
      for record in records[field.range] where record.part == .customType {
        let name = bytes[record.text.range].string
        candidates.append(name.lowercased().hasPrefix("x-") ? String(name.dropFirst(2)) : name)
      }
      field.hasCustomTypes = false
    }
    for candidate in candidates {
      if !field.hasLabel {
        field.labelInsteadOfType = utf8(candidate)
      } else {
        lose(
          "TYPE", utf8(candidate), .dropped,
          "The program refuses types that are not in the standard, and the value has a label.")
      }
    }
  }

  /// Turns one of Apple's own labels into the types that say the same, for programs without labels.
  mutating func takeLabelAsTypes() {
    guard field.isLabelledByTypes, let range = field.label, field.header.types.label.label == nil,
      let types = TypeSet(Label(storedText: bytes[range.range].string)),
      types.isSubset(of: .standard)
    else { return }
    field.header.types.formUnion(types)
    field.label = nil
  }

  /// Turns a label of one's own into a type, as Android writes it: TYPE=X-Boat.
  mutating func makeLabelType() {
    guard let range = field.label else { return }
    let label = Label(storedText: bytes[range.range].string)
    switch field.header.key {
    case .phoneNumber, .emailAddress, .postalAddress:
      field.typeInsteadOfLabel = utf8("X-\(label.readableName)")
    case .relation, .date: return
    default:
      lose(
        "X-ABLABEL", bytes[range.range], .dropped,
        "Android Contacts has labels of numbers, mailboxes and addresses alone.")
    }
    field.label = nil
  }
}
