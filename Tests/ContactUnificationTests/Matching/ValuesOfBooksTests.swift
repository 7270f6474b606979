import ContactModel
import ContactUnification
import Testing

/// Addresses, accounts and names besides the first that join two cards or keep them apart.
struct ValuesOfBooksTests {
  private static let cases: [SmallBookTests.Case] = [
    // A street that is called by what it is, and an address without one: two of a household have it, too.
    (
      "FN:K. Falk|N:Falk;K.;;;|ADR:;;Gasse 4;Bremen;;28195;",
      "FN:Karla Falk|N:Falk;Karla;;;|ADR:;;Gasse 4;Bremen;;28195;", .notJoined
    ),
    (
      "FN:K. Falk|N:Falk;K.;;;|ADR:;;;Bremen;;28195;",
      "FN:Karla Falk|N:Falk;Karla;;;|ADR:;;;Bremen;;28195;", .notJoined
    ),
    (
      "FN:Toni Falk|N:Falk;Toni;;;|BDAY:1971-02-03|ADR:;;Street 9;Bremen;;28195;",
      "FN:Antonia Falk|N:Falk;Antonia;;;|BDAY:1975-10-19|ADR:;;Street 9;Bremen;;28195;", .notJoined
    ),
    (
      "FN:Karla Falk|N:Falk;Karla;;;|ADR:;;Weg 4;Bremen;;28195;",
      "FN:Karla Falk|N:Falk;Karla;;;|ADR:;;Weg 4;Bremen;;28195;|EMAIL:k.falk@posteo.example",
      .joined
    ),
    // What somebody is called at a service may have dots, as pages have.
    (
      "FN:Kaveh P|IMPP:skype:shiraz.rose.77",
      "FN:Kaveh Parsa|N:Parsa;Kaveh;;;|IMPP:skype:shiraz.rose.77",
      .joined
    ),
    (
      "FN:Kaveh P|IMPP;X-SERVICE-TYPE=Skype:x-apple:shiraz.rose",
      "FN:Kaveh Parsa|N:Parsa;Kaveh;;;|IMPP;X-SERVICE-TYPE=Skype:x-apple:shiraz.rose", .joined
    ),
    // An account that is known by a number or a mailbox.
    (
      "FN:Rosa Falk|N:Falk;Rosa;;;|TEL;TYPE=CELL:0171 5517382",
      "FN:Rosa|URL:https://wa.me/491715517382", .joined
    ),
    (
      "FN:Rosa Falk|N:Falk;Rosa;;;|TEL;TYPE=CELL:+49 171 5517382",
      "FN:Rosa|IMPP:signal:+491715517382", .joined
    ),
    (
      "FN:Samira Haddad|N:Haddad;Samira;;;|EMAIL:samira.haddad@gmail.com",
      "FN:Samira|IMPP:xmpp:samira.haddad@gmail.com", .joined
    ),
    (
      "FN:林晓梅|N:林;晓梅;;;|EMAIL:55173820@qq.com",
      "FN:Xiaomei Lin|N:Lin;Xiaomei;;;|IMPP:qq:55173820", .joined
    ),
    (
      "FN:Вера Зимина|N:Зимина;Вера;;;|EMAIL:v.zimina@ya.ru",
      "FN:Vera|EMAIL:v.zimina@yandex.com", .joined
    ),
    // What somebody goes by, and whose mother somebody is said to be.
    (
      "FN:Lola Fuego|N:Fuego;Lola;;;|TEL;TYPE=CELL:+34655173820",
      "FN:Pilar Ordóñez|N:Ordóñez;Pilar;;;|NICKNAME:Lola Fuego|TEL;TYPE=CELL:+34655173820", .joined
    ),
    (
      "FN:Pilar Ordóñez|N:Ordóñez;Pilar;;;|NICKNAME:Mamá Lola|ADR:;;Calle Nueva 4;Soria;;42001;",
      "FN:Carmen Ruiz|N:Ruiz;Carmen;;;|NICKNAME:Mamá Lola|ADR:;;Calle Nueva 4;Soria;;42001;",
      .notJoined
    ),
    (
      "FN:Mutter von Jonas|TEL;TYPE=CELL:+491715517382",
      "FN:Petra Falk|N:Falk;Petra;;;|TEL;TYPE=CELL:+491715517382|NOTE:Mutter von Jonas, 3b", .joined
    ),
    (
      "FN:Petra Falk|N:Falk;Petra;;;|NOTE:Frau von Emil Brandt",
      "FN:Emil Brandt|N:Brandt;Emil;;;|EMAIL:emil.brandt@posteo.example", .notJoined
    ),
    // Saints in the names of firms.
    (
      "FN:Farmacia S. Lucia|ORG:Farmacia S. Lucia|TEL:+39091551738",
      "FN:FARMACIA SANTA LUCIA|TEL:+39091551738", .joined
    ),
    (
      "FN:Farmacia Sant'Anna|ORG:Farmacia Sant'Anna|TEL:+39091551738",
      "FN:Farmacia S. Anna|ORG:Farmacia S. Anna|TEL:+39091551738", .joined
    ),
    // Digits in names tell flats apart, and men keep their family names.
    ("FN:W12 Falk|TEL:+494215517382", "FN:W14 Falk|TEL:+494215517382", .notJoined),
    (
      "FN:Pavel Kubec|N:Kubec;Pavel;;;|TEL:571551738|ADR:;;Lesní 4;Vsetín;;75501;",
      "FN:Pavel Hrubý|N:Hrubý;Pavel;;;|TEL:571551738|ADR:;;Lesní 4;Vsetín;;75501;", .notJoined
    ),
    // Short forms of names that English has, too.
    (
      "FN:Mikhail Orlov|N:Orlov;Mikhail;;;|EMAIL:m.orlov@mail.ru",
      "FN:Misha Orlov|N:Orlov;Misha;;;|EMAIL:m.orlov@mail.ru", .joined
    ),
    (
      "FN:Yankel Feldblum|N:Feldblum;Yankel;;;|TEL;TYPE=CELL:+17185551738",
      "FN:Jacob Feldblum|N:Feldblum;Jacob;;;|TEL;TYPE=CELL:+17185551738", .joined
    ),
    // A mailbox or a number in the place of the name, or behind it.
    (
      "FN:gerda.falk@post.example.at|TEL:+43512551738",
      "FN:Gerda Falk|N:Falk;Gerda;;;|EMAIL:gerda.falk@post.example.at", .joined
    ),
    (
      "FN:0171 5517382|ORG:Ulrike Falk",
      "FN:Ulrike Falk|N:Falk;Ulrike;;;|TEL;TYPE=CELL:+491715517382", .joined
    ),
    (
      "FN:Meena 9812054321",
      "FN:Meena Kapoor|N:Kapoor;Meena;;;|TEL;TYPE=CELL:+91 98120 54321", .joined
    ),
    // UIDs that a program counted.
    (
      "FN:Таццяна Гурын|TEL:+375295517382|UID:3",
      "FN:Henryk Wolny|TEL:+48505551738|UID:3", .notJoined
    ),
    // Who is called by somebody else's name is somebody else.
    (
      "FN:Nachbar von Jonas Falk|ADR:;;Lindenweg 4;Bremen;;28195;",
      "FN:Jonas Falk|N:Falk;Jonas;;;|ADR:;;Lindenweg 4;Bremen;;28195;", .notJoined
    ),
    (
      "FN:Tom Lau's secretary|TEL:+85225551738|ORG:Lau & Partners",
      "FN:Tom Lau|N:Lau;Tom;;;|TEL:+85225551738|ORG:Lau & Partners", .notJoined
    ),
    // Omar is Khalid's son: the second name is the father's.
    (
      "FN:عمر خالد الراوي|TEL;TYPE=HOME:+96415551738|TEL;TYPE=CELL:+9647805551738",
      "FN:خالد الراوي|N:الراوي;خالد;;;|TEL;TYPE=HOME:+96415551738|TEL;TYPE=CELL:+9647701551738",
      .notJoined
    ),
    (
      "FN:عمر خالد الراوي|N:الراوي;عمر خالد;;;|TEL;TYPE=HOME:+96415551738",
      "FN:خالد الراوي|N:الراوي;خالد;;;|TEL;TYPE=HOME:+96415551738", .notJoined
    ),
    (
      "FN:محمد خالد الراوي|N:الراوي;محمد خالد;;;|TEL;TYPE=CELL:+9647805551738",
      "FN:خالد الراوي|N:الراوي;خالد;;;|TEL;TYPE=CELL:+9647805551738", .joined
    ),
    // A short form of a woman's name that men have, too, but not the man's name of which hers is made.
    (
      "FN:Jess|TEL;TYPE=CELL:+61412553817",
      "FN:Jessica Dolan|N:Dolan;Jessica;;;|TEL;TYPE=CELL:+61412553817", .joined
    ),
    (
      "FN:Edwin Dolan|N:Dolan;Edwin;;;|TEL;TYPE=HOME:+61255538170",
      "FN:Edwina Dolan|N:Dolan;Edwina;;;|TEL;TYPE=HOME:+61255538170", .notJoined
    ),
    // Whose mother somebody is, and who that is; it is nobody of the child's name, and no man.
    (
      "FN:Mel's mum|TEL;TYPE=CELL:+61412553817",
      "FN:Deborah Dolan|N:Dolan;Deborah;;;|TEL;TYPE=CELL:+61412553817", .joined
    ),
    (
      "FN:Mel's mum|TEL;TYPE=CELL:+61412553817",
      "FN:Melanie Dolan|N:Dolan;Melanie;;;|TEL;TYPE=CELL:+61412553817", .notJoined
    ),
    (
      "FN:Mel's mum|TEL;TYPE=CELL:+61412553817",
      "FN:Peter Dolan|N:Dolan;Peter;;;|TEL;TYPE=CELL:+61412553817", .notJoined
    ),
    // A syllable of a given name is no particle, as in a family name.
    (
      "FN:Seung Do-hyun|N:Seung;Do-hyun;;;|TEL;TYPE=HOME:+8225551738",
      "FN:Seung Seo-hyun|N:Seung;Seo-hyun;;;|TEL;TYPE=HOME:+8225551738", .notJoined
    ),
    (
      "FN:La Toya Simms|N:Simms;La Toya;;;|TEL;TYPE=HOME:+15745551738",
      "FN:De Toya Simms|N:Simms;De Toya;;;|TEL;TYPE=HOME:+15745551738", .notJoined
    ),
    (
      "FN:Paulo da Costa|N:da Costa;Paulo;;;|TEL;TYPE=CELL:+351965517382",
      "FN:Paulo Costa|N:Costa;Paulo;;;|TEL;TYPE=CELL:+351965517382", .joined
    ),
    // Ben is no particle in front of a family name, and Martin no given name behind a given name.
    (
      "FN:Ben Falk|TEL;TYPE=HOME:+494215517382|EMAIL:falk.bremen@gmail.com",
      "FN:Noah Falk|TEL;TYPE=HOME:+494215517382|EMAIL:falk.bremen@gmail.com", .notJoined
    ),
    (
      "FN:Amelia Martin|TEL;TYPE=HOME:+15745551738|EMAIL:martins.reno@gmail.com|ADR:;;Oak St 4;Reno;;63700;",
      "FN:Oliver Martin|TEL;TYPE=HOME:+15745551738|EMAIL:martins.reno@gmail.com|ADR:;;Oak St 4;Reno;;63700;",
      .notJoined
    ),
    // What somebody does, and numbers behind an 8 and a zero.
    (
      "FN:Coach|TEL;TYPE=CELL:+61412553817",
      "FN:Tracy Dolan|N:Dolan;Tracy;;;|TEL;TYPE=CELL:+61412553817", .joined
    ),
    (
      "FN:Ганна Гурын|TEL:8 029 551-73-82",
      "FN:Анна Гурин|TEL:+375 29 551-73-82", .joined
    ),
    // Two of a family may have one name by marriage, but not one birthday.
    (
      "FN:Selma Hodžić|N:Hodžić;Selma;;;|EMAIL:kuca@bih.example.ba|BDAY:1961-04-14",
      "FN:Selma Hodžić|N:Hodžić;Selma;;;|EMAIL:kuca@bih.example.ba|BDAY:1991-11-03", .notJoined
    ),
    // Years of the Buddhist era, and of calendars that are not told from each other.
    (
      "FN:ณัฐวุฒิ ศรีสมบูรณ์|TEL;TYPE=HOME:+6625551738|BDAY:2530-04-12",
      "FN:Nattawut Srisombun|N:Srisombun;Nattawut;;;|TEL;TYPE=HOME:+6625551738|BDAY:1987-04-12",
      .joined
    ),
    (
      "FN:Shirin Rostami|N:Rostami;Shirin;;;|TEL;TYPE=CELL:+989125551738|BDAY:1366-05-12",
      "FN:Shirin Rostami|N:Rostami;Shirin;;;|TEL;TYPE=CELL:+989125551738|BDAY:1987-08-03", .joined
    ),
    // What telephones call a card without a name.
    (
      "FN:Neznámé číslo|TEL;TYPE=CELL:+420601551738",
      "FN:Hana Křížová|N:Křížová;Hana;;;|TEL;TYPE=CELL:+420601551738", .joined
    ),
    (
      "FN:이름 없음|TEL;TYPE=CELL:+821055517382",
      "FN:박서연|N:박;서연;;;|TEL;TYPE=CELL:+821055517382", .joined
    ),
    (
      "FN:Aucun nom|TEL;TYPE=CELL:+33612553817",
      "FN:Solène Vasseur|N:Vasseur;Solène;;;|TEL;TYPE=CELL:+33612553817", .joined
    ),
    // Two names in two scripts are two, and what nobody can read may be anybody's of the household.
    (
      "FN:विजय मल्होत्रा|N:मल्होत्रा;विजय;;;|TEL;TYPE=HOME:+911125551738",
      "FN:Ajay Malhotra|N:Malhotra;Ajay;;;|TEL;TYPE=HOME:+911125551738", .notJoined
    ),
    (
      "FN:Марина Ковалёва|N:Ковалёва;Марина;;;|TEL;TYPE=HOME:+74955517382",
      "FN:Karina Kovaleva|N:Kovaleva;Karina;;;|TEL;TYPE=HOME:+74955517382", .notJoined
    ),
    (
      "FN:สมศักดิ์ ทองดี|N:ทองดี;สมศักดิ์;;;|TEL;TYPE=HOME:+6625551738",
      "FN:Sombat Thongdi|N:Thongdi;Sombat;;;|TEL;TYPE=HOME:+6625551738", .notJoined
    ),
    (
      "FN:清水 薫|N:清水;薫;;;|TEL;TYPE=HOME:+81352551738",
      "FN:Naomi Shimizu|N:Shimizu;Naomi;;;|TEL;TYPE=HOME:+81352551738", .notJoined
    ),
    (
      "FN:清水 薫|N:清水;薫;;;|TEL;TYPE=CELL:+819052551738",
      "FN:Kaoru Shimizu|N:Shimizu;Kaoru;;;|TEL;TYPE=CELL:+819052551738", .joined
    ),
    (
      "FN:मोहन मल्होत्रा|N:मल्होत्रा;मोहन;;;|TEL;TYPE=HOME:+911125551738",
      "FN:Mohini Malhotra|N:Malhotra;Mohini;;;|TEL;TYPE=HOME:+911125551738", .notJoined
    ),
    (
      "FN:אברהם כהן|N:כהן;אברהם;;;|TEL;TYPE=CELL:+972545517382",
      "FN:Avi Cohen|N:Cohen;Avi;;;|TEL;TYPE=CELL:+972545517382", .joined
    ),
    (
      "FN:יוסף כהן|N:כהן;יוסף;;;|TEL;TYPE=CELL:+972545517382",
      "FN:Yossi Cohen|N:Cohen;Yossi;;;|TEL;TYPE=CELL:+972545517382", .joined
    ),
    (
      "FN:Sohn Frau Terbrüggen|TEL;TYPE=CELL:+491715517382",
      "FN:Ottilie Terbrüggen|N:Terbrüggen;Ottilie;;;|TEL;TYPE=CELL:+491715517382", .notJoined
    ),
    // A family's card, initials that are all there, and a mailbox that spells one out.
    (
      "FN:Familie Terbrüggen|TEL;TYPE=HOME:+494215517382",
      "FN:Fam. Terbrüggen|TEL;TYPE=HOME:+494215517382", .joined
    ),
    (
      "FN:A.-M. Ferrand|N:Ferrand;A.-M.;;;|TEL;TYPE=HOME:+33558551738",
      "FN:Anne-Marie Ferrand|N:Ferrand;Anne-Marie;;;|TEL;TYPE=HOME:+33558551738", .joined
    ),
    (
      "FN:A. Ferrand|N:Ferrand;A.;;;|TEL;TYPE=HOME:+33558551738",
      "FN:Anne-Marie Ferrand|N:Ferrand;Anne-Marie;;;|TEL;TYPE=HOME:+33558551738", .notJoined
    ),
    (
      "FN:G. Ferrand|N:Ferrand;G.;;;|TEL;TYPE=HOME:+33558551738|EMAIL:gisele.ferrand@orange.fr",
      "FN:Gisèle Ferrand|N:Ferrand;Gisèle;;;|TEL;TYPE=HOME:+33558551738", .joined
    ),
    (
      "FN:G. Ferrand|N:Ferrand;G.;;;|TEL;TYPE=HOME:+33558551738|EMAIL:gerard.ferrand@orange.fr",
      "FN:Gisèle Ferrand|N:Ferrand;Gisèle;;;|TEL;TYPE=HOME:+33558551738", .notJoined
    ),
    // A firm's words in another order.
    (
      "ORG:Druckerei Terbrüggen|TEL:+494215517382",
      "FN:Terbrüggen Druckerei|ORG:Terbrüggen Druckerei|TEL:+494215517382", .joined
    ),
    // The head of a firm and the woman who is hers are two.
    (
      "FN:Szef|TEL;TYPE=WORK:+48225551738", "FN:Szefowa|TEL;TYPE=WORK:+48225551738", .notJoined
    ),
    (
      "FN:Nauczyciel|TEL;TYPE=WORK:+48225551738", "FN:Nauczycielka|TEL;TYPE=WORK:+48225551738",
      .notJoined
    ),
    (
      "FN:Chef|TEL;TYPE=CELL:+491715517382", "FN:Chefin|TEL;TYPE=CELL:+491715517382", .notJoined
    ),
    (
      "FN:Chefin|TEL;TYPE=CELL:+491715517382",
      "FN:Klaus Terbrüggen|N:Terbrüggen;Klaus;;;|TEL;TYPE=CELL:+491715517382", .notJoined
    ),
    // Who is a bishop is not called so, and a person's name may stand in the firm's place.
    (
      "FN:Bishop Dean Harper|TEL;TYPE=WORK:+441522551738|ORG:Diocesan Office",
      "FN:Dean Bishop|N:Bishop;Dean;;;|TEL;TYPE=WORK:+441522551738|ORG:Diocesan Office", .notJoined
    ),
    (
      "ORG:Ottilie Terbrüggen|TEL;TYPE=CELL:+491715517382",
      "FN:Ottilie Terbrüggen|N:Terbrüggen;Ottilie;;;|TEL;TYPE=CELL:+491715517382", .joined
    ),
    (
      "ORG:Ottilie Terbrüggen|TEL:+494215517382",
      "FN:Ottilie Terbrüggen|N:Terbrüggen;Ottilie;;;|TEL:+494215517382", .notJoined
    ),
    (
      "ORG:Ottilie Terbrüggen GmbH|TEL:+494215517382",
      "FN:Ottilie Terbrüggen|N:Terbrüggen;Ottilie;;;|TEL:+494215517382", .notJoined
    ),
    // A slash behind a town's code, and one between two numbers.
    (
      "FN:Jan Becker|TEL:+49(0)4131/5517382", "FN:Jan Becker|TEL:04131 5517382|ORG:Becker", .joined
    ),
    (
      "FN:Arno Terbrüggen|TEL;TYPE=CELL:0171 5517382/0172 5517382",
      "FN:Arno Terbrüggen|TEL;TYPE=CELL:+49 172 5517382",
      .joined
    ),
    // What a woman's and a man's name are both shortened to makes nobody of the two.
    (
      "FN:Alexander Falk|N:Falk;Alexander;;;|NICKNAME:Alex|TEL:+494215517382",
      "FN:Alexandra Falk|N:Falk;Alexandra;;;|NICKNAME:Alex|TEL:+494215517382", .notJoined
    ),
    (
      "FN:Samuel Okonjo|N:Okonjo;Samuel;;;|NICKNAME:Sam|ADR:;;Mill Lane 4;Hull;;HU1 1AA;",
      "FN:Samantha Okonjo|N:Okonjo;Samantha;;;|NICKNAME:Sam|ADR:;;Mill Lane 4;Hull;;HU1 1AA;",
      .notJoined
    ),
    (
      "FN:Alexandra Falk|N:Falk;Alexandra;;;|NICKNAME:Alex|TEL;TYPE=CELL:+491715517382",
      "FN:Alex Falk|N:Falk;Alex;;;|TEL;TYPE=CELL:+491715517382", .joined
    ),
    (
      "FN:Boss|TEL:+1 312 640 2275", "FN:Boss's PA|TEL:+1 312 640 2275", .notJoined
    ),
    // Where somebody works, in the place of the family name.
    (
      "FN:Olaia Baldosas Onda|TEL:+34600120447",
      "FN:Olaia Ferri|N:Ferri;Olaia;;;|TEL:+34600120447|ORG:Baldosas Onda SL", .joined
    ),
    // Where somebody works and lives, in two scripts.
    (
      "FN:Nabil Haddad|N:Haddad;Nabil;;;|TEL:+96170120447|ORG:Cabinet Haddad",
      "FN:نبيل حداد|N:حداد;نبيل;;;|TEL:+96170120447|ORG:مكتب حداد للمحاماة", .joined
    ),
    // Of two towns the same number.
    (
      "FN:Ellis Marsh|N:Marsh;Ellis;;;|TEL;TYPE=CELL:+14155550203",
      "FN:Ellis Marsh|N:Marsh;Ellis;;;|TEL;TYPE=CELL:+12125550203", .notJoined
    ),
    // Greek as it is typed with Latin letters that look alike.
    (
      "FN:Thodwra Ksanthopoulou|TEL;TYPE=CELL:+306945517382",
      "FN:Θεοδώρα Ξανθοπούλου|N:Ξανθοπούλου;Θεοδώρα;;;|TEL;TYPE=CELL:+306945517382", .joined
    ),
  ]

  @Test(arguments: cases)
  func saysWhoIsWho(_ first: String, _ second: String, _ verdict: SmallBookTests.Verdict) throws {
    let result = try ContactMatcher().clusters(of: Cards.records([first, second]))
    #expect(result.clusters.count == (verdict == .joined ? 1 : 2))
  }
}
