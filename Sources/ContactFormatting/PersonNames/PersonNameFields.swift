public import LocaleSupport

/// A person's name as it is handed to a formatter: its parts, and what is known about its
/// language (UTS #35 part 8, section 'Person Name Object').
///
/// ```swift
/// var name = PersonNameFields(locale: LocaleIdentifier("nl"))
/// name[.given] = "Vincent"
/// name[.surname, .prefix] = "van"
/// name[.surname, .core] = "Gogh"
/// ```
public struct PersonNameFields: Sendable, Hashable {
  /// The language of the name, where it is known.
  public var locale: LocaleIdentifier?

  /// The order the person wants, which counts more than what is usual in the language.
  public var preferredOrder: PersonNameOrder?

  /// A value with the field and modifiers it was supplied for. There are seldom more than ten,
  /// so that going through them is quicker than hashing.
  struct Entry: Sendable, Hashable {
    let field: PersonNameField
    let modifiers: PersonNameModifiers
    var text: String
  }

  private(set) var entries: [Entry] = []

  /// A name without any part.
  public init(locale: LocaleIdentifier? = nil, preferredOrder: PersonNameOrder? = nil) {
    self.locale = locale
    self.preferredOrder = preferredOrder
  }

  /// A name of parts keyed as in CLDR's data: `given`, `given-informal`, `surname-core`.
  ///
  /// - Returns: nil where a key is not of that form.
  public init?(
    _ values: [String: String], locale: LocaleIdentifier? = nil,
    preferredOrder: PersonNameOrder? = nil
  ) {
    self.init(locale: locale, preferredOrder: preferredOrder)
    // Dictionaries have no order; equal names should be equal.
    for (key, text) in values.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: "-", omittingEmptySubsequences: false)
      guard let first = parts.first, let field = PersonNameField(name: first) else { return nil }
      var modifiers: PersonNameModifiers = []
      for part in parts.dropFirst() {
        guard let modifier = PersonNameModifiers(name: part) else { return nil }
        modifiers.insert(modifier)
      }
      self[field, modifiers] = text
    }
  }

  /// The value supplied for exactly this field and these modifiers. Text that is empty or
  /// blank is no value.
  public subscript(
    field: PersonNameField, modifiers: PersonNameModifiers = []
  ) -> String? {
    get { entries.first { $0.field == field && $0.modifiers == modifiers }?.text }
    set {
      let text = newValue.flatMap { $0.isBlank ? nil : $0 }
      let index = entries.firstIndex { $0.field == field && $0.modifiers == modifiers }
      switch (index, text) {
      case (let index?, let text?): entries[index].text = text
      case (let index?, nil): entries.remove(at: index)
      case (nil, let text?):
        entries.append(Entry(field: field, modifiers: modifiers, text: text))
      case (nil, nil): break
      }
    }
  }

  /// Whether there is no part at all.
  public var isEmpty: Bool { entries.isEmpty }
}

extension PersonNameFields {
  /// Names are the same where they have the same parts, in whatever order they were set.
  public static func == (left: Self, right: Self) -> Bool {
    left.locale == right.locale && left.preferredOrder == right.preferredOrder
      && Set(left.entries) == Set(right.entries)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(preferredOrder)
    hasher.combine(Set(entries))
  }
}

extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool {
    for byte in utf8 where byte > 0x20 && byte < 0x80 { return false }
    return unicodeScalars.allSatisfy(CharacterClass.isWhitespace)
  }
}
