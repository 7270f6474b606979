import ContactFormatting
import ContactModel
import ContactSelection

/// Draws a picker, and does what a person does at it. Knows nothing of the terminal but its size.
struct PickerView {
  private(set) var picker: ContactPicker
  private let formats: ReaderFormats
  private let style: TextStyle
  private let showsPictures: Bool
  /// The row of the list, or of the card, that keys are about.
  private var cursor = 0
  private var top = 0
  private var cardCursor = 0
  private var cardTop = 0
  /// Whether what was asked for last can't be chosen.
  private var isRefused = false

  /// What is to be done next.
  enum Step: Hashable {
    case goOn
    case done(ContactPicker.Choice)
    case cancelled
  }

  init(
    _ picker: ContactPicker, formats: ReaderFormats, style: TextStyle, showsPictures: Bool = false
  ) {
    self.picker = picker
    self.showsPictures = showsPictures
    self.formats = formats
    self.style = style
  }

  /// Lines above and below the list.
  private static let frame = 3
  /// On a narrower screen a card's values need the room of its picture.
  private static let columnsWithPicture = 72

  /// The contact whose picture has room beside its card, at the right.
  func picturedContact(_ size: ScreenSize) -> Contact? {
    guard showsPictures, size.columns >= Self.columnsWithPicture,
      size.rows > ContactPicture.rows + Self.frame, let contact = picker.openContact,
      contact.has(.image)
    else { return nil }
    return contact
  }

  // MARK: Drawing

  /// The lines of the screen.
  mutating func lines(_ size: ScreenSize) -> [String] {
    let height = max(1, size.rows - Self.frame)
    let body = picker.openContact == nil ? list(size, height) : card(size, height)
    let blank = Array(repeating: "", count: max(0, height - body.count))
    return [heading(size), rule(size)] + body + blank
      + [style.dim(DisplayWidth.truncated(help, to: size.columns))]
  }

  private func heading(_ size: ScreenSize) -> String {
    if let contact = picker.openContact {
      return style.bold(DisplayWidth.truncated(name(of: contact), to: size.columns))
    }
    let count = Count(picker.count, "contact").description
    let marked = picker.markCount > 0 ? ", \(picker.markCount) marked" : ""
    return DisplayWidth.truncated(
      "Search: \(VisibleText.cell(picker.search))▏  \(count)\(marked)", to: size.columns)
  }

  private var help: String {
    let kind = picker.configuration.choice
    if isRefused {
      return kind.isOfProperties && picker.openContact == nil
        ? "There is nothing to choose of this contact." : "This can't be chosen."
    }
    if picker.openContact != nil {
      let choose = kind.isMany ? "Space mark  Tab done  " : "Enter choose  "
      return choose + "← back  Esc cancel"
    }
    if kind.isMany {
      // Values are marked in the card, and a space may be a part of a name.
      let mark = kind.isOfProperties ? "" : "Space mark  "
      return mark + "→ card  " + (picker.markCount > 0 ? "Enter done  " : "") + leave
    }
    return "↑↓ move  Enter choose  → card  " + leave
  }

  /// What Escape does in the list.
  private var leave: String { picker.search.isEmpty ? "Esc cancel" : "Esc clear" }

  private func rule(_ size: ScreenSize) -> String {
    style.dim(String(repeating: "─", count: size.columns))
  }

  private mutating func list(_ size: ScreenSize, _ height: Int) -> [String] {
    cursor = min(max(0, cursor), max(0, picker.count - 1))
    top = min(max(top, cursor - height + 1), cursor)
    let end = min(picker.count, top + height)
    if picker.count == 0 { return ["  Nobody matches."] }
    return (top..<end).map { place in
      let row = picker.row(place)
      let mark = row.isMarked ? "✓ " : "  "
      let pointer = place == cursor ? "▸ " : "  "
      let width = size.columns - 4
      let nameWidth = max(10, min(36, width * 2 / 5))
      let name = DisplayWidth.padded(
        DisplayWidth.truncated(self.name(of: row.contact), to: nameWidth), to: nameWidth)
      // The mark keeps a name that is written from right to left from turning what follows.
      let text = pointer + mark + name + "\u{200E}  " + detail(of: row.contact)
      let line = DisplayWidth.truncated(text, to: size.columns)
      if place == cursor { return style.reversed(DisplayWidth.padded(line, to: size.columns)) }
      return row.isEnabled ? line : style.dim(line)
    }
  }

  private func name(of contact: Contact) -> String {
    let name = formats.names.string(from: contact)
    return name.isEmpty ? "–" : VisibleText.cell(name)
  }

  /// What tells namesakes apart.
  private func detail(of contact: Contact) -> String {
    let keys = picker.configuration.displayedKeys.filter { $0 != .birthday } + [.organization]
    let texts = keys.lazy.flatMap { formats.texts($0, of: contact).prefix(1) }.prefix(2)
    return texts.map { VisibleText.cell($0.text) }.joined(separator: "  ")
  }

  private mutating func card(_ size: ScreenSize, _ height: Int) -> [String] {
    let values = picker.properties
    cardCursor = min(max(0, cardCursor), max(0, values.count - 1))
    cardTop = min(max(cardTop, cardCursor - height + 1), cardCursor)
    if values.isEmpty { return ["  Nothing to show."] }
    let end = min(values.count, cardTop + height)
    let columns = size.columns - (picturedContact(size) == nil ? 0 : ContactPicture.columns + 1)
    return (cardTop..<end).map { place in
      let value = values[place]
      let heading = VisibleText.cell(formats.labels.string(from: value.property.key))
      let label = value.property.label.map { VisibleText.cell(formats.labels.string(from: $0)) }
      let names = DisplayWidth.padded(
        DisplayWidth.truncated([heading, label ?? ""].joined(separator: " "), to: 22), to: 22)
      let isChosen = picker.configuration.choice.isOfProperties
      let pointer = place == cardCursor && isChosen ? "▸ " : "  "
      let text =
        pointer + (value.isMarked ? "✓ " : "  ") + names + "\u{200E}  " + shown(value.property)
      let line = DisplayWidth.truncated(text, to: columns)
      if place == cardCursor, isChosen {
        return style.reversed(DisplayWidth.padded(line, to: columns))
      }
      return value.isEnabled || !isChosen ? line : style.dim(line)
    }
  }

  /// A value in the reader's form.
  private func shown(_ property: ContactProperty) -> String {
    let all = ContactProperty.properties(of: property.contact, keys: [property.key])
    let texts = formats.texts(property.key, of: property.contact)
    guard texts.count == all.count,
      let place = all.firstIndex(where: { $0.valueIdentifier == property.valueIdentifier })
    else { return VisibleText.cell(property.text) }
    return VisibleText.cell(texts[place].text)
  }

  // MARK: Doing

  /// Does what an event asks for.
  mutating func handle(_ event: ScreenEvent, _ size: ScreenSize) -> Step {
    if event == .cancel { return .cancelled }
    isRefused = false
    return picker.openContact == nil ? handleInList(event, size) : handleInCard(event)
  }

  private mutating func handleInList(_ event: ScreenEvent, _ size: ScreenSize) -> Step {
    let height = max(1, size.rows - Self.frame)
    switch event {
    case .text(let text): setSearch(picker.search + text)
    case .space:
      if picker.configuration.choice == .contacts { return take(picker.choose(row: cursor)) }
      setSearch(picker.search + " ")
    case .backspace: setSearch(String(picker.search.dropLast()))
    case .clear: setSearch("")
    case .up: cursor -= 1
    case .down: cursor += 1
    case .pageUp: cursor -= height
    case .pageDown: cursor += height
    case .home: cursor = 0
    case .end: cursor = picker.count - 1
    case .scroll(let lines): cursor += lines
    case .right: openCard()
    case .enter:
      if picker.configuration.choice.isMany {
        if let marked = picker.marked { return .done(marked) }
      }
      return take(picker.choose(row: cursor))
    case .tab: if let marked = picker.marked { return .done(marked) }
    case .click(let row):
      let place = top + row - 2
      guard row >= 2, place < picker.count else { return .goOn }
      cursor = place
      return take(picker.choose(row: place))
    case .escape:
      if picker.search.isEmpty { return .cancelled }
      setSearch("")
    case .left, .cancel, .resized: break
    }
    return .goOn
  }

  private mutating func setSearch(_ text: String) {
    picker.search = text
    cursor = 0
    top = 0
  }

  private mutating func openCard() {
    guard picker.count > 0 else { return }
    cursor = min(max(0, cursor), picker.count - 1)
    picker.openCard(row: cursor)
    cardCursor = 0
    cardTop = 0
  }

  private mutating func handleInCard(_ event: ScreenEvent) -> Step {
    let isOfProperties = picker.configuration.choice.isOfProperties
    switch event {
    case .up: cardCursor -= 1
    case .down: cardCursor += 1
    case .scroll(let lines): cardCursor += lines
    case .pageUp, .home: cardCursor = 0
    case .pageDown, .end: cardCursor = picker.properties.count - 1
    case .left, .backspace: picker.closeCard()
    case .escape: return .cancelled
    case .tab: if let marked = picker.marked { return .done(marked) }
    case .enter, .space:
      return take(
        isOfProperties ? picker.choose(property: cardCursor) : picker.chooseOpenContact())
    case .click(let row):
      let place = cardTop + row - 2
      guard isOfProperties, row >= 2, place < picker.properties.count else { return .goOn }
      cardCursor = place
      return take(picker.choose(property: place))
    case .text, .clear, .right, .cancel, .resized: break
    }
    return .goOn
  }

  private mutating func take(_ outcome: ContactPicker.Outcome) -> Step {
    switch outcome {
    case .chosen(let choice): return .done(choice)
    case .opened:
      cardCursor = 0
      cardTop = 0
      // The first value that can be chosen.
      cardCursor = picker.properties.firstIndex { $0.isEnabled } ?? 0
      return .goOn
    case .refused where picker.count > 0:
      isRefused = true
      return .goOn
    case .marked, .refused: return .goOn
    }
  }
}
