import Testing

/// Values and parameters in all their forms.
struct ValueQuirkTests {
  @Test(arguments: [
    QuirkCase(
      "escapes", "3.0", ["NOTE:a\\\\b\\,c\\;d\\ne\\Nf\\:g\\\"h\\'i"], ["note=a\\b,c;d⏎e⏎f:g\"h'i"]),
    QuirkCase(
      "a backslash before anything else stays", "3.0", ["NOTE:C:\\dir\\x"], ["note=C:\\dir\\x"]),
    QuirkCase("a backslash at the end", "3.0", ["NOTE:a\\"], ["note=a\\"]),
    QuirkCase(
      "commas and semicolons in a text are the text's", "3.0", ["NOTE:a,b;c"], ["note=a,b;c"]),
    QuirkCase(
      "lists", "4.0", ["CATEGORIES:a,b\\,c,,d", "NICKNAME:Jo,Joey"],
      ["nickname=Jo", "nickname=Joey", "category=a", "category=b,c", "category=d"]),
    QuirkCase(
      "lists within components", "4.0", ["N:Doe,Roe;Jo;A,B;Dr.,Prof.;", "ADR:;;S\\, 1,U 2;T;;;"],
      ["name=Doe,Roe;Jo;A,B;Dr.,Prof.", "postalAddress=;;S, 1⏎U 2;T"]),
    QuirkCase(
      "no lists in 2.1", "2.1", ["N:Doe, Roe;Jo;A,B", "ADR:;;S, 1;T"],
      ["name=Doe, Roe;Jo;A,B", "postalAddress=;;S, 1;T"]),
    QuirkCase(
      "organizations", "4.0", ["ORG:ABC\\, Inc.;North;Marketing", "ORG:One;;Three;;", "ORG:;Unit"],
      ["organization=ABC, Inc.;North;Marketing", "organization=One;;Three", "organization=;Unit"]),
    QuirkCase(
      "empty values say nothing", "3.0", ["TEL:", "ADR:;;;;;;", "N:;;;;", "ORG:;"], [],
      codes: ["vcard.card.empty"]),
    QuirkCase(
      "TYPE in all forms", "3.0",
      [
        "TEL;TYPE=\"home,voice\":1", "TEL;TYPE=HOME;TYPE=voice:2", "TEL;type=home,PREF:3",
        "TEL;TYPE=VOICE;MSG,WORK:4", "TEL;TYPE=home,fax:5", "TEL;TYPE=\"Home\",\"Video\":6",
      ],
      [
        "phoneNumber=1 [home] {TYPE=voice}", "phoneNumber=2 [home] {TYPE=voice}",
        "phoneNumber=3 [home] *1", "phoneNumber=4 [work] {TYPE=voice|msg}",
        "phoneNumber=5 [homeFax]", "phoneNumber=6 [home] {TYPE=video}",
      ]),
    QuirkCase(
      "a comma for a semicolon between parameters", "3.0",
      ["TEL;TYPE=CELL,TYPE=pref;TYPE=VOICE:1", "TEL;TYPE=home,work,PREF=1:2"],
      ["phoneNumber=1 [mobile] *1 {TYPE=voice}", "phoneNumber=2 [home] *1 {TYPE=work}"],
      codes: ["vcard.parameter.invalid-name", "vcard.parameter.invalid-name"]),
    QuirkCase(
      "a comma for the semicolon behind a property's name", "3.0",
      ["ADR;TYPE=HOME:;;Weg 1;Kiel", "LABEL,TYPE=HOME:Weg 1", "24103 Kiel"],
      ["postalAddress=;;Weg 1;Kiel label:Weg 1⏎24103 Kiel [home]"],
      codes: ["vcard.parameter.invalid-name", "vcard.line.missing-colon"]),
    QuirkCase(
      "a semicolon for the colon", "3.0",
      ["TEL;TYPE=\"HOME\";+49 30 123", "EMAIL;INTERNET;ida@example.org", "TEL;HOME;CELL"],
      ["phoneNumber=+49 30 123 [home]", "emailAddress=ida@example.org"],
      codes: [
        "vcard.line.missing-colon", "vcard.line.missing-colon", "vcard.line.missing-colon",
      ]),
    QuirkCase(
      "labels of addresses that say otherwise how mail is delivered", "3.0",
      [
        "ADR;TYPE=WORK,POSTAL:;;S 1;T;;;", "ADR;TYPE=HOME,DOM:;;S 2;T;;;",
        "LABEL;TYPE=WORK:S 1\\nT",
        "LABEL;TYPE=HOME:S 2\\nT",
      ],
      [
        "postalAddress=;;S 1;T label:S 1⏎T [work] {TYPE=postal}",
        "postalAddress=;;S 2;T label:S 2⏎T [home] {TYPE=dom}",
      ]),
    QuirkCase(
      "a version that there is not", "1.0", ["TEL:1"], ["phoneNumber=1"],
      codes: ["vcard.card.unknown-version"]),
    QuirkCase(
      "other signs than the equals sign behind a parameter's name", "3.0",
      [
        "TEL;TYPE#WORK,VOICE:1", "TEL;TYPE:voce,work,pref:2", "URL;TYPE:http://example.org",
        "NOTE;ENCODING#QUOTED-PRINTABLE:=41", "TEL;c#:3", "TEL;TYPE:3", "TEL;TYPE:home:4",
      ],
      [
        "phoneNumber=1 [work] {TYPE=voice}", "phoneNumber=2 [work] *1 {TYPE=voce}",
        "phoneNumber=3 {TYPE=c#}", "phoneNumber=3", "phoneNumber=4 [home]",
        "url=http://example.org", "note=A",
      ], codes: Array(repeating: "vcard.parameter.invalid-name", count: 4)),
    QuirkCase(
      "nicknames of vCard 2.1, which has none", "2.1",
      ["NICKNAME:Jon,Johnny", "NICKNAME:Jo, the Great"],
      ["nickname=Jon", "nickname=Johnny", "nickname=Jo, the Great"]),
    QuirkCase(
      "parts of messages, as vCard 2.1 names them", "2.1",
      ["SOUND;VALUE=CONTENT-ID:<a.b@example.org>", "PHOTO;VALUE=CID:cid:c@example.org"],
      ["image=<cid:c@example.org>", "sound=<cid:a.b@example.org>"]),
    QuirkCase(
      "blanks behind the colons of addresses", "3.0",
      ["URL: http://example.org", "UID: urn:uuid:1"],
      ["identifier=urn:uuid:1", "url=http://example.org"]),
    QuirkCase(
      "preferences", "4.0", ["TEL;PREF=1:1", "TEL;PREF=100:2", "TEL;PREF=\"7\":3", "TEL;PREF=0:4"],
      ["phoneNumber=1 *1", "phoneNumber=2 *100", "phoneNumber=3 *7", "phoneNumber=4 {PREF=0}"]),
    QuirkCase(
      "carets in parameters (RFC 6868)", "4.0",
      ["NOTE;X-A=George Herman ^'Babe^' Ruth^n^^caret ^x;X-B=\"a:b;c,d\",e:v"],
      ["note=v {X-A=George Herman \"Babe\" Ruth⏎^caret ^x} {X-B=a:b;c,d|e}"]),
    QuirkCase(
      "carets in vCard 3, in which DAVx⁵, sabre and ez-vcard use them", "3.0",
      ["NOTE;X-A=a^nb^'c^'^^;X-B=^x^:v"], ["note=v {X-A=a⏎b\"c\"^} {X-B=^x^}"]),
    QuirkCase(
      "carets in vCard 2.1, in which nobody does", "2.1", ["NOTE;X-A=a^nb^^:v"],
      ["note=v {X-A=a^nb^^}"]),
    QuirkCase(
      "a gender whose text has semicolons", "4.0", ["GENDER:F;a;b\\;c", "GENDER;ALTID=2:;x"],
      ["gender=F;a;b;c", "gender=;x {ALTID=2}"]),
    QuirkCase(
      "Google's eighth component with commas", "3.0", ["ADR:;;S;T;Z;;C;Foo,Bar, Baz"],
      ["postalAddress=;;S;T;Z;;C label:Foo,Bar, Baz"]),
    QuirkCase(
      "a quote that a backslash stands before, and which closes", "4.0",
      ["NOTE;X-A=\"a\\\":v", "TITLE;X-A=\"b\\\";TYPE=work:w"],
      ["jobTitle=w [work] {X-A=b\\}", "note=v {X-A=a\\}"]),
    QuirkCase(
      "a backslash at the end of one of several quoted values", "4.0",
      ["NOTE;X-A=\"a;\\\",\":\";X-B=\"\\\";X-C=\";\":v"],
      ["note=v {X-A=a;\\|:} {X-B=\\} {X-C=;}"]),
    QuirkCase(
      "numbers", "4.0",
      ["TEL;VALUE=uri:tel:+1-555-555-5555;ext=5555", "TEL:TEL:2", "TEL;VALUE=text:3,,4"],
      ["phoneNumber=+1-555-555-5555 ext. 5555", "phoneNumber=2", "phoneNumber=3,,4"]),
    QuirkCase(
      "numbers with the parameters of RFC 3966", "4.0",
      [
        "TEL;VALUE=uri:tel:863-1234;phone-context=+1-914-555;EXT=7",
        "TEL;VALUE=uri:tel:7042;phone-context=example.com;isub=1", "TEL;VALUE=text:1;ext=2",
        "TEL;VALUE=uri:tel:+34-600;ext=9;phone-context=+34",
      ],
      [
        "phoneNumber=+1-914-555-863-1234 ext. 7", "phoneNumber=7042", "phoneNumber=1;ext=2",
        "phoneNumber=+34-600 ext. 9",
      ]),
    QuirkCase(
      "addresses as URIs", "4.0",
      [
        "EMAIL:mailto:a@b.example", "EMAIL;VALUE=uri:MAILTO:c@b.example",
        "EMAIL:mailto:d@b.example?subject=x", "EMAIL:mailto:",
      ],
      [
        "emailAddress=a@b.example", "emailAddress=c@b.example",
        "emailAddress=mailto:d@b.example?subject=x", "emailAddress=mailto:",
      ]),
    QuirkCase(
      "pictures in base64 that nothing says to be that", "3.0",
      ["PHOTO;TYPE=JPEG:/9j/AQIDBAUGBwgJCgsM", "PHOTO:/9j/a", "PHOTO;VALUE=text:iVBORw0KGgoAAAAN"],
      [
        "image=[255, 216, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] image/jpeg", "image='/9j/a'",
        "image='iVBORw0KGgoAAAAN'",
      ], codes: ["vcard.base64.invalid"]),
    QuirkCase(
      "blanks around numbers and addresses", "3.0",
      ["TEL: 1 2 ", "EMAIL; TYPE=home: a@b.example "],
      ["phoneNumber=1 2", "emailAddress=a@b.example [home]"]),
    QuirkCase(
      "an address without semicolons", "3.0", ["ADR;TYPE=HOME:Weg 1\\, Kiel", "ADR:Box 2;"],
      ["postalAddress=;;Weg 1, Kiel [home]", "postalAddress=Box 2"]),
    QuirkCase(
      "words for sexes, and what is none", "4.0",
      ["GENDER:Female", "X-GENDER:Male", "X-WAB-GENDER:1", "X-WAB-GENDER:0", "GENDER:Fluid"],
      ["gender=F;", "gender=M;", "gender=F;", "gender=;Fluid", "preserved=X-WAB-GENDER:0"]),
    QuirkCase(
      "a label of Apple's without its underscores", "3.0",
      ["a.EMAIL:a@b.example", "a.X-ABLabel:$!<Home>!$"], ["emailAddress=a@b.example [home]"]),
    QuirkCase(
      "a parameter that comes twice", "4.0", ["NOTE;X-A=1;X-B=2;X-A=3,\"4,5\":v"],
      ["note=v {X-A=1|3|4,5} {X-B=2}"]),
    QuirkCase(
      "types that few programs write", "3.0", ["TEL;TYPE=mobile:1", "TEL;TYPE:2"],
      ["phoneNumber=1 [mobile]", "phoneNumber=2"]),
    QuirkCase(
      "positions", "3.0",
      [
        "GEO:48.1;11.5", "GEO:geo:48.1,11.5", "GEO:geo:48.1\\,11.5", "GEO:48.1,11.5",
        "GEO:-48.1 ; +11.5", "GEO:geo:1,2;u=35", "GEO:geo:1,2,3", "GEO:near the lake",
      ],
      [
        "position=geo:48.1,11.5", "position=geo:48.1,11.5", "position=geo:48.1,11.5",
        "position=geo:48.1,11.5", "position=geo:-48.1,+11.5", "position=geo:1,2;u=35",
        "position=geo:1,2,3", "position=near the lake",
      ]),
    QuirkCase(
      "time zones", "3.0",
      [
        "TZ:-05:00", "TZ:-0500", "TZ:+1:00", "TZ;VALUE=text:-05:00; EST; Raleigh/North America",
        "TZ:Europe/Berlin", "TZ:EST", "TZ:Z", "TZ:10:30",
      ],
      [
        "timeZone=-05:00", "timeZone=-05:00", "timeZone=+1:00",
        "timeZone=-05:00; EST; Raleigh/North America", "timeZone=Europe/Berlin", "timeZone=EST",
        "timeZone=Z", "timeZone=+10:30",
      ]),
    QuirkCase(
      "dates", "4.0",
      [
        "BDAY:19850412", "ANNIVERSARY:1985-04-12", "X-ABDATE:--0415", "X-ABDATE:---15",
        "X-ABDATE:1985-04", "X-ABDATE:1985", "X-ABDATE:T102200", "X-ABDATE:19850412T102200-0800",
        "X-ABDATE;VALUE=text:circa 1800", "X-ABDATE:--04",
      ],
      [
        "birthday=19850412", "date=19850412 [anniversary]", "date=--0415", "date=---15",
        "date=1985-04", "date=1985", "date=T102200", "date=19850412T102200-0800",
        "date='circa 1800'", "date=--04",
      ]),
    QuirkCase(
      "the year 0, which is none", "3.0",
      [
        "BDAY:0000-04-15", "X-ABDATE:00001224",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;0000-06-11;1;;;;;;;;;;;;;",
      ], ["birthday=--0415", "date=--1224", "date=--0611 [anniversary]"]),
    QuirkCase(
      "dates that can't be", "4.0", ["BDAY:1985-02-30", "ANNIVERSARY:sometime"],
      ["birthday='1985-02-30'", "date='sometime' [anniversary]"],
      codes: ["vcard.value.unreadable-date", "vcard.value.unreadable-date"]),
    QuirkCase(
      "dates for people", "3.0",
      [
        "BDAY:12 Mar 1977", "ANNIVERSARY:September 4, 2011", "X-ABDATE:2011/9/4",
        "X-ABDATE:4/9/2011", "DEATHDATE;VALUE=text:31 Feb 2001",
      ],
      [
        "birthday=19770312", "deathDate='31 Feb 2001'", "date=20110904 [anniversary]",
        "date=20110904", "date='4/9/2011'",
      ],
      codes: [
        "vcard.value.spelled-date", "vcard.value.spelled-date", "vcard.value.spelled-date",
        "vcard.value.unreadable-date",
      ]),
    QuirkCase(
      "dates for people of other languages", "3.0",
      ["BDAY:14 juillet 1970", "X-ABDATE:3. März 1985", "X-ABDATE:14 de julio de 1970"],
      ["birthday=19700714", "date=19850303", "date=19700714"],
      codes: Array(repeating: "vcard.value.spelled-date", count: 3)),
    QuirkCase(
      "a date that can't be, kept as text before", "3.0", ["BDAY;VALUE=text:1985-02-30"],
      ["birthday='1985-02-30'"], codes: ["vcard.value.unreadable-date"]),
    QuirkCase(
      "a leap day, with a year and without", "4.0", ["BDAY:2000-02-29", "X-ABDATE:--0229"],
      ["birthday=20000229", "date=--0229"]),
    QuirkCase(
      "LABEL without an address is one", "2.1", ["LABEL;HOME:Street 1"],
      ["postalAddress= label:Street 1 [home]"]),
    QuirkCase(
      "LABEL of an address without ADR, with what its group says of it", "3.0",
      ["item1.X-ABLabel:Hut", "item1.LABEL;LANGUAGE=en:7 Oak Ave\\nEly\\, NV", "item1.X-ABADR:us"],
      ["postalAddress= cc:us label:7 Oak Ave⏎Ely, NV [\"Hut\"] {LANGUAGE=en}"]),
    QuirkCase(
      "LABEL of the only address, which says less of what it is for", "3.0",
      ["LABEL:l", "ADR;TYPE=home:;;S"], ["postalAddress=;;S label:l [home]"]),
    QuirkCase(
      "LABEL of the only address, of which only deliveries differ", "2.1",
      ["ADR;HOME:;;S", "LABEL;HOME;POSTAL:l"], ["postalAddress=;;S label:l [home]"]),
    QuirkCase(
      "LABEL for something else than the only address", "2.1",
      ["ADR;WORK:;;S", "LABEL;HOME:l"],
      ["postalAddress=;;S [work]", "postalAddress= label:l [home]"]),
    QuirkCase(
      "LABEL that may be of several addresses", "2.1",
      ["ADR;WORK:;;S", "ADR;HOME:;;T", "LABEL:l"],
      ["postalAddress=;;S [work]", "postalAddress=;;T [home]", "postalAddress= label:l"]),
    QuirkCase(
      "SORT-STRING", "3.0", ["N:van der Harten;Rene;;;", "SORT-STRING:Harten"],
      ["name=van der Harten;Rene {SORT-AS=Harten}"]),
    QuirkCase(
      "LABEL and SORT-STRING with parameters of their own", "3.0",
      ["N:A", "ADR:;;S", "LABEL;LANGUAGE=de:l", "SORT-STRING;X-P=1:s"],
      [
        "name=A", "postalAddress=;;S", "preserved=LABEL:l {LANGUAGE=de}",
        "preserved=SORT-STRING:s {X-P=1}",
      ]),
    QuirkCase(
      "groups and order of what has no field", "3.0",
      ["item1.X-FOO;X-P=1:a\\,b;c", "X-BAR:", "CLASS:PUBLIC", "MAILER:m"],
      [
        "preserved=X-FOO:a\\,b;c {X-P=1}", "preserved=X-BAR:", "preserved=CLASS:PUBLIC",
        "preserved=MAILER:m",
      ]),
    QuirkCase(
      "RFC 6474", "4.0",
      [
        "BIRTHPLACE:Babies'R'Us Hospital", "DEATHPLACE;VALUE=uri:geo:38.8,-77.0",
        "DEATHDATE:19531015",
      ],
      ["deathDate=19531015", "birthPlace=Babies'R'Us Hospital", "deathPlace=geo:38.8,-77.0"]),
    QuirkCase(
      "RFC 6715", "4.0",
      [
        "EXPERTISE;LEVEL=beginner;INDEX=2:chinese literature", "HOBBY;INDEX=1;LEVEL=high:reading",
        "INTEREST;INDEX=1;LEVEL=medium:r&b music", "ORG-DIRECTORY;INDEX=1:http://directory.example",
      ],
      [
        "expertise=chinese literature {LEVEL=beginner} {INDEX=2}",
        "hobby=reading {INDEX=1} {LEVEL=high}", "interest=r&b music {INDEX=1} {LEVEL=medium}",
        "organizationDirectory=http://directory.example {INDEX=1}",
      ]),
    QuirkCase(
      "RFC 8605", "4.0", ["CONTACT-URI;PREF=1:mailto:contact@example.com", "ADR;CC=US:;;S;T;;;"],
      ["postalAddress=;;S;T cc:US", "contactURI=mailto:contact@example.com *1"]),
    QuirkCase(
      "RFC 9554", "4.0",
      [
        "N:Gonzalez;Joe;Tim;Mr.;Esq.;Soria;II",
        "ADR;TYPE=billing:;;street;T;R;1;C;room;apt;floor;no;name;bldg;block;sub;district;mark;N",
        "GRAMGENDER:feminine", "LANGUAGE:de", "PRONOUNS;LANGUAGE=en;PREF=1:xe/xir",
        "SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=jo:https://example.com/@jo",
        "SOCIALPROFILE;VALUE=text;SERVICE-TYPE=X:jo", "CREATED:20220705T093412Z",
        "N;ALTID=1;PHONETIC=ipa;SCRIPT=Latn:;d͡ʒoʊ;;;;;", "NOTE;AUTHOR-NAME=Al;DERIVED=true:n",
      ],
      [
        "name=Gonzalez;Joe;Tim;Mr.;Esq.;Soria;II",
        "name=;d͡ʒoʊ {ALTID=1} {PHONETIC=ipa} {SCRIPT=Latn}",
        "postalAddress=;;street;T;R;1;C;room;apt;floor;no;name;bldg;block;sub;district;mark;N [billing]",
        "socialProfile=Mastodon|jo|https://example.com/@jo", "socialProfile=X|jo|",
        "note=n {AUTHOR-NAME=Al} {DERIVED=true}", "pronouns=xe/xir *1 {LANGUAGE=en}",
        "grammaticalGender=feminine", "created=20220705T093412Z", "defaultLanguage=de",
      ]),
  ])
  func reads(_ quirk: QuirkCase) throws { try quirk.check() }

  /// The examples of the standards themselves.
  @Test(arguments: [
    QuirkCase(
      "RFC 6350, section 8", "4.0",
      [
        "FN:Simon Perreault", "N:Perreault;Simon;;;ing. jr,M.Sc.", "BDAY:--0203",
        "ANNIVERSARY:20090808T1430-0500", "GENDER:M", "LANG;PREF=1:fr", "LANG;PREF=2:en",
        "ORG;TYPE=work:Viagenie",
        "ADR;TYPE=work:;Suite D2-630;2875 Laurier;Quebec;QC;G1V 2M2;Canada",
        "TEL;VALUE=uri;TYPE=\"work,voice\";PREF=1:tel:+1-418-656-9254;ext=102",
        "TEL;VALUE=uri;TYPE=\"work,cell,voice,video,text\":tel:+1-418-262-6501",
        "EMAIL;TYPE=work:simon.perreault@viagenie.ca", "GEO;TYPE=work:geo:46.772673,-71.282945",
        "KEY;TYPE=work;VALUE=uri:http://www.viagenie.ca/simon.perreault/simon.asc", "TZ:-0500",
        "URL;TYPE=home:http://nomis80.org",
      ],
      [
        "formattedName=Simon Perreault", "name=Perreault;Simon;;;ing. jr,M.Sc.",
        "organization=Viagenie [work]", "birthday=--0203",
        "date=20090808T1430-0500 [anniversary]",
        "phoneNumber=+1-418-656-9254 ext. 102 [work] *1 {TYPE=voice}",
        "phoneNumber=+1-418-262-6501 [mobile] {TYPE=work|voice|video|text}",
        "emailAddress=simon.perreault@viagenie.ca [work]",
        "postalAddress=;Suite D2-630;2875 Laurier;Quebec;QC;G1V 2M2;Canada [work]",
        "url=http://nomis80.org [home]",
        "cryptographicKey=<http://www.viagenie.ca/simon.perreault/simon.asc> [work]",
        "language=fr *1", "language=en *2", "gender=M;", "timeZone=-05:00",
        "position=geo:46.772673,-71.282945 [work]",
      ]),
    QuirkCase(
      "RFC 6350, by property", "4.0",
      [
        "GENDER:O;intersex", "GENDER;ALTID=2:;it's complicated",
        "ADR;GEO=\"geo:12.3457,78.910\";LABEL=\"Mr. John Q. Public, Esq.\\nMail Drop: TNE QB\":;;123 Main Street;Any Town;CA;91921-1234;U.S.A.",
        "RELATED;TYPE=friend:urn:uuid:f81d4fae",
        "RELATED;TYPE=co-worker;VALUE=text:Please contact Jane Doe",
        "MEMBER:urn:uuid:03a0", "REV:19951031T222710Z", "CLIENTPIDMAP:1;urn:uuid:53e3",
        "XML:<config>a\\nb</config>", "IMPP;PREF=1:xmpp:alice@example.com",
        "NICKNAME;TYPE=work:Boss", "SOUND:CID:JOHNQPUBLIC", "LOGO:http://www.example.com/logo.gif",
        "FBURL;MEDIATYPE=text/calendar:ftp://example.com/busy.ifb",
        "SOURCE:ldap://ldap.example.com/",
        "CALADRURI:mailto:a@example.com", "CALURI;PREF=1:http://cal.example.com/calA",
        "PHOTO:data:image/jpeg;base64,/9j/",
      ],
      [
        "nickname=Boss [work]",
        "postalAddress=;;123 Main Street;Any Town;CA;91921-1234;U.S.A. "
          + "label:Mr. John Q. Public, Esq.⏎Mail Drop: TNE QB {GEO=geo:12.3457,78.910}",
        "relation=urn:uuid:f81d4fae [friend]", "relation=Please contact Jane Doe [coWorker]",
        "instantMessageAddress=|xmpp:alice@example.com *1", "image=[255, 216, 255] image/jpeg",
        "logo=<http://www.example.com/logo.gif>", "sound=<CID:JOHNQPUBLIC>",
        "gender=O;intersex", "gender=;it's complicated {ALTID=2}",
        "calendarAddress=mailto:a@example.com", "calendar=http://cal.example.com/calA *1",
        "freeBusy=ftp://example.com/busy.ifb {MEDIATYPE=text/calendar}", "member=urn:uuid:03a0",
        "source=ldap://ldap.example.com/", "revision=19951031T222710Z",
        "preserved=CLIENTPIDMAP:1;urn:uuid:53e3", "preserved=XML:<config>a\\nb</config>",
      ]),
    QuirkCase(
      "RFC 2426", "3.0",
      [
        "FN:Mr. John Q. Public\\, Esq.", "N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.,A.C.P.",
        "NICKNAME:Jim,Jimmie", "BDAY:1996-04-15", "BDAY:1953-10-15T23:10:00Z",
        "ADR;TYPE=dom,home,postal,parcel:;;123 Main Street;Any Town;CA;91921-1234",
        "LABEL;TYPE=dom,home,postal,parcel:Mr.John Q. Public\\, Esq.\\nMail Drop: TNE QB",
        "TEL;TYPE=work,voice,pref,msg:+1-213-555-1234", "EMAIL;TYPE=internet,pref:jane_doe@abc.com",
        "EMAIL;TYPE=X400:x400", "TZ:-05:00", "GEO:37.386013;-122.082932",
        "TITLE:Director\\, Research and Development", "ROLE:Programmer",
        "LOGO;VALUE=uri:http://www.abc.com/pub/logos/abccorp.jpg", "AGENT;VALUE=uri:CID:JQPUBLIC",
        "ORG:ABC\\, Inc.;North American Division;Marketing", "CATEGORIES:INTERNET,IETF,INDUSTRY",
        "NOTE:This fax number is operational 0800 to 1715 EST\\, Mon-Fri.",
        "PRODID:-//ONLINE DIRECTORY//NONSGML Version 1//EN", "REV:1995-10-31T22:27:10Z",
        "SOUND;TYPE=BASIC;VALUE=uri:CID:JOHNQPUBLIC", "UID:19950401-080045-40000F192713-0052",
        "URL:http://www.swbyps.restaurant.french/~chezchic.html", "CLASS:PUBLIC",
        "KEY;TYPE=PGP;ENCODING=b:AQID",
      ],
      [
        "identifier=19950401-080045-40000F192713-0052",
        "formattedName=Mr. John Q. Public, Esq.",
        "name=Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.,A.C.P.", "nickname=Jim", "nickname=Jimmie",
        "organization=ABC, Inc.;North American Division;Marketing",
        "jobTitle=Director, Research and Development", "role=Programmer", "birthday=19960415",
        "birthday=19531015T231000Z", "phoneNumber=+1-213-555-1234 [work] *1 {TYPE=voice|msg}",
        "emailAddress=jane_doe@abc.com *1", "emailAddress=x400 {TYPE=x400}",
        "postalAddress=;;123 Main Street;Any Town;CA;91921-1234 "
          + "label:Mr.John Q. Public, Esq.⏎Mail Drop: TNE QB [home] {TYPE=dom|postal|parcel}",
        "url=http://www.swbyps.restaurant.french/~chezchic.html", "relation=CID:JQPUBLIC [agent]",
        "note=This fax number is operational 0800 to 1715 EST, Mon-Fri.",
        "logo=<http://www.abc.com/pub/logos/abccorp.jpg>", "sound=<CID:JOHNQPUBLIC> audio/basic",
        "cryptographicKey=[1, 2, 3] application/pgp-keys", "category=INTERNET", "category=IETF",
        "category=INDUSTRY", "timeZone=-05:00", "position=geo:37.386013,-122.082932",
        "revision=19951031T222710Z",
        "productIdentifier=-//ONLINE DIRECTORY//NONSGML Version 1//EN", "preserved=CLASS:PUBLIC",
      ]),
  ])
  func readsTheStandards(_ example: QuirkCase) throws { try example.check() }
}
