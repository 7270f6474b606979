package import ContactModel
import FileFormats
package import SourceText

/// What an encoding leaves of texts that it can't hold. Where a file says that already, from an earlier time, the text
/// is not written beside it once more: a file that is merged again would grow each time.
package struct EncodingEchoes: Sendable {
  private let charset: Charset

  /// Nil for an encoding that holds every text.
  package init?(_ charset: Charset) {
    if charset.isUnicode || charset == .ascii { return nil }
    self.charset = charset
  }

  /// What is left of a text, and the first of the characters that the encoding lacks; nil where it lacks none.
  private func echo(_ text: String) -> (text: String, lacking: Unicode.Scalar)? {
    let encoded = charset.encode(text)
    guard let first = encoded.unencodable.first else { return nil }
    return (String(decoding: charset.decode(encoded.bytes).utf8, as: UTF8.self), first)
  }

  /// The contact as it would be read again.
  package func echo(of contact: Contact) -> Contact {
    let keys = ContactKey.allCases.filter { key in
      contact.has(key)
        && contact[Field<JSONFieldValue>(key)].contains { echo($0.value.json) != nil }
    }
    if keys.isEmpty { return contact }
    return contact.editing { draft in
      for field in keys.map(Field<JSONFieldValue>.init) {
        for place in draft[field].indices {
          guard let found = echo(draft[field][place].value.json) else { continue }
          draft[field][place].value = JSONFieldValue(found.json)
        }
      }
    }
  }

  private func echo(_ json: JSON) -> (json: JSON, lacking: Unicode.Scalar)? {
    switch json {
    case .string(let text):
      return echo(text).map { (.string($0.text), $0.lacking) }
    case .array(let elements):
      let echoes = elements.map(echo)
      guard let lacking = echoes.lazy.compactMap({ $0?.lacking }).first else { return nil }
      return (.array(zip(elements, echoes).map { $1?.json ?? $0 }), lacking)
    case .object(let members):
      let echoes = members.map { echo($0.value) }
      guard let lacking = echoes.lazy.compactMap({ $0?.lacking }).first else { return nil }
      return (
        .object(zip(members, echoes).map { JSON.Member($0.name, $1?.json ?? $0.value) }), lacking
      )
    default: return nil
    }
  }

  /// What a contact is to say, without values of which the file has what the encoding leaves of them.
  func withoutEchoes(
    _ contact: Contact, beside old: Contact
  ) -> (contact: Contact, losses: [FieldLoss]) {
    var losses: [FieldLoss] = []
    var left: [(field: Field<JSONFieldValue>, values: [LabeledValue<JSONFieldValue>])] = []
    for key in ContactKey.allCases
    where contact.has(key) && (old.has(key) || key == .nickname) {
      let field = Field<JSONFieldValue>(key)
      let known = old[field].map(\.value)
      var values: [LabeledValue<JSONFieldValue>] = []
      for value in contact[field] {
        guard !known.contains(value.value), let found = echo(value.value.json) else {
          values.append(value)
          continue
        }
        let standing = standing(JSONFieldValue(found.json), among: known, key)
        guard standing != nil || key == .nickname && isName(found.json, of: old) else {
          values.append(value)
          continue
        }
        losses.append(loss(of: value.value, key, found.lacking))
        // What takes the place of what stands there leaves that.
        guard let standing, !contact[field].contains(where: { $0.value == standing }),
          !values.contains(where: { $0.value == standing })
        else { continue }
        values.append(
          LabeledValue(
            standing, label: value.label, preference: value.preference,
            parameters: value.parameters))
      }
      if values.map(\.value) != contact[field].map(\.value) { left.append((field, values)) }
    }
    guard !left.isEmpty else { return (contact, []) }
    return (
      contact.editing { draft in
        for (field, values) in left { draft[field] = values }
      }, losses
    )
  }

  /// Whether a nickname is what a contact is called anyway, in whatever order.
  private func isName(_ json: JSON, of contact: Contact) -> Bool {
    guard case .string(let text) = json else { return false }
    func letters(_ text: String) -> [Character] { text.filter { !$0.isWhitespace }.sorted() }
    return letters(text) == letters(contact.displayName)
  }

  /// The value of the file that is what the encoding leaves of another.
  private func standing(
    _ echo: JSONFieldValue, among known: [JSONFieldValue], _ key: ContactKey
  ) -> JSONFieldValue? {
    if known.contains(echo) { return echo }
    // Several notes stand in one cell, and are read as one.
    guard key == .note, case .string(let text) = echo.json else { return nil }
    return known.first { other in
      guard case .string(let whole) = other.json else { return false }
      return Set(Self.lines(of: whole)).isSuperset(of: Self.lines(of: text))
    }
  }

  private func loss(
    of value: JSONFieldValue, _ key: ContactKey, _ lacking: Unicode.Scalar
  ) -> FieldLoss {
    FieldLoss(
      key: key, property: LossNames.property(key, label: nil, name: key.name),
      value: String(value.shownText.prefix(200)), effect: .dropped, reason: reason(lacking))
  }

  /// Why a text is lost.
  func reason(_ lacking: Unicode.Scalar) -> String {
    "The file is in \(charset.name), which has no \(String(lacking))."
  }

  // MARK: Cells

  /// What is to be written into a cell, without lines and members of a list of which it has what the encoding leaves
  /// of them.
  func withoutEchoes(_ new: String, beside old: String) -> String {
    guard let whole = echo(new) else { return new }
    if whole.text == old { return old }
    for separator in ["\n", " ::: ", ";", ","] {
      let known = Self.parts(of: old, separator)
      let stand = Set(known)
      let parts = Self.parts(of: new, separator)
      let left = parts.filter { part in
        stand.contains(part) || !(echo(part).map { stand.contains($0.text) } ?? false)
      }
      if left.count == parts.count { continue }
      return left == known ? old : left.joined(separator: separator)
    }
    return new
  }

  private static func lines(of text: String) -> [String] { parts(of: text, "\n") }

  private static func parts(of text: String, _ separator: String) -> [String] {
    text.replacing("\r\n", with: "\n").split(separator: separator, omittingEmptySubsequences: false)
      .map(String.init)
  }
}

extension JSONFieldValue {
  /// All texts of the value, for a message.
  fileprivate var shownText: String { Self.texts(of: json).joined(separator: ", ") }

  private static func texts(of json: JSON) -> [String] {
    switch json {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap { texts(of: $0) }
    case .object(let members): members.flatMap { texts(of: $0.value) }
    default: []
    }
  }
}
