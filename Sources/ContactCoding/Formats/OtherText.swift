import SourceText

/// What a text is that is neither cards nor a table, though it may have commas in its lines as tables have:
/// any text could be read as CSV.
///
/// It is told by its first lines, and each form by what no table begins with.
struct OtherText {
  /// The first lines that are not blank, without the spaces around them.
  private let lines: [String]
  private let bytes: ArraySlice<UInt8>

  /// So many lines are looked at.
  private static let lineLimit = 60

  init(_ head: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = (head.starts(with: mark) ? head.dropFirst(3) : head[...]).drop { $0 <= 0x20 }
    lines =
      bytes.split(maxSplits: 4 * Self.lineLimit) { $0 == 0x0A || $0 == 0x0D }
      .prefix(4 * Self.lineLimit)
      .map { Self.trimmed(String(decoding: $0, as: UTF8.self)[...]) }
      .filter { !$0.isEmpty }.prefix(Self.lineLimit).map { String($0) }
  }

  /// What it is, as the rest of a sentence; nil where it may be a table.
  var name: String? {
    guard let first = lines.first else { return nil }
    if isJSON { return jsonName }
    if let markup = Markup(bytes) { return markup.name }
    if isSQL { return "a dump of a database (SQL), not an address book" }
    if isMail { return "the text of an e-mail, not an address book" }
    if lines.allSatisfy(Self.isRecipients) {
      return "a list of recipients with several people in a line, which is no table"
    }
    if let program = Self.programs.first(where: { first.hasPrefix($0.start) }) {
      return "\(program.name), not an address book"
    }
    if Self.isBibliography(first) { return "a bibliography (BibTeX), not an address book" }
    if Self.isAssignment(first, of: Self.isValueOfProgram) {
      return "the source of a program, not an address book"
    }
    if isSettings { return "a file of settings, not an address book" }
    if isYAML { return "YAML, which can't be read" }
    return hasNamesInLines ? "lines of names and values, as “name: value”, which are no table" : nil
  }

  // MARK: JSON

  private var jsonName: String {
    let start = String(decoding: bytes.prefix(1 << 12), as: UTF8.self)
    let isOfContacts =
      start.contains("ContactCard/get")
      || start.contains("\"@type\"") && start.contains("\"Card\"")
    return isOfContacts
      ? "JSContact, a form of address books that can't be read"
      : "JSON, and neither jCard nor contacts as this program writes them"
  }

  private var isJSON: Bool {
    guard Self.opensJSON(bytes) else { return false }
    // The first cell of a table may hold such a value.
    guard let end = Self.endOfJSON(bytes) else { return true }
    let rest = bytes[end...].drop { $0 == 0x20 }
    switch rest.first {
    case UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"):
      return rest.dropFirst().allSatisfy { $0 <= 0x20 }
    case UInt8(ascii: ","):
      return rest.dropFirst().first { $0 > 0x20 }.map { "{[".utf8.contains($0) } ?? true
    default: return true
    }
  }

  /// Whether a text begins with an object that has a member, or with an array of those or of texts. Names may stand
  /// without quotes, as in programs.
  private static func opensJSON(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while rest.first == UInt8(ascii: "[") { rest = rest.dropFirst().drop { $0 <= 0x20 } }
    let isArray = rest.startIndex > text.startIndex
    let isObject = rest.first == UInt8(ascii: "{")
    guard isArray || isObject else { return false }
    if isObject { rest = rest.dropFirst().drop { $0 <= 0x20 } }
    guard let byte = rest.first else { return false }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      guard let end = rest.dropFirst().firstIndex(of: byte) else { return false }
      let next = rest[(end + 1)...].first { $0 > 0x20 }
      if isObject { return next == UInt8(ascii: ":") }
      return next == UInt8(ascii: ",") || next == UInt8(ascii: "]")
    }
    guard isObject else { return false }
    let name = rest.prefix { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
    }
    let next = rest.dropFirst(name.count).first { $0 > 0x20 }
    return !name.isEmpty && next == UInt8(ascii: ":")
  }

  /// Where the value ends that a text begins with; nil where that is not in it.
  private static func endOfJSON(_ text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    for index in text.indices {
      let byte = text[index]
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == open {
          quote = nil
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  // MARK: Databases

  private static let statements = [
    "insert into ", "insert ignore into ", "replace into ", "create table ", "create database ",
    "create schema ", "drop table ", "alter table ", "lock tables ", "begin transaction;",
    "start transaction;", "delete from ",
  ]
  /// What stands above the first statement of a dump.
  private static let beforeStatements = ["--", "/*", "set ", "use ", "begin", "pragma ", "commit"]

  private var isSQL: Bool {
    for line in lines {
      let lowered = line.lowercased()
      if Self.statements.contains(where: { lowered.hasPrefix($0) }) { return true }
      guard Self.beforeStatements.contains(where: { lowered.hasPrefix($0) }) else { return false }
    }
    return false
  }

  // MARK: Mail

  /// The names of lines above the text of a mail (RFC 5322).
  private static let mailFields: Set = [
    "from", "to", "cc", "bcc", "subject", "date", "reply-to", "sender", "received", "return-path",
    "delivered-to", "message-id", "mime-version", "content-type", "dkim-signature", "x-mailer",
    "in-reply-to", "references", "list-id", "x-original-to", "authentication-results",
  ]

  private var isMail: Bool {
    guard let first = lines.first else { return false }
    // What stands above each mail in a file of many.
    if first.hasPrefix("From "), first.contains("@"), first.split(separator: ":").count > 2 {
      return true
    }
    guard let field = Self.mailField(first[...]) else { return false }
    if Self.isRecipients(String(field.value)) { return true }
    let others = lines.flatMap { $0.split(separator: ";") }
      .compactMap { Self.mailField($0)?.name }
    return Set(others).count > 1
  }

  private static func mailField(_ line: Substring) -> (name: String, value: Substring)? {
    guard let field = namedValue(line), mailFields.contains(field.name.lowercased()) else {
      return nil
    }
    return (field.name.lowercased(), field.value)
  }

  /// Whether a line is several people's names, each before a mailbox in angle brackets, and nothing else.
  private static func isRecipients(_ line: String) -> Bool {
    let parts = line.split(separator: ">", omittingEmptySubsequences: false)
    guard parts.count > 2, let last = parts.last, trimmed(last, ",;").isEmpty else { return false }
    return parts.dropLast().enumerated().allSatisfy { number, part in
      let separated = trimmed(part)
      guard number == 0 || separated.first == "," || separated.first == ";" else { return false }
      let halves = trimmed(separated, ",;").split(separator: "<", omittingEmptySubsequences: false)
      return halves.count == 2 && halves[1].contains("@") && halves[0].contains { $0.isLetter }
        && !halves[0].contains { $0.isNumber || $0 == "@" || $0 == ";" || $0 == "\t" }
    }
  }

  // MARK: Programs, settings and lists

  private static let programs: [(start: String, name: String)] = [
    (start: "#!/", name: "a program"), ("#include ", "the source of a program"),
    ("module.exports", "the source of a program"), ("export default ", "the source of a program"),
    ("\\documentclass", "a LaTeX document"), ("\\begin{", "a LaTeX document"),
    ("{\\rtf", "a formatted text (RTF)"), ("%!PS", "a PostScript document"),
  ]

  /// Whether a line gives a value to something that has a name, as `var all = [`.
  private static func isAssignment(_ line: String, of isValue: (Substring) -> Bool) -> Bool {
    guard let sign = line.firstIndex(of: "=") else { return false }
    var words = line[..<sign].split(separator: " ")
    if let last = words.last, last == ":" { words.removeLast() }
    if words.count > 1, declarations.contains(String(words[0])) { words.removeFirst() }
    guard words.count == 1, let name = words.first, name.first.map({ !$0.isNumber }) ?? false,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_.-$".contains($0)) })
    else { return false }
    return isValue(trimmed(line[line.index(after: sign)...]))
  }

  private static let declarations: Set = [
    "var", "let", "const", "export", "my", "local", "static", "final", "private", "public",
  ]

  private static func isValueOfProgram(_ value: Substring) -> Bool {
    value.first.map { "[{".contains($0) } ?? false
  }

  /// Whether a line begins an entry, as `@article{lind2020,`.
  private static func isBibliography(_ line: String) -> Bool {
    guard line.first == "@", let brace = line.firstIndex(of: "{") else { return false }
    let kind = line[..<brace].dropFirst()
    return !kind.isEmpty && kind.allSatisfy { $0.isASCII && $0.isLetter }
  }

  private var isSettings: Bool {
    var count = 0
    for line in lines where line.first != "#" && line.first != ";" {
      let isSection = line.first == "[" && line.last == "]"
      guard isSection || Self.isAssignment(line, of: { _ in true }) else { return false }
      count += 1
    }
    return count > 1 && lines.contains { $0.first != "[" && $0.contains("=") }
  }

  private var isYAML: Bool {
    guard let first = lines.first else { return false }
    let isMark = first == "---"
    let list = isMark ? lines.dropFirst().first ?? "" : first
    guard isMark || list.hasPrefix("- ") else { return false }
    if list.hasPrefix("- {") { return true }
    let names = lines.map { $0.hasPrefix("- ") ? $0.dropFirst(2) : $0[...] }
      .compactMap { Self.namedValue($0)?.name }
    return names.count * 2 > lines.count
      && names.allSatisfy { $0.allSatisfy { $0.isASCII && !$0.isUppercase && $0 != " " } }
      && (isMark || lines.contains { !$0.hasPrefix("-") })
  }

  /// Whether the lines have cells that each say what they are, and all lines the same, as
  /// `name: Anna, phone: 030 1234`.
  private var hasNamesInLines: Bool {
    func names(_ line: String) -> [String]? {
      let cells = line.split { ",;\t".contains($0) }
      let names = cells.compactMap { Self.namedValue(Self.trimmed($0))?.name }
      return names.count == cells.count && names.count > 1 ? names : nil
    }
    guard lines.count > 1, let first = names(lines[0]) else { return false }
    return lines.dropFirst().allSatisfy { names($0) == first }
  }

  /// The name and the value of what is written as `name: value`; nil for other text.
  private static func namedValue(_ text: Substring) -> (name: String, value: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = trimmed(text[..<colon])
    let rest = text[text.index(after: colon)...]
    let value = trimmed(rest)
    guard !name.isEmpty, name.count <= 30, rest.first == " ", let first = value.first,
      name.first?.isLetter == true, !",;\t|".contains(first),
      name.allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) })
    else { return nil }
    return (String(name), value)
  }

  private static func trimmed(_ text: Substring, _ others: String = "") -> Substring {
    let isOuter = { (character: Character) in
      character.isWhitespace || others.contains(character)
    }
    var rest = text.drop(while: isOuter)
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return rest
  }
}

/// What begins with a tag of HTML or XML.
private struct Markup {
  let name: String

  /// Elements that a cell of a table may be in.
  private static let inline: Set = ["a", "b", "br", "em", "font", "i", "small", "strong", "u"]
  /// Elements of web pages that other documents don't have.
  private static let ofPages: Set = [
    "body", "div", "form", "h1", "h2", "head", "html", "li", "meta", "ol", "p", "script", "section",
    "span", "style", "table", "tbody", "td", "tr", "ul",
  ]

  init?(_ text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "<") else { return nil }
    let start = String(decoding: text.prefix(1 << 14), as: UTF8.self).lowercased()
    let isPage = start.contains("<html") || start.hasPrefix("<!doctype html")
    if start.hasPrefix("<?php") {
      name = "the source of a program, not an address book"
      return
    }
    let rest = start.dropFirst()
    let tag = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || ":-".contains($0)) }
    if !start.hasPrefix("<?"), !start.hasPrefix("<!") {
      let behind = rest.dropFirst(tag.count)
      guard tag.first?.isLetter == true, let next = behind.first, " \t\r\n/>".contains(next) else {
        return nil
      }
      let hasAttribute = behind.prefix { $0 != ">" }.contains("=")
      // A name in angle brackets stands for what is to be put in its place.
      guard
        hasAttribute || !Self.inline.contains(String(tag)) && start.contains("</\(tag)>")
          || ["html", "table", "div"].contains(tag)
      else { return nil }
    }
    if start.contains("urn:ietf:params:xml:ns:vcard-4.0") {
      name = "xCard, a form of address books that can't be read"
    } else if isPage || Self.ofPages.contains(String(tag)) || Self.inline.contains(String(tag)) {
      let hasCards = ["class=\"vcard", "class='vcard", "h-card"].contains { start.contains($0) }
      name =
        hasCards
        ? "a web page with contacts in it (hCard), which can't be read"
        : "a web page, not an address book"
    } else {
      name =
        start.hasPrefix("<!") && !start.hasPrefix("<!--")
        ? "a web page, not an address book" : "an XML document, not an address book"
    }
  }
}
