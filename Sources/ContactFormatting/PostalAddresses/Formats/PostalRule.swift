/// What a country's post asks of the lines on mail, where Google's table of formats does not say
/// it or says otherwise.
///
/// One row a country in ``PostalRule/all``. People write addresses in other ways than posts want
/// them on mail: `format` and all that follows is for labels, `plain` for reading.
struct PostalRule: Sendable {
  /// What becomes of the state, province or region.
  enum Region: Sendable {
    /// It is part of the address.
    case written
    /// The post has no place for it: with a town and a postcode it says nothing new.
    case omitted
    /// It is written as the code that the post has for it.
    case abbreviated
  }

  /// Where what is within a building stands: floor, staircase, flat.
  enum Unit: Sendable, Hashable {
    /// On a line of its own above the street.
    case above
    /// On the line of the street, after this.
    case beside(AddressLiteral)
    /// On the line of the street, after a space, where it begins with one of these words; else
    /// above.
    case besideIfNamed(Set<String>)

    static let afterComma = Unit.beside(.comma)
    static let afterSpace = Unit.beside(.space)
  }

  /// The codes of ISO 3166-1 of those that the row is for, separated by spaces.
  let countries: String
  /// The order on labels; nil for that of the table of formats. See ``AddressFormatData``.
  var format: String?
  /// The order in Latin script, where another one is native.
  var latin: String?
  /// The order in Latin script on labels alone.
  var labelLatin: String?
  /// What people write, where that is something else.
  var plain: String?
  var region = Region.written
  var unit = Unit.afterComma
  /// The parts in capitals on mail within the country, where the table of formats is wrong.
  var capitals: String?
  /// How a postcode is written: `9` a digit, `A` a letter, `*` either, all else as it is. Several
  /// forms are separated by `|`. What has other letters and digits stays as it is.
  var postalCode = ""
  /// What stands before a postcode in mail from abroad, where the table of formats is wrong.
  var postalCodePrefix: String?
  /// Who says so: the post, a standard, or the Universal Postal Union's sheet of the country.
  let source: String

  static let all = europe + americas + asiaAndOceania + africa

  static let byCountry: [String: PostalRule] = {
    var rules: [String: PostalRule] = [:]
    for rule in all {
      for country in rule.countries.split(separator: " ") { rules[String(country)] = rule }
    }
    return rules
  }()
}
