import ContactModel
import FileFormats
import SourceText
import VCard

// Dates, which every version and program writes in its own way.
extension ContactEncoder {
  mutating func writeDate(_ name: StaticString, _ group: Group) {
    if let cyclic = cyclicDate {
      begin(name, group: group)
      writer.parameter("CALSCALE", Bytes("chinese"))
      return utf8(cyclic.text).withUnsafeBufferPointer {
        end(Bytes($0), isURI: false, isStated: false)
      }
    }
    if isVersion4, isTimeStamp, writeMidnight(name, group) { return }
    let wholeDate = isWholeDate()
    if wholeDate, field.calendar == nil {
      begin(name, dateType, .single, group: group)
      endWholeDate()
      return
    }
    if let calendar = field.calendar, knowsGregorianAlone {
      writeGregorianDate(name, bytes[calendar.range].string, group)
      return
    }
    begin(name, group: group)
    // Apple's programs know a Chinese date by its calendar, and write it in a form of its own.
    let isCyclic = field.header.form != .date && CyclicDate(text.string) != nil
    if let calendar = field.calendar {
      writer.parameter("CALSCALE", bytes[calendar.range])
    } else if isCyclic, field.header.key == .alternateBirthday {
      writer.parameter("CALSCALE", "chinese")
    }
    if wholeDate {
      writer.beginValue(dateType, shape: .single)
      endWholeDate()
      return
    }
    guard field.header.form == .date, let date = PartialDate(parsing: text) else {
      loseTextThatIsDate(name)
      end(text, isURI: false, isStated: knowsValueText && !isCyclic)
      return
    }
    if let year = date.year, PartialDate.isNoYear(year), date.month != nil,
      field.header.key == .birthday || field.header.key == .date
    {
      lose(
        "\(name)", text, .changed,
        "Address books write the year \(year == 0 ? "0000" : "1604") for a date without a year, "
          + "and will read it so.")
    }
    write(date, name)
  }

  /// A Chinese birthday in the form of Apple's programs, which know no other one.
  private var cyclicDate: CyclicDate? {
    guard field.header.key == .alternateBirthday, rules.contains(.apple),
      field.header.form == .date, let calendar = field.calendar,
      var date = PartialDate(parsing: text)
    else { return nil }
    date.calendar = bytes[calendar.range].string
    return CyclicDate(date)
  }

  /// Whether what reads the file would take a date of another calendar for a Gregorian one. Apple's
  /// programs have a birthday in another calendar beside the usual one.
  private var knowsGregorianAlone: Bool {
    options.destination != nil && field.header.key != .alternateBirthday
  }

  /// Writes a date of another calendar as the Gregorian one of that day, or as a text that says
  /// which calendar it is in.
  private mutating func writeGregorianDate(
    _ name: StaticString, _ calendar: String, _ group: Group
  ) {
    begin(name, group: group)
    if let date = gregorianDate(name, calendar) { return write(date, name) }
    utf8(GregorianDate.text(text, calendar: calendar)).withUnsafeBufferPointer {
      end(Bytes($0), isURI: false, isStated: knowsValueText)
    }
  }

  /// The Gregorian date of the field's day in another calendar; nil where it can't be told. Says
  /// what is changed.
  private mutating func gregorianDate(_ name: StaticString, _ calendar: String) -> PartialDate? {
    let date = GregorianDate.date(text, calendar: calendar)
    lose(
      "\(name)", utf8(GregorianDate.text(text, calendar: calendar)), .changed,
      "\(options.destination?.title ?? "") knows the Gregorian calendar alone; the date was "
        + (date == nil ? "written as text." : "converted to it."))
    return date
  }

  /// What a row of Android's says of the field.
  mutating func androidText(_ property: StaticString) -> [UInt8] {
    if let calendar = field.calendar.map({ bytes[$0.range].string }) {
      let date = gregorianDate(property, calendar)
      return utf8(date?.extendedFormat ?? GregorianDate.text(text, calendar: calendar))
    }
    let date = field.header.form == .date ? PartialDate(parsing: text) : nil
    return date.map { utf8($0.jCardFormat) } ?? Array(text)
  }

  /// Ends the property with a date.
  private mutating func write(_ stated: PartialDate, _ name: StaticString) {
    var date = stated
    if rules.contains(.dateOnlyBirthdays), field.header.key == .birthday, date.hasTime,
      date.hasDate
    {
      lose(
        "\(name)", text, .changed,
        "The program reads a birthday with a time of day wrongly; the date alone was written.")
      date = PartialDate(year: date.year, month: date.month, day: date.day)
    }
    switch syntax {
    case .v40:
      writer.beginValue("date-and-or-time", shape: .single)
      writer.rawItem(utf8(date.basicFormat))
    case .jCard:
      writer.beginValue(dateType, shape: .single)
      writer.rawItem(utf8(date.jCardFormat))
    case .v30, .v21: writeOldDate(date, name)
    }
    writer.end()
  }

  /// jCard's name of the type of the field's dates.
  private var dateType: StaticString {
    guard isVersion4 else { return "date" }
    return isTimeStamp ? "timestamp" : "date-and-or-time"
  }

  private var isTimeStamp: Bool {
    switch field.header.key {
    case .revision, .created: true
    default: false
    }
  }

  /// Writes a time stamp that is a date alone, as vCard 3.0 has them. False for any other.
  private mutating func writeMidnight(_ name: StaticString, _ group: Group) -> Bool {
    guard text.count <= 10, case .date = field.header.form, field.calendar == nil,
      var date = PartialDate(parsing: text), !date.hasTime, date.year != nil, date.month != nil,
      date.day != nil
    else { return false }
    lose(
      "\(name)", text, .changed,
      "vCard 4.0 has no time stamps without a time of day; midnight was written.")
    date.hour = 0
    date.minute = 0
    date.second = 0
    date.utcOffset = 0
    begin(name, group: group)
    write(date, name)
    return true
  }

  /// Whether the text is a whole date, in the basic or the extended form, or a UTC time stamp in
  /// the latter, which needs not be taken apart: the usual case.
  private mutating func isWholeDate() -> Bool {
    guard case .date = field.header.form else { return false }
    let text = text
    if text.count == 8 {
      return text.allSatisfy { $0 &- 0x30 < 10 } && !text.prefix(4).isSame(as: Bytes("1604"))
        && !text.prefix(4).isSame(as: Bytes("0000"))
    }
    let hasTime = text.count == 20
    guard text.count == 10 || hasTime, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      !hasTime || text[10] == UInt8(ascii: "T") && text[19] == UInt8(ascii: "Z")
    else { return false }
    return !hasTime || !rules.contains(.dateOnlyBirthdays)
  }

  private mutating func endWholeDate() {
    let text = text
    let isBasic = text.count == 8
    var isAsWanted = !isBasic
    if case .v40 = syntax { isAsWanted = isBasic }
    if rules.contains(.outlook), !text.contains(UInt8(ascii: ":")) { isAsWanted = isBasic }
    if isAsWanted {
      writer.end(raw: text)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var count = 0
      for byte in text where byte != UInt8(ascii: "-") && byte != UInt8(ascii: ":") {
        if isBasic, count == 4 || count == 7 {
          buffer[count] = UInt8(ascii: "-")
          count += 1
        }
        buffer[count] = byte
        count += 1
      }
      writer.end(raw: Bytes(UnsafeBufferPointer(buffer))[0..<count])
    }
  }

  /// Before vCard 4, text is how incomplete dates are written, so it is read as a date again.
  private mutating func loseTextThatIsDate(_ name: StaticString) {
    guard !isVersion4, PartialDate(parsing: text)?.isPossible ?? false else { return }
    lose(
      "\(name)", text, .changed,
      "Only vCard 4 can tell text that looks like a date from a date; it will be read as a date.")
  }

  /// vCard 2.1 and 3.0 have whole dates only; a missing year is written as each program wants.
  private mutating func writeOldDate(_ date: PartialDate, _ name: StaticString) {
    let isOfDay = date.month != nil && date.day != nil
    let lacksYear = date.year == nil && isOfDay && !date.hasTime
    let isForOutlook = rules.contains(.outlook)
    guard lacksYear || date.year != nil && isOfDay else {
      if syntax == .v30 { writer.parameter("VALUE", "text") }
      writer.beginValue("text", shape: .single)
      writer.rawItem(utf8(date.basicFormat))
      if isForOutlook || rules.contains(.evolution) {
        lose("\(name)", text, .changed, "The program reads whole dates alone, and shows none here.")
      }
      return
    }
    let isBasic = isForOutlook && !date.hasTime
    let usesFilledYear = syntax == .v30 && field.calendar == nil && !rules.contains(.truncatedDates)
    let shown: String
    if !lacksYear {
      shown = isBasic ? date.basicFormat : date.extendedFormat
    } else if isForOutlook || usesFilledYear {
      var filled = date
      filled.year = 1604
      shown = isBasic ? filled.basicFormat : filled.extendedFormat
      if !isForOutlook { writer.parameter("X-APPLE-OMIT-YEAR", "1604") }
      // e_contact_date_from_string of Evolution's data server takes the first four digits for it.
      if isForOutlook || rules.contains(.evolution) {
        lose(
          "\(name)", text, .changed,
          "\(isForOutlook ? "Outlook" : "Evolution") has no dates without a year; it shows this one "
            + "in the year 1604.")
      }
    } else {
      shown = date.jCardFormat
    }
    writer.beginValue("date", shape: .single)
    writer.rawItem(utf8(shown))
  }

  mutating func writeLabeledDate() {
    let label = fieldLabel()
    let reader: VCardAlias.Readers? =
      isVersion21 ? .vCard21 : rules.contains(.evolution) ? .evolution : nil
    if label == .anniversary, isVersion4, !hasAnniversary {
      hasAnniversary = true
      writeAnniversary("ANNIVERSARY")
    } else if let name = property(for: reader, where: { $0.label == label }) {
      field.label = nil
      writeAnniversary(name)
    } else if rules.contains(.android), writeAndroidRow() {
      return
    } else if rules.contains(.outlook) {
      leaveOut("X-ABDATE")
    } else {
      let group = group(withLabel: label)
      takeTypesAsLabel(label)
      writeDate("X-ABDATE", group)
      writeLabel(group)
    }
  }

  private mutating func writeAnniversary(_ name: StaticString) {
    field.header.types.subtract(.anniversary)
    let group = group(isNeeded: field.hasLabel)
    writeDate(name, group)
    writeLabel(group)
  }
}
