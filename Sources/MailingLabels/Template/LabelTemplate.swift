/// Lines of text with fields in braces, for badges, place cards and the like.
///
/// ```swift
/// let template = try LabelTemplate("{name}|{organization}")
/// template.lines { $0 == "name" ? "Ann Lee" : "" }  // ["Ann Lee"]
/// ```
///
/// Lines are divided by `|` or line feeds. A brace that is one is written twice, `{{`.
public struct LabelTemplate: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case text(String)
    case field(String)
  }

  private let parts: [[Part]]

  /// The names of all fields, in their order.
  public var fields: [String] {
    parts.joined().compactMap { part in
      if case .field(let name) = part { return name }
      return nil
    }
  }

  /// Reads a template.
  ///
  /// - Throws: ``LabelTemplateError``.
  public init(_ text: String) throws(LabelTemplateError) {
    var lines: [[Part]] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: Self.isDivider) {
      lines.append(try Self.parts(of: line))
    }
    guard lines.contains(where: { !$0.isEmpty }) else { throw .empty }
    parts = lines
  }

  private static func isDivider(_ character: Character) -> Bool {
    character == "|" || character.isNewline
  }

  private static func parts(of line: Substring) throws(LabelTemplateError) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var rest = line
    while let character = rest.popFirst() {
      guard character == "{" || character == "}" else {
        text.append(character)
        continue
      }
      if rest.first == character {
        rest.removeFirst()
        text.append(character)
        continue
      }
      guard character == "{", let end = rest.firstIndex(of: "}") else {
        throw .unpaired(character)
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.field(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// The lines with fields filled in. Those whose fields are all empty are left out; a field of
  /// several lines makes several.
  public func lines(_ value: (String) throws -> String) rethrows -> [String] {
    var lines: [String] = []
    var isFilled = fields.isEmpty
    for line in parts {
      var text = ""
      var hasField = false
      var hasValue = false
      for part in line {
        switch part {
        case .text(let literal): text += literal
        case .field(let name):
          let found = try value(name)
          hasField = true
          hasValue = hasValue || !found.isEmpty
          text += found
        }
      }
      isFilled = isFilled || hasValue
      guard hasValue || !hasField else { continue }
      lines += text.split(whereSeparator: \.isNewline).map(Self.trimmed).filter { !$0.isEmpty }
    }
    return isFilled ? lines : []
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// Why text is no template.
public enum LabelTemplateError: Error, Sendable, Hashable {
  /// There is nothing in it.
  case empty
  /// A brace has no other one.
  case unpaired(Character)
}

extension LabelTemplateError: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .empty: "The template is empty; write lines with fields, as '{name}|{organization}'."
    case .unpaired(let brace):
      "The template has a “\(brace)” without the other one; write \(brace)\(brace) for the sign."
    }
  }
}
