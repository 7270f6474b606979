import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Whole names in one cell, in columns of few names, of many countries and of families.
struct DividedNameTests {
  @Test(arguments: [
    // Two given names and two family names, in whatever order, where most have so.
    (
      "Nombre;Tel\nLucía Elena Navarro Vidal;600 55 01 41\nRaquel Serrano Molina;600 55 01 42\n"
        + "Omar Haddad;600 55 01 43\n",
      ["name=Navarro Vidal;Lucía Elena", "name=Serrano Molina;Raquel", "name=Haddad;Omar"]
    ),
    (
      "Nombre;Tel\nNavarro Vidal Lucía Elena;600 55 01 41\nSerrano Molina Raquel;600 55 01 42\n",
      ["name=Navarro Vidal;Lucía Elena", "name=Serrano Molina;Raquel"]
    ),
    (
      "Nombre;Tel\nNavarro Vidal Lucía;600 55 01 41\nElena Serrano Molina;600 55 01 42\n",
      ["name=Navarro Vidal;Lucía", "name=Serrano Molina;Elena"]
    ),
    // A family name that is a given one behind some others.
    (
      "Nome;Tel\nAna Aparecida de Souza;43 95555 0141\nMaria do Carmo Pereira;43 95555 0142\n"
        + "João Batista Moreira;43 95555 0143\n",
      [
        "name=de Souza;Ana Aparecida", "name=Pereira;Maria do Carmo", "name=Moreira;João Batista",
      ]
    ),
    // Degrees behind commas, of those with one name, too; and offices of firms.
    (
      "Nama;Telepon\n\"SURYANI, S.Pd\";0812 555 0141\n\"SITI LESTARI, ST\";0812 555 0142\n"
        + "\"NURDIN, ST\";0812 555 0143\n\"Maya Lestari, S.E\";0812 555 0144\n",
      [
        "formattedName=SURYANI, S.Pd", "name=LESTARI;SITI;;;ST", "formattedName=NURDIN, ST",
        "name=Lestari;Maya;;;S.E",
      ]
    ),
    (
      "Name;Tel\nSEN. JOHN SMITH;020 7946 0141\nHans Meier sen.;020 7946 0142\n",
      ["name=SMITH;JOHN;;SEN.", "name=Meier;Hans;;;sen."]
    ),
    (
      "Name;Tel\n\"Riverside Diagnostic Centre ,Northgate Branch\";020 7946 0141\n",
      ["organization=Riverside Diagnostic Centre ,Northgate Branch"]
    ),
    // What stands around the names: behind a given name, beside a dash, and in the columns of their parts.
    (
      "Pangalan,Selpon\n\"Reyes, Ramon Jr.\",0917 555 0141\n\"Santos, Liza\",0917 555 0142\n",
      ["name=Reyes;Ramon;;;Jr.", "name=Santos;Liza"]
    ),
    (
      "Proprietar (nume și prenume);Telefon\nchiriaș - Dobre Andrei;0722 555 141\nRusu Dan;0722 555 142\n",
      ["name=Dobre;Andrei", "name=Rusu;Dan"]
    ),
    (
      "Ügyfél;Telefon\nVarga Imre (sógor);06 30 555 0141\nNagy Gergő;06 30 555 0142\n",
      ["formattedName=Varga Imre", "formattedName=Nagy Gergő"]
    ),
    (
      "Jméno;Příjmení;Mobil\nIng. Jana;\"Dvořáková, Ph.D.\";605 555 141\nJan;Novák ml.;605 555 142\nPetra;dr Malá;605 555 143\n",
      ["name=Dvořáková;Jana;;Ing.;Ph.D.", "name=Novák;Jan;;;ml.", "name=Malá;Petra;;dr"]
    ),
    (
      "First name;Last name;Phone\nMa. Luz;Ma;0131 496 0141\nLee;Van Di;0131 496 0142\nDr Joe;Baron Vos;0131 496 0143\n",
      ["name=Ma;Ma. Luz", "name=Van Di;Lee", "name=Baron Vos;Joe;;Dr"]
    ),
    // A firm in the place of the name, where that of firms is empty.
    (
      "氏名,会社名,電話\n川村 勇,青葉精機株式会社,025-000-5504\n株式会社 南風印刷,,022-000-5506\n",
      ["organization=青葉精機株式会社", "organization=株式会社 南風印刷"]
    ),
    // A father's name is no part of one's own where nobody is called by it.
    (
      "Презиме и име;Татково име;Телефон\nПетров Никола;Марко;070 555 141\nСтојанова Весна;Тоде;070 555 142\n",
      ["relation=Марко [father]", "relation=Тоде [father]"]
    ),
    // Words in no list, where the header or a title says that they are somebody's.
    (
      "Nome do aluno;Tel\nCélia Mondlane;84 555 0141\nZelfino Ngoenha;84 555 0142\n",
      ["name=Mondlane;Célia", "name=Ngoenha;Zelfino"]
    ),
    (
      "نام,تلفن\nخانم پریناز گلستانی,09120000141\nدکتر فرامرز شهیدی,09120000142\n",
      ["name=گلستانی;پریناز;;خانم", "name=شهیدی;فرامرز;;دکتر"]
    ),
    (
      "Orúkọ,Nọ́mbà fóònù\nAlhaji Ràfíù Ògúnṣolá,08000000141\nChief (Mrs.) Ṣadé Ọ̀jọ́,08000000142\n",
      ["name=Ògúnṣolá;Ràfíù;;Alhaji", "name=Ọ̀jọ́;Ṣadé;;Chief Mrs."]
    ),
    // Capitals tell of each, with titles in front and a firm between.
    (
      "Locataire;Tél.\nM. et Mme MERCIER Paul;06 39 98 01 41\nMlle Inès FAURE;06 39 98 01 42\n"
        + "SARL Le Pétrin;06 39 98 01 43\n",
      [
        "name=MERCIER;Paul;;M. et Mme", "name=FAURE;Inès;;Mlle",
        "organization=SARL Le Pétrin",
      ]
    ),
    // Where names are both ways round, one of them is told by a given name that is nobody's family name.
    (
      "Nazwisko i imię lub rodzina;Telefon\nHelena Grochowska;601 555 141\nPilch Zbigniew;601 555 142\n"
        + "Państwo Rataj;601 555 143\n",
      ["name=Grochowska;Helena", "name=Pilch;Zbigniew", "Państwo Rataj"]
    ),
    // Of two names that are whole, neither is the given name of the other.
    (
      "Rodzina;Telefon\n\"Zbigniew Pilch, Helena Grochowska\";601 555 141\nJan Rataj;601 555 142\n",
      ["formattedName=Zbigniew Pilch, Helena Grochowska"]
    ),
    // A patronymic tells the order of all.
    (
      "Оқушының аты-жөні,Телефон\nСерік Айдана Маратқызы,87015550141\nКим Вера,87015550142\n",
      ["name=Серік;Айдана;Маратқызы", "name=Ким;Вера"]
    ),
    (
      "Nafn,Sími\nSólveig Björk Einarsdóttir,555 0141\nÁrni Helgason,555 0142\n",
      ["name=Einarsdóttir;Sólveig;Björk", "name=Helgason;Árni"]
    ),
    (
      "Navn;Telefon\nMogens Hald Ægir;40 55 01 41\nKirsten Sørensen;40 55 01 42\n",
      ["name=Ægir;Mogens;Hald", "name=Sørensen;Kirsten"]
    ),
    (
      "Név;Telefon\nŐri Bálint Ákos;06 30 555 0141\nSzabó Gábor;06 30 555 0142\n",
      ["name=Őri;Bálint Ákos", "name=Szabó;Gábor"]
    ),
    ("Navn;Telefon\nThanh Van Tran;90 05 51 41\n", ["name=Tran;Thanh Van"]),
    // Words that are one name.
    (
      "الاسم,الهاتف\nد. عبد الكريم العلوي,0537000141\nنور الدين الفاسي,0537000142\n",
      ["name=العلوي;عبد الكريم;;د.", "name=الفاسي;نور الدين"]
    ),
    // A title between the words, and how somebody is addressed.
    (
      "Nome;Telefono\nLuca Dr. Conti;011 555 0141\nAnna Galli;011 555 0142\n",
      ["name=Conti;Luca;;Dr.", "name=Galli;Anna"]
    ),
    (
      "Proprietario;Telefono\nRusso Paolo;011 555 0141\nRicci dott.ssa Marta;011 555 0142\n"
        + "Eredi Galli;011 555 0143\n",
      ["name=Russo;Paolo", "name=Ricci;Marta;;dott.ssa", "formattedName=Eredi Galli"]
    ),
    // A particle that is a title elsewhere, and titles that are in no list in front of one that is.
    (
      "Apellido y Nombre;Tel\nDi Benedetto, Héctor Omar;4555-0403\nVidal, Ana;4555-0404\n",
      ["name=Di Benedetto;Héctor Omar", "name=Vidal;Ana"]
    ),
    (
      "Name;Telefon\nOA Dr. Nina Fellner-Ruiz;07242/55503\nUniv.-Prof.Dr. Eva Lind;07242/55504\n"
        + "LAbg. Mag. Karl Groß;07242/55505\nDI Hans Braun;07242/55506\n",
      [
        "name=Fellner-Ruiz;Nina;;OA Dr.", "name=Lind;Eva;;Univ.-Prof.Dr.",
        "name=Groß;Karl;;LAbg. Mag.", "name=Braun;Hans;;DI",
      ]
    ),
    (
      "Презиме и име;Телефон\nПетровић Милан;032 555 141\nИлић др Бојан;032 555 142\n"
        + "Породица Савић;032 555 143\n",
      ["name=Петровић;Милан", "name=Илић;Бојан;;др", "formattedName=Породица Савић"]
    ),
    (
      "Qonağın adı,Telefon\nAygün xanım Məmmədova,055 555 01 41\nElçin Əliyev,055 555 01 42\n",
      ["name=Məmmədova;Aygün;;xanım", "name=Əliyev;Elçin"]
    ),
    (
      "Nama;Telepon\n\"Kustiani, S.E\";0812 555 0141\n\"Wati, M.M\";0812 555 0142\nM. AGUS PRIYONO;0812 555 0143\n",
      [
        "formattedName=Kustiani, S.E", "formattedName=Wati, M.M", "formattedName=M. AGUS PRIYONO",
      ]
    ),
    (
      "Họ tên,Điện thoại\nNguyễn Văn A,0971 555 014\nTrần Thị Dung,0971 555 015\n",
      ["name=Nguyễn;Văn A", "name=Trần;Thị Dung"]
    ),
    // Two capitals in front are of given names, and letters lose the apostrophe behind them.
    (
      "Name,Phone\nJC Labowitz,0131 496 0141\nLynne Vos,0131 496 0142\nDavid Lee,0131 496 0143\n",
      ["name=Labowitz;JC", "name=Vos;Lynne", "name=Lee;David"]
    ),
    (
      "Nom complet;Téléphone\nArnaud D ARDALHON;04 72 00 00 41\nJean ROUX;04 72 00 00 42\nMarie L HERMITTE;04 72 00 00 43\n",
      ["name=D ARDALHON;Arnaud", "name=ROUX;Jean", "name=L HERMITTE;Marie"]
    ),
    // Words for relatives by choice, and of honour.
    (
      "Nombre;Teléfono\nMadrina Sonia;600 55 01 41\nPadrino Alejandro;600 55 01 42\nDoctora Gabi;600 55 01 43\nJuan Pérez;600 55 01 44\n",
      [
        "formattedName=Madrina Sonia", "formattedName=Padrino Alejandro",
        "formattedName=Doctora Gabi",
        "name=Pérez;Juan",
      ]
    ),
    // Capitals of English letters alone, initials of given names, and names in two scripts.
    (
      "nom;tél\nACEBRON MUñOZ Ana;04 72 00 00 41\nABADIE Juliette;04 72 00 00 42\nBARRE Omar;04 72 00 00 43\n",
      ["name=ACEBRON MUñOZ;Ana", "name=ABADIE;Juliette", "name=BARRE;Omar"]
    ),
    (
      "Nombre;Tel\n\"PERIS BONO, M.DOLORES\";600 55 01 41\n\"NAVARRO VIDAL, LUZ\";600 55 01 42\n",
      ["name=PERIS BONO;M.DOLORES", "name=NAVARRO VIDAL;LUZ"]
    ),
    (
      "Name;Tel\n\"Ngan, Irene Kit Ling 顏潔齡\";2555 0141\n\"Lam, Kelly 林家儀\";2555 0142\n",
      ["name=Ngan;Irene Kit Ling", "name=Lam;Kelly"]
    ),
    // Capitals of two given names are no family name, and a letter in front of a vowel is a part of it in French.
    (
      "Name;Phone\nAnn Lee;0131 496 0141\nJC Vos;0131 496 0142\nAJ Smith;0131 496 0143\n",
      ["name=Lee;Ann", "name=Vos;JC", "name=Smith;AJ"]
    ),
    (
      "Nom;Tél\nMaître Omar D ARDENNE DE MONS;04 72 00 00 41\nMarie L HERMITE;04 72 00 00 42\n",
      ["name=D ARDENNE DE MONS;Omar;;Maître", "name=L HERMITE;Marie"]
    ),
    // Whose son or daughter somebody is stands in front as the family name, or behind as a patronymic.
    (
      "ФИО;Телефон\nЖунус уулу Адыл;0312 55 01 41\nТокто кызы Айпери;0312 55 01 42\n"
        + "Абдуллаев Бахтиёр Каримжон угли;71 255 01 43\n",
      ["name=Жунус уулу;Адыл", "name=Токто кызы;Айпери", "name=Абдуллаев;Бахтиёр;Каримжон угли"]
    ),
    // A title without a blank behind its dot.
    (
      "Jméno;Telefon\nMgr.Jana Nováková;601 555 141\nIng.Petr Svoboda;601 555 142\n",
      ["name=Nováková;Jana;;Mgr.", "name=Svoboda;Petr;;Ing."]
    ),
    // Small letters alone, of names that lists have.
    (
      "Nombre;Tel\nlucía navarro;600 55 01 41\nTaller Paco;600 55 01 42\n",
      ["name=navarro;lucía", "formattedName=Taller Paco"]
    ),
    // The family name in both columns, and one that others of the family have.
    (
      "Imię;Nazwisko;Tel\nMateusz Król;Król;601 555 141\nAnna Maria;Maria;601 555 142\n",
      ["name=Król;Mateusz", "name=Maria;Anna Maria"]
    ),
    (
      "Name,Phone\nDaniel Avidan,02 555 0141\nLihi Avidan,02 555 0142\nLihi Quellin,02 555 0143\n",
      ["name=Avidan;Daniel", "name=Avidan;Lihi", "formattedName=Lihi Quellin"]
    ),
  ])
  func partsOfNames(_ text: String, _ expected: [String]) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count >= expected.count)
    for (summary, name) in zip(found, expected) {
      #expect(summary.contains { $0.hasSuffix(name) }, "\(summary)")
    }
  }

  /// What is nobody's, or uncertain, stays as it is.
  @Test(arguments: [
    "Name;Telefon\nHaupt Eingang;0131 496 0141\nZentrale Annahme;0131 496 0142\n",
    "Nombre;Tel\nPortería Principal;600 55 01 41\nBelmar Quesal;600 55 01 42\n",
    "Nombre;Tel\nCarmen Gil Martín;600 55 01 41\nSr. y Sra. Gómez;600 55 01 42\n",
    "Name;Phone\nAnn Dentist;0131 496 0141\n",
    "Nome;Tel\nRui Canalizador;43 95555 0141\nOficina Paulo;43 95555 0142\n",
    "Name;Telefon\nElektro Paul;0131 496 0141\nTaxi Paul;0131 496 0142\n",
    "Название;Телефон\n\"Пульс, сеть аптек\";8 (492) 232-14-08\n\"Интра, аптечная сеть\";8 (492) 232-14-09\n",
    "担当者;電話番号\n取締役 林貴之、佐藤太郎;03-5550-0141\n",
    "Name;Phone\nNguyen R;0971 555 014\n",
    "Nombre;Tel\nMadrina Sonia;600 55 01 41\nPrimo Luis;600 55 01 42\nPadrino José Luis;600 55 01 43\nDoctora Elena;600 55 01 44\n",
    "Jméno;Telefon\n\"pí. Nováková, Študla\";601 555 141\n\"p. Svoboda, p.David\";601 555 142\n",
    "Nome;Localidade;Tel\n\"EPEI Vales Mortos, Serpa\";Serpa;284 555 014\n",
    "Name;Phone\n\"Holy Cross, York\";0131 496 0141\n\"École Jules Ferry, Lyon\";0131 496 0142\n",
  ])
  func wholeNames(_ text: String) throws {
    let found = try read(text, .csv).contacts
    #expect(!found.isEmpty)
    for contact in found {
      #expect(!contact.summary.contains { $0.hasPrefix("name=") }, "\(contact.summary)")
    }
  }

  /// Parents who have numbers are the people, and not the children, of whom a cell has several by given names.
  @Test func parentsOfSeveralChildren() throws {
    let text =
      "Nº;Padre/Madre 1;Móvil 1;Padre/Madre 2;Móvil 2;Hijos (curso)\n"
      + "1;Raquel Serrano Molina;600555141;Luis Vidal Soto;600555142;\"Nora (2ºA), Leo (5ºB)\"\n"
      + "2;Omar Haddad;600555143;;;Iris (1ºA)\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == 2)
    #expect(found[0].contains("name=Serrano Molina;Raquel"), "\(found)")
    #expect(found[1].contains("name=Haddad;Omar"), "\(found)")
  }
}
