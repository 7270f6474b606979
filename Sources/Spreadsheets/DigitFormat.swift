/// A format that shows all digits of a number, zeros in front included, as of postal codes and telephones: `00000`,
/// `00000\-0000` (ECMA-376, part 1, section 18.8.31).
struct DigitFormat {
  /// What stands at each place; nil where a digit does.
  private let places: [Character?]
  private let digitCount: Int

  /// Nil where the format leaves digits out, or has letters of its own.
  init?(_ code: String) {
    var places: [Character?] = []
    var isQuoted = false
    var isBracketed = false
    var isEscaped = false
    for character in code {
      if isBracketed {
        isBracketed = character != "]"
        continue
      }
      switch character {
      case _ where isEscaped || isQuoted && character != "\"":
        guard !character.isLetter else { return nil }
        places.append(character)
        isEscaped = false
        continue
      case "\"": isQuoted.toggle()
      case "\\": isEscaped = true
      // A condition, or a language.
      case "[": isBracketed = true
      case "0": places.append(nil)
      case "-", " ", "/", "(", ")", "+": places.append(character)
      // What is behind is for numbers below zero.
      case ";":
        self.init(places)
        return
      default: return nil
      }
    }
    self.init(places)
  }

  private init?(_ places: [Character?]) {
    self.places = places
    digitCount = places.count { $0 == nil }
    if digitCount < 2 { return nil }
  }

  /// A number as the format shows it; nil for those that it cuts or that are below zero.
  func text(_ number: Double) -> String? {
    guard number >= 0, number < 1e15, number == number.rounded() else { return nil }
    let plain = String(Int(number))
    let all = String(repeating: "0", count: max(0, digitCount - plain.count)) + plain
    // Digits for which there is no place stand before the first one.
    var rest = all[...]
    var surplus = all.count - digitCount
    var text = ""
    for place in places {
      guard place == nil else {
        text.append(place ?? " ")
        continue
      }
      text += rest.prefix(surplus + 1)
      rest = rest.dropFirst(surplus + 1)
      surplus = 0
    }
    return text
  }
}
