/// A word, a text in quotes, an operator or a parenthesis of an expression.
struct ExpressionToken: Hashable {
  enum Kind: Hashable {
    case word, quoted, comparison, open, close, end
  }

  var kind: Kind
  /// The text, without quotes.
  var text: String
  /// The characters of the expression, counted from 0.
  var range: Range<Int>

  /// Whether this is the keyword, in capitals or not.
  func isKeyword(_ keyword: String) -> Bool { kind == .word && text.lowercased() == keyword }

  /// The token as an error message shows it.
  var shown: String {
    switch kind {
    case .end: "the end"
    case .quoted: "the text “\(text)”"
    default: "“\(text)”"
    }
  }
}

/// Splits an expression into tokens.
struct ExpressionLexer {
  private let expression: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// How each quotation mark is closed; people paste the curly ones.
  private static let closingQuotes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "'": "'", "“": "”", "„": "“", "‘": "’", "«": "»",
  ]

  init(_ expression: String) {
    self.expression = expression
    scalars = Array(expression.unicodeScalars)
  }

  static func tokens(of expression: String) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(expression)
    var tokens: [ExpressionToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    guard position < scalars.count else {
      return ExpressionToken(kind: .end, text: "", range: position..<position)
    }
    let scalar = scalars[position]
    if scalar == "(" { return token(.open, count: 1) }
    if scalar == ")" { return token(.close, count: 1) }
    if let closing = Self.closingQuotes[scalar] { return try quoted(closing: closing) }
    if let comparison = comparison() { return comparison }
    var end = position
    while end < scalars.count, isWordCharacter(scalars[end]) { end += 1 }
    guard end > position else {
      throw ExpressionError(
        expression, at: position..<position + 1, "“\(scalar)” means nothing here.",
        hint: "Put text with signs in it in quotes.")
    }
    return token(.word, count: end - position)
  }

  private func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !"()=<>~!^\"".unicodeScalars.contains(scalar)
  }

  private mutating func token(_ kind: ExpressionToken.Kind, count: Int) -> ExpressionToken {
    let range = position..<position + count
    position += count
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return ExpressionToken(kind: kind, text: String(text), range: range)
  }

  private mutating func comparison() -> ExpressionToken? {
    let rest = String(String.UnicodeScalarView(scalars[position...].prefix(2)))
    // `==` and `<>` are what other languages call these.
    for sign in ["!=", "!~", "^=", "<=", ">=", "==", "<>", "=", "~", "<", ">"]
    where rest.hasPrefix(sign) {
      var token = token(.comparison, count: sign.unicodeScalars.count)
      if sign == "==" { token.text = "=" }
      if sign == "<>" { token.text = "!=" }
      return token
    }
    return nil
  }

  private mutating func quoted(closing: Unicode.Scalar) throws(ExpressionError) -> ExpressionToken {
    let start = position
    var text = String.UnicodeScalarView()
    position += 1
    while position < scalars.count {
      var scalar = scalars[position]
      if scalar == closing {
        position += 1
        return ExpressionToken(kind: .quoted, text: String(text), range: start..<position)
      }
      if scalar == "\\", position + 1 < scalars.count,
        scalars[position + 1] == closing || scalars[position + 1] == "\\"
      {
        position += 1
        scalar = scalars[position]
      }
      text.append(scalar)
      position += 1
    }
    throw ExpressionError(
      expression, at: start..<start + 1, "The text that begins here has no end.",
      hint: "Close it with \(closing).")
  }
}
