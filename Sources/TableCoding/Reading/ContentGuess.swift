import ContactModel

/// Tells from a column's cells what it holds.
enum ContentGuess {
  /// What most of the cells are.
  enum Kind { case email, url, phone, date, postcode, country, number, word, words, text }

  static func kind(of cells: [String]) -> (kind: Kind, share: Double) {
    var counts: [Kind: Int] = [:]
    for cell in cells { counts[kind(of: cell), default: 0] += 1 }
    func share(_ kinds: Kind...) -> Double {
      Double(kinds.reduce(0) { $0 + (counts[$1] ?? 0) }) / Double(cells.count)
    }
    for kind in [Kind.email, .url, .date, .country] where share(kind) >= 0.8 {
      return (kind, share(kind))
    }
    if share(.phone) >= 0.5, share(.phone, .number, .postcode) >= 0.8 {
      return (.phone, share(.phone, .number, .postcode))
    }
    if share(.postcode) >= 0.8 { return (.postcode, share(.postcode)) }
    if share(.word) >= 0.7 { return (.word, share(.word)) }
    if share(.word, .words) >= 0.7 { return (.words, share(.word, .words)) }
    if share(.number, .postcode) >= 0.8 { return (.number, share(.number)) }
    return (.text, share(.text))
  }

  private static func kind(of cell: String) -> Kind {
    var text = Array(cell.utf8)
    while text.first.map({ $0 <= 0x20 }) == true { text.removeFirst() }
    while text.last.map({ $0 <= 0x20 }) == true { text.removeLast() }
    // A name may stand in front: `Ann Lee <ann@example.com>`.
    if text.last == UInt8(ascii: ">"), let open = text.lastIndex(of: UInt8(ascii: "<")) {
      text = Array(text[(open + 1)..<(text.count - 1)])
    }
    if let at = text.firstIndex(of: UInt8(ascii: "@")) {
      let domain = text[(at + 1)...]
      let isAddress =
        at > 0 && domain.contains(UInt8(ascii: ".")) && !text.contains(0x20)
        && domain.last != UInt8(ascii: ".")
      return isAddress ? .email : .text
    }
    let lowered = cell.lowercased()
    if lowered.hasPrefix("http://") || lowered.hasPrefix("https://") || lowered.hasPrefix("www.") {
      return .url
    }
    let digits = text.filter { $0.isDigit }.count
    if digits > 0 { return kindOfNumber(text, digits) }
    if CountryWords.isCountry(cell) { return .country }
    let words = cell.split(separator: " ")
    let isName = cell.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == " " || $0 == "-" || $0 == "." || $0 == "'" || $0 == "’"
        || $0 == "," || $0.properties.generalCategory == .nonspacingMark
        || $0.properties.generalCategory == .spacingMark
    }
    if !isName || words.isEmpty || words.count > 5 || text.count > 60 { return .text }
    return words.count == 1 ? .word : .words
  }

  private static func kindOfNumber(_ text: [UInt8], _ digits: Int) -> Kind {
    // As dates are written in some languages: `4. 5. 1980`.
    let text = text.indices.filter {
      $0 == 0 || text[$0] != 0x20 || text[$0 - 1] != UInt8(ascii: ".")
    }.map { text[$0] }
    let marks = text.filter { $0.isOne(of: ".-/") }
    if digits >= 4, digits <= 8, marks.count == 2, Set(marks).count == 1,
      text.count == digits + 2
    {
      return .date
    }
    let isDialed = text.allSatisfy { $0.isDigit || $0.isOne(of: " +()-/.") }
    if isDialed, digits >= 6, digits <= 15 {
      // China's mobile numbers have no zero in front.
      let isMobile =
        digits == 11 && text.count == 11 && text[0] == UInt8(ascii: "1")
        && text[1] > UInt8(ascii: "2")
      let isMarked = text.count > digits || text.first == UInt8(ascii: "0") || isMobile
      return isMarked ? .phone : .number
    }
    if isDialed, text.count == digits { return digits == 4 || digits == 5 ? .postcode : .number }
    return .text
  }
}
