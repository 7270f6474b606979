package import ContactFormatting
package import ContactModel
import PhoneNumbers
import SourceText

/// Looks at an address before it is printed: finds the country that it does not name where
/// something tells it, and lists what is doubtful and what the label will not say.
package struct AddressReview {
  /// The address, in the country that was found.
  package private(set) var prepared: PreparedAddress
  package private(set) var findings: [LabelFinding.Kind] = []

  package init(_ address: PostalAddress, of contact: Contact, _ formatter: PostalAddressFormatter) {
    prepared = formatter.prepare(address)
    if prepared.namesNoCountry { findCountry(of: contact, formatter) }
    for diagnostic in formatter.diagnostics(for: prepared) {
      findings.append(.doubtfulAddress(diagnostic.code, message: diagnostic.message))
    }
    for change in formatter.changes(of: prepared) where change.isWorthTelling {
      findings.append(.change(change))
    }
  }

  package var address: PostalAddress { prepared.address }

  /// Takes the country of the contact's numbers where the address can be in it.
  private mutating func findCountry(of contact: Contact, _ formatter: PostalAddressFormatter) {
    if let region = StatedPhoneRegion.region(of: contact), region != formatter.style.senderCountry {
      var address = address
      address.isoCountryCode = region
      let moved = formatter.prepare(address)
      let isPlausible = !formatter.diagnostics(for: moved).contains {
        $0.code == .unusualPostalCode || $0.code == .missingPostalCode
          || $0.code == .foreignPostalCode
      }
      // Without a postcode to prove it, a mobile number from abroad is no address abroad.
      if isPlausible, !address.postalCode.isEmpty || isDoubtfulAtHome(formatter) {
        prepared = moved
        findings.append(.countryOfNumbers(name: CountryNames.inSentence(region)))
        return
      }
    }
    if formatter.style.senderCountry != nil, !isDoubtfulAtHome(formatter) {
      findings.append(.domesticPresumed)
    }
  }

  private func isDoubtfulAtHome(_ formatter: PostalAddressFormatter) -> Bool {
    formatter.diagnostics(for: prepared).contains {
      $0.code == .missingCountry || $0.code == .missingPostalCode
    }
  }
}
