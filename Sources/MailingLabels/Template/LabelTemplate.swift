import ContactFormatting

/// Lines of text with fields in braces, for badges, place cards and the like.
///
/// ```swift
/// let template = try LabelTemplate("{name}|{organization}")
/// template.lines { $0 == "name" ? "Ann Lee" : "" }  // ["Ann Lee"]
/// ```
///
/// Lines are divided by `|` or line feeds, which `\n` is too. A brace that is one is written twice,
/// `{{`; a backslash makes a sign of the next character.
public struct LabelTemplate: Sendable, Hashable {
  private let parts: [[FieldTemplate.Part]]

  /// The names of all fields, in their order.
  public let fields: [String]

  /// Reads a template.
  ///
  /// - Throws: ``LabelTemplateError``.
  public init(_ text: String) throws(LabelTemplateError) {
    let template: FieldTemplate
    do throws(FieldTemplateError) {
      template = try FieldTemplate(text)
    } catch {
      throw .unpaired(error.unpaired)
    }
    var lines: [[FieldTemplate.Part]] = [[]]
    for part in template.parts {
      switch part {
      case .text(let text):
        let pieces = text.split(omittingEmptySubsequences: false, whereSeparator: Self.isDivider)
        for (index, piece) in pieces.enumerated() {
          if index > 0 { lines.append([]) }
          if !piece.isEmpty { lines[lines.count - 1].append(.text(String(piece))) }
        }
      case .field: lines[lines.count - 1].append(part)
      }
    }
    guard lines.contains(where: { !$0.isEmpty }) else { throw .empty }
    parts = lines
    fields = template.fields
  }

  private static func isDivider(_ character: Character) -> Bool {
    character == "|" || character.isNewline
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
