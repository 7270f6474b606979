import ContactModel
package import SourceText

/// A card that a relation holds as data, as of somebody's agent.
package enum NestedCard {
  /// What the data begins with.
  package static let prefix = "\(beginning)"
  private static let beginning: StaticString = "data:text/vcard;charset=utf-8;base64,"

  /// Whether a text is such a card.
  package static func isOne(_ text: Bytes) -> Bool { startsWith(beginning, text, text.indices) }

  /// What ``name(in:)-(Bytes)`` finds in a text.
  package static func name(in text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { name(in: Bytes($0)) }
  }

  /// The name that the card has on a line of its own, which is all that a table has room for; nil
  /// where there is none, or another text.
  package static func name(in text: Bytes) -> String? {
    guard isOne(text) else { return nil }
    let card = Base64.decode(Array(text.dropFirst(prefix.utf8.count))[...])
    let whole = value(of: "FN", in: card)
    if let whole, !whole.isEmpty { return unescaped(whole) }
    let parts = value(of: "N", in: card)?.split(separator: ";", omittingEmptySubsequences: false)
    guard let parts, !parts.contains(where: { $0.hasSuffix("\\") }) else { return nil }
    // The given name comes second.
    let name = parts.prefix(2).reversed().filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : unescaped(name)
  }

  private static func value(of property: String, in card: [UInt8]) -> String? {
    for line in card.split(whereSeparator: LineBreaks.isBreak) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      let header = parts.first?.uppercased().split(separator: ";") ?? []
      guard parts.count == 2, header.first == property[...],
        !header.contains(where: { $0.hasSuffix("QUOTED-PRINTABLE") })
      else { continue }
      return String(parts[1])
    }
    return nil
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\,", with: ",").replacing("\\;", with: ";")
  }
}
