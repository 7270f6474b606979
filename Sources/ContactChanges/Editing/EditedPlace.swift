import ContactModel

/// What an edit is made to: a field, some of its values, a part of them.
struct EditedPlace: Hashable, Sendable {
  typealias Value = LabeledValue<JSONFieldValue>

  let key: ContactKey
  /// `.value` for whole values.
  let part: FieldPart
  /// The label of the values; nil for any.
  let label: Label?
  /// The number of the value among those of the label, from 1; nil for all.
  let number: Int?

  /// Takes a path apart as selections write it.
  init(_ text: String) throws(EditError) {
    guard let path = Self.path(text) else {
      // A label of somebody's own stands behind a colon.
      let labelled = text.replacing(".", with: ":", maxReplacements: 1)
      throw EditError(
        "There is no field “\(text)”.",
        hint: labelled != text && Self.path(labelled) != nil
          ? "Write \(labelled) for a label of your own."
          : "Fields are title, note, phone.work, address.home.city, name.given and so on.")
    }
    let kind = FieldSchema[path.key].kind
    var part = path.part
    if part == kind.firstPart, kind != .organization { part = .value }
    guard part == .value || Self.isPart(part, of: kind) else {
      throw EditError("\(FieldSchema[path.key].name) has no part “\(part.rawValue)” to be edited.")
    }
    key = path.key
    self.part = part
    number = path.number
    label =
      path.label.isEmpty
      ? nil
      : Label(predefinedName: path.label) ?? TypeSet(name: path.label)?.label.label
        ?? .custom(path.label)
  }

  /// Finds a path; parts of names, organizations and addresses may stand alone, and a group is a
  /// category.
  private static func path(_ text: String) -> FieldPath? {
    if text.lowercased() == "anniversary" {
      return FieldPath(.date, label: Label.anniversary.name)
    }
    if let path = FieldPath(text) { return path }
    guard let part = FieldPart(name: text), part != .value else { return nil }
    let keys: [ContactKey] = [.name, .organization, .postalAddress]
    return keys.first { FieldSchema[$0].kind.components.contains(part) }.map { FieldPath($0, part) }
  }

  private static func isPart(_ part: FieldPart, of kind: ValueKind) -> Bool {
    switch part {
    case .label: true
    case .year, .month, .day: kind == .date
    default: kind.members.contains { $0.part == part }
    }
  }

  /// The places of the values among all of the field.
  func places(in values: [Value]) -> [Int] {
    let places = values.indices.filter { label == nil || values[$0].shownLabel == label }
    guard let number else { return places }
    return number <= places.count ? [places[number - 1]] : []
  }

  /// Removes the values, or their part; of whole values those that are the same as another.
  func removed(from contact: Contact, _ value: PlacedValue?) -> Contact {
    var values = contact[Field<JSONFieldValue>(key)]
    let places = places(in: values)
    if let value, part == .value {
      let same = places.filter { value.isSame(values[$0]) }
      // Units that were not named stay.
      if value.isNameOfOrganization {
        for place in same {
          values[place].value = FieldMember.setting(values[place].value, .name, key, to: "")
        }
        values.remove(at: same.filter { FieldMember.isEmpty(values[$0].value, key) })
      } else {
        values.remove(at: same)
      }
    } else if part == .value {
      values.remove(at: places)
    } else {
      for place in places {
        if let value, FieldMember.text(of: values[place].value, part, key) != value.text {
          continue
        }
        if part == .label {
          values[place].relabel(nil)
        } else {
          values[place].value = FieldMember.setting(values[place].value, part, key, to: "")
        }
      }
      values.remove(at: places.filter { FieldMember.isEmpty(values[$0].value, key) })
    }
    return contact.setting(key, to: values)
  }
}

extension Array {
  fileprivate mutating func remove(at places: [Int]) {
    for place in places.reversed() { remove(at: place) }
  }
}

extension Contact {
  /// The contact with the values of a field set. A formatted name follows a change of its parts, and
  /// stays where these are removed: it has a place of its own, by which it can be removed, too. The code of
  /// an address's country follows the country.
  func setting(_ key: ContactKey, to values: [LabeledValue<JSONFieldValue>]) -> Contact {
    let field = Field<JSONFieldValue>(key)
    guard self[field] != values else { return self }
    var values = values
    if case .postalAddress = key {
      for (place, old) in self[field].enumerated() {
        let same = values.firstIndex { !old.id.isEmpty && $0.id == old.id }
        guard let same = same ?? (self[field].count == values.count ? place : nil) else { continue }
        values[same].value = FieldMember.withCountryCode(values[same].value, from: old.value)
      }
    }
    return editing { draft in
      draft[field] = values
      if !values.isEmpty { draft.carryOverFormattedName(from: self) }
    }
  }
}
