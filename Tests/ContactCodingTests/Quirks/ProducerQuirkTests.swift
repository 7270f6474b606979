import Testing

/// What single programs write.
struct ProducerQuirkTests {
  @Test(arguments: [
    QuirkCase(
      "relations of programs that read Outlook's address book", "3.0",
      ["X-OUTLOOK-SPOUSE-NAME:Ida", "X-OUTLOOK-MANAGER-NAME:Ole"],
      ["relation=Ida [spouse]", "relation=Ole [manager]"]),
    QuirkCase(
      "Apple's labels and groups", "3.0",
      [
        "item1.TEL;type=pref:1", "item1.X-ABLabel:_$!<HomeFAX>!$_", "item2.TEL:2",
        "item2.X-ABLabel:Ferienhaus", "item3.URL:http://example.org",
        "item3.X-ABLabel:_$!<HomePage>!$_", "item4.ADR;type=WORK:;;S;T;;1;D", "item4.X-ABADR:de",
        "item5.X-ABRELATEDNAMES:Petra", "item5.X-ABLabel:_$!<Mother>!$_",
        "item6.X-ABDATE;type=pref:2011-06-11", "item6.X-ABLabel:_$!<Anniversary>!$_",
        "X-ABShowAs:COMPANY", "X-ABUID:1\\:ABPerson", "X-PHONETIC-FIRST-NAME:jo",
        "X-PHONETIC-LAST-NAME:do", "X-PHONETIC-ORG:or", "X-MAIDENNAME:Ma",
      ],
      [
        "kind=org", "phoneticGivenName=jo", "phoneticFamilyName=do", "previousFamilyName=Ma",
        "phoneticOrganizationName=or", "date=20110611 [anniversary] *1",
        "phoneNumber=1 [homeFax] *1",
        "phoneNumber=2 [\"Ferienhaus\"]", "postalAddress=;;S;T;;1;D cc:de [work]",
        "url=http://example.org [homepage]", "relation=Petra [mother]",
        "preserved=X-ABUID:1\\:ABPerson",
      ]),
    QuirkCase(
      "Apple's profiles and messengers", "3.0",
      [
        "X-SOCIALPROFILE;type=twitter;x-user=jo:http://twitter.com/jo",
        "X-SOCIALPROFILE;type=flickr;x-user=jo:x-apple:jo",
        "X-SOCIALPROFILE;TYPE=home;TYPE=SinaWeibo:http://weibo.com/n/jo",
        "IMPP;X-SERVICE-TYPE=Jabber;type=HOME;type=pref:xmpp:jo@example.org",
        "IMPP;X-SERVICE-TYPE=AIM:aim:jo", "X-AIM;type=WORK:jo2", "IMPP:skype:jo",
      ],
      [
        "socialProfile=twitter|jo|http://twitter.com/jo", "socialProfile=flickr|jo|",
        "socialProfile=SinaWeibo||http://weibo.com/n/jo [home]",
        "instantMessageAddress=Jabber|jo@example.org [home] *1", "instantMessageAddress=AIM|jo",
        "instantMessageAddress=AIM|jo2 [work]", "instantMessageAddress=|skype:jo",
      ]),
    QuirkCase(
      "messengers whose address has another scheme", "4.0",
      [
        "IMPP;SERVICE-TYPE=Signal;USERNAME=jo:sgnl:a", "IMPP;X-SERVICE-TYPE=QQ:x-apple:jo",
        "IMPP;SERVICE-TYPE=Skype:skype:live:jo",
      ],
      [
        "instantMessageAddress=Signal|sgnl:a", "instantMessageAddress=QQ|jo",
        "instantMessageAddress=Skype|live:jo",
      ]),
    QuirkCase(
      "Google's names of services", "3.0",
      [
        "IMPP;X-SERVICE-TYPE=GOOGLE_TALK:xmpp:jo@example.org", "IMPP;X-SERVICE-TYPE=Gadu-Gadu:gg:7",
      ],
      ["instantMessageAddress=GOOGLE_TALK|jo@example.org", "instantMessageAddress=Gadu-Gadu|7"]),

    QuirkCase(
      "Apple's birthdays", "3.0",
      [
        "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-15", "X-ABDATE:1604-12-24",
        "X-ALTBDAY;CALSCALE=chinese:78000401",
      ],
      ["birthday=--0415", "alternateBirthday=78000401 (chinese)", "date=--1224"]),
    QuirkCase(
      "Apple's groups", "3.0",
      [
        "X-ADDRESSBOOKSERVER-KIND:group",
        "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2",
      ], ["kind=group", "member=urn:uuid:1", "member=urn:uuid:2"]),
    QuirkCase(
      "Apple's photo", "3.0",
      ["PHOTO;X-ABCROP-RECTANGLE=ABClipRect_1&0&0&56&56&x/H94A==;ENCODING=b;TYPE=JPEG:/9j/AQID"],
      [
        "image=[255, 216, 255, 1, 2, 3] image/jpeg "
          + "{X-ABCROP-RECTANGLE=ABClipRect_1&0&0&56&56&x/H94A==}"
      ]),
    QuirkCase(
      "quotes in a parameter, escaped by a backslash", "3.0",
      ["X-THING;X-A=\"say \\\"hi\\\", you\";X-B=c:v"],
      ["preserved=X-THING:v {X-A=say \"hi\", you} {X-B=c}"]),
    QuirkCase(
      "Google", "3.0",
      [
        "FN:Doe, Jo", "item1.URL:https\\://example.org/a", "item1.X-ABLabel:PROFILE",
        "item2.EMAIL;TYPE=INTERNET:a@example.org", "item2.X-ABLabel:",
        "ADR;TYPE=HOME:;;S;T;R;1;C;S\\nT 1\\nC", "BDAY:--0415", "TEL;TYPE=GRAND_CENTRAL:1",
        "CATEGORIES:myContacts,starred",
      ],
      [
        "formattedName=Doe, Jo", "birthday=--0415", "phoneNumber=1 {TYPE=GRAND_CENTRAL}",
        "emailAddress=a@example.org", "postalAddress=;;S;T;R;1;C label:S⏎T 1⏎C [home]",
        "url=https://example.org/a [\"PROFILE\"]", "category=myContacts", "category=starred",
      ]),
    QuirkCase(
      "Android", "2.1",
      [
        "TEL;CELL;X-Jacky:1p2w3", "TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C3=A9):4",
        "TEL;X-Custom(Summer):5",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Jo;1;;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2011-06-11;1;;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1980-02-03;3;;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;--06-11;0;Name day;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Bo;14;;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Flo;0;Pal;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Berg;3;;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;jo;5;;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Stage;0;Act;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.other;x",
        "X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=76nd.android.cursor.item/nickname;=C3=A9;1",
      ],
      [
        "nickname=Jo", "nickname=jo [\"Initials\"]", "nickname=Stage [\"Act\"]", "nickname=é",
        "previousFamilyName=Berg", "birthday=19800203", "date=20110611 [anniversary]",
        "date=--0611 [\"Name day\"]", "phoneNumber=1p2w3 [mobile] {TYPE=X-Jacky}",
        "phoneNumber=4 [\"é\"]", "phoneNumber=5 [\"Summer\"]", "relation=Bo [spouse]",
        "relation=Flo [\"Pal\"]", "preserved=X-ANDROID-CUSTOM:vnd.other;x",
      ]),
    QuirkCase(
      "Japanese phones", "2.1",
      ["SOUND;X-IRMC-N:ﾔﾏﾀﾞ;ﾀﾛｳ;;;", "SOUND;X-IRMC-N:;;;;", "X-NEC-SECRET:0"],
      ["phoneticGivenName=ﾀﾛｳ", "phoneticFamilyName=ﾔﾏﾀﾞ", "preserved=X-NEC-SECRET:0"]),
    QuirkCase(
      "Outlook", "2.1",
      [
        "ADR;WORK:;;S;T", "ADR;HOME:;;U;V",
        "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:U=0D=0AV",
        "LABEL;WORK;ENCODING=QUOTED-PRINTABLE:S=0D=0AT",
        "X-MS-OL-DESIGN;CHARSET=utf-8:<card/>", "X-MS-TEL;VOICE;CALLBACK:1", "X-MS-SPOUSE;N:Bo",
        "X-MS-MANAGER:Mo", "X-MS-ASSISTANT:Al", "X-MS-CHILD:Cy", "X-MS-ANNIVERSARY:20110611",
        "X-MS-IMADDRESS:im@example.org", "",
        "X-MS-CARDPICTURE;TYPE=JPEG;ENCODING=BASE64:", " /9j/AQID", "",
      ],
      [
        "date=20110611 [anniversary]", "phoneNumber=1 [callback] {TYPE=voice}",
        "postalAddress=;;S;T label:S⏎T [work]",
        "postalAddress=;;U;V label:U⏎V [home]", "relation=Bo [spouse] {TYPE=N}",
        "relation=Mo [manager]", "relation=Al [assistant]", "relation=Cy [child]",
        "instantMessageAddress=|im@example.org", "preserved=X-MS-OL-DESIGN:<card/>",
        "preserved=X-MS-CARDPICTURE:/9j/AQID {TYPE=JPEG} {ENCODING=b}",
      ]),
    QuirkCase(
      "Nokia and Samsung phones", "2.1",
      [
        "X-ASSISTANT-TEL;WORK:1", "X-CHILDREN:Cy", "X-GROUP-MEMBERSHIP:Family", "X-ASSISTANT:Al",
      ],
      [
        "phoneNumber=1 [assistant] {TYPE=work}", "relation=Cy [child]", "relation=Al [assistant]",
        "category=Family",
      ]),
    QuirkCase(
      "Evolution", "3.0",
      [
        "X-EVOLUTION-FILE-AS:Doe\\, Jo", "TEL;X-EVOLUTION-UI-SLOT=1;TYPE=WORK,VOICE:1",
        "X-EVOLUTION-SPOUSE:Bo", "X-EVOLUTION-MANAGER:Mo", "X-EVOLUTION-ASSISTANT:",
        "X-EVOLUTION-ANNIVERSARY:2011-06-11", "X-MOZILLA-HTML:FALSE", "TITLE:",
        "X-GROUPWISE;TYPE=HOME:gw", "TEL;TYPE=X-EVOLUTION-CALLBACK:3",
        "TEL;TYPE=X-EVOLUTION-TELEX,VOICE:4", "TEL;TYPE=TELEX:5",
        "TEL;TYPE=\"X-EVOLUTION-RADIO\":6",
      ],
      [
        "date=20110611 [anniversary]", "phoneNumber=1 [work] {TYPE=voice} {X-EVOLUTION-UI-SLOT=1}",
        "phoneNumber=3 [callback]", "phoneNumber=4 {TYPE=voice|tlx}", "phoneNumber=5 {TYPE=tlx}",
        "phoneNumber=6 [radio]",
        "relation=Bo [spouse]", "relation=Mo [manager]",
        "instantMessageAddress=GroupWise|gw [home]",
        "preserved=X-EVOLUTION-FILE-AS:Doe\\, Jo", "preserved=X-MOZILLA-HTML:FALSE",
      ]),
    QuirkCase(
      "KDE", "3.0",
      [
        "X-KADDRESSBOOK-X-SpousesName:Bo", "X-KADDRESSBOOK-X-Anniversary:2011-06-11",
        "CATEGORIES:a\\,b,c", "BDAY:19723101",
      ],
      [
        "birthday='19723101'", "date=20110611 [anniversary]", "relation=Bo [spouse]",
        "category=a,b", "category=c",
      ], codes: ["vcard.value.unreadable-date"]),
    QuirkCase(
      "Nextcloud", "3.0", ["TEL;CELL=;PREF=:1", "TEL;TYPE=\"HOME,VOICE\":2"],
      ["phoneNumber=1 [mobile] *1", "phoneNumber=2 [home] {TYPE=voice}"]),
    QuirkCase(
      "Fastmail, Stalwart", "4.0",
      [
        "JSPROP;JSPTR=\"extra\":{\"a\":\"b\\,c\"}", "TEL;PROP-ID=p1:1",
        "N;JSCOMPS=\";1;0\":Doe;Jo;;;",
      ],
      [
        "name=Doe;Jo {JSCOMPS=;1;0}", "phoneNumber=1 {PROP-ID=p1}",
        "preserved=JSPROP:{\"a\":\"b\\,c\"} {JSPTR=extra}",
      ]),
    QuirkCase(
      "Proton", "4.0", ["item1.EMAIL;PREF=1:a@example.org"], ["emailAddress=a@example.org *1"]),
    QuirkCase(
      "WhatsApp", "3.0",
      ["item1.TEL;waid=491:+49 1", "item1.X-ABLabel:Mobile", "X-WA-BIZ-NAME:Biz"],
      ["phoneNumber=+49 1 [\"Mobile\"] {WAID=491}", "preserved=X-WA-BIZ-NAME:Biz"]),
    QuirkCase(
      "sabre's anniversaries", "3.0",
      [
        "ITEM1.X-ABDATE;VALUE=DATE-AND-OR-TIME:20081210", "ITEM1.X-ABLABEL:_$!<Anniversary>!$_",
        "ITEM1.X-ANNIVERSARY;VALUE=DATE-AND-OR-TIME:20081210", "ITEM2.X-ABDATE:20091210",
        "ITEM2.X-ABLABEL:_$!<Anniversary>!$_", "X-ANNIVERSARY:20091210", "X-ANNIVERSARY:20101210",
      ],
      [
        "date=20081210 [anniversary]", "date=20091210 [anniversary]", "date=20101210 [anniversary]",
      ]),
    QuirkCase(
      "WhatsApp's filler for a country", "3.0",
      [
        "item1.ADR;type=Work:;;1 Main St Ely;;;;", "item1.X-ABADR:ac", "item2.ADR:;;S;;;;",
        "item2.X-ABADR:💬 More", "item3.ADR:;;T;;;;", "item3.X-ABADR: GB",
      ],
      [
        "postalAddress=;;1 Main St Ely [work]", "postalAddress=;;S", "postalAddress=;;T cc:GB",
        "preserved=X-ABADR:ac", "preserved=X-ABADR:💬 More",
      ]),
    QuirkCase(
      "ownCloud's messengers", "3.0", ["IMPP;TYPE=SKYPE:sk", "IMPP;TYPE=HOME,icq:icq:7"],
      ["instantMessageAddress=SKYPE|sk", "instantMessageAddress=icq|7 [home]"]),
    QuirkCase(
      "Nextcloud's messengers", "3.0",
      [
        "IMPP;TYPE=XMPP:jo@example.org", "IMPP;TYPE=home,Telegram:jo",
        "IMPP;TYPE=SIP:sip:jo@example.org",
        "IMPP;TYPE=personal:skype:jo",
      ],
      [
        "instantMessageAddress=XMPP|jo@example.org", "instantMessageAddress=Telegram|jo [home]",
        "instantMessageAddress=SIP|jo@example.org",
        "instantMessageAddress=|skype:jo {TYPE=personal}",
      ]),
    QuirkCase(
      "Apple's profiles with blanks and with an address for a name", "3.0",
      [
        "X-SOCIALPROFILE;type=Hangouts:x-apple:+1%20(703)%20555-0136",
        "X-SOCIALPROFILE;type=WhatsApp;x-user=(248) 555-0144:x-apple:(248)%20555-0144",
        "X-SOCIALPROFILE;type=MyBlog;x-user=https://example.org/jo:",
        "X-SOCIALPROFILE;type=MyBlog;x-user=http://example.org:x-apple:http%3A//example.org",
      ],
      [
        "socialProfile=Hangouts|+1 (703) 555-0136|", "socialProfile=WhatsApp|(248) 555-0144|",
        "socialProfile=MyBlog|https://example.org/jo|", "socialProfile=MyBlog|http://example.org|",
      ]),
    QuirkCase(
      "Xiaomi's faxes, Huawei's and Symbian's nicknames, and numbers by their kind", "3.0",
      [
        "TEL;TYPE=faxWork:1", "TEL;TYPE=FAXHOME:2", "CELL:+225 3", "FAX;TYPE=WORK:4",
        "X-NICKNAME:Jo",
        "X-EPOCSECONDNAME:Joey", "CATEGORY:Work,Choir", "EMAIL;TYPE=X-INTERNET:jo@example.org",
      ],
      [
        "nickname=Jo", "nickname=Joey", "phoneNumber=1 [workFax]", "phoneNumber=2 [homeFax]",
        "phoneNumber=+225 3 [mobile]", "phoneNumber=4 [workFax]", "emailAddress=jo@example.org",
        "category=Work", "category=Choir",
      ]),
    QuirkCase(
      "a picture whose address stands behind MEDIATYPE", "3.0",
      ["PHOTO;ENCODING=b;MEDIATYPE=data:image/jpeg;base64,/9j/4AAQSkZJRg=="],
      ["image=[255, 216, 255, 224, 0, 16, 74, 70, 73, 70] image/jpeg"],
      codes: ["vcard.base64.invalid"]),
    QuirkCase(
      "a messenger's name that is percent-encoded", "3.0",
      ["IMPP;X-SERVICE-TYPE=AIM:aim:Jo%20D%C3%A9", "IMPP;X-SERVICE-TYPE=AIM:aim:100%"],
      ["instantMessageAddress=AIM|Jo Dé", "instantMessageAddress=AIM|100%"]),
    QuirkCase("Lotus", "3.0", ["TZ:1:00"], ["timeZone=+01:00"]),
    QuirkCase("vCard 4", "4.0", ["TZ;VALUE=utc-offset:-0500"], ["timeZone=-05:00"]),
  ])
  func reads(_ quirk: QuirkCase) throws { try quirk.check() }
}
