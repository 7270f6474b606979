import LocaleSupport

/// How addresses of a country are written.
final class AddressRules: Sendable {
  let country: CountryCode
  /// For labels, as the post wants it, and for reading, as people write it.
  let label: AddressFormat
  let plain: AddressFormat
  /// For addresses in Latin script where that makes a difference.
  let latin: AddressFormat?
  let labelLatin: AddressFormat?
  /// The parts in capitals on labels.
  let capitals: AddressFormat.PartSet
  let casing: Casing
  /// For labels of addresses without a region, where the postcode would else stand alone.
  let labelWithoutState: AddressFormat?
  let latinWithoutState: AddressFormat?
  /// What becomes of the region on labels.
  let region: PostalRule.Region
  /// How a postcode is written on labels.
  let postalCodeForm: PostalCodeForm
  /// Whether no address is complete without a postcode.
  let requiresPostalCode: Bool
  /// The prefix of the postcode in international mail; empty for most.
  let postalCodePrefix: String
  /// The pattern that postcodes have; empty where there are none, or none is known.
  let postalCodePattern: String
  /// Postcodes to show as examples.
  let postalCodeExamples: String
  /// The languages of addresses, the main one first; only for some countries.
  let languages: [String]
  let habits: StreetHabits

  /// The rules of a country; those of no country in particular where nothing is known.
  static func of(_ country: CountryCode?) -> AddressRules {
    country.flatMap { table[Int($0.index)] } ?? unknown
  }

  /// Whether there are rules for the code.
  static func isKnown(_ country: CountryCode) -> Bool {
    table[Int(country.index)] != nil && country != .unknown
  }

  /// The countries of the table, in the order of their codes.
  static let countries: [CountryCode] = table.compactMap { $0?.country }
    .filter { $0 != .unknown }

  private static let unknown =
    table[Int(CountryCode.unknown.index)] ?? AddressRules(row: ["ZZ"], fallback: ["ZZ"])

  // Small enough to be read at once, which spares a lock at every use.
  private static let table: [AddressRules?] = {
    var table = [AddressRules?](repeating: nil, count: CountryCode.count)
    let rows = AddressFormatData.table.description
      .split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let fallback = rows.first { $0[0] == "ZZ" } ?? ["ZZ"]
    for row in rows {
      guard let country = CountryCode(row[0]) else { continue }
      table[Int(country.index)] = AddressRules(row: row, fallback: fallback)
    }
    return table
  }()

  private init(row: [String], fallback: [String]) {
    func column(_ index: Int, of row: [String]) -> String {
      index < row.count ? row[index] : ""
    }
    func column(_ index: Int) -> String {
      let text = column(index, of: row)
      return text == "=" ? column(index, of: fallback) : text
    }
    let code = row[0]
    let rule = PostalRule.byCountry[code]
    // A country without a format of its own has the one for countries nothing is known about.
    let generic = PostalRule.byCountry["ZZ"]?.format
    let isGeneric = column(1, of: row) == "=" || column(1, of: row).isEmpty
    let pattern = rule?.format ?? (isGeneric ? generic : nil) ?? column(1)
    country = CountryCode(code) ?? .unknown
    label = AddressFormat(pattern)
    labelWithoutState = AddressFormat(withoutStateIn: pattern)
    plain = rule?.plain.map { AddressFormat($0) } ?? label
    let latinPattern = rule?.latin ?? column(2)
    latin = latinPattern.isEmpty ? nil : AddressFormat(latinPattern)
    labelLatin = rule?.labelLatin.map { AddressFormat($0) } ?? latin
    latinWithoutState = AddressFormat(withoutStateIn: rule?.labelLatin ?? latinPattern)
    capitals = AddressFormat.PartSet(letters: rule?.capitals ?? column(3))
    region = rule?.region ?? .written
    let codeForm = rule?.postalCode ?? ""
    postalCodeForm = PostalCodeForm(
      codeForm.isEmpty ? PostalCodeForm.ofTerritories[code] ?? "" : codeForm)
    requiresPostalCode = column(8) == "Z"
    casing = Casing(locale: LocaleIdentifier(language: Self.casingLanguages[code] ?? "und"))
    postalCodePrefix = rule?.postalCodePrefix ?? column(4)
    postalCodePattern = column(5)
    postalCodeExamples = column(6)
    languages = column(7).split(separator: " ").map(String.init)
    habits = StreetHabits(
      country: code, unit: rule?.unit ?? .afterComma, languages: languages)
  }

  /// Where capitals follow rules of their own.
  private static let casingLanguages = [
    "TR": "tr", "AZ": "az", "GR": "el", "CY": "el", "LT": "lt",
  ]
}
