import ContactModel
import SourceText

// Values that are one text: numbers, addresses of e-mail and messengers, notes.
extension RowDecoder {
  mutating func decodeText(_ step: UnsafePointer<RowSteps.Step>) {
    let text = storedText(step.pointee.value)
    guard !text.isEmpty, !(step.pointee.header.key == .nickname && isGivenName(text.range)) else {
      return
    }
    let label = label(step)
    if isGoogle, hasSeparator(text), GoogleList.joins(step.pointee.header.key) {
      appendItems(items(text.range), step.pointee.header, label)
    } else {
      append(step.pointee.header, text.range, label)
    }
  }

  /// Whether what somebody is called in a hand-made table is the given name: that is said already.
  private mutating func isGivenName(_ text: Range<Int>) -> Bool {
    guard isHandMade else { return false }
    // A few columns are names, and the name is among the first.
    for column in plan.nameColumns.prefix(4) {
      let group = plan.groups[steps.ofColumns[column]]
      if group.kind == .name {
        return cell(group.column(.given)).elementsEqual(bytes[text])
      }
    }
    return false
  }

  /// Adds several values; only the first is the primary one.
  private mutating func appendItems(
    _ items: [Range<Int>], _ header: FieldRecord, _ label: CellLabel
  ) {
    var label = label
    for item in items where !item.isEmpty {
      append(header, item, label)
      label.isPrimary = false
    }
  }

  @inline(__always)
  mutating func hasSeparator(_ text: StoredText) -> Bool {
    text.traits.hasColon && hasSeparator(text.range)
  }

  mutating func hasSeparator(_ text: Range<Int>) -> Bool {
    bytes.view.firstSeparator(in: text) != nil
  }

  /// The values with ` ::: ` between.
  mutating func items(_ text: Range<Int>) -> [Range<Int>] { bytes.view.items(in: text) }

  mutating func trimmed(_ range: Range<Int>) -> Range<Int> { bytes.trimmed(range) }

  // MARK: E-mail

  mutating func decodeEmail(_ step: UnsafePointer<RowSteps.Step>, _ number: Int) {
    let text = storedText(step.pointee.value)
    var isExchange = false
    if !text.isEmpty {
      let type = row[step.pointee.typeColumn]
      isExchange =
        bytes[text.range.lowerBound] == UInt8(ascii: "/")
        || type.count == 2 && type.string.uppercased() == "EX"
    }
    guard isExchange || !row[step.pointee.displayColumn].isEmpty else {
      if !text.isEmpty { appendEmails(text, step, number) }
      return
    }
    let display = displayName(number, address: text.range)
    if isExchange {
      decodeExchangeAddress(step, number, text.range, display)
    } else if !text.isEmpty {
      appendEmails(text, step, number)
    }
    guard let display, !display.isDerived else { return }
    keep(display.text, header: display.header)
  }

  private mutating func appendEmails(
    _ text: StoredText, _ step: UnsafePointer<RowSteps.Step>, _ number: Int
  ) {
    var label = label(step)
    let mayBeDivided = isHandMade && text.range.contains { bytes[$0].isOne(of: "/ |") }
    guard mayBeDivided || text.traits.mayBeList || bytes.view.mayHoldMore(text.range) else {
      return append(step.pointee.header, text.range, label)
    }
    // A table of a few of Google's columns is nobody's in particular, and no address has this sign.
    if hasSeparator(text) { return appendItems(items(text.range), step.pointee.header, label) }
    let mailboxes = bytes.view.mailboxes(in: text.range, isHandMade: isHandMade)
    for mailbox in mailboxes ?? [text.range] {
      let content = bytes.view.withoutMarks(mailbox)
      if isHandMade, let divided = MailboxCell(bytes[content].string, language: plan.language) {
        appendDivided(divided, step.pointee.header, label)
      } else {
        append(step.pointee.header, address(in: mailbox, number), label)
      }
      label.isPrimary = false
    }
  }

  /// Adds addresses with the words beside them that say which they are: `ann@example.com (home)`.
  private mutating func appendDivided(
    _ cell: MailboxCell, _ header: FieldRecord, _ label: CellLabel
  ) {
    var label = label
    for mailbox in cell.mailboxes {
      var name = mailbox.label
      let own = name.isEmpty ? label : name.withUTF8 { known(Bytes($0), beside: label) }
      append(header, store(mailbox.value), own)
      label.isPrimary = false
    }
  }

  /// The address in what mail programs show. The name becomes the contact's if it has none, and is kept
  /// apart if it says more than the columns of names do.
  private mutating func address(in text: Range<Int>, _ number: Int) -> Range<Int> {
    let (address, name) = bytes.view.mailbox(in: text)
    if !name.isEmpty { appendName(name, of: address, number) }
    return address
  }

  private mutating func appendName(_ name: Range<Int>, of address: Range<Int>, _ number: Int) {
    let names = namesInRow()
    let isNamed = records.view.contains { $0.key == .formattedName || $0.key == .name }
    if !isNamed, names.allSatisfy({ $0 == " " }) { return append(.formattedName, name) }
    let known = names + " " + bytes[address].string.lowercased()
    let words = bytes[name].string.lowercased().split { " ,()\"'".contains($0) }
    if words.allSatisfy({ known.contains($0) }) { return }
    keep(name, header: plan.groups[number].header + KeptColumn.displayName)
  }

  /// What the columns of names say, in small letters.
  private func namesInRow() -> String {
    plan.nameColumns.map { " " + cell($0).string.lowercased() }.joined()
  }

  /// The name that is shown for an address, and whether other cells say the same.
  private mutating func displayName(
    _ number: Int, address: Range<Int>
  ) -> (text: Range<Int>, header: String, isDerived: Bool)? {
    let column = plan.groups[number].displayColumn
    guard column >= 0 else { return nil }
    let text = text(column)
    guard !text.isEmpty else { return nil }
    let shown = bytes[text].string
    let known = (address.isEmpty ? "" : bytes[address].string.lowercased()) + namesInRow()
    let words = shown.lowercased().split { " ,()<>\"'".contains($0) }
    let isDerived = words.allSatisfy { known.contains($0) || $0.contains("@") }
    let header = plan.groups[number].header + KeptColumn.displayName
    return (text, header, isDerived)
  }

  /// An address of Exchange's directory, which no mail reaches from outside: the address that
  /// is shown is taken, where there is one.
  private mutating func decodeExchangeAddress(
    _ step: UnsafePointer<RowSteps.Step>, _ number: Int, _ text: Range<Int>,
    _ display: (text: Range<Int>, header: String, isDerived: Bool)?
  ) {
    report(
      .emailExchange, .warning,
      "The e-mail address is a name in Exchange's directory, not an address; it was kept apart.",
      hint: "Look the address up in the organization's address book.", step.pointee.value)
    keep(text, header: plan.groups[number].header)
    guard let display else { return }
    let shown = bytes[display.text].string
    for word in shown.split(whereSeparator: { " ()<>;,\"'".contains($0) })
    where word.contains("@") && !word.hasPrefix("@") && word.contains(".") {
      append(step.pointee.header, store(String(word)), label(step))
      return
    }
  }

  // MARK: Phone numbers

  mutating func decodePhone(_ step: UnsafePointer<RowSteps.Step>) {
    let stored = storedText(step.pointee.value)
    let text = bytes.view.withoutMarks(stored.range)
    guard !text.isEmpty else { return }
    let label = label(step)
    if bytes[text].isInPowers {
      report(
        .phoneDestroyed, .warning,
        "'\(bytes[text].string)' was a phone number until a spreadsheet rounded it; it was kept as text.",
        hint: "Export the contacts again and don't open the file in a spreadsheet.",
        step.pointee.value)
    } else if stored.traits.mayBeList {
      if isGoogle, hasSeparator(stored) {
        return appendItems(items(text), step.pointee.header, label)
      }
      if let numbers = bytes.view.phoneNumbers(in: text) {
        return appendItems(numbers, step.pointee.header, label)
      }
    }
    append(step.pointee.header, text, label)
  }

  // MARK: Messengers

  mutating func decodeInstantMessage(_ number: Int) {
    let text = text(plan.groups[number].value)
    guard !text.isEmpty else { return }
    let step = steps[number]
    let label = step.pointee.labelColumn >= 0 ? label(step) : CellLabel()
    let service = service(number)
    for item in isGoogle ? items(text) : [text] where !item.isEmpty {
      append(.instantMessageAddress, withoutScheme(item, of: service), label)
      if !service.isEmpty { appendAttribute(.instantMessageAddress, .service, service) }
    }
  }

  /// What follows the scheme of a service in an address, as in `sip:ann@example.com`.
  private func withoutScheme(_ address: Range<Int>, of service: Range<Int>) -> Range<Int> {
    guard !service.isEmpty,
      let colon = address.first(where: { bytes[$0] == UInt8(ascii: ":") }),
      colon + 1 < address.upperBound
    else { return address }
    let scheme = InstantMessageScheme.scheme(forService: bytes[service].string)
    return bytes[address.lowerBound..<colon].string.lowercased() == scheme
      ? colon + 1..<address.upperBound : address
  }

  private mutating func service(_ number: Int) -> Range<Int> {
    let stated = text(plan.groups[number].column(.service))
    if !stated.isEmpty { return items(stated).first ?? stated }
    return plan.groups[number].service.isEmpty ? 0..<0 : store(plan.groups[number].service)
  }

  mutating func decodeSocialProfile(_ number: Int) {
    var url = text(plan.groups[number].value)
    if url.isEmpty { url = text(plan.groups[number].column(.url)) }
    var username = text(plan.groups[number].column(.username))
    guard !url.isEmpty || !username.isEmpty else { return }
    if username.isEmpty, !bytes[url].string.contains("/") {
      username = url
      url = url.lowerBound..<url.lowerBound
    }
    let service = service(number)
    append(.socialProfile, url)
    if !service.isEmpty { appendAttribute(.socialProfile, .service, service) }
    if !username.isEmpty { appendAttribute(.socialProfile, .username, username) }
  }

  // MARK: Categories

  mutating func decodeCategories(_ step: UnsafePointer<RowSteps.Step>) {
    let text = text(step.pointee.value)
    guard !text.isEmpty else { return }
    if isGoogle || hasSeparator(text) {
      // Nearly every row has some, so no list is made of them.
      var start = text.lowerBound
      while let found = bytes.view.firstSeparator(in: start..<text.upperBound) {
        appendCategory(start..<found.lowerBound, step.pointee.header)
        start = found.upperBound
      }
      return appendCategory(start..<text.upperBound, step.pointee.header)
    }
    // People write bars, too.
    let separators = isHandMade ? [UInt8(ascii: ";"), UInt8(ascii: "|")] : [UInt8(ascii: ";")]
    let separator =
      separators.first { sign in text.contains { bytes[$0] == sign } } ?? UInt8(ascii: ",")
    for item in bytes.view.parts(in: text, { $0 == separator || $0 == 0x0A }) {
      appendCategory(item, step.pointee.header)
    }
  }

  private mutating func appendCategory(_ item: Range<Int>, _ header: FieldRecord) {
    var item = trimmed(item)
    // A star marks a group that Google made.
    if isGoogle, item.count > 1, bytes[item.lowerBound] == UInt8(ascii: "*") {
      item = trimmed(item.lowerBound + 1..<item.upperBound)
    }
    // Mailchimp puts each one in quotes.
    item = bytes.view.withoutQuotes(item)
    if !item.isEmpty { append(header, item, CellLabel()) }
  }
}
