package import ContactModel

/// A postal address taken apart for comparison: house, street, flat, town.
package struct AddressForm: Sendable {
  /// What houses are the same by within a postal code or town.
  package let canonical: [UInt8]

  package init(_ address: PostalAddress) {
    var streetText = address.street
    var extended = address.extendedAddress
    if extended.isEmpty, let parts = AddressUnit.separated(from: streetText) {
      (streetText, extended) = parts
    } else if extended.isEmpty, let end = streetText.firstIndex(of: "\n") {
      let first = String(streetText[..<end])
      let rest = String(streetText[streetText.index(after: end)...])
      // The flat may stand above the house.
      let isUnit = AddressUnit(first)?.isNamed ?? false
      (streetText, extended) = isUnit ? (rest, first) : (first, rest)
    }
    if streetText.isEmpty {
      // RFC 9554's street name and number.
      streetText = [address[component: 10], address[component: 11]].joined(separator: " ")
    }
    let street = StreetForm(streetText)
    // Beside the street may stand a building, a farm or a district in place of a flat.
    let unit = AddressUnit(extended)?.canonical ?? Self.letters(extended)
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
