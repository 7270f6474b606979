/// The columns of classic Outlook for Windows in the languages it is known to write.
///
/// The second lists of a language have columns that importers take and old versions wrote.
enum OutlookHeaders {
  static let text: StaticString = """
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|org.name|org.unit|title
    address.street:work|address.street2:work|address.street3:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|address.street:home
    address.street2:home|address.street3:home|address.city:home|address.region:home
    address.postcode:home|address.country:home|address.street:other|address.street2:other
    address.street3:other|address.city:other|address.region:other|address.postcode:other
    address.country:other|phone:assistant|phone:workFax|phone:work|phone:work#2|phone:callback
    phone:car|phone:company|phone:homeFax|phone:home|phone:home#2|phone:isdn|phone:mobile
    phone:otherFax|phone:other|phone:pager|phone:main|phone:radio|phone:ttytdd|phone:tlx|keep
    date:anniversary|relation:assistant|keep|birthday|address.pobox:work|category|relation:child
    keep|email|email.type|email.display|email#2|email.type#2|email.display#2|email#3
    email.type#3|email.display#3|gender|keep|hobby|address.pobox:home|keep|freeBusy|keep|keep
    keep|relation:manager|keep|note|keep|keep|address.pobox:other|keep|keep|role
    relation:referredBy|keep|relation:spouse|keep|keep|keep|keep|url:work
    = language en cp1252
    Title|First Name|Middle Name|Last Name|Suffix|Company|Department|Job Title|Business Street
    Business Street 2|Business Street 3|Business City|Business State|Business Postal Code
    Business Country/Region|Home Street|Home Street 2|Home Street 3|Home City|Home State
    Home Postal Code|Home Country/Region|Other Street|Other Street 2|Other Street 3|Other City
    Other State|Other Postal Code|Other Country/Region|Assistant's Phone|Business Fax
    Business Phone|Business Phone 2|Callback|Car Phone|Company Main Phone|Home Fax|Home Phone
    Home Phone 2|ISDN|Mobile Phone|Other Fax|Other Phone|Pager|Primary Phone|Radio Phone
    TTY/TDD Phone|Telex|Account|Anniversary|Assistant's Name|Billing Information|Birthday
    Business Address PO Box|Categories|Children|Directory Server|E-mail Address|E-mail Type
    E-mail Display Name|E-mail 2 Address|E-mail 2 Type|E-mail 2 Display Name|E-mail 3 Address
    E-mail 3 Type|E-mail 3 Display Name|Gender|Government ID Number|Hobby|Home Address PO Box
    Initials|Internet Free Busy|Keywords|Language|Location|Manager's Name|Mileage|Notes
    Office Location|Organizational ID Number|Other Address PO Box|Priority|Private|Profession
    Referred By|Sensitivity|Spouse|User 1|User 2|User 3|User 4|Web Page
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|org.name|org.unit|title
    address.street:work|address.street2:work|address.street3:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|address.street:home
    address.street2:home|address.street3:home|address.city:home|address.region:home
    address.postcode:home|address.country:home|address.street:other|address.street2:other
    address.street3:other|address.city:other|address.region:other|address.postcode:other
    address.country:other|phone:assistant|phone:workFax|phone:work|phone:work#2|phone:callback
    phone:car|phone:company|phone:homeFax|phone:home|phone:home#2|phone:isdn|phone:mobile
    phone:otherFax|phone:other|phone:pager|phone:main|phone:radio|phone:ttytdd|phone:tlx|keep
    relation:assistant|keep|keep|keep|keep|role|keep|email|email.type|email.display|email#2
    email.type#2|email.display#2|email#3|email.type#3|email.display#3|relation:referredBy
    birthday|gender|hobby|keep|freeBusy|date:anniversary|category|relation:child|keep
    relation:manager|note|keep|keep|relation:spouse|address.pobox:work|address.pobox:home|keep
    keep|keep|keep|keep|keep|keep|keep|url:work|address.pobox:other
    = language de cp1252
    Anrede|Vorname|Weitere Vornamen|Nachname|Suffix|Firma|Abteilung|Position|Straße geschäftlich
    Straße geschäftlich 2|Straße geschäftlich 3|Ort geschäftlich|Region geschäftlich
    Postleitzahl geschäftlich|Land/Region geschäftlich|Straße privat|Straße privat 2
    Straße privat 3|Ort privat|Bundesland/Kanton privat|Postleitzahl privat|Land/Region privat
    Weitere Straße|Weitere Straße 2|Weitere Straße 3|Weiterer Ort|Weiteres/r Bundesland/Kanton
    Weitere Postleitzahl|Weiteres/e Land/Region|Telefon Assistent|Fax geschäftlich
    Telefon geschäftlich|Telefon geschäftlich 2|Rückmeldung|Autotelefon|Telefon Firma|Fax privat
    Telefon (privat)|Telefon (privat 2)|ISDN|Mobiltelefon|Weiteres Fax|Weiteres Telefon|Pager
    Haupttelefon|Mobiltelefon 2|Telefon für Hörbehinderte|Telex|Abrechnungsinformation
    Assistent(in)|Benutzer 1|Benutzer 2|Benutzer 3|Benutzer 4|Beruf|Büro|E-Mail-Adresse
    E-Mail-Typ|E-Mail: Angezeigter Name|E-Mail 2: Adresse|E-Mail 2: Typ
    E-Mail 2: Angezeigter Name|E-Mail 3: Adresse|E-Mail 3: Typ|E-Mail 3: Angezeigter Name
    Empfohlen von|Geburtstag|Geschlecht|Hobby|Initialen|Internet Frei/Gebucht|Jahrestag
    Kategorien|Kinder|Konto|Name des/r Vorgesetzten|Notizen|Organisationsnr.|Ort|Partner
    Postfach geschäftlich|Postfach privat|Priorität|Privat|Reisekilometer|Sozialversicherungsnr.
    Sprache|Stichwörter|Vertraulichkeit|Verzeichnisserver|Webseite|Weiteres Postfach
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|nickname|org.name|org.unit|title
    address.street:work|address.street2:work|address.street3:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|address.street:home
    address.street2:home|address.street3:home|address.city:home|address.region:home
    address.postcode:home|address.country:home|address.street:other|address.street2:other
    address.street3:other|address.city:other|address.region:other|address.postcode:other
    address.country:other|phone:assistant|phone:workFax|phone:work|phone:work#2|phone:callback
    phone:car|phone:company|phone:homeFax|phone:home|phone:home#2|phone:isdn|phone:mobile
    phone:otherFax|phone:other|phone:pager|phone:main|phone:radio|phone:ttytdd|phone:tlx|email
    email.type|email.display|email#2|email.type#2|email.display#2|email#3|email.type#3
    email.display#3|birthday|date:anniversary|address.pobox:other|address.pobox:work
    address.pobox:home|keep|category|keep|keep|relation:spouse|keep|freeBusy|keep|relation:child
    keep|keep|keep|keep|keep|relation:assistant|note|keep|url:work|hobby|keep|keep|role
    relation:referredBy|relation:manager|keep|gender|keep|keep|keep|keep
    = language fr cp1252
    Titre|Prénom|Deuxième prénom|Nom|Suffixe|Surnom|Société|Service|Titre|Rue (bureau)
    Rue (bureau) 2|Rue (bureau) 3|Ville (bureau)|Dép/Région (bureau)|Code postal (bureau)
    Pays (bureau)|Rue (domicile)|Rue (domicile) 2|Rue (domicile) 3|Ville (domicile)
    Dép/Région (domicile)|Code postal (domicile)|Pays (domicile)|Rue (autre)|Rue (autre) 2
    Rue (autre) 3|Ville (autre)|Dép/Région (autre)|Code postal (autre)|Pays (autre)
    Téléphone de l'assistant(e)|Télécopie (bureau)|Téléphone (bureau)|Téléphone 2 (bureau)
    Rappel|Téléphone (voiture)|Téléphone société|Télécopie (domicile)|Téléphone (domicile)
    Téléphone 2 (domicile)|RNIS|Tél. mobile|Télécopie (autre)|Téléphone (autre)
    Récepteur de radiomessagerie|Téléphone principal|Radio téléphone|Téléphone TDD/TTY|Télex
    Adresse de messagerie|Type de messagerie|Nom complet de l'adresse de messagerie
    Adresse de messagerie 2|Type de messagerie 2|Nom complet de l'adresse de messagerie 2
    Adresse de messagerie 3|Type de messagerie 3|Nom complet de l'adresse de messagerie 3
    Anniversaire|Anniversaire de mariage ou fête|Autre boîte postale|B.P. professionnelle
    Boîte postale du domicile|Bureau|Catégories|Code gouvernement|Compte|Conjoint(e)
    Critère de diffusion|Disponibilité Internet|Emplacement|Enfants|Informations facturation
    Initiales|Kilométrage|Langue|Mots clés|Nom de l'assistant(e)|Notes
    Numéro d'identification de l'organisation|Page Web|Passe-temps|Priorité|Privé|Profession
    Recommandé par|Responsable|Serveur d'annuaire|Sexe|Utilisateur 1|Utilisateur 2|Utilisateur 3
    Utilisateur 4
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|org.name|org.unit|title
    address.street:work|address.street2:work|address.street3:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|address.street:home
    address.street2:home|address.street3:home|address.city:home|address.region:home
    address.postcode:home|address.country:home|address.street:other|address.street2:other
    address.street3:other|address.city:other|address.region:other|address.postcode:other
    address.country:other|phone:assistant|phone:workFax|phone:work|phone:work#2|phone:callback
    phone:car|phone:company|phone:homeFax|phone:home|phone:home#2|phone:isdn|phone:mobile
    phone:otherFax|phone:other|phone:pager|phone:main|phone:radio|phone:ttytdd|phone:tlx|keep
    url:work|keep|keep|freeBusy|keep|address.pobox:other|keep|keep|relation:manager|note|keep
    keep|keep|keep|keep|address.pobox:work|phoneticOrganization|date:anniversary|keep|keep
    relation:referredBy|relation:child|keep|keep|address.pobox:home|hobby|keep|role
    phoneticFamily|gender|birthday|email|email.type|email.display|email#2|email.type#2
    email.display#2|email#3|email.type#3|email.display#3|relation:spouse|relation:assistant|keep
    category|phoneticGiven|keep
    = language ja cp932
    肩書き|名|ミドル ネーム|姓|敬称|会社名|部署|役職|番地 (会社)|住所 2 (会社)|住所 3 (会社)|市町村 (会社)|都道府県 (会社)|郵便番号 (会社)
    国 (会社)/地域|番地 (自宅)|住所 2 (自宅)|住所 3 (自宅)|市町村 (自宅)|都道府県 (自宅)|郵便番号 (自宅)|国 (自宅)/地域|番地 (その他)
    住所 2 (その他)|住所 3 (その他)|市町村 (その他)|都道府県 (その他)|郵便番号 (その他)|国 (その他)/地域|秘書の電話|会社 FAX|会社電話|会社電話 2
    コールバック|自動車電話|会社代表電話|自宅 FAX|自宅電話|自宅電話 2|ISDN|携帯電話|その他の FAX|その他の電話|ポケットベル|通常の電話|無線電話|TTY/TDD
    テレックス|ID 番号|Web ページ|アカウント|イニシャル|インターネット空き時間情報|キーワード|その他住所私書箱|ディレクトリ サーバー|プライベート|マネージャー|メモ
    ユーザー 1|ユーザー 2|ユーザー 3|ユーザー 4|会社 ID|会社住所私書箱|会社名フリガナ|記念日|経費情報|言語|参照事項|子供|支払い条件|事業所|自宅住所私書箱|趣味
    場所|職業|姓フリガナ|性別|誕生日|電子メール アドレス|電子メールの種類|電子メール表示名|電子メール 2 アドレス|電子メール 2 の種類|電子メール 2 表示名
    電子メール 3 アドレス|電子メール 3 の種類|電子メール 3 表示名|配偶者|秘書の氏名|秘密度|分類|名前フリガナ|優先度
    = language ja cp932
    肩書き|名|ミドル|姓|敬称|会社名|部署|役職|番地 (会社)|住所 2 (会社)|住所 3 (会社)|市町村 (会社)|都道府県 (会社)|郵便番号 (会社)|国 (会社)/地域
    番地 (自宅)|住所 2 (自宅)|住所 3 (自宅)|市町村 (自宅)|都道府県 (自宅)|郵便番号 (自宅)|国 (自宅)/地域|番地 (その他)|住所 2 (その他)
    住所 3 (その他)|市町村 (その他)|都道府県 (その他)|郵便番号 (その他)|国 (その他)/地域|秘書の電話|会社 FAX|会社電話|会社電話 2|コールバック|自動車電話
    会社代表電話|自宅 FAX|自宅電話|自宅電話 2|ISDN|携帯電話|その他の FAX|その他の電話|ポケットベル|通常の電話|無線電話|TTY/TDD|テレックス|ID 番号
    Web ページ|アカウント|イニシャル|インターネット空き時間情報|キーワード|その他住所私書箱|ディレクトリサーバー|プライベート|マネージャー|メモ|ユーザー 1|ユーザー 2
    ユーザー 3|ユーザー 4|会社 ID|会社住所私書箱|会社名フリガナ|記念日|経費情報|言語|参照事項|子供|支払い条件|事業所|自宅住所私書箱|趣味|場所|職業|姓フリガナ|性別
    誕生日|電子メール アドレス|電子メールの種類|電子メール表示名|電子メール 2 アドレス|電子メール 2 の種類|電子メール 2 表示名|電子メール 3 アドレス
    電子メール 3 の種類|電子メール 3 表示名|配偶者|秘書の氏名|秘密度|分類|名前フリガナ|優先度
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|display|org.name|org.unit|title
    address.formatted:work|address.street:work|address.street2:work|address.street3:work
    address.city:work|address.region:work|address.postcode:work|address.country:work
    address.formatted:home|address.street:home|address.street2:home|address.street3:home
    address.city:home|address.region:home|address.postcode:home|address.country:home
    address.street:other|address.street2:other|address.street3:other|address.city:other
    address.region:other|address.postcode:other|address.country:other|phone:assistant
    phone:workFax|phone:work|phone:work#2|phone:callback|phone:car|phone:company|phone:homeFax
    phone:home|phone:home#2|phone:isdn|phone:mobile|phone:otherFax|phone:other|phone:pager
    phone:main|phone:radio|phone:ttytdd|phone:tlx|keep|date:anniversary|relation:assistant|keep
    birthday|address.pobox:work|category|relation:child|keep|email|email.type|email.display
    email#2|email.type#2|email.display#2|email#3|email.type#3|email.display#3|gender|keep|hobby
    address.pobox:home|keep|freeBusy|keep|keep|keep|relation:manager|keep|note|keep|keep
    address.pobox:other|keep|keep|role|relation:referredBy|keep|relation:spouse|keep|keep|keep
    keep|url:work
    = language en cp1252
    Title|First Name|Middle Name|Last Name|Suffix|Name|Company|Department|Job Title
    Business Address|Business Street|Business Street 2|Business Street 3|Business City
    Business State|Business Postal Code|Business Country|Home Address|Home Street|Home Street 2
    Home Street 3|Home City|Home State|Home Postal Code|Home Country|Other Street|Other Street 2
    Other Street 3|Other City|Other State|Other Postal Code|Other Country|Assistant's Phone
    Business Fax|Business Phone|Business Phone 2|Callback|Car Phone|Company Main Phone|Home Fax
    Home Phone|Home Phone 2|ISDN|Mobile Phone|Other Fax|Other Phone|Pager|Primary Phone
    Radio Phone|TTY/TDD Phone|Telex|Account|Anniversary|Assistant's Name|Billing Information
    Birthday|Business Address PO Box|Categories|Children|Directory Server|E-mail Address
    E-mail Type|E-mail Display Name|E-mail 2 Address|E-mail 2 Type|E-mail 2 Display Name
    E-mail 3 Address|E-mail 3 Type|E-mail 3 Display Name|Gender|Government ID Number|Hobby
    Home Address PO Box|Initials|Internet Free Busy|Keywords|Language|Location|Manager's Name
    Mileage|Notes|Office Location|Organizational ID Number|Other Address PO Box|Priority|Private
    Profession|Referred By|Sensitivity|Spouse|User 1|User 2|User 3|User 4|Web Page
    = language da cp1252
    Titel|Fornavn|Mellemnavn|Efternavn|Suffiks|Navn|Firma|Afdeling|Stilling|Arbejdsadresse
    Gade (arbejde)|Gade 2 (firma)|Gade 3 (firma)|By (arbejde)|Område (arbejde)
    Postnummer (arbejde)|Land/område (arbejde)|Privatadresse|Gade (privat)|Gade 2 (privat)
    Gade 3 (privat)|By (privat)|Område (privat)|Postnummer (privat)|Land/område (privat)
    Anden gade|Anden gade 2|Anden gade 3|Anden by|Andet område|Andet postnummer
    Andet land/område|Assistentens telefon|Fax (arbejde)|Telefon (arbejde)|Telefon 2 (arbejde)
    Tilbagekald|Biltelefon|Primær telefon (firma)|Fax (privat)|Telefon (privat)
    Telefon 2 (privat)|ISDN|Mobiltelefon|Anden fax|Anden telefon|Personsøger|Primær telefon
    Radiotelefon|TTY/TDD-telefon|Telex|Konto|Mærkedag|Assistentens navn|Takstoplysninger
    Fødselsdag|Adresse,postboks (arbejde)|Kategorier|Børn|Adresseserver|E-mail-adresse
    E-mail-type|E-mail-vist navn|E-mail 2-adresse|E-mail 2-type|E-mail 2-vist navn
    E-mail 3-adresse|E-mail 3-type|E-mail 3-vist navn|Køn|Se-nr.|Hobby|Adresse,postboks (privat)
    Initialer|Ledig/optaget via internettet|Nøgleord|Sprog|Sted|Navn på overordnet
    Kørte kilometer|Notater|Kontoradresse|Firmanr.|Anden adresse,postboks|Prioritet|Privat
    Profession|Henvist af|Følsomhed|Ægtefælle|Bruger 1|Bruger 2|Bruger 3|Bruger 4|webside
    = language de cp1252
    Anrede|Vorname|Weitere Vornamen|Nachname|Suffix|Name|Firma|Abteilung|Position
    Adresse geschäftlich|Straße geschäftlich|Straße geschäftlich 2|Straße geschäftlich 3
    Ort geschäftlich|Region geschäftlich|Postleitzahl geschäftlich|Land/Region geschäftlich
    Adresse privat|Straße privat|Straße privat 2|Straße privat 3|Ort privat
    Bundesland/Kanton privat|Postleitzahl privat|Land/Region privat|Weitere Straße
    Weitere Straße 2|Weitere Straße 3|Weiterer Ort|Weiteres/r Bundesland/Kanton
    Weitere Postleitzahl|Weiteres/e Land/Region|Telefon Assistent|Fax geschäftlich
    Telefon geschäftlich|Telefon geschäftlich 2|Rückmeldung|Autotelefon|Telefon Firma|Fax privat
    Telefon privat|Telefon privat 2|ISDN|Mobiltelefon|Weiteres Fax|Weiteres Telefon|Pager
    Haupttelefon|Mobiltelefon 2|Telefon für Hörbehinderte|Telex|Konto|Jahrestag|Name Assistent
    Abrechnungsinformation|Geburtstag|Postfach geschäftlich|Kategorien|Kinder|Verzeichnisserver
    E-Mail-Adresse|E-Mail-Typ|E-Mail: Angezeigter Name|E-Mail 2: Adresse|E-Mail 2: Typ
    E-Mail 2: Angezeigter Name|E-Mail 3: Adresse|E-Mail 3: Typ|E-Mail 3: Angezeigter Name
    Geschlecht|Regierungsnr.|Hobby|Postfach privat|Initialen|Internet-Frei/Gebucht|Stichwörter
    Sprache|Ort|Name des/der Vorgesetzten|Reisekilometer|Notizen|Büro|Organisationsnr.
    Weiteres Postfach|Priorität|Privat|Beruf|Empfohlen von|Vertraulichkeit|Partner|Benutzer 1
    Benutzer 2|Benutzer 3|Benutzer 4|Webseite
    = language en-GB cp1252
    Title|First Name|Middle Name|Last Name|Suffix|Name|Company|Department|Job Title
    Business Address|Business Street|Business Street 2|Business Street 3|Business City
    Business State|Business Postal Code|Business Country/Region|Home Address|Home Street
    Home Street 2|Home Street 3|Home City|Home State|Home Postal Code|Home Country/Region
    Other Street|Other Street 2|Other Street 3|Other City|Other State|Other Postal Code
    Other Country/Region|Assistant's Phone|Business Fax|Business Phone|Business Phone 2|Callback
    Car Phone|Company Main Phone|Home Fax|Home Phone|Home Phone 2|ISDN|Mobile Phone|Other Fax
    Other Phone|Pager|Primary Phone|Radio Phone|TTY/TDD Phone|Telex|Account|Anniversary
    Assistant's Name|Billing Information|Birthday|Business Address PO Box|Categories|Children
    Directory Server|E-mail Address|E-mail Type|E-mail Display Name|E-mail 2 Address
    E-mail 2 Type|E-mail 2 Display Name|E-mail 3 Address|E-mail 3 Type|E-mail 3 Display Name
    Gender|Government ID Number|Hobby|Home Address PO Box|Initials|Internet Free Busy|Keywords
    Language|Location|Manager's Name|Mileage|Notes|Office Location|Organizational ID Number
    Other Address PO Box|Priority|Private|Profession|Referred By|Sensitivity|Spouse|User 1
    User 2|User 3|User 4|Web Page
    = language es cp1252
    Title|Nombre|Segundo nombre|Apellidos|Suffix|Nombre|Organización|Department|Puesto
    Dirección trabajo|Calle del trabajo|Calle del trabajo 2|Calle del trabajo 3
    Ciudad de trabajo|Provincia o estado de trabajo|Código postal del trabajo
    País o región del trabajo|Dirección particular|Home Street|Home Street 2|Home Street 3
    Home City|Home State|Home Postal Code|País o región del domicilio|Otra calle|Otra calle 2
    Otra calle 3|Otra ciudad|Otra provincia o estado|Otro código postal|Otro país o región
    Assistant's Phone|Business Fax|Teléfono del trabajo|Business Phone 2|Devolución de llamada
    Car Phone|Número de centralita de la organización|Home Fax|Particular|Home Phone 2|ISDN
    Mobile Phone|Otro fax|Otro teléfono|Pager|Teléfono principal|Radioteléfono
    Número de teletipo|Télex|Account|Anniversary|Assistant's Name|Facturación|Birthday
    Apartado postal de la dirección del trabajo|Categorías|Hijos|Servidor de directorio
    E-mail Address|E-mail Type|Nombre de pantalla de correo electrónico
    Dirección de correo electrónico 2|Tipo de correo electrónico 2
    Nombre de pantalla de correo electrónico 2|Dirección del correo electrónico 3
    Tipo de correo electrónico 3|Nombre de pantalla de correo electrónico 3|Género
    Government ID Number|Aficiones|Apartado postal de la dirección personal|Initials
    Internet Free Busy|Keywords|Language|Location|Nombre del director|Kilometraje|Notes
    Office Location|Organizational ID Number|Otro apartado postal|Prioridad|Private|Profesión
    Remitido por|Confidencialidad|Spouse|Usuario 1|Usuario 2|Usuario 3|Usuario 4|Página Web
    = language fr cp1252
    Titre|Prénom|Deuxième prénom|Nom|Suffixe|Nom|Société|Service|Titre|Adresse professionnelle
    Rue (bureau)|Rue (bureau) 2|Rue (bureau) 3|Ville (bureau)|Dép/Région (bureau)
    Code postal (bureau)|Pays/Région (bureau)|Adresse personnelle|Rue (domicile)
    Rue (domicile) 2|Rue (domicile) 3|Ville (domicile)|Dép/Région (domicile)
    Code postal (domicile)|Pays/Région (domicile)|Rue (autre)|Rue (autre) 2|Rue (autre) 3
    Ville (autre)|Dép/Région (autre)|Code postal (autre)|Pays/Région (autre)
    Téléphone de l'assistant(e)|Télécopie (bureau)|Téléphone (bureau)|Téléphone 2 (bureau)
    Rappel|Téléphone (voiture)|Téléphone société|Télécopie (domicile)|Téléphone (domicile)
    Téléphone 2 (domicile)|RNIS|Tél. mobile|Télécopie (autre)|Téléphone (autre)
    Récepteur de radiomessagerie|Téléphone principal|Radio téléphone|Téléphone TDD/TTY|Télex
    Compte|Anniversaire de mariage ou fête|Nom de l'assistant(e)|Informations facturation
    Anniversaire|B.P. professionnelle|Catégories|Enfants|Serveur d'annuaire
    Adresse de messagerie|Type de messagerie|Nom complet de l'adresse de messagerie
    Adresse de messagerie 2|Type de messagerie 2|Nom complet de l'adresse de messagerie 2
    Adresse de messagerie 3|Type de messagerie 3|Nom complet de l'adresse de messagerie 3|Sexe
    Code gouvernement|Passe-temps|Boîte postale du domicile|Initiales|Disponibilité Internet
    Mots clés|Langue|Emplacement|Responsable|Kilométrage|Notes|Bureau
    Numéro d'identification de l'organisation|Autre boîte postale|Priorité|Privé|Profession
    Recommandé par|Critère de diffusion|Conjoint(e)|Utilisateur 1|Utilisateur 2|Utilisateur 3
    Utilisateur 4|Page Web
    = language it cp1252
    Titolo|Nome|Secondo nome|Cognome|Titolo straniero|Nome|Società|Reparto|Posizione
    Indirizzo ufficio|Via (uff.)|Via (uff.) 2|Via (uff.) 3|Città (uff.)|Provincia (uff.)
    CAP (uff.)|Paese (uff.)|Indirizzo casa|Via (ab.)|Via (ab.) 2|Via (ab.) 3|Città (ab.)
    Provincia (ab.)|CAP (ab.)|Paese (ab.)|Altra via|Altra via 2|Altra via 3|Altra città
    Altra provincia|Altro CAP|Altro paese|Telefono assistente|Fax (uff.)|Ufficio|Ufficio 2
    Richiamata automatica|Telefono auto|Telefono principale società|Fax (ab.)|Abitazione
    Abitazione 2|ISDN|Cellulare|Altro fax|Altro telefono|Cercapersone|Telefono principale
    Radiotelefono|Telefono TTY/TDD|Telex|Account|Anniversario|Nome assistente|Dati fatturazione
    Compleanno|Indirizzo (uff.) - Casella postale|Categorie|Figli|Server di elenchi in linea
    Indirizzo posta elettronica|Tipo posta elettronica|Nome visualizzato posta elettronica
    Indirizzo posta elettronica 2|Tipo posta elettronica 2|Nome visualizzato posta elettronica 2
    Indirizzo posta elettronica 3|Tipo posta elettronica 3|Nome visualizzato posta elettronica 3
    Sesso|Cod. Fisc./P. IVA|Hobby|Indirizzo (ab.) - Casella postale|Iniziali
    Disponibilità Internet|Parole chiave|Lingua|Luogo|Nome manager|Indennità trasferta|Notes
    Ubicazione ufficio|Numero ID organizzativo|Altro indirizzo - Casella postale|Priorità
    Privato|Professione|Presentato da|Riservatezza|Nome coniuge|Utente 1|Utente 2|Utente 3
    Utente 4|Pagina Web
    = language nl cp1252
    Titel|Voornaam|Middelste naam|Achternaam|Achtervoegsel|Naam|Bedrijf|Afdeling|Functie
    Adres werk|Werkadres, straat|Werkadres 2, straat|Werkadres 3, straat|Werkadres, plaats
    Werkadres, provincie|Werkadres, postcode|Land/regio (werk)|Adres thuis|Huisadres, straat
    Huisadres, straat 2|Huisadres, straat 3|Huisadres, plaats|Huisadres, provincie
    Huisadres, postcode|Land/regio (thuis)|Ander adres, straat|Ander adres, straat 2
    Ander adres, straat 3|Ander adres, plaats|Ander adres, provincie|Ander adres, postcode
    Land/regio (anders)|Telefoon assistent|Fax op werk|Telefoon op werk|Telefoon op werk 2
    Terugbellen|Autotelefoon|Hoofdtelefoon bedrijf|Fax thuis|Telefoon thuis|Telefoon thuis 2
    ISDN|Mobiele telefoon|Andere fax|Andere telefoon|Pager|Hoofdtelefoon|Radiotelefoon
    Teksttelefoon|Telex|Account|Speciale datum|Naam assistent|Factuurinformatie|Verjaardag
    Werkadres, postbusnummer|Categorieën|Kinderen|Adreslijstserver|E-mailadres|E-mailtype
    Weergavenaam voor e-mail|E-mailadres 2|E-mailtype 2|E-mail, weergegeven naam 2|E-mailadres 3
    E-mailtype 3|E-mail, weergegeven naam 3|Geslacht|Sofinummer|Hobby's|Huisadres, postbusnummer
    Initialen|Internet Beschikbaarheidsinfo|Trefwoorden|Taal|Locatie|Naam manager|Reisafstand
    Notities|Kantoorlocatie|Organisatie-id|Ander adres, postbusnummer|Prioriteit|Privé|Beroep
    Referentie van|Gevoeligheid|Partner|Gebruiker 1|Gebruiker 2|Gebruiker 3|Gebruiker 4
    Webpagina
    = language pl cp1250
    Tytuł|Imię|Drugie imię|Nazwisko|Sufiks|Nazwa|Firma|Dział|Stanowisko|Adres służbowy
    Adres służbowy - ulica|Adres służbowy - ulica 2|Adres służbowy - ulica 3
    Adres służbowy - miejscowość|Adres służbowy - województwo|Adres służbowy - kod pocztowy
    Adres służbowy - kraj/region|Adres domowy|Adres domowy - ulica|Adres domowy - ulica (2)
    Adres domowy - ulica (3)|Adres domowy - miejscowość|Adres domowy - województwo
    Adres domowy - kod pocztowy|Adres domowy - kraj/region|Inny adres - ulica
    Inny adres - ulica 2|Inny adres - ulica 3|Inny adres - miejscowość|Inny adres - województwo
    Inny adres - kod pocztowy|Inny adres - kraj/region|Telefon asystenta|Faks służbowy
    Telefon służbowy|Telefon służbowy 2|Wywołanie zwrotne|Telefon w samochodzie
    Główny telefon do firmy|Faks domowy|Telefon domowy|Telefon domowy 2|ISDN|Telefon komórkowy
    Inny faks|Inny telefon|Pager|Telefon podstawowy|Radiotelefon|Telefon TTY/TDD|Teleks|Konto
    Rocznica|Imię i nazwisko asystenta|Informacje rozliczeniowe|Urodziny
    Służbowa skrzynka pocztowa|Kategorie|Dzieci|Serwer katalogowy|Adres e-mail|Typ poczty e-mail
    Wyświetlana nazwa e-mail|Adres e-mail 2|Rodzaj e-mail 2|Wyświetlana nazwa e-mail 2
    Adres e-mail 3|Rodzaj e-mail 3|Wyświetlana nazwa e-mail 3|Płeć|PESEL|Hobby
    Domowa skrzynka pocztowa|Inicjały|Internetowe informacje wolny/zajęty|Słowa kluczowe|Język
    Lokalizacja|Menedżer|Przebieg|Notatki|Lokalizacja biura|Numer ewidencyjny w organizacji
    Inna skrzynka pocztowa|Priorytet|Prywatne|Zawód|Osoba polecająca|Charakter|Współmałżonek
    Użytkownik 1|Użytkownik 2|Użytkownik 3|Użytkownik 4|Strona sieci Web
    = language pt-BR cp1252
    Tratamento|Primeiro nome|Segundo nome|Sobrenome|Sufixo|Nome|Empresa|Departamento|Cargo
    Endereço comercial|Business Street|Rua do endereço comercial 2|Rua do endereço comercial 3
    Business City|Business State|Business Postal Code|País/Região da Empresa
    Endereço residencial|Endereço residencial|Endereço residencial 2|Endereço residencial 3
    Cidade do endereço residencial|Estado|CEP do endereço residencial|País/Região de Residência
    Outro endereço|Outro endereço 2|Outro endereço 3|Cidade|Estado|CEP|Outro País/Região
    Telefone do assistente|Fax comercial|Telefone comercial|Telefone comercial 2
    Retorno de chamada|Telefone do carro|Telefone principal da empresa|Fax residencial
    Telefone residencial|Telefone residencial 2|ISDN|Telefone celular|Outro fax|Outro telefone
    Pager|Telefone principal|Radiofone|Telefone TTY/TDD|Telex|Conta|Datas especiais
    Nome do assistente|Informações para cobrança|Birthday|Caixa postal do endereço comercial
    Categorias|Filhos|Servidor de diretório|E-mail Address|Tipo de email
    Nome para exibição do email|Endereço de email 2|Tipo de email 2
    Nome para exibição do email 2|Endereço de email 3|Tipo de email 3
    Nome para exibição do email 3|Sexo|Código do governo|Hobby
    Caixa postal do endereço residencial|Iniciais|Disponibilidade da Internet|Palavras-chave
    Idioma|Local|Nome do gerenciador|Quilometragem|Anotações|Sala|Código da empresa
    Caixa postal de outro endereço|Prioridade|Particular|Profissão|Indicação|Sensibilidade
    Spouse|Personalizado 1|Personalizado 2|Personalizado 3|Personalizado 4|Página da Web
    = language ru cp1251
    Обращение|Имя|Отчество|Фамилия|Суффикс|Имя|Организация|Отдел|Должность|Рабочий адрес
    Улица (раб. адрес)|Улица 2 (раб. адрес)|Улица 3 (раб. адрес)|Город (раб. адрес)
    Область (раб. адрес)|Индекс (раб. адрес)|Страна или регион (раб. адрес)|Домашний адрес
    Улица (дом. адрес)|Улица 2 (дом. адрес)|Улица 3 (дом. адрес)|Город (дом. адрес)
    Область (дом. адрес)|Почтовый код (дом.)|Страна или регион (дом. адрес)|Улица (другой адрес)
    Улица    2 (другой адрес)|Улица    3 (другой адрес)|Город    (другой адрес)
    Область    (другой адрес)|Индекс    (другой адрес)|Страна или регион    (другой адрес)
    Телефон помощника|Рабочий факс|Рабочий телефон|Телефон раб. 2|Обратный вызов
    Телефон в машине|Основной телефон организации|Домашний факс|Домашний телефон|Телефон дом. 2
    ISDN|Телефон переносной|Другой факс|Другой телефон|Пейджер|Основной телефон|Радиотелефон
    Телетайп/телефон с титрами|Телекс|Счет|Годовщина|Имя помощника|Счета|День рождения
    Почтовый ящик (раб. адрес)|Категории|Дети|Сервер каталогов|Адрес эл. почты|Тип эл. почты
    Краткое имя эл. почты|Адрес 2 эл. почты|Тип 2 эл. почты|Краткое 2 имя эл. почты
    Адрес 3 эл. почты|Тип 3 эл. почты|Краткое 3 имя эл. почты|Пол|Личный код|Хобби
    Почтовый ящик (дом. адрес)|Инициалы|Сведения о доступности в Интернете|Ключевые слова|Язык
    Расположение|Руководитель|Расстояние|Заметки|Расположение комнаты|Код организации
    Почтовый ящик (другой адрес)|Важность|Частное|Профессия|Отложено|Пометка|Супруг(а)
    Пользователь 1|Пользователь 2|Пользователь 3|Пользователь 4|Веб-страница
    = language sv cp1252
    Titel|Förnamn|Mellannamn|Efternamn|Namnsuffix|Namn|Företag|Avdelning|Befattning
    Adress (arbete)|Gatuadress, arbete|Gatuadress 2, arbete|Gatuadress 3, arbete|Ort, arbete
    Region, arbete|Postadress, arbete|Land, arbete|Adress (hem)|Gatuadress, hem
    Gatuadress 2, hem|Gatuadress 3, hem|Hemort|Region, hem|Postnr, hem|Land, hem|Annan gata
    Annan gata 2|Annan gata 3|Annan ort|Annan region|Annat postnummer|Annat land
    Telefon, assistent|Fax arbete|Arbete|Telefon 2, arbete|Motringning|Biltelefon|Företag, växel
    Fax, hem|Hem|Telefon 2, hem|ISDN|Mobiltelefon|Fax, annan|Telefon, annan|Personsökare
    Telefon 1|Telefon 2|TTY/TDD-telefon|Telex|Konto|Årsdag|Namn, assistent|Fakturering
    Födelsedag|Arbetsadress, box|Kategorier|Barn|Katalogserver|E-postadress|E-posttyp|E-postnamn
    E-postadress 2|E-posttyp 2|E-postnamn 2|E-postadress 3|E-posttyp 3|E-postnamn 3|Kön
    Personnummer|Hobby|Hemadress, box|Initialer|Ledig/upptagen-information för Internet
    Nyckelord|Språk|Plats|Namn, chef|Reseersättning (km)|Anteckningar|Arbetsplats
    Organisationsnummer|Annan adress, box|Prioritet|Privat|Yrke|Referens|Känslighet|Make maka
    Användare 1|Användare 2|Användare 3|Användare 4|Webbsida
    = language tr cp1254
    Unvan|İlk Adı|İkinci Adı|Soyadı|Sonek|Ad|Şirket|Bölüm|İş Unvanı|İş Adresi|İş-Cadde
    İş-Cadde 2|İş-Cadde 2|İş-Şehir|İş-Bölge|İş-Posta Kodu|İş-Ülke/Bölge|Ev Adresi|Ev-Cadde
    Ev-Cadde 2|Ev-Cadde 3|Ev-Şehir|Ev-Bölge|Ev-Posta Kodu|Ev-Ülke/Bölge|Diğer-Cadde
    Diğer-Cadde 2|Diğer-Cadde 3|Diğer-Şehir|Diğer-Bölge|Diğer-Posta Kodu|Diğer-Ülke/Bölge
    Yardımcının Telefonu|İş Faks No|İş Telefon No|İş Telefonu 2|Geri Arama|Araç Telefonu
    Şirket Santral Telefonu|Ev-Faks No|Ev Telefonu|Ev Telefonu 2|ISDN|Cep Telefonu|Diğer Faks No
    Diğer Telefon No|Çağrı Cihazı|Birincil Telefon|Telsiz Telefonu|TTY/TDD Telefonu|Teleks|Hesap
    Yıldönümü|Yardımcının Adı|Faturalama Bilgisi|Doğum günü|İş Adresi Posta Kutusu|Kategoriler
    Çocuklar|Dizin Sunucusu|Elektronik Posta Adresi|Elektronik Posta Türü
    Elektronik Posta Görünen Adı|Elektronik Posta 2 Adres|Elektronik Posta 2 Türü
    Elektronik Posta 2 Görünen Adı|Elektronik Posta 3 Adres|Elektronik Posta 3 Türü
    Elektronik Posta 3 Görünen Adı|Cinsiyet|Ulusal Kimlik No|Hobiler|Ev Adresi Posta Kutusu
    İlk Harfler|Internet Serbest Meşgul|Anahtar sözcükler|Dil|Konum|Yönetici'nin Adı|Dönem
    Notlar|İşyeri Konumu|Kuruluş Kimlik No|Diğer Adres Posta Kutusu|Öncelik|Özel|Meslek|Başvuran
    Duyarlılık|Eşi|Kullanıcı 1|Kullanıcı 2|Kullanıcı 3|Kullanıcı 4|Web Sayfası
    """
}
