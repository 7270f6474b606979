import ContactModel

extension ColumnReaders {
  /// A column without a name, most of which are mailboxes: the others are numbers, or texts that are kept.
  mutating func addGuessedMailboxes(_ number: Int) {
    let targets = (
      mailbox: add(meaning(number), number),
      phone: add(ColumnMeaning(.phoneNumber, number: ownNumber(number)), number),
      rest: add(ColumnMeaning(.keep), number)
    )
    readers.append(
      CellReader(number, [targets.mailbox, targets.phone, targets.rest]) { row in
        let text = row.text(number)
        let isMailbox = text.contains("@") || EmptyMarks.isMark(text)
        row.copy(
          number,
          to: isMailbox
            ? targets.mailbox : CellNature.isSurelyPhone(text) ? targets.phone : targets.rest,
          dropsMarks: isMailbox)
      })
  }

  /// A column of mailboxes of which some cells are pages, or the other way round.
  mutating func addMailboxOrPage(_ number: Int) {
    let own = add(meaning(number), number)
    let isOfPages = meaning(number).key == .url
    let other = add(
      ColumnMeaning(isOfPages ? .emailAddress : .url, number: ownNumber(number)), number)
    readers.append(
      CellReader(number, [own, other]) { row in
        let text = row.text(number)
        let isPage = CellNature.isPage(text) || isOfPages && !CellNature.isEmail(text)
        row.copy(number, to: isPage == isOfPages ? own : other, dropsMarks: true)
      })
  }
}

extension ColumnReaders {
  /// Whether a column is of names, most of which have mailboxes behind them, and no other one is.
  func areNamesWithMailboxes(_ number: Int) -> Bool {
    let header = HeaderFolding.folded(mapping.columns[number].header)
    return !mapping.has(.name) && !mapping.has(.formattedName)
      && ColumnWords.shared[header].contains { $0.sense.meaning?.key == .name }
  }

  /// `Ann Lee <ann@example.com>`, `Ann Lee, ann@example.com`, `Ann Lee`.
  mutating func addNamesWithMailboxes(_ number: Int) {
    let mailbox = add(ColumnMeaning(.emailAddress, number: ownNumber(number)), number)
    let name = add(ColumnMeaning(.formattedName), number)
    readers.append(
      CellReader(number, [name, mailbox], separator: ", ") { row in
        let text = row.text(number)
        if !text.contains("<"), let named = NamedReach(text), named.isMailbox {
          row.set(name, named.name)
          row.set(mailbox, named.value)
        } else {
          row.copy(number, to: text.contains("@") ? mailbox : name, dropsMarks: true)
        }
      })
  }
}

/// Mailboxes in one cell, with the words beside them: `privat: ann@x.example, Büro: ann@y.example`.
struct MailboxCell {
  /// A mailbox, and the label that words beside it say; empty where none does.
  struct Mailbox: Equatable {
    var value: String
    var label = ""
  }

  private(set) var mailboxes: [Mailbox] = []

  /// Nil where no mailbox is told from the words beside it, which may be a name, or a part of an address that is
  /// none.
  ///
  /// - Parameter language: The language of the table's headers.
  init?(_ text: String, language: String? = nil) {
    if let listed = Self.exchange(text) {
      mailboxes = listed
      return
    }
    let words = LabelWords(language, of: .emailAddress)
    let parts = LabeledRun.separators.reduce([text[...]]) { parts, separator in
      parts.flatMap { $0.values(between: separator) { $0.contains("@") } }
    }
    for part in parts {
      let characters = Array(part)
      guard let places = Self.places(in: characters) else { return nil }
      for run in LabeledRun.runs(of: characters, at: places) {
        guard let label = Self.label(of: run, words) else { return nil }
        mailboxes.append(Mailbox(value: run.text, label: label))
      }
    }
  }

  /// Whether a text is read as one mailbox and as it is.
  static func isOne(_ text: String) -> Bool {
    MailboxCell(text).map { $0.mailboxes == [Mailbox(value: text)] } ?? true
  }

  /// The addresses of a list in a directory of Exchange, each with its kind in front: the one that mail is sent from
  /// (`SMTP:`), others (`smtp:`), and those of other networks (`X400:c=DE`), which are labelled by their kinds.
  private static func exchange(_ text: String) -> [Mailbox]? {
    let parts = text.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
    guard parts.count > 1, parts.contains(where: { $0.lowercased().hasPrefix("smtp:") }) else {
      return nil
    }
    var main: [Mailbox] = []
    var others: [Mailbox] = []
    for part in parts {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let kind = part[..<colon]
      let value = String(part[part.index(after: colon)...])
      guard kind.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), !value.isEmpty else {
        return nil
      }
      let isMailbox = kind.lowercased() == "smtp"
      let mailbox = Mailbox(value: value, label: isMailbox ? "" : kind.uppercased())
      if kind == "SMTP" { main.append(mailbox) } else { others.append(mailbox) }
    }
    return main + others
  }

  /// Where mailboxes stand: signs of addresses around an at sign. Nil where there is nothing on one side of it.
  private static func places(in characters: [Character]) -> [Range<Int>]? {
    var places: [Range<Int>] = []
    var index = 0
    while let sign = characters[index...].firstIndex(of: "@") {
      let start = characters[index..<sign].lastIndex { !isOfAddress($0) }.map { $0 + 1 } ?? index
      var end = characters[sign...].firstIndex { !isOfAddress($0) } ?? characters.count
      while end > sign, characters[end - 1] == "." { end -= 1 }
      guard start < sign, sign + 1 < end else { return nil }
      places.append(start..<end)
      index = end
    }
    return places.isEmpty ? nil : places
  }

  /// Whether a character is one of those that addresses are written with (RFC 5322, section 3.2.3, and RFC 6531).
  private static func isOfAddress(_ character: Character) -> Bool {
    !character.isWhitespace && !"()<>[]:;,\\\"|".contains(character)
  }

  /// The label that the words beside a mailbox say; nil where they may be something else.
  private static func label(of run: LabeledRun, _ words: LabelWords) -> String? {
    let (before, after) = (withoutScheme(run.before).trimmed, run.after.trimmed)
    // What has the digits of a number is none.
    if (before + after).split(whereSeparator: { !$0.isDigit }).contains(where: { $0.count > 4 }) {
      return nil
    }
    // In front of an angle bracket stands a name.
    if before.contains("<") || after.contains(">") { return nil }
    let isRemark = after.hasPrefix("(") && after.hasSuffix(")")
    let said = [before, after].map { HeaderFolding.words($0).joined(separator: " ") }
    let label = words.label(said.joinedFilled(" "), isRemark: isRemark)
    let isAnnounced = before.last.map { ":：".contains($0) } ?? false
    guard said[0].isEmpty || isAnnounced || label != nil,
      said[1].isEmpty || isRemark || label != nil
    else { return nil }
    return label ?? LabelWords.shown(before, after)
  }

  /// Without `mailto:`, or `SMTP:`, which Exchange puts in front.
  private static func withoutScheme(_ text: String) -> String {
    for scheme in ["mailto:", "smtp:"] where text.lowercased().hasSuffix(scheme) {
      return String(text.dropLast(scheme.count))
    }
    return text
  }
}
