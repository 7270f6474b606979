/// What people call the columns of the tables they make, in many languages.
///
/// A line has a meaning and, behind a colon and a blank, its names.
enum SheetAliases {
  static let text: StaticString = """
    display: full name|name|display name|contact|contact name|person|naam|volledige naam
    display: vollständiger name|nom complet|nombre completo|nome completo|fullt navn|namn
    display: navn|imię i nazwisko|jméno a příjmení|nimi|ad soyad|adı soyadı|氏名|名前|お名前|姓名
    display: nume|tên đầy đủ|vardas ir pavardė|имя фамилия|имя, фамилия
    display: 이름|성명|фио|ф.и.о.|имя и фамилия|полное имя|الاسم الكامل|الاسم|ονοματεπώνυμο|שם מלא
    display: नाम|पूरा नाम|họ và tên|ชื่อ-นามสกุล|celé jméno|teljes név|név|nume complet|пълно име
    display: vor- und nachname|vor und nachname|first & last name|namen|elev|member|mitglied
    display: ansprechpartner|ansprechpartnerin|contact person|guest name|guest|client name|student
    display: schüler|teilnehmer|participant|interlocuteur|persona de contacto|customer name
    name.given: first name|firstname|given name|givenname|forename|first|vorname|rufname|prénom
    name.given: prenom|nombre de pila|prénom usuel|nome proprio|nome próprio|nombre|nombres|nome|voornaam|förnamn|fornavn|imię|imie|имя|名|křestní jméno
    name.given: jméno|etunimi|utónév|keresztnév|ad|adı|isim|first_name|given_name|fname|prenume
    name.given: الاسم الأول|όνομα|שם פרטי|ชื่อ|이름(名)|fornafn|meno|ime|ім'я|имя (имена)|tên
    name.middle: middle name|middlename|zweiter vorname|weitere vornamen|deuxième prénom
    name.middle: segundo nombre|secondo nome|tussenvoegsel|mellannamn|mellomnavn|mellemnavn
    name.middle: drugie imię|отчество|middle_name|additional name|по батькові|nome do meio
    name.family: last name|lastname|surname|family name|familyname|last|nachname|familienname
    name.family: zuname|nom|nom de famille|apellidos|apellido|cognome|sobrenome|apelido
    name.family: achternaam|familienaam|efternamn|etternavn|efternavn|nazwisko|фамилия|姓
    name.family: příjmení|sukunimi|vezetéknév|családnév|soyad|soyadı|last_name|family_name|lname
    name.family: اسم العائلة|επώνυμο|שם משפחה|นามสกุล|성|priezvisko|prezime|прізвище|фамилно име
    name.family: họ|nume de familie|sname|eftirnafn
    name.prefix: name prefix|prefix|salutation|honorific|anrede|titel|civilité|tratamiento
    name.prefix: titolo|aanhef|tilltal|敬称|обращение|akademischer titel|akad. titel|saluto
    name.prefix: herr/frau|frau/herr|mr/mrs|mr/ms|sr./sra.|m./mme|anrede/titel|titel/anrede
    name.suffix: name suffix|suffix|namenszusatz|suffixe|sufijo|suffisso|achtervoegsel
    nickname: nickname|nick name|nick|alias|spitzname|surnom|apodo|soprannome|bijnaam|smeknamn
    nickname: øgenavn|kallenavn|pseudonim|przezwisko|ニックネーム|愛称|прозвище|псевдоним|昵称
    nickname: přezdívka|takma ad|apelido carinhoso|별명|becenév|lempinimi
    phoneticGiven: phonetic first name|first name kana|名カナ|名(カナ)|メイ|名フリガナ|めい
    phoneticFamily: phonetic last name|last name kana|姓カナ|姓(カナ)|セイ|姓フリガナ|せい
    previousFamily: maiden name|geburtsname|nom de jeune fille|apellido de soltera|旧姓
    email: email|e-mail|mail|e mail|email address|e-mail address|mail address|email_address
    email: e-mail-adresse|emailadresse|mailadresse|courriel|adresse e-mail|adresse email|mél
    email: adresse de messagerie|adresse mail|correo|correo electrónico|correo electronico
    email: posta elettronica|indirizzo email|indirizzo e-mail|endereço de email|e-mailadres
    email: e-postadress|e-post|epost|e-mailadresse|adres e-mail|メール|メールアドレス|почта
    email: эл. почта|электронная почта|e-posta|eposta|sähköposti|邮箱|电子邮件|电子邮箱|電子郵件|이메일
    email: البريد الإلكتروني|ηλεκτρονικό ταχυδρομείο|דוא"ל|ईमेल|อีเมล|adres email|e-mail 1
    email: ел. пошта|e-pasts|el. paštas|e-poštová adresa|e-pošta|posta elektroniczna
    email: e-mail cím|електронна пошта|имейл|primary email|main email|thư điện tử
    email: e-mail(s)|emails|e-mails|mails|correo-e|correo e|эл. адрес|e-mail address(es)|adr. e-mail
    email#2: email 2|e-mail 2|second email|secondary email|alternate email|other email|zweite e-mail
    email#2: weitere e-mail|autre e-mail|mail 2|correo 2|backup email
    email#3: email 3|e-mail 3|mail 3|third email
    email:home: personal email|private email|home email|e-mail privat|email privat|private e-mail
    email:home: home e-mail|e-mail personnel|correo personal|email personale|personal e-mail
    email:work: work email|business email|work e-mail|business e-mail|e-mail geschäftlich
    email:work: e-mail dienstlich|email geschäftlich|e-mail professionnel|correo del trabajo
    email:work: company email|office email|email lavoro|firmen-e-mail|corporate email
    phone:mobile: mobile|mobile phone|mobile number|mobile no|mobile no.|cell|cell phone|cellphone
    phone:mobile: cell number|handy|handynummer|handy-nr.|mobil|mobiltelefon|mobilnummer|mobilnr
    phone:mobile: mobilnr.|natel|portable|tél. mobile|téléphone portable|téléphone mobile|móvil
    phone:mobile: teléfono móvil|celular|cellulare|cellular|telemóvel|mobiele telefoon|mobiel
    phone:mobile: mobilní telefon|komórka|telefon komórkowy|matkapuhelin|cep telefonu|gsm
    phone:mobile: 携帯|携帯電話|携帯番号|мобильный|мобильный телефон|手机|手机号|手機|移动电话|휴대폰|휴대전화
    phone:mobile: الجوال|الهاتف المحمول|κινητό|נייד|मोबाइल|มือถือ|mobiltelefonszám|di động
    phone:mobile: โทรศัพท์มือถือ|điện thoại di động|携帯電話番号|手机号码|手機號碼|сотовый телефон
    phone:mobile: мобільний|mobile_phone|cell_phone|phone (mobile)|telefon (mobil)|tel. mobil
    phone: phone|telephone|tel|tel.|phone number|phone no|phone no.|telephone number|contact number
    phone: telefon|telefonnummer|telefonnr.|tel.-nr.|tel.nr.|festnetz|rufnummer|téléphone
    phone: telephone fixe|tél.|tél|numéro de téléphone|teléfono|numero di telefono|telefono
    phone: telefone|telefoon|telefoonnummer|puhelin|puhelinnumero|numer telefonu|電話|電話番号
    phone: телефон|номер телефона|电话|电话号码|電話號碼|전화|전화번호|هاتف|رقم الهاتف|τηλέφωνο
    phone: เบอร์โทรศัพท์|เบอร์โทร|số điện thoại|số đt|telefonas|telefoninumber|telefón|сотовый
    phone: טלפון|फ़ोन|फोन|โทรศัพท์|telefonszám|điện thoại|phone 1|landline|phone_number
    phone: tfno|tfno.|tfno. fijo|teléfono fijo|tlf|tlf.|telf.|fon|tél. fixe|tel. fijo|vaste telefoon
    phone: fixe|fijo|fisso|telefono fisso|tel. fisso|festnetznummer|phone nr|тел.|тел
    phone: tfn|phones|phone numbers|telefonnummern|telefone fixo|telephones
    phone#2: phone 2|telephone 2|tel 2|telefon 2|second phone|téléphone 2|teléfono 2|other number
    phone#3: phone 3|telephone 3|tel 3|telefon 3
    phone:home: home phone|home telephone|phone (home)|home number|telefon privat|tel. privat
    phone:home: telefon (privat)|téléphone domicile|teléfono casa|teléfono particular|telefono casa
    phone:home: tel. (privat)|tél. domicile|telefono abitazione
    phone:home: huistelefoon|privat telefon|domácí telefon|自宅電話|домашний телефон|hemtelefon
    phone:work: work phone|business phone|office phone|phone (work)|work telephone|telefon büro
    phone:work: telefon geschäftlich|telefon dienstlich|tel. geschäftlich|tel. dienstlich
    phone:work: telefon arbeit|telefon (geschäftlich)|téléphone bureau|téléphone professionnel
    phone:work: tel. dienstl.|tel. gesch.|tel. büro|tel. (dienstlich)|telefon firma|tél. bureau
    phone:work: teléfono trabajo|teléfono oficina|telefono ufficio|telefono lavoro|会社電話
    phone:work: рабочий телефон|arbetstelefon|arbejdstelefon|telefon służbowy|勤務先電話番号
    phone:work: 회사전화|직장전화|勤務先電話
    phone:home: 집전화|tel. domů
    phone:otherFax: fax|fax number|faxnummer|fax-nr.|telefax|télécopie|télécopieur|faks|ファックス
    phone:otherFax: fax番号|факс|传真|傳真|팩스|فاكس|φαξ|faxszám
    phone:workFax: business fax|work fax|fax geschäftlich|fax dienstlich|office fax
    phone:homeFax: home fax|fax privat|private fax
    phone:pager: pager|pagernummer|téléavertisseur|buscapersonas|ポケベル|пейджер
    address.street: street|address|street address|address line 1|address 1|straße|strasse
    address.street: straße und hausnummer|straße, nr.|anschrift|adresse|rue|calle|dirección
    address.street: direccion|via|indirizzo|endereço|rua|adres|ulica|straat|gata|gatuadress|vej
    address.street: 住所|улица|адрес|地址|주소|العنوان|διεύθυνση|כתובת|पता|ที่อยู่|utca|cím|cadde
    address.street: osoite|katuosoite|address1|mailing address|postal address|postadresse|địa chỉ
    address.street: adress|ulice|ulica a číslo|domicilio|dirección postal|via e numero|straße nr.
    address.street: адреса|straße/nr.|straße hausnummer|street_address|adresse 1|home address
    address.street: morada|bydliště|cím utca|lakcím
    address.street2: address line 2|address 2|street 2|adresszusatz|zusatz|address2|住所2
    address.street2: complément d'adresse|adresse 2|dirección 2|apt|apartment|suite|straße 2
    address.street3: address line 3|address 3|street 3|address3
    address.pobox: po box|p.o. box|postfach|boîte postale|apartado|casella postale|postbus
    address.street: straße, hausnr.|straße/hausnr.|strasse/nr|adres zamieszkania|alamat|road
    address.postcode: c.p.|código p.|postcode nr|zip/postal code
    address.postcode: zip|zip code|zipcode|postcode|post code|postal code|postalcode|plz
    address.postcode: postleitzahl|code postal|cp|código postal|codigo postal|cap|cep|pin code
    address.postcode: postnummer|postnr|postnr.|kod pocztowy|psč|郵便番号|〒|индекс|почтовый индекс
    address.postcode: 邮编|邮政编码|郵遞區號|우편번호|الرمز البريدي|ταχυδρομικός κώδικας|מיקוד
    address.postcode: irányítószám|postinumero|posta kodu|cod poștal|pincode|zip_code|postal_code
    address.city: city|town|locality|ort|stadt|wohnort|ville|commune|localité|ciudad|población
    address.city: localidad|città|comune|cidade|localidade|plaats|woonplaats|ort/stadt|by|poststed
    address.city: stad|miasto|miejscowość|město|市町村|市区町村|город|城市|都市|도시|المدينة|πόλη|עיר
    address.city: postitoimipaikka|kommune|obec|mesto|grad|linn|pilsēta|miestas|ilçe
    address.city: शहर|เมือง|város|kaupunki|şehir|oraș|місто|град|thành phố|municipality|town/city
    address.city: postort|lokalita|település
    address.region: prov|prov.
    address.region: state|region|province|county|bundesland|kanton|provincia|estado|région
    address.region: département|regione|provincie|landskap|län|fylke|województwo|kraj|都道府県
    address.region: uf|comarca|département/région|canton|megye|judeţ|județ|il
    address.region: область|регион|省|州|시도|المنطقة|state/province|state/region|comunidad autónoma
    address.country: country|country/region|land|staat|pays|país|pais|paese|nazione|kraj/region
    address.country: 国|国名|страна|国家|國家|국가|البلد|الدولة|χώρα|מדינה|देश|ประเทศ|ország|maa
    address.country: ülke|țară|країна|държава|quốc gia|country name|nation|país/región|país/região
    address.country: lkz|länderkennzeichen|land/region
    org.name: company|company name|organization|organisation|organization name|employer|business
    org.name: firma|firmenname|unternehmen|arbeitgeber|société|entreprise|employeur|empresa
    org.name: compañía|organización|azienda|società|ditta|bedrijf|bedrijfsnaam|organisatie|företag
    org.name: virksomhed|bedrift|會社|会社名|会社|勤務先|компания|организация|место работы|公司|单位
    org.name: 회사|الشركة|εταιρεία|חברה|कंपनी|บริษัท|cég|yritys|şirket|companie|компанія|фирма
    org.name: account name|verein|institution|school|org|công ty|společnost|organizzazione
    org.unit: department|dept|dept.|division|abteilung|service|departamento|reparto|afdeling
    org.unit: avdelning|avdeling|dział|oddělení|部署|部門|отдел|部门|부서|القسم|departement|team
    title: job title|position|jobtitle|job|role|funktion|beruf|berufsbezeichnung|stellung|poste
    title: fonction|intitulé du poste|puesto|cargo|ruolo|posizione|functie|titel/funktion|stilling
    title: stanowisko|pozice|役職|должность|职位|職稱|职务|직책|직위|المسمى الوظيفي|θέση|תפקיד|पद
    title: beosztás|ünvan|funcție|посада|длъжност|chức vụ|job_title|occupation|profession|title
    birthday: narozen|narozena|nar.|född|født|ur.|data ur.|dat. nar.|dt. nasc.|nascimento|geb
    birthday: f. nacimiento|fecha nac.|f. nac.|geb.datum|geb. datum|geb.dat.|geb.-dat.|nato il
    birthday: birthday|birth date|birthdate|date of birth|dob|d.o.b.|born|bday|geburtstag|geb.
    birthday: geburtsdatum|geb.-datum|geboren|anniversaire|date de naissance|né le|cumpleaños
    birthday: fecha de nacimiento|compleanno|data di nascita|aniversário|data de nascimento
    birthday: geboortedatum|verjaardag|födelsedag|födelsedatum|fødselsdag|fødselsdato|bursdag
    birthday: data urodzenia|urodziny|datum narození|narozeniny|誕生日|生年月日|день рождения
    birthday: дата рождения|生日|出生日期|생일|생년월일|تاريخ الميلاد|ημερομηνία γέννησης|תאריך לידה
    birthday: जन्मदिन|जन्म तिथि|วันเกิด|születésnap|születési dátum|syntymäaika|doğum tarihi
    birthday: data nașterii|день народження|дата народження|ngày sinh|birth_date|date_of_birth
    date:anniversary: anniversary|wedding anniversary|hochzeitstag|jahrestag|aniversario
    date:anniversary: anniversaire de mariage|anniversario|bröllopsdag|記念日|結婚記念日|годовщина
    url: website|web site|web|url|homepage|home page|web page|webpage|webseite|internet
    url: internetseite|site web|site internet|página web|pagina web|sitio web|sito web|sito
    url: site|strona www|strona internetowa|webová stránka|ホームページ|ウェブサイト|веб-сайт|сайт
    url: 网站|网址|網站|홈페이지|الموقع الإلكتروني|ιστοσελίδα|אתר|weboldal|kotisivu|web sitesi
    url:LinkedIn: linkedin|linkedin url|linkedin profile|linkedin-profil
    note: notes|note|comments|comment|remarks|remark|description|notizen|notiz|bemerkung
    note: bemerkungen|anmerkung|anmerkungen|kommentar|kommentare|remarques|remarque|commentaire
    note: commentaires|notas|nota|observaciones|comentarios|observações|annotazioni|opmerkingen
    note: opmerking|notities|anteckningar|noter|notat|uwagi|notatki|poznámka|poznámky|メモ|備考
    note: заметки|примечание|примечания|комментарий|备注|備註|메모|비고|ملاحظات|σημειώσεις|הערות
    note: टिप्पणी|หมายเหตุ|megjegyzés|huomautukset|notlar|observații|примітки|бележки|ghi chú
    category: labels|label|groups|group|tags|tag|categories|category|kategorien|kategorie|gruppe
    category: gruppen|schlagworte|catégories|catégorie|groupe|groupes|étiquettes|categorías
    category: categoría|grupo|grupos|etiquetas|categorie|categoria|gruppo|groep|groepen|kategori
    category: kategorier|grupp|kategoria|grupa|grupy|skupina|分類|グループ|カテゴリ|группа|группы
    category: категория|категории|метки|分组|标签|类别|그룹|분류|المجموعة|الفئة|ομάδα|קבוצה|समूह
    category: กลุ่ม|csoport|ryhmä|grup|grupuri|group membership|группи|nhóm
    gender: gender|sex|geschlecht|sexe|sexo|sesso|geslacht|kön|køn|kjønn|płeć|pohlaví|性別|性别
    gender: пол|성별|الجنس|φύλο|מין|लिंग|nem|cinsiyet
    relation:spouse: spouse|partner|ehepartner|ehefrau|ehemann|wife|husband|conjoint|cónyuge|coniuge
    relation:spouse: partner/in|配偶者|супруг|супруга|配偶|배우자
    relation:child: kids|kid|niños|bambini
    relation:child: children|child|kinder|kind|enfants|hijos|figli|子供|дети
    relation:manager: manager|manager's name|supervisor|vorgesetzter|vorgesetzte|chef|上司
    relation:assistant: assistant|assistant's name|assistent|assistentin|assistente|秘書
    im:Skype: skype|skype id|skype name|skype-name
    im:WhatsApp: whatsapp|whats app
    im:Telegram: telegram
    im:Signal: signal
    im:Jabber: jabber|xmpp|jabber id
    im:ICQ: icq
    im:Matrix: matrix|matrix id
    social:Twitter: twitter|twitter handle|x (twitter)
    social:Facebook: facebook
    social:Instagram: instagram
    social:Mastodon: mastodon
    social:Xing: xing
    image: photo|picture|image|photo url|avatar|foto|bild
    uid: uid
    hobby: hobby|hobbies|interests|hobbys|loisirs|aficiones|趣味|хобби
    language: preferred language
    """

  /// The meaning of a name, folded; nil where nobody calls a column so.
  static func meaning(ofFolded name: String) -> ColumnMeaning? {
    (HeaderText.isASCII(name) ? inASCII : beyondASCII)[name]
  }

  private static let inASCII = meanings { HeaderText.mayFoldToASCII($0) }
  private static let beyondASCII = meanings { !HeaderText.isASCII($0) }

  /// The meanings of some names by what these are folded to.
  private static func meanings(
    _ isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [String: ColumnMeaning] {
    var meanings: [String: ColumnMeaning] = [:]
    SheetAliases.text.withUTF8Buffer { text in
      for line in text.split(separator: UInt8(ascii: "\n")) {
        // A colon with a blank behind it ends the meaning.
        let colon = line.indices.first {
          line[$0] == UInt8(ascii: ":") && $0 + 1 < line.endIndex && line[$0 + 1] == 0x20
        }
        guard let colon,
          let meaning = ColumnMeaning(String(decoding: line[..<colon], as: UTF8.self))
        else { continue }
        for name in line[(colon + 2)...].split(separator: UInt8(ascii: "|")) {
          let name = UnsafeBufferPointer(rebasing: name)
          guard isWanted(name) else { continue }
          let folded = HeaderText.folded(String(decoding: name, as: UTF8.self))
          if meanings[folded] == nil { meanings[folded] = meaning }
        }
      }
    }
    return meanings
  }
}
