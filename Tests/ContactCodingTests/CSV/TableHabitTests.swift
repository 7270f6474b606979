import ContactCoding
import ContactModel
import FileFormats
import Testing

/// What programs and people put beside contacts, or in their places: each contact by what its summary has.
struct TableHabitTests {
  @Test(arguments: [
    // A line that one program writes for another stands above the names of columns.
    (
      "\"EXTF\";700;16;\"Debitoren/Kreditoren\";5;20240115\nKonto;Name (Adressattyp Unternehmen);"
        + "Name (Adressattyp natürl. Person);Vorname (Adressattyp natürl. Person);Straße;Postleitzahl;Ort;Telefon\n"
        + "10001;Lind GmbH;;;Gewerbering 5;83043;Bad Aibling;08061 555010\n"
        + "10002;;Vos;Ann;Bergstr. 8;83080;Oberaudorf;08033 555237\n",
      ["organization=Lind GmbH", "name=Vos;Ann"]
    ),
    // What is said of the list is nobody, though its name is that of a column.
    (
      "Verein;TSV Musterstadt\nDatum;01.11.2024\nName;Vorname;Telefon\nLee;Ann;030 5550111\nVos;Joe;030 5550112\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    (
      "Klub;TJ Sokol\nDatum exportu;01.11.2024\n\nPříjmení;Jméno;Telefon\nLee;Ann;601 555 011\nVos;Joe;601 555 012\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    (
      "Company,Elm & Sons,\nExported on,2024-11-01,\nExported by,The office,\nName,Email,Phone\n"
        + "Ann Lee,ann@x.example,617 555 0111\nJoe Vos,joe@x.example,617 555 0112\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // What stands for the row above is not known of a row alone, and is kept.
    (
      "Name;Straße;Ort;Telefon\nEva Lind;Am Weg 3;Ulm;0731 123456\nJan Lind;dito;〃;0731 123457\n",
      ["postalAddress=;;Am Weg 3;Ulm", "postalAddress=;;dito;〃"]
    ),
    // A word for a firm over numbers is a number there.
    (
      "FirstName,LastName,Company,Mobile,Business,Business2\nAnn,Lee,Elm,6945550112,2104555010,2104555011\n"
        + "Joe,Vos,Oak,6945550113,2104555012,\n",
      ["phoneNumber=2104555010 [work]", "phoneNumber=2104555012 [work]"]
    ),
    // How a booking stands is no region, and a device's number no postal code.
    (
      "Estado,Nome do hóspede,Contacto\nConfirmada,Ana Lee,+351 912 555 014\nCancelada,Rui Vos,+351 912 555 015\n",
      ["name=Lee;Ana", "name=Vos;Rui"]
    ),
    (
      "First Name,Last Name,Phone,PIN\nAnn,Lee,029 2018 0123,21C0A4B7\nJoe,Vos,029 2018 0124,2100F4A7\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // Nobody lives there any more.
    (
      "Parz.;Pächter;Telefon\n14;Krause, Helga;0391 5551234\n16;FREI - ab Mai;\n17;Frei, Ursula;0391 5551236\n",
      ["name=Krause;Helga", "name=Frei;Ursula"]
    ),
    (
      "番地,世帯主,電話\n12-3,佐藤　一郎,03-5555-1234\n12-6,(空き家),\n12-8,鈴木　博,03-5555-1290\n",
      ["name=佐藤;一郎", "name=鈴木;博"]
    ),
    // What Brazilians are called by is the family name in Portugal.
    (
      "Apelido,Nome,Zap\nParedão,Valdir Nunes,(31) 98555-0121\nTiquinho,Carlos da Silva,31 98555-0177\n",
      ["nickname=Paredão", "name=da Silva;Carlos"]
    ),
    (
      "Apelido,Nome,Telemóvel\nNunes,Ana Maria,912 555 014\nSilva,Rui,912 555 015\n",
      ["name=Nunes;Ana Maria", "name=Silva;Rui"]
    ),
    // A column that nobody filled gives way to another.
    (
      "Given Name,First Name,Last Name,Phone\n,Ann,Lee,0131 496 0141\n,Joe,Vos,0131 496 0142\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // A second address of which only the postal code and the town are called as before.
    (
      "Nom;Prénom;Adresse hiver;CP;Ville;Adresse été (mai-sept.);CP;Ville\n"
        + "Roux;Ève;18 bd Carnot;06400;Cannes;Le Clos;01480;Ars-sur-Formans\n",
      ["postalAddress=;;18 bd Carnot;Cannes;;06400 [\"hiver\"]"]
    ),
    // Streets under a word for the number of a house.
    (
      "नाम,मकान नं.,मोबाइल\nरमेश गुप्ता,\"12/4, गली नं. 3\",98555 01210\nअनिता वर्मा,\"क्लिनिक, मेन रोड\",98555 01211\n",
      ["postalAddress=;;12/4, गली नं. 3", "postalAddress=;;क्लिनिक, मेन रोड"]
    ),
    // A degree behind a whole name, and initials behind a family name; nothing but a family name.
    (
      "Nama,HP\n\"Ibu Dr. Lestari Wulandari, Sp.A\",0812-5555-0121\nSiti Aminah,0812-5555-0122\n",
      ["name=Wulandari;Lestari;;Ibu Dr.;Sp.A", "name=Aminah;Siti"]
    ),
    (
      "Naam,Tel.\nMw. Van den Berg-Smit,020-5550134\nJoop de Wit,06-55501298\n",
      ["name=Van den Berg-Smit;;;Mw.", "name=de Wit;Joop"]
    ),
    (
      "Họ tên,Điện thoại\nLe Van Hung,0912 555 014\nNguyen Thi Lan,0912 555 015\n",
      ["formattedName=Le Van Hung", "name=Nguyen;Thi Lan"]
    ),
    (
      "Nombre,Tel.\n\"García López, Ma.José\",600 55 01 41\n\"Ruiz Soto, Ana\",600 55 01 42\n",
      ["name=García López;Ma.José", "name=Ruiz Soto;Ana"]
    ),
    // A short legal form, as it is written.
    (
      "Omistaja\tOsoite\tPuh.\nVirtanen Pekka\tMäntypolku 3\t040 555 0121\nLind-Koski Oy\tPL 14\t03 555 0177\n",
      ["name=Virtanen;Pekka", "organization=Lind-Koski Oy"]
    ),
    // Where else something goes, and what it is tracked by.
    (
      "Buyer Name,Buyer Email,Post To Name,Post To Address 1,Post To City,Post To Postcode,Tracking Number\n"
        + "Ann Lee,ann@lee.example,Ann Lee,17 Mill Brow,Marple,SK6 7LR,QX55501041GB\n",
      ["postalAddress=;;17 Mill Brow;Marple;;SK6 7LR"]
    ),
    // The firm in an address, and the language of a shop.
    (
      "email,_store,firstname,lastname,_address_company,_address_street,_address_city\n"
        + "ann@lee.example,de_ch,Ann,Lee,Lind Velos AG,Tösstalstr. 22,Winterthur\njoe@vos.example,de_de,Joe,Vos,,,\n",
      ["organization=Lind Velos AG", "name=Vos;Joe"]
    ),
    // Whom to ask for stands behind names that nobody knows what they are.
    (
      "Avisar a\tRubro\tPersona de contacto\tTel.\nEdesur\tluz\tAna Roux\t0800-333-5550\nColegio Elm\tjardín\tEva Lee\t11 5555-0191\n",
      ["organization=Edesur", "organization=Colegio Elm"]
    ),
    // The head of a family, whose name has a column of its own.
    (
      "Familia,Capul familiei,Soția,Telefon\nPopescu,Ion,Maria,0744 555 012\nMunteanu,Gheorghe,,0744 555 013\n",
      ["name=Popescu;Ion", "name=Munteanu;Gheorghe"]
    ),
    // Crosses are no names of columns, whatever a cross means elsewhere.
    (
      "Navn;Adr.;Pnr. & by;Kort 22;Svar 22;Kort 23;Svar 23\nEva og Per Lund;Birkevej 3;8900 Randers;x;x;x;\n"
        + "Ida Holm;Åvej 5;7900 Nykøbing;;x;x;x\nOle Bech;Engen 9;7700 Thisted;;;x;\n",
      ["name=Lund;Eva og Per", "name=Holm;Ida", "name=Bech;Ole"]
    ),
    // The same twice, in two languages, of which one says more.
    (
      "Nimi / First name;Sukunimi / Surname;Puhelin / Phone\nAino;Mäki;040 555 0121\nEero;Salo;040 555 0122\n",
      ["name=Mäki;Aino", "name=Salo;Eero"]
    ),
    // A country is called so by its region, too.
    (
      "Full Name,Address 2: City,Address 2: State/Province,Address 2: Country/Region\n"
        + "Ann Lee,Nashik,Maharashtra,India\nJoe Vos,Surat,Gujarat,India\n",
      [
        "postalAddress=;;;Nashik;Maharashtra;;India", "postalAddress=;;;Surat;Gujarat;;India",
      ]
    ),
    (
      "Nom complet;Adresse 1 : Ville;Adresse 1 : Pays/Région\nAnne Roux;Namur;Belgique\nYves Maes;Mons;Belgique\n",
      ["postalAddress=;;;Namur;;;Belgique", "postalAddress=;;;Mons;;;Belgique"]
    ),
    // Firms have one column, and those who work somewhere another.
    (
      "First Name,Last Name,Organization Name,Current Employer,Phone\nAnn,Lee,,Elm Hospice,0131 496 0141\n"
        + ",,Elm Hospice,,0131 496 0142\n",
      ["organization=Elm Hospice", "organization=Elm Hospice"]
    ),
    // One more number, of which no more is known.
    (
      "First Name,Last Name,Email,Business,Mobile,Home,Other,Remark\nAnn,Lee,,2104555010,6945550112,,6945550119,\n"
        + "Joe,Vos,,2104555012,,2104555013,2104555014,\n",
      ["phoneNumber=6945550119 [other]", "phoneNumber=2104555014 [other]"]
    ),
    // A table on its side, whose states are no header of another table.
    (
      "Nome;Ana Lima;Rui Paz;Eva Reis\nCelular;48 90000-0101;48 90000-0102;47 90000-0103\nCidade;Olinda;Olinda;Monte\nUF;SC;SC;SC\n",
      ["name=Lima;Ana", "name=Paz;Rui", "name=Reis;Eva"]
    ),
    // Pages of a printed list.
    (
      "Name,Street,Phone\n\"Lee, Ann\",Mill Brow,01632 960301\nPage 1 of 2,,\n\"Vos, Joe\",Mill Brow,01632 960302\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // Country or region, in whatever language.
    (
      "Прізвище,Ім’я,Місто,Країна або регіон\nКоваль,Олена,Луцьк,Україна\nМельник,Іван,Рівне,Україна\n",
      ["postalAddress=;;;Луцьк;;;Україна", "postalAddress=;;;Рівне;;;Україна"]
    ),
    (
      "Förnamn,Efternamn,Ort,Land eller region\nEva,Lind,Umeå,Sverige\nOla,Berg,Luleå,Sverige\n",
      ["postalAddress=;;;Umeå;;;Sverige", "postalAddress=;;;Luleå;;;Sverige"]
    ),
    // What the law calls somebody.
    (
      "Member No.,Legal First Name,Family Name,Preferred Name,Mobile\n7,Minh,Hoang,Winston,0400 000 118\n8,Ann,Lee,,0400 000 119\n",
      ["name=Hoang;Minh", "name=Lee;Ann"]
    ),
    (
      "Debitornr.;Navn;Att.;Telefon\n10;Elm Skole;Ida Holm;86 55 01 03\n20;Lind Byg A/S;;86 55 01 04\n",
      ["organization=Elm Skole", "organization=Lind Byg A/S"]
    ),
    // Firms under a word for names, beside those who work there.
    (
      "*ContactName,FirstName,LastName,PhoneNumber,LegalName\nElm Ltd,Ann,Lee,03 555 0101,Elm Limited\nOak Seafoods,Joe,Vos,03 555 0102,\n",
      ["organization=Elm Ltd", "organization=Oak Seafoods"]
    ),
    // Titles under a word for names.
    (
      "Naziv;Ime;Priimek;Pošta\ndr.;Metka;Zupan;Ljubljana\nmag.;Žiga;Hribar;Celje\n",
      ["name=Zupan;Metka;;dr.", "name=Hribar;Žiga;;mag."]
    ),
    // A house's number, and a reading in kana of half width.
    (
      "Prénom,Nom,No civique,Rue,Ville\nÈve,Roux,1240,rue Cartier,Laval\nLuc,Blanc,88,chemin du Lac,Laval\n",
      ["postalAddress=;;1240 rue Cartier;Laval", "postalAddress=;;88 chemin du Lac;Laval"]
    ),
    (
      "お届け先名,お届け先名(ｶﾅ),お届け先電話番号\n水野 恵子,ﾐｽﾞﾉ ｹｲｺ,03-0000-5501\n工藤 大輔,ｸﾄﾞｳ ﾀﾞｲｽｹ,03-0000-5502\n",
      ["phoneticFamilyName=ﾐｽﾞﾉ", "phoneticFamilyName=ｸﾄﾞｳ"]
    ),
    // What keeps a spreadsheet from counting stands before postal codes with letters, too.
    (
      "First Name,Last Name,City,Zip\nSjoerd,Hoek,Leeuwarden,'8911 AB\nWies,Vos,Groningen,'9712 CD\n",
      ["postalAddress=;;;Leeuwarden;;8911 AB", "postalAddress=;;;Groningen;;9712 CD"]
    ),
    // The whole of a birthday under what is the day of it elsewhere, where no column is the month.
    (
      "email,firstName,lastName,mobilePhone,homePhone,homeStreet,homeCity,homePostalCode,birthday,notes\n"
        + "ann@lee.example,Ann,Lee,+54 9 341 555-0101,0341 555-0111,San Luis 14,Rosario,S2000,1988-11-03,\n",
      ["birthday=19881103"]
    ),
    // An office of the post under a word for it and the town, with its number alone.
    (
      "Naziv;Ulica;Pošta;Kraj;Telefon\nLind d.o.o.;Obrtna cona 5;4226;Žiri;04 555 01 01\nEva Vos;Pot 3;8310;Šentjernej;04 555 01 02\n",
      ["postalAddress=;;Obrtna cona 5;Žiri;;4226", "postalAddress=;;Pot 3;Šentjernej;;8310"]
    ),
    // Kinds of numbers beside a word for those of houses, too.
    (
      "Name;Nummer;Nr. privat;Nr. Arbeit\nEva Lind;0170 5550101;03691 55501;\nIda Vos;;;03691 55502\n",
      ["phoneNumber=03691 55501 [home]", "phoneNumber=03691 55502 [work]"]
    ),
    // A firm in another language, and a firm that is called as nobody beside it.
    (
      "title|firstname|lastname|displayname|society|phone\nms|Ève|Roux|Roux Ève|Caisse du Fjord|4185550121\n"
        + "mr|Luc|Blanc|Blanc Luc|Scierie du Lac|4185550122\n",
      ["organization=Caisse du Fjord", "organization=Scierie du Lac"]
    ),
    (
      "*ContactName,FirstName,LastName,PhoneNumber,LegalName\nElm Ltd,Ann,Lee,03 555 0101,\nJoe Vos,Joe,Vos,03 555 0102,\n"
        + "Oak Scaffolding,Ida,Holm,03 555 0103,\n",
      ["organization=Elm Ltd", "name=Vos;Joe", "organization=Oak Scaffolding"]
    ),
    // Whoever holds a plot is the person of the row, and two rows are its header.
    (
      "Plot,,Holder,,Contact,\nNo.,Size,Surname,First name,Tel,Mobile\n1A,5 rods,Lee,Ann,01632 960201,\n2,10 rods,Vos,Joe,,07700 900202\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // Second numbers of kinds, and postal codes of bookkeepers.
    (
      "First Name,Last Name,Business Number,Home,Home 2,City\nAnn,Lee,2104555010,,2104555011,Elm\nJoe,Vos,2104555012,2104555013,2104555014,Elm\n",
      ["phoneNumber=2104555011 [home]", "phoneNumber=2104555014 [home]"]
    ),
    (
      "First Name,Last Name,Billing Address,Billing City,Billing Code,Shipping Address,Shipping City,Shipping Code\n"
        + "Ann,Lee,18 Florida Road,Durban,4001,Unit 5,Pinetown,3610\nJoe,Vos,3 Elm Road,Rayton,1001,,,\n",
      ["postalAddress=;;Unit 5;Pinetown;;3610", "postalAddress=;;3 Elm Road;Rayton;;1001"]
    ),
    // A letter for a sex in another language than the headers'.
    (
      "firstName,lastName,gender,phone\nEva,Lind,W,0341 5550101\nOle,Bech,M,0341 5550102\n",
      ["gender=F", "gender=M"]
    ),
    // What somebody's firm is called tells where the given name stands beside it.
    (
      "*ContactName,EmailAddress,FirstName,LastName\nElm Ltd,a@elm.example,Ann,Lee\nTom Club,tom@club.example,Tom,Club\n"
        + "Oak Co-op,hello@oak.example,,\nVos & Daughters,joe@vos.example,Joe,Vos\n",
      [
        "organization=Elm Ltd", "formattedName=Tom Club", "organization=Oak Co-op",
        "organization=Vos & Daughters",
      ]
    ),
    // The parent has the row whose address it is.
    (
      "Nom responsable;Prénom responsable;Adresse responsable;CP responsable;Commune responsable;Nom enfant;Prénom enfant\n"
        + "ROUX;Ève;3 rue Haute;80120;RUE;PETIT;Léo\nBLANC;Luc;5 rue Basse;80120;RUE;BLANC;Zoé\n",
      ["name=ROUX;Ève", "name=BLANC;Luc"]
    ),
    // Lists by which mail is sent are groups.
    (
      "Email address,First name,Last name,Email Lists\nann@lee.example,Ann,Lee,Spring News\njoe@vos.example,Joe,Vos,Donors\n",
      ["category=Spring News", "category=Donors"]
    ),
    // Numbers of houses behind their streets.
    (
      "NAME;STRASSE;NUMMER;PLZ;STADT\nEva Lind;Am Brink;2;27474;Cuxhaven\nIda Vos;Torstraße;99c;10119;Berlin\n",
      ["postalAddress=;;Am Brink 2;Cuxhaven;;27474", "postalAddress=;;Torstraße 99c;Berlin;;10119"]
    ),
    // A remark behind a number, without a header above.
    (
      "\"Lind, Eva\";Dorfstr. 1;26345 Bockhorn;04453 555201\n\"Vos, Ida\";Dorfstr. 7;26345 Bockhorn;04453 555206 (ab 18 Uhr)\n"
        + "\"Bech, Ole\";Am Teich 2;26345 Bockhorn;04453 555207 / 0160 5551070\n",
      ["phoneNumber=04453 555201", "phoneNumber=04453 555206", "phoneNumber=04453 555207"]
    ),
    // Parts of a band stand between those who play in them.
    (
      "Fornavn;Etternavn;Født;Mobil\nAspiranter;;;\nIda;Holm;24.05.2012;900 55 141\nHovedkorps;;;\nOle;Bech;30.11.2013;900 55 142\n"
        + "Per;Lund;01.10.2012;900 55 143\n",
      ["name=Holm;Ida", "name=Bech;Ole", "name=Lund;Per"]
    ),
    // What a program says below what it exports.
    (
      "Nr;Buyer Name;Buyer Email;Total\n1;Ann Lee;ann@lee.example;3.50\n2;Joe Vos;joe@vos.example;4.50\n\n"
        + "2;records downloaded, to Feb-29-24 23:59:59\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
  ])
  func habits(_ text: String, _ expected: [String]) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == expected.count, "\(found)")
    for (summary, part) in zip(found, expected) {
      #expect(summary.contains { $0.hasPrefix(part) }, "\(summary)")
    }
  }

  /// What is no field of the contact stays beside it.
  @Test(arguments: [
    (
      "Estado,Nome do hóspede,Contacto\nConfirmada,Ana Lee,+351 912 555 014\nCancelada,Rui Vos,+351 912 555 015\n",
      "postalAddress"
    ),
    (
      "First Name,Last Name,Phone,PIN\nAnn,Lee,029 2018 0123,21C0A4B7\nJoe,Vos,029 2018 0124,2100F4A7\n",
      "postalAddress"
    ),
    (
      "email,_website,_store,firstname,lastname\nann@lee.example,base,default,Ann,Lee\njoe@vos.example,base,default,Joe,Vos\n",
      "organization"
    ),
    (
      "buyer-name,buyer-email,ship-service-level\nAnn Lee,ann@lee.example,Standard\nJoe Vos,joe@vos.example,Expedited\n",
      "postalAddress"
    ),
    (
      "Name;geb.;Vorname;Telefon\nLind;Uhlig;Eva;0341 5550101\nVos;Holm;Ida;0341 5550102\n",
      "birthday"
    ),
    // Numbers of lots are dialled by nobody.
    (
      "Kiint.nro;Omistaja;Puh.\n091-412-3-27;Pekka Laine;050 555 5102\n091-412-4-2;Eeva Niemi;\n",
      "phoneNumber=091"
    ),
    // Numbers of orders are those of no house.
    (
      "เลขที่,ชื่อ-นามสกุล,ที่อยู่,จังหวัด\nA-101,สมหญิง ใจดี,บ้านสวน,ชลบุรี\nA-102,อารีรัตน์ แซ่ลิ้ม,ถนนรัษฎา,ภูเก็ต\n"
        + "A-103,กัลยา ศรีสุข,ตลาดใหญ่,ภูเก็ต\n",
      "postalAddress=;;A-10"
    ),
    // By what somebody logs in nobody calls him, and whom to ask for is somebody else.
    (
      "username,firstname,lastname,email\nalee,Ann,Lee,ann@lee.example\njvos,Joe,Vos,joe@vos.example\n",
      "nickname"
    ),
    (
      "username,firstname,lastname,email\nann,Ann,Lee,ann@lee.example\njoe.v,Joe,Vos,joe@vos.example\n",
      "formattedName"
    ),
    (
      "surname,firstname,phone,contactname,contactfirstname\nBoix,Arnau,938 555 102,Boix,Ferran\nRoig,Pau,938 555 103,,\n",
      "nickname"
    ),
    (
      "Last Name,First Name,Phone,Salutation\nLee,Ann,03 5550 0101,Ann\nVos,Joe,03 5550 0102,\n",
      "name=Lee;Ann;;Ann"
    ),
    (
      "Backer Name,Email,Shipping Country,Shipping Name,Shipping City,Shipping Country Name,Shipping Country Code\n"
        + "Eva Lind,eva@lind.example,DE,Eva Lind,Celle,Germany,DE\nOla Berg,ola@berg.example,SE,Ola Berg,Umeå,Sweden,SE\n",
      "postalAddress=;;;;"
    ),
    (
      "userPrincipalName,displayName,surname,givenName,mail\nalee@elm.example,Ann Lee,Lee,Ann,alee@elm.example\n"
        + "jvos@elm.example,Joe Vos,Vos,Joe,jvos@elm.example\n",
      "emailAddress=alee@elm.example [userPrincipalName]"
    ),
    // A confession, a choice that the header gives and the record above are no firms and nobody's parents.
    (
      "name,denomination,address\nElm Church,Baptist,\"4 Elm St, Dayton, OH 45402\"\nOak Chapel,Catholic,\"5 Oak St, Dayton, OH 45402\"\n",
      "organization=Baptist"
    ),
    (
      "Student_Name,Company_or_Business,Phone\nAnn Lee,Company,029 2018 0123\nJoe Vos,Business,029 2018 0124\n",
      "organization"
    ),
    (
      "name,parent_id,parent_name,phone\nElm Embassy,7,Embassies,029 2018 0123\nOak Embassy,7,Embassies,029 2018 0124\n",
      "relation"
    ),
    (
      "取引先名,電話番号,担当営業（管理番号:19113）\n株式会社山田,03-5550-0141,eva@lind.example\n株式会社佐藤,03-5550-0142,eva@lind.example\n",
      "emailAddress"
    ),
    (
      "Buyer Name,Buyer Email,Post To Name,Tracking Number\nAnn Lee,ann@lee.example,Ann Lee,QX55501041GB\n",
      "phoneNumber"
    ),
  ])
  func keptBeside(_ text: String, _ key: String) throws {
    for contact in try read(text, .csv).contacts {
      #expect(!contact.summary.contains { $0.hasPrefix(key) }, "\(contact.summary)")
    }
  }

  /// A sheet of labels has no header, and a label in each cell.
  @Test func sheetOfLabels() throws {
    let text =
      "\"Ann Lee\n17 Orchard Lane\nAmherst, MA 01002\",\"The Vos Family\n640 W Diversey Pkwy\nChicago, IL 60614\"\n"
      + "\"Dr. Kim Roux\n5 Harbor Rd\nGloucester, MA 01930\",\n"
    let found = try read(text, .csv).contacts
    #expect(found.map(\.formattedName) == ["Ann Lee", "The Vos Family", "Dr. Kim Roux"])
    #expect(
      found.map { $0.postalAddresses.first?.value.city } == ["Amherst", "Chicago", "Gloucester"])
  }
}
