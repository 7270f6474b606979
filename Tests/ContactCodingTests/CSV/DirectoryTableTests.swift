import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Directories of firms and members, as people and scripts collect them.
struct DirectoryTableTests {
  @Test(arguments: [
    // A word for a kind of firm says that nobody is called so.
    (
      "Restaurant,Phone,Town\nBella Italia,0113 496 0100,Leeds\nSanta Maria,0113 496 0101,Leeds\n",
      [["organization=Bella Italia", "-name="], ["organization=Santa Maria", "-name="]]
    ),
    (
      "Apotheke;Telefon;Ort\nSankt Martin;030 5550100;Berlin\nRosa Engel;030 5550101;Berlin\n",
      [["organization=Sankt Martin", "-name="], ["organization=Rosa Engel", "-name="]]
    ),
    // So do words for kinds of firms beside names that are hardly people's.
    (
      "Name,Category,Phone\nGolden Wok,Restaurant,0113 496 0100\nSpice Corner,Restaurant,0113 496 0101\n"
        + "Rose Garden,Hotel,0113 496 0102\nBlue Lagoon,Cafe,0113 496 0104\nMartin Lee,Plumber,0113 496 0103\n",
      [
        ["organization=Golden Wok"], ["organization=Spice Corner"], ["organization=Rose Garden"],
        ["organization=Blue Lagoon"], ["name=Lee;Martin", "-organization"],
      ]
    ),
    (
      "Name,Club,Phone\nAnna's Kitchen,a,0113 496 0100\nJoe van 's Gravenzande,b,0113 496 0101\n",
      [["formattedName=Anna's Kitchen", "-name="], ["formattedName=Joe van 's Gravenzande"]]
    ),
    // More letters than anybody has initials.
    (
      "nome;telefone;localidade\nA.B.C.D.E.F. de Viana;258555010;Viana\nJ.R.R. Lima;258555011;Viana\n",
      [["organization=A.B.C.D.E.F. de Viana", "-name="], ["name=Lima;J.R.R."]]
    ),
    (
      "full_name,facility_name,contact\nAnn Lee,Elm Health Centre,0245550100\nJoe Vos,Retired,0245550101\n",
      [["name=Lee;Ann", "organization=Elm Health Centre"], ["organization=Retired"]]
    ),
    // Beside a word for a group stands one for a firm, and its site below its domain.
    (
      "Company or Group,Email,Company Domain\nElm Media,a@elm.example,elm.com\nOak News,b@oak.example,oak.com\n",
      [["organization=Elm Media", "url=elm.com", "-category"], ["organization=Oak News"]]
    ),
    // What forms put in front of a page is none, and neither are words and numbers.
    (
      "Firm,Phone,Website\nElm Ltd,0113 496 0100,http://\nOak Ltd,0113 496 0101,www.oak.example\n"
        + "Ash Ltd,0113 496 0102,none yet\nFir Ltd,0113 496 0103,5550100\n",
      [
        ["-url", "-preserved"], ["url=www.oak.example"], ["-url", "preserved=X-WEBSITE:none yet"],
        ["-url", "preserved=X-WEBSITE:5550100"],
      ]
    ),
    // A country behind the town, and a code with blanks around its hyphen.
    (
      "Nom,Adresse,Téléphone\nElm SARL,\"15, rue des Lilas 20300 Casablanca - Maroc\",0522 555 010\n"
        + "Oak SARL,\"4, rue Atlas, 10000 Rabat - Maroc\",0522 555 011\n",
      [
        ["postalAddress=;;15, rue des Lilas;Casablanca;;20300;Maroc"],
        ["postalAddress=;;4, rue Atlas;Rabat;;10000;Maroc"],
      ]
    ),
    (
      "nome;morada;postal;localidade\nAnn Lee;Rua Nova 5;4900 - 300 viana;Viana\nJoe Vos;Rua Velha 7;4700 - 195 braga;Braga\n",
      [
        ["postalAddress=;;Rua Nova 5;Viana;;4900-300"],
        ["postalAddress=;;Rua Velha 7;Braga;;4700-195"],
      ]
    ),
    // Between a street and a town stands the postal code, whatever stands above all three.
    (
      ",Contact,,Address,,\nName,Phone,Mail,Street,Code,Town\n"
        + "Ann Lee,0113 496 0100,ann@lee.example,1 High St,LS1 1AA,Leeds\n"
        + "Joe Vos,0113 496 0101,joe@vos.example,2 High St,LS1 1AB,Leeds\n",
      [
        ["postalAddress=;;1 High St;Leeds;;LS1 1AA"], ["postalAddress=;;2 High St;Leeds;;LS1 1AB"],
      ]
    ),
    // A code and a town are no year and month, and people's numbers in Sweden begin with the year.
    (
      "Naam;Straat;Plaats\nAnn Lee;Kerkstraat 5;9000 Gent\nJoe Vos;Dorp 1;3600 Genk\n",
      [["postalAddress=;;Kerkstraat 5;Gent;;9000"], ["postalAddress=;;Dorp 1;Genk;;3600"]]
    ),
    (
      "Namn;Telefon;Född\nAnna Ek;08-555 01 00;620512\nPer Lind;08-555 01 01;581103\n",
      [["birthday=19620512"], ["birthday=19581103"]]
    ),
    (
      "Navn;Telefon;Født\nAnna Ek;55 55 01 00;120562\nPer Lind;55 55 01 01;031158\n",
      [["birthday=19620512"], ["birthday=19581103"]]
    ),
    // Some have the whole name alone.
    (
      "Vorname,Nachname,Anzeigename,Email\nAnn,Lee,Ann Lee,ann@lee.example\n,,Familie Vos,vos@vos.example\n"
        + ",,Ida Lind,ida@lind.example\n,,Eva von Roux,eva@roux.example\n",
      [
        ["name=Lee;Ann", "formattedName=Ann Lee"], ["formattedName=Familie Vos", "-preserved"],
        ["formattedName=Ida Lind"], ["formattedName=Eva von Roux"],
      ]
    ),
    // Names with mailboxes behind them, in whatever way, of which some have none.
    (
      "Name,Phone\nAnn Lee <ann@lee.example>,0113 496 0100\n\"Joe Vos, joe@vos.example\",0113 496 0101\n"
        + "Ida Lind (ida@lind.example),0113 496 0102\nEva Roux eva@roux.example,0113 496 0103\nTom Elm,0113 496 0104\n",
      [
        ["formattedName=Ann Lee", "emailAddress=ann@lee.example"],
        ["formattedName=Joe Vos", "emailAddress=joe@vos.example"],
        ["formattedName=Ida Lind", "emailAddress=ida@lind.example"],
        ["formattedName=Eva Roux", "emailAddress=eva@roux.example"],
        ["formattedName=Tom Elm", "-emailAddress"],
      ]
    ),
    // A row in quotes as a whole among others, and one with blanks between two numbers.
    (
      "Name,Email\nAnn Lee,ann@lee.example\n\"Joe Vos, joe@vos.example\",\nIda Lind,ida@lind.example\n",
      [
        ["emailAddress=ann@lee.example"], ["name=Vos;Joe", "emailAddress=joe@vos.example"],
        ["emailAddress=ida@lind.example"],
      ]
    ),
    (
      "Naam;Telefoon\nAnn Lee;035-5550100    06 15550100\nJoe Vos;06-15550101\n",
      [["phoneNumber=035-5550100", "phoneNumber=06 15550100"], ["phoneNumber=06-15550101"]]
    ),
  ])
  func directories(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }
}
