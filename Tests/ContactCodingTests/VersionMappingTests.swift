import FileFormats
import Testing

/// How the versions write what they have in different forms: expectations from their standards.
struct VersionMappingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var version: String
    var line: String
    var format: ContactFormat
    var expected: String
    var testDescription: String { "\(line) as \(format.name)" }

    init(_ version: String, _ line: String, _ format: ContactFormat, _ expected: String) {
      self.version = version
      self.line = line
      self.format = format
      self.expected = expected
    }
  }

  @Test(arguments: [
    // RFC 6350, section 4.7; RFC 2426, section 3.4.1; RFC 7095, section 3.5.9.
    Case("3.0", "TZ:-05:00", .vCard40, "TZ;VALUE=utc-offset:-0500"),
    Case("4.0", "TZ;VALUE=utc-offset:-0500", .vCard30, "TZ:-05:00"),
    Case("4.0", "TZ:-0500", .jCard, "[\"tz\",{},\"utc-offset\",\"-05:00\"]"),
    Case("3.0", "TZ;VALUE=text:-05:00; EST", .vCard40, "TZ:-05:00\\; EST"),
    Case("3.0", "TZ:+1", .vCard40, "TZ:+1"),
    // vCard 2.1 has types alone among the parameters, but for those that would say something else there.
    Case("4.0", "TEL;TYPE=x-type:1", .vCard21, "TEL;x-type:1"),
    Case("4.0", "TEL;TYPE=X-At the lake:1", .vCard21, "TEL;X-At the lake:1"),
    Case("4.0", "TEL;TYPE=TYPE:1", .vCard21, "TEL;TYPE=TYPE:1"),
    Case("2.1", "TEL;TYPE=TYPE:1", .vCard40, "TEL;TYPE=TYPE:1"),
    // It escapes semicolons in values of several parts alone, but what would be read as an escape.
    Case("4.0", "NOTE:a\\; b\\, c", .vCard21, "NOTE:a; b, c"),
    Case("4.0", "NOTE:C:\\\\Windows\\\\new", .vCard21, "NOTE:C:\\Windows\\\\new"),
    Case("2.1", "NOTE:C:\\Windows\\\\new", .vCard40, "NOTE:C:\\\\Windows\\\\new"),
    Case("4.0", "ORG:A\\; B;C", .vCard21, "ORG:A\\; B;C"),
    // RFC 7095, section 3.5.
    Case("4.0", "BDAY:--0415", .jCard, "[\"bday\",{},\"date-and-or-time\",\"--04-15\"]"),
    Case("4.0", "BDAY:T1022", .jCard, "[\"bday\",{},\"date-and-or-time\",\"T10:22\"]"),
    // RFC 7095, sections 3.5.6 to 3.5.8.
    Case("4.0", "X-N;VALUE=integer:5,-6", .jCard, "[\"x-n\",{},\"integer\",5,-6]"),
    Case("4.0", "X-B;VALUE=boolean:TRUE", .jCard, "[\"x-b\",{},\"boolean\",true]"),
    Case("4.0", "X-F;VALUE=float:1.50", .jCard, "[\"x-f\",{},\"float\",1.50]"),
    Case("4.0", "X-N;VALUE=integer:007", .jCard, "[\"x-n\",{},\"integer\",\"007\"]"),
    // Section 5: only what VALUE says nothing of is of an unknown type.
    Case(
      "4.0", "X-FOO;VALUE=text:a\\,b\\;c\\nd", .jCard, "[\"x-foo\",{},\"text\",\"a,b;c\\nd\"]"),
    Case("4.0", "X-FOO;VALUE=text:a", .vCard30, "X-FOO;VALUE=text:a"),
    Case("4.0", "X-FOO:a\\,b", .jCard, "[\"x-foo\",{},\"unknown\",\"a\\\\,b\"]"),
    // RFC 6350, sections 6.7.7, 6.1.5 and 4.3.5; RFC 9555, section 3.2.1.
    Case(
      "4.0", "CLIENTPIDMAP:1;urn:uuid:53e3", .jCard,
      "[\"clientpidmap\",{},\"text\",[\"1\",\"urn:uuid:53e3\"]]"),
    Case("4.0", "XML:<a>b\\nc</a>", .jCard, "[\"xml\",{},\"text\",\"<a>b\\nc</a>\"]"),
    Case("4.0", "JSPROP;JSPTR=a:1", .jCard, "[\"jsprop\",{\"jsptr\":\"a\"},\"text\",\"1\"]"),
    Case("3.0", "REV:1997-11-15", .vCard40, "REV:19971115T000000Z"),
    Case(
      "3.0", "REV:19971115", .jCard, "[\"rev\",{},\"timestamp\",\"1997-11-15T00:00:00Z\"]"),
    // RFC 7095, section 3.4: several values of a parameter are an array.
    Case("4.0", "NOTE;X-A=1;X-A=2:n", .jCard, "[\"note\",{\"x-a\":[\"1\",\"2\"]},\"text\",\"n\"]"),
    // RFC 6350, section 6.6.6.
    Case(
      "3.0", "item1.X-ABRELATEDNAMES:Bo\r\nitem1.X-ABLabel:_$!<Spouse>!$_", .vCard40,
      "item1.RELATED;TYPE=spouse;VALUE=text:Bo"),
    Case(
      "3.0", "item1.X-ABRELATEDNAMES:Bo\r\nitem1.X-ABLabel:_$!<Mother>!$_", .vCard40,
      "item1.RELATED;VALUE=text:Bo\r\nitem1.X-ABLABEL:_$!<Mother>!$_"),
    // RFC 9554, section 2.2: a second surname and a generation stand where others look for them too.
    Case("4.0", "N:King;Martin;;;;Soto;Jr.", .vCard30, "N:King,Soto;Martin;;;Jr."),
    Case("4.0", "N:King;Martin;;;;Soto;Jr.", .vCard21, "N:King Soto;Martin;;;Jr."),
    Case(
      "4.0", "N:King;Martin;;;;Soto;Jr.", .jCard,
      #"["n",{},"text",[["King","Soto"],"Martin","","","Jr.","Soto","Jr."]]"#),
    Case(
      "4.0", "N:King,Soto;Martin;;;Jr.,M.D.;Soto;Jr.", .jCard,
      #"["n",{},"text",[["King","Soto"],"Martin","","",["Jr.","M.D."],"Soto","Jr."]]"#),
    Case(
      "4.0", "N:King,Soto;Martin;;;Jr.,M.D.;Soto;Jr.", .vCard21, "N:King Soto;Martin;;;Jr. M.D."),
    Case("4.0", "N:Ruiz,Ruiz;Ana;;;;Ruiz;", .vCard30, "N:Ruiz,Ruiz;Ana;;;"),
    Case("4.0", "N:Ruiz Gil;Ana;;;Jr. M.D.;Gil;Jr.", .vCard30, "N:Ruiz Gil;Ana;;;Jr. M.D."),
    // RFC 9554, sections 4.9 and 4.10.
    Case(
      "4.0", "IMPP;SERVICE-TYPE=Signal;USERNAME=jo:sgnl:a", .jCard,
      "[\"impp\",{\"service-type\":\"Signal\",\"username\":\"jo\"},\"uri\",\"sgnl:a\"]"),
    Case(
      "3.0", "IMPP;X-SERVICE-TYPE=QQ:x-apple:jo", .vCard40, "IMPP;SERVICE-TYPE=QQ:qq:jo"),
    Case("3.0", "X-SKYPE:live:jo", .vCard40, "IMPP;SERVICE-TYPE=Skype:skype:live:jo"),
    Case(
      "3.0", "IMPP;X-SERVICE-TYPE=Skype:sip:jo@h.example", .vCard40,
      "IMPP;SERVICE-TYPE=Skype:sip:jo@h.example"),
    Case(
      "3.0", "X-SOCIALPROFILE;type=twitter;x-user=jo:x-apple:al", .vCard40,
      "SOCIALPROFILE;SERVICE-TYPE=twitter;USERNAME=jo:x-apple:al"),
    // RFC 3986, section 2: what is no URI is text, and a name in one is encoded.
    Case("3.0", "X-AIM:JO 1", .vCard40, "IMPP;SERVICE-TYPE=AIM:aim:JO%201"),
    Case("3.0", "X-MS-IMADDRESS:a@b.example", .vCard40, "IMPP;VALUE=text:a@b.example"),
    Case(
      "3.0", "IMPP;X-SERVICE-TYPE=\"My own, IM:\":x-apple:jo", .vCard40,
      "IMPP;SERVICE-TYPE=\"My own, IM:\":x-apple:jo"),
    // RFC 2426, section 3.2.2: an address that is a text alone.
    Case("4.0", "ADR;TYPE=home;LABEL=\"A, B\":;;;;;;", .vCard30, "LABEL;TYPE=home:A\\, B"),
    Case("3.0", "LABEL;TYPE=home:A\\nB", .vCard21, "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:A=0D=0AB"),
    Case("2.1", "LABEL;HOME:A", .vCard40, "ADR;TYPE=home;LABEL=A:;;;;;;"),
    Case(
      "2.1", "ADR;HOME:;;S;T\r\nLABEL;WORK:A", .vCard30,
      "ADR;TYPE=home:;;S;T;;;\r\nLABEL;TYPE=work:A"),
    // Without ADR, this LABEL would be that of the other address.
    Case(
      "4.0", "ADR;TYPE=home:;;S;T\r\nADR;TYPE=home;LABEL=A:;;;;;;", .vCard30,
      "ADR;TYPE=home:;;S;T;;;\r\nADR;TYPE=home:;;;;;;\r\nLABEL;TYPE=home:A"),
    Case("4.0", "KIND:ORG", .vCard30, "X-ABSHOWAS:COMPANY"),
  ])
  func writes(_ example: Case) throws {
    let read = try read(card(example.version, "FN:A", "N:A;;;;", example.line))
    let written = text(write(read.contacts, example.format).bytes)
    let end = example.format == .jCard ? "" : "\r\n"
    #expect(written.contains(example.expected + end), "\(written)")
  }
}
