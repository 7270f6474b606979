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
  package let region: [UInt8]
  /// The two-letter code; empty where it is not said.
  package let countryCode: String
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
    region = Self.letters(address.state)
    countryCode = address.isoCountryCode.uppercased()
    label = street.isEmpty ? Self.letters(address.formattedAddress) : []
  }

  package var isEmpty: Bool {
    street.isEmpty && premises.isEmpty && box.isEmpty && postalCode.isEmpty && locality.isEmpty
      && label.isEmpty
  }

  /// What houses are the same by within a postal code or town; see ``likeness(to:)`` for more.
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

/// How two addresses compare: the house in its street, the town, and both together.
package struct AddressLikeness: Sendable, Equatable {
  /// Street, number and flat.
  package var house: Likeness
  /// Postal code and locality.
  package var town: Likeness
  package var whole: Likeness
}

extension AddressForm {
  package func likeness(to other: AddressForm) -> Likeness { parts(to: other).whole }

  package func parts(to other: AddressForm) -> AddressLikeness {
    let town = townLikeness(to: other)
    let house = houseLikeness(to: other)
    var whole = max(house, town)
    if house == .different || town == .different {
      whole = .different
    } else if house == .unknown {
      // A town alone, or one of the two without a street.
      whole = town <= .slip && !(isEmpty || other.isEmpty) ? .part : .unknown
    } else if town == .unknown {
      // A street alone is in many towns.
      let areBare = [self, other].allSatisfy { $0.postalCode.isEmpty && $0.locality.isEmpty }
      whole = areBare ? house : max(house, .part)
    }
    if whole == .equal, self != other { whole = .notation }
    return AddressLikeness(house: house, town: town, whole: whole)
  }

  private func townLikeness(to other: AddressForm) -> Likeness {
    if !countryCode.isEmpty, !other.countryCode.isEmpty, countryCode != other.countryCode {
      return .different
    }
    let code = PlaceForm.likeness(code: postalCode, other.postalCode)
    let locality = PlaceForm.likeness(locality: locality, other.locality)
    if code == .unknown || code == .equal && locality == .different {
      // A district or the town's name in another language; the code says which town it is.
      if code == .equal { return .notation }
      let areRegions = !region.isEmpty && !other.region.isEmpty && region != other.region
      let isShort =
        PlaceForm.abbreviates(region, other.region) || PlaceForm.abbreviates(other.region, region)
      return areRegions && !isShort && locality <= .notation ? .different : locality
    }
    if locality == .unknown { return code }
    if code == .different || locality == .different {
      return code <= .slip && locality <= .slip ? .slip : .different
    }
    return max(code, locality)
  }

  private func houseLikeness(to other: AddressForm) -> Likeness {
    if !label.isEmpty || !other.label.isEmpty {
      return label == other.label ? .equal : .unknown
    }
    if !box.isEmpty || !other.box.isEmpty {
      if box == other.box { return street.isEmpty || other.street.isEmpty ? .equal : .equal }
      if !box.isEmpty && !other.box.isEmpty { return .different }
    }
    let name = street.nameLikeness(to: other.street)
    if name == .unknown {
      if !premises.isEmpty, premises == other.premises { return .equal }
      // A number alone is no street: 5 is in every one.
      return .unknown
    }
    if name == .different { return .different }
    let number = street.numberLikeness(to: other.street)
    var level = max(name, number == .unknown ? .equal : number)
    if number == .unknown, !(street.number.isEmpty && other.street.number.isEmpty) {
      level = max(level, .part)
    }
    if number == .different { return .different }
    if let unit, let others = other.unit {
      if !unit.agrees(with: others) { return .different }
    } else if unit != nil || other.unit != nil {
      level = max(level, .part)
    } else if premises != other.premises {
      let areBoth = !premises.isEmpty && !other.premises.isEmpty
      let areNear = areBoth && PlaceForm.likeness(locality: premises, other.premises) <= .part
      level = max(level, areBoth && !areNear ? .different : .part)
    }
    return level
  }
}
