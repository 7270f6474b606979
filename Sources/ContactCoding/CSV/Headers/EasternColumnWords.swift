/// Words in the headers of tables, of the languages of the North and East of Europe, and of Turkey; ``ColumnWords`` says how the list is made.
enum EasternColumnWords {
  static let text: StaticString = """
    = da
    name.whole: navn
    name.whole:full: fulde navn|for og efternavn|medlem|deltager|elev|spiller|gæst
    name.given: fornavn|fornavne|kaldenavn
    name.middle: mellemnavn|mellemnavne
    name.family: efternavn|slægtsnavn
    name.prefix: titel|tiltale
    email: e mail|mail|email|mailadresse|e mailadresse|e post
    phone: telefon|tlf|tlf nr|telefonnummer|telefonnr|fastnet|fastnettelefon|tlf fastnet
    phone: telefon fastnet
    phone:mobile: mobil|mobiltelefon|mobilnummer|mobilnr|mobil nr|tlf mobil
    phone:home: telefon privat|tlf privat|privat tlf|tlf hjem|hjemmetelefon
    phone:work: telefon arbejde|tlf arbejde|arbejdstelefon|arbejdstlf|tlf arb
    address.whole: adresse|bopæl|postadresse
    address.street: gade|vej|gade og nr|vejnavn|gadenavn|gade vej
    address.streetNumber: husnummer|husnr|nr|hus nr
    address.floor: etage|sal
    address.apartment: dør|side
    address.postcode: postnummer|postnr|post nr
    address.city: by|postdistrikt|bynavn
    address.postcodeCity: postnr by|postnummer og by|postnr og by|post nr by
    address.country: land
    org.name: firma|virksomhed|arbejdsgiver|forening|selskab|organisation
    title: stilling|erhverv|funktion|rolle|jobtitel
    birthday: fødselsdag|fødselsdato|født|fødselsdagsdato|fødsel
    birthday.year: fødselsår|årgang
    note: bemærkninger|bemærkning|noter|note|kommentar|kommentarer|notat
    category: gruppe|grupper|kategori|udvalg|hold
    relation:spouse: ægtefælle|partner|samlever
    relation:child: barn|børn
    relation:parent: forældre|værge|forælder
    relation:mother: mor
    relation:father: far
    @home: privat|hjem|hjemme
    @work: arbejde|arb|firma
    @mother: mors|mor
    @father: fars|far
    keep: medlemsnummer|medlemsnr|medl nr|kundenr|cpr|cpr nr|cvr|kontingent|beløb|betalt|indmeldt
    keep: indmeldelsesdato|dato|enhed|status|køn alder|klasse|alder|bådplads|antal|type
    = sv
    name.whole: namn
    name.whole:full: fullständigt namn|för och efternamn|medlem|deltagare|elev|gäst|målsman namn
    name.familyGiven: efternamn förnamn|efternamn och förnamn
    name.given: förnamn|tilltalsnamn|förnamnen
    name.middle: mellannamn
    name.family: efternamn|släktnamn
    name.prefix: titel|tilltal
    email: e post|epost|mejl|mail|e postadress|mejladress|e mail|epostadress|mailadress
    phone: telefon|tel|tfn|telefonnummer|telefonnr|tel nr|fast telefon|tfn fast|tele
    phone:mobile: mobil|mobiltelefon|mobilnummer|mobilnr|tel mobil|mobiltel|mobiltfn
    phone:home: hemtelefon|hemtel|telefon hem|tel hem|hem tel|tel bostad|tel bost|bostad
    phone:work: arbetstelefon|telefon arbete|tel arb|tel arbete|arbetstel|jobbtelefon|arb tel
    address.whole: adress|bostadsadress|postadress|hemadress
    address.street: gata|gatuadress|utdelningsadress|gata och nummer|gatunamn|väg
    address.streetNumber: gatunummer|husnummer|nr|gatunr
    address.apartment: lägenhet|lgh|lgh nr|lägenhetsnummer
    address.street2: c o adress|adress 2|c o
    address.postcode: postnummer|postnr|post nr
    address.city: ort|stad|postort|kommun
    address.postcodeCity: postnr ort|postnummer och ort|postnr och ort
    address.region: län|landskap
    address.country: land
    org.name: företag|arbetsgivare|organisation|firma|förening|bolag|företagsnamn
    org.unit: avdelning|enhet
    title: befattning|yrke|roll|uppdrag|funktion|titel yrke|jobbtitel
    birthday: födelsedag|födelsedatum|född|födelsedat|född datum|född den
    birthday.year: födelseår
    date:anniversary: bröllopsdag
    note: anteckningar|anteckning|anmärkning|kommentar|kommentarer|övrigt|noteringar|notering|anm
    note: anmärkningar
    category: grupp|grupper|kategori|kategorier
    relation:spouse: make maka|maka|make|partner|sambo|make|respektive
    relation:child: barn
    relation:parent: målsman|vårdnadshavare|förälder|föräldrar
    relation:mother: mamma|mor
    relation:father: pappa|far
    relation:emergency: anhörig|närmast anhörig|ice kontakt
    @home: hem|privat|bostad
    @work: arbete|arb|jobb|arbets
    @mother: mammas|mors|mamma
    @father: pappas|fars|pappa
    @parent: målsmans|vårdnadshavare|vårdnadshavares
    @emergency: anhörigs|anhörig
    keep: medlemsnummer|medlemsnr|personnummer|personnr|pers nr|kundnummer|kundnr|avgift|belopp
    keep: betalt|betald|medlem sedan|inträde|datum|båtplats|båttyp|båtnamn|status|klass|ålder
    keep: kön ålder|antal|typ|hamn
    = no
    name.whole: navn
    name.whole:full: fullt navn|for og etternavn|medlem|deltaker|elev|gjest
    name.given: fornavn
    name.middle: mellomnavn
    name.family: etternavn|familienavn
    name.prefix: tittel|tiltale
    email: e post|epost|e postadresse|mail|epostadresse|e mail
    phone: telefon|tlf|telefonnummer|tlf nr|fasttelefon|telefonnr
    phone:mobile: mobil|mobiltelefon|mobilnummer|mobilnr|mob
    phone:home: telefon hjem|tlf hjem|hjemmetelefon|tlf privat|telefon privat|privattelefon
    phone:work: telefon arbeid|jobbtelefon|tlf jobb|tlf arbeid|telefon jobb|arbeidstelefon
    address.whole: adresse|bostedsadresse|postadresse|bosted
    address.street: gate|gateadresse|vei|gatenavn|gate vei
    address.streetNumber: husnummer|gatenummer|nr|husnr
    address.postcode: postnummer|postnr|post nr
    address.city: sted|by|poststed|kommune
    address.postcodeCity: postnr sted|postnummer og sted|postnr poststed|postnr og sted
    address.postcodeCity: postnummer poststed|postnr og poststed
    address.region: fylke
    address.country: land
    org.name: firma|bedrift|arbeidsgiver|organisasjon|forening|selskap|lag
    org.unit: avdeling
    title: stilling|yrke|rolle|funksjon|verv
    birthday: fødselsdag|fødselsdato|født|bursdag|født dato|f dato
    birthday.year: fødselsår
    note: merknad|merknader|notat|notater|kommentar|kommentarer|anmerkning
    category: gruppe|grupper|kategori
    relation:spouse: ektefelle|samboer|partner
    relation:child: barn
    relation:parent: foresatt|foresatte|forelder|foreldre
    relation:mother: mor
    relation:father: far
    @home: privat|hjem|hjemme
    @work: arbeid|jobb
    @parent: foresatt|foresattes|foresatte
    @mother: mors|mor
    @father: fars|far
    keep: medlemsnummer|medlemsnr|kundenr|personnummer|kontingent|betalt|beløp|innmeldt
    keep: medlem siden|dato|status|klasse|alder|antall|type|båtplass
    = fi
    name.whole: nimi
    name.whole:full: koko nimi|jäsen|osallistuja|oppilas|asiakas|vieras|etu ja sukunimi
    name.familyGiven: sukunimi etunimi|sukunimi ja etunimi
    name.given: etunimi|etunimet|kutsumanimi
    name.family: sukunimi
    name.prefix: titteli|puhuttelu|arvo
    email: sähköposti|sähköpostiosoite|s posti|email|e mail|sposti|sähköpostiosoitteet
    phone: puhelin|puhelinnumero|puh|puhnro|puh nro|puh numero|lankapuhelin|puhelin nro|p
    phone:mobile: matkapuhelin|kännykkä|gsm|matkapuhelinnumero|mobiili|kännykkänumero|matkapuh
    phone:home: kotipuhelin|puhelin kotiin|puh koti|koti puh|kotinumero
    phone:work: työpuhelin|puhelin työ|puh työ|työnumero
    address.whole: osoite|kotiosoite|postiosoite
    address.street: katuosoite|lähiosoite|katu|jakeluosoite
    address.streetNumber: talon numero|talonumero|numero
    address.apartment: asunto|huoneisto|porras
    address.postcode: postinumero|postinro|pnro|postinr
    address.city: postitoimipaikka|kaupunki|paikkakunta|kunta|postitmp|ptp
    address.postcodeCity: postinumero ja postitoimipaikka|postinumero ja paikkakunta
    address.postcodeCity: postinro ja paikkakunta
    address.region: maakunta|lääni
    address.country: maa
    org.name: yritys|organisaatio|työnantaja|yhdistys|yrityksen nimi|yhtiö|seura
    org.unit: osasto
    title: tehtävä|ammatti|asema|tehtävänimike|nimike|rooli
    birthday: syntymäaika|syntymäpäivä|synt aika|syntynyt|s aika|synt|syntymäpvm
    birthday.year: syntymävuosi
    note: huomautukset|huomautus|lisätiedot|muistiinpanot|huom|kommentti|muuta|huomioitavaa
    category: ryhmä|ryhmät|luokka ryhmä
    gender: sukupuoli
    relation:spouse: puoliso
    relation:child: lapsi|lapset
    relation:parent: huoltaja|huoltajat|vanhempi|vanhemmat
    relation:mother: äiti
    relation:father: isä
    @home: koti|henkilökohtainen
    @work: työ|työ
    @parent: huoltajan|huoltaja
    @mother: äidin|äiti
    @father: isän|isä
    @emergency: lähiomaisen|lähiomainen
    relation:emergency: lähiomainen
    keep: jäsennumero|jäsennro|henkilötunnus|hetu|asiakasnumero|y tunnus|jäsenmaksu|maksettu
    keep: liittynyt|päivämäärä|pvm|tila|luokka|ikä|määrä|venepaikka|nro
    = is
    name.whole: nafn
    name.whole:full: fullt nafn|félagi|þátttakandi|nemandi
    name.given: fornafn|skírnarnafn|eiginnafn
    name.middle: millinafn
    name.family: eftirnafn|föðurnafn|kenninafn
    email: netfang|tölvupóstur|tölvupóstfang|rafpóstur
    phone: sími|símanúmer|símanr|heimilissími símanúmer
    phone:mobile: gsm|farsími|farsímanúmer|gsm númer
    phone:home: heimasími|heimilissími
    phone:work: vinnusími
    address.whole: heimilisfang|lögheimili
    address.street: heimili|gata|götuheiti
    address.postcode: póstnúmer|póstnr
    address.city: staður|bær|póststöð|sveitarfélag
    address.postcodeCity: póstnr og staður|póstnúmer og staður|póstnr staður|póstfang
    address.country: land
    org.name: fyrirtæki|vinnustaður|félag
    title: starf|starfsheiti|hlutverk|staða|starfstitill
    birthday: fæðingardagur|afmælisdagur|afmæli|fæðingard|f dagur|fædd|fæddur
    note: athugasemdir|athugasemd|ath|aths
    category: hópur|hópar|flokkur
    relation:spouse: maki
    relation:child: barn|börn
    relation:parent: foreldri|foreldrar|forráðamaður
    relation:mother: móðir
    relation:father: faðir
    @mother: móður
    @father: föður
    @home: heima
    @work: vinnu|vinna
    keep: kennitala|kt|blóðfl|félagsnúmer|félagsgjald|bekkur
    = fo
    name.whole: navn
    name.given: fornavn
    name.family: eftirnavn|ættarnavn
    email: teldupostur|t postur|teldupostadressa
    phone: telefon|tlf|telefonnummar
    phone:mobile: fartelefon|fartlf|fart
    phone:home: heimatelefon|heima tlf
    phone:work: arbeiðstelefon|arbeiðis tlf
    address.whole: bústaður|adressa
    address.street: gøta|vegur
    address.postcode: postnummar|postnr
    address.city: bygd|býur|býur bygd
    address.postcodeCity: postnr og býur|postnr bygd|postnr og bygd
    address.country: land
    birthday: føðingardagur|fødd|føddur|føddur fødd
    note: viðmerking|viðmerkingar
    title: starv|starvsheiti
    org.name: fyritøka|felag
    keep: limanummar|p tal
    = et
    name.whole: nimi
    name.whole:full: täisnimi|ees ja perekonnanimi|ees ja perenimi|liige|osaleja
    name.given: eesnimi|eesnimed
    name.family: perekonnanimi|perenimi
    email: e post|e posti aadress|meil|meiliaadress|email
    phone: telefon|tel|telefoninumber|kontakttelefon|lauatelefon
    phone:mobile: mobiil|mobiiltelefon|mobiilinumber|mob
    phone:home: kodune telefon|kodutelefon
    phone:work: töötelefon|tööl telefon
    address.whole: aadress|elukoht|kodune aadress|postiaadress
    address.street: tänav|tänav maja|tänava nimi
    address.streetNumber: maja|maja nr|majanumber
    address.apartment: korter|krt|korteri nr
    address.postcode: postiindeks|sihtnumber|indeks
    address.city: linn|asula|linn vald|vald
    address.region: maakond
    address.country: riik
    org.name: ettevõte|firma|asutus|organisatsioon|tööandja
    title: amet|ametikoht|amet roll|roll
    birthday: sünniaeg|sünnipäev|sünnikuupäev|sündinud
    note: märkused|märkus|lisainfo
    category: grupp|rühm|kategooria
    gender: sugu
    relation:spouse: abikaasa
    relation:child: laps|lapsed
    relation:parent: vanem|vanemad|lapsevanem
    @parent: vanema|lapsevanema
    @mother: ema
    @father: isa
    keep: isikukood|liikme nr|liikmenumber|liikmemaks|registrikood|klass|klient nr|summa
    = lv
    name.whole: vārds uzvārds
    name.whole:full: vārds un uzvārds|pilns vārds|dalībnieks|klients|biedrs
    name.familyGiven: uzvārds vārds|uzvārds, vārds
    name.given: vārds|vārdi
    name.family: uzvārds
    email: e pasts|epasts|e pasta adrese
    phone: tālrunis|telefons|tālruņa numurs|tālr|tel|telefona numurs|tel nr
    phone:mobile: mobilais|mobilais tālrunis|mob tālr|mob tālrunis|mob|mobilais telefons
    phone:home: mājas tālrunis|mājas telefons
    phone:work: darba tālrunis|darba telefons
    address.whole: adrese|dzīvesvieta|deklarētā adrese|dzīvesvietas adrese
    address.street: iela|ielas nosaukums|iela un mājas nr
    address.streetNumber: mājas nr|māja|mājas numurs|nr
    address.apartment: dzīvoklis|dz nr|dzīvokļa nr|dz
    address.postcode: pasta indekss|indekss
    address.city: pilsēta|apdzīvota vieta|pilsēta novads
    address.region: novads|rajons
    address.country: valsts
    org.name: uzņēmums|organizācija|firma|darba vieta|iestāde
    title: amats|profesija
    birthday: dzimšanas datums|dzimšanas diena|dzimis|dzim dat|dzimusi
    note: piezīmes|piezīme|komentārs|komentāri
    category: grupa|kategorija
    gender: dzimums
    keep: personas kods|biedra nr|klienta nr|summa|statuss|klase|reģ nr
    = lt
    name.whole: vardas ir pavardė
    name.whole:full: vardas pavardė|vardas ir pavardė|pilnas vardas|narys|dalyvis|klientas
    name.familyGiven: pavardė vardas|pavardė ir vardas
    name.given: vardas|vardai
    name.family: pavardė
    name.prefix: kreipinys
    email: el paštas|el pašto adresas|elektroninis paštas|el p
    phone: telefonas|tel|telefono numeris|tel nr|tel numeris
    phone:mobile: mobilus|mobilusis|mob tel|mobilus telefonas|mob|mobilusis telefonas
    phone:home: namų telefonas|namų tel|tel namų
    phone:work: darbo telefonas|darbo tel
    address.whole: adresas|gyvenamoji vieta|gyvenamosios vietos adresas|namų adresas
    address.street: gatvė|gatvės pavadinimas
    address.streetNumber: namo nr|namo numeris|namas|nr
    address.apartment: buto nr|butas|buto numeris
    address.postcode: pašto kodas|pašto indeksas
    address.city: miestas|gyvenvietė|miestas kaimas
    address.region: rajonas|apskritis|savivaldybė
    address.country: šalis|valstybė
    org.name: įmonė|organizacija|bendrovė|darbovietė|įstaiga|įmonės pavadinimas
    title: pareigos|profesija
    birthday: gimimo data|gimtadienis|gimimo diena|gimė|gim data
    note: pastabos|pastaba|komentaras|komentarai
    category: grupė|kategorija
    gender: lytis
    keep: asmens kodas|nario nr|kliento nr|suma|būsena|klasė|įmonės kodas|eil nr
    = pl
    relation:contact: osoba kontaktowa|osoba do kontaktu
    name.whole: nazwa|kontakt
    name.whole:full: imię i nazwisko|imiona i nazwisko|pełne imię i nazwisko|pełna nazwa
    name.whole:full: imie i nazwisko|kupujący|członek|uczestnik|uczeń|klient|gość|pacjent|odbiorca
    name.whole:full: nabywca|osoba
    name.familyGiven: nazwisko i imię|nazwisko i imiona|nazwisko imię|nazwisko, imię
    name.given: imię|imie|imiona|pierwsze imię
    name.middle: drugie imię|drugie imie
    name.family: nazwisko|nazwiska
    name.prefix: tytuł|zwrot|zwrot grzecznościowy|pan pani|tytuł naukowy|forma grzecznościowa
    nickname: pseudonim|ksywa|przezwisko|login|nick|ksywka
    previousFamily: nazwisko panieńskie|nazwisko rodowe
    email: e mail|email|mail|poczta|adres e mail|adres email|poczta elektroniczna|adres mailowy
    email: adres poczty
    phone: telefon|tel|nr telefonu|numer telefonu|telefon kontaktowy|nr tel|tel kontaktowy
    phone: telefon stacjonarny|stacjonarny|tel stacjonarny|telefony
    phone:mobile: komórka|tel komórkowy|telefon komórkowy|kom|tel kom|komórkowy|nr komórki
    phone:mobile: numer komórki|mobilny
    phone:home: telefon domowy|tel domowy|tel dom|telefon prywatny|domowy
    phone:work: telefon służbowy|tel służbowy|tel do pracy|telefon do pracy|telefon firmowy
    phone:work: służbowy|tel praca
    phone:otherFax: faks|fax|nr faksu
    phone.extension: wewnętrzny|wew|nr wewnętrzny
    address.whole: adres|adres zamieszkania|adres korespondencyjny|adres pocztowy|adres domowy
    address.whole: zamieszkały|adres do korespondencji
    address.street: ulica|ulica i numer|ulica i nr|ul|ulica nr|ulica numer|ulica nr domu
    address.street: ulica i nr domu|ulica numer domu
    address.streetNumber: nr domu|numer domu|nr budynku|dom|numer|nr
    address.apartment: nr mieszkania|numer mieszkania|mieszkanie|nr lokalu|lokal|m|nr lok
    address.apartment: nr mieszk
    address.subLocality: dzielnica|osiedle
    address.postcode: kod pocztowy|kod|kod poczt|kod poczty
    address.city: miasto|miejscowość|poczta miasto|miejsce zamieszkania|miejsc
    address.postcodeCity: kod i miasto|kod pocztowy i miasto|kod miasto|kod i miejscowość
    address.postcodeCity: kod pocztowy i miejscowość|kod pocztowy miejscowość|kod miejscowość
    address.region: województwo|woj|powiat|gmina
    address.country: kraj|państwo
    org.name: firma|nazwa firmy|przedsiębiorstwo|organizacja|pracodawca|instytucja|zakład pracy
    org.name: szkoła|dostawca
    org.unit: dział|oddział|wydział
    title: stanowisko|zawód|funkcja|rola|stanowisko pracy
    birthday: data urodzenia|urodziny|data ur|ur|urodzony|dzień urodzin|data urodz|urodzony a
    birthday.year: rok urodzenia
    date:anniversary: rocznica|rocznica ślubu|data ślubu
    note: uwagi|notatki|notatka|komentarz|komentarze|dodatkowe informacje|opis
    note: informacje dodatkowe|uwagi do zamówienia
    category: grupa|grupy|kategoria|kategorie|etykieta
    relation:spouse: małżonek|mąż|żona|współmałżonek|partner|osoba towarzysząca
    relation:child: dziecko|dzieci
    relation:parent: rodzic|rodzice|opiekun|opiekunowie|rodzic opiekun|opiekun prawny
    relation:mother: matka|mama
    relation:father: ojciec|tata
    @home: prywatny|prywatna|domowy|dom|prywatne
    @work: służbowy|służbowa|firmowy|praca|służbowe
    @mother: matki|mamy
    @father: ojca|taty
    @parent: rodzica|opiekuna
    @emergency: kontakt w nagłych wypadkach|alarmowy
    relation:emergency: kontakt w nagłych wypadkach|w razie wypadku
    @billing: faktura|do faktury
    @shipping: dostawa|dostawy|wysyłka
    &: i|oraz|lub
    ~: nr|numer|do|na|w|z|adres|s
    keep: nip|pesel|regon|nr członkowski|numer klienta|nr klienta|nr legitymacji|kwota|cena
    keep: wartość|składka|zapłacono|data wstąpienia|data|data zamówienia|nr zamówienia|zamówienie
    keep: przedmiot|ilość|status|typ|klasa|wiek|lp|l p|zgoda|rodo|newsletter|rozmiar
    keep: nr rejestracyjny|obywatelstwo|miejsce urodzenia|konto|bank
    = cs
    name.whole: jméno|jmena|kontakt
    name.whole:full: jméno a příjmení|celé jméno|příjmení a jméno celé|člen|účastník|žák|klient
    name.whole:full: zákazník|host|pacient|jméno příjmení
    name.familyGiven: příjmení a jméno|příjmení jméno|příjmení, jméno
    name.given: jméno křestní|křestní jméno|jména|křestní
    name.family: příjmení|prijmeni
    name.prefix: titul|oslovení|titul před|titul před jménem|tituly
    name.suffix: titul za|titul za jménem
    nickname: přezdívka
    previousFamily: rodné příjmení|rozená|za svobodna
    email: e mail|email|mail|elektronická pošta|e mailová adresa|emailová adresa
    phone: telefon|tel|telefonní číslo|tel číslo|pevná linka|pevná|tel č|číslo telefonu
    phone: telefon pevná
    phone:mobile: mobil|mobilní telefon|mob|mobilní|mobilní číslo|tel mobil
    phone:home: telefon domů|tel domů|domů|domácí telefon|telefon byt
    phone:work: telefon do práce|tel práce|pracovní telefon|telefon práce|do práce|tel zaměstnání
    address.whole: adresa|bydliště|trvalé bydliště|adresa bydliště|poštovní adresa
    address.street: ulice|ulice a číslo|ulice a čp|ulice č p|ulice čp|ulice a č p|ulice č
    address.street: ulice číslo
    address.streetNumber: číslo popisné|č p|čp|číslo domu|č domu|č popisné|č|číslo
    address.subLocality: část obce|městská část|čtvrť
    address.postcode: psč|poštovní směrovací číslo
    address.city: město|obec|místo
    address.postcodeCity: psč a město|psč město|psč obec|psč a obec
    address.region: kraj|okres
    address.country: země|stát
    org.name: firma|společnost|organizace|zaměstnavatel|název firmy|podnik|škola|spolek|instituce
    org.unit: oddělení|odbor|úsek
    title: funkce|pozice|povolání|pracovní pozice|zaměstnání|role
    birthday: datum narození|narozeniny|narozen|narozena|nar|dat nar|datum nar|narozen a
    birthday: den narození
    birthday.year: rok narození|ročník
    date:anniversary: výročí|výročí svatby
    note: poznámka|poznámky|pozn|komentář|doplňující informace
    category: skupina|skupiny|kategorie|štítky|oddíl
    relation:spouse: manžel|manželka|partner|manžel ka|partnerka
    relation:child: dítě|děti
    relation:parent: rodič|rodiče|zákonný zástupce
    relation:mother: matka|maminka
    relation:father: otec|tatínek
    @home: domů|soukromý|domácí|osobní
    @work: pracovní|do práce|práce|firemní
    @mother: matky|matka
    @father: otce|otec
    @parent: zákonného zástupce|zákonný zástupce|rodiče
    &: a|nebo
    keep: rodné číslo|rč|ič|ičo|dič|členské číslo|č člena|číslo účtu|částka|příspěvek|zaplaceno
    keep: datum|datum vstupu|stav|typ|třída|věk|pořadí|poř č|souhlas|spz|množství
    = sk
    name.whole: meno
    name.whole:full: meno a priezvisko|celé meno|člen|účastník|žiak|klient|zákazník
    name.familyGiven: priezvisko a meno|priezvisko meno
    name.given: krstné meno|mená
    name.family: priezvisko
    name.prefix: titul|oslovenie|titul pred
    name.suffix: titul za
    previousFamily: rodné priezvisko
    email: e mail|email|mail|elektronická pošta|e mailová adresa
    phone: telefón|tel|telefónne číslo|tel číslo|pevná linka|tel č
    phone:mobile: mobil|mobilný telefón|mob|mobilné číslo
    phone:home: telefón domov|domáci telefón|tel domov
    phone:work: telefón do práce|pracovný telefón|tel práca
    address.whole: adresa|bydlisko|trvalé bydlisko|trvalý pobyt
    address.street: ulica|ulica a číslo|ulica č
    address.streetNumber: číslo domu|súpisné číslo|č domu|č d
    address.postcode: psč
    address.city: mesto|obec
    address.postcodeCity: psč a mesto|psč mesto|psč obec
    address.region: kraj|okres
    address.country: krajina|štát
    org.name: firma|spoločnosť|organizácia|zamestnávateľ|názov firmy
    org.unit: oddelenie
    title: funkcia|pozícia|povolanie|zamestnanie
    birthday: dátum narodenia|narodeniny|narodený|narodená|nar|dát nar
    note: poznámka|poznámky|komentár
    category: skupina|kategória
    relation:spouse: manžel|manželka|partner
    relation:child: dieťa|deti
    relation:mother: matka|mama
    relation:father: otec|otec
    @mother: matky
    @father: otca
    keep: rodné číslo|ičo|dič|členské číslo|suma|príspevok|dátum|stav|typ|trieda|vek|p č
    = hu
    name.whole: név|nevek
    name.whole:full: teljes név|vezetéknév és keresztnév|tag|tag neve|résztvevő|ügyfél|tanuló
    name.whole:full: vendég|tanuló neve|gyermek neve|partner neve
    name.given: keresztnév|utónév|keresztnevek
    name.family: vezetéknév|családnév|családi név
    name.prefix: titulus|megszólítás|előtag
    nickname: becenév
    previousFamily: születési név|leánykori név|lánykori név
    email: e mail|email|e mail cím|email cím|drótposta|levelezési e mail
    phone: telefon|tel|telefonszám|tel szám|vezetékes|vezetékes telefon|telefon vezetékes
    phone:mobile: mobil|mobiltelefon|mobilszám|mobiltelefonszám|mobil telefon
    phone:home: otthoni telefon|telefon otthoni|lakás telefon|otthoni tel
    phone:work: munkahelyi telefon|telefon munkahelyi|céges telefon|munkahelyi tel
    address.whole: cím|lakcím|levelezési cím|postacím|lakóhely
    address.street: utca|utca házszám|közterület|utca és házszám|közterület neve|utca hsz
    address.streetNumber: házszám|hsz
    address.floor: emelet
    address.apartment: ajtó|emelet ajtó
    address.postcode: irányítószám|irsz|ir szám|ir sz|irányítósz
    address.city: város|település|helység|helységnév
    address.region: megye
    address.country: ország
    org.name: cég|cégnév|szervezet|munkahely|munkáltató|vállalat|intézmény
    org.unit: osztály|részleg
    title: beosztás|foglalkozás|munkakör|tisztség|szerep
    birthday: születési dátum|születésnap|születési idő|szül dátum|szül idő|született|szül nap
    note: megjegyzés|megjegyzések|jegyzet|egyéb
    category: csoport|csoportok|kategória|címke
    gender: nem|neme
    relation:spouse: házastárs|férj|feleség
    relation:child: gyermek|gyermekek|gyerekek
    relation:parent: szülő|szülők|gondviselő
    relation:mother: anyja neve|anya|édesanya
    relation:father: apa|apja neve
    @home: otthoni|magán|lakás
    @work: munkahelyi|céges
    @mother: anya
    @father: apa
    @parent: szülő|gondviselő
    keep: adószám|taj|taj szám|tagsági szám|tagdíj|összeg|dátum|belépés|állapot|típus
    keep: osztály évfolyam|kor|sorszám|ügyfélszám|személyi igazolvány szám
    = ro
    name.whole: nume
    name.whole:full: nume și prenume|numele și prenumele|nume complet|nume prenume|membru
    name.whole:full: participant|client|elev|pacient|nume si prenume
    name.given: prenume|prenumele
    name.family: nume de familie|numele
    name.prefix: titlu|apelativ|formulă de adresare
    previousFamily: nume de fată
    email: e mail|email|mail|adresă de email|adresa de email|poștă electronică|adresă email
    phone: telefon|tel|număr de telefon|nr telefon|nr tel|telefon fix|fix
    phone:mobile: mobil|telefon mobil|tel mobil|celular|nr mobil
    phone:home: telefon acasă|tel acasă|telefon domiciliu|acasă
    phone:work: telefon serviciu|tel serviciu|telefon birou|serviciu
    address.whole: adresă|adresa|domiciliu|adresa de domiciliu|adresa poștală
    address.street: stradă|strada|str|strada și numărul|strada nr|strada și nr
    address.streetNumber: număr|nr|numărul|nr casă
    address.building: bloc|bl
    address.building: scara|sc
    address.apartment: apartament|ap
    address.floor: etaj|et
    address.postcode: cod poștal|cod postal|codul poștal
    address.city: oraș|localitate|localitatea|oraș comună|municipiu
    address.region: județ|județul|judet|sector|jud
    address.country: țară|țara|tara
    org.name: firmă|companie|societate|organizație|angajator|instituție|firma
    org.unit: departament|secție
    title: funcție|funcția|profesie|ocupație|post
    birthday: data nașterii|zi de naștere|data nasterii|născut|născut la|ziua de naștere
    note: observații|note|mențiuni|comentarii|obs
    category: grup|grupă|categorie
    gender: sex
    relation:spouse: soț|soție|soț soție|partener
    relation:child: copil|copii
    relation:parent: părinte|părinți|tutore
    @home: acasă|personal|domiciliu
    @work: serviciu|birou|firmă
    @mother: mamă|mamei
    @father: tată|tatălui
    @parent: părinte|părintelui
    keep: cnp|cui|cif|nr crt|nr membru|cotizație|sumă|data|data înscrierii|stare|tip|clasă|vârstă
    keep: serie ci
    = hr
    name.whole: naziv|kontakt
    name.whole:full: ime i prezime|puno ime|član|sudionik|klijent|učenik|gost|kupac|ime prezime
    name.familyGiven: prezime i ime|prezime ime|prezime, ime
    name.given: ime|krsno ime|imena
    name.middle: srednje ime|ime oca
    name.family: prezime
    name.prefix: titula|oslovljavanje
    nickname: nadimak
    previousFamily: djevojačko prezime
    email: e mail|email|mail|e pošta|elektronička pošta|e mail adresa|elektronska pošta
    phone: telefon|tel|broj telefona|tel broj|fiksni telefon|fiksni|br telefona
    phone: kućni broj telefona|kontakt telefon
    phone:mobile: mobitel|mob|mobilni|mobilni telefon|gsm|broj mobitela|br mobitela
    phone:home: kućni telefon|tel kućni|telefon kućni|telefon kuća|tel doma
    phone:work: telefon posao|poslovni telefon|tel posao|službeni telefon|tel na poslu
    address.whole: adresa|adresa stanovanja|adresa prebivališta|prebivalište|boravište
    address.street: ulica|ulica i broj|ulica i kućni broj|ulica i kbr|ulica broj|ulica i br
    address.streetNumber: kućni broj|kbr|broj|broj kuće|br|k br
    address.apartment: stan|broj stana
    address.postcode: poštanski broj|pošt broj|poštanski br|pbr|poštanski
    address.city: grad|mjesto|naselje|mjesto stanovanja
    address.postcodeCity: poštanski broj i mjesto|pošta|poštanski broj i grad
    address.postcodeCity: mjesto i poštanski broj|poštanski broj mjesto|pbr mjesto
    address.region: županija|općina
    address.country: država|zemlja
    org.name: tvrtka|poduzeće|naziv tvrtke|organizacija|ustanova|poslodavac|firma
    org.unit: odjel|sektor
    title: funkcija|zanimanje|radno mjesto|pozicija|dužnost|zvanje
    birthday: datum rođenja|rođendan|rođen|dat rođenja|rođena|god rođenja datum
    birthday.year: godina rođenja|godište
    note: napomena|napomene|bilješke|bilješka|opaska|komentar|primjedba
    category: grupa|skupina|kategorija|sekcija
    gender: spol
    relation:spouse: suprug|supruga|supružnik|partner
    relation:child: dijete|djeca
    relation:parent: roditelj|roditelji|skrbnik
    relation:mother: majka
    relation:father: otac
    @home: kućni|privatni|doma
    @work: poslovni|službeni|posao
    @parent: roditelja|roditelj
    @mother: majke|majka
    @father: oca|otac
    &: i|ili
    keep: oib|jmbg|članski broj|br iskaznice|broj iskaznice|članarina|iznos|datum|datum upisa
    keep: status|vrsta|razred|dob|r br|rb|redni broj|krvna grupa|veličina|broj računa
    = sr
    name.whole: име|назив
    name.whole:full: име и презиме|ime i prezime|члан|ученик|клијент
    name.familyGiven: презиме и име
    name.given: име|лично име
    name.middle: име оца|средње име|име родитеља|ime roditelja
    name.family: презиме
    email: имејл|е пошта|мејл|електронска пошта|е маил|имејл адреса|imejl|mejl
    phone: телефон|тел|број телефона|фиксни телефон|фиксни
    phone:mobile: мобилни|мобилни телефон|моб|мобилни тел|mobilni
    phone:home: кућни телефон|телефон кућни|телефон стан|тел стан|telefon stan
    phone:work: телефон посао|службени телефон|пословни телефон
    address.whole: адреса|адреса становања|пребивалиште
    address.street: улица|улица и број
    address.streetNumber: број|кућни број
    address.apartment: стан
    address.postcode: поштански број|пошт број
    address.city: град|место|насеље
    address.region: општина|округ
    address.country: држава|земља
    org.name: фирма|предузеће|компанија|организација|установа
    org.unit: одељење|сектор
    title: функција|занимање|радно место|позиција|звање
    birthday: датум рођења|рођендан|рођен
    note: напомена|напомене|коментар|белешка
    category: група|категорија
    gender: пол
    relation:spouse: супруг|супруга|супружник
    relation:child: дете|деца
    keep: јмбг|чланарина|редни број|р бр|датум|статус|разред
    = sl
    name.whole: naziv
    name.whole:full: ime in priimek|polno ime|član|udeleženec|stranka|učenec
    name.familyGiven: priimek in ime|priimek ime
    name.given: ime
    name.family: priimek
    name.prefix: naziv pred imenom|naslavljanje|titula
    email: e pošta|email|e mail|elektronska pošta|e naslov|e poštni naslov
    phone: telefon|tel|telefonska številka|tel številka|stacionarni telefon|tel št
    phone:mobile: mobitel|gsm|mobilni telefon|mobi|mobilni|gsm številka|prenosni telefon
    phone:home: domači telefon|telefon doma|tel doma
    phone:work: službeni telefon|telefon služba|tel v službi
    address.whole: naslov|naslov stanovanja|prebivališče|stalno prebivališče|domači naslov
    address.street: ulica|ulica in hišna številka|ulica in številka|ulica in hišna št
    address.streetNumber: hišna številka|hišna št|h št|hš
    address.postcode: poštna številka|poštna št|pošt št
    address.city: kraj|mesto|pošta|naselje
    address.postcodeCity: poštna številka in kraj|pošta in kraj|poštna št in kraj
    address.region: regija|občina
    address.country: država
    org.name: podjetje|organizacija|ustanova|delodajalec|naziv podjetja
    org.unit: oddelek
    title: funkcija|poklic|delovno mesto|položaj|vloga
    birthday: datum rojstva|rojstni dan|rojen|rojstni datum|dat rojstva
    note: opombe|opomba|komentar|opažanja
    category: skupina|skupine|kategorija
    gender: spol
    relation:spouse: zakonec|partner|soprog|soproga|mož|žena
    relation:child: otrok|otroci
    relation:parent: starš|starši|skrbnik
    @parent: starša|starš
    @mother: matere|mati|mama
    @father: očeta|oče
    keep: emšo|davčna številka|članska številka|članarina|znesek|zap št|datum|status|razred
    keep: starost
    = bg
    name.whole: име|имена
    name.whole:full: име и фамилия|пълно име|трите имена|собствено и фамилно име|член|участник
    name.whole:full: клиент
    name.given: собствено име|лично име
    name.middle: презиме|бащино име
    name.family: фамилия|фамилно име
    name.prefix: обръщение|титла
    email: имейл|е поща|ел поща|електронна поща|и мейл|е mail|имейл адрес
    phone: телефон|тел|телефонен номер|стационарен телефон|стационарен|тел номер
    phone:mobile: мобилен|мобилен телефон|gsm|моб|моб тел|мобилен тел|джиесем
    phone:home: домашен телефон|дом тел|телефон дом|тел вкъщи
    phone:work: служебен телефон|служ тел|телефон работа|сл тел|тел служебен
    phone.extension: вътрешен|вътр
    address.whole: адрес|домашен адрес|местожителство|постоянен адрес
    address.street: улица|ул|улица и номер|улица №
    address.streetNumber: номер|№ на дома
    address.apartment: апартамент|ап
    address.building: блок|бл
    address.building: вход|вх
    address.floor: етаж|ет
    address.subLocality: квартал|ж к
    address.postcode: пощенски код|п код|пк
    address.city: град|населено място|село|град село
    address.region: област|община
    address.country: държава|страна
    org.name: фирма|компания|организация|работодател|месторабота|дружество
    org.unit: отдел
    title: длъжност|професия|позиция|роля
    birthday: дата на раждане|рожден ден|роден|рождена дата|родена
    note: бележки|бележка|забележка|забележки|коментар|коментари
    category: група|категория
    gender: пол
    relation:spouse: съпруг|съпруга|съпруг а
    relation:child: дете|деца
    @home: домашен|личен|дом
    @work: служебен|работен|служ
    keep: егн|еик|булстат|членски номер|сума|дата|статус|клас|възраст|№ по ред
    = ru
    @home: частный|частная
    name.whole: имя контакта|контакт|имя абонента|абонент|имя
    name.whole:full: фио|ф и о|имя и фамилия|полное имя|фамилия имя отчество полностью|участник
    name.whole:full: клиент|член|ученик|гость|сотрудник|пациент|жилец|фио полностью|фио клиента
    name.whole:full: покупатель
    name.familyGiven: фамилия имя отчество|фамилия имя|фамилия и имя
    name.given: имя
    name.middle: отчество
    name.family: фамилия
    name.prefix: обращение|титул
    nickname: псевдоним|прозвище|ник|никнейм
    previousFamily: девичья фамилия
    email: почта|эл почта|электронная почта|e mail|email|мейл|имейл|адрес электронной почты
    email: эл адрес
    phone: телефон|тел|номер телефона|контактный телефон|номер|телефоны|телефон городской
    phone: городской телефон|городской|стационарный
    phone:mobile: мобильный|мобильный телефон|моб|моб тел|сотовый|сотовый телефон|моб телефон|сот
    phone:mobile: сот тел|телефон мобильный|мобильник|whatsapp
    phone:home: домашний телефон|дом тел|домашний|телефон домашний|дом|тел дом
    phone:work: рабочий телефон|раб тел|рабочий|телефон рабочий|служебный телефон|служебный
    phone:work: тел раб
    phone:otherFax: факс
    phone.extension: доб|добавочный|внутренний|вн
    address.whole: адрес|домашний адрес|почтовый адрес|место жительства|адрес проживания
    address.whole: адрес доставки|адрес регистрации
    address.street: улица|ул|улица дом|улица и дом
    address.streetNumber: дом|номер дома|д
    address.apartment: квартира|кв|номер квартиры|офис номер
    address.building: корпус|строение|корп
    address.postcode: индекс|почтовый индекс
    address.city: город|населенный пункт|населённый пункт|город село
    address.region: область|регион|край|республика|район|область край
    address.country: страна
    org.name: компания|организация|фирма|место работы|предприятие|название компании|работодатель
    org.name: юр лицо|учреждение
    org.unit: отдел|подразделение|департамент
    title: должность|профессия|роль|специальность
    birthday: дата рождения|день рождения|др|д р|родился|дата рожд
    birthday.year: год рождения
    date:anniversary: годовщина|годовщина свадьбы
    url: сайт|веб сайт|веб страница
    note: примечание|примечания|комментарий|комментарии|заметки|заметка|прим|дополнительно
    note: описание
    category: группа|группы|категория|метки|теги
    gender: пол
    relation:spouse: супруг|супруга|муж|жена|супруг а
    relation:child: ребенок|ребёнок|дети
    relation:parent: родитель|родители|законный представитель|опекун
    relation:mother: мать|мама
    relation:father: отец|папа
    relation:contact: контактное лицо|ответственный|менеджер
    @home: домашний|личный|дом|личная|домашняя
    @work: рабочий|раб|служебный|рабочая
    @mobile: мобильный|моб
    @other: другой|дополнительный|доп|другая
    @mother: матери|мамы|мать
    @father: отца|папы|отец
    @parent: родителя|родителей
    &: и|или
    keep: инн|снилс|кпп|огрн|паспорт|память|номер договора|договор|сумма|дата|дата создания|создан
    keep: изменен|статус|тип|класс|возраст|п п|пп|источник|отв|скидка|заказ|номер заказа|карта
    keep: сфера деятельности|ответственный id
    = uk
    birthday: дата нар
    name.whole: ім'я|імʼя
    name.whole:full: піб|п і б|повне ім'я|прізвище ім'я по батькові|ім'я та прізвище|учасник
    name.whole:full: клієнт|прізвище та ім'я повністю
    name.familyGiven: прізвище ім'я|прізвище та ім'я
    name.given: ім'я власне|імена
    name.middle: по батькові
    name.family: прізвище
    email: ел пошта|електронна пошта|пошта|e mail|email|ел адреса|електронна адреса
    phone: телефон|тел|номер телефону|контактний телефон|стаціонарний|міський телефон
    phone:mobile: мобільний|мобільний телефон|моб|моб тел|моб телефон|телефон мобільний
    phone:home: домашній телефон|дом тел|телефон домашній
    phone:work: робочий телефон|роб тел|телефон робочий|службовий телефон
    address.whole: адреса|домашня адреса|поштова адреса|місце проживання
    address.street: вулиця|вул|вулиця будинок
    address.streetNumber: будинок|номер будинку|буд
    address.apartment: квартира|кв
    address.postcode: індекс|поштовий індекс
    address.city: місто|населений пункт|місто село
    address.region: область|район|регіон
    address.country: країна
    org.name: компанія|організація|фірма|місце роботи|підприємство|назва компанії
    org.unit: відділ|підрозділ
    title: посада|професія|роль
    birthday: дата народження|день народження|народився|дн
    note: примітка|примітки|коментар|коментарі|нотатки
    category: група|групи|категорія
    gender: стать
    relation:spouse: чоловік дружина|дружина|чоловік
    relation:child: дитина|діти
    keep: іпн|рнокпп|паспорт|сума|дата|статус|клас|вік
    = be
    name.given: імя
    name.family: прозвішча
    name.middle: імя па бацьку
    phone: тэлефон|нумар тэлефона
    phone:mobile: мабільны
    address.whole: адрас
    address.street: вуліца
    address.city: горад
    address.postcode: паштовы індэкс
    birthday: дата нараджэння
    note: заўвагі
    = mk
    name.given: име
    name.family: презиме
    name.whole:full: име и презиме
    phone: телефон|телефонски број
    phone:mobile: мобилен
    email: е пошта|е маил
    address.whole: адреса
    address.city: град|место
    address.postcode: поштенски број
    birthday: датум на раѓање|роденден
    note: забелешка|забелешки
    title: работно место|занимање
    org.name: фирма|компанија
    = el
    name.whole: όνομα επαφής
    name.whole:full: ονοματεπώνυμο|πλήρες όνομα|όνομα και επώνυμο|όνομα επώνυμο|μέλος|πελάτης
    name.whole:full: συμμετέχων|μαθητής
    name.familyGiven: επώνυμο όνομα|επώνυμο και όνομα|επίθετο όνομα
    name.given: όνομα|μικρό όνομα|ονομα
    name.middle: πατρώνυμο|όνομα πατρός
    name.family: επώνυμο|επίθετο|επωνυμο
    name.prefix: τίτλος|προσφώνηση
    nickname: παρατσούκλι|ψευδώνυμο
    email: email|e mail|ηλεκτρονικό ταχυδρομείο|ηλ ταχυδρομείο|διεύθυνση email|ηλ διεύθυνση|μέιλ
    phone: τηλέφωνο|τηλ|αριθμός τηλεφώνου|σταθερό|σταθερό τηλέφωνο|τηλ σταθερό|τηλέφωνα
    phone: αρ τηλεφώνου
    phone:mobile: κινητό|κινητό τηλέφωνο|τηλ κινητό|κιν|αριθμός κινητού
    phone:home: τηλέφωνο οικίας|τηλ οικίας|οικίας|τηλέφωνο σπιτιού
    phone:work: τηλέφωνο εργασίας|τηλ εργασίας|εργασίας|τηλ γραφείου
    phone:otherFax: φαξ
    address.whole: διεύθυνση|δνση|διεύθυνση κατοικίας|ταχυδρομική διεύθυνση
    address.street: οδός|οδός και αριθμός|οδός αριθμός
    address.streetNumber: αριθμός|αρ|αριθ
    address.postcode: τκ|τ κ|ταχυδρομικός κώδικας|ταχ κώδικας
    address.city: πόλη|δήμος|περιοχή πόλη
    address.subLocality: περιοχή|συνοικία
    address.region: νομός|περιφέρεια
    address.country: χώρα
    org.name: εταιρεία|εταιρία|επωνυμία|οργανισμός|επιχείρηση|εργοδότης|φορέας
    org.unit: τμήμα
    title: επάγγελμα|θέση|ιδιότητα|ρόλος|ειδικότητα
    birthday: ημερομηνία γέννησης|γενέθλια|ημ γέννησης|ημ νία γέννησης|ημερ γέννησης|γεννήθηκε
    note: σημειώσεις|παρατηρήσεις|σχόλια|σημείωση
    category: ομάδα|ομάδες|κατηγορία
    gender: φύλο
    relation:spouse: σύζυγος
    relation:child: παιδί|παιδιά|τέκνα
    @home: οικίας|προσωπικό|σπίτι
    @work: εργασίας|γραφείου|επαγγελματικό
    &: και|ή
    keep: αφμ|α φ μ|δου|αμκα|αριθμός μέλους|αρ μέλους|ποσό|ημερομηνία|κατάσταση|τάξη|ηλικία|α α
    = sq
    name.whole:full: emri dhe mbiemri|emër mbiemër
    name.given: emri|emër
    name.family: mbiemri|mbiemër
    email: email|posta elektronike|adresa e email it
    phone: telefoni|telefon|nr telefonit|numri i telefonit
    phone:mobile: celular|mobil|celulari
    address.whole: adresa
    address.street: rruga
    address.city: qyteti|qytet
    address.postcode: kodi postar|kodi postal
    address.country: shteti|vendi
    birthday: data e lindjes|datëlindja|ditëlindja
    note: shënime|shënim
    title: profesioni|pozicioni
    org.name: kompania|ndërmarrja
    = mt
    name.given: isem
    name.family: kunjom
    email: imejl
    phone: telefown|numru tat telefown
    phone:mobile: mowbajl
    address.whole: indirizz
    address.street: triq
    address.city: belt|raħal
    address.postcode: kodiċi postali
    birthday: data tat twelid
    note: noti
    = ga
    name.whole: ainm
    name.given: ainm baiste|céadainm
    name.family: sloinne
    email: ríomhphost
    phone: guthán|fón|teileafón
    phone:mobile: fón póca|móibíleach
    address.whole: seoladh
    address.street: sráid
    address.city: baile|cathair
    address.region: contae
    address.postcode: éirchód|cód poist
    address.country: tír
    birthday: dáta breithe|lá breithe
    note: nótaí
    = cy
    name.whole: enw
    name.whole:full: enw llawn
    name.given: enw cyntaf
    name.family: cyfenw|enw teuluol
    name.prefix: teitl
    email: ebost|e bost|cyfeiriad ebost
    phone: ffôn|rhif ffôn|teleffon
    phone:mobile: symudol|ffôn symudol
    phone:home: ffôn cartref
    phone:work: ffôn gwaith
    address.whole: cyfeiriad
    address.street: stryd
    address.city: tref|dinas
    address.region: sir
    address.postcode: cod post
    address.country: gwlad
    birthday: dyddiad geni|penblwydd
    note: nodiadau
    = ca
    name.whole: contacte
    name.whole:full: nom complet|nom i cognoms|soci|sòcia|membre
    name.familyGiven: cognoms i nom|cognoms nom
    name.given: nom
    name.family: cognom|cognoms|primer cognom
    name.second: segon cognom
    email: correu|correu electrònic|adreça electrònica|e mail
    phone: telèfon|tel|telèfon fix|núm telèfon|fix
    phone:mobile: mòbil|telèfon mòbil
    phone:home: telèfon casa|telèfon particular
    phone:work: telèfon feina|telèfon treball
    address.whole: adreça|domicili
    address.street: carrer|carrer i número
    address.streetNumber: número
    address.apartment: porta|pis porta
    address.floor: pis
    address.postcode: codi postal|cp
    address.city: població|ciutat|municipi|localitat
    address.postcodeCity: cp i població|codi postal i població
    address.region: província|comarca
    address.country: país
    org.name: empresa|entitat|organització
    title: càrrec|professió|feina
    birthday: data de naixement|aniversari|naixement|data naixement
    note: notes|observacions|comentaris
    category: grup|categoria
    relation:spouse: parella|cònjuge
    relation:child: fills|fill
    keep: dni|nif|núm soci|quota
    = eu
    name.whole:full: izen abizenak|izena eta abizenak
    name.given: izena
    name.family: abizena|abizenak
    email: posta elektronikoa|eposta|e posta
    phone: telefonoa|tel|telefono zenbakia
    phone:mobile: mugikorra
    phone:home: etxeko telefonoa
    phone:work: laneko telefonoa
    address.whole: helbidea
    address.street: kalea
    address.postcode: posta kodea|pk
    address.city: herria|hiria|udalerria
    address.region: probintzia
    address.country: herrialdea|estatua
    birthday: jaiotze data|urtebetetzea|jaioteguna
    note: oharrak|oharra
    = gl
    name.whole:full: nome completo|nome e apelidos
    name.given: nome
    name.family: apelido|apelidos
    phone: teléfono
    phone:mobile: móbil
    email: correo electrónico|correo
    address.whole: enderezo
    address.street: rúa
    address.city: concello|cidade|localidade
    address.postcode: código postal
    birthday: data de nacemento
    note: notas|observacións
    = lb
    name.whole: numm
    name.given: virnumm
    name.family: familljennumm|nonumm
    phone: telefon|telefonsnummer
    phone:mobile: handy|gsm
    address.whole: adress
    address.street: strooss
    address.city: uertschaft|duerf|stad
    address.postcode: postleitzuel|plz
    address.country: land
    birthday: gebuertsdag|gebuertsdatum
    note: bemierkungen|notizen
    = rm
    name.given: prenum
    name.family: num
    address.street: via
    address.city: lieu
    address.postcode: npa
    = af
    name.whole: naam
    name.given: voornaam|noemnaam
    name.family: van|familienaam
    phone: telefoon|telefoonnommer
    phone:mobile: sel|selfoon|selnommer
    email: e pos|epos
    address.whole: adres
    address.street: straat
    address.city: dorp|stad
    address.postcode: poskode
    birthday: verjaarsdag|geboortedatum
    note: notas|aantekeninge
    = tr
    name.whole: ad soyad|isim soyisim|kişi
    name.whole:full: adı soyadı|ad soyad|isim soyad|tam ad|üye|katılımcı|müşteri|öğrenci|hasta
    name.whole:full: adı ve soyadı|ad ve soyad
    name.given: ad|adı|isim
    name.family: soyad|soyadı|soyisim|soy isim
    name.prefix: unvan|ünvan|hitap|ünvanı
    nickname: takma ad|lakap
    email: e posta|eposta|e mail|email|mail|e posta adresi|elektronik posta|mail adresi
    phone: telefon|tel|telefon no|telefon numarası|tel no|sabit telefon|sabit hat|iletişim no
    phone:mobile: cep|cep telefonu|cep tel|gsm|mobil|cep no|gsm no|cep telefon
    phone:home: ev telefonu|ev tel|telefon ev|ev
    phone:work: iş telefonu|iş tel|telefon iş|iş
    phone:otherFax: faks|belgegeçer
    phone.extension: dahili
    address.whole: adres|ev adresi|açık adres|posta adresi
    address.street: cadde|sokak|cadde sokak|sokak no
    address.streetNumber: kapı no|bina no|no
    address.apartment: daire|daire no
    address.subLocality: mahalle|semt|mah
    address.city: ilçe|ilce
    address.postcode: posta kodu|p kodu|pk
    address.city: şehir|kent
    address.region: il
    address.country: ülke
    org.name: şirket|firma|kurum|kuruluş|şirket adı|firma adı|işyeri
    org.unit: bölüm|departman|birim
    title: görev|meslek|görevi|pozisyon|mesleği|iş unvanı
    birthday: doğum tarihi|doğum günü|doğum t|d tarihi|doğ tarihi
    note: not|notlar|açıklama|açıklamalar
    category: grup|gruplar|kategori
    gender: cinsiyet
    relation:spouse: eş|eşi|eşinin adı
    relation:child: çocuk|çocuklar|çocukları
    relation:mother: anne|anne adı
    relation:father: baba|baba adı
    @home: ev|kişisel|özel
    @work: iş
    @mother: anne|annenin
    @father: baba|babanın
    @parent: veli|velinin
    relation:parent: veli|veli adı soyadı|veli adı
    &: ve|veya
    keep: t c kimlik no|tc kimlik no|tc no|tckn|üye no|sicil no|vergi no|vergi dairesi|tutar|tarih
    keep: kayıt tarihi|durum|sınıf|yaş|sıra no|müşteri no|kan grubu|plaka
    = az
    name.given: ad
    name.family: soyad
    name.middle: ata adı
    phone: telefon
    phone:mobile: mobil
    address.whole: ünvan
    address.city: şəhər
    birthday: doğum tarixi
    note: qeyd
    """
}
