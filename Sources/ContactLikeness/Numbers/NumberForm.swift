/// A phone number's digits, as far as its notation tells what they are.
///
/// Equal canonical forms are one number. Which country a number without a country code is in, its
/// notation does not tell: state it, or compare it with others.
package struct NumberForm: TextForm, Sendable, Hashable {
  /// With a country code, without `+`; or as dialled within a country, without the trunk prefix.
  package private(set) var digits: [UInt8] = []
  /// Whether the number is with its country code.
  package private(set) var isInternational = false
  /// Whether it was written with digits that mark a mobile and are no part of its number: +54 9, +52 1.
  package private(set) var isMarkedMobile = false
  /// The extension; empty where there is none.
  package private(set) var extensionDigits: [UInt8] = []
  /// What is dialled after a pause, with the pauses.
  package private(set) var suffix: [UInt8] = []

  /// Fewer digits are a short code, which is another service in each country, or no whole line of a town. So many may
  /// be a line without its area's code, and the end of another one.
  package static let fewestDigits = 6
  /// A number of so many has its area's code in small countries alone: without one there are seven in North America.
  package static let mostLocalDigits = 7
  /// So many digits, with so many behind the country code, may be a number that lacks its plus.
  package static let fewestWithBareCode = (whole: 11, national: 8)

  /// - Parameter text: A number in any notation; nil for what has no digits, or is too long, and for what a
  ///   spreadsheet left of a number that it rounded.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 200, !Self.isRounded(text) else { return nil }
    read(text)
    guard !digits.isEmpty, digits.count <= 20 else { return nil }
    if isInternational {
      isMarkedMobile = CallingCodes.marksMobile(digits)
      CallingCodes.normalize(&digits)
    }
  }

  /// What numbers are equal by: the digits behind a mark for what they are.
  package var key: [UInt8] { [isInternational ? UInt8(ascii: "+") : UInt8(ascii: "n")] + digits }

  /// Whether it is too short to be anybody's own.
  package var isShortCode: Bool { digits.count < Self.fewestDigits }

  /// The last digits, which are the same with and without a country code; nil for what is nobody's own.
  package var ending: [UInt8]? { isShortCode || isPlaceholder ? nil : Array(digits.suffix(8)) }

  /// Whether it is written for want of a number: one digit throughout, counting, the numbers of
  /// films.
  package var isPlaceholder: Bool {
    guard digits.count >= 3 else { return false }
    let national = isInternational ? CallingCodes.national(digits) : digits[...]
    let tail = national.count >= 4 ? national : digits[...]
    if Self.areEqual(tail) || tail.count >= 9 && Self.areEqual(tail.dropFirst(2)) { return true }
    if Self.counting.starts(with: tail) || Self.countingBack.starts(with: tail) { return true }
    return tail.count >= 7 && tail.count <= 10
      && tail.suffix(7).allSatisfy { $0 == UInt8(ascii: "5") }
  }

  private static func areEqual(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.allSatisfy { $0 == digits.first }
  }

  private static let counting = Array("12345678901234567890".utf8)
  private static let countingBack = Array("98765432109876543210".utf8)

  // MARK: - Reading

  /// Whether a spreadsheet shows a number in powers of ten: `4.91512E+12`. Its last digits are lost, and
  /// all numbers that begin so are the same.
  private static func isRounded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // An apostrophe, a plus or a blank may stand in front.
    let number = text.drop { !ASCII.isDigit($0) && !ASCII.isLetter($0) }
    guard number.count >= 6, let sign = number.dropFirst().first,
      ASCII.isDigit(number[number.startIndex]),
      sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",")
    else { return false }
    var power = number.dropFirst(2).drop(while: ASCII.isDigit)
    guard power.popFirst().map(ASCII.lowercased) == UInt8(ascii: "e") else { return false }
    if power.first == UInt8(ascii: "+") { power = power.dropFirst() }
    return power.count == 2 && power.allSatisfy(ASCII.isDigit)
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    if LetterFolding.isASCII(text) {
      read(ascii: text)
    } else {
      // Digits of other scripts and widths as ASCII; all else separates.
      var plain: [UInt8] = []
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        if scalar.isASCII {
          plain.append(UInt8(truncatingIfNeeded: scalar.value))
        } else if scalar == "\u{FF0B}" {
          plain.append(UInt8(ascii: "+"))
        } else if scalar.properties.numericType == .decimal,
          let value = scalar.properties.numericValue
        {
          plain.append(0x30 + UInt8(value))
        } else if scalar == "\u{FF08}" || scalar == "\u{FF09}" {
          plain.append(scalar == "\u{FF08}" ? 0x28 : 0x29)
        } else {
          plain.append(UInt8(ascii: " "))
        }
      }
      plain.withUnsafeBufferPointer { read(ascii: $0) }
    }
  }

  private mutating func read(ascii text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    if text.count > 4, text.prefix(4).lazy.map(ASCII.lowercased).elementsEqual("tel:".utf8) {
      start = 4
    }
    digits.reserveCapacity(16)
    start = Self.pastServiceCode(text, from: start)
    var hasPlus = false
    var letters: [UInt8] = []
    var index = start
    scan: while index < text.count {
      let byte = text[index]
      switch byte {
      case _ where ASCII.isDigit(byte):
        if !isTrunkZero(text, index) {
          flushLetters(&letters)
          digits.append(byte)
        }
      case UInt8(ascii: "+") where digits.isEmpty: hasPlus = true
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "#"):
        if digits.isEmpty { break }
        readEnd(text, index)
        break scan
      case _ where ASCII.isLetter(byte):
        if !digits.isEmpty, isExtensionMark(text, index) {
          readEnd(text, index)
          break scan
        }
        letters.append(ASCII.lowercased(byte))
      default: break
      }
      index += 1
    }
    flushLetters(&letters)
    findPrefix(hasPlus)
  }

  /// Where the number begins behind the code of a service that is asked for one call: `*31#` withholds
  /// one's own number (3GPP TS 22.030, section 6.5.2).
  private static func pastServiceCode(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard start < text.count, text[start] == UInt8(ascii: "*") || text[start] == UInt8(ascii: "#")
    else { return start }
    let digits = text[(start + 1)...].prefix { ASCII.isDigit($0) }
    let end = digits.endIndex
    guard (2...3).contains(digits.count), end + 1 < text.count, text[end] == UInt8(ascii: "#")
    else {
      return start
    }
    return end + 1
  }

  /// Takes letters on the dial for digits, behind which they stand: 1-800-FLOWERS.
  private mutating func flushLetters(_ letters: inout [UInt8]) {
    defer { letters = [] }
    guard digits.count >= 3, letters.count >= 3 else { return }
    let keys = Array("22233344455566677778889999".utf8)
    for letter in letters { digits.append(keys[Int(letter &- 0x61)]) }
  }

  private func isExtensionMark(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let rest = text[index...].prefix(10).map(ASCII.lowercased)
    let word = rest.prefix { ASCII.isLetter($0) }
    let behind = rest.dropFirst(word.count).drop { !ASCII.isDigit($0) }
    let marks = ["x", "ext", "extension", "extn", "durchwahl", "dw", "int", "p", "w", "poste"]
    return marks.contains(String(decoding: word, as: UTF8.self)) && !behind.isEmpty
  }

  /// Reads an extension, or what is dialled after a pause.
  private mutating func readEnd(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let rest = text[index...].map(ASCII.lowercased).filter { $0 > 0x20 }
    let word = rest.filter { ASCII.isLetter($0) }
    let isPause =
      text[index] == UInt8(ascii: ",")
      || text[index] == UInt8(ascii: ";") && !word.starts(with: Array("ext".utf8))
      || word == [UInt8(ascii: "p")] || word == [UInt8(ascii: "w")]
    if isPause {
      suffix = rest.filter { ASCII.isDigit($0) || !ASCII.isLetter($0) }
    } else {
      extensionDigits = rest.filter { ASCII.isDigit($0) }
    }
  }

  /// Whether the digit is the zero of `+44 (0) 131`, which is not dialled from abroad.
  private func isTrunkZero(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    text[index] == UInt8(ascii: "0") && index > 0 && index + 1 < text.count && !digits.isEmpty
      && text[index - 1] == UInt8(ascii: "(") && text[index + 1] == UInt8(ascii: ")")
  }

  private mutating func findPrefix(_ hasPlus: Bool) {
    if hasPlus {
      isInternational = true
    } else if digits.starts(with: [0x30, 0x30, 0x31, 0x31]), digits.count >= 13 {
      // As abroad is dialled from Australia; no number of North America has a 1 behind its code.
      digits.removeFirst(4)
      isInternational = true
    } else if digits.starts(with: [0x30, 0x30]), digits.count >= 10 {
      digits.removeFirst(2)
      isInternational = true
    } else if digits.starts(with: [0x30, 0x31, 0x31]), digits.count >= 13, digits[3] != 0x31 {
      // As abroad is dialled from North America, whose own code is 1. National numbers in 011 are
      // shorter.
      digits.removeFirst(3)
      isInternational = true
    }
    if isInternational { return }
    if digits.first == UInt8(ascii: "0"), digits.count > 3 {
      while digits.first == UInt8(ascii: "0"), digits.count > 1 { digits.removeFirst() }
    } else if digits.count == 11, digits.first == UInt8(ascii: "8") {
      // The trunk prefix of Russia and its neighbours, which is 80 in Belarus, and was in Ukraine.
      digits.removeFirst(digits[1] == UInt8(ascii: "0") ? 2 : 1)
    }
  }

  // MARK: - Likeness

  /// How alike two numbers are. ``Likeness/notation`` where one lacks its country code;
  /// ``Likeness/part`` where one lacks an area code too, or an extension.
  func likeness(to other: NumberForm) -> Likeness {
    let level = lineLikeness(to: other)
    guard level <= .part else { return level }
    for (own, others) in [(extensionDigits, other.extensionDigits), (suffix, other.suffix)]
    where own != others {
      return own.isEmpty || others.isEmpty ? max(level, .part) : .different
    }
    return level
  }

  /// Whether somebody who looks for the number means the other: all levels up to a part count, and
  /// a number written for want of one is found as it is.
  package func mayBe(_ other: NumberForm) -> Bool {
    let level = likeness(to: other)
    if level == .part {
      // The end of a line of seven digits is nobody's.
      return min(digits.count, other.digits.count) > Self.fewestDigits
        || digits == other.digits
    }
    return level.isSame || digits == other.digits && level == .unknown
  }

  /// Whether both are one number, which an extension or what is dialled behind it is a part of.
  package func isOne(with other: NumberForm) -> Bool {
    extensionDigits == other.extensionDigits && suffix == other.suffix && mayBe(other)
  }

  /// Whether the digits occur in the other number, zeros in front apart.
  package func occurs(in other: NumberForm) -> Bool {
    let wanted = Array(digits.drop { $0 == 0x30 })
    return !wanted.isEmpty && other.digits[...].contains(wanted)
  }

  /// Whether the other number begins with these digits: national ones as they are dialled within the
  /// country, wherever the other is from.
  package func begins(_ other: NumberForm) -> Bool {
    let wanted = digits.drop { !isInternational && $0 == 0x30 }
    guard !wanted.isEmpty else { return false }
    if isInternational == other.isInternational {
      return other.digits.drop { !isInternational && $0 == 0x30 }.starts(with: wanted)
    }
    return other.isInternational && CallingCodes.national(other.digits).starts(with: wanted)
  }

  /// How alike the lines are, whatever their extensions.
  private func lineLikeness(to other: NumberForm) -> Likeness {
    if isPlaceholder || other.isPlaceholder { return .unknown }
    if digits == other.digits, isInternational == other.isInternational { return .equal }
    if isShortCode || other.isShortCode { return .different }
    if isInternational == other.isInternational {
      return isInternational ? .different : Self.likenessOfLocal(digits, other.digits)
    }
    let (full, national) = isInternational ? (self, other) : (other, self)
    return Self.likeness(of: full.digits, national: national.digits)
  }

  private static func likeness(of full: [UInt8], national: [UInt8]) -> Likeness {
    // Without its plus.
    if full == national, full.count >= 10 { return .notation }
    let own = Array(CallingCodes.national(full))
    let code = String(decoding: full.prefix(full.count - own.count), as: UTF8.self)
    let forms = CallingCodes.nationalForms(national, ofCode: code)
    if forms.contains(own) { return .notation }
    let isPart = forms.contains { digits in
      digits.count >= fewestDigits && (1...5).contains(own.count - digits.count)
        && own.suffix(digits.count).elementsEqual(digits)
    }
    return isPart ? .part : .different
  }

  /// Two numbers of which neither has its country code.
  private static func likenessOfLocal(_ a: [UInt8], _ b: [UInt8]) -> Likeness {
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    let excess = long.count - short.count
    guard excess > 0, short.count >= fewestDigits,
      long.suffix(short.count).elementsEqual(short)
    else { return .different }
    // The 1 in front of a number of North America.
    if excess == 1, long.count == 11, long.first == 0x31 { return .notation }
    // A country code without its plus.
    if long.count >= fewestWithBareCode.whole, short.count >= fewestWithBareCode.national,
      CallingCodes.length(of: long) == excess
    {
      return .notation
    }
    return excess <= 5 ? .part : .different
  }
}
