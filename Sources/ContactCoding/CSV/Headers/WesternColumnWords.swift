/// Words in the headers of tables, of the languages of Western Europe and those of all; ``ColumnWords`` says how the list is made.
enum WesternColumnWords {
  static let text: StaticString = """
    = *
    name.whole:full: имя фамилия|имя, фамилия|first & last name|guest name|client name
    name.whole:full: customer name
    name.given: 이름(名)|имя (имена)
    name.prefix: name prefix|saluto
    name.suffix: suffixe|sufijo|suffisso
    nickname: smeknamn|øgenavn|kallenavn|lempinimi
    phoneticGiven: first name kana
    phoneticFamily: last name kana
    email: e-poštová adresa|posta elektroniczna|main email|adr. e-mail
    email#2: email 2|e-mail 2|second email|secondary email|alternate email|other email
    email#2: zweite e-mail|weitere e-mail|autre e-mail|mail 2|correo 2|backup email
    email#3: email 3|e-mail 3|mail 3|third email
    email:work: firmen-e-mail
    phone:mobile: phone (mobile)
    phone: telephone fixe|phone 1|tfno. fijo|phone nr|phone numbers|telephones
    phone#2: phone 2|telephone 2|tel 2|telefon 2|second phone|téléphone 2|teléfono 2|other number
    phone#3: phone 3|telephone 3|tel 3|telefon 3
    phone:work: tel. geschäftlich|tel. dienstlich|tel. (dienstlich)
    phone:otherFax: faxszám
    phone:pager: pagernummer|téléavertisseur|buscapersonas|ポケベル|пейджер
    address.street: cím utca
    address.postcode: código p.
    address.city: 都市|lokalita
    address.region: département/région|judeţ
    address.country: kraj/region|país/región|país/região|land/region
    org.name: 會社
    org.unit: departement
    title: titel/funktion
    url: strona www|strona internetowa|webová stránka|الموقع الإلكتروني|ιστοσελίδα|אתר|weboldal
    url: kotisivu|web sitesi
    url:LinkedIn: linkedin-profil
    category: категории|grupuri|группи
    gender: kön|køn|kjønn|płeć|pohlaví
    relation:manager: manager's name|上司
    relation:assistant: 秘書
    im:Jabber: jabber id
    im:Matrix: matrix id
    social:Twitter: x (twitter)
    social:Xing: xing
    image: photo url
    hobby: hobbys|loisirs|aficiones|趣味|хобби
    = en
    relation:contact: contact person
    name.whole:full: addressee
    ~: handheld|below|above|his|her
    name.whole: name|names|contact name|person name|attendee|attendee name|name s|who
    name.whole: name of member|name of contact
    name.whole:full: full name|fullname|complete name|display name|shown name|first and last name
    name.whole:full: first last|name first last|first name last name|player|resident|tenant
    name.whole:full: customer|client
    name.whole:full: patient|volunteer|donor|recipient name|signatory|owner name|subscriber
    name.familyGiven: last name first name|last first|surname first name|last name, first name
    name.familyGiven: surname and forename
    name.given: first name|first names|firstname|fname|given name|given names|given|givenname
    name.given: forename|forenames|christian name|first|preferred name|known as|goes by
    name.middle: middle name|middle names|middlename|middle|middle initial|m i|mi|mname
    name.middle: second name|patronymic|father's name|additional name|initial
    name.family: last name|lastname|lname|surname|surnames|family name|familyname|sname|last
    name.prefix: prefix|salutation|honorific|courtesy title|mr mrs|mr mrs ms|mr ms|name title
    name.prefix: addressed as|formal title|title prefix|style|form of address
    name.suffix: suffix|name suffix|post nominals|postnominals|letters after name|credentials
    name.suffix: degree|qualifications
    nickname: nickname|nick name|nick|alias|aka|a k a|handle|username|user name|login|screen name
    nickname: call name|stage name|trail name|radio name|callsign name
    previousFamily: maiden name|maiden|nee|née|birth name|former name|previous name
    previousFamily: previous surname|formerly|name at birth
    phoneticGiven: phonetic first name|first name phonetic|first name pronunciation
    phoneticGiven: yomi first name|given yomi
    phoneticFamily: phonetic last name|last name phonetic|surname pronunciation|yomi last name
    phoneticFamily: family yomi
    gender: gender|sex|m f|male female
    language: language|preferred language|lang|spoken language|locale|mother tongue
    email: email|e mail|mail|email address|e mail address|email id|mail id|mailbox|email addr
    email: e mail addr|emails|mail address|electronic mail|primary email|email primary
    email: email addresses|emails list
    email:work: work email|business email|office email|corporate email|company email
    email:work: professional email|email work|staff email
    email:home: home email|personal email|private email|email home
    phone: phone|phones|telephone|tel|ph|phone number|telephone number|phone no|tel no
    phone: telephone no|ph no|contact number|contact no|contact phone|daytime phone|day phone
    phone: evening phone|number to call|call|ring|best phone|dial|telno|phoneno|reach at
    phone: primary phone|main phone|direct dial|direct line|direct|extension number phone
    phone: switchboard|tel number|landline|land line|landline number|fixed line|number
    phone:mobile: mobile|mobile phone|mobile number|mobile no|mob|mob no|mob phone|mobile tel|cell
    phone:mobile: cell phone|cellphone|cell number|cell no|cellular|cellular phone|handphone
    phone:mobile: hand phone|hp|hp no|whatsapp|whatsapp number|whats app|sms|text number|text to
    phone:mobile: gsm|m phone|smartphone|signal number|telegram number
    phone:home: home phone|home telephone|home tel|home ph|phone home|tel home|home number|h phone
    phone:home: residence phone|res phone|res|residential phone|home landline|phone at home
    phone:home: telephone home|phone residence|tel res|tel r|phone r
    phone:work: work phone|business phone|bus phone|office phone|work tel|work telephone
    phone:work: work number|phone work|tel work|office tel|off phone|office number|off
    phone:work: business number|business telephone|company phone|w phone|phone o|tel o|tel off
    phone:work: work ph|business ph|job phone|office
    phone:workFax: work fax|business fax|office fax|bus fax|fax work|company fax
    phone:homeFax: home fax|fax home|private fax
    phone:otherFax: fax|fax number|fax no|telefax|facsimile|fax phone|telecopier
    phone:pager: pager|beeper|pager number|bleep
    phone.extension: ext|extension|extn|ext no|phone ext|phone extension|extension number|x
    phone.label: phone type|telephone type|type of phone|number type
    email.label: email type|type of email|e mail type
    address.label: address type|type of address
    url.label: url type|website type|web type
    address.whole: full address|complete address|postal address full|mailing label|address block
    address.whole: address full|where they live
    address.whole: address|addr|mailing address|postal address
    address.whole: residential address|street address|location address|residence
    address.whole: residence address|permanent address|lives at|postal addr|mail addr
    address.street: street|street name|road|address line|address 1|address1|addr 1|addr1
    address.street: addr line 1|address line 1|line 1|line1|adr1|add 1|add1|street 1|street1
    address.street: street and number|house number and street|street line 1|mailing address 1
    address.street: first line of address|address first line|address street|thoroughfare
    address.street: street address 1|street address line 1|street address line1|rd|st address
    address.street2: address 2|address2|addr 2|addr2|addr line 2|address line 2|line 2|line2|adr2
    address.street2: add 2|add2|street 2|street2|street line 2|street address 2
    address.street2: street address line 2|address second line|address cont|address continued
    address.street2: second line of address
    address.street3: address 3|address3|addr 3|addr3|address line 3|line 3|line3|street 3|add 3
    address.street3: address 4|address line 4
    address.streetNumber: house|house no|house number|house name|house name no|house no name
    address.streetNumber: street number|street no|house num|hse no|hse|no of house|building number
    address.streetNumber: number in street|door no|door number|property number|house name number
    address.streetNumber: plot no|plot|stand no
    address.apartment: apt|apt no|apt number|apartment|apartment no|apartment number|flat|flat no
    address.apartment: flat number|unit|unit no|unit number|suite|ste|room|room no|suite no
    address.apartment: apt suite|apt unit|suite apt|apt suite unit|lot
    address.floor: floor|floor no|storey|level
    address.building: building|building name|block name|tower|bldg|house block|residence name
    address.building: estate
    address.block: block|block no
    address.subLocality: suburb|district|neighbourhood|neighborhood|locality|village|hamlet
    address.subLocality: quarter|area|ward|borough|barangay|brgy|subdivision|parish|townland
    address.subLocality: sub district|suburb district|colony|mohalla|sector|kebele|woreda
    address.subLocality: estate area
    address.landmark: landmark|near|nearest landmark|directions
    address.pobox: po box|p o box|pobox|post office box|box|box no|po box number|post box|postbox
    address.pobox: postal box|mail box number|pmb|private bag
    address.city: city|town|city town|town city|post town|posttown|city or town|town or city
    address.city: municipality|city village|place|hometown|home town|city name|address city
    address.city: locality town|suburb city|town village
    address.region: state|province|prov|region|county|st|state province|province state
    address.region: state region|region state|state or province|state county|county state|shire
    address.region: territory|prefecture|emirate|governorate|address state|st prov|county province
    address.region: state code|parish county
    address.postcode: zip|zip code|zipcode|zip postal code|postal code|postcode|post code
    address.postcode: postalcode|pcode|p code|pin|pin code|pincode|zip postcode|postal|eircode
    address.postcode: postal zip|postal zip code|zip 4|zip5|zip plus 4|mailing code|pc|address zip
    address.country: country|country name|nation|country or region|country region|cntry|ctry
    address.country: address country|country territory|land
    address.country: country code|iso country|country iso|iso code|iso|cc|iso2|country 2
    address.postcodeCity: zip city|postcode town|postal code and city|postcode and town
    address.postcodeCity: zip and city|code and town
    address.cityRegion: city state|city st|city and state|city province|town county
    address.postcodeCity: city state zip|city st zip|csz|city state zip code
    address.postcodeCity: city province postal code|city state and zip|city state postal code
    address.postcodeCity: town county postcode
    org.name: company|company name|business name|organization|organisation|organization name
    org.name: organisation name|org|employer|firm|firm name|business|account|account name
    org.name: workplace|place of work|institution|agency|school|school name|club|practice
    org.name: office name|trading name|trading as|legal name|corporation|affiliation
    org.name: customer company|vendor|supplier|supplier name|vendor name|client company|store
    org.name: group name|congregation|church|studio|brand|lab
    org.unit: department|dept|division|section|business unit|team|unit name|branch|faculty|crew
    org.unit: squad|office unit
    title: job title|position|job|role|occupation|profession|job role|function|designation
    title: post held|jobtitle|job position|rank|office held|duty|job description|title at work
    title: trade|employment|career|position title|job function|speciality|specialty|instrument
    title:any: title|titles
    birthday: birthday|birth date|birthdate|date of birth|dob|d o b|born|bday|b day|birth|born on
    birthday: birthdays|day of birth|birth day
    birthday.year: year of birth|birth year|born in|yob
    birthday.month: birth month|month of birth|bday month
    birthday.day: birth day of month|bday day
    date:anniversary: anniversary|wedding anniversary|wedding date|wedding day|wedding|anniv
    date:anniversary: married|marriage date|date of marriage|married on|anniversary date
    deathDate: date of death|died|deceased date|death date|d o d|dod
    url: website|web site|web|url|homepage|home page|web page|webpage|site|internet|www|link
    url: web address|blog|web url|website url|site url|profile url|public profile|profile link
    url: portfolio
    url:LinkedIn: linkedin|linkedin url|linkedin profile
    note: notes|note|comments|comment|remarks|remark|description|memo|other info|additional info
    note: additional information|info|observations|misc|miscellaneous|other notes|special notes
    note: annotation|buyer's message|message|order notes|delivery notes|free text|details
    note: further information|about|bio|background
    category: category|categories|group|groups|tag|tags|label|labels|list|lists|segment|segments
    category: mailing list|mailing lists|distribution list|classification|circle|circles
    category: contact group|contact type group|interest group|committee|committees|list membership
    category: group membership
    relation:spouse: spouse|partner|husband|wife|spouse name|partner name|name of spouse
    relation:spouse: significant other|husband wife|wife husband|plus one|partner plus one
    relation:spouse: spouse partner|guest name plus one|better half|married to
    relation:child: child|children|kids|kid|children's names|kids names|names of children
    relation:child: child name|son|daughter|sons|daughters|kids ages|children ages
    relation:parent: parent|parents|guardian|guardians|parent name|parents names|parent guardian
    relation:parent: parent or guardian|name of parent|carer
    relation:mother: mother|mom|mum|mother's name|mother name
    relation:father: father|dad|father's name full
    relation:assistant: assistant|secretary|pa|assistant name|assistant's name
    relation:manager: manager|supervisor|boss|manager name|reports to|line manager
    relation:emergency: emergency contact|ice|in case of emergency|next of kin|nok|emergency name
    relation:emergency: emergency contact name|ice name|ice contact
    relation:friend: friend|friends|buddy
    @home: home|personal|private|residential|resi|residence|house
    @work: work|business|office|bus|company|job|professional|corporate|employer's|firm's
    @mobile: mobile|cell|cellular|mob
    @fax: fax
    @other: other|alternate|alternative|alt|additional|extra|secondary other|further|backup|temp
    @other: temporary|summer|vacation|winter|holiday
    @billing: billing|bill|bill to|billto|invoice|invoicing|payer|sold to
    @shipping: shipping|ship|ship to|shipto|delivery|deliver|deliver to|consignee|despatch
    @shipping: dispatch
    @2: second|secondary|2nd|two|ii
    @3: third|3rd|three|iii
    @main: primary|main|default|preferred|first|1st|current|best|principal|direct
    @self: your|my|contact|contact's|customer|client|member|member's|invitee|guest|guest's
    @self: attendee|participant|participant's|buyer|buyer's|purchaser|student|student's|pupil
    @self: pupil's|patient|donor|subscriber|user|applicant|registrant|person|individual|owner
    @self: tenant|resident|recipient|recipient's|employee|staff|volunteer|player|visitor|delegate
    @self: lead|mailing|postal|address|mail|personal details|question|q|primary contact|account
    @self: submitter|household|delegate's|trainee|cardholder|passenger|booker|bride's|respondent
    @self: adult
    @spouse: spouse|spouse's|partner|partner's|husband's|wife's|plus one|plus one's
    @spouse: significant other's|husband|wife|partner plus one
    @child: child's|children's|kid's|kids|child
    @parent: parent's|parent|guardian's|guardian|parent guardian|carer's
    @mother: mother's|mother|mom's|mum's|mom|mum
    @father: father's|father|dad's|dad
    @emergency: emergency|ice|emergency contact|next of kin|nok|emergency contact's
    @assistant: assistant|assistant's|secretary's|asst
    @manager: manager's|supervisor's
    @contactPerson: contact person|attn|attention|c o|care of
    relation:contact: contact person|attn|attention|person to contact|key contact|c o|care of
    relation:contact: account manager|responsible|owner|contact owner|sales rep|sponsor
    relation:contact: introduced by|referred by|referrer|leader|coach name|teacher|instructor
    relation:contact: godparent|recommended by
    &: and|or|with|plus
    ~: no|nr|number|num|of|the|for|in|at|name|address|addr|code|id|line|details|info|s|if|any
    ~: optional|required|please|enter|what|is|contact|person|a|an|e g|incl|field
    keep: id|ids|no|number id|member no|member number|membership no|membership number|member id
    keep: customer code|customer ref|client code|client number|client ref|customer type|client type
    keep: customer group|client group|customer since|client since|customer status|client status
    keep: membership id|customer no|customer number|customer id|client id|client no|account no
    keep: account number|order|order no|order number|order id|order date|order total|reference|ref
    keep: ref no|invoice no|invoice number|vat|vat no|vat number|vat id|tax id|tax number|tax code
    keep: tax no|ein|abn|acn|gst|gstin|pan|pan no|ssn|nin|ni number|passport|passport no|licence
    keep: licence no|license|license no|driver license|registration no|registration number|reg no
    keep: quantity|qty|price|amount|amount due|total|total paid|paid|balance|fee|fees|dues
    keep: donation|pledge|subscription|membership type|membership level|membership|join date
    keep: joined|joined on|member since|member from|start date|end date|start|end|renewal date
    keep: expires|expiry|expiry date|created|created at|created on|created date|date created
    keep: date added|added|modified|last modified|updated|last updated|updated at|last contact
    keep: last contacted|last activity|status|state of membership|active|inactive|type
    keep: contact type|kind|source|lead source|owner id|priority|rating|score|age|ages|year|class
    keep: grade|form|room no seat|seat|table|table no|meal|menu|diet|dietary|dietary needs
    keep: dietary requirements|allergies|allergy|rsvp|reply|attending|attendance|attended|present
    keep: signed|signature|sent|received|rec'd|card sent|gift|gifts|thank you sent|checked in
    keep: check in|no show|canceled|cancelled|confirmed|accepted|consent|gdpr|opt in|opt out
    keep: unsubscribed|subscribed|marketing|newsletter|do not call|do not email|do not mail
    keep: language code|time zone|timezone|currency|latitude|longitude|lat|lng|lon|gps|coordinates
    keep: map|blood group|blood type|size|shirt size|t shirt size
    keep: shoe size|height|weight|colour|color|car|vehicle|vehicle registration|licence plate
    keep: license plate|number plate|locker|key|keys|item|item name|product|sku|service|services
    keep: appointment|next appointment|last visit|visits|event|event name|event type
    keep: event type name|event date|ticket|ticket type|ticket no|ticket number|session|slot|time
    keep: date|day|week|hours|shift|rota|payment|payment method|bank|iban|bic|sort code|sortcode
    keep: account holder|bank account|card number|password|greeting|letter greeting|dear|envelope
    keep: envelope name|card|cards|household name|family|side|bride or groom
    keep: how did you hear about us|heard about us|instrument no|handicap|score no|team no|race no
    keep: bib|heat|position no|rank no|sort|sort order|order no sort|row|s no|sl no|sr no
    keep: serial no|serial|index|#|seq|line no|questions|answer|deceased|living|alive
    keep: marital status|married yes|religion|nationality|citizenship|country of birth
    keep: place of birth|birthplace|ethnicity|education|graduation year|class year
    keep: year of graduation|major|skills|interests|availability|reference number
    keep: hash|token|guid|uuid|record id|contact id|user id|employee id|employee no|staff no
    keep: payroll no|badge|badge no|ext id|external id|custom|flag|flags|yes no|connected on
    keep: industry|revenue|employees|number of employees|annual revenue|stage|deal|pipeline
    keep: opportunity|campaign|mailing|mailing opt out|number of children|number of adults|adults
    keep: no of guests|guests|party size|plus ones|lot no|batch|memory|location|storage|folder
    keep: account type|contact owner name|attendee no|attendee id|permission|permissions
    im:Skype: skype|skype id|skype name|skype username|online skype
    im:WhatsApp: whatsapp id
    im:Telegram: telegram|telegram id
    im:Signal: signal
    im:Jabber: jabber|xmpp
    im:ICQ: icq
    im:Matrix: matrix|matrix id
    im:WeChat: wechat|wechat id
    im:LINE: line id
    im:KakaoTalk: kakao|kakaotalk
    im:QQ: qq|qq number
    im:Viber: viber
    im:Threema: threema|threema id
    im: im|instant messenger|chat id|messenger
    social:Twitter: twitter|twitter handle|x handle
    social:Facebook: facebook|fb
    social:Instagram: instagram|insta
    social:Mastodon: mastodon
    social:Xing: xing
    social:YouTube: youtube
    social:GitHub: github
    social:TikTok: tiktok
    image: photo|picture|image|photo url|avatar|foto|bild
    hobby: hobby|hobbies|interests|hobbys|loisirs|aficiones|趣味|хобби
    uid: uid
    = de
    relation:contact: ansprechpartner|ansprechpartnerin|ansprechperson|kontaktperson
    phone.label: telefon kategorie|nummerntyp
    email.label: e mail kategorie|e mail typ
    address.label: adresskategorie|adresstyp|adresse kategorie
    name.whole:full: familie|haushalt
    name.whole: name|namen|name s|eintrag|kontakt|kontaktname
    name.whole:full: vollständiger name|voller name|ganzer name|anzeigename|vor und nachname
    name.whole:full: vorname nachname|vor und zuname|vorname und nachname|mitglied|teilnehmer
    name.whole:full: teilnehmerin|teilnehmer in|teilnehmende|schüler|schülerin|schüler in|spieler
    name.whole:full: spielerin|gast|gäste|patient|patientin|mieter|mieterin|kunde|kundin
    name.whole:full: person|personen|spender
    name.whole:full: helfer|schülername|name des schülers|empfänger
    name.familyGiven: nachname vorname|name vorname|familienname vorname|zuname vorname
    name.familyGiven: nach und vorname|name und vorname
    name.given: vorname|vornamen|rufname|taufname|vorn|vname|1 vorname|erster vorname
    name.middle: zweiter vorname|weitere vornamen|2 vorname|zweitname|mittelname|zwischenname
    name.family: nachname|familienname|zuname|nachn|nname|famname|hausname
    name.prefix: anrede|titel|akad titel|akademischer titel|akad grad|akademischer grad
    name.prefix: titel akad grad|anrede titel|titel anrede|herr frau|frau herr|grad|namenstitel
    name.prefix: briefanrede kurz|namensvorsatz
    name.suffix: namenszusatz|zusatz name|nachgestellter titel|titel nachgestellt|adelstitel
    name.suffix: suffix
    nickname: spitzname|kurzname|kosename|pfadiname|benutzername|nutzername|künstlername
    nickname: pfadfindername|cevi name|vulgo|ceviname
    previousFamily: geburtsname|mädchenname|geb name|geborene|früherer name|ledigname
    previousFamily: name bei geburt
    gender: geschlecht|m w|w m|m w d|geschl|sex
    language: sprache|muttersprache|korrespondenzsprache|korr sprache|spr
    email: e mail|email|mail|e mail adresse|emailadresse|mailadresse|e post|elektronische post
    email: e mails|mailadr|email adr|e mail adr|mailanschrift
    email:home: e mail privat|email privat|private e mail|mail privat|privat mail|privatmail
    email:work: e mail geschäftlich|e mail dienstlich|e mail arbeit|mail geschäft|mail firma
    email:work: firmenmail|dienstmail|geschäftsmail|mail g
    phone: telefon|tel|fon|telefonnummer|telefonnr|tel nr|telnr|telnummer|rufnummer|rufnr|ruf
    phone: fernsprecher|telefone|telefonnummern|festnetz|festnetznummer|festnetznr|tel festnetz
    phone: telefon festnetz|telefon fix|tel fix|anschluss|erreichbar unter|tel 1|telefon zentrale
    phone: zentrale|durchwahl|telefon durchwahl|hauptnummer|telefonkontakt|kontaktnummer|nummer
    phone: telephon
    phone:mobile: handy|mobil|mobiltelefon|mobilnummer|handynummer|handy nr|handynr|mobilnr
    phone:mobile: mobil nr|natel|mobiltel|mobilfunk|funk|funktelefon|tel mobil|telefon mobil
    phone:mobile: mobile|smartphone|handytelefon|whatsapp|whatsapp nummer|mob tel|d netz|mobilfon
    phone:home: telefon privat|tel privat|tel priv|tel p|privattelefon|private telefonnummer
    phone:home: privatnummer|telefon zuhause|tel zuhause|hausanschluss|telefon p|privat|privat tel
    phone:home: ptel|telefon wohnung
    phone:work: telefon geschäftlich|telefon dienstlich|telefon büro|telefon arbeit|tel geschäft
    phone:work: tel büro|tel dienst|tel firma|tel g|tel gesch|tel dienstl|diensttelefon
    phone:work: geschäftstelefon|bürotelefon|dienstlich|geschäft|büro|geschäftlich|telefon firma
    phone:work: telefon g|telefon geschäft|dstl|tel arbeit|gtel
    phone:otherFax: fax|telefax|faxnummer|faxnr|fax nr|fernkopierer
    phone:workFax: fax geschäftlich|fax dienstlich|fax büro|fax firma|fax g
    phone:homeFax: fax privat|fax p
    phone.extension: nebenstelle|nst|dw|klappe|kl
    phone.label: telefontyp|telefonart|nummernart|art der nummer
    address.whole: adresse|anschrift|postanschrift|wohnanschrift|wohnadresse|privatadresse
    address.whole: heimatadresse|postadresse|hausanschrift
    address.whole: vollständige adresse|komplette adresse|gesamte anschrift|volle anschrift
    address.street: straße|strasse|str|straße nr|strasse nr|straße und hausnummer
    address.street: strasse und hausnummer|strasse hausnummer|straße hausnummer|straße hausnr
    address.street: str nr|str u nr|straße u nr|straße und nr|straße u hausnr|strassenname
    address.street: straßenname|adresszeile|adresse 1|adresszeile 1|gasse|weg|straßenanschrift
    address.street2: adresszusatz|zusatz|adresse 2|adresszeile 2|anschriftenzusatz|adr zusatz
    address.street2: straße 2|strasse 2|zusatzzeile|zus|addresszusatz
    address.street3: adresse 3|adresszeile 3|zusatz 2
    address.streetNumber: hausnummer|hausnr|haus nr|hnr|hsnr|hausnummer und zusatz|nr|hs nr|hausno
    address.streetNumber: h nr
    address.apartment: wohnung|wohnungsnummer|wohnungsnr|tür|top|whg|whg nr|tür nr|apartment
    address.apartment: zimmer
    address.floor: stock|stockwerk|etage|geschoss
    address.building: gebäude|haus|stiege|block
    address.subLocality: ortsteil|stadtteil|bezirk|stadtbezirk|viertel|quartier|teilort
    address.subLocality: katastralgemeinde|ot
    address.pobox: postfach|pf|postfachnummer
    address.city: ort|stadt|wohnort|ortschaft|gemeinde|ort stadt|stadt ort|ortsname|wohnsitz
    address.city: wohngemeinde|heimatort|bestimmungsort|dorf
    address.region: bundesland|kanton|kt|region|provinz|landkreis|kreis|bland
    address.postcode: plz|postleitzahl|p l z|postl|lpz|plz code|postlz
    address.country: land|staat|länder|ländername|land staat
    address.country: länderkennzeichen|lkz|ländercode|länderkürzel|landkennzeichen|landeskürzel
    address.country: iso land|landescode
    address.postcodeCity: plz ort|plz wohnort|plz stadt|plz und ort|postleitzahl ort
    address.postcodeCity: postleitzahl und ort|plz u ort|ort mit plz
    org.name: firma|firmenname|unternehmen|arbeitgeber|organisation|institution|verein|vereinsname
    org.name: betrieb|geschäftsname|schule|dienststelle|behörde|lieferant|kundenname
    org.name: firmenbezeichnung|körperschaft|kanzlei|praxis|verband|einrichtung
    org.name: name adressattyp unternehmen|name des unternehmens|gesellschaft|firmierung
    org.unit: abteilung|abt|bereich|referat|sparte|gruppe abteilung|institut|fachbereich|filiale
    org.unit: kostenstelle name|dezernat|einheit
    title: beruf|funktion|position|stellung|berufsbezeichnung|tätigkeit|stelle|aufgabe|rolle|amt
    title: jobtitel|dienstgrad|dienststellung|ämter|vereinsfunktion|stellenbezeichnung|berufsbez
    birthday: geburtstag|geburtsdatum|geb|geb datum|geb dat|gebdat|geboren|geboren am|geb am
    birthday: geburtstage|gebtag|geb tag|gebursdatum|geburt|geburtsd|gebdatum|born
    birthday.year: jahrgang|geburtsjahr|jg|geb jahr
    date:anniversary: hochzeitstag|jahrestag|hochzeit|hochzeitsdatum|trauung
    deathDate: todestag|sterbedatum|gestorben|gestorben am|verstorben am|todesdatum
    url: webseite|website|internet|homepage|internetseite|internetadresse|webadresse|web|netz|www
    url: netzseite
    im: messenger|skype|skypename|telegram|threema|threema id|signal
    note: bemerkung|bemerkungen|notiz|notizen|anmerkung|anmerkungen|kommentar|kommentare|hinweis
    note: hinweise|sonstiges|info|zusatzinfo|bem|bemerk|memo|sonst|freitext|vermerk|wissenswertes
    note: weiteres|mitteilung
    category: gruppe|gruppen|kategorie|kategorien|schlagwort|schlagworte|schlagwörter|stichworte
    category: verteiler|adressgruppe|liste|listen|merkmal|merkmale|sparten|tags|etiketten
    category: zielgruppe|verteilerliste|arbeitsgruppe|mitgliedergruppe|personenkreis
    relation:spouse: ehepartner|ehegatte|partner|partnerin|partner in|ehefrau|ehemann|gatte|gattin
    relation:spouse: lebenspartner|lebensgefährte|frau mann|name partner
    relation:child: kind|kinder|kindernamen|namen der kinder|sohn|tochter|name kind
    relation:parent: eltern|erziehungsberechtigte|erziehungsberechtigter|sorgeberechtigte
    relation:parent: elternteil|name der eltern|eltern name|vormund
    relation:mother: mutter|mutti|mama|name der mutter|name mutter
    relation:father: vater|vati|papa|name des vaters|name vater
    relation:assistant: assistenz|assistent|assistentin|sekretariat|sekretärin|vorzimmer
    relation:manager: vorgesetzter|vorgesetzte|chef|chefin
    relation:emergency: notfallkontakt|notfall|im notfall|notfallname|notfallperson
    relation:emergency: notfallkontakt name|angehörige|angehöriger|kontakt im notfall
    relation:contact: z hd|zhd|z h|zu händen|ansprechpartner firma|betreuer|betreuerin|zuständig
    relation:contact: verantwortlich|pate|patin|geworben von|sachbearbeiter|sachbearbeiterin
    relation:contact: kundenbetreuer
    @home: privat|priv|private|privater|privates|p|zuhause|daheim|haupt
    @work: geschäftlich|geschäft|gesch|geschäftl|dienstlich|dienstl|dienst|beruflich|berufl|büro
    @work: firma|firmen|arbeit|g|d
    @mobile: mobil|handy
    @fax: fax
    @other: andere|anderer|anderes|weitere|weiterer|weiteres|sonstige|sonstiger|sonstiges
    @other: zusätzliche|alternativ|alternative|abweichende|ferien|neben
    @billing: rechnungs|rechnung|re
    @shipping: liefer|lieferung|versand|lieferadresse
    @2: zweite|zweiter|zweites|zweit
    @3: dritte|dritter|drittes
    @main: haupt|erste|erster|primäre|bevorzugte|zentrale|direkt
    @self: ihr|ihre|mein|deine|dein|kunde|kunden|mitglieds|mitglied|teilnehmer|kontakt|empfänger
    @self: käufer|besteller|gast|schüler|spieler|patienten|halter|wohn|post|auftraggeber|adress
    @self: natürl person|adressattyp natürl person|empfangs|jubilar|spender
    @spouse: partner|partnerin|ehepartner|ehefrau|ehemann|partners|partner in|frau|mann
    @child: kind|kinder|kindes
    @parent: eltern|erziehungsberechtigte|erz ber|elternteil
    @mother: mutter|mütterlich|mutti
    @father: vater|vati
    @emergency: notfall|notfallkontakt|notruf
    @assistant: assistenz|sekretariat
    &: und|u|oder|bzw|mit|sowie
    ~: nr|nummer|der|die|das|des|von|am|im|falls|vorhanden|bitte|angabe|angeben|ggf|adresse
    ~: bezeichnung|name|adr|s|in|für
    keep: lfd nr|lfd|lfdnr|nummer id|mitgliedsnummer|mitgliedsnr|mitglieds nr|mitgl nr|mitgliednr
    keep: kundennummer|kundennr|kunden nr|kd nr|kdnr|debitor|debitorennummer|konto|kontonummer
    keep: kontoinhaber|steuernummer|steuer nr|ust id|ustid|ust idnr|ust id nr|uid|uid nr|ahv nr
    keep: ahv nummer|sv nummer|personalnummer|personalnr|pers nr|ausweisnummer|betrag|beitrag
    keep: jahresbeitrag|preis|summe|menge|anzahl|anzahl personen|personenzahl|saldo|zahlungsart
    keep: zahlweise|bezahlt|gezahlt|bestelldatum|bestellnummer|bestellung|rechnungsnummer
    keep: rechnungsdatum|artikel|produkt|leistung|eintritt|eintrittsdatum|beitritt|beitrittsdatum
    keep: austritt|austrittsdatum|mitglied seit|mitglied ab|aktiv|passiv|aktiv passiv|status
    keep: kontaktart|adressart|adressattyp|typ|art|kundenart|kurzbezeichnung|kürzel|stichwort
    keep: matchcode|suchbegriff|suchname|zuletzt geändert|geändert am|erstellt am|angelegt am
    keep: kontakt seit|datum|uhrzeit|termin|klasse|jahrgangsstufe|stufe|stamm|gruppe nr|alter
    keep: größe|konfektionsgröße|t shirt größe|schuhgröße|essen|menü|allergien|unverträglichkeiten
    keep: zusage|absage|anwesend|unterschrift|einverständnis|datenschutz|einwilligung|dsgvo
    keep: newsletter|karte|weihnachtskarte|geschenk|ja nein|führerschein|führerscheinnr
    keep: kennzeichen|kfz kennzeichen|auto|fahrzeug|konfession|religion|staatsangehörigkeit
    keep: nationalität|familienstand|geburtsort|bank|iban|bic|blz|bankverbindung|mandat
    keep: mandatsreferenz|blutgruppe|krankenkasse|versicherung|versichertennummer|abschluss
    keep: ausbildung|studienfach|spielklasse|mannschaft|trikotnummer|passnummer|spielerpass
    keep: schlüssel|schlüsselnummer|parzelle|garten nr|boot|liegeplatz|zimmernummer|sitzplatz
    keep: tisch|briefanrede|grußformel|betreff|quelle|herkunft|letzter besuch|letzter kontakt
    keep: nächster termin|wert|index|reihenfolge|sortierung|ich suche|ich biete
    keep: unternehmensgegenstand|zusatzinformation art|währung|rabatt|zahlungsziel|kostenstelle
    keep: projekt|branche|mitarbeiterzahl|umsatz|bild|foto|personalausweis|abo|abonnement|satz
    keep: lehrperson|hort|bus|trainer|stammdaten|geändert|mwst|mwst nr|handelsregister|passwort
    = fr
    relation:contact: interlocuteur|interlocutrice|personne à contacter chez
    name.whole:full: famille|foyer
    ~: chantier|travaux|intervention
    name.whole: nom et prenom s|nom complet du contact|contact|personne
    name.whole:full: nom complet|nom usuel complet|nom affiché|prénom nom|prénom et nom
    name.whole:full: prénoms et nom|adhérent|adhérente|participant|participante|membre|élève
    name.whole:full: invité|invités|invité e|client|bénévole|patient|locataire
    name.whole:full: destinataire|donateur|abonné|nom du client|nom du contact|nom de l'adhérent
    name.whole:full: nom de l'élève|nom de l'enfant|convive
    name.familyGiven: nom prénom|nom et prénom|nom prénoms|nom et prénoms|nom de famille prénom
    name.familyGiven: noms et prénoms
    name.given: prénom|prénoms|prenom|prenoms|petit nom|prénom usuel|prén|prénom s
    name.middle: deuxième prénom|autres prénoms|second prénom|2e prénom
    name.family: nom|nom de famille|nom usuel|nom d'usage|patronyme|nom marital|noms
    name.prefix: civilité|civ|titre de civilité|politesse|m mme|mme m|formule d'appel
    name.prefix: titre honorifique|appellation
    nickname: surnom|pseudo|pseudonyme|diminutif|identifiant|sobriquet|totem|nom d'utilisateur
    nickname: petit surnom
    previousFamily: nom de jeune fille|nom de naissance|née|nom patronymique|n jf
    gender: sexe|genre|h f|m f|f m
    language: langue|langue maternelle|langue de correspondance
    email: courriel|mél|mel|email|e mail|mail|adresse mail|adresse email|adresse e mail
    email: adresse courriel|adresse électronique|adresse de messagerie|courrier électronique
    email: messagerie|mails|courriels|adr mail|adresse mél
    email:home: courriel personnel|mail perso|mail personnel|email personnel|email perso
    email:home: e mail personnel|e mail privé|courriel perso
    email:work: courriel professionnel|mail pro|mail professionnel|email professionnel|email pro
    email:work: e mail professionnel|courriel pro|mail bureau
    phone: téléphone|tél|tel|telephone|numéro de téléphone|n de téléphone|no de téléphone|num tél
    phone: n tél|téléphones|téléphone fixe|tél fixe|fixe|tel fixe|ligne fixe|numéro|num tel
    phone: joignable au|coordonnées téléphoniques|standard|ligne directe|tph
    phone:mobile: portable|mobile|tél portable|tel portable|téléphone portable|téléphone mobile
    phone:mobile: tél mobile|gsm|cellulaire|cell|port|natel|n portable|numéro de portable
    phone:mobile: num portable|tel mobile|tel port|tél port
    phone:home: téléphone domicile|tél domicile|tel domicile|tél maison|téléphone personnel
    phone:home: tél perso|tél privé|téléphone privé|domicile|tel privé|tél pers|tel perso
    phone:home: tél maison fixe|tél rés|résidence tél
    phone:work: téléphone bureau|tél bureau|téléphone professionnel|tél professionnel|tél pro
    phone:work: tel pro|tél travail|téléphone travail|tel bureau|tél prof|bureau|tél société
    phone:work: tel prof
    phone:otherFax: fax|télécopie|télécopieur|n de fax|numéro de fax
    phone:workFax: fax professionnel|fax bureau|fax pro
    phone.extension: poste tél|poste téléphonique|ext
    address.whole: adresse|adresse postale|adresse complète postale|coordonnées postales|adr
    address.whole: domicile adresse|adresse domicile|adresse du domicile|adresse personnelle
    address.whole: lieu de résidence
    address.whole: adresse complète
    address.street: rue|rue et numéro|n et rue|n rue|no et rue|numéro et rue|numéro et voie
    address.street: n et voie|voie|libellé de voie|nom de la voie|adresse 1|adresse ligne 1
    address.street: ligne 1|rue numéro|rue et n|rue et no|rue n|adresse rue|avenue|chemin|adr 1
    address.street: adr1|n voie
    address.street2: complément|complément d'adresse|complément adresse|adresse 2|adresse ligne 2
    address.street2: ligne 2|compl adresse|adresse suite|compl|complément d adresse|adr 2|adr2
    address.street2: lieu dit complément
    address.street3: adresse 3|adresse ligne 3|ligne 3
    address.streetNumber: numéro de rue|numéro de voie|n de rue|num rue|n maison|numéro de maison
    address.streetNumber: num voie|n
    address.apartment: appartement|appt|app|n appartement|porte|logement
    address.floor: étage
    address.building: bâtiment|bât|résidence|immeuble|escalier
    address.subLocality: quartier|lieu dit|lieudit|hameau|arrondissement|section commune
    address.pobox: boîte postale|bp|b p|case postale|cp postale|boite postale
    address.city: ville|commune|localité|municipalité|agglomération|lieu|bureau distributeur
    address.city: village
    address.region: région|département|dép|dpt|province|canton|état|wilaya
    address.postcode: code postal|cp|c p|npa|code post|codepostal|cod postal
    address.country: pays|nation
    address.country: code pays|pays iso
    address.postcodeCity: cp ville|code postal ville|code postal et ville|npa localité|npa ville
    address.postcodeCity: npa lieu|code postal et localité|cp et ville|cp commune
    org.name: société|entreprise|raison sociale|organisme|organisation|employeur|établissement
    org.name: association|nom de l'entreprise|nom de la société|compagnie|structure|école|enseigne
    org.name: dénomination|dénomination sociale|cabinet|institution|fournisseur|nom société
    org.unit: service|département service|division|direction|pôle|agence|filiale|unité
    title: fonction|poste|profession|métier|poste occupé|titre du poste|intitulé du poste|rôle
    title: qualité|emploi|titre professionnel|charge|responsabilité|grade|instrument pratiqué
    birthday: date de naissance|né le|née le|né e le|né|naissance|anniversaire|date naissance|ddn
    birthday: date de naiss|date naiss|naiss|né e|dn|d n|date anniversaire
    birthday.year: année de naissance|an naissance|année naiss
    date:anniversary: anniversaire de mariage|date de mariage|mariage|marié le
    deathDate: date de décès|décédé le|décès
    url: site web|site|site internet|page web|adresse web|url|web|internet|blog
    im: messagerie instantanée|skype|whatsapp id
    note: remarque|remarques|note|notes|commentaire|commentaires|observation|observations|divers
    note: mémo|infos|informations complémentaires|info|annotation|précisions|infos complémentaires
    category: catégorie|catégories|groupe|groupes|étiquette|étiquettes|mots clés|liste|listes
    category: commission|commissions|famille de contacts|libellés|liste de diffusion
    relation:spouse: conjoint|conjointe|époux|épouse|conjoint e|partenaire|mari|femme
    relation:spouse: nom du conjoint|compagnon|compagne
    relation:child: enfant|enfants|prénoms des enfants|noms des enfants|fils|fille
    relation:parent: parent|parents|responsable légal|tuteur|nom des parents|représentant légal
    relation:parent: responsable|parent 1|resp légal
    relation:mother: mère|maman|nom de la mère
    relation:father: père|papa|nom du père
    relation:assistant: assistant|assistante|secrétaire|secrétariat
    relation:manager: responsable hiérarchique|supérieur|chef de service
    relation:emergency: contact d'urgence|personne à prévenir|urgence|en cas d'urgence
    relation:emergency: personne à contacter|personne à contacter en cas d'urgence
    relation:contact: à l'attention de|personne de contact|correspondant|commercial|parrain
    relation:contact: marraine|référent
    @home: privé|privée|personnel|personnelle|perso|domicile|dom|maison|pers
    @work: professionnel|professionnelle|pro|prof|bureau|travail|trav|société|entreprise
    @mobile: portable|mobile|gsm
    @fax: fax|télécopie
    @other: autre|autres|secondaire|supplémentaire|alternatif|vacances
    @billing: facturation|facture|facturé
    @shipping: livraison|expédition|livré
    @2: deuxième|second|seconde|2e|2ème
    @3: troisième|3e|3ème
    @main: principal|principale|premier|première|préféré
    @self: votre|client|membre|adhérent|participant|élève|contact|acheteur|invité|bénéficiaire
    @self: correspondant|de l'adhérent|du client|du membre|patient|acheteur
    @spouse: conjoint|conjointe|épouse|mari|époux|partenaire|du conjoint
    @child: enfant|enfants|de l'enfant
    @parent: parent|parents|responsable|tuteur|responsable légal
    @mother: mère|de la mère|maman
    @father: père|du père|papa
    @emergency: urgence|d'urgence|en cas d'urgence
    &: et|ou|avec
    ~: de|du|des|la|le|les|l|d|n|no|num|numéro|en|au|si|adresse|coordonnées|s|e
    keep: n° adhérent|numéro adhérent|n adhérent|numéro d'adhérent|n client|numéro client
    keep: code client|référence|réf|ref client|siret|siren|n tva|numéro tva|tva
    keep: tva intracommunautaire|n de sécurité sociale|nss|ine|montant|cotisation|don|solde|prix
    keep: total|quantité|qté|payé|paiement|mode de paiement|date d'adhésion|adhésion
    keep: date d'inscription|inscrit le|adhérent depuis|date|date de commande|n commande|commande
    keep: facture n|statut|type|type de contact|est une société|actif|classe|niveau|âge|âges
    keep: régime|régime alimentaire|allergies|présent|présence|accord|rgpd|newsletter
    keep: lettre d'information|réponse|confirmé|groupe sanguin|taille|pointure|licence|n licence
    keep: numéro de licence|permis|immatriculation|véhicule|plaque|nationalité|situation familiale
    keep: lieu de naissance|iban|rib|bic|banque|photo|source|origine|dernière visite
    keep: dernier contact|créé le|modifié le|mot de passe|droit à l'image|autorisation|code
    keep: identifiant interne|n|num|rang|table|placement|cadeau|carte envoyée|langue code|option
    keep: options|horaire|rôle interne|diplôme|enfants nombre|nombre d'enfants|nb personnes
    keep: nombre de personnes|nb|champ
    = es
    relation:contact: persona de contacto
    name.whole:full: familia
    name.whole: contacto|nombre del contacto|persona
    name.whole:full: nombre completo|nombre y apellido|nombre y apellidos|nombres y apellidos
    name.whole:full: apellidos y nombre completos|socio|socia|miembro|participante|alumno|alumna
    name.whole:full: invitado|invitada|invitados|paciente|cliente|titular|huésped|voluntario
    name.whole:full: inquilino|asistente|destinatario|nombre del cliente|nombre del socio
    name.whole:full: nombre del alumno|nombre visible|comprador|razón social o nombre
    name.familyGiven: apellidos y nombre|apellido y nombre|apellidos nombre|apellido nombre
    name.familyGiven: apellidos, nombre|apellidos y nombres
    name.given: nombre|nombres|primer nombre|nombre de pila|nom
    name.middle: segundo nombre|otros nombres
    name.family: apellido|apellidos|primer apellido|apellido paterno|apellido 1|1er apellido
    name.family: ap paterno|apellidos completos
    name.second: segundo apellido|apellido materno|apellido 2|2º apellido|2o apellido|ap materno
    name.prefix: tratamiento|título de cortesía|sr sra|trato|d dª
    nickname: apodo|alias|sobrenombre|mote|usuario|nombre de usuario|seudónimo
    previousFamily: apellido de soltera|nombre de soltera
    gender: sexo|género|h m
    language: idioma|lengua|idioma preferido
    email: correo|correo electrónico|correo e|e mail|email|mail|dirección de correo
    email: dirección electrónica|correo electronico|correos|dirección de correo electrónico
    email: dirección email|email contacto
    email:home: correo personal|email personal|correo particular|e mail personal|correo privado
    email:work: correo trabajo|correo del trabajo|correo laboral|correo profesional|email trabajo
    email:work: email profesional|correo corporativo|correo de la empresa|email empresa
    phone: teléfono|telefono|tel|tlf|tfno|tfo|telf|tlfno|número de teléfono|nº teléfono
    phone: no de teléfono|teléfonos|teléfono fijo|fijo|tel fijo|tlf fijo|núm teléfono
    phone: teléfono de contacto|telefono fijo|línea fija|numero telefonico|número
    phone:mobile: móvil|movil|celular|cel|teléfono móvil|teléfono celular|tel móvil|tel celular
    phone:mobile: tlf móvil|número de celular|nº móvil|tel movil|whatsapp|cel no|no celular
    phone:mobile: telefono movil|tfno móvil
    phone:home: teléfono casa|teléfono de casa|teléfono particular|tel casa|teléfono domicilio
    phone:home: tel particular|casa|teléfono residencia|tel domicilio
    phone:work: teléfono trabajo|teléfono del trabajo|teléfono oficina|tel trabajo|tel oficina
    phone:work: teléfono laboral|teléfono empresa|oficina|tel empresa|trabajo|teléfono profesional
    phone:otherFax: fax|telefax|nº fax
    phone:workFax: fax trabajo|fax oficina
    phone.extension: extensión|ext|interno|anexo
    address.whole: dirección|direccion|domicilio|dir|dirección postal|dirección particular
    address.whole: señas|dirección completa postal|direcc
    address.whole: dirección completa
    address.street: calle|calle y número|vía|nombre de la vía|dirección 1|línea 1|calle número
    address.street: calle nº|avenida|carrera|calle no|domicilio calle|calle y num
    address.street: dirección línea 1
    address.street2: dirección 2|línea 2|complemento|dirección línea 2|otros datos dirección
    address.streetNumber: número de calle|número exterior|num ext|no ext|nº ext|número ext
    address.streetNumber: no exterior|altura|número casa|nº de calle|núm|nº
    address.apartment: departamento nº|apartamento|piso puerta|puerta|número interior|num int
    address.apartment: no int|nº int|depto|dpto|no interior|depto int
    address.floor: piso|planta
    address.building: edificio|bloque|torre|escalera|urbanización
    address.subLocality: colonia|barrio|col|fraccionamiento|vereda|distrito barrio|corregimiento
    address.subLocality: pedanía
    address.subAdministrativeArea: delegación|alcaldía|delegación municipio|partido
    address.pobox: apartado|apartado postal|apdo|apartado de correos|casilla|casilla de correo
    address.city: ciudad|población|localidad|municipio|poblacion|pueblo|ciudad localidad|comuna
    address.city: villa
    address.region: provincia|región|estado|departamento|comunidad|comunidad autónoma|prov|edo
    address.region: entidad|entidad federativa
    address.postcode: código postal|cp|c p|cod postal|codigo postal|cód postal|c postal
    address.postcode: zona postal|cód p
    address.country: país|pais|nación
    address.country: código país|cod pais
    address.postcodeCity: cp y población|cp población|código postal y población|cp localidad
    address.postcodeCity: cp ciudad|cp y localidad
    address.cityRegion: ciudad estado|ciudad provincia|municipio estado|localidad provincia
    org.name: empresa|compañía|organización|razón social|nombre de la empresa|institución
    org.name: entidad jurídica|sociedad|negocio|centro|asociación|proveedor|nombre comercial
    org.name: colegio|cía|lugar de trabajo
    org.unit: área|sección|división|departamento empresa|unidad|dpto empresa
    title: cargo|puesto|profesión|ocupación|función|rol|oficio|puesto de trabajo|posición
    title:any: título
    birthday: fecha de nacimiento|cumpleaños|nacimiento|f nacimiento|f nac|fecha nac|fec nac
    birthday: fecha nacimiento|nacido el|nacido|nacida|cumple|fn|f de nacimiento|fdn|fecha de nac
    birthday: fecha de cumpleaños
    birthday.year: año de nacimiento|año nac
    date:anniversary: aniversario|aniversario de boda|fecha de boda|boda
    deathDate: fecha de defunción|fallecido|fallecimiento
    url: página web|sitio web|web|sitio|pagina web|página|dirección web|sitio de internet
    note: notas|nota|observaciones|observación|comentarios|comentario|obs|otros
    note: información adicional|anotaciones|apuntes|mensaje|detalles|indicaciones
    category: categoría|categorías|grupo|grupos|etiqueta|etiquetas|listas|comisión
    category: lista de distribución
    relation:spouse: cónyuge|esposa|esposo|esposa o|pareja|marido|mujer|nombre del cónyuge
    relation:spouse: acompañante|conyuge
    relation:child: hijo|hijos|hija|hijas|niños|niño|hijos as|nombre del hijo|nombre de los hijos
    relation:parent: padres|padre madre|tutor|tutores|padre o tutor|madre padre|tutor legal
    relation:parent: representante|apoderado|acudiente
    relation:mother: madre|mamá|nombre de la madre
    relation:father: padre|papá|nombre del padre
    relation:assistant: asistente personal|secretaria|secretario
    relation:manager: jefe|supervisor|jefa
    relation:emergency: contacto de emergencia|contacto emergencia|en caso de emergencia|avisar a
    relation:emergency: emergencia|emergencias
    relation:contact: persona de contacto|a la atención de|responsable|comercial|persona contacto
    @home: particular|personal|casa|privado|privada|hogar|domicilio
    @work: trabajo|laboral|oficina|empresa|profesional|corporativo|corporativa|comercial
    @mobile: móvil|celular
    @fax: fax
    @other: otro|otra|otros|alternativo|adicional|secundario
    @billing: facturación|factura|fiscal
    @shipping: envío|entrega|despacho
    @2: segundo|segunda|2º|2o
    @3: tercero|tercera|tercer
    @main: principal|primer|primero|primera
    @self: cliente|contacto|socio|alumno|miembro|comprador|su|del alumno|del cliente|del socio
    @self: participante|paciente|titular|invitado
    @spouse: cónyuge|esposa|esposo|pareja|acompañante|del cónyuge
    @child: hijo|hija|hijos|niño
    @parent: padres|tutor|del tutor|apoderado|representante
    @mother: madre|de la madre|mamá
    @father: padre|del padre|papá
    @emergency: emergencia|emergencias|de emergencia
    &: y|o|e
    ~: de|del|la|el|los|las|nº|n|no|num|número|por|para|en|s|a
    keep: nº socio|número de socio|nº cliente|código cliente|dni|nif|cif|nie|dni nif|nif cif
    keep: cédula|rut|rfc|curp|cuit|ruc|pasaporte|matrícula|nss|importe|cuota|precio|total|cantidad
    keep: saldo|pagado|pago|forma de pago|fecha|fecha alta|fecha de alta|alta|baja
    keep: fecha de ingreso|fecha pedido|pedido|nº pedido|factura nº|tipo|tipo de cliente|activo
    keep: estado civil|curso|grado|nivel|edad|edades|menú|alergias|asiste|asistencia|confirmado
    keep: confirmación|mesa|regalo|invitación enviada|lado|seguridad social|grupo sanguíneo|talla
    keep: licencia|placa|vehículo|nacionalidad|lugar de nacimiento|iban|cuenta|banco|foto|origen
    keep: última visita|último contacto|creado|modificado|usuario id|código|referencia|orden|id
    keep: nacionalidad|firma|boletín|consentimiento|hora|turno|cita|producto|artículo|estatus
    keep: deuda|especialidad|novio o novia|de parte de
    = it
    relation:contact: referente
    address.region: pv
    name.whole:full: famiglia|famiglie
    name.whole: nominativo|contatto|nominativi
    name.whole:full: nome completo|nome e cognome|nome cognome|socio|socia|partecipante|iscritto
    name.whole:full: alunno|studente|ospite|cliente|paziente|membro|invitato|invitati
    name.whole:full: volontario|nome visualizzato|intestatario|condomino|inquilino|destinatario
    name.familyGiven: cognome e nome|cognome nome|cognome, nome
    name.given: nome|nomi|nome di battesimo|nome proprio
    name.middle: secondo nome|altri nomi
    name.family: cognome|cognomi
    name.prefix: titolo|titolo di cortesia|appellativo|sig sig ra|tit|trattamento
    nickname: soprannome|nomignolo|alias|nome utente|nickname
    previousFamily: cognome da nubile|cognome di nascita
    gender: sesso|genere|m f
    language: lingua
    email: e mail|email|mail|posta elettronica|indirizzo e mail|indirizzo email|indirizzo di posta
    email: posta|pec|indirizzo mail|e mail 1
    email:home: email personale|e mail privata|mail privata|email privata|mail personale
    email:work: email lavoro|e mail lavoro|email ufficio|mail ufficio|email aziendale|mail lavoro
    phone: telefono|tel|numero di telefono|n telefono|telefono fisso|fisso|tel fisso
    phone: recapito telefonico|numero telefonico|recapito|telefoni|num tel|n tel|numero
    phone: recapiti telefonici
    phone:mobile: cellulare|cell|telefonino|mobile|tel cellulare|n cellulare|numero cellulare
    phone:mobile: num cell|tel cell|whatsapp|cel
    phone:home: telefono casa|tel casa|telefono abitazione|tel abitazione|tel ab|casa|abitazione
    phone:work: telefono ufficio|tel ufficio|telefono lavoro|tel lavoro|ufficio|tel uff
    phone:work: telefono aziendale
    phone:otherFax: fax|telefax|numero fax|n fax
    phone.extension: interno|int
    address.whole: indirizzo|residenza|domicilio|recapito postale|indirizzo postale
    address.whole: indirizzo di residenza
    address.whole: indirizzo completo
    address.street: via|via e numero|via piazza|via e n|via n|indirizzo 1|via numero civico
    address.street: via e numero civico|piazza|riga 1|via p za
    address.street2: indirizzo 2|presso|riga 2|complemento indirizzo
    address.streetNumber: civico|numero civico|n civico|nr civico|num civico|n c|n civ
    address.apartment: interno appartamento|appartamento|int app|scala interno
    address.floor: piano
    address.building: palazzo|edificio|scala
    address.subLocality: frazione|quartiere|località|fraz|loc
    address.pobox: casella postale|c p|cp
    address.city: città|comune|paese città|citta|località città|luogo
    address.region: provincia|prov|pr|regione|sigla provincia|cantone
    address.postcode: cap|c a p|codice postale|codice avviamento postale
    address.country: paese|nazione|stato
    address.country: codice paese|sigla nazione
    address.postcodeCity: cap città|cap e città|cap comune|cap località|cap e comune
    address.postcodeCity: cap e località
    org.name: azienda|società|ditta|ragione sociale|denominazione|organizzazione|impresa|ente
    org.name: associazione|studio|nome azienda|scuola|fornitore|datore di lavoro|istituto
    org.unit: reparto|ufficio reparto|divisione|settore|sezione|dipartimento
    title: ruolo|qualifica|professione|mansione|funzione|posizione|carica|occupazione|incarico
    title: mestiere
    birthday: data di nascita|nato il|nata il|nato a il|compleanno|nascita|data nascita|d nascita
    birthday: nato a|nato|nata|data di nasc|data nasc|d n
    birthday.year: anno di nascita|anno nascita|classe anno
    date:anniversary: anniversario|anniversario di matrimonio|data matrimonio
    deathDate: data di morte|data decesso|deceduto il
    url: sito|sito web|sito internet|pagina web|web|indirizzo web
    note: note|annotazioni|osservazioni|commenti|commento|appunti|nota|varie|altro|informazioni
    note: messaggio|avvertenze
    category: categoria|categorie|gruppo|gruppi|etichetta|etichette|lista di distribuzione|liste
    relation:spouse: coniuge|moglie|marito|compagno|compagna|consorte|partner|nome coniuge
    relation:spouse: accompagnatore
    relation:child: figlio|figli|figlia|bambini|bambino|nomi figli|figlie
    relation:parent: genitore|genitori|tutore|esercente la potestà|nome genitore
    relation:mother: madre|mamma|nome madre
    relation:father: padre|papà|nome padre|paternità
    relation:assistant: assistente|segretaria|segreteria
    relation:manager: responsabile|capo|superiore
    relation:emergency: contatto di emergenza|in caso di emergenza|contatto emergenza|emergenza
    relation:emergency: persona da avvisare
    relation:contact: persona di riferimento|alla cortese attenzione|c a|agente
    relation:contact: persona da contattare
    @home: casa|abitazione|privato|privata|personale|domicilio|residenza
    @work: lavoro|ufficio|aziendale|azienda|professionale|uff
    @mobile: cellulare|cell
    @fax: fax
    @other: altro|altra|secondario|alternativo|ulteriore
    @billing: fatturazione|fattura
    @shipping: spedizione|consegna
    @2: secondo|seconda
    @3: terzo|terza
    @main: principale|primo|prima
    @self: cliente|socio|alunno|partecipante|contatto|suo|del socio|del cliente|acquirente
    @self: iscritto|intestatario|di residenza|residenza|paziente
    @spouse: coniuge|moglie|marito|del coniuge|partner
    @child: figlio|figli|figlia|bambino
    @parent: genitore|genitori|tutore|del genitore
    @mother: madre|della madre|mamma
    @father: padre|del padre|papà
    @emergency: emergenza|di emergenza
    &: e|ed|o|oppure
    ~: di|del|della|dei|n|nr|num|numero|il|la|in|s|indirizzo|nome
    keep: n tessera|numero tessera|tessera|codice fiscale|cod fiscale|c f|cf|partita iva|p iva
    keep: piva|codice cliente|cod cliente|codice|quota|importo|totale|prezzo|quantità|saldo|pagato
    keep: pagamento|data iscrizione|iscritto dal|data|ordine|n ordine|data ordine|tipo|tipologia
    keep: stato civile|attivo|età|taglia|allergie|menù|presente|conferma|tavolo|regalo|privacy
    keep: consenso|gruppo sanguigno|targa|veicolo|patente|nazionalità|cittadinanza
    keep: luogo di nascita|iban|banca|foto|origine|codice univoco|codice sdi|sdi
    keep: codice destinatario|firma|rinnovo|scadenza|ultima visita|creato il|modificato il
    keep: progressivo|prog|livello|corso|strumento|anno|categoria merceologica|natura
    keep: settore merceologico|stato ordine
    = pt
    name.whole: contacto|contato|pessoa
    name.whole:full: nome completo|nome e apelido|nome e sobrenome|nome do cliente|nome do aluno
    name.whole:full: sócio|sócia|aluno|cliente|participante|hóspede|convidado|convidados|associado
    name.whole:full: paciente|morador|nome do associado|destinatário|comprador
    name.given: nome|primeiro nome|nome próprio|prenome|nome de batismo
    name.middle: nome do meio|segundo nome|nomes do meio
    name.family: apelido|sobrenome|último nome|apelidos|nome de família|ultimo nome
    name.prefix: tratamento|título honorífico|sr sra|forma de tratamento|saudação
    nickname: alcunha|apelido carinhoso|como prefere ser chamado|nome de usuário|usuário
    nickname: utilizador
    previousFamily: nome de solteira|apelido de solteira
    gender: sexo|género|gênero
    language: idioma|língua
    email: email|e mail|correio eletrónico|correio eletrônico|endereço de email|endereço de e mail
    email: endereço eletrónico|correio electrónico|mail
    email:home: email pessoal|e mail pessoal|e mail particular
    email:work: email profissional|e mail corporativo|email corporativo|e mail comercial
    email:work: email trabalho|e mail profissional|email do trabalho
    phone: telefone|tel|fone|número de telefone|nº telefone|telefone fixo|fixo|tel fixo|telefones
    phone: contacto telefónico|nº de telefone|telef|telefone de contato|fone fixo
    phone:mobile: telemóvel|celular|cel|tlm|telemovel|tel celular|telefone celular|telefone móvel
    phone:mobile: móvel|nº telemóvel|whatsapp|zap|tm|celular whatsapp
    phone:home: telefone casa|telefone residencial|tel casa|tel residencial|fone residencial
    phone:home: residencial|telefone de casa
    phone:work: telefone comercial|telefone trabalho|tel comercial|telefone escritório
    phone:work: tel trabalho|fone comercial|comercial|telefone do trabalho|escritório
    phone:otherFax: fax|telefax
    phone.extension: ramal|extensão|ext
    address.whole: endereço|morada|endereco|morada completa postal|end|residência
    address.whole: endereço completo|morada completa
    address.street: rua|logradouro|rua e número|rua nº|avenida|endereço 1|linha 1|rua avenida
    address.street: arruamento
    address.street2: complemento|endereço 2|linha 2|compl|complemento de morada
    address.streetNumber: número|num|nº porta|número da porta|nº casa|nº da casa|n porta|numero|nº
    address.apartment: apartamento|apto|ap|fração
    address.floor: andar
    address.building: edifício|bloco|prédio|lote
    address.subLocality: bairro|freguesia|lugar|distrito bairro
    address.pobox: caixa postal|apartado
    address.city: cidade|localidade|município|concelho|cidade localidade|municipio
    address.region: estado|uf|distrito|província|região|estado uf
    address.postcode: código postal|cep|cód postal|codigo postal|c postal|cod postal|c p
    address.country: país|pais
    address.postcodeCity: código postal e localidade|cód postal e localidade|cp e localidade
    address.postcodeCity: código postal localidade
    address.cityRegion: cidade uf|cidade estado|município uf
    org.name: empresa|companhia|organização|razão social|instituição|entidade|nome da empresa
    org.name: escola|fornecedor|associação|denominação|nome fantasia
    org.unit: departamento|setor|seção|área|secção|divisão
    title: cargo|profissão|função|ocupação|posição|ofício
    birthday: data de nascimento|nascimento|aniversário|data nascimento|data nasc|dt nasc|d nasc
    birthday: dt nascimento|nascido em|nasc|data de aniversário|data aniversário
    birthday.year: ano de nascimento
    date:anniversary: aniversário de casamento|data de casamento|casamento
    url: site|página web|website|sítio|página|endereço web
    note: notas|nota|observações|observação|obs|comentários|comentário|anotações|informações
    note: recado|outras informações
    category: categoria|categorias|grupo|grupos|etiqueta|etiquetas|marcadores|segmentos
    relation:spouse: cônjuge|esposa|esposo|marido|companheiro|companheira|parceiro|nome do cônjuge
    relation:spouse: mulher
    relation:child: filho|filhos|filha|crianças|filhos as|dependentes
    relation:parent: pais|responsável legal|encarregado de educação|responsável pelo aluno
    relation:parent: enc educação|nome do responsável
    relation:mother: mãe|nome da mãe
    relation:father: pai|nome do pai
    relation:assistant: assistente|secretária
    relation:manager: gestor|chefe|supervisor|gerente
    relation:emergency: contacto de emergência|contato de emergência|em caso de emergência
    relation:emergency: emergência
    relation:contact: pessoa de contacto|pessoa de contato|responsável|vendedor|ao cuidado de|a c
    @home: pessoal|casa|particular|residencial|privado|residência
    @work: trabalho|comercial|profissional|corporativo|empresa|escritório
    @mobile: telemóvel|celular|móvel
    @fax: fax
    @other: outro|outra|alternativo|adicional|secundário
    @billing: faturação|faturamento|cobrança|fatura
    @shipping: entrega|envio
    @2: segundo|segunda
    @3: terceiro|terceira
    @main: principal|primeiro
    @self: cliente|aluno|sócio|contacto|contato|seu|comprador|do aluno|do cliente|participante
    @self: paciente|do sócio
    @spouse: cônjuge|esposa|marido|do cônjuge
    @child: filho|filha|da criança|filhos
    @parent: responsável|encarregado de educação|do responsável
    @mother: mãe|da mãe
    @father: pai|do pai
    @emergency: emergência|de emergência
    &: e|ou
    ~: de|do|da|dos|das|nº|n|no|num|o|a|s|em
    keep: nº sócio|número de sócio|nº aluno|matrícula|nif|contribuinte|nº contribuinte|nipc|cpf
    keep: cnpj|rg|cc|bi|nº bi|cartão de cidadão|inscrição estadual|valor|preço|total|quantidade
    keep: quota|mensalidade|pago|pagamento|forma de pagamento|data|data de inscrição|sócio desde
    keep: data de adesão|data do pedido|pedido|nº pedido|tipo|status|situação|estado civil|ativo
    keep: ano|turma|série|idade|alergias|presença|confirmado|mesa|consentimento|aceita marketing
    keep: marketing|rgpd|grupo sanguíneo|tipo sanguíneo|tamanho|placa|matrícula viatura|viatura
    keep: nacionalidade|naturalidade|iban|nib|banco|agência|conta|foto|origem|última visita
    keep: criado em|atualizado em|código|código cliente|segmento|renovação|validade|assinatura
    keep: horário|produto|referência
    = nl
    relation:contact: contactpersoon
    name.whole: naam|contact|contactnaam|namen
    name.whole:full: volledige naam|voor en achternaam|naam volledig|weergavenaam|lid|deelnemer
    name.whole:full: leerling|gast|cliënt|klant|speler|bewoner|vrijwilliger|patiënt
    name.whole:full: huurder|donateur|naam lid|naam deelnemer|genodigde
    name.familyGiven: achternaam voornaam|naam en voornaam|naam voornaam
    name.given: voornaam|roepnaam|voornamen|doopnaam|voorletters|voorl|initialen
    name.middle: tweede naam|overige voornamen
    name.familyPrefix: tussenvoegsel|tussenv|tussenvoegsels|voorvoegsel|voorvoegsels|tv|tussenvgs
    name.family: achternaam|familienaam|geslachtsnaam|achtern
    name.prefix: aanhef|titel|titulatuur|aanspreektitel|dhr mevr|aanspreekvorm
    name.suffix: achtervoegsel|titel achter
    nickname: bijnaam|gebruikersnaam|koosnaam
    previousFamily: meisjesnaam|geboortenaam
    gender: geslacht|m v|sekse
    language: taal|voertaal
    email: e mail|email|mail|e mailadres|emailadres|mailadres|e mail adres|elektronische post
    email: mailadressen
    email:home: e mail privé|email privé|privé e mail|privemail|mail privé
    email:work: e mail werk|email werk|zakelijke e mail|e mail zakelijk|mail werk|werkmail
    phone: telefoon|tel|telefoonnummer|telefoonnr|tel nr|telnr|vaste telefoon|vast|vaste lijn
    phone: tel vast|telefoon vast|telnummer|vast nummer|nummer|bereikbaar op
    phone:mobile: mobiel|gsm|mobiele telefoon|mobiel nummer|mobiele nummer|gsm nummer
    phone:mobile: telefoon mobiel|tel mobiel|06|06 nummer|mobielnr|gsm nr|whatsapp|mob
    phone:home: telefoon thuis|tel thuis|telefoon privé|tel privé|thuis|huistelefoon|privé
    phone:home: privénummer
    phone:work: telefoon werk|tel werk|telefoon zakelijk|tel zakelijk|zakelijk|werk|werktelefoon
    phone:work: telefoon kantoor
    phone:otherFax: fax|faxnummer|telefax
    phone.extension: toestel|doorkiesnummer|toestelnummer
    address.whole: adres|postadres|woonadres|huisadres|thuisadres|adresgegevens
    address.whole: volledig adres|adres volledig
    address.street: straat|straatnaam|straat en huisnummer|straat en nummer|straat nr|straat en nr
    address.street: straat huisnummer|adresregel 1|adres 1|straat huisnr|straat + nr|straat nummer
    address.street2: adres 2|adresregel 2|adrestoevoeging
    address.streetNumber: huisnummer|huisnr|nr|huis nr|nummer huis|hnr|huisno
    address.streetNumber#2: toevoeging|huisnummertoevoeging|toev|huisletter|nr toevoeging
    address.streetNumber#2: huisnummer toevoeging
    address.apartment: bus|busnummer|busnr|appartement
    address.floor: verdieping|etage
    address.subLocality: wijk|buurt|deelgemeente
    address.pobox: postbus
    address.city: plaats|woonplaats|stad|gemeente|plaatsnaam|dorp
    address.region: provincie|gewest
    address.postcode: postcode|postcode nr|pc|postnummer
    address.country: land
    address.country: landcode
    address.postcodeCity: postcode plaats|postcode woonplaats|postcode en plaats|pc plaats
    address.postcodeCity: postcode gemeente|postcode en woonplaats|postcode en gemeente
    address.postcodeCity: postnr gemeente
    org.name: bedrijf|bedrijfsnaam|organisatie|werkgever|firma|instelling|vereniging
    org.name: naam organisatie|onderneming|school|leverancier|naam bedrijf
    org.unit: afdeling|divisie|sectie|team
    title: functie|beroep|functietitel|rol|taak|functieomschrijving|functies|positie
    birthday: geboortedatum|verjaardag|geb datum|gebdatum|geboren|geboren op|geboorte|geb|geb dat
    birthday.year: geboortejaar
    date:anniversary: trouwdatum|huwelijksdatum|jubileum|trouwdag
    deathDate: overlijdensdatum|overleden|overleden op
    url: website|webpagina|internet|site|webadres|homepage
    note: opmerkingen|opmerking|notities|notitie|bijzonderheden|toelichting|commentaar|info
    note: aantekeningen|aantekening|overig|memo|opm
    category: groep|groepen|categorie|categorieën|labels|trefwoorden|commissie|commissies
    category: werkgroep
    relation:spouse: partner|echtgenoot|echtgenote|naam partner|man vrouw|echtgenoot ote
    relation:child: kind|kinderen|namen kinderen|zoon|dochter
    relation:parent: ouder|ouders|verzorger|ouder verzorger|naam ouder|ouders verzorgers|voogd
    relation:mother: moeder|mama|naam moeder
    relation:father: vader|papa|naam vader
    relation:assistant: assistent|secretaresse|secretariaat
    relation:manager: leidinggevende|manager
    relation:emergency: contactpersoon bij nood|noodcontact|in geval van nood|noodgeval
    relation:emergency: contactpersoon noodgevallen|noodnummer naam
    relation:contact: t a v|tav|ter attentie van|aanspreekpunt
    @home: privé|prive|thuis|persoonlijk|huis
    @work: werk|zakelijk|kantoor|zaak|bedrijf
    @mobile: mobiel|gsm
    @fax: fax
    @other: ander|andere|overig|overige|extra|alternatief
    @billing: factuur|facturatie
    @shipping: aflever|bezorg|lever|levering|verzend
    @2: tweede|2e
    @3: derde|3e
    @main: hoofd|eerste|primair|vast
    @self: uw|jouw|lid|klant|deelnemer|contact|leerling|post|woon|besteller|bezoek|van de leerling
    @self: relatie
    @spouse: partner|echtgenoot|echtgenote
    @child: kind|kinderen
    @parent: ouder|ouders|verzorger
    @mother: moeder
    @father: vader
    @emergency: nood|noodcontact|noodgeval
    &: en|of|plus
    ~: nr|nummer|van|de|het|een|naam|adres|s|bij
    keep: lidnummer|lidnr|klantnummer|klantnr|debiteurnummer|relatienummer|bsn|burgerservicenummer
    keep: rijksregisternummer|kvk|kvk nummer|btw|btw nummer|bedrag|contributie|prijs|totaal|aantal
    keep: aantal personen|saldo|betaald|betaling|lid sinds|inschrijfdatum|datum|besteldatum
    keep: bestelnummer|bestelling|ordernummer|soort|type|soort lid|status|actief|klas|groep 1
    keep: leeftijd|maat|allergieën|dieet|aanwezig|toestemming|avg|nieuwsbrief|tafel|cadeau
    keep: kenteken|auto|nationaliteit|geboorteplaats|burgerlijke staat|iban|rekeningnummer|bank
    keep: foto|bron|laatste bezoek|aangemaakt|gewijzigd|volgnummer|code|referentie|spelerspas
    keep: rugnummer|bondsnummer|team nr|einddatum|begindatum|kerkelijke gemeente|wijknummer
    keep: zoekcode
    """
}
