import ContactModel

/// A cell of telephone numbers that is written again: each number with the words beside it is a piece, and
/// what stays is left as it is written, and so is what stands between.
struct PhoneCellPieces {
  private var pieces: [String] = []
  /// What stands between the pieces.
  private var between: [String] = []
  private let numbers: [PhoneCell.Number]

  /// How many numbers the cell has.
  var count: Int { numbers.count }

  /// Nil where a number is not read as it stands, so that its place is not known.
  init?(_ text: String, language: String?) {
    numbers = PhoneCell(text, language: language).numbers
    var places: [Range<String.Index>] = []
    var start = text.startIndex
    for number in numbers {
      guard let place = text[start...].firstRange(of: number.value) else { return nil }
      places.append(place)
      start = place.upperBound
    }
    guard let first = places.first else { return }
    let isLabelFirst = LabeledRun.isLabelFirst(text[..<first.lowerBound])
    start = text.startIndex
    for (place, next) in zip(places, places.dropFirst()) {
      let gap = Self.gap(
        in: text[place.upperBound..<next.lowerBound], isLabelFirst: isLabelFirst)
      pieces.append(String(text[start..<gap.lowerBound]))
      between.append(String(text[gap]))
      start = gap.upperBound
    }
    pieces.append(String(text[start...]))
  }

  /// What of the text between two numbers belongs to neither: a separator with the blanks around it, or else
  /// the blanks in front of the words that belong to the next number, or behind those of this one.
  private static func gap(
    in text: Substring, isLabelFirst: Bool
  ) -> Range<Substring.Index> {
    var depth = 0
    // Of what stands in parentheses, nothing divides numbers.
    let open = text.map { character -> Character in
      if character == "(" { depth += 1 }
      defer { if character == ")", depth > 0 { depth -= 1 } }
      return depth > 0 ? "(" : character
    }
    let plain = String(open)
    func place(_ range: Range<String.Index>) -> Range<Substring.Index> {
      let lower = plain.distance(from: plain.startIndex, to: range.lowerBound)
      let count = plain.distance(from: range.lowerBound, to: range.upperBound)
      let start = text.index(text.startIndex, offsetBy: lower)
      return start..<text.index(start, offsetBy: count)
    }
    var found: Range<Substring.Index>
    if let separator = LabeledRun.separators.lazy.compactMap({ plain.firstRange(of: $0) }).first {
      found = place(separator)
    } else {
      let boundary = LabeledRun.boundary(in: text, isLabelFirst: isLabelFirst)
      found = boundary..<boundary
    }
    while let character = text[..<found.lowerBound].last, character.isWhitespace {
      found = text.index(before: found.lowerBound)..<found.upperBound
    }
    while let character = text[found.upperBound...].first, character.isWhitespace {
      found = found.lowerBound..<text.index(after: found.upperBound)
    }
    return found
  }

  /// The cell with other numbers, by their place in it; nil where that can't be told. An empty number is taken
  /// out, and those behind the last are appended.
  func cell(_ changes: [(place: Int, value: String?, label: String?)]) -> String? {
    var pieces = pieces.map(Optional.some)
    var added: [String] = []
    for change in changes {
      guard change.place < numbers.count else {
        guard let value = change.value, !value.isEmpty else { continue }
        added.append(Self.piece(value, change.label ?? ""))
        continue
      }
      let number = numbers[change.place]
      let value = change.value ?? number.value
      if value.isEmpty {
        pieces[change.place] = nil
      } else if let label = change.label, label != number.label {
        pieces[change.place] = Self.piece(value, label)
      } else {
        pieces[change.place] = pieces[change.place]?
          .replacing(number.value, with: value, maxReplacements: 1)
      }
    }
    var text = ""
    var isFirst = true
    for (index, piece) in pieces.enumerated() {
      guard let piece else { continue }
      if !isFirst { text += between[index - 1] }
      text += piece
      isFirst = false
    }
    // Blanks alone would put what comes behind the words of the last number.
    let separator = between.last { text in text.contains { $0 != " " } } ?? " / "
    for piece in added {
      text += (isFirst ? "" : separator) + piece
      isFirst = false
    }
    return text
  }

  private static func piece(_ value: String, _ label: String) -> String {
    label.isEmpty ? value : "\(value) (\(label))"
  }
}

extension PhoneReader {
  /// The cell with nothing changed in it but the numbers that are to go, to come or to be others; nil where
  /// more than these is to change, or other columns say something of them.
  func edit(_ parts: CellParts) -> [Int: String]? {
    guard type == nil, extensionColumn == nil, codes.isEmpty,
      !parts.isChanged(rest), email.map(parts.isChanged) != true,
      let pieces = PhoneCellPieces(parts.cells[source] ?? "", language: language),
      pieces.count <= slots.count
    else { return nil }
    let changes = slots.enumerated().compactMap { index, slot in
      let isOther = parts.isChanged(slot.value)
      let isSaidOtherwise = parts.isChanged(slot.label)
      return isOther || isSaidOtherwise
        ? (
          place: index, value: isOther ? parts.text(slot.value) : nil,
          label: isSaidOtherwise ? shownLabel(parts.text(slot.label)) : nil
        ) : nil
    }
    return pieces.cell(changes).map { [source: $0] }
  }

  /// A label beside a number, unless the column says it.
  private func shownLabel(_ label: String) -> String {
    LabelWords(language).name(label) == ownLabel ? "" : word(label)
  }

  /// A label as the language of the headers has it: `privat` for `Home`. What somebody typed stays.
  func word(_ label: String) -> String {
    // Words of the table's own are no address book's, and stand there already.
    guard let language, language != "en",
      let known = ColumnLabel.labels[HeaderFolding.folded(label)]
    else { return label }
    func word(_ kinds: String...) -> String? {
      let words = kinds.compactMap { ColumnWords.shared.word(for: $0, in: language) }
      return words.count == kinds.count ? words.joined(separator: " ") : nil
    }
    let found =
      switch known {
      case .home: word("home")
      case .work: word("work")
      case .mobile: word("mobile")
      case .homeFax: word("fax", "home")
      case .workFax: word("fax", "work")
      case .otherFax: word("fax")
      default: nil as String?
      }
    return found ?? label
  }
}
