import ContactModel

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
    // Thai years are counted from the Buddha, and so far ahead of others that no other year is.
    if text.contains("พ.ศ.") || text.contains("พศ") {
      return date(text, offset: -543)
    }
    return nil
  }

  private static func date(_ text: String, offset: Int) -> PartialDate? {
    let first = text.hasPrefix("元") ? "1" + text.dropFirst() : text
    let numbers = first.split { !$0.isNumber }.compactMap { Int($0) }
    guard (1...3).contains(numbers.count) else { return nil }
    var date = PartialDate()
    if offset < 0 {
      guard numbers.count == 3 else { return nil }
      date.day = numbers[0]
      date.month = numbers[1]
      date.year = numbers[2] + offset
    } else {
      date.year = numbers[0] + offset
      if numbers.count > 1 { date.month = numbers[1] }
      if numbers.count > 2 { date.day = numbers[2] }
    }
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
