import ContactModel
public import SourceText

extension Diagnostic.Code {
  /// An e-mail address that no mail can be sent to, as it has no at sign or something beside it.
  public static let emailInvalid: Self = "contact.email.invalid"
  /// A phone number without a digit.
  public static let phoneInvalid: Self = "contact.phone.invalid"
  /// A web address whose beginning is damaged.
  public static let urlInvalid: Self = "contact.url.invalid"
  /// A second value of what there is one of.
  public static let valueRepeated: Self = "contact.value.repeated"
  /// A UID that another contact of the file has.
  public static let identifierRepeated: Self = "contact.uid.repeated"
}

/// What a check asks of every contact.
struct FirstLook {
  /// Whether any value is worth a closer look.
  var hasProblems = false
  /// The UID in few bytes; nil where there is none.
  var identifier: UInt64?
  /// Whether it has a field by which the cards of groups are known.
  var mayBeGroup = false

  /// The fields that are looked at, one bit each.
  struct Keys {
    /// Those of which a contact has one.
    let singles: UInt64
    /// Those whose text is looked at.
    let texts: UInt64
    /// Those by which the cards of groups are known.
    let groups: UInt64

    init() {
      func bits(_ keys: [ContactKey]) -> UInt64 {
        keys.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
      }
      singles = bits(ValueProblems.singles.map(\.key))
      texts = bits([.emailAddress, .phoneNumber, .url, .identifier])
      groups = bits([.kind, .preserved])
    }
  }

  init(_ content: ContactContent, _ keys: Keys) {
    guard let records = content.records.unsafeBuffer.baseAddress else { return }
    let count = content.records.count
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { places in
      guard let places = places.baseAddress else { return }
      var found = 0
      var seen: UInt64 = 0
      var repeated: UInt64 = 0
      // Without a branch, as which fields a contact has can't be foreseen.
      for place in 0..<count {
        let key = UInt64(records[place].key.rawValue)
        let bit = (records[place].isValue ? 1 : 0) as UInt64 &<< key
        repeated |= seen & bit
        seen |= bit
        places[found] = place
        found &+= Int(truncatingIfNeeded: (bit & keys.texts) &>> key)
      }
      hasProblems = repeated & keys.singles != 0
      mayBeGroup = seen & keys.groups != 0
      for number in 0..<found {
        let record = records[places[number]]
        let text = content.bytes[record.text.range]
        if case .identifier = record.key {
          identifier = identifier ?? IdentifierNotation.hash(text)
        } else if ValueProblems.isWrong(text, record.key) {
          hasProblems = true
        }
      }
    }
  }
}

/// Values that can be read, and can't be what they are said to be.
enum ValueProblems {
  /// What a contact has one of: a second may be that of another, whose card was glued to this.
  static let singles: [(key: ContactKey, words: String)] = [
    (.name, "names"), (.birthday, "birthdays"), (.identifier, "UIDs"),
  ]

  /// What is wrong with the values of a contact.
  static func problems(of contact: Contact) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func look<Value>(
      _ values: [LabeledValue<Value>], _ key: ContactKey, _ code: Diagnostic.Code, _ what: String,
      _ hint: String, _ text: (Value) -> String
    ) {
      for value in values {
        let text = text(value.value)
        guard Array(text.utf8).withUnsafeBufferPointer({ isWrong(Bytes($0), key) }) else {
          continue
        }
        problems.append(
          Diagnostic(
            code: code, severity: .warning, message: "“\(text.prefix(60))” is no \(what).",
            hint: hint, range: value.provenance.ranges.first ?? contact.sourceRange,
            contactIndex: contact.sourceIndex))
      }
    }
    look(
      contact.emailAddresses, .emailAddress, .emailInvalid, "e-mail address",
      "An address has one at sign between a name and a domain, and no blank, word or second address beside it.",
      { $0 })
    look(
      contact.phoneNumbers, .phoneNumber, .phoneInvalid, "phone number",
      "A number has digits; put a remark into the note.", { $0.stringValue })
    look(
      contact.urls, .url, .urlInvalid, "web address",
      "An address begins with https:// and a name, or with the name.", { $0 })
    for (key, words) in singles {
      let values = contact[Field<JSONFieldValue>(key)].filter { value in
        // The same in another language or script.
        !value.parameters.contains { $0.name == "ALTID" }
      }
      guard values.count > 1 else { continue }
      problems.append(
        Diagnostic(
          code: .valueRepeated, severity: .warning,
          message:
            "The contact has \(values.count) \(words), of which programs keep the first or the last.",
          hint: "Keep one, or make two contacts of it.",
          range: values[1].provenance.ranges.first ?? contact.sourceRange,
          contactIndex: contact.sourceIndex))
    }
    return problems
  }

  fileprivate static func isWrong(_ text: Bytes, _ key: ContactKey) -> Bool {
    let isWrong: Bool
    switch key {
    case .emailAddress:
      // Exchange has addresses of its own.
      isWrong =
        text.first != UInt8(ascii: "/")
        && !MailboxSyntax.isMailbox(text[text.trimmed(text.indices)])
    case .phoneNumber:
      // Other scripts have digits, too.
      isWrong = !text.contains { $0 &- 0x30 < 10 || $0 >= 0x80 }
    case .url: isWrong = isDamaged(text)
    default: return false
    }
    // A value of blanks says nothing, nothing wrong either.
    return isWrong && text.contains { $0 > 0x20 }
  }

  /// `http:/x`, `http//x`, `htp://x`: a scheme for the web that is none, or without its slashes.
  private static func isDamaged(_ text: Bytes) -> Bool {
    // Nearly all are whole, which is seen without taking them apart.
    if text.count > 8, startsWith("https://", text, text.indices) { return false }
    let colon = text.firstIndex(of: UInt8(ascii: ":"), in: text.indices)
    // `http//x` has lost its colon.
    if startsWith("http//", text, text.indices) || startsWith("https//", text, text.indices) {
      return true
    }
    guard colon < min(text.count, 8) else { return false }
    let scheme = text[0..<colon].map { $0 | 0x20 }
    let isHTTP = scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8)
    let letters = Set(scheme)
    let isNearHTTP =
      !scheme.isEmpty && letters.isSubset(of: Set("https".utf8)) && letters.contains(0x70)
    guard isHTTP || isNearHTTP else { return false }
    let rest = text[colon + 1..<text.count]
    let hasSlashes = rest.prefix(2).elementsEqual("//".utf8)
    return !isHTTP || !hasSlashes || rest.count < 3
  }
}
