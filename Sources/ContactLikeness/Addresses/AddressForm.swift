package import ContactModel

/// A postal address taken apart for comparison: house, street, flat, town, region, country.
package struct AddressForm: Sendable, Hashable {
  package let street: StreetForm
  /// What else stands beside the street: a building, a farm, a district; folded.
  package let premises: [UInt8]
  package let unit: AddressUnit?
  package let box: [UInt8]
  package let postalCode: [UInt8]
  package let locality: [UInt8]
  /// The letters of the label, where there is nothing else.
  private let label: [UInt8]

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
    street = StreetForm(streetText)
    unit = extended.isEmpty ? nil : AddressUnit(extended)
    premises = unit == nil ? Self.letters(extended) : []
    box = Self.letters(address.postOfficeBox)
    postalCode = Self.bytes(address.postalCode) { PlaceForm.postalCode($0) }
    locality = Self.letters(address.city)
    label = street.isEmpty ? Self.letters(address.formattedAddress) : []
  }

  /// What houses are the same by within a postal code or town.
  package var canonical: [UInt8] {
    let town = postalCode.isEmpty ? locality : postalCode
    let unit = unit?.canonical ?? premises
    return Array([street.canonical, unit, box, town, label].joined(separator: [0]))
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
