public import ContactModel

/// What a stretch of a formatted address is.
public enum PostalAddressComponent: UInt8, Sendable, Hashable, CaseIterable {
  /// The person that an address is written for.
  case recipientName
  /// The organization that it is written for.
  case organization
  /// A unit of the organization.
  case organizationUnit
  /// With whom the recipient stays.
  case careOf

  // Where it goes, in the order of ADR (RFC 9554, section 2.1).

  /// See ``ContactModel/PostalAddress/postOfficeBox``.
  case postOfficeBox
  /// See ``ContactModel/PostalAddress/extendedAddress``.
  case extendedAddress
  /// See ``ContactModel/PostalAddress/street``.
  case street
  /// See ``ContactModel/PostalAddress/city``.
  case city
  /// See ``ContactModel/PostalAddress/state``.
  case state
  /// See ``ContactModel/PostalAddress/postalCode``.
  case postalCode
  /// The country's name, as the address has it or in the sender's language.
  case country
  /// See ``ContactModel/PostalAddress/room``.
  case room
  /// See ``ContactModel/PostalAddress/apartment``.
  case apartment
  /// See ``ContactModel/PostalAddress/floor``.
  case floor
  /// See ``ContactModel/PostalAddress/streetNumber``.
  case streetNumber
  /// See ``ContactModel/PostalAddress/streetName``.
  case streetName
  /// See ``ContactModel/PostalAddress/building``.
  case building
  /// See ``ContactModel/PostalAddress/block``.
  case block
  /// See ``ContactModel/PostalAddress/subLocality``.
  case subLocality
  /// See ``ContactModel/PostalAddress/subAdministrativeArea``.
  case subAdministrativeArea
  /// See ``ContactModel/PostalAddress/landmark``.
  case landmark
  /// See ``ContactModel/PostalAddress/direction``.
  case direction
  /// A line of an address that came formatted
  /// (``ContactModel/PostalAddress/formattedAddress``).
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
