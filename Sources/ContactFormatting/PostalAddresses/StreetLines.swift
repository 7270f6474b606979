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

  /// Whether an address has nothing but a street line, as most have.
  static func hasOnlyStreet(_ address: PostalAddress) -> Bool {
    address.extendedAddress.isEmpty && address.postOfficeBox.isEmpty && address.room.isEmpty
      && address.apartment.isEmpty && address.floor.isEmpty && address.streetNumber.isEmpty
      && address.streetName.isEmpty && address.building.isEmpty && address.block.isEmpty
      && address.landmark.isEmpty && address.direction.isEmpty
  }

  func write(_ address: PostalAddress, to writer: inout AddressWriter) {
    let unitIsFirst = !isNative && habits.putsUnitFirst
    if unitIsFirst { writeUnit(of: address, to: &writer) }
    writeStreet(of: address, to: &writer)
    if !unitIsFirst { writeUnit(of: address, to: &writer) }
    writePostOfficeBox(of: address, to: &writer)
    if isMissing(.landmark, in: address) {
      writer.endLine()
      writer.write(address.landmark, as: .landmark, capitals: capitals, onLines: true)
    }
  }

  private var words: DeliveryWords {
    DeliveryWords.of(habits.language, isLatin: script == .latin || script == .unknown)
  }

  /// Whether a component has text that the street line and the older components don't have.
  private func isMissing(_ component: PostalAddressComponent, in address: PostalAddress) -> Bool {
    let text = address[component]
    if text.isEmpty { return false }
    return !AddressText.contains(address.street, word: text)
      && (component == .extendedAddress
        || !AddressText.contains(address.extendedAddress, word: text))
  }

  private func writePart(
    _ component: PostalAddressComponent, of address: PostalAddress, after literal: AddressLiteral,
    to writer: inout AddressWriter
  ) {
    guard isMissing(component, in: address) else { return }
    writer.expect(literal)
    let text = address[component]
    let affixes = words.affixes(for: component, text)
    writer.write(
      text, as: component, capitals: capitals, prefix: affixes?.before ?? "",
      suffix: affixes?.after ?? "")
  }

  private func writeStreet(of address: PostalAddress, to writer: inout AddressWriter) {
    writer.endLine()
    writer.write(address.street, as: .street, capitals: capitals, onLines: true)
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

  /// Building, block, floor, flat and room on one line, from the large to the small; the other
  /// way round where the flat stands above the street.
  private func writeUnit(of address: PostalAddress, to writer: inout AddressWriter) {
    writer.endLine()
    var parts: [PostalAddressComponent] = [.building, .block, .floor, .apartment, .room]
    if !isNative, habits.putsUnitFirst { parts = [.room, .apartment, .floor, .block, .building] }
    let literal = isNative ? nameLiteral : AddressLiteral.comma
    if isMissing(.extendedAddress, in: address) {
      writer.write(
        address.extendedAddress, as: .extendedAddress, capitals: capitals, onLines: true)
      writer.endLine()
    }
    for part in parts { writePart(part, of: address, after: literal, to: &writer) }
  }

  private func writePostOfficeBox(of address: PostalAddress, to writer: inout AddressWriter) {
    writer.endLine()
    writePart(.postOfficeBox, of: address, after: .none, to: &writer)
  }
}
