import ContactModel
import FileFormats
import Testing

/// Customer files whose rows are companies and people, as a column says.
struct RowKindsTests {
  /// What is company, name and name as it is shown, of each row.
  @Test(
    arguments: [
      (
        "Kundennr;Kontakttyp;Name;E-Mail\n1;Firma;Rad Lindner;rad@lindner.example\n"
          + "2;Privat;Jana Oster;jana@oster.example\n",
        ["Rad Lindner||", "|Oster;Jana|"]
      ),
      // A question of yes and no.
      (
        "Display Name,Is a Company,Related Company,Email\n"
          + "Harbour Tools,TRUE,,desk@harbour.example\n"
          + "Mina Okafor,FALSE,Harbour Tools,mina@harbour.example\n",
        ["Harbour Tools||", "Harbour Tools|Okafor;Mina|"]
      ),
      // Whoever has a form of address, or a company beside, is somebody there.
      (
        "Adressart;Anrede;Name;Firma;Telefon\nFirma;Herr;Jan Oster;;030 1234567\n"
          + "Firma;;Ute Brandt;Oster GmbH;030 7654321\nPrivat;;Eva Lind;;030 1112223\n",
        ["|Oster;Jan|", "Oster GmbH|Brandt;Ute|", "|Lind;Eva|"]
      ),
      // Two columns for both.
      (
        "Nr;Art;Name 1;Name 2;Mail\n1;Unternehmen;Velo Lindner;Filiale Nord;velo@lindner.example\n"
          + "2;Person;Oster;Jana;jana@oster.example\n3;Person;Mia Brandt;;mia@brandt.example\n",
        ["Velo Lindner||", "|Oster;Jana|", "||Mia Brandt"]
      ),
      // Other words in the column say nothing of it.
      (
        "Art;Name;Telefon\nFirma;Jan Oster;030 1234567\nStammtisch;Ute Brandt;030 7654321\n",
        ["|Oster;Jan|", "|Brandt;Ute|"]
      ),
    ] as [(String, [String])])
  func rowsAreWhatTheirColumnSays(_ table: String, _ expected: [String]) throws {
    let found = try read(table, .csv).contacts.map { contact in
      let organization = contact[.organizations].first?.value.name ?? ""
      let components = contact.name?.components ?? []
      let name = components.isEmpty ? "" : "\(components[0].joined());\(components[1].joined())"
      return "\(organization)|\(name)|\(name.isEmpty ? contact.formattedName ?? "" : "")"
    }
    #expect(found == expected)
  }
}
