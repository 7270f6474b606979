import ContactModel
import LocaleSupport

/// Reads dates as other calendars and languages write them: 昭和55年11月3日, S55.11.3, 民國64年.
enum CalendarText {
  private static let eras: [(names: [String], offset: Int)] = [
    (["令和", "㋿"], 2018), (["平成", "㍻"], 1988), (["昭和", "㍼"], 1925), (["大正", "㍽"], 1911),
    (["明治", "㍾"], 1867), (["民國", "民国", "中華民國"], 1911),
  ]
  private static let initials: [Character: Int] = [
    "R": 2018, "H": 1988, "S": 1925, "T": 1911, "M": 1867,
  ]

  /// The date of a text with an era or with native digits; nil for every other text.
  static func date(_ text: String) -> PartialDate? {
    let text = ContactText.westernDigits(text)
    for era in eras {
      for name in era.names where text.hasPrefix(name) {
        return date(String(text.dropFirst(name.count)), offset: era.offset)
      }
    }
    if let first = text.first, let offset = initials[first],
      let second = text.dropFirst().first, second.isNumber
    {
      return date(String(text.dropFirst()), offset: offset)
    }
    return nil
  }

  private static let commonEndings = CellWords.words("solar date")

  /// A date without what stands behind it: the dot of ordinal numbers, a word for the year or the common
  /// calendar.
  static func withoutEnding(_ text: String) -> String {
    var text = ContactText.westernDigits(text)
    for ending in commonEndings {
      guard text.hasSuffix(ending) else { continue }
      let rest = text.dropLast(ending.count).trimmed
      if rest.last?.isNumber == true { text = rest }
    }
    return text
  }

  /// How the years of a column are counted.
  enum Years: Sendable { case common, solarHijri, buddhist, minguo }

  /// What the dates of a column say about how their years are counted.
  ///
  /// - Parameter isTaiwanese: whether the table is, where `75/05/04` counts from the Republic.
  static func years(of cells: [String], isTaiwanese: Bool = false) -> Years {
    if isTaiwanese, !cells.isEmpty, cells.allSatisfy(isRepublican) { return .minguo }
    let years = cells.compactMap { cell in
      numbers(in: ContactText.westernDigits(cell)).first { $0 > 31 }
    }
    guard !years.isEmpty else { return .common }
    if cells.contains(where: { $0.contains("民國") || $0.contains("民国") }) { return .minguo }
    if years.allSatisfy({ (1250...1450).contains($0) }) { return .solarHijri }
    if years.allSatisfy({ (2400...2600).contains($0) }) { return .buddhist }
    return .common
  }

  /// Whether the dates of a column are of a calendar whose days nothing here tells for certain: Nepal's, as
  /// the header says, and that of the moon. (ICU has Umm al-Qura's, but is a day off the printed one for
  /// many a month before 1999.)
  static func isUncertain(_ column: ColumnMapping.Column, _ language: String?, _ cells: [String])
    -> Bool
  {
    let header = column.header.lowercased().filter { $0 != " " && $0 != "\u{640}" }
    func says(_ words: [String]) -> Bool { words.contains { header.range(of: $0) != nil } }
    if says(["वि.सं", "बि.सं", "(b.s", "(bs)", "bikram"]) { return true }
    let isLunar = language == "ar" || says(["هجري", "قمري", "hijri"])
    return isLunar && !says(["شمس", "خورشید", "ه.ش", "هش"]) && years(of: cells) == .solarHijri
  }

  /// Whether the headers are Chinese in the characters of Taiwan.
  static func isTaiwanese(_ mapping: ColumnMapping) -> Bool {
    mapping.language == "zh"
      && mapping.columns.contains { $0.header.contains { "電話號備註聯絡職稱區縣".contains($0) } }
  }

  /// `75/05/04`, `108.1.31`: a year of at most three digits in front.
  private static func isRepublican(_ cell: String) -> Bool {
    let numbers = numbers(in: ContactText.westernDigits(cell))
    return numbers.count == 3 && (1...150).contains(numbers[0]) && (1...12).contains(numbers[1])
      && (1...31).contains(numbers[2])
  }

  /// A date with words in it whose year is counted as it commonly is: `4 พ.ค. 2515` is of 1972.
  static func withCommonYear(_ text: String, _ years: Years) -> String {
    guard years == .buddhist, text.contains(where: \.isLetter),
      let year = numbers(in: text).first(where: { $0 > 31 }),
      let place = text.range(of: String(year))
    else { return text }
    return "\(text[..<place.lowerBound])\(year - 543)\(text[place.upperBound...])"
  }

  /// The date of a text whose years are counted so; nil where it is none.
  static func date(_ text: String, _ years: Years) -> PartialDate? {
    let text = withoutEnding(text)
    let numbers = numbers(in: text)
    guard years != .common, numbers.count == 3, text.allSatisfy({ !$0.isLetter }) else {
      return nil
    }
    let isYearLast = numbers[2] > 31 && numbers[0] <= 31
    let (year, month, day) = (numbers[isYearLast ? 2 : 0], numbers[1], numbers[isYearLast ? 0 : 2])
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let date: PartialDate
    switch years {
    case .common: return nil
    case .buddhist: date = PartialDate(year: year - 543, month: month, day: day)
    case .minguo: date = PartialDate(year: year + 1911, month: month, day: day)
    case .solarHijri:
      guard
        let found = DatePattern.Components(year: year, month: month, day: day).gregorian(
          from: "persian")
      else { return nil }
      date = PartialDate(year: found.year, month: found.month, day: found.day)
    }
    return date.isPossible ? date : nil
  }

  /// A date as it is commonly written; what can't be read stays as it is.
  static func common(_ text: String, _ years: Years) -> String {
    if let date = date(text, years) ?? date(text) { return date.extendedFormat }
    let date = withCommonYear(withoutEnding(text), years)
    return date == text || CellNature.isDate(date) ? date : text
  }

  /// The numbers of a text; none where one is too large for a year.
  private static func numbers(in text: String) -> [Int] {
    let numbers = text.split { !$0.isNumber }.map { Int($0) ?? .max }
    return numbers.allSatisfy { $0 <= 9999 } ? numbers : []
  }

  private static func date(_ text: String, offset: Int) -> PartialDate? {
    let first = text.hasPrefix("元") ? "1" + text.dropFirst() : text
    let numbers = numbers(in: first)
    guard (1...3).contains(numbers.count) else { return nil }
    let date = PartialDate(
      year: numbers[0] + offset, month: numbers.dropFirst().first, day: numbers.dropFirst(2).first)
    return date.isPossible ? date : nil
  }
}

/// Texts as far as they are written differently and mean the same.
enum ContactText {
  /// The text with the digits 0 to 9 for those of other scripts and of full width.
  static func westernDigits(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x80, scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue
      {
        result.append(Unicode.Scalar(UInt8(0x30 + Int(value))))
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
