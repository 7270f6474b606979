import LocaleSupport

extension PersonNameFields {
  /// A value to show, and which of the changes asked for it already has.
  struct Value {
    let text: String
    let supplied: PersonNameModifiers
  }

  /// The value for a field with modifiers: the one supplied for most of them
  /// (UTS #35 part 8, sections 'Modifiers' and 'Handle core and prefix').
  func value(_ field: PersonNameField, _ modifiers: PersonNameModifiers) -> Value? {
    let whole = modifiers.subtracting([.prefix, .core])
    if modifiers.contains(.prefix) {
      // A prefix without the rest of the surname is shown nowhere.
      guard entry(field, .core, within: whole) != nil else { return nil }
      return entry(field, .prefix, within: whole)
    }
    let plain = entry(field, [], within: whole)
    if modifiers.contains(.core) {
      guard let core = entry(field, .core, within: whole) else { return plain }
      // A core whose prefix is not known may lack something that the plain name has.
      if let plain, entry(field, .prefix, within: whole) == nil { return plain }
      return core
    }
    if let plain { return plain }
    guard let core = entry(field, .core, within: whole) else { return nil }
    guard let prefix = entry(field, .prefix, within: whole) else { return core }
    return Value(text: prefix.text + " " + core.text, supplied: [])
  }

  /// The supplied value for a part of a field and as many of the modifiers as possible.
  private func entry(
    _ field: PersonNameField, _ part: PersonNameModifiers,
    within modifiers: PersonNameModifiers
  ) -> Value? {
    var best: Value?
    var bestCount = -1
    for entry in entries where entry.field == field {
      let rest = entry.modifiers.subtracting(part)
      guard entry.modifiers.isSuperset(of: part), rest.isSubset(of: modifiers) else { continue }
      let count = rest.rawValue.nonzeroBitCount
      if count > bestCount {
        best = Value(text: entry.text, supplied: rest)
        bestCount = count
      }
    }
    return best
  }

  /// The script of the first character of surname and given name that says one.
  var script: Script {
    for field in [PersonNameField.surname, .given] {
      guard let text = value(field, [])?.text else { continue }
      for scalar in text.unicodeScalars {
        let script = Script(of: scalar)
        if script.isSpecific { return script }
      }
    }
    return .unknown
  }
}
