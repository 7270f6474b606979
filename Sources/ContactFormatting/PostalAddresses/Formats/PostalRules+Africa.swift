extension PostalRule {
  static let africa: [PostalRule] = [
    .init(
      countries: "ZA", region: .omitted, unit: .above,
      source: """
        South African Post Office, 'Address structures': building above the street, suburb or town, \
        postcode on a line of its own; no province.
        """),
    // Street and city run together on one line in the table of formats.
    .init(
      countries: "CI", format: "%N%n%O%n%A%n%Z %C", unit: .above,
      source: "UPU sheet of Côte d'Ivoire."),
    .init(
      countries: "GN", format: "%N%n%O%n%A%n%Z %C%n%S", unit: .above, source: "UPU sheet of Guinea."
    ),
    // City and province run together without a space.
    .init(
      countries: "MZ", format: "%N%n%O%n%A%n%Z %C%n%S", unit: .afterComma,
      source: "UPU sheet of Mozambique."),
    .init(
      countries: "CV", plain: "%N%n%O%n%A%n%Z-%C%n%S", unit: .afterComma,
      source: "UPU sheet of Cabo Verde."),
    .init(
      countries: "MU", plain: "%N%n%O%n%A%n%C %Z", unit: .above, source: "UPU sheet of Mauritius."),
    .init(
      countries: "SD", plain: "%N%n%O%n%A%n%Z %C", unit: .afterComma, source: "UPU sheet of Sudan."),
    .init(
      countries: "BF BI BJ CD CF CG CM DJ DZ GA KM MA MG ML MR NE RW SN TD TG TN", unit: .above,
      source: "UPU sheets of French-speaking Africa: as in France."),
    .init(
      countries: "BW ER ET GH GM KE LR LS MW NA NG SC SL SO SS SZ TZ UG ZM ZW", unit: .above,
      source: "UPU sheets of English-speaking Africa: as in Britain."),
    .init(
      countries: "AO EG EH GQ GW LY ST", unit: .afterComma,
      source: "UPU sheets: flat after the house number."),
  ]
}
