import ContactModel

/// A value, or parts of one, for a place.
struct PlacedValue: Hashable, Sendable {
  typealias Value = LabeledValue<JSONFieldValue>

  let place: EditedPlace
  /// What was written.
  let text: String
  /// The parts of it; none for a whole value.
  private var parts: [Part] = []
  private let whole: JSONFieldValue?

  private struct Part: Hashable, Sendable {
    let part: FieldPart
    let text: String
  }

  init(_ place: EditedPlace, _ text: String) throws(EditError) {
    self.place = place
    self.text = text
    if place.part == .value {
      whole = Self.isDomain(text, place) ? nil : try FieldValueText.value(text, of: place.key)
      return
    }
    whole = nil
    parts = [Part(part: place.part, text: text)]
    guard [.year, .month, .day].contains(place.part) else { return }
    guard let number = Int(text), number > 0, number <= (place.part == .year ? 9999 : 31) else {
      throw EditError("“\(text)” is no \(place.part.rawValue).", hint: "Write a number.")
    }
  }

  /// Both as one value, where they are parts of one.
  func joined(with other: PlacedValue) -> PlacedValue? {
    guard whole == nil, other.whole == nil, place.key == other.place.key,
      place.label == other.place.label, place.number == other.place.number,
      !parts.contains(where: { part in other.parts.contains { $0.part == part.part } })
    else { return nil }
    var joined = self
    joined.parts += other.parts
    return joined
  }

  // MARK: Edits

  func set(in contact: Contact) -> Contact {
    let contact = whole == nil && place.key == .name ? contact.withPartsOfName : contact
    var values = contact[Field<JSONFieldValue>(place.key)]
    var places = place.places(in: values)
    guard let whole else {
      if let first = places.first {
        values[first] = filled(values[first])
      } else {
        values.append(made)
      }
      return contact.setting(place.key, to: values)
    }
    guard let first = places.first else {
      values.append(made)
      return contact.setting(place.key, to: values).showing(self)
    }
    values[first].value = taking(whole, placeOf: values[first].value)
    places.removeFirst()
    for place in places.reversed() { values.remove(at: place) }
    return contact.setting(place.key, to: values).showing(self)
  }

  /// The values that are removed where a whole one is set.
  func furtherValues(of contact: Contact) -> [Value] {
    let values = contact[Field<JSONFieldValue>(place.key)]
    return whole == nil ? [] : place.places(in: values).dropFirst().map { values[$0] }
  }

  func added(to contact: Contact) -> Contact {
    var values = contact[Field<JSONFieldValue>(place.key)]
    let new = made
    guard !values.contains(where: { $0.value == new.value && $0.shownLabel == new.label }) else {
      return contact
    }
    // A value that is there without a label gets this one.
    if let label = new.label,
      let place = values.firstIndex(where: { $0.shownLabel == nil && isSame($0) })
    {
      values[place].label = label
    } else {
      values.append(new)
    }
    return contact.setting(place.key, to: values).showing(self)
  }

  func replaced(in contact: Contact, by new: PlacedValue) -> Contact {
    var values = contact[Field<JSONFieldValue>(place.key)]
    for place in place.places(in: values) {
      if self.place.part != .value {
        guard FieldMember.text(of: values[place].value, self.place.part, self.place.key) == text
        else { continue }
        values[place] = new.filled(values[place])
      } else if whole == nil, let address = values[place].value.json.string {
        // The same mailboxes with another provider.
        guard address.lowercased().hasSuffix(text.lowercased()) else { continue }
        values[place].value = JSONFieldValue(.string(address.dropLast(text.count) + new.text))
      } else if isSame(values[place]), let whole = new.whole {
        values[place].value =
          isNameOfOrganization ? new.taking(whole, placeOf: values[place].value) : whole
      }
    }
    return contact.setting(place.key, to: values)
  }

  private var made: Value {
    let empty = Value(JSONFieldValue(whole?.json ?? .object([JSON.Member]())), label: place.label)
    return whole == nil ? filled(empty) : empty
  }

  /// A value with the parts set.
  private func filled(_ value: Value) -> Value {
    parts.reduce(into: value) { value, part in
      if part.part == .label {
        value.relabel(Label(predefinedName: part.text) ?? .custom(part.text))
      } else {
        value.value = FieldMember.setting(value.value, part.part, place.key, to: part.text)
      }
    }
  }

  /// Whether the text is what follows a name in an e-mail address.
  private static func isDomain(_ text: String, _ place: EditedPlace) -> Bool {
    place.key == .emailAddress && text.hasPrefix("@")
  }

  // MARK: Likeness

  /// Whether an organization is meant by its name, whatever its units.
  var isNameOfOrganization: Bool {
    FieldSchema[place.key].kind == .organization && place.part == .value && !text.contains(";")
  }

  /// What a value becomes where another takes its place: an organization keeps its units where the
  /// other has none.
  private func taking(_ whole: JSONFieldValue, placeOf old: JSONFieldValue) -> JSONFieldValue {
    guard isNameOfOrganization else { return whole }
    let name = FieldMember.text(of: whole, .name, place.key)
    return FieldMember.setting(old, .name, place.key, to: name)
  }

  /// Whether another value is the same in whatever notation.
  func isSame(_ other: Value) -> Bool {
    guard let whole else { return false }
    let values = [whole, other.value].map { value in
      let name = isNameOfOrganization ? FieldMember.text(of: value, .name, place.key) : nil
      return PreparedValue(name.map { JSONFieldValue(.string($0)) } ?? value, place.key)
    }
    return values[0].isSame(as: values[1])
  }
}

extension Contact {
  /// The contact with the parts of a name that it has only as a whole.
  fileprivate var withPartsOfName: Contact {
    guard !has(.name), let shown = formattedName, let parts = FieldValueText.partsOfName(shown)
    else {
      return self
    }
    return editing { $0.name = parts }
  }

  /// The contact with a formatted name, where its name was set as a whole.
  fileprivate func showing(_ value: PlacedValue) -> Contact {
    guard value.place.key == .name, value.place.part == .value, !value.text.contains(";") else {
      return self
    }
    let parts = value.text.split(separator: ",", maxSplits: 1).map(FieldValueText.trimmed)
    let shown = parts.count == 2 ? "\(parts[1]) \(parts[0])" : FieldValueText.trimmed(value.text)
    return editing { $0.formattedName = shown }
  }
}
