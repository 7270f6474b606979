package import SourceText

extension Contact {
  /// A name to show where no reader's language is known: the formatted name, else the parts of
  /// the name in the order of vCard's FN, those in Chinese, Japanese and Korean letters with the
  /// family's in front and no spaces between, else organization, nickname, e-mail or number. Empty
  /// where the contact has none of these.
  public var displayName: String {
    var text = ByteArena(capacity: 128)
    storage.bytes.withUnsafeBufferPointer { bytes in
      storage.records.withUnsafeBufferPointer { records in
        DisplayName(bytes: Bytes(bytes), records: records).append(to: &text)
      }
    }
    return text.view.string
  }
}

/// Puts together a contact's name to show, from its records.
package struct DisplayName {
  private let bytes: Bytes
  private let records: UnsafeBufferPointer<FieldRecord>

  /// Both must stay valid as long as this is in use.
  package init(bytes: Bytes, records: UnsafeBufferPointer<FieldRecord>) {
    self.bytes = bytes
    self.records = records
  }

  /// Appends what ``Contact/displayName`` says, or would without a formatted name.
  package func append(to text: inout ByteArena, usesFormattedName: Bool = true) {
    if usesFormattedName, let name = firstText(of: .formattedName), !name.isEmpty {
      text.append(name)
    } else if let name = firstField(.name), hasComponent(of: name) {
      append(name: name, to: &text)
    } else if let name = organizationName {
      text.append(name)
    } else if let name = firstText(of: .nickname) ?? firstText(of: .emailAddress) {
      text.append(name)
    } else if let number = firstText(of: .phoneNumber) {
      text.append(number.dropFirst(Self.hasScheme(number) ? 4 : 0))
    }
  }

  /// The text of the first value of a field.
  package func firstText(of key: ContactKey) -> Bytes? {
    firstField(key).map { text(of: $0.lowerBound) }
  }

  private func text(of record: Int) -> Bytes { bytes[records[record].text.range] }

  /// The records of the first value of a field.
  private func firstField(_ key: ContactKey) -> Range<Int>? {
    for start in records.indices where records[start].isValue && records[start].key == key {
      var end = start + 1
      while end < records.count, !records[end].isValue { end += 1 }
      return start..<end
    }
    return nil
  }

  private static func hasScheme(_ number: Bytes) -> Bool {
    number.count >= 4 && number[3] == UInt8(ascii: ":")
      && number[0] | 0x20 == UInt8(ascii: "t") && number[1] | 0x20 == UInt8(ascii: "e")
      && number[2] | 0x20 == UInt8(ascii: "l")
  }

  private var organizationName: Bytes? {
    guard let field = firstField(.organization) else { return nil }
    for component in 0..<2 as Range<UInt8> {
      if let first = field.first(where: { isComponent($0, component) }), !text(of: first).isEmpty {
        return text(of: first)
      }
    }
    return nil
  }

  // MARK: - Names

  private func isComponent(_ record: Int, _ component: UInt8) -> Bool {
    if case .component(component) = records[record].part { true } else { false }
  }

  private func hasComponent(of field: Range<Int>) -> Bool {
    field.contains { if case .component(..<7) = records[$0].part { true } else { false } }
  }

  private func append(name field: Range<Int>, to text: inout ByteArena) {
    let places = ComponentPlaces(field, of: records)
    let isEastAsian = isEastAsian(places)
    let start = text.count
    for component in isEastAsian ? Self.eastAsianOrder : Self.order {
      let isFirst = isEastAsian || text.count == start
      if component > 4, places.first(component) != nil, isRepeated(component, of: field) {
        continue
      }
      if places.hasSeveral(component) {
        append(component, of: field, isFirst: isFirst, to: &text)
      } else if let item = item(component, places), !item.isEmpty {
        if !isFirst { text.append(0x20) }
        text.append(item)
      }
    }
  }

  /// Prefixes, given, middle, family and second family names, generations, suffixes.
  private static var order: Bytes { Bytes("\u{3}\u{1}\u{2}\u{0}\u{5}\u{6}\u{4}") }
  private static var eastAsianOrder: Bytes { Bytes("\u{3}\u{0}\u{1}\u{6}\u{4}") }

  /// Whether each second family name is the end of a family name of several, `García Pérez`, or
  /// each generation a word of a suffix, `Jr. M.D.`
  private func isRepeated(_ component: UInt8, of field: Range<Int>) -> Bool {
    let host: UInt8 = component == 5 ? 0 : 4
    return field.allSatisfy { index in
      guard isComponent(index, component) else { return true }
      let part = text(of: index)
      return field.contains {
        isComponent($0, host) && text(of: $0).hasName(part, isAtEnd: component == 5)
      }
    }
  }

  /// Appends the items of a component with spaces between, and one in front where others come
  /// before.
  private func append(
    _ component: UInt8, of field: Range<Int>, isFirst: Bool, to text: inout ByteArena
  ) {
    guard !isBlank(component, of: field) else { return }
    var needsSpace = !isFirst
    for index in field where isComponent(index, component) {
      if needsSpace { text.append(0x20) }
      needsSpace = true
      text.append(self.text(of: index))
    }
  }

  /// Whether a component has no text.
  private func isBlank(_ component: UInt8, of field: Range<Int>) -> Bool {
    var hasEmptyItem = false
    for index in field where isComponent(index, component) {
      // Two items have a space between.
      if hasEmptyItem || !text(of: index).isEmpty { return false }
      hasEmptyItem = true
    }
    return true
  }

  /// The first item of a component.
  private func item(_ component: UInt8, _ places: ComponentPlaces) -> Bytes? {
    places.first(component).map { text(of: $0) }
  }

  /// Whether the name is a family's and a given one, both in Chinese, Japanese or Korean letters.
  private func isEastAsian(_ places: ComponentPlaces) -> Bool {
    func hasText(_ component: UInt8) -> Bool {
      places.hasSeveral(component) || !(item(component, places)?.isEmpty ?? true)
    }
    return Self.beginsEastAsian(item(0, places)) && Self.beginsEastAsian(item(1, places))
      && !hasText(2) && !hasText(5)
  }

  /// Whether a text begins with a character from U+3000 to U+9FFF or with Hangul.
  fileprivate static func beginsEastAsian(_ text: Bytes?) -> Bool {
    switch text?.first {
    case .some(0xE3...0xE9), .some(0xEB...0xED): return true
    case 0xEA: return text.map { $0.count > 1 && $0[1] >= 0xB0 } ?? false
    default: return false
    }
  }
}

extension PersonName {
  /// The name as it is shown where Chinese, Japanese and Korean are written without blanks: the family's in
  /// front of the given one; nil for a name in other letters, or without one of them.
  package var withoutBlank: String? {
    var parts = [familyNames.joined(), givenNames.joined()]
    for index in parts.indices {
      let isEastAsian = parts[index].withUTF8 { DisplayName.beginsEastAsian(Bytes($0)) }
      guard isEastAsian else { return nil }
    }
    return parts.joined().filter { !$0.isWhitespace }
  }
}

/// Which records of a name's field are its components, found in one go.
private struct ComponentPlaces {
  /// The first record of each of the first eight components; -1 where there is none.
  private var firsts = SIMD8<Int32>(repeating: -1)
  /// A bit for each of them that has several.
  private var several: UInt8 = 0

  init(_ field: Range<Int>, of records: UnsafeBufferPointer<FieldRecord>) {
    for index in field {
      guard case .component(let component) = records[index].part, component < 8 else { continue }
      if firsts[Int(component)] >= 0 {
        several |= 1 &<< component
      } else {
        firsts[Int(component)] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  func first(_ component: UInt8) -> Int? {
    let index = firsts[Int(component)]
    return index < 0 ? nil : Int(index)
  }

  func hasSeveral(_ component: UInt8) -> Bool { several &>> component & 1 == 1 }
}

extension Contact: CustomStringConvertible {
  /// What the contact is called, for logs; ``displayName`` is for people.
  public var description: String {
    let name = displayName
    return name.isEmpty ? "(no name)" : name
  }
}

extension Bytes {
  /// Whether a text has a name, and others beside it: `Jr. M.D.` has `Jr.`
  package func hasName(_ name: Bytes, isAtEnd: Bool = false) -> Bool {
    guard count > name.count, count <= 256, !name.isEmpty else { return false }
    let last = count - name.count
    return (isAtEnd ? last...last : 0...last).contains { start in
      let end = start + name.count
      return (start == 0 || self[start - 1] == 0x20)
        && (end == count || self[end] == 0x20 || self[end] == UInt8(ascii: ","))
        && self[start..<end].elementsEqual(name)
    }
  }
}
