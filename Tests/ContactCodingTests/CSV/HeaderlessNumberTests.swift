import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Numbers and mailboxes in files without headers: each contact by the beginnings of what its summary has, and by what it
/// has not, behind a minus.
struct HeaderlessNumberTests {
  @Test(arguments: [
    // Wages are nothing to dial.
    (
      "100;Steven;Vos;24000.00;515.123.4567\n101;Anna;Berg;17000.00;515.123.4568\n102;Paul;Roux;9000.50;590.423.4569\n",
      [
        ["phoneNumber=515.123.4567", "-phoneNumber=24000"],
        ["phoneNumber=515.123.4568", "-phoneNumber=17000"],
        ["phoneNumber=590.423.4569", "-phoneNumber=9000"],
      ]
    ),
    // Nor are numbers by which offices know people.
    (
      "Ana Rojas;23674893-8;Santiago\nLuis Soto;11979193-6;Temuco\nEva Mora;9123456-1;Talca\n",
      [["-phoneNumber"], ["-phoneNumber"], ["-phoneNumber"]]
    ),
    (
      "Ana Rocha;123.456.789-09;ana@rocha.example\nLuís Melo;987.654.321-00;luis@melo.example\n",
      [["-phoneNumber"], ["-phoneNumber"]]
    ),
    (
      "Ann Lee;ann@lee.example;Australia\nJoe Vos;joe@vos.example;Venezuela\nBo Ek;bo@ek.example;Norway\n",
      [
        ["postalAddress=;;;;;;Australia"], ["postalAddress=;;;;;;Venezuela"],
        ["postalAddress=;;;;;;Norway"],
      ]
    ),
    // Beside what people do, and departments, stand the numbers of their telephones, and no postal codes.
    (
      "Kowalska;Anna;3407;nauczyciel\nNowak;Ewa;3563;nauczyciel\nLis;Jan;3564;metodyk\nKos;Adam;3328;nauczyciel\n",
      [
        ["name=Kowalska;Anna", "-postalAddress"], ["name=Nowak;Ewa", "-postalAddress"],
        ["name=Lis;Jan", "-postalAddress"], ["name=Kos;Adam", "-postalAddress"],
      ]
    ),
    (
      "Петрова;Анна;Ильинична;3407;учитель\nСидоров;Иван;Петрович;3563;учитель\nКозлова;Ольга;Ивановна;3564;методист\n"
        + "Петрова;Елена;Олеговна;3328;учитель\n",
      [["-postalAddress"], ["-postalAddress"], ["-postalAddress"], ["-postalAddress"]]
    ),
    (
      "Smith;Anna;3407;Sales\nBrown;John;3563;Marketing\nMiller;Paul;3564;Accounting\nSmith;Ewa;3565;Sales\n",
      [
        ["name=Smith;Anna", "-postalAddress"], ["name=Brown;John", "-postalAddress"],
        ["name=Miller;Paul", "-postalAddress"], ["name=Smith;Ewa", "-postalAddress"],
      ]
    ),
    (
      "Huber;Anna;4020;Linz\nMaier;Karl;3100;Krems\nBerger;Paul;4020;Linz\nMaier;Eva;3100;Krems\n",
      [
        ["name=Huber;Anna", "postalAddress=;;;Linz;;4020"],
        ["name=Maier;Karl", "postalAddress=;;;Krems;;3100"],
        ["name=Berger;Paul", "postalAddress=;;;Linz;;4020"],
        ["name=Maier;Eva", "postalAddress=;;;Krems;;3100"],
      ]
    ),
    // No number that is dialled has fourteen digits without a sign.
    (
      "PREFEITURA DE ELMO;01222333000181;AV CENTRAL\nPREFEITURA DE OLMO;25111444000172;AV BRASIL\nPREFEITURA DE ULMO;18333222000190;AV II\n",
      [["-phoneNumber"], ["-phoneNumber"], ["-phoneNumber"]]
    ),
    // Streets with the numbers of houses, and towns without codes.
    (
      "Vos;Anna;Hauptstraße 5;Köln;0221 555010\nLee;Jan;Gartenweg 12;Bonn;0228 555020\nRoux;Eva;Am Markt 3;Neuss;02131 55503\n",
      [
        ["name=Vos;Anna", "postalAddress=;;Hauptstraße 5;Köln"],
        ["name=Lee;Jan", "postalAddress=;;Gartenweg 12;Bonn"],
        ["name=Roux;Eva", "postalAddress=;;Am Markt 3;Neuss"],
      ]
    ),
    // Streets that are called by any word, between names and numbers of houses.
    (
      "Vos,Anna,Riedl,12,Burgstall,39014,Italien\nLee,Jan,Riedl,3,Steinegg,39053,Italien\nRoux,Eva,Obertal,44,Burgstall,39014,Italien\n",
      [
        ["name=Vos;Anna", "postalAddress=;;Riedl 12;Burgstall;;39014;Italien"],
        ["name=Lee;Jan", "postalAddress=;;Riedl 3;Steinegg;;39053;Italien"],
        ["name=Roux;Eva", "postalAddress=;;Obertal 44;Burgstall;;39014;Italien"],
      ]
    ),
    // In a column of mailboxes, what is none is a number or a text.
    (
      "Lind Eva,eva@lind.example\nEk Per,per@ek.example\nBerg Anna,0506-555012\nNord Bo,bo@nord.example\n"
        + "Sten Ulla,ulla@sten.example\nDahl Ola,\"Ringen 8, 545 92 Skara\"\nLund Siv,siv@lund.example\n"
        + "Holm Jan,jan@holm.example\nBlom Liv,liv@blom.example\nKvist Åsa,asa@kvist.example\n",
      [
        ["emailAddress=eva@lind.example"], ["emailAddress=per@ek.example"],
        ["phoneNumber=0506-555012", "-emailAddress"], ["emailAddress=bo@nord.example"],
        ["emailAddress=ulla@sten.example"], ["preserved=X-COLUMN-2:Ringen 8", "-emailAddress"],
        ["emailAddress=siv@lund.example"], ["emailAddress=jan@holm.example"],
        ["emailAddress=liv@blom.example"], ["emailAddress=asa@kvist.example"],
      ]
    ),
    // Numbers of records are as long as each other, and those to dial need not be.
    (
      "ann,ann@lee.example,5587141\nkate,kate@vos.example,56910142\n",
      [["phoneNumber=5587141"], ["phoneNumber=56910142"]]
    ),
    // Letters beside names say who is a man and who a woman.
    (
      "Ann Lee,f,1987-02-03\nBob Vos,m,1990-12-03\nMary Roux,f,1988-02-04\n",
      [["gender=F"], ["gender=M"], ["gender=F"]]
    ),
    (
      "Barna;Andrea;L;1996.06.12;Solt\nNagy;Gergely;F;1994.11.30;Baja\nSzabó;Mariann;L;1995.01.22;Solt\n",
      [
        ["name=Barna;Andrea", "gender=F"], ["name=Nagy;Gergely", "gender=M"],
        ["name=Szabó;Mariann", "gender=F"],
      ]
    ),
    // In front of hospitals, numbers of records are no codes of towns.
    (
      "2577,삼성서울병원,1000,02-3410-0141\n7513,서울아산병원,1500,02-3410-0142\n3546,중랑구보건소,1500,02-2094-0143\n",
      [["-postalAddress"], ["-postalAddress"], ["-postalAddress"]]
    ),
  ])
  func whatNumbersAre(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }
}
