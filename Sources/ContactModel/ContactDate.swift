import SourceText

/// A birthday, an anniversary or a time stamp: date components where they can be read, else
/// the text as it came.
///
/// In a contact, components that RFC 6350 has no form for become text: a year beyond 9999, a day
/// whose month is missing though the year is there, a number that is none of its calendar's, as the
/// 31st of February. A text that ``PartialDate/init(_:)`` reads becomes a date by
/// `PartialDate("1985-04-12").map(ContactDate.date)`.
public enum ContactDate: Hashable, Sendable {
  /// Components, any of which may be missing.
  case date(PartialDate)
  /// What is no date that can be read: `circa 1800`.
  case text(String)

  /// A date of the Gregorian calendar; month and day count from 1.
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    self = .date(PartialDate(year: year, month: month, day: day))
  }

  /// The components, where there are any.
  public var components: PartialDate? {
    if case .date(let date) = self { date } else { nil }
  }
}

extension ContactDate: FieldValue {
  package init(_ field: FieldView) {
    let parsed = field.textBytes.withUnsafeBufferPointer { PartialDate(parsing: Bytes($0)) }
    guard field.header.form == .date, var date = parsed else {
      self = .text(field.text)
      return
    }
    date.calendar = field.text(.calendar)
    self = .date(date)
  }

  package func write(to builder: inout ContactBuilder) {
    switch self {
    case .text(let text):
      builder.setText(text)
      if CyclicDate(text) != nil { builder.appendAttribute(.calendar, "chinese") }
    case .date(let date):
      guard date.isWritable, date.isPossible else {
        builder.setText(date.text)
        return
      }
      builder.setText(date.basicFormat, form: .date)
      if let calendar = date.calendar { builder.appendAttribute(.calendar, calendar) }
    }
  }
}

extension ContactDate: CustomStringConvertible {
  /// The date as ``PartialDate/extendedFormat`` has it, or the text.
  public var description: String {
    switch self {
    case .date(let date): date.extendedFormat
    case .text(let text): text
    }
  }
}
