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
  ])
  func directories(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }
}
