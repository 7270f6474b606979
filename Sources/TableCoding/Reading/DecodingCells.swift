import ContactModel
import SourceText

// Values that are one text: numbers, addresses of e-mail and messengers, notes.
extension RowDecoder {
  /// How long ` ::: ` is, which stands between several values that share a cell.
  static var separatorLength: Int { 5 }

  mutating func decodeText(_ step: UnsafePointer<RowSteps.Step>) {
    let text = storedText(step.pointee.value)
    guard !text.isEmpty else { return }
    let label = label(step)
    if isGoogle, hasSeparator(text), GoogleList.joins(step.pointee.header.key) {
      appendItems(items(text.range), step.pointee.header, label)
    } else {
      append(step.pointee.header, text.range, label)
    }
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

  mutating func hasSeparator(_ text: Range<Int>) -> Bool { separator(in: text) != nil }

  /// Where the first ` ::: ` begins.
  mutating func separator(in text: Range<Int>) -> Int? {
    let view = bytes.view
    let colon = UInt8(ascii: ":")
    guard text.count >= Self.separatorLength else { return nil }
    var index = view.firstIndex(of: colon, in: text.lowerBound + 1..<text.upperBound)
    while index + 3 < text.upperBound {
      if view[index + 1] == colon, view[index + 2] == colon, view[index - 1] == 0x20,
        view[index + 3] == 0x20
      {
        return index - 1
      }
      index = view.firstIndex(of: colon, in: index + 1..<text.upperBound)
    }
    return nil
  }

  /// The values with ` ::: ` between.
  mutating func items(_ text: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = text.lowerBound
    while let found = separator(in: start..<text.upperBound) {
      items.append(start..<found)
      start = found + Self.separatorLength
    }
    items.append(start..<text.upperBound)
    return items
  }

  mutating func trimmed(_ range: Range<Int>) -> Range<Int> { bytes.trimmed(range) }

  /// The parts between separators, without blanks around.
  mutating func parts(_ text: Range<Int>, _ isSeparator: (UInt8) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = text.lowerBound
    for index in text where isSeparator(bytes[index]) {
      parts.append(trimmed(start..<index))
      start = index + 1
    }
    parts.append(trimmed(start..<text.upperBound))
    return parts.filter { !$0.isEmpty }
  }

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
    let label = label(step)
    let hasSlash = isHandMade && text.range.contains { bytes[$0] == UInt8(ascii: "/") }
    guard hasSlash || text.traits.mayBeList || mayHoldMore(text.range) else {
      return append(step.pointee.header, text.range, label)
    }
    if isGoogle, hasSeparator(text) {
      return appendItems(items(text.range), step.pointee.header, label)
    }
    let at = UInt8(ascii: "@")
    let parts = parts(text.range) {
      $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") || $0 == 0x0A
        || hasSlash && $0 == UInt8(ascii: "/")
    }
    // One address in each part.
    if parts.count > 1, parts.allSatisfy({ part in part.contains { bytes[$0] == at } }) {
      appendItems(parts.map { address(in: $0, number) }, step.pointee.header, label)
    } else {
      append(step.pointee.header, address(in: text.range, number), label)
    }
  }

  /// The name that is shown for an address, and whether other cells say the same.
  private mutating func displayName(
    _ number: Int, address: Range<Int>
  ) -> (text: Range<Int>, header: [UInt8], isDerived: Bool)? {
    let column = plan.groups[number].displayColumn
    guard column >= 0 else { return nil }
    let text = text(column)
    guard !text.isEmpty else { return nil }
    let shown = bytes[text].string
    var known = address.isEmpty ? "" : bytes[address].string.lowercased()
    for nameColumn in plan.nameColumns { known += " " + cell(nameColumn).string.lowercased() }
    let words = shown.lowercased().split { " ,()<>\"'".contains($0) }
    let isDerived = words.allSatisfy { known.contains($0) || $0.contains("@") }
    let header = plan.groups[number].header + Array(KeptColumn.displayName.utf8)
    return (text, header, isDerived)
  }

  /// An address of Exchange's directory, which no mail reaches from outside: the address that
  /// is shown is taken, where there is one.
  private mutating func decodeExchangeAddress(
    _ step: UnsafePointer<RowSteps.Step>, _ number: Int, _ text: Range<Int>,
    _ display: (text: Range<Int>, header: [UInt8], isDerived: Bool)?
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
    let text = withoutMarks(stored.range)
    guard !text.isEmpty else { return }
    let label = label(step)
    if isDestroyedNumber(text) {
      report(
        .phoneDestroyed, .warning,
        "'\(bytes[text].string)' was a phone number until a spreadsheet rounded it; it was kept as text.",
        hint: "Export the contacts again and don't open the file in a spreadsheet.",
        step.pointee.value)
    } else if stored.traits.mayBeList {
      if isGoogle, hasSeparator(stored) {
        return appendItems(items(text), step.pointee.header, label)
      }
      let parts = parts(text) { $0 == UInt8(ascii: ";") || $0 == 0x0A || $0 == 0x2C }
      if parts.count > 1, parts.allSatisfy({ isNumber($0) }) {
        return appendItems(parts, step.pointee.header, label)
      }
    }
    append(step.pointee.header, text, label)
  }

  /// Whether a text is a number of its own and not an extension of another one.
  private mutating func isNumber(_ text: Range<Int>) -> Bool {
    guard let first = text.first else { return false }
    let lead = bytes[first]
    guard lead == UInt8(ascii: "+") || lead == UInt8(ascii: "(") || lead &- 0x30 < 10 else {
      return false
    }
    return text.filter { bytes[$0] &- 0x30 < 10 }.count >= 5
  }

  /// `4.91512E+12`, also with a comma.
  private mutating func isDestroyedNumber(_ text: Range<Int>) -> Bool {
    guard text.count >= 5, bytes[text.lowerBound] &- 0x30 < 10 else { return false }
    var index = text.lowerBound
    while index < text.upperBound,
      bytes[index] &- 0x30 < 10 || bytes[index] == UInt8(ascii: ".")
        || bytes[index] == UInt8(ascii: ",")
    {
      index += 1
    }
    guard index + 2 < text.upperBound, bytes[index] | 0x20 == UInt8(ascii: "e"),
      bytes[index + 1] == UInt8(ascii: "+")
    else { return false }
    return (index + 2..<text.upperBound).allSatisfy { bytes[$0] &- 0x30 < 10 }
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
      var start = text.lowerBound
      while let found = separator(in: start..<text.upperBound) {
        appendCategory(start..<found, step.pointee.header)
        start = found + Self.separatorLength
      }
      appendCategory(start..<text.upperBound, step.pointee.header)
      return
    }
    let hasSemicolon = text.contains { bytes[$0] == UInt8(ascii: ";") }
    let separator = hasSemicolon ? UInt8(ascii: ";") : UInt8(ascii: ",")
    for item in parts(text, { $0 == separator || $0 == 0x0A }) {
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
    if item.count > 2, bytes[item.lowerBound] == UInt8(ascii: "\""),
      bytes[item.upperBound - 1] == UInt8(ascii: "\"")
    {
      item = item.lowerBound + 1..<item.upperBound - 1
    }
    if !item.isEmpty { append(header, item, CellLabel()) }
  }
}
