extension PostalRule {
  static let asiaAndOceania: [PostalRule] = [
    // What is known of no country: the postcode before the city is the commonest order.
    .init(
      countries: "ZZ", format: "%N%n%O%n%A%n%D%n%Z %C%n%S",
      source: "UPU S42: the commonest template."),

    // No place in the table of formats for city and district, which address books keep apart from
    // the street.
    .init(
      countries: "JP", format: "〒%Z%n%S%T%C%D%n%A%n%O%n%N", latin: "%N%n%O%n%A, %D, %C, %T, %S%n%Z",
      unit: .above, postalCode: "999-9999",
      source: "日本郵便; UPU sheet of Japan: postcode of seven digits with a hyphen."),
    .init(
      countries: "CN", format: "%Z%n%S%T%C%D%n%A%n%O%n%N", unit: .above,
      source: "China Post; UPU sheet of China."),
    .init(
      countries: "TW", format: "%Z%n%S%T%C%D%n%A%n%O%n%N", unit: .above,
      source: "Chunghwa Post, 'Format for addressing envelopes'."),
    .init(
      countries: "HK", unit: .above, capitals: "CS",
      source: "Hongkong Post, 'Correct addressing': flat and building above the street; capitals."),
    .init(
      countries: "MO", format: "%S%n%C%n%D%n%A%n%O%n%N", latin: "%N%n%O%n%A%n%D%n%C%n%S",
      unit: .above, source: "CTT Macau; UPU sheet of Macao."),
    // Korean has spaces between the names of places.
    .init(
      countries: "KR", format: "%S %T %C %D%n%A%n%O%n%N%n%Z",
      labelLatin: "%N%n%O%n%A%n%D%n%C%n%S %Z", unit: .above,
      source:
        "Korea Post; UPU sheet: five digits to the right of the locality, which is in capitals."
    ),
    .init(
      countries: "KP KH LA MM MN MV NP BT LK BD TH VN", unit: .above,
      source: "UPU sheets: flat and building above or before the street."),
    .init(
      countries: "IN", plain: "%N%n%O%n%A%n%C - %Z%n%S", unit: .above, postalCode: "999999",
      source: "India Post: flat and building above the street; PIN of six digits."),
    .init(
      countries: "PK", plain: "%N%n%O%n%A%n%D%n%C %Z", unit: .above,
      source: "UPU sheet of Pakistan: town, hyphen, postcode."),
    // Barangay and municipality continue the line of the street.
    .init(
      countries: "PH", format: "%N%n%O%n%A%n%D%n%Z %C%n%S", plain: "%N%n%O%n%A, %D, %C%n%Z %S",
      unit: .above, source: "PHLPost; UPU sheet of the Philippines: postcode before the town."),
    .init(
      countries: "ID", format: "%N%n%O%n%A%n%D%n%C %Z%n%S", region: .omitted, unit: .above,
      source: """
        Pos Indonesia; UPU sheet of Indonesia: five digits to the right of the town, no province.
        """),
    .init(
      countries: "MY BN", unit: .above, source: "Pos Malaysia; UPU sheets of Malaysia and Brunei."),
    // The table of formats writes the place's name out, which doubles it where the address has it.
    .init(
      countries: "SG", format: "%N%n%O%n%A%n%C %Z", unit: .afterSpace,
      source: "SingPost: unit number with # after the street; 'Singapore' and six digits last."),
    .init(
      countries: "IL", plain: "%N%n%O%n%A%n%Z %C", unit: .afterComma,
      source: "Israel Post; UPU sheet: postcode to the right of the town."),
    // The area stands before the street and its house.
    .init(
      countries: "KW", format: "%N%n%O%n%D%n%A%n%Z %C", unit: .afterComma,
      source: "UPU sheet of Kuwait."),
    .init(
      countries: "AE BH IQ IR JO LB OM QA SA SY YE PS", unit: .afterComma,
      source: "UPU sheets: mail goes to post office boxes; flat after the number elsewhere."),
    // From the large to the small was the order of Soviet mail, and is that of what people write.
    .init(
      countries: "KZ", format: "%N%n%O%n%A%n%C%n%S%n%Z", plain: "%Z%n%S%n%C%n%A%n%O%n%N",
      unit: .afterComma,
      source: "Kazpost, UPU sheet: addressee, street and flat, locality, province, postcode."),
    .init(
      countries: "AM", format: "%N%n%O%n%A%n%Z %C%n%S", plain: "%N%n%O%n%A%n%Z%n%C%n%S",
      unit: .afterComma,
      source: """
        UPU sheet of Armenia: postcode and locality on one line, which the table of formats divides.
        """),
    .init(
      countries: "AF AZ GE KG TJ TM UZ", unit: .afterComma,
      source: "UPU sheets: flat after the house number."),

    .init(
      countries: "AU CC CX NF HM", region: .abbreviated, unit: .above, capitals: "CS",
      source: """
        Australia Post, 'Addressing guidelines': unit above the street; place, abbreviated state \
        and postcode on the last line in capitals, without punctuation.
        """),
    .init(
      countries: "NZ", region: .omitted, unit: .above, capitals: "",
      source: """
        New Zealand Post, 'How to address mail': unit above or before the street, suburb, town and \
        postcode; no region.
        """),
    .init(
      countries: "CK FJ FK KI NC NR NU PF PG PN SB SH TK TO TV VU WF WS", unit: .above,
      source: "UPU sheets: as in Britain and France."),
  ]
}
