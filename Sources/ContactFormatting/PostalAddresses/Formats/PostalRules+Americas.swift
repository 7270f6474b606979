extension PostalRule {
  static let americas: [PostalRule] = [
    .init(
      countries: "US AS GU MP VI UM FM MH PW", format: "%N%n%O%n%A%n%C %S %Z",
      plain: "%N%n%O%n%A%n%C, %S %Z", region: .abbreviated, unit: .afterSpace, capitals: "CS",
      postalCode: "99999|99999-9999",
      source: """
        USPS Publication 28, 213 and 222-225: secondary unit after the street, town, two-letter \
        state and ZIP code on the last line, no punctuation.
        """),
    .init(
      countries: "PR", format: "%N%n%O%n%D%n%A%n%C %S %Z", plain: "%N%n%O%n%A%n%C %S %Z",
      region: .abbreviated, unit: .afterSpace, capitals: "CS", postalCode: "99999|99999-9999",
      postalCodePrefix: "",
      source: "USPS Publication 28, 29: urbanization above the street, 'PR' as a state."),
    .init(
      countries: "CA", format: "%N%n%O%n%A%n%C %S  %Z", plain: "%N%n%O%n%A%n%C %S %Z",
      region: .abbreviated, unit: .afterSpace, postalCode: "A9A 9A9",
      source: """
        Canada Post, 'Addressing guidelines': unit after the street, two-letter province, two \
        spaces before the postal code, one within it.
        """),
    .init(
      countries: "MX", unit: .afterSpace, source: "Correos de México: 'Int.' after the number."),
    .init(
      countries: "AR", format: "%O%n%N%n%A%n%Z %C%n%S", unit: .afterSpace, capitals: "ACSZ",
      source: "UPU sheet of Argentina: company above the person, floor and flat after the number."),
    .init(
      countries: "CL", unit: .afterComma,
      source: """
        UPU sheet of Chile: building, floor and flat to the right of the street and its number.
        """),
    .init(
      countries: "BR", format: "%N%n%O%n%A%n%D%n%C - %S%n%Z", region: .abbreviated,
      unit: .afterComma, postalCode: "99999-999",
      source: """
        Correios, 'Endereçamento': complement after the number, state as two letters, CEP with a \
        hyphen.
        """),
    // Written by people with the postcode beside the city, on the other side or with another
    // sign than on labels.
    .init(
      countries: "CO", plain: "%N%n%O%n%A%n%D%n%Z %C, %S", unit: .afterComma,
      source: "4-72; UPU sheet of Colombia."),
    .init(
      countries: "CU", plain: "%N%n%O%n%A%n%C, %S, %Z", unit: .afterComma,
      source: "UPU sheet of Cuba."),
    .init(
      countries: "UY", plain: "%N%n%O%n%A%n%Z - %C, %S", unit: .afterComma,
      source: "Correo Uruguayo; UPU sheet."),
    // A space on one side of the hyphen only in the table of formats; the post has none.
    .init(
      countries: "GT", format: "%N%n%O%n%A%n%Z-%C", unit: .afterComma,
      source: "UPU sheet of Guatemala."),
    .init(
      countries: "BO CR DO EC HN NI PA PE PY SV VE", unit: .afterComma,
      source: "UPU sheets: floor and flat after the number."),
    // No format in the table; six digits after the city since 2012.
    .init(
      countries: "TT", format: "%N%n%O%n%A%n%D%n%C, %Z%n%S", unit: .above,
      source: "TTPost, postal codes of 2012."),
    .init(
      countries: "AG AI BB BM BS BZ DM GD GY HT JM KN KY LC MS TC VC VG", unit: .above,
      source: "UPU sheets of the Caribbean: as in Britain."),
  ]
}
