/// How much a diagnostic matters.
public enum Severity: Int, Comparable, Sendable, Hashable, CaseIterable {
  /// Worth knowing; nothing was lost.
  case note
  /// Doubtful: the reader had to guess, or dropped something that carries no data.
  case warning
  /// Wrong: something could not be read as it was meant.
  case error

  /// The name to show and to write: `info`, `warning` or `error`.
  public var name: String {
    switch self {
    case .note: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Whether `lhs` matters less than `rhs`.
  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// What a reader found wrong or doubtful in its input.
///
/// Two diagnostics are equal when all their parts are; to look for a kind of diagnostic, compare
/// their ``code``.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of a diagnostic: stable, readable, and dotted from the general to the particular, as
  /// `vcard.line.missing-colon`.
  ///
  /// Each module declares its own codes in an extension:
  ///
  /// ```swift
  /// extension Diagnostic.Code {
  ///   static let missingColon: Self = "vcard.line.missing-colon"
  /// }
  /// ```
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible,
    ExpressibleByStringLiteral
  {
    /// The code as text.
    public var rawValue: String

    /// A code from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A code from its text.
    public init(stringLiteral value: String) {
      rawValue = value
    }

    /// The code as text.
    public var description: String { rawValue }
  }

  /// The kind of the diagnostic.
  public var code: Code
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, as a sentence that ends in a period.
  public var message: String
  /// What to do about it, as a sentence.
  public var hint: String?
  /// The bytes that it is about.
  public var range: SourceRange?
  /// The position of the contact in its source, counted from 0.
  public var contactIndex: Int?
  /// Whether something that says more than nothing was left out: it is in no contact.
  public var leavesOut: Bool

  /// Makes a diagnostic.
  public init(
    code: Code, severity: Severity, message: String, hint: String? = nil,
    range: SourceRange? = nil, contactIndex: Int? = nil, leavesOut: Bool = false
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.range = range
    self.contactIndex = contactIndex
    self.leavesOut = leavesOut
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line for a log: severity, message and code.
  public var description: String {
    "\(severity.name): \(message) [\(code)]"
  }
}
