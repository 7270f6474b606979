/// Which of several people of one name somebody is: Jr., Sr., III.
package enum Generation: UInt8, Sendable {
  case none, senior, junior, second, third, fourth, fifth

  package init(_ word: [UInt8]) {
    switch String(decoding: word, as: UTF8.self) {
    case "sr", "senior", "sen", "pere", "st", "padre", "pai": self = .senior
    case "jr", "junior", "jun", "jnr", "fils", "filho", "hijo", "ml", "figlio": self = .junior
    case "ii", "2nd": self = .second
    case "iii", "3rd", "neto", "nieto": self = .third
    case "iv", "4th": self = .fourth
    case "v", "5th": self = .fifth
    default: self = .none
    }
  }

  /// Whether both may be one person. Junior and the second are.
  package func agrees(with other: Generation) -> Bool {
    if case .none = self { return true }
    if case .none = other { return true }
    func number(_ generation: Generation) -> UInt8 {
      switch generation {
      case .none, .senior: 1
      case .junior, .second: 2
      case .third: 3
      case .fourth: 4
      case .fifth: 5
      }
    }
    return number(self) == number(other)
  }
}
