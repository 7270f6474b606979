extension PostalRule {
  static let europe: [PostalRule] = [
    .init(
      countries: "DE", format: "%O%n%N%n%A%n%Z %C", region: .omitted, unit: .above, capitals: "",
      source: """
        Deutsche Post, 'Briefe richtig adressieren': company above the person, additions above the \
        street, no blank line, no country code before the postcode; DIN 5008: towns in capitals \
        only abroad.
        """),
    .init(
      countries: "AT", region: .omitted, unit: .afterComma, capitals: "",
      source: """
        Österreichische Post, 'Richtig adressieren': street, house, staircase and door on one line, \
        then postcode and town.
        """),
    .init(
      countries: "CH LI", region: .omitted, unit: .above, capitals: "",
      source: """
        Die Schweizerische Post, 'Briefe richtig adressieren': additions above the street, PO box \
        last but one, number of the delivery office after the town, no country code at home.
        """),
    .init(
      countries: "FR GP MQ GF RE YT PM BL MF", region: .omitted, unit: .above, capitals: "CX",
      source: """
        La Poste, AFNOR NF Z 10-011: flat and building on the lines above the street, postcode \
        and town last and in capitals.
        """),
    .init(
      countries: "MC", unit: .above, source: "La Poste Monaco, as NF Z 10-011."),
    .init(
      countries: "BE", region: .omitted,
      unit: .besideIfNamed(["bus", "bte", "boîte", "boite", "box", "b"]),
      source: """
        bpost, 'How to compose an address': box number ('bus', 'bte') after the house number, \
        floor and building above; postcode and town last.
        """),
    .init(
      countries: "NL", format: "%O%n%N%n%A%n%Z  %C", plain: "%O%n%N%n%A%n%Z %C", region: .omitted,
      unit: .afterSpace, capitals: "C", postalCode: "9999 AA",
      source: """
        PostNL, 'Adresseren': a space within the postcode, two before the town, town in capitals.
        """),
    .init(
      countries: "LU", region: .omitted, unit: .above,
      source: "EU Interinstitutional Style Guide 9.1.5: 'L-' before the postcode."),
    .init(
      countries: "IT SM VA", format: "%O%n%N%n%A%n%Z %C %S", region: .abbreviated, unit: .above,
      capitals: "CS",
      source: """
        Poste Italiane, 'Standard di composizione degli indirizzi': addressee, then whoever it is \
        for, then building, staircase and flat, then street; town in capitals with the \
        abbreviation of the province.
        """),
    .init(
      countries: "AD", unit: .afterComma, source: "Correos; UPU sheet of Andorra."),
    .init(
      countries: "ES", format: "%N%n%O%n%A%n%Z %C, %S", unit: .afterComma,
      source: """
        Correos; UPU sheet of Spain: floor and door after the number; the province only where the \
        town is not its capital.
        """),
    .init(
      countries: "PT", region: .omitted, unit: .afterComma, postalCode: "9999-999",
      source: "CTT, 'Código postal': code of seven digits with a hyphen, postal town after it."),
    .init(
      countries: "GB IM", region: .omitted, unit: .above, postalCode: "UK",
      source: """
        Royal Mail, 'Clear addressing': post town in capitals, postcode on a line of its own, no \
        county.
        """),
    // The table of formats writes the island's name out, which doubles it.
    .init(
      countries: "JE GG", format: "%N%n%O%n%A%n%C%n%Z", region: .omitted, unit: .above,
      postalCode: "UK", source: "Jersey Post and Guernsey Post, as Royal Mail."),
    .init(
      countries: "GI", format: "%N%n%O%n%A%n%C%n%Z", region: .omitted, unit: .above,
      source: """
        UPU sheet of Gibraltar. The table of formats writes the place's name out, which doubles it.
        """),
    .init(
      countries: "IE", unit: .above, postalCode: "*** ****",
      source: "An Post: Eircode with a space after the routing key, on a line of its own."),
    .init(
      countries: "IS", region: .omitted, unit: .afterComma,
      source: "Pósturinn; UPU sheet of Iceland."),
    .init(
      countries: "NO SJ", region: .omitted, unit: .afterComma,
      source: "Posten, 'Adressering': postcode and postal town are enough."),
    .init(
      countries: "SE", region: .omitted, unit: .afterSpace, postalCode: "999 99",
      source: """
        PostNord, 'Så skriver du adressen': c/o above the street, flat number after the house \
        number, postcode in groups of three and two.
        """),
    .init(
      countries: "FI", region: .omitted, unit: .afterSpace,
      source: """
        Posti, 'Osoitemerkinnät': company, department, person, street with staircase and flat, \
        postcode and town in capitals.
        """),
    .init(
      countries: "AX", format: "%O%n%N%n%A%n%Z %C", region: .omitted, unit: .afterSpace,
      source: "Åland Post, as Posti; the country line says Åland in mail from abroad."),
    .init(
      countries: "DK GL", region: .omitted, unit: .afterComma,
      source: "UPU sheet of Denmark: floor and door after the number and a comma."),
    .init(
      countries: "FO", region: .omitted, unit: .afterComma, postalCodePrefix: "FO-",
      source: "Posta, as Denmark; the postcode with 'FO-' before it."),
    .init(
      countries: "PL", region: .omitted, unit: .afterSpace, postalCode: "99-999",
      source: """
        Poczta Polska, 'Regulamin' par. 3: flat after the house number, postcode and post town, no \
        voivodeship.
        """),
    .init(
      countries: "CZ", format: "%N%n%O%n%A%n%Z  %C", plain: "%N%n%O%n%A%n%Z %C", region: .omitted,
      unit: .afterComma, capitals: "C", postalCode: "999 99",
      source: """
        Česká pošta, 'Jak správně nadepsat zásilku': postcode in groups of three and two, two \
        spaces before the post office, which is in capitals.
        """),
    .init(
      countries: "SK", format: "%N%n%O%n%A%n%Z  %C", plain: "%N%n%O%n%A%n%Z %C", region: .omitted,
      unit: .afterComma, capitals: "C", postalCode: "999 99",
      source: "Slovenská pošta, 'Ako adresovať': as in Czechia."),
    // The post wants city, street, postcode, from above; people write the city first as well,
    // but with the postcode before it.
    .init(
      countries: "HU", plain: "%N%n%O%n%Z %C%n%A", region: .omitted, unit: .afterSpace,
      source: "Magyar Posta; EU Interinstitutional Style Guide 9.1.5: street below the town."),
    .init(
      countries: "HR", region: .omitted, unit: .afterComma,
      source: "Hrvatska pošta; EU Interinstitutional Style Guide 9.1.5: 'HR-' before the postcode."),
    .init(
      countries: "SI", region: .omitted, unit: .afterComma, source: "Pošta Slovenije; UPU sheet."),
    .init(
      countries: "BG", region: .omitted, unit: .afterComma,
      source: "Български пощи, 'How to address postal items'."),
    .init(
      countries: "GR", region: .omitted, unit: .afterComma, postalCode: "999 99",
      source: "EU Interinstitutional Style Guide 9.1.5: a space after the third digit."),
    .init(
      countries: "CY", region: .omitted, unit: .afterComma, postalCodePrefix: "CY-",
      source: "EU Interinstitutional Style Guide 9.1.5: 'CY-' before the postcode."),
    .init(
      countries: "LT", region: .omitted, unit: .afterComma,
      postalCode: "LT-99999",
      source: "Lietuvos paštas; EU Interinstitutional Style Guide 9.1.5: 'LT-' before the postcode."
    ),
    .init(
      countries: "LV", unit: .afterComma, postalCode: "LV-9999",
      source: """
        Latvijas Pasts; EU Interinstitutional Style Guide 9.1.5: the postcode with 'LV-' after the \
        town and a comma.
        """),
    .init(
      countries: "RO", format: "%N%n%O%n%A%n%Z %C%n%S", unit: .afterComma,
      source: """
        Poșta Română; UPU sheet of Romania: six digits to the left of the town, the county, which has the name of a \
        town at times, below it.
        """),
    .init(
      countries: "AL", format: "%N%n%O%n%A%n%Z %C", plain: "%N%n%O%n%A%n%Z%n%C", unit: .afterComma,
      source: """
        Posta Shqiptare, postcodes of 2006: code and locality on one line, which the table of formats divides; \
        staircase and flat after the number.
        """),
    .init(
      countries: "EE MD BA ME MK RS XK", unit: .afterComma,
      source: "UPU sheets: flat after the house number."),
    .init(
      countries: "MT", unit: .above, postalCode: "AAA 9999",
      source: "MaltaPost; EU Interinstitutional Style Guide 9.1.5: a space after the letters."),
    .init(
      countries: "RU", unit: .afterComma, capitals: "",
      source: """
        Почта России, 'Как написать адрес': flat after the house number; town; district; region; \
        index.
        """),
    .init(
      countries: "UA", unit: .afterComma, source: "Укрпошта, 'Як правильно написати адресу'."),
    .init(countries: "BY", unit: .afterComma, source: "UPU sheet of Belarus."),
    .init(
      countries: "TR", format: "%N%n%O%n%D%n%A%n%Z %C/%S", plain: "%N%n%O%n%A%n%D%n%Z %C/%S",
      unit: .afterSpace, capitals: "CS",
      source: """
        UPU sheet of Turkey: neighbourhood above the street, floor and flat after the number, \
        district and province in capitals with a slash.
        """),
  ]
}
