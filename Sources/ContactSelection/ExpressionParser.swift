import ContactModel

/// Reads the language of selections.
///
/// ```
/// expression = term *("or" term)
/// term       = factor *("and" factor)
/// factor     = "not" factor / "(" expression ")" / "has" attribute / attribute operator value
/// attribute  = name / "count" "(" name ")"
/// ```
struct ExpressionParser {
  /// More than anybody writes by hand; keeps the stack flat.
  private static let deepestNesting = 100

  private let expression: String
  private let tokens: [ExpressionToken]
  private let today: PartialDate
  private var index = 0
  private var depth = 0

  init(_ expression: String, today: PartialDate) throws(ExpressionError) {
    self.expression = expression
    self.today = today
    tokens = try ExpressionLexer.tokens(of: expression)
  }

  private var token: ExpressionToken { tokens[index] }

  private mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  private mutating func skip(keyword: String) -> Bool {
    guard token.isKeyword(keyword) else { return false }
    advance()
    return true
  }

  private func expected(_ what: String, hint: String? = nil) -> ExpressionError {
    ExpressionError(
      expression, at: token.range, "Expected \(what) but found \(token.shown).", hint: hint)
  }

  // MARK: Rules

  mutating func parse() throws(ExpressionError) -> ContactPredicate.Node {
    guard token.kind != .end else {
      throw ExpressionError(
        expression, at: token.range, "The expression is empty.",
        hint: "Write a condition, as in has email.")
    }
    let node = try parseExpression()
    guard token.kind == .end else {
      let isText = token.kind == .word || token.kind == .quoted
      let hint = isText ? "Put text of several words in quotes." : nil
      throw expected("and, or, or the end", hint: hint)
    }
    return node
  }

  private mutating func parseExpression() throws(ExpressionError) -> ContactPredicate.Node {
    var nodes = [try parseTerm()]
    while skip(keyword: "or") { nodes.append(try parseTerm()) }
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  private mutating func parseTerm() throws(ExpressionError) -> ContactPredicate.Node {
    var nodes = [try parseFactor()]
    while skip(keyword: "and") { nodes.append(try parseFactor()) }
    return nodes.count == 1 ? nodes[0] : .all(nodes)
  }

  private mutating func parseFactor() throws(ExpressionError) -> ContactPredicate.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else {
      throw ExpressionError(
        expression, at: token.range, "The expression is nested too deeply.",
        hint: "Use fewer parentheses.")
    }
    if skip(keyword: "not") { return .not(try parseFactor()) }
    if skip(keyword: "has") {
      if token.isKeyword("no"), index + 1 < tokens.count, tokens[index + 1].kind == .word {
        throw ExpressionError(
          expression, at: token.range, "“no” is no field.",
          hint: "Write not has \(tokens[index + 1].text).")
      }
      return .has(try parseAttribute())
    }
    guard token.kind == .open else { return try parseComparison() }
    let opening = token
    advance()
    let node = try parseExpression()
    guard token.kind == .close else {
      if token.kind != .end { throw expected("and, or, or )") }
      throw ExpressionError(
        expression, at: opening.range, "This parenthesis is never closed.", hint: "Add a ).")
    }
    advance()
    return node
  }

  private mutating func parseComparison() throws(ExpressionError) -> ContactPredicate.Node {
    let attribute = try parseAttribute()
    let sign = token
    guard sign.kind == .comparison,
      let comparison = ContactPredicate.Operator(rawValue: sign.text)
    else {
      throw expected(
        "=, ~, < or > after \(attribute.name)", hint: hint(for: attribute, before: sign))
    }
    advance()
    let value = token
    guard value.kind == .word || value.kind == .quoted else {
      throw expected("a value", hint: "Put text in quotes, as in name ~ \"anna\".")
    }
    advance()
    do throws(ContactPredicate.ComparisonError) {
      return try ContactPredicate.comparing(attribute, comparison, value.text, today: today).node
    } catch {
      let range = error.part == .value ? value.range : sign.range
      throw ExpressionError(expression, at: range, error.message, hint: error.hint)
    }
  }

  /// Words that other languages have for comparisons, and what is written here.
  private static let foreignWords = [
    "contains": "~", "like": "~", "matches": "~", "has": "~", "includes": "~", "is": "=",
    "equals": "=", "eq": "=", "ne": "!=", "in": "=", "before": "<", "after": ">", "begins": "^=",
    "starts": "^=", "startswith": "^=", "beginswith": "^=",
  ]

  /// What to write instead of what stands behind a field.
  private func hint(for attribute: ContactAttribute, before sign: ExpressionToken) -> String {
    guard sign.kind == .word || sign.kind == .quoted else {
      return "Write has \(attribute.name) to find contacts that have one."
    }
    var value = sign
    var comparison = "~"
    if sign.kind == .word, let word = Self.foreignWords[sign.text.lowercased()] {
      comparison = word
      let rest = tokens[(index + 1)...].drop { $0.isKeyword("with") || $0.isKeyword("to") }
      guard let next = rest.first, next.kind == .word || next.kind == .quoted else {
        return "Write \(attribute.name) \(comparison) and what to look for."
      }
      value = next
    }
    return "Write \(attribute.name) \(comparison) "
      + (value.kind == .quoted ? "\"\(value.text)\"." : "\(value.text).")
  }

  private mutating func parseAttribute() throws(ExpressionError) -> ContactAttribute {
    let name = token
    guard name.kind == .word, !name.isKeyword("and"), !name.isKeyword("or") else {
      throw expected("a field", hint: "Fields are name, email, phone, country and so on.")
    }
    advance()
    if name.isKeyword("count"), token.kind == .open {
      let opening = token
      advance()
      let counted = try parseAttribute()
      guard token.kind == .close else {
        throw ExpressionError(
          expression, at: opening.range, "This parenthesis is never closed.", hint: "Add a ).")
      }
      advance()
      return ContactAttribute(counting: counted)
    }
    if let attribute = ContactAttribute(name: name.text) { return attribute }
    let suggestion = ContactAttribute.suggestion(for: name.text)
    throw ExpressionError(
      expression, at: name.range, "There is no field “\(name.text)”.",
      hint: suggestion.map { "Did you mean \($0)?" }
        ?? "Fields are name, email, phone, address, country, group, birthday and so on.",
      isOfUnknownField: suggestion == nil)
  }
}
