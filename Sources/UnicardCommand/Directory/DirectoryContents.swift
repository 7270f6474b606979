import ContactFormatting
import ContactModel
import LocaleSupport
import MailingLabels

/// What a list of contacts says, gathered contact by contact.
struct DirectoryContents {
  /// What is listed.
  enum Style: String, CaseIterable {
    case phoneList = "phone-list"
    case addressPages = "address-pages"
    case birthdays
  }

  /// How many contacts were left out, as they have nothing of what is listed.
  private(set) var omittedCount = 0
  /// Birthdays, in the order of the year.
  var events: [BirthdayCalendar.Event] {
    var counts: [String: Int] = [:]
    return sorted.compactMap { item in
      guard var event = item.event else { return nil }
      // No two events may have one identifier.
      let count = (counts[event.identifier] ?? 0) + 1
      counts[event.identifier] = count
      if count > 1 { event.identifier += "-\(count)" }
      return event
    }
  }

  private struct Item {
    let entry: ContactDirectory.Entry
    /// The letter or the month.
    let section: String
    /// The day of the year, for birthdays.
    let day: Int
    let key: ContactSortKey
    let position: Int
    var event: BirthdayCalendar.Event?
  }

  private let style: Style
  private let reader: LocaleIdentifier
  private let formats: ReaderFormats
  private let sorter: ContactSorter
  private var items: [Item] = []

  /// Nothing yet, for readers of a locale.
  init(_ style: Style, reader: ReaderLocale) throws(CommandFailure) {
    self.style = style
    self.reader = reader.identifier
    formats = try ReaderFormats(reader.identifier, layout: .lines)
    do throws(UnknownLocale) {
      sorter = try ContactSorter(locale: reader.identifier, variant: reader.collation)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
  }

  /// Takes a contact. The card of a group is a list of contacts and nobody's own, and counts nowhere.
  mutating func add(_ contact: Contact) {
    if ContactGroup.isGroup(contact) { return }
    guard let item = item(of: contact) else {
      omittedCount += 1
      return
    }
    items.append(item)
  }

  private func item(of contact: Contact) -> Item? {
    switch style {
    case .birthdays: return birthday(of: contact)
    case .phoneList:
      let numbers = lines(.phoneNumber, of: contact)
      if numbers.isEmpty { return nil }
      var title = name(of: contact)
      // A number that is the only one stands beside the name; of several each has to say which it is,
      // and so has one that nobody answers.
      let isAlone =
        numbers.count == 1
        && !contact.phoneNumbers.contains { $0.label.map(Self.unanswered.contains) ?? false }
      if isAlone { title.aside = numbers[0].text }
      let lines = isAlone ? [] : numbers
      return item(
        contact,
        ContactDirectory.Entry(
          title, lines: lines.map { ContactDirectory.Line($0.aside, aside: $0.text) }))
    case .addressPages:
      let title = name(of: contact)
      let organizations = formats.texts(.organization, of: contact)
        .map { ContactDirectory.Line(VisibleText.cell($0.text)) }
      let lines =
        organizations + addresses(of: contact) + lines(.phoneNumber, of: contact)
        + lines(.emailAddress, of: contact)
      guard !lines.isEmpty else { return nil }
      // An organization is its own name.
      return item(contact, ContactDirectory.Entry(title, lines: lines.filter { $0 != title }))
    }
  }

  private static let unanswered: Set<Label> = [.homeFax, .workFax, .otherFax, .pager]

  private func item(_ contact: Contact, _ entry: ContactDirectory.Entry) -> Item {
    Item(
      entry: entry, section: sorter.indexLetter(for: contact), day: 0,
      key: sorter.sortKey(for: contact), position: items.count)
  }

  private func birthday(of contact: Contact) -> Item? {
    guard let date = contact.birthday?.components, let month = date.month, let day = date.day,
      (1...12).contains(month), (1...31).contains(day),
      date.calendar.map({ $0.lowercased() == "gregorian" }) ?? true
    else { return nil }
    let name = VisibleText.cell(formats.names.string(from: contact))
    let text = formats.dates.string(from: PartialDate(year: date.year, month: month, day: day))
    // Who else is listed changes nothing of it: a calendar that has the event keeps it.
    let identity =
      contact.identifier
      ?? ([VisibleText.cell(contact.displayName)]
      + [date.year, month, day].compactMap { $0.map(String.init) }).joined(separator: "-")
    return Item(
      entry: ContactDirectory.Entry(ContactDirectory.Line(name, aside: text)),
      section: formats.dates.string(from: PartialDate(month: month)), day: month * 32 + day,
      key: sorter.sortKey(for: contact), position: items.count,
      event: BirthdayCalendar.Event(
        identifier: "birthday-\(identity)", year: date.year, month: month, day: day,
        summary: "\(name) (\(formats.labels.string(from: ContactKey.birthday)))", note: text))
  }

  private func name(of contact: Contact) -> ContactDirectory.Line {
    ContactDirectory.Line(
      VisibleText.cell(formats.names.format(contact, style: .sortingName).text))
  }

  /// The lines of all addresses, the first of each with what the address is called.
  private func addresses(of contact: Contact) -> [ContactDirectory.Line] {
    let texts = formats.texts(.postalAddress, of: contact)
    return texts.flatMap { address in
      // Where there are several, a word that says no more than that tells where each begins.
      let label =
        address.label.isEmpty && texts.count > 1
        ? formats.labels.string(from: ContactKey.postalAddress) : address.label
      return VisibleText.lines(address.text).enumerated().map { number, line in
        ContactDirectory.Line(line, aside: number == 0 ? VisibleText.cell(label) : "")
      }
    }
  }

  private func lines(_ key: ContactKey, of contact: Contact) -> [ContactDirectory.Line] {
    formats.texts(key, of: contact).map {
      ContactDirectory.Line(VisibleText.cell($0.text), aside: VisibleText.cell($0.label))
    }
  }

  // MARK: The list

  private var sorted: [Item] {
    items.sorted { left, right in
      if left.day != right.day { return left.day < right.day }
      return left.key == right.key ? left.position < right.position : left.key < right.key
    }
  }

  /// The list, under its own title or what is listed.
  func directory(title: String?) -> ContactDirectory {
    var sections: [ContactDirectory.Section] = []
    var places: [String: Int] = [:]
    for item in sorted {
      let place = places[item.section] ?? sections.count
      if place == sections.count { sections.append(ContactDirectory.Section(item.section)) }
      places[item.section] = place
      sections[place].entries.append(item.entry)
    }
    return ContactDirectory(
      title: title ?? self.title, language: reader.languageTag,
      isRightToLeft: reader.isRightToLeft, sections: sections)
  }

  private var title: String {
    switch style {
    case .phoneList: formats.labels.string(from: ContactKey.phoneNumber)
    case .addressPages: formats.labels.string(from: ContactKey.postalAddress)
    case .birthdays: formats.labels.string(from: ContactKey.birthday)
    }
  }
}

extension LocaleIdentifier {
  /// Whether what is written in the locale's language runs from right to left.
  fileprivate var isRightToLeft: Bool {
    ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(likelyScript ?? "")
  }

  /// The paper of the locale's region (CLDR, measurementData, paperSize).
  var paper: PaperSize {
    let region = region ?? maximized().region ?? ""
    let letter = [
      "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
    ]
    return letter.contains(region) ? .letter : .a4
  }
}
