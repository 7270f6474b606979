/// A postal address: vCard's ADR with RFC 9554's components, under the names that the
/// Contacts framework uses where it has one.
///
/// A component is text; where a source gives a list (`Unit 5,Floor 2`), its items are joined
/// by a line break, which separates lines of an address and never occurs within one.
public struct PostalAddress: Hashable, Sendable {
  /// The number of the post office box, with its word where there is one: `PO Box 12`.
  public var postOfficeBox = ""
  /// Apartment, suite or the like, as older cards have it.
  public var extendedAddress = ""
  /// Street and house number, possibly several lines.
  public var street = ""
  /// Town or village.
  public var city = ""
  /// State, province or region.
  public var state = ""
  /// Postal code or ZIP code.
  public var postalCode = ""
  /// The country's name as it was written.
  public var country = ""
  /// Room, suite or the like (RFC 9554, section 2.1, as all that follow).
  public var room = ""
  /// Number or name of the flat.
  public var apartment = ""
  /// Floor or level.
  public var floor = ""
  /// House number.
  public var streetNumber = ""
  /// Name of the street, without the number.
  public var streetName = ""
  /// Tower, building or the like.
  public var building = ""
  /// Name or number of the block.
  public var block = ""
  /// Neighbourhood or part of a town; RFC 9554 calls it subdistrict.
  public var subLocality = ""
  /// County or district; RFC 9554 calls it district.
  public var subAdministrativeArea = ""
  /// Something near that is easily found.
  public var landmark = ""
  /// A cardinal direction, as in `North`.
  public var direction = ""
  /// ISO 3166-1 alpha-2 code in capitals, where the source states one.
  public var isoCountryCode = ""
  /// The address as it should stand on a label, where the card came with one (ADR's LABEL
  /// parameter in vCard 4, the LABEL property before).
  public var formattedAddress = ""

  /// An empty address.
  public init() {}

  /// An address by what most of them consist of.
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

  /// Whether no component is set.
  public var isEmpty: Bool { self == PostalAddress() }

  /// The components in the order of ADR, RFC 9554, section 2.1.
  package static let componentPaths: [any WritableKeyPath<PostalAddress, String> & Sendable] = [
    \.postOfficeBox, \.extendedAddress, \.street, \.city, \.state, \.postalCode, \.country,
    \.room, \.apartment, \.floor, \.streetNumber, \.streetName, \.building, \.block,
    \.subLocality, \.subAdministrativeArea, \.landmark, \.direction,
  ]

  /// How many components ADR has.
  package static let componentCount = 18

  /// A component by its place in ADR; quicker than by its path. There is none beyond the last.
  package subscript(component index: Int) -> String {
    get {
      switch index {
      case 0: postOfficeBox
      case 1: extendedAddress
      case 2: street
      case 3: city
      case 4: state
      case 5: postalCode
      case 6: country
      case 7: room
      case 8: apartment
      case 9: floor
      case 10: streetNumber
      case 11: streetName
      case 12: building
      case 13: block
      case 14: subLocality
      case 15: subAdministrativeArea
      case 16: landmark
      case 17: direction
      default: ""
      }
    }
    set {
      switch index {
      case 0: postOfficeBox = newValue
      case 1: extendedAddress = newValue
      case 2: street = newValue
      case 3: city = newValue
      case 4: state = newValue
      case 5: postalCode = newValue
      case 6: country = newValue
      case 7: room = newValue
      case 8: apartment = newValue
      case 9: floor = newValue
      case 10: streetNumber = newValue
      case 11: streetName = newValue
      case 12: building = newValue
      case 13: block = newValue
      case 14: subLocality = newValue
      case 15: subAdministrativeArea = newValue
      case 16: landmark = newValue
      case 17: direction = newValue
      default: break
      }
    }
  }
}

extension PostalAddress: FieldValue {
  package init(_ field: FieldView) {
    var filled: UInt32 = 0
    for record in field.attributes {
      guard case .component(let place) = record.part, place < Self.componentCount else { continue }
      let text = field.text(of: record)
      let bit: UInt32 = 1 << UInt32(place)
      let index = Int(place)
      self[component: index] = filled & bit == 0 ? text : self[component: index] + "\n" + text
      filled |= bit
    }
    isoCountryCode = field.text(.countryCode) ?? ""
    formattedAddress = field.text(.formattedAddress) ?? ""
  }

  package func write(to builder: inout ContactBuilder) {
    builder.appendComponents(
      (0..<Self.componentCount).map { index in
        let text = self[component: index]
        return text.isEmpty ? [] : [text]
      })
    builder.appendAttribute(.countryCode, isoCountryCode)
    builder.appendAttribute(.formattedAddress, formattedAddress)
  }
}
