/// One pattern: fields, and the literals before, between and after them
/// (UTS #35 part 8, section 'namePattern Syntax').
struct NamePattern: Sendable, Hashable {
  /// What stands in braces.
  struct FieldRequest: Sendable, Hashable {
    /// The fields whose values stand here, one after the other. It is more than one for the
    /// `suffix` of CLDR 42, which was divided later.
    let fields: [PersonNameField]
    /// All modifiers.
    let modifiers: PersonNameModifiers
    /// Those that change the value, in the order in which they are applied.
    let changes: [PersonNameModifiers]
  }

  /// The fields, in order.
  let requests: [FieldRequest]
  /// The text around the fields, one more than there are fields.
  let literals: [[UInt8]]
  /// Whether the given name is asked for as more than initials. Where it is not, a name of one
  /// part alone stands where the surname would.
  let hasFullGivenName: Bool

  /// Parses a pattern such as `{surname}, {given} {given2-initial}`.
  ///
  /// Patterns are data of a library whose version is not known, so nothing is an error: a field
  /// that is not known is left out, a modifier that is not known is passed over.
  init(parsing text: String, capitalizesSurnames: Bool = false) {
    var parser = NamePatternParser(capitalizesSurnames: capitalizesSurnames)
    for byte in text.utf8 { parser.take(byte) }
    (requests, literals) = parser.finish()
    hasFullGivenName = requests.contains {
      $0.fields.contains(.given) && !$0.modifiers.contains(.initial)
    }
  }
}

private struct NamePatternParser {
  let capitalizesSurnames: Bool
  private var requests: [NamePattern.FieldRequest] = []
  private var literals: [[UInt8]] = []
  private var pending: [UInt8] = []
  private var field: [UInt8]?
  private var isEscaped = false

  init(capitalizesSurnames: Bool) {
    self.capitalizesSurnames = capitalizesSurnames
  }

  mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\") where !isEscaped:
      isEscaped = true
      return
    case UInt8(ascii: "{") where !isEscaped && field == nil:
      field = []
    case UInt8(ascii: "}") where !isEscaped && field != nil:
      finishField()
    default:
      if field != nil { field?.append(byte) } else { pending.append(byte) }
    }
    isEscaped = false
  }

  private mutating func finishField() {
    let content = String(decoding: field ?? [], as: UTF8.self)
    field = nil
    guard let request = request(content) else { return }
    literals.append(pending)
    pending = []
    requests.append(request)
  }

  private func request(_ content: String) -> NamePattern.FieldRequest? {
    let parts = content.split(separator: "-")
    guard let name = parts.first, let fields = Self.fields(named: name) else { return nil }
    var modifiers: PersonNameModifiers = []
    var changes: [PersonNameModifiers] = []
    for part in parts.dropFirst() {
      guard let modifier = PersonNameModifiers(name: part) else { continue }
      modifiers.insert(modifier)
      let isChange = !PersonNameModifiers.choices.contains(modifier) && modifier != .retain
      if isChange { changes.append(modifier) }
    }
    if capitalizesSurnames, fields == [.surname], !modifiers.contains(.allCaps) {
      modifiers.insert(.allCaps)
      changes.append(.allCaps)
    }
    return .init(fields: fields, modifiers: modifiers, changes: changes)
  }

  private static func fields(named name: Substring) -> [PersonNameField]? {
    switch name {
    // The names of CLDR 42.
    case "prefix": [.title]
    case "suffix": [.generation, .credentials]
    default: PersonNameField(name: name).map { [$0] }
    }
  }

  mutating func finish() -> ([NamePattern.FieldRequest], [[UInt8]]) {
    (requests, literals + [pending])
  }
}

extension NamePattern {
  /// The literal that stands in the place of two with nothing left between them
  /// (UTS #35 part 8, section 'Process a namePattern').
  static func joining(_ before: [UInt8], _ after: [UInt8]) -> [UInt8] {
    if before.isEmpty { return after }
    if before.suffix(after.count).elementsEqual(after) { return before }
    let space = UInt8(ascii: " ")
    guard let first = before.firstIndex(of: space) else {
      // The space of the second then comes along, since the first has none.
      return before + Array(after.lastIndex(of: space).map { after[$0...] } ?? after[...])
    }
    let last = after.lastIndex(of: space).map { after[($0 + 1)...] } ?? after[...]
    return Array(before[...first] + last)
  }
}
