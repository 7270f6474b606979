import ContactCoding
import ContactModel
import SourceText
import Testing

/// Exports of known programs, read completely. What is expected was read by a person.
struct ExportTests {
  @Test func googleExport() throws {
    let header =
      "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,"
      + "Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,"
      + "Organization Title,Organization Department,Birthday,Notes,Photo,Labels,"
      + "E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,"
      + "Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,"
      + "Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,"
      + "Address 1 - Extended Address,Relation 1 - Label,Relation 1 - Value,"
      + "Website 1 - Label,Website 1 - Value,Event 1 - Label,Event 1 - Value,"
      + "Custom Field 1 - Label,Custom Field 1 - Value,Phone 2 - Label,Phone 2 - Value\n"
    let rows =
      "Ann,,Lee,,,,,,,,Acme,CEO,,--04-15,\"a\nb, \"\"c\"\"\",,* myContacts ::: Friends,* Work,"
      + "ann@work.com ::: ann2@work.com,Home,+49 30 111,,,,,,,,,,,,,,,,,,Mobile,+49 151 222\n"
      + "Bob,,Ray,,,,,,,,,,,,,,,Home,bob@home.com,Mobile,+49 151 333,Home,,Main 1,Berlin,,,01067"
      + ",,,,,,,,,,,,\n"
    let file = try read(header + rows)
    try #require(file.contacts.count == 2)
    #expect(file.diagnostics.isEmpty)
    let ann = Contact {
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
      $0.organization = Organization(name: "Acme")
      $0.jobTitle = "CEO"
      $0.birthday = ContactDate(month: 4, day: 15)
      $0.note = "a\nb, \"c\""
      $0.categories = [LabeledValue("myContacts"), LabeledValue("Friends")]
      $0.emailAddresses = [
        LabeledValue("ann@work.com", label: .work, preference: 1),
        LabeledValue("ann2@work.com", label: .work),
      ]
      $0.phoneNumbers = [
        LabeledValue(PhoneNumber("+49 30 111"), label: .home),
        LabeledValue(PhoneNumber("+49 151 222"), label: .mobile),
      ]
    }
    let bob = Contact {
      $0.name = PersonName(familyName: "Ray", givenName: "Bob")
      $0.emailAddresses = [LabeledValue("bob@home.com", label: .home)]
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+49 151 333"), label: .mobile)]
      $0.postalAddresses = [
        LabeledValue(
          PostalAddress(street: "Main 1", city: "Berlin", postalCode: "01067"), label: .home)
      ]
    }
    #expect(file.contacts == [ann, bob])
  }

  /// Semicolons, windows-1252, German headers, and dates of the language.
  @Test func germanOutlook() throws {
    let text =
      "Anrede;Vorname;Weitere Vornamen;Nachname;Suffix;Firma;Position;Straße privat;Ort privat;"
      + "Postleitzahl privat;Telefon (privat);Mobiltelefon;E-Mail-Adresse;E-Mail-Typ;"
      + "E-Mail: Angezeigter Name;E-Mail 2: Adresse;Geburtstag;Jahrestag;Geschlecht;Priorität;"
      + "Privat;Kategorien;Notizen;Benutzer 1\r\n"
      + ";Jürgen;;Müller;;Groß GmbH;Chef;Hauptstraße 1;Köln;01067;030 111;0151 222;j@x.de;SMTP;"
      + "Jürgen Müller (j@x.de);j2@x.de;15.4.1980;0.0.00;Keine Angabe;Normal;Falsch;"
      + "Freunde;ä;Kunde seit 2001\r\n"
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let file = try read(bytes)
    let expected = Contact {
      $0.name = PersonName(familyName: "Müller", givenName: "Jürgen")
      $0.organization = Organization(name: "Groß GmbH")
      $0.jobTitle = "Chef"
      $0.postalAddresses = [
        LabeledValue(
          PostalAddress(street: "Hauptstraße 1", city: "Köln", postalCode: "01067"), label: .home)
      ]
      $0.phoneNumbers = [
        LabeledValue(PhoneNumber("030 111"), label: .home),
        LabeledValue(PhoneNumber("0151 222"), label: .mobile),
      ]
      $0.emailAddresses = [LabeledValue("j@x.de"), LabeledValue("j2@x.de")]
      $0.birthday = ContactDate(year: 1980, month: 4, day: 15)
      $0.categories = [LabeledValue("Freunde")]
      $0.note = "ä"
      $0.preservedProperties = [
        LabeledValue(
          PreservedProperty(name: "X-BENUTZER-1", rawValue: "Kunde seit 2001"),
          parameters: [Parameter("X-COLUMN", "Benutzer 1")])
      ]
    }
    #expect(file.contacts == [expected])
    #expect(file.complaints.isEmpty)
  }

  @Test func thunderbird() throws {
    let file = try read(
      "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,"
        + "Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,"
        + "Home Address 2,Home City,Home State,Home ZipCode,Home Country,Work Address,"
        + "Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,"
        + "Organization,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1,"
        + "Custom 2,Custom 3,Custom 4,Notes\n"
        + "Ann,Lee,Ann Lee,,ann@work.com,ann2@work.com,,,+49 30 111,,,+49 151 222,,,,,,,,,,,,,,,"
        + "Acme,,,,4,15,,,,,\n")
    let expected = Contact {
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
      $0.formattedName = "Ann Lee"
      $0.emailAddresses = [LabeledValue("ann@work.com"), LabeledValue("ann2@work.com")]
      $0.phoneNumbers = [
        LabeledValue(PhoneNumber("+49 30 111"), label: .home),
        LabeledValue(PhoneNumber("+49 151 222"), label: .mobile),
      ]
      $0.organization = Organization(name: "Acme")
      $0.birthday = ContactDate(month: 4, day: 15)
    }
    #expect(file.contacts == [expected])
  }

  @Test func linkedIn() throws {
    let file = try read(
      "Notes:\n\"When exporting your connection data, you may notice that some of the email "
        + "addresses are missing.\"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,"
        + "Connected On\nAnn,Lee,https://www.linkedin.com/in/ann,ann@work.com,Acme,CEO,"
        + "05 Mar 2024\n")
    let expected = Contact {
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
      $0.urls = [
        LabeledValue("https://www.linkedin.com/in/ann", label: .custom("LinkedIn"))
      ]
      $0.emailAddresses = [LabeledValue("ann@work.com")]
      $0.organization = Organization(name: "Acme")
      $0.jobTitle = "CEO"
      $0.preservedProperties = [
        LabeledValue(
          PreservedProperty(name: "X-CONNECTED-ON", rawValue: "05 Mar 2024"),
          parameters: [Parameter("X-COLUMN", "Connected On")])
      ]
    }
    #expect(file.contacts == [expected])
  }
}
