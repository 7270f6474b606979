/// A rough idea of how the consonants of a name sound.
enum NameSound {
  /// The first letter's class and those of up to four further consonants, four bits each.
  static func of(_ latin: [UInt8]) -> UInt32 {
    var code: UInt32 = 0
    var count = 0
    var previous: UInt32 = 0
    for (index, letter) in latin.enumerated() {
      // Within a word j is mostly a vowel's companion.
      var next = letter == UInt8(ascii: "j") && index > 0 ? 0 : soundClass(letter)
      // Khasanov is Hasanov, too.
      if letter == UInt8(ascii: "k"), latin.dropFirst(index + 1).first == UInt8(ascii: "h") {
        next = 0
      }
      defer { previous = next }
      if next == 0 || next == previous { continue }
      code = code << 4 | next
      count += 1
      if count == 5 { break }
    }
    return code == 0 ? (latin.isEmpty ? 0 : 15) : code
  }

  private static func soundClass(_ letter: UInt8) -> UInt32 {
    switch letter {
    case UInt8(ascii: "b"), UInt8(ascii: "p"): 1
    case UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "w"): 2
    case UInt8(ascii: "c"), UInt8(ascii: "k"), UInt8(ascii: "g"), UInt8(ascii: "q"): 3
    case UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "z"), UInt8(ascii: "j"): 4
    case UInt8(ascii: "d"), UInt8(ascii: "t"): 5
    case UInt8(ascii: "l"): 6
    case UInt8(ascii: "m"): 7
    case UInt8(ascii: "n"): 8
    case UInt8(ascii: "r"): 9
    default: 0
    }
  }
}
