import ContactModel
import FileFormats
import SourceText

// One value and the columns that hold it.
extension RowFiller {
  /// Writes a value without what stands beside it; nil where the columns can't hold it at all.
  mutating func write(_ value: Int, _ shared: SharedGroup) -> Placement? {
    guard !values.values[value].cells.isEmpty else { return nil }
    switch shared.group.kind {
    case .exact, .keep, .custom, .category: return nil
    case .name: return writeParts(value, shared, separator: " ")
    case .organization: return writeParts(value, shared, separator: ", ")
    case .address: return writeAddress(value, shared)
    case .date: return writeDate(value, shared)
    case .dateParts: return writeDateParts(value, shared)
    case .gender: return writeGender(value, shared)
    case .media: return writeMedia(value, shared)
    case .instantMessage: return writeInstantMessage(value, shared)
    case .socialProfile: return writeSocialProfile(value, shared)
    case .email:
      let text = values.text[values.range(value, .value)]
      let isOne = text.isOneMailbox(isHandMade: layout.dialect == .sheet)
      return .worst(putText(value, shared), isOne ? .placed : .otherForm)
    case .phone:
      let isOne = values.text[values.range(value, .value)].isOnePhoneNumber
      return .worst(putText(value, shared), isOne ? .placed : .otherForm)
    case .text:
      let text = values.range(value, .value)
      guard values.values[value].key == .relation, NestedCard.isOne(values.text[text]) else {
        return putText(value, shared)
      }
      // A cell has room for the name in a whole card.
      guard let name = NestedCard.name(in: values.text[text]) else { return nil }
      _ = put(values.store(name), shared.group.value, value)
      return .otherForm
    }
  }

  private mutating func putText(_ value: Int, _ shared: SharedGroup) -> Placement {
    put(values.range(value, .value), shared.group.value, value)
  }

  /// Puts a text into a cell; tells whether it will be read as it is.
  mutating func put(
    _ text: Range<Int>, _ column: Int, _ value: Int, mayBeSplit: Bool = true
  ) -> Placement {
    guard column >= 0 else { return .otherForm }
    row.put(text, column, value)
    let mayBeSplit = isGoogle && mayBeSplit && GoogleList.joins(values.values[value].key)
    return isKept(values.text[text], mayBeSplit: mayBeSplit) ? .placed : .otherForm
  }

  /// Whether a cell is read as the text that it holds.
  func isKept(_ text: Bytes, mayBeSplit: Bool = true) -> Bool {
    if mayBeSplit, isGoogle, text.firstSeparator(in: text.indices) != nil { return false }
    return CellText.isKept(text)
  }

  // MARK: Names and organizations

  private mutating func writeParts(
    _ value: Int, _ shared: SharedGroup, separator: String
  ) -> Placement {
    var placement = Placement.placed
    for index in values.values[value].cells {
      let cell = values.cells[index]
      let column = shared.group.column(cell.part)
      guard column >= 0 else {
        placement = .otherForm
        continue
      }
      var text = cell.text
      if cell.isList {
        // The items are told apart by something else in this dialect, if at all.
        text = values.store(
          values.text[text].string.replacing(ContactValue.separator, with: separator))
        placement = .otherForm
      }
      placement = .worst(placement, put(text, column, value, mayBeSplit: false))
    }
    return placement
  }

  // MARK: Dates

  private mutating func writeDate(_ value: Int, _ shared: SharedGroup) -> Placement? {
    // The column of their labels may stand alone.
    guard shared.group.value >= 0 else { return nil }
    let key = shared.group.key
    let text = values.range(value, .value)
    let isGregorian = values.calendar(value).isEmpty
    let isDate = values.values[value].header.form == .date
    if isDate, isGregorian, CellDates.isUsual(values.text[text], layout),
      DateText.isUsual(values.text[text])
    {
      row.put(text, shared.group.value, value)
      return .placed
    }
    var written = values.text[text].string
    var placement = Placement.placed
    // A row that is there keeps what its columns held.
    if row.standing == nil || !isGregorian {
      guard let (day, found) = day(value, key) else { return nil }
      written = day.extendedFormat
      placement = found
    }
    let stored = values.store(isDate ? CellDates.text(written, layout) : written)
    row.put(stored, shared.group.value, value)
    let reader = DateText(
      order: shared.group.order, isLeapYearNone: key == .birthday || key == .date,
      isBirthday: key == .birthday, language: layout.mapping.language)
    switch reader.read(values.text[stored]) {
    case .date(let read), .serial(let read), .completed(let read):
      guard isDate || !isGregorian, read == PartialDate(written) else { return .otherForm }
      // Programs without dates that have no year show 1604 as one.
      return read.year == nil && CellDates.isMicrosoft(layout) ? .otherForm : placement
    case .unreadable:
      return isDate ? .otherForm : isKept(values.text[stored]) ? .placed : .otherForm
    case .none: return .otherForm
    }
  }

  /// The Gregorian day of a value, for columns of dates, and what it lacks of the value; nil where
  /// it has none, which no program would read there.
  private func day(_ value: Int, _ key: ContactKey) -> (day: PartialDate, placement: Placement)? {
    let text = values.text[values.range(value, .value)]
    let calendar = values.calendar(value)
    if !calendar.isEmpty {
      return GregorianDate.date(text, calendar: calendar).map { ($0, .otherCalendar) }
    }
    guard case .date = values.values[value].header.form, let date = PartialDate(parsing: text),
      date.month != nil, date.day != nil
    else { return nil }
    // Of time stamps the time is a part.
    guard date.hasTime, key != .revision, key != .created else { return (date, .placed) }
    return (PartialDate(year: date.year, month: date.month, day: date.day), .withoutTime)
  }

  private mutating func writeDateParts(_ value: Int, _ shared: SharedGroup) -> Placement? {
    guard
      let (date, placement) = day(value, .birthday)
        ?? PartialDate(values.string(value, .value)).map({ ($0, .placed) }),
      // Of a text like 1980-13-45 there is no month and no day.
      date.isPossible, placement == .otherCalendar || values.calendar(value).isEmpty
    else { return nil }
    var read = PartialDate()
    for cell in shared.group.cells {
      let number: Int?
      switch cell.part {
      case .year:
        number = date.year
        if let year = date.year, year > 0, year != 1604 { read.year = year }
      case .month:
        number = date.month
        read.month = date.month
      default:
        number = date.day
        read.day = date.day
      }
      row.put(values.store(number.map(String.init) ?? ""), cell.column, value)
    }
    let isReadable = read.isPossible && (read.month != nil || read.day == nil)
    return isReadable && read == date ? placement : .otherForm
  }

  // MARK: Gender and pictures

  private mutating func writeGender(_ value: Int, _ shared: SharedGroup) -> Placement? {
    let sex = values.string(value, .sex)
    let identity = values.string(value, .identity)
    let text = GenderWords.text(sex, identity, layout.language)
    if text.isEmpty { return nil }
    let kept = put(values.store(text), shared.group.value, value)
    let isSame: Bool
    if let known = RowDecoder.sexes[text.lowercased()] {
      isSame = known == sex && identity.isEmpty
    } else {
      isSame = sex.isEmpty && !CellDefaults.isUnspecified(text)
    }
    return isSame ? kept : .otherForm
  }

  private mutating func writeMedia(_ value: Int, _ shared: SharedGroup) -> Placement? {
    let form = values.values[value].header.form
    guard form != .base64 else { return nil }
    let text = values.text[values.range(value, .value)]
    let looksLikeURI = text.prefix(12).contains(UInt8(ascii: ":"))
    let kept = putText(value, shared)
    return (form == .uri) == looksLikeURI && values.range(value, .mediaType).isEmpty
      ? kept : .otherForm
  }

  // MARK: Messengers and profiles

  private mutating func writeInstantMessage(_ value: Int, _ shared: SharedGroup) -> Placement? {
    let text = values.range(value, .value)
    if text.isEmpty { return nil }
    let service = values.string(value, .service)
    var placement = put(text, shared.group.value, value)
    var said = shared.group.service
    let column = shared.group.column(.service)
    if column >= 0 {
      placement = .worst(placement, put(values.range(value, .service), column, value))
      if !service.isEmpty { said = service }
    }
    if said != service { placement = .otherForm }
    // The scheme of a service that is known goes without saying.
    if !said.isEmpty {
      let scheme = InstantMessageScheme.scheme(forService: said) + ":"
      let address = values.text[text].string
      if address.lowercased().hasPrefix(scheme), address.utf8.count > scheme.utf8.count {
        placement = .otherForm
      }
    }
    return placement
  }

  private mutating func writeSocialProfile(_ value: Int, _ shared: SharedGroup) -> Placement? {
    let url = values.range(value, .value)
    let username = values.range(value, .username)
    let nameColumn = shared.group.column(.username)
    var placement = Placement.placed
    if nameColumn >= 0, !username.isEmpty {
      placement = put(username, nameColumn, value)
    }
    let shown = url.isEmpty && nameColumn < 0 ? username : url
    let column = shared.group.value >= 0 ? shared.group.value : shared.group.column(.url)
    if !shown.isEmpty {
      guard column >= 0 else { return nil }
      placement = .worst(placement, put(shown, column, value))
      let looksLikeName = !values.text[shown].contains(UInt8(ascii: "/"))
      let isName = url.isEmpty
      if username.isEmpty || nameColumn < 0 {
        if looksLikeName != isName || !url.isEmpty && !username.isEmpty { placement = .otherForm }
      }
    }
    let service = values.string(value, .service)
    let serviceColumn = shared.group.column(.service)
    if serviceColumn >= 0 {
      placement = .worst(placement, put(values.range(value, .service), serviceColumn, value))
    } else if service != shared.group.service {
      placement = .otherForm
    }
    return placement
  }
}
