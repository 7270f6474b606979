package import ContactModel

/// A postal address taken apart for comparison: house, street, flat, town.
package struct AddressForm: Sendable {
  /// What houses are the same by within a postal code or town.
  package let canonical: [UInt8]

  package init(_ address: PostalAddress) {
    var address = address
    address.separateUnit()
    address.separateLines()
    // RFC 9554's street name and number.
    let parts = [address[component: 10], address[component: 11]].joined(separator: " ")
    let street = StreetForm(address.street.isEmpty ? parts : address.street)
    // Apt 4 and #4 of one house are one flat. A building, a farm or a district may stand in its place.
    let unit =
      AddressUnit(address.extendedAddress)?.number ?? Self.letters(address.extendedAddress)
    let box = Self.letters(address.postOfficeBox)
    let postalCode = Self.bytes(address.postalCode) { PlaceForm.postalCode($0) }
    let town = postalCode.isEmpty ? Self.letters(address.city) : postalCode
    let label = street.isEmpty ? Self.letters(address.formattedAddress) : []
    canonical = Array([street.canonical, unit, box, town, label].joined(separator: [0]))
  }

  private static func letters(_ text: String) -> [UInt8] {
    text.isEmpty ? [] : bytes(text) { PlaceForm.locality($0) }
  }

  private static func bytes(
    _ text: String, _ form: (UnsafeBufferPointer<UInt8>) -> [UInt8]
  ) -> [UInt8] {
    var text = text
    return text.withUTF8(form)
  }
}

extension PostalAddress {
  /// Takes a flat's number behind or before the street for the extended address.
  package mutating func separateUnit() {
    guard extendedAddress.isEmpty, let parts = AddressUnit.separated(from: street) else { return }
    (street, extendedAddress) = parts
  }

  /// Takes the lines below the street for the extended address, as which some programs have them.
  package mutating func separateLines() {
    guard extendedAddress.isEmpty, let end = street.utf8.firstIndex(of: UInt8(ascii: "\n"))
    else { return }
    let first = String(street[..<end])
    let rest = String(street[street.index(after: end)...])
    // The flat may stand above the house.
    let isUnit = AddressUnit(first)?.isNamed ?? false
    (street, extendedAddress) = isUnit ? (rest, first) : (first, rest)
  }
}
