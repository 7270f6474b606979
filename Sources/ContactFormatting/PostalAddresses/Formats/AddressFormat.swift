/// The order of an address's parts and what stands between them, in a country.
///
/// A format has a place for every part: what the country's own format leaves out is put in on a
/// line of its own, so that formatting loses nothing.
struct AddressFormat: Sendable {
  /// What formats arrange.
  enum Part: UInt8, Sendable {
    case recipient, organization, careOf, street, subLocality, district, city, state, postalCode

    /// The parts by the letters that the table uses; T for districts is ours.
    init?(letter: Character) {
      switch letter {
      case "N": self = .recipient
      case "O": self = .organization
      case "A": self = .street
      case "D": self = .subLocality
      case "T": self = .district
      case "C": self = .city
      case "S": self = .state
      case "Z": self = .postalCode
      default: return nil
      }
    }
  }

  /// Parts as a set.
  struct PartSet: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }
    init(_ part: Part) { rawValue = 1 << UInt16(part.rawValue) }
    init(letters: String) {
      rawValue = letters.compactMap { Part(letter: $0) }
        .reduce(0) { $0 | 1 << UInt16($1.rawValue) }
    }

    func contains(_ part: Part) -> Bool { contains(PartSet(part)) }
  }

  /// A part and what stands before it.
  struct Item: Sendable {
    let part: Part
    /// Between the part before it on its line and this one; on the first part of a line, what
    /// belongs to the part, as 〒 does.
    var literal: AddressLiteral
    var startsLine = false
  }

  /// The parts, each exactly once.
  let items: [Item]
  /// The parts that are places: town, region, postcode, and what shares a line with them.
  let places: PartSet
  /// Whether those who receive stand below the address, as in native Chinese, Japanese, Korean.
  let endsWithRecipient: Bool

  /// Reads a pattern such as `%N%n%O%n%A%n%Z %C`.
  init(_ pattern: String) {
    self.init(lines: AddressFormatPattern.lines(of: pattern))
  }

  private init(lines: [[Item]]) {
    var lines = lines
    AddressFormatPattern.complete(&lines)
    var items: [Item] = []
    for line in lines where !line.isEmpty {
      for (position, item) in line.enumerated() {
        items.append(
          Item(part: item.part, literal: item.literal, startsLine: position == 0))
      }
    }
    self.items = items
    var places: PartSet = [
      PartSet(.city), PartSet(.state), PartSet(.district), PartSet(.postalCode),
    ]
    for line in lines where line.contains(where: { places.contains($0.part) }) {
      for item in line where item.part == .subLocality { places.insert(PartSet(item.part)) }
    }
    self.places = places
    func position(_ part: Part) -> Int { items.firstIndex { $0.part == part } ?? 0 }
    endsWithRecipient = position(.recipient) > position(.street)
  }
}

extension AddressFormat {
  /// The format for addresses without a state; nil where the pattern does as it is.
  ///
  /// Where a postcode shares its line with the state and not with the town, it would stand alone,
  /// and goes to the town's line instead.
  init?(withoutStateIn pattern: String) {
    var lines = AddressFormatPattern.lines(of: pattern)
    func index(_ part: Part) -> Int? {
      lines.firstIndex { $0.contains { $0.part == part } }
    }
    guard let town = index(.city), let last = index(.postalCode), town != last,
      lines[last].contains(where: { $0.part == .state }), town < last
    else { return nil }
    let isFirst = lines[last].first?.part == .postalCode
    lines[last].removeAll { $0.part == .postalCode }
    let code = Item(part: .postalCode, literal: isFirst ? .none : .space)
    if isFirst, let city = lines[town].firstIndex(where: { $0.part == .city }), city == 0 {
      lines[town][0].literal = .space
      lines[town].insert(code, at: 0)
    } else {
      lines[town].append(Item(part: .postalCode, literal: .space))
    }
    self.init(lines: lines)
  }
}

/// Reading and completing patterns.
private enum AddressFormatPattern {
  typealias Line = [AddressFormat.Item]

  static func lines(of pattern: String) -> [Line] {
    var lines: [Line] = [[]]
    var literal = ""
    var characters = pattern.makeIterator()
    while let character = characters.next() {
      guard character == "%", let letter = characters.next() else {
        literal.append(character)
        continue
      }
      if letter == "n" {
        lines.append([])
        literal = ""
      } else if let part = AddressFormat.Part(letter: letter) {
        lines[lines.count - 1].append(
          AddressFormat.Item(part: part, literal: AddressLiteral(literal)))
        literal = ""
      }
    }
    return lines
  }

  static func complete(_ lines: inout [Line]) {
    for part in [AddressFormat.Part.recipient, .organization, .street] where !has(part, lines) {
      lines.insert(line(part), at: part == .street ? lines.count : 0)
    }
    if !has(.city, lines) { insertCity(&lines) }
    if !has(.subLocality, lines) {
      lines.insert(line(.subLocality), at: beside(.street, lines, below: !isLargestFirst(lines)))
    }
    if !has(.state, lines) {
      lines.insert(line(.state), at: beside(.city, lines, below: !isLargestFirst(lines)))
    }
    if !has(.district, lines) { insertDistrict(&lines) }
    if !has(.postalCode, lines) { insertPostalCode(&lines) }
    insertCareOf(&lines)
  }

  private static func line(_ part: AddressFormat.Part) -> Line {
    [AddressFormat.Item(part: part, literal: .none)]
  }

  private static func index(_ part: AddressFormat.Part, _ lines: [Line]) -> Int? {
    lines.firstIndex { $0.contains { $0.part == part } }
  }

  private static func has(_ part: AddressFormat.Part, _ lines: [Line]) -> Bool {
    index(part, lines) != nil
  }

  private static func beside(
    _ part: AddressFormat.Part, _ lines: [Line], below: Bool
  ) -> Int {
    index(part, lines).map { below ? $0 + 1 : $0 } ?? lines.count
  }

  /// Whether the address goes from the large to the small, as in native Chinese.
  private static func isLargestFirst(_ lines: [Line]) -> Bool {
    guard let street = index(.street, lines),
      let place = index(.state, lines) ?? index(.city, lines)
    else { return false }
    return street > place
  }

  private static func insertCity(_ lines: inout [Line]) {
    if has(.state, lines) {
      lines.insert(line(.city), at: beside(.state, lines, below: isLargestFirst(lines)))
    } else {
      let above: AddressFormat.Part = has(.subLocality, lines) ? .subLocality : .street
      lines.insert(line(.city), at: beside(above, lines, below: true))
    }
  }

  /// A county stands below a city that has its line to itself (Britain, Ireland); otherwise
  /// above, because posts want the line with the postcode to be the last.
  private static func insertDistrict(_ lines: inout [Line]) {
    guard let city = index(.city, lines) else { return }
    let shares = lines[city].contains { $0.part == .postalCode || $0.part == .state }
    lines.insert(line(.district), at: shares || isLargestFirst(lines) ? city : city + 1)
  }

  private static func insertPostalCode(_ lines: inout [Line]) {
    guard let city = index(.city, lines) else { return }
    let item = AddressFormat.Item(part: .postalCode, literal: .none)
    if lines[city].count == 1 {
      lines[city] = [item, AddressFormat.Item(part: .city, literal: .space)]
      return
    }
    let last = lines.lastIndex { $0.contains { $0.part.rawValue > 2 } } ?? city
    lines.insert([item], at: last + 1)
  }

  private static func insertCareOf(_ lines: inout [Line]) {
    guard let name = index(.recipient, lines), let organization = index(.organization, lines),
      let street = index(.street, lines)
    else { return }
    let isBelow = name > street
    lines.insert(
      line(.careOf), at: isBelow ? min(name, organization) : max(name, organization) + 1)
  }
}
