import ContactModel
import LocaleSupport

/// Writes the lines of an address that say where in a place it is: street, house, flat, box.
///
/// Cards of RFC 9554 have a component for each of these, often in addition to the street line
/// that older programs read; what the street line says already is not said again.
struct StreetLines {
  let habits: StreetHabits
  /// Whether the address is in the form of native Chinese, Japanese or Korean.
  let isNative: Bool
  let script: AddressScript
  let capitals: Casing?
  /// Of the languages that the country writes, the one that this address is likely in.
  let language: String?

  /// Whether an address has nothing but a street line, as most have.
  static func hasOnlyStreet(_ address: PostalAddress) -> Bool {
    address.extendedAddress.isEmpty && address.postOfficeBox.isEmpty && address.room.isEmpty
      && address.apartment.isEmpty && address.floor.isEmpty && address.streetNumber.isEmpty
      && address.streetName.isEmpty && address.building.isEmpty && address.block.isEmpty
      && address.landmark.isEmpty && address.direction.isEmpty
  }

  func write(_ address: PostalAddress, to writer: inout AddressWriter) {
    var parts = parts(within: address)
    if isNative {
      writeStreet(of: address, address.street, to: &writer)
      write(parts, on: .lines, to: &writer)
      writePostOfficeBox(of: address, to: &writer)
    } else {
      // With whom somebody stays is read before where.
      write(parts.filter { $0.kind == .careOf }, on: .lines, to: &writer)
      parts.removeAll { $0.kind == .careOf }
      let quarters = parts.filter { $0.kind == .quarter }
      parts.removeAll { $0.kind == .quarter }
      let office = habits.officeOfBox != .above && isOnlyBox(address) ? parts : []
      if !office.isEmpty { parts = [] }
      let canStandBeside = hasStreet(address)
      let beside = canStandBeside ? parts.filter(isBeside) : []
      write(canStandBeside ? parts.filter { !isBeside($0) } : parts, on: .lines, to: &writer)
      let (street, below) = linesOfStreet(address)
      writeStreet(of: address, street, to: &writer)
      let besideBox = habits.officeOfBox == .behind ? Place.street(.space) : .lines
      if canStandBeside { write(office, on: besideBox, to: &writer) }
      write(beside, on: .street(literalBeforeUnit), to: &writer)
      writer.endLine()
      writer.write(below, as: .street, capitals: capitals, onLines: true)
      write(quarters, on: .lines, to: &writer)
      writePostOfficeBox(of: address, to: &writer)
      if !canStandBeside { write(office, on: besideBox, to: &writer) }
    }
    if isMissing(.landmark, in: address) {
      writer.endLine()
      writer.write(address.landmark, as: .landmark, capitals: capitals, onLines: true)
    }
  }

  /// Whether a part stands on the line of the street, where there is one.
  private func isBeside(_ part: Part) -> Bool {
    switch habits.unit {
    case .above: false
    case .beside: part.kind == .unit
    case .besideIfNamed(let words):
      part.kind == .unit && UnitText.words(of: part.text).first.map(words.contains) ?? false
    }
  }

  private var literalBeforeUnit: AddressLiteral {
    guard case .beside(let literal) = habits.unit else { return .space }
    return script == .arabic && literal.startsWithComma ? .arabicComma : literal
  }

  /// Whether there is a street for something to stand beside.
  private func hasStreet(_ address: PostalAddress) -> Bool {
    !address.street.isEmpty || !address.streetName.isEmpty
  }

  /// The street's lines down to the last with a number, and those below it, as the quarter in Brazil.
  private func linesOfStreet(_ address: PostalAddress) -> (street: String, below: String) {
    let lines = address.street.split(whereSeparator: \.isNewline)
    let end = (lines.lastIndex { $0.contains(where: \.isNumber) } ?? 0) + 1
    return (
      lines.prefix(end).joined(separator: "\n"), lines.dropFirst(end).joined(separator: "\n")
    )
  }

  /// Whether an address is a post office box, in the street's field or its own, with nothing beside it but where that
  /// is.
  private func isOnlyBox(_ address: PostalAddress) -> Bool {
    let isBox = hasStreet(address) ? BoxText.isBox(address.street) : !address.postOfficeBox.isEmpty
    return isBox && !address.extendedAddress.isEmpty
      && !address.extendedAddress.contains { $0.isNumber || $0.isNewline }
  }

  private var words: DeliveryWords {
    var languages = habits.languages
    if let language, languages.contains(language) { languages.insert(language, at: 0) }
    return DeliveryWords.of(languages, isLatin: script == .latin || script == .unknown)
  }

  // MARK: Parts

  /// Something within a building.
  private struct Part {
    let component: PostalAddressComponent
    let text: String
    let kind: UnitText.Kind
  }

  private enum Place {
    /// On lines above the street, or below it in native forms.
    case lines
    /// On the line of the street, after this.
    case street(AddressLiteral)
  }

  /// What the street line does not say, from the large to the small; the other way round where a
  /// flat stands above the street.
  private func parts(within address: PostalAddress) -> [Part] {
    var parts: [Part] = []
    if isMissing(.extendedAddress, in: address) {
      for line in address.extendedAddress.split(whereSeparator: \.isNewline) {
        let text = String(line)
        parts.append(Part(component: .extendedAddress, text: text, kind: kind(of: text)))
      }
    }
    var components: [PostalAddressComponent] = [.building, .block, .floor, .apartment, .room]
    if !isNative, habits.unit == .above { components.reverse() }
    for component in components where isMissing(component, in: address) {
      let text = address[component]
      // A building with a name is named even where flats stand beside the street.
      let kind: UnitText.Kind = component == .building ? self.kind(of: text) : .unit
      parts.append(Part(component: component, text: text, kind: kind))
    }
    return parts
  }

  private func kind(of text: String) -> UnitText.Kind {
    UnitText.kind(of: text, quarters: habits.quarters)
  }

  /// Whether a component has text that the street line and the older components don't have.
  private func isMissing(_ component: PostalAddressComponent, in address: PostalAddress) -> Bool {
    let text = address[component]
    if text.isEmpty { return false }
    if UnitText.isSaid(text, as: component, in: address.street, isStreet: true) { return false }
    return component == .extendedAddress
      || !UnitText.isSaid(text, as: component, in: address.extendedAddress, isStreet: false)
  }

  private func write(_ parts: [Part], on place: Place, to writer: inout AddressWriter) {
    if parts.isEmpty { return }
    let between: AddressLiteral = isNative ? nameLiteral : .comma
    if case .lines = place { writer.endLine() }
    for (position, part) in parts.enumerated() {
      if case .street(let literal) = place {
        writer.expect(position == 0 && !part.text.hasPrefix(",") ? literal : between)
      } else if part.component == .extendedAddress
        || position > 0 && parts[position - 1].component == .extendedAddress
      {
        writer.endLine()
      } else {
        writer.expect(between)
      }
      let affixes = words.affixes(
        for: part.component, part.text, lettersOfBox: habits.lettersOfBox)
      writer.write(
        part.text, as: part.component, capitals: capitals, prefix: affixes?.before ?? "",
        suffix: affixes?.after ?? "")
    }
  }

  // MARK: The street

  private func writePart(
    _ component: PostalAddressComponent, of address: PostalAddress, after literal: AddressLiteral,
    to writer: inout AddressWriter
  ) {
    guard isMissing(component, in: address) else { return }
    writer.expect(literal)
    let text = address[component]
    let affixes = words.affixes(for: component, text, lettersOfBox: habits.lettersOfBox)
    writer.write(
      text, as: component, capitals: capitals, prefix: affixes?.before ?? "",
      suffix: affixes?.after ?? "")
  }

  private func writeStreet(
    of address: PostalAddress, _ street: String, to writer: inout AddressWriter
  ) {
    writer.endLine()
    writer.write(street, as: .street, capitals: capitals, onLines: true)
    if !address.street.isEmpty, !isMissing(.streetName, in: address),
      !isMissing(.streetNumber, in: address), !isMissing(.direction, in: address)
    {
      return
    }
    if !address.street.isEmpty { writer.endLine() }
    let parts: [PostalAddressComponent]
    let literal: AddressLiteral
    if isNative {
      (parts, literal) = ([.direction, .streetName, .streetNumber], nativeLiteral)
    } else if habits.putsNumberFirst, script != .other {
      (parts, literal) = ([.streetNumber, .direction, .streetName], .space)
    } else {
      (parts, literal) = ([.direction, .streetName, .streetNumber], habits.numberLiteral)
    }
    for part in parts {
      writePart(
        part, of: address, after: part == .streetNumber ? literal : nameLiteral, to: &writer)
    }
  }

  private var nameLiteral: AddressLiteral { isNative ? nativeLiteral : .space }
  private var nativeLiteral: AddressLiteral { script == .korean ? .space : .none }

  private func writePostOfficeBox(of address: PostalAddress, to writer: inout AddressWriter) {
    writer.endLine()
    writePart(.postOfficeBox, of: address, after: .none, to: &writer)
  }
}
