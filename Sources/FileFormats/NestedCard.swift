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
    guard let card = card(in: text) else { return nil }
    let whole = values(of: ["FN"], in: card).first
    if let whole, !whole.isEmpty { return unescaped(whole) }
    let parts = values(of: ["N"], in: card).first?
      .split(separator: ";", omittingEmptySubsequences: false)
    guard let parts, !parts.contains(where: { $0.hasSuffix("\\") }) else { return nil }
    // The given name comes second.
    let name = parts.prefix(2).reversed().filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : unescaped(name)
  }

  /// The numbers and mailboxes of the card, by which its owner is reached.
  package static func numbers(in text: Bytes) -> [String] {
    card(in: text).map { values(of: ["TEL", "EMAIL"], in: $0).map(unescaped) } ?? []
  }

  /// The card as a person says it: the name, and how to reach whose it is; nil for another text.
  package static func summary(of text: Bytes) -> String? {
    guard isOne(text) else { return nil }
    return ((name(in: text).map { [$0] } ?? []) + numbers(in: text)).joined(separator: ", ")
  }

  private static func card(in text: Bytes) -> [UInt8]? {
    isOne(text) ? Base64.decode(Array(text.dropFirst(prefix.utf8.count))[...]) : nil
  }

  /// The values of properties that each stand on a line of their own.
  private static func values(of properties: Set<String>, in card: [UInt8]) -> [String] {
    var values: [String] = []
    for line in card.split(whereSeparator: LineBreaks.isBreak) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      let header = parts.first?.uppercased().split(separator: ";") ?? []
      // A group may stand before the name.
      guard parts.count == 2, let name = header.first?.split(separator: ".").last,
        properties.contains(String(name)),
        !header.contains(where: { $0.hasSuffix("QUOTED-PRINTABLE") })
      else { continue }
      values.append(String(parts[1]))
    }
    return values
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\,", with: ",").replacing("\\;", with: ";")
  }
}
