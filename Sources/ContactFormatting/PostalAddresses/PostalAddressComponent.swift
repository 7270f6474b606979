public import ContactModel

/// What a stretch of a formatted address is.
public enum PostalAddressComponent: UInt8, Sendable, Hashable, CaseIterable {
  // Who it is for.
  case recipientName, organization, organizationUnit, careOf
  // Where it goes, in the order of ADR (RFC 9554, section 2.1).
  case postOfficeBox, extendedAddress, street, city, state, postalCode
  /// The country's name, as the address has it or in the sender's language.
  case country
  case room, apartment, floor, streetNumber, streetName, building, block
  case subLocality, subAdministrativeArea, landmark, direction
  /// A line of an address that came formatted (``PostalAddress/formattedAddress``).
  case formattedAddress
}

extension PostalAddressComponent {
  /// Where the component is in an address; nil for those who receive.
  private var path: WritableKeyPath<PostalAddress, String>? {
    switch self {
    case .recipientName, .organization, .organizationUnit, .careOf: nil
    case .postOfficeBox: \.postOfficeBox
    case .extendedAddress: \.extendedAddress
    case .street: \.street
    case .city: \.city
    case .state: \.state
    case .postalCode: \.postalCode
    case .country: \.country
    case .room: \.room
    case .apartment: \.apartment
    case .floor: \.floor
    case .streetNumber: \.streetNumber
    case .streetName: \.streetName
    case .building: \.building
    case .block: \.block
    case .subLocality: \.subLocality
    case .subAdministrativeArea: \.subAdministrativeArea
    case .landmark: \.landmark
    case .direction: \.direction
    case .formattedAddress: \.formattedAddress
    }
  }

  fileprivate func text(in address: PostalAddress) -> String {
    path.map { address[keyPath: $0] } ?? ""
  }

  fileprivate func set(_ text: String, in address: inout PostalAddress) {
    if let path { address[keyPath: path] = text }
  }
}

extension PostalAddress {
  /// The text of a component; always empty for those who receive, who are no part of an address.
  public subscript(component: PostalAddressComponent) -> String {
    get { component.text(in: self) }
    set { component.set(newValue, in: &self) }
  }
}
