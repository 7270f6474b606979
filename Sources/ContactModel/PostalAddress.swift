/// A postal address: vCard's ADR with RFC 9554's components, under the names that the
/// Contacts framework uses where it has one.
///
/// A component is text; where a source gives a list (`Unit 5,Floor 2`), its items are joined
/// by a line break, which separates lines of an address and never occurs within one.
public struct PostalAddress: Hashable, Sendable {
  public var postOfficeBox = ""
  /// Apartment, suite or the like, as older cards have it.
  public var extendedAddress = ""
  /// Street and house number, possibly several lines.
  public var street = ""
  public var city = ""
  /// State, province or region.
  public var state = ""
  public var postalCode = ""
  /// The country's name as it was written.
  public var country = ""
  public var room = ""
  public var apartment = ""
  public var floor = ""
  public var streetNumber = ""
  public var streetName = ""
  public var building = ""
  public var block = ""
  /// Neighbourhood or part of a town; RFC 9554 calls it subdistrict.
  public var subLocality = ""
  /// County or district; RFC 9554 calls it district.
  public var subAdministrativeArea = ""
  public var landmark = ""
  /// A cardinal direction, as in `North`.
  public var direction = ""
  /// ISO 3166-1 alpha-2 code in capitals, where the source states one.
  public var isoCountryCode = ""
  /// The address as it should stand on a label, where the card came with one (ADR's LABEL
  /// parameter in vCard 4, the LABEL property before).
  public var formattedAddress = ""

  public init() {}

  public init(
    street: String = "", city: String = "", state: String = "", postalCode: String = "",
    country: String = "", isoCountryCode: String = ""
  ) {
    self.street = street
    self.city = city
    self.state = state
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
  }

  public var isEmpty: Bool { self == PostalAddress() }

  /// The components in the order of ADR, RFC 9554, section 2.1.
  package static let componentPaths: [any WritableKeyPath<PostalAddress, String> & Sendable] = [
    \.postOfficeBox, \.extendedAddress, \.street, \.city, \.state, \.postalCode, \.country,
    \.room, \.apartment, \.floor, \.streetNumber, \.streetName, \.building, \.block,
    \.subLocality, \.subAdministrativeArea, \.landmark, \.direction,
  ]
}

extension PostalAddress: FieldValue {
  package init(_ field: FieldView) {
    let components = field.components(upTo: Self.componentPaths.count)
    for (path, items) in zip(Self.componentPaths, components) where !items.isEmpty {
      self[keyPath: path] = items.joined(separator: "\n")
    }
    isoCountryCode = field.text(.countryCode) ?? ""
    formattedAddress = field.text(.formattedAddress) ?? ""
  }

  package func write(to builder: inout ContactBuilder) {
    builder.appendComponents(
      Self.componentPaths.map { path in
        let text = self[keyPath: path]
        return text.isEmpty ? [] : [text]
      })
    builder.appendAttribute(.countryCode, isoCountryCode)
    builder.appendAttribute(.formattedAddress, formattedAddress)
  }
}
