package import ContactModel

/// The given and the family name of somebody, as the likeliest reading of a name has them, prepared
/// for comparison.
package struct NameForm: Sendable {
  package let given: NamePart?
  private let familyName: [UInt8]

  /// Prepared each time, since it is seldom asked for.
  package var family: NamePart? { Self.part(familyName) }

  private init(_ readings: NameReadings) {
    given = readings.all.first.flatMap { Self.part($0.given) }
    familyName = readings.all.first?.family ?? []
  }

  private static func part(_ canonical: [UInt8]) -> NamePart? {
    canonical.isEmpty ? nil : NamePart(canonical)
  }

  package init(_ name: PersonName) {
    func text(_ text: String) -> NameText? { text.isEmpty ? nil : NameText(text) }
    self.init(
      NameReadings(
        given: text(name.givenName), additional: text(name.middleName),
        family: text(name.familyName), suffix: text(name.nameSuffix)))
  }

  /// A name in one text, in whatever order.
  package init(formatted text: String) { self.init(NameReadings(given: NameText(text))) }
}
