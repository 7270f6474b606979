/// Where the table of formats loses text, is outdated, or knows one way of two.
///
/// The posts of some countries want labels in a form that people don't write elsewhere; `plain`
/// is what people write.
struct AddressFormatOverride: Sendable {
  let country: String
  var format: String?
  var latin: String?
  var plain: String?
  var postalCodePrefix: String?

  static let all: [AddressFormatOverride] = [
    // What is known of no country: the postcode before the city is the commonest order.
    .init(country: "ZZ", format: "%N%n%O%n%A%n%D%n%Z %C%n%S"),

    // Name first in the table; DIN 5008 has the company above the person.
    .init(country: "DE", format: "%O%n%N%n%A%n%Z %C"),

    // No place for city and district, which address books keep apart from the street.
    .init(
      country: "JP", format: "〒%Z%n%S%T%C%D%n%A%n%O%n%N",
      latin: "%N%n%O%n%A, %D, %C, %T, %S%n%Z"),
    .init(country: "CN", format: "%Z%n%S%T%C%D%n%A%n%O%n%N"),
    .init(country: "TW", format: "%Z%n%S%T%C%D%n%A%n%O%n%N"),
    .init(
      country: "MO", format: "%S%n%C%n%D%n%A%n%O%n%N", latin: "%N%n%O%n%A%n%D%n%C%n%S"),
    // The same, and Korean has spaces between the names of places.
    .init(country: "KR", format: "%S %T %C %D%n%A%n%O%n%N%n%Z"),

    // The table writes the place's name out, which doubles it where the address has it; the
    // country line says it in international mail.
    .init(country: "SG", format: "%N%n%O%n%A%n%C %Z"),
    .init(country: "GI", format: "%N%n%O%n%A%n%C%n%Z"),
    .init(country: "GG", format: "%N%n%O%n%A%n%C%n%Z"),
    .init(country: "JE", format: "%N%n%O%n%A%n%C%n%Z"),
    .init(country: "AX", format: "%O%n%N%n%A%n%Z %C"),
    .init(country: "PR", format: "%N%n%O%n%A%n%C %S %Z", postalCodePrefix: ""),

    // Street and city run together on one line in the table.
    .init(country: "CI", format: "%N%n%O%n%A%n%Z %C"),
    .init(country: "GN", format: "%N%n%O%n%A%n%Z %C%n%S"),
    // City and province run together without a space.
    .init(country: "MZ", format: "%N%n%O%n%A%n%Z %C%n%S"),
    // A space on one side of the hyphen only; the post has none.
    .init(country: "GT", format: "%N%n%O%n%A%n%Z-%C"),
    // The area stands before the street and its house.
    .init(country: "KW", format: "%N%n%O%n%D%n%A%n%Z %C"),
    // No format in the table; six digits after the city since 2012.
    .init(country: "TT", format: "%N%n%O%n%A%n%D%n%C, %Z%n%S"),

    // The post wants city, street, postcode, from above; people write the city first as well,
    // but with the postcode before it.
    .init(country: "HU", plain: "%N%n%O%n%Z %C%n%A"),
    // Written by people with the postcode beside the city, on the other side or with another
    // sign than on labels.
    .init(country: "BR", plain: "%N%n%O%n%A%n%D%n%C - %S%n%Z"),
    .init(country: "CO", plain: "%N%n%O%n%A%n%D%n%Z %C, %S"),
    .init(country: "CU", plain: "%N%n%O%n%A%n%C, %S, %Z"),
    .init(country: "CV", plain: "%N%n%O%n%A%n%Z-%C%n%S"),
    .init(country: "ID", plain: "%N%n%O%n%A%n%C %Z%n%S"),
    .init(country: "IL", plain: "%N%n%O%n%A%n%Z %C"),
    .init(country: "IN", plain: "%N%n%O%n%A%n%C - %Z%n%S"),
    .init(country: "MU", plain: "%N%n%O%n%A%n%C %Z"),
    .init(country: "PK", plain: "%N%n%O%n%A%n%D%n%C %Z"),
    .init(country: "SD", plain: "%N%n%O%n%A%n%Z %C"),
    .init(country: "UY", plain: "%N%n%O%n%A%n%Z - %C, %S"),
    // Barangay and municipality continue the line of the street.
    .init(country: "PH", plain: "%N%n%O%n%A, %D, %C%n%Z %S"),
  ]

  static let byCountry = Dictionary(
    all.map { ($0.country, $0) }, uniquingKeysWith: { first, _ in first })
}
