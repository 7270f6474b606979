import ContactLikeness
package import ContactModel
import LocaleSupport

/// A postal address without what is only notation: case, punctuation, abbreviated words, the
/// language of the country's name.
package struct AddressIdentity: Sendable {
  /// The line that finds the house; where there is none, all there is.
  let key: [UInt8]
  /// How many components there are.
  let componentCount: Int
  private let components: [[UInt8]]
  /// The extended address where it is nothing but a flat's number.
  private let unit: AddressUnit?
  /// The postal code without blanks and the letters of the country in front: CH-8002, SE-903 26.
  private let bareCode: [UInt8]
  /// The country's name and code as they are written; what they mean is asked where two addresses differ in
  /// them alone.
  private let country: (name: String, code: String)
  /// The words of the label; none where the address has no label.
  private let labelWords: WordSet

  /// Places among the components of ADR (RFC 6350, section 6.3.1). The country's name differs by
  /// language alone.
  private static let (extended, street, city, state) = (1, 2, 3, 4)
  private static let (postalCode, countryName) = (5, 6)

  package init(_ address: PostalAddress) {
    var address = address
    address.separateLines()
    address.separateUnit()
    unit = address.extendedAddress.isEmpty ? nil : AddressUnit(address.extendedAddress)
    var count = 0
    components = (0..<PostalAddress.componentCount).map { index in
      let text = address[component: index]
      if text.isEmpty { return [] }
      count += 1
      return Self.folded(text)
    }
    labelWords = Self.words(address.formattedAddress)
    bareCode = Self.bareCode(address.postalCode)
    country = (address.country, address.isoCountryCode)
    componentCount =
      count + (country.code.isEmpty ? 0 : 1) + (address.formattedAddress.isEmpty ? 0 : 1)
    let street = components[Self.street]
    let house = street.isEmpty ? components[11] + components[10] : street
    if !house.isEmpty {
      key = house
    } else if count > 0 {
      key = Array(components.joined(separator: [0]))
    } else {
      key = [1] + Self.folded(address.formattedAddress)
    }
  }

  /// Whether both can be the same address: no component says anything else.
  package func agrees(with other: AddressIdentity) -> Bool {
    guard key == other.key else { return false }
    for (index, (a, b)) in zip(components, other.components).enumerated()
    where index != Self.countryName && !a.isEmpty && !b.isEmpty && a != b {
      switch index {
      case Self.extended where unitAgrees(with: other): continue
      case Self.state where PlaceForm.abbreviates(a, b) || PlaceForm.abbreviates(b, a): continue
      case Self.postalCode where Self.extends(a, b) || Self.extends(b, a): continue
      case Self.postalCode where !bareCode.isEmpty && bareCode == other.bareCode: continue
      default: return false
      }
    }
    guard labelAgrees(with: other), countryAgrees(with: other) else { return false }
    // A street alone is in many towns.
    let town = [Self.city, Self.postalCode]
    return town.contains { !components[$0].isEmpty && !other.components[$0].isEmpty }
      || town.allSatisfy { components[$0].isEmpty && other.components[$0].isEmpty }
      || componentCount == 1 || other.componentCount == 1
  }

  /// Whether both can be in one country, in whatever language it is named. The name counts more than a code that
  /// contradicts it.
  private func countryAgrees(with other: AddressIdentity) -> Bool {
    // What they mean need not be known where one says no code besides the same name.
    let isCodeMissing = country.code.isEmpty || other.country.code.isEmpty
    if country.name == other.country.name,
      isCodeMissing || country.code == other.country.code
    {
      return true
    }
    guard let own = countryCode, let others = other.countryCode else { return true }
    return own == others
  }

  private var countryCode: String? {
    CountryCodes.code(of: country.name) ?? CountryCodes.code(of: country.code)
  }

  private func unitAgrees(with other: AddressIdentity) -> Bool {
    guard let unit, let others = other.unit else { return false }
    return unit.agrees(with: others)
  }

  /// Whether a ZIP code has four digits behind another's five.
  private static func extends(_ long: [UInt8], _ short: [UInt8]) -> Bool {
    short.count == 5 && short.allSatisfy(ASCII.isDigit)
      && (long.count == 9 || long.count == 10 && long[5] == 0x20)
      && long.starts(with: short) && long.suffix(4).allSatisfy(ASCII.isDigit)
  }

  private static func bareCode(_ code: String) -> [UInt8] {
    var code = code
    return code.withUTF8 { PlaceForm.postalCode($0) }
  }

  /// Whether one label says all that the other does, components apart.
  private func labelAgrees(with other: AddressIdentity) -> Bool {
    if labelWords.isEmpty || other.labelWords.isEmpty || labelWords == other.labelWords {
      return true
    }
    let said = WordSet(
      folded: Array((components + other.components).joined(separator: [UInt8(ascii: " ")])))
    let own = labelWords.subtracting(said)
    let others = other.labelWords.subtracting(said)
    return own.isSubset(of: others) || others.isSubset(of: own)
  }

  private static func words(_ text: String) -> WordSet { WordSet(folded: folded(text)) }

  /// A component as it is compared.
  private static func folded(_ text: String) -> [UInt8] {
    if text.isEmpty { return [] }
    return FoldedBytes.lettersAndDigits(text.utf8).split(separator: UInt8(ascii: " "))
      .reduce(into: []) { line, word in
        if !line.isEmpty { line.append(UInt8(ascii: " ")) }
        line += StreetForm.abbreviated(word)
      }
  }

  /// The components of all, the first one's where several have one, and the label that says most.
  package static func union(_ addresses: [PostalAddress]) -> PostalAddress {
    guard var result = addresses.first else { return PostalAddress() }
    for var other in addresses.dropFirst() {
      if !other.extendedAddress.isEmpty {
        result.separateLines()
        result.separateUnit()
      }
      if !result.street.utf8.contains(UInt8(ascii: "\n")) { other.separateLines() }
      // The flat stays within the street where both have it there.
      if AddressUnit.separated(from: result.street) == nil { other.separateUnit() }
      if let own = AddressUnit(result.extendedAddress), !own.isNamed,
        AddressUnit(other.extendedAddress)?.isNamed ?? false
      {
        result.extendedAddress = other.extendedAddress
      }
      for index in 0..<PostalAddress.componentCount where result[component: index].isEmpty {
        result[component: index] = other[component: index]
      }
      if other.postalCode != result.postalCode,
        extends(folded(other.postalCode), folded(result.postalCode))
      {
        result.postalCode = other.postalCode
      }
      // The letters in front may be all that says the country.
      if result.isoCountryCode.isEmpty, result.country.isEmpty,
        other.postalCode.utf8.count > result.postalCode.utf8.count,
        bareCode(other.postalCode) == bareCode(result.postalCode), !result.postalCode.isEmpty
      {
        result.postalCode = other.postalCode
      }
      if result.isoCountryCode.isEmpty { result.isoCountryCode = other.isoCountryCode }
    }
    let labels = addresses.map(\.formattedAddress)
    guard labels.contains(where: { $0 != labels[0] }) else { return result }
    let said = words(
      addresses.flatMap { address in
        (0..<PostalAddress.componentCount).map { address[component: $0] }
      }.joined(separator: " "))
    // What only puts the components together is no news for an address without a label.
    var most = labels[0].isEmpty ? 0 : -1
    for label in labels where !label.isEmpty {
      let count = words(label).subtracting(said).count
      if count > most { (result.formattedAddress, most) = (label, count) }
    }
    return result
  }
}
