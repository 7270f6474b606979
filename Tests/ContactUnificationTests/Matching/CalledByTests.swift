import ContactUnification
import Testing

/// Books of a few cards in which somebody is called by something else than a name, a firm stands where
/// names do, or a program spoiled the name.
struct CalledByTests {
  private static let cases: [SmallBookTests.Case] = [
    // A Thai title stands in front of a name without a blank.
    (
      "FN:คุณวิไลวรรณ ทองประเสริฐ|TEL;TYPE=CELL:+66816041828",
      "FN:วิไลวรรณ ทองประเสริฐ|TEL;TYPE=CELL:+66816041828", .joined
    ),
    // What somebody is to the owner of the book, and who has the mobile.
    ("FN:Mamma|TEL:+393401120447", "FN:Lucia Ferri|N:Ferri;Lucia;;;|TEL:+393401120447", .joined),
    ("FN:Mein Schatz ❤️|TEL:+491701120447", "FN:Jan Ott|N:Ott;Jan;;;|TEL:+491701120447", .joined),
    ("FN:Hydraulik|TEL:+48601120447", "FN:Jan Bąk|N:Bąk;Jan;;;|TEL:+48601120447", .joined),
    ("FN:Annem|TEL:+905321120447", "FN:Nur Kaya|N:Kaya;Nur;;;|TEL:+905321120447", .joined),
    ("FN:ICE Dad|TEL:+14155550188", "FN:Dad|TEL:+14155550188", .joined),
    ("FN:Mama Handy|TEL:+491701120447", "FN:Mama|TEL:+491701120447", .joined),
    // Behind the line of a house is whoever lives there.
    (
      "FN:أم سعيد|TEL:+96824551837",
      "FN:هلال البلوشي|N:البلوشي;هلال;;;|TEL:+96824551837|TEL:+96891174402", .notJoined
    ),
    ("FN:Schatz|TEL:+498912345678", "FN:Jan Ott|N:Ott;Jan;;;|TEL:+498912345678", .notJoined),
    (
      "FN:Tante Ott|N:Ott;Tante;;;|TEL:+498912345678",
      "FN:Rieke Ott|N:Ott;Rieke;;;|TEL:+498912345678|EMAIL:rieke.ott@mail.example", .notJoined
    ),
    // What somebody is called by his son, and his name behind it.
    (
      "FN:أبو سعيد (هلال البلوشي)|TEL:+96891174402",
      "FN:Hilal Al Balushi|N:Al Balushi;Hilal;;;|TEL:+96891174402", .joined
    ),
    // Father and son, of whom the shown names alone say who is who.
    (
      "FN:Rui Tavares (pai)|N:Tavares;Rui;;;|TEL:+351253218440",
      "FN:Rui Tavares (filho)|N:Tavares;Rui;;;|TEL:+351253218440|TEL:+351914730220", .notJoined
    ),
    (
      "FN:Olin Marsh Jr.|N:Marsh;Olin;;;|TEL:+14035550137",
      "FN:Olin Marsh Sr.|N:Marsh;Olin;;;|TEL:+14035550137", .notJoined
    ),
    ("FN:Jutta u. Horst Ott|TEL:+498912345678", "FN:Horst Ott|TEL:+498912345678", .notJoined),
    // A name of one word that is neither of the other's names, behind one mobile.
    (
      "FN:Wagiman (tukang kebun Bu Endah)|N:Wagiman;;;;|TEL:+6281255518374",
      "FN:Endah Prameswari|N:Prameswari;Endah;;;|TEL:+6281190027413|TEL:+6281255518374", .notJoined
    ),
    // What somebody does, in the place of the family name.
    (
      "FN:Jim Plumber|N:Plumber;Jim;;;|TEL:860-369-6604",
      "FN:Jim Ostwind|N:Ostwind;Jim;;;|TEL:+1 860-369-6604", .joined
    ),
    (
      "FN:Lucie dierenarts|TEL:+32 475 91 71 02",
      "FN:Lucie Ostwind|N:Ostwind;Lucie;;;|TEL:0475917102", .joined
    ),
    ("FN:Bäcker|TEL:+491701120447", "FN:Metzger|TEL:+491701120447", .notJoined),
    ("FN:Gareth Pugsley|TEL:+447535388955", "FN:Gareth Pugsley|TEL:+447535598023", .notJoined),
    // A label of a woman, and a man's name.
    ("FN:Mamma|TEL:+393401120447", "FN:Paolo Ferri|N:Ferri;Paolo;;;|TEL:+393401120447", .notJoined),
    // Two labels are two people, however alike the words.
    ("FN:Grandma|TEL:+441132960118", "FN:Grandpa|TEL:+441132960118", .notJoined),
    ("FN:Abuelo|TEL:+34976224170", "FN:Abuela|TEL:+34976224170", .notJoined),
    ("FN:Avó|TEL:+351213456789", "FN:Avô|TEL:+351213456789", .notJoined),
    ("FN:Papa|TEL:+33558441728", "FN:Maman|TEL:+33558441728", .notJoined),
    ("FN:Nachbar|TEL:+493012345678", "FN:Nachbarin|TEL:+493012345678", .notJoined),
    // Somebody's relative is called after him.
    ("FN:Papà di Enzo|TEL:+393401120447", "FN:Enzo|TEL:+393401120447", .notJoined),
    ("FN:Mãe da Inês|TEL:+351912345678", "FN:Inês|TEL:+351912345678", .notJoined),
    ("FN:Tom Barlow wife|TEL:+447700900123", "FN:Tom Barlow|TEL:+447700900123", .notJoined),
    ("FN:Maman d'Oumou|TEL:+221774220034", "FN:Oumou|TEL:+221774220034", .notJoined),
    ("FN:Mamma d’Elia|TEL:+393401120447", "FN:Elia|TEL:+393401120447", .notJoined),
    ("FN:Noé (papa)|TEL:+33658784620", "FN:Noé|TEL:+33658784620", .notJoined),
    ("FN:지우엄마|TEL:+821012345678", "FN:지우|TEL:+821012345678", .notJoined),
    ("FN:勇太ママ|TEL:+819012345678", "FN:勇太|TEL:+819012345678", .notJoined),
    // Whoever that is has a family name, too, in a case of its own or not.
    (
      "FN:Mama Kasi Nowak|TEL:+48601120447", "FN:Kasia Nowak|N:Nowak;Kasia;;;|TEL:+48601120447",
      .notJoined
    ),
    (
      "FN:Мама Пети Громова|TEL:+79124417203", "FN:Петя Громов|N:Громов;Петя;;;|TEL:+79124417203",
      .notJoined
    ),
    (
      "FN:Mama Ivane|TEL:+385912345678", "FN:Ivana Horvat|N:Horvat;Ivana;;;|TEL:+385912345678",
      .notJoined
    ),
    (
      "FN:Mamma Giulia Rossi|TEL:+393471120447",
      "FN:Giulia Rossi|N:Rossi;Giulia;;;|TEL:+393471120447", .notJoined
    ),
    (
      "FN:Mãe João Silva|TEL:+351912345678", "FN:João Silva|N:Silva;João;;;|TEL:+351912345678",
      .notJoined
    ),
    (
      "FN:Papa Jules Martin|TEL:+33612112044", "FN:Jules Martin|N:Martin;Jules;;;|TEL:+33612112044",
      .notJoined
    ),
    (
      "FN:Peti anyukája|TEL:+36301234567", "FN:Péter Kiss|N:Kiss;Péter;;;|TEL:+36301234567",
      .notJoined
    ),
    ("FN:Mama Kasi Nowak|TEL:+48601120447", "FN:Anna Nowak|TEL:+48601120447", .joined),
    // But an uncle's own name stands behind what he is.
    ("FN:Tío Evaristo|TEL:+34673877931", "FN:Evaristo Gil|TEL:+34673877931", .joined),
    ("FN:Farmor Gudrun|TEL:+46701234567", "FN:Gudrun Ek|TEL:+46701234567", .joined),
    // An endearment is no name with a family name.
    ("FN:Mi vida|TEL:+34673877931", "FN:Mi vida|TEL:+34611877932", .notJoined),
    ("FN:Mi amor|TEL:+34673877931", "FN:Mi amor|TEL:+34611877932", .notJoined),
    // Names that are words for relatives, too.
    ("FN:Mere Parata|TEL:+64211234567", "FN:Aroha Parata|TEL:+64211234567", .notJoined),
    ("FN:Golo Mann|TEL:+41791120447", "FN:Golo Mann|N:Mann;Golo;;;|TEL:+41791120447", .joined),
    (
      "FN:Anne-Sophie Mutter|TEL:+491701120447",
      "FN:Anne-Sophie Mutter|N:Mutter;Anne-Sophie;;;|TEL:+491701120447", .joined
    ),
    ("FN:Herr Vogt|TEL:+41791120447", "FN:Frau Vogt|TEL:+41791120447", .notJoined),
    // A firm's name where names stand, and where the employer does.
    ("FN:Fleischerei Ruhland|TEL:+493641220", "ORG:Fleischerei Ruhland|TEL:+493641220", .joined),
    (
      "FN:Garage Lemoine|N:Lemoine;Garage;;;|TEL:+33233112044",
      "FN:Garage Lemoine|ORG:Garage Lemoine|TEL:+33233112044", .joined
    ),
    (
      "FN:Garage Lemoine|N:Lemoine;Garage;;;|TEL:+33233112044",
      "FN:Luc Lemoine|N:Lemoine;Luc;;;|TEL:+33233112044", .notJoined
    ),
    (
      "FN:Autohaus Krämer|TEL:+4927144172",
      "FN:Kraemer Autohaus GmbH|ORG:Krämer Autohaus GmbH|TEL:+4927144172", .joined
    ),
    (
      "FN:Tintenfass (ab 14 Uhr)|TEL:+493641220", "FN:|ORG:Tintenfass GmbH|TEL:+493641220", .joined
    ),
    ("FN:صيدلية الشفا|TEL:+96265512084", "FN:صيدلية الشفا|TEL:+96265512099", .notJoined),
    ("FN:حلويات الشرق|TEL:+96265512084", "FN:|ORG:حلويات الشرق|TEL:+96265512084", .joined),
    // Somebody with the name of a firm.
    (
      "FN:Karl Ruhland|TEL:+493641220|EMAIL:k@ruhland.example",
      "FN:|ORG:Karl Ruhland|TEL:+493641220",
      .notJoined
    ),
    // Two branches.
    ("FN:Hotel Bellavista|TEL:+390577118", "FN:Hotel Bellavista|TEL:+390184227", .notJoined),
    // A mailbox at a provider that is in no list, which a couple has.
    (
      "FN:Leif Moe|N:Moe;Leif;;;|EMAIL:l.moe@fjordnett.example",
      "FN:Liv Moe|N:Moe;Liv;;;|EMAIL:l.moe@fjordnett.example", .notJoined
    ),
    // The assistant's mailbox and mobile on the card of her boss.
    (
      "FN:Odo Brack|N:Brack;Odo;;;|TEL:+41791120447|EMAIL:o.brack@brack.example|EMAIL:r.senn@brack.example",
      "FN:Rita Senn|N:Senn;Rita;;;|TEL:+41791120447|EMAIL:r.senn@brack.example", .notJoined
    ),
    // Father and son, of whom the name says which is which.
    ("FN:Yusof bin Hamid|TEL:+60333711234", "FN:Hamid bin Yusof|TEL:+60333711234", .notJoined),
    // Sisters and brothers whose names are alike.
    ("FN:Om Kant Joshi|TEL:+915122441872", "FN:Om Kala Joshi|TEL:+915122441872", .notJoined),
    // Two colleagues by their initials, of which M. is no title.
    (
      "FN:M. Rathke|TEL:+493012345678|ORG:Hallwerk", "FN:B. Rathke|TEL:+493012345678|ORG:Hallwerk",
      .notJoined
    ),
    // Grandfather, father and son's names in a row, of which the last is another.
    (
      "FN:سالم عمر حسن|TEL:+96265512084|ORG:الواحة", "FN:سالم عمر حسين|TEL:+96265512084|ORG:الواحة",
      .notJoined
    ),
    // Two drivers of one firm.
    ("FN:Fahrer Metin|TEL:+491701120447", "FN:Fahrer Dirk|TEL:+491701120447", .notJoined),
    // The son, as Argentina writes it.
    (
      "FN:Raúl Vera (h)|TEL:+541143210987", "FN:Raúl Vera|N:Vera;Raúl;;;|TEL:+541143210987",
      .notJoined
    ),
    // Ranks behind a name.
    ("FN:최서준 팀장|TEL:+821012345678", "FN:최서준|N:최;서준;;;|TEL:+821012345678", .joined),
    // Two departments.
    (
      "ORG:Klinikum Eichtal;Radiologie|TEL:+493641220|EMAIL:info@eichtal.example",
      "ORG:Klinikum Eichtal;Chirurgie|TEL:+493641220|EMAIL:info@eichtal.example", .notJoined
    ),
    // A mailbox for want of one.
    (
      "FN:Tanya Croft|N:Croft;Tanya;;;|EMAIL:noemail@surgery.example",
      "FN:Tonya Croft|N:Croft;Tonya;;;|EMAIL:noemail@surgery.example", .notJoined
    ),
    // One name in the two languages of a place.
    (
      "FN:Pádraig Ó Ceallaigh|N:Ó Ceallaigh;Pádraig;;;|TEL:+353876228252",
      "FN:Patrick Kelly|N:Kelly;Patrick;;;|TEL:+353876228252", .joined
    ),
    (
      "FN:Dafydd Prys|N:Prys;Dafydd;;;|TEL:+447700900123",
      "FN:David Prys|N:Prys;David;;;|TEL:+447700900123", .joined
    ),
    (
      "FN:Halyna Koval|N:Koval;Halyna;;;|TEL:+380501234567",
      "FN:Galina Koval|N:Koval;Galina;;;|TEL:+380501234567", .joined
    ),
    (
      "FN:Siarhei Lis|N:Lis;Siarhei;;;|TEL:+375291234567",
      "FN:Sergey Lis|N:Lis;Sergey;;;|TEL:+375291234567", .joined
    ),
    (
      "FN:Xabier Etxeberria|N:Etxeberria;Xabier;;;|TEL:+34673877931",
      "FN:Javier Echeverría|N:Echeverría;Javier;;;|TEL:+34673877931", .joined
    ),
    (
      "FN:Jaume Vidal|N:Vidal;Jaume;;;|TEL:+34673877931",
      "FN:Jaime Vidal|N:Vidal;Jaime;;;|TEL:+34673877931", .joined
    ),
    // On the telephone of a house a father and his son may have it.
    (
      "FN:Jon Aranburu|N:Aranburu;Jon;;;|TEL:+34943123456",
      "FN:Juan Aranburu|N:Aranburu;Juan;;;|TEL:+34943123456", .notJoined
    ),
    // An Irish name is one of several English ones, which are not each other's.
    (
      "FN:Sean Smith|N:Smith;Sean;;;|TEL:+35316790832|ORG:Liffey",
      "FN:Sean McGowan|N:McGowan;Sean;;;|TEL:+35316790832|ORG:Liffey", .notJoined
    ),
    // Brothers with two forms of one name each in another language.
    (
      "FN:Evan Rees|N:Rees;Evan;;;|TEL:+441970612345",
      "FN:Ian Rees|N:Rees;Ian;;;|TEL:+441970612345", .notJoined
    ),
    // Abbreviations of the first of two given names.
    (
      "FN:Ma. Elena Delos Reyes|N:Delos Reyes;Ma. Elena;;;|EMAIL:elenadr77@yahoo.com",
      "FN:Maria Elena de los Reyes|N:de los Reyes;Maria Elena;;;|EMAIL:elenadr77@yahoo.com", .joined
    ),
    (
      "FN:Md. Habibur Khan|N:Khan;Md. Habibur;;;|EMAIL:habib.khan79@gmail.com",
      "FN:Mohammad Habibur Khan|N:Khan;Mohammad Habibur;;;|EMAIL:habib.khan79@gmail.com", .joined
    ),
    // Two beginnings.
    (
      "FN:Tariqul Mia|N:Mia;Tariqul;;;|TEL:+8802222854986",
      "FN:Shariqul Mia|N:Mia;Shariqul;;;|TEL:+8802222854986", .notJoined
    ),
    // What a program left in the name.
    ("FN:In&#234;s Prado|TEL:+351912345678", "FN:Inês Prado|TEL:+351912345678", .joined),
    ("FN:I\\u00f1aki Sola|TEL:+34673877931", "FN:Iñaki Sola|TEL:+34673877931", .joined),
    ("FN:G%C3%BCnter Wei%C3%9F|TEL:+491701120447", "FN:Günter Weiß|TEL:+491701120447", .joined),
    ("FN:=C3=89loi Petit|TEL:+33658784620", "FN:Éloi Petit|TEL:+33658784620", .joined),
    (
      "FN:=?UTF-8?Q?Ois=C3=ADn_Daly?=|TEL:+353861234567", "FN:Oisín Daly|TEL:+353861234567", .joined
    ),
    (
      "FN:Ren\u{FFFD}e Cl\u{FFFD}ment|TEL:+33658784620", "FN:Renée Clément|TEL:+33658784620",
      .joined
    ),
    // Characters that are written in two ways.
    (
      "FN:渡邉 沙織|N:渡邉;沙織;;;|EMAIL:saori@example.jp",
      "FN:渡辺 沙織|N:渡辺;沙織;;;|EMAIL:saori@example.jp", .joined
    ),
    ("FN:髙橋 澪|TEL:+819012345678", "FN:高橋 澪|TEL:+819012345678", .joined),
    // Abbreviated and familiar names.
    ("FN:Wm. Akers|TEL:+447700900123", "FN:William Akers|TEL:+447700900123", .joined),
    (
      "FN:Fco. Javier Ruiz|TEL:+34673877931",
      "FN:Francisco Javier Ruiz|N:Ruiz;Francisco Javier;;;|TEL:+34673877931", .joined
    ),
    ("FN:Nuala Tierney|TEL:+353861234567", "FN:Fionnuala Tierney|TEL:+353861234567", .joined),
    ("FN:Quim Serra|TEL:+34673877931", "FN:Joaquim Serra|TEL:+34673877931", .joined),
    // The parents of whom somebody is married to are two, whatever the words have in common.
    ("FN:Schwiegermutti|TEL:+49512138264", "FN:Schwiegervati|TEL:+49512138264", .notJoined),
    ("FN:시어머님|TEL:+82632741186", "FN:시아버님|TEL:+82632741186", .notJoined),
    ("FN:Belle-maman|TEL:+33549321806", "FN:Beau-papa|TEL:+33549321806", .notJoined),
    ("FN:Kaynanam|TEL:+902165551840", "FN:Kaynatam|TEL:+902165551840", .notJoined),
    // A title that says of which sex somebody is, in whatever language.
    ("FN:Domnul Lupu|TEL:+40744318206", "FN:Doamna Lupu|TEL:+40744318206", .notJoined),
    ("FN:Herra Ojala|TEL:+358405274183", "FN:Rouva Ojala|TEL:+358405274183", .notJoined),
    // What tells two of one name apart stands in parentheses; Anna Lee needs none to be told from others.
    ("FN:鈴木さん（経理）|TEL:+81663452281", "FN:鈴木さん（営業）|TEL:+81663452281", .notJoined),
    ("FN:Novak (stores)|TEL:+441132960118", "FN:Novak (payroll)|TEL:+441132960118", .notJoined),
    (
      "FN:Gareth Pugsley (choir)|TEL:+447535388955", "FN:Gareth Pugsley (chess)|TEL:+447535388955",
      .joined
    ),
    // Relatives whose words say which of several they are.
    ("FN:큰고모|TEL:+82537428815", "FN:작은고모|TEL:+82537428815", .notJoined),
    ("FN:大舅|TEL:+862161234567", "FN:二舅|TEL:+862161234567", .notJoined),
    // What somebody is in a firm, behind one family name; a polite word says nothing.
    (
      "FN:鈴木部長|ORG:東都商事|TEL:+81355412870", "FN:鈴木課長|ORG:東都商事|TEL:+81355412870", .notJoined
    ),
    ("FN:박부장님|TEL:+82237428815", "FN:박과장님|TEL:+82237428815", .notJoined),
    ("FN:鈴木さん|TEL:+819055412870", "FN:鈴木様|TEL:+819055412870", .joined),
    // An office that has somebody's name, classes that have numbers, and a school that has a saint's.
    (
      "FN:Prof. Dr. Hedwig Sommer|N:Sommer;Hedwig;;Prof. Dr.;|TEL:+497612034417",
      "FN:Sekretariat Prof. Sommer|TEL:+497612034417", .notJoined
    ),
    ("FN:Klasse 4a|TEL:+497612034417", "FN:Klasse 4b|TEL:+497612034417", .notJoined),
    ("FN:Profe Marta|TEL:+34976218447", "FN:Colegio Santa Marta|TEL:+34976218447", .notJoined),
    // Names of several words of which each has one that the other has nothing for.
    (
      "FN:Konsul Radu Ionescu|TITLE:Konsul|TEL:+492286838218|EMAIL:bonn@mae.example",
      "FN:Konsul Raluca Ionescu|TITLE:Konsul|TEL:+492286838218|EMAIL:bonn@mae.example", .notJoined
    ),
    ("FN:PKO oddział Mokotów|TEL:800302302", "FN:PKO oddział Wola|TEL:800302302", .notJoined),
    (
      "FN:TSV Vorstand Peter Kuhn|TEL:+49913144827|ORG:TSV Elm",
      "FN:TSV Kassier Petra Kuhn|TEL:+49913144827|ORG:TSV Elm", .notJoined
    ),
    (
      "FN:Иванов Сергей Петрович|N:Иванов;Сергей;Петрович;;|TEL:+74957441827",
      "FN:Иванов Сергей Павлович|N:Иванов;Сергей;Павлович;;|TEL:+74957441827", .notJoined
    ),
    ("FN:Buurman De Vries|TEL:+31229212345", "FN:Buurvrouw De Vries|TEL:+31229212345", .notJoined),
    ("FN:Papa|TEL:+4971911234567", "FN:Stiefvater|TEL:+4971911234567", .notJoined),
    // A son has his own name in front of his father's.
    ("FN:ተስፋዬ በቀለ|TEL:+251115518274", "FN:በቀለ ተስፋዬ|TEL:+251115518274", .notJoined),
    // Who is called by the father's name behind the own one is not the father.
    (
      "FN:Murugan Selvaraj|N:Selvaraj;Murugan;;;|TEL:+919443260718",
      "FN:Divya Murugan|N:Murugan;Divya;;;|TEL:+919443260718", .notJoined
    ),
    // Of two family names the second is another one: cousins.
    (
      "FN:Lucía Iglesias Soto|N:Iglesias Soto;Lucía;;;|TEL:+34986214730",
      "FN:Lucía Iglesias Vega|N:Iglesias Vega;Lucía;;;|TEL:+34986214730", .notJoined
    ),
    // Who comes after somebody in an office has its number, its mailbox and its title.
    (
      "FN:M. Robin|N:Robin;;;M.;|TITLE:Maire|TEL:+33549321806|EMAIL:mairie.elm@example.org",
      "FN:Mme Vasseur|N:Vasseur;;;Mme;|TITLE:Maire|TEL:+33549321806|EMAIL:mairie.elm@example.org",
      .notJoined
    ),
    // Who says to be the elder or the younger in front of the name, or in another short form.
    (
      "FN:id. Varjas Ferenc|N:Varjas;Ferenc;;id.;|TEL:+3688497281",
      "FN:ifj. Varjas Ferenc|N:Varjas;Ferenc;;ifj.;|TEL:+3688497281", .notJoined
    ),
    (
      "FN:Neville Pugsley Snr|N:Pugsley;Neville;;;Snr|TEL:+441639618274",
      "FN:Neville Pugsley Jnr|N:Pugsley;Neville;;;Jnr|TEL:+441639618274", .notJoined
    ),
    // Somebody's son and his daughter, and two grandparents.
    (
      "FN:Kristín Þorvaldsdóttir|N:Þorvaldsdóttir;Kristín;;;|TEL:+3544763238",
      "FN:Kristinn Þorvaldsson|N:Þorvaldsson;Kristinn;;;|TEL:+3544763238", .notJoined
    ),
    ("FN:Amma|TEL:+3544763238", "FN:Afi|TEL:+3544763238", .notJoined),
    // A card with the family's name alone, at its line, may be the family's.
    (
      "FN:Terbrüggen|TEL:+495121382641",
      "FN:Ottilie Terbrüggen|N:Terbrüggen;Ottilie;;;|TEL:+495121382641", .notJoined
    ),
    (
      "FN:Terbrüggen|TEL;TYPE=CELL:+491715517382",
      "FN:Ottilie Terbrüggen|N:Terbrüggen;Ottilie;;;|TEL;TYPE=CELL:+491715517382", .joined
    ),
    // What a scanner makes of a name.
    (
      "FN:Bemhard Hömle|TEL:+495121382641", "FN:Bernhard Hörnle|TEL:+495121382641", .joined
    ),
    ("FN:0lwen Pugsley|TEL:+447535388955", "FN:Olwen Pugsley|TEL:+447535388955", .joined),
  ]

  @Test("Who is meant by what is no name, whoever else is in the book", arguments: cases)
  func called(_ example: SmallBookTests.Case) throws {
    for strangers in [0, 300] {
      #expect(
        try SmallBookTests.isJoined(example, strangers: strangers) == (example.verdict == .joined),
        "\(example.first) and \(example.second) with \(strangers) strangers")
    }
  }

  @Test("Two in one account who might both be meant by a short form are not joined through it")
  func shortFormOfTwo() throws {
    let number = "|TEL:+74952551840"
    let records = try Cards.records([
      "FN:Слава Зимин|N:Зимин;Слава;;;" + number, "FN:Вячеслав Зимин|N:Зимин;Вячеслав;;;" + number,
      "FN:Ярослав Зимин|N:Зимин;Ярослав;;;" + number,
    ])
    let result = try ContactMatcher().clusters(of: records)
    #expect(!result.clusters.contains { $0.contains(1) && $0.contains(2) })
  }

  @Test("A length that both write elsewhere tells two names apart")
  func marksThatAreKept() throws {
    func weight(_ names: [String]) throws -> Double {
      let cards = names.map { $0 + "|ORG:Hokuyō" }
      return try ContactMatcher().clusters(of: try Cards.records(cards)).explain(0, 1).weight
    }
    // Who leaves out all marks may mean either.
    #expect(
      try weight(["FN:Shō Ōta|N:Ōta;Shō;;;", "FN:Shō Ota|N:Ota;Shō;;;"])
        < weight(["FN:Shō Ōta|N:Ōta;Shō;;;", "FN:Sho Ota|N:Ota;Sho;;;"]))
  }
}
