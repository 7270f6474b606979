import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables of offices, schools and shops, and of whom to ask for there.
struct InstitutionTableTests {
  @Test(arguments: [
    // Places that are reached by telephone are what the rows are of.
    (
      "municipality_id,municipality_name,municipality_address,municipality_phone,municipality_email\n"
        + "1,Elm,\"4 Mill Lane, Elm PE14 0AA\",01945 555010,office@elm.example\n"
        + "2,Oak,\"7 Mere Road, Oak PE14 0AB\",01945 555011,office@oak.example\n",
      [
        [
          "organization=Elm", "phoneNumber=01945 555010", "emailAddress=office@elm.example",
          "postalAddress=;;4 Mill Lane;Elm;;PE14 0AA",
        ],
        ["organization=Oak", "postalAddress=;;7 Mere Road;Oak;;PE14 0AB"],
      ]
    ),
    (
      "wardId,wardName,wardPhone,wardEmail,wardCity,wardZip,memberCount\n"
        + "12,Maple Ward,801-555-0100,maple@elm.example,Provo,84601,300\n"
        + "13,Oak Ward,801-555-0101,oak@elm.example,Provo,84601,210\n",
      [
        [
          "organization=Maple Ward", "phoneNumber=801-555-0100", "emailAddress=maple@elm.example",
          "postalAddress=;;;Provo;;84601",
        ],
        ["organization=Oak Ward"],
      ]
    ),
    // Most headers begin with a word that says nothing.
    (
      "kd_id;user_id;kd_vorname;kd_nachname;kd_plz;kd_ort\n1;4;Ann;Lee;4020;Linz\n2;4;Joe;Vos;4030;Linz\n",
      [["name=Lee;Ann", "postalAddress=;;;Linz;;4020"], ["name=Vos;Joe"]]
    ),
    // People under a word for a firm, and one for whom to ask there.
    (
      "Agency Contacts Name,Phone,Agency Name\nAnn Lee,0131 496 0141,EPA\nThomas A Vos,0131 496 0142,DOJ\n"
        + "Mary Ann Roux,0131 496 0143,DOJ\n",
      [
        ["name=Lee;Ann", "organization=EPA"], ["name=Vos;Thomas", "organization=DOJ"],
        ["name=Roux"],
      ]
    ),
    (
      "School Contact;Phone\nAnn Lee;0131 496 0141\nThomas Vos;0131 496 0142\n",
      [["name=Lee;Ann", "-organization"], ["name=Vos;Thomas", "-organization"]]
    ),
    // Behind a comma stands the town of the row, or of an institution.
    (
      "nome;telefone;localidade\n\"EPEI Vales Mortos, Serpa\";284555010;Serpa\n"
        + "\"Oak Hill, Elvas\";268555010;Elvas\n\"Escola Jules Ferry, Beja\";284555011;Moura\n",
      [
        ["formattedName=EPEI Vales Mortos, Serpa", "-name="],
        ["formattedName=Oak Hill, Elvas", "-name="], ["-name="],
      ]
    ),
    // Where many are firms and hardly any can be a person, all are.
    (
      "name,phone,location,state_name\nElm Pizza,219 555 0141,\"24 Elm Ave, Long Beach, IN 46360\",Indiana\n"
        + "Oak Restaurant,219 555 0142,\"63 18th St, Bakersfield, CA 93301\",California\n"
        + "Corner Bakery,219 555 0143,\"6 Oak Ave, Ontario, CA 91762\",California\n"
        + "Magic Wok,219 555 0144,\"7 Oak Ave, Ontario, CA 91762\",California\n"
        + "Taco Hut,219 555 0145,\"8 Oak Ave, Ontario, CA 91762\",California\n"
        + "Spice Corner,219 555 0146,\"9 Oak Ave, Ontario, CA 91762\",California\n",
      [
        ["organization=Elm Pizza", "postalAddress=;;24 Elm Ave;Long Beach;Indiana;46360"],
        ["organization=Oak Restaurant"], ["organization=Corner Bakery"], ["organization=Magic Wok"],
        ["organization=Taco Hut"], ["organization=Spice Corner"],
      ]
    ),
    // Whatever a word for a name stands beside, where nobody else is named.
    (
      "INST_NR;INST_NAVN;ADR;POSTNR;BY\n1;Elmhøj Skole;Jagtvej 34;2200;København N\n2;Lindeparken;Elmevej 5;2700;Brønshøj\n"
        + "3;Egevang Skole;Egevej 7;2700;Brønshøj\n",
      [
        ["organization=Elmhøj Skole"], ["organization=Lindeparken"], ["organization=Egevang Skole"],
      ]
    ),
    // A ward of electors is no town.
    (
      "Name,Ward,Party,Email\nAnn Lee,Manor,Green,ann@lee.example\nJoe Vos,Bowdon,Labour,joe@vos.example\n",
      [["name=Lee;Ann", "-postalAddress"], ["name=Vos;Joe", "-postalAddress"]]
    ),
    // A part of the district that the address has already.
    (
      "name,district,block,address\nElm High School 1,Khurda,Jatni,\"Jatni, Khurda, Odisha\"\n"
        + "Oak High School 2,Puri,Konark,\"Konark, Puri, Odisha\"\n",
      [
        ["postalAddress=;;Jatni, Khurda, Odisha"], ["postalAddress=;;Konark, Puri, Odisha"],
      ]
    ),
    // Numbers of houses are called as the address is.
    (
      "Naam;ADRES_STRAAT;ADRES_NR;ADRES_PC;ADRES_PLAATS\nAnn Lee;Perzikstraat;7;4261 KC;Wijk\nJoe Vos;Kerkstraat;12a;4261 KD;Wijk\n",
      [
        ["postalAddress=;;Perzikstraat 7;Wijk;;4261 KC"],
        ["postalAddress=;;Kerkstraat 12a;Wijk;;4261 KD"],
      ]
    ),
    (
      "Nom;Adresse_rue;Adresse_num;Ville\nAnn Lee;rue de Metz;7;Lyon\nJoe Vos;rue du Port;12;Lyon\n",
      [["postalAddress=;;rue de Metz 7;Lyon"], ["postalAddress=;;rue du Port 12;Lyon"]]
    ),
    // What says that there is no way to reach somebody, and a page among mailboxes.
    (
      "Name,Phone,Email,City,Company\nAnn Lee,Not available,no email,Leeds,Not specified\n"
        + "Joe Vos,0113 496 0101,joe@vos.example,Leeds,Vos Ltd\nEva Roux,no phone,sin correo,[n/a],REDACTED FOR PRIVACY\n"
        + "Ida Lind,0113 496 0102,https://lind.example/ida,Leeds,\n",
      [
        ["name=Lee;Ann", "-phoneNumber", "-emailAddress", "-organization", "-preserved"],
        ["phoneNumber=0113 496 0101", "emailAddress=joe@vos.example"],
        ["-phoneNumber", "-emailAddress", "-organization", "-postalAddress", "-preserved"],
        ["url=https://lind.example/ida", "-emailAddress"],
      ]
    ),
    (
      "Nombre;Web\nAna Roca;www.roca.example\nEva Lind;eva@lind.example\nIda Vos;https://ida@vos.example/\n",
      [
        ["url=www.roca.example"], ["emailAddress=eva@lind.example", "-url"],
        ["url=https://ida@vos.example/", "-emailAddress"],
      ]
    ),
    (
      "Nombre;Dirección de la casa matriz\nElm S.A.;San Antonio 378\nOak S.A.;Av. Prat 12\n",
      [["postalAddress=;;San Antonio 378 [work]"], ["postalAddress=;;Av. Prat 12 [work]"]]
    ),
  ])
  func institutions(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }
}
