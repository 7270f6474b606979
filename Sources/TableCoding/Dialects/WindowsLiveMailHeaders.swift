/// The columns of Windows Live Mail in its languages.
enum WindowsLiveMailHeaders {
  static let text: StaticString = """
    = columns
    name.given|name.family|name.middle|display|nickname|email|address.street:home
    address.city:home|address.postcode:home|address.region:home|address.country:home|phone:home
    phone:homeFax|phone:mobile|url:home|address.street:work|address.city:work
    address.postcode:work|address.region:work|address.country:work|url:work|phone:work
    phone:workFax|phone:pager|org.name|title|org.unit|keep|note
    = language en cp1252
    First Name|Last Name|Middle Name|Name|Nickname|E-mail Address|Home Street|Home City
    Home Postal Code|Home State|Home Country|Home Phone|Home Fax|Mobile Phone|Personal Web Page
    Business Street|Business City|Business Postal Code|Business State|Business Country
    Business Web Page|Business Phone|Business Fax|Pager|Company|Job Title|Department
    Office Location|Notes
    = language ar cp1256
    الاسم الأول|اسم العائلة|الاسم الأوسط|الاسم|الاسم المستعار|عنوان البريد الإلكتروني
    شارع المنزل|المدينة|الرمز البريدي للمنزل|ولاية المنزل|بلد المنزل/الإقليم|هاتف المنزل
    فاكس المنزل|الهاتف الجوال|صفحة ويب الشخصية|شارع العمل|مدينة العمل|الرمز البريدي للعمل
    ولاية العمل|بلد العمل/الإقليم|صفحة ويب العمل|هاتف العمل|فاكس العمل|جهاز النداء|الشركة
    المسمى الوظيفي|القسم|موقع المكتب|ملاحظات
    = language da cp1252
    Fornavn|Efternavn|Mellemnavn|Navn|Kaldenavn|E-mail-adresse|Gade (privat)|By (privat)
    Postnummer (privat)|Delstat (privat)|Land/område (privat)|Telefon (privat)|Fax (privat)
    Mobiltelefon|Personlig webside|Adresse (arbejde)|By (arbejde)|Postnummer (arbejde)
    Delstat (arbejde)|Land/område (arbejde)|Webside (arbejde)|Telefon (arbejde)|Fax (arbejde)
    Personsøger|Firma|Stilling|Afdeling|Kontor|Noter
    = language de cp1252
    Vorname|Nachname|2. Vorname|Name|Spitzname|E-Mail-Adresse|Straße (privat)|Ort (privat)
    Postleitzahl (privat)|Bundesland (privat)|Land/Region (privat)|Telefon (privat)|Fax (privat)
    Mobiltelefon|Webseite (privat)|Straße (geschäftlich)|Ort (geschäftlich)
    Postleitzahl (geschäftlich)|Bundesland (geschäftlich)|Land/Region (geschäftlich)
    Webseite (geschäftlich)|Telefon (geschäftlich)|Fax (geschäftlich)|Pager|Firma|Position
    Abteilung|Büro|Notizen
    = language en-GB cp1252
    First Name|Last Name|Middle Name|Name|Nickname|E-mail Address|Home Street|Home City
    Home Postal Code|Home State|Home Country/Region|Home Phone|Home Fax|Mobile Phone
    Personal Web Page|Business Street|Business City|Business Postal Code|Business State
    Business Country/Region|Business Web Page|Business Phone|Business Fax|Pager|Company
    Job Title|Department|Office Location|Notes
    = language es cp1252
    Nombre|Apellidos|Segundo nombre|Nombre|Alias|Dirección de correo electrónico|Calle
    Ciudad de residencia|Código postal del domicilio|Estado (domicilio particular)
    País o región de residencia|Teléfono particular|Fax particular|Teléfono móvil
    Página web personal|Calle del trabajo|Ciudad de trabajo|Código postal del trabajo
    Estado o provincia del trabajo|País o región del trabajo|Página web de la organización
    Teléfono del trabajo|Fax del trabajo|Buscapersonas|Compañía|Puesto|Departamento
    Ubicación de la oficina|Notas
    = language fr cp1252
    Prénom|Nom|Deuxième prénom|Nom|Pseudo|Adresse de messagerie|Rue (domicile)|Ville (domicile)
    Code postal (domicile)|Département (domicile)|Pays/région (domicile)|Téléphone domicile
    Télécopie domicile|Téléphone mobile|Page Web (domicile)|Rue (bureau)|Ville (bureau)
    Code postal (bureau)|Département (bureau)|Pays/région (bureau)|Page Web (bureau)
    Téléphone professionnel|Télécopie professionnelle|Radiomessagerie|Société|Fonction|Service
    Adresse professionnelle|Notes
    = language hi cp1252
    प्रथम नाम|अंतिम नाम|मध्य नाम|नाम|निकनेम|ई-मेल एड्रेस|घर का पता|गृह नगर|निवास का पिन कोड
    गृह राज्य|गृह राष्ट्र/क्षेत्र|घर का फ़ोन|घर का फ़ैक्स|मोबाइल फ़ोन|व्यक्तिगत वेब पेज
    व्यवसाय का पता|व्यवसाय का शहर|व्यवसाय का पिन कोड|व्यवसाय का राज्य|व्यवसाय का देश/प्रांत
    व्यावसायिक वेब पेज|बिज़नेस फ़ोन|बिज़नेस फ़ैक्स|पेजर|कंपनी|पद नाम|विभाग|कार्यालय स्थान|नोट्स
    = language it cp1252
    Nome|Cognome|Secondo nome|Nome|Soprannome|Indirizzo di posta elettronica|Via (ab.)
    Città (ab.)|CAP (ab.)|Provincia (ab.)|Paese (ab.)|Telefono (abitazione)|Fax (abitazione)
    Cellulare|Pagina Web personale|Via (uff.)|Città (uff.)|CAP (uff.)|Provincia (uff.)
    Paese (uff.)|Pagina Web professionale|Telefono (ufficio)|Fax (ufficio)|Cercapersone|Società
    Posizione|Reparto|Ufficio|Note
    = language ja cp932
    名|姓|ミドル ネーム|名前|ニックネーム|電子メール アドレス|自宅の番地|自宅の市区町村|自宅の郵便番号|自宅の都道府県|国または地域|自宅電話番号|自宅ファックス|携帯電話
    個人 Web ページ|勤務先の番地|勤務先の市区町村|勤務先の郵便番号|勤務先の都道府県|勤務先の国または地域|ビジネス Web ページ|勤務先電話番号|勤務先ファックス|ポケットベル
    会社名|役職|部署|オフィスの場所|メモ
    = language ko cp949
    이름(성 제외)|성|중간 이름|이름|별명|메일 주소|주소(집)|구/군/시(집)|우편 번호(집)|시/도(집)|국가/지역(집)|집 전화|집 팩스|휴대폰|개인 웹 페이지
    주소(회사)|구/군/시(회사)|우편 번호(회사)|시/도(회사)|국가(회사)|회사 웹 페이지|직장 전화|직장 팩스|호출기|회사|직책|부서|사무실|메모
    = language nl cp1252
    Voornaam|Achternaam|Middelste naam|Naam|Bijnaam|E-mailadres|Adres thuis|Plaats thuis
    Postcode thuis|Provincie thuis|Land/regio thuis|Telefoon thuis|Fax thuis|Mobiele telefoon
    Persoonlijke webpagina|Adres werk|Plaats werk|Postcode werk|Provincie werk|Land/regio werk
    Zakelijke webpagina|Telefoon werk|Fax werk|Pager|Bedrijf|Functie|Afdeling|Kantoorlocatie
    Aantekeningen
    = language pl cp1250
    Imię|Nazwisko|Drugie imię|Nazwa|Przydomek|Adres e-mail|Ulica (dom)|Miasto (dom)
    Kod pocztowy (dom)|Województwo (dom)|Kraj/region (dom)|Telefon domowy|Faks domowy
    Telefon komórkowy|Osobista strona sieci Web|Ulica (biuro)|Miasto (biuro)
    Kod pocztowy (biuro)|Województwo (biuro)|Kraj/region (biuro)|Firmowa strona sieci Web
    Telefon służbowy|Faks służbowy|Pager|Firma|Stanowisko|Dział|Lokalizacja biura|Uwagi
    = language pt-BR cp1252
    Nome|Sobrenome|Nome do Meio|Nome|Apelido|Endereço de Email|Rua do Endereço Residencial
    Cidade do Endereço Residencial|CEP do Endereço Residencial|Estado do Endereço Residencial
    País/Região do endereço residencial|Telefone Residencial|Fax Residencial|Celular
    Página Pessoal da Web|Rua do Endereço Comercial|Cidade do Endereço Comercial
    CEP do Endereço Comercial|Estado do Endereço Comercial|País/Região do Endereço Comercial
    Página Comercial da Web|Telefone Comercial|Fax Comercial|Pager|Empresa|Cargo|Departamento
    Endereço comercial|Observações
    = language ru cp1251
    Имя|Фамилия|Отчество|Имя|Псевдоним|Адрес электронной почты|Улица|Город|Почтовый индекс
    Область|Дом. адрес, страна|Домашний телефон|Домашний факс|Мобильный телефон
    Личная веб-страница|Служ. адрес, улица|Служ. адрес, город|Служ. адрес, почтовый код
    Служ. адрес, область|Служ. адрес, страна|Служебная веб-страница|Рабочий телефон|Рабочий факс
    Пейджер|Компания|Должность|Отдел|Комната|Заметки
    = language sv cp1252
    Förnamn|Efternamn|Mellannamn|Namn|Smeknamn|E-postadress|Adress, hem|Ort, hem|Postnummer, hem
    Region, hem|Land, hem|Telefon, hem|Fax, hem|Mobiltelefon|Webbsida, privat|Adress, företag
    Ort, företag|Postnummer, företag|Region, företag|Land, företag|Webbsida, företag
    Telefon, företag|Fax, företag|Personsökare|Företag|Befattning|Avdelning|Arbetsplats
    Kommentar
    = language tr cp1254
    Ad|Soyadı|İkinci Ad|Ad|Rumuz|E-posta Adresi|Ev Cadde|Ev Şehir|Ev Posta Kodu|Ev İl
    Ev Ülke/Bölge|Ev Telefonu|Ev Faksı|Cep Telefonu|Kişisel Web Sayfası|İş Cadde|İş Şehir
    İş Posta Kodu|İş İl|İş Ülke/Bölge|İş Web Sayfası|İş Telefonu|İş Faksı|Çağrı Cihazı|Şirket
    İş Unvanı|Bölüm|İşyeri Konumu|Notlar
    = language zh-CN gbk
    名|姓|中间名|名字|昵称|电子邮件地址|住宅所在街道|住宅所在市/县|住宅所在地的邮政编码|住宅所在省/市/自治区|住宅所在国家/地区|住宅电话|住宅传真|移动电话|个人网页
    工作所在地街道|公司所在城市|公司所在地的邮政编码|公司所在省/市/自治区|公司所在国家/地区|公司网页|商务电话|商务传真|寻呼机|公司|职务|部门|办公地址|注释
    = language zh-HK big5
    名字|姓氏|中間名|名稱|別名|電子郵件地址|住家所在街道地址|住家所在市 / 鎮|住家所在郵遞區號|住家所在縣 / 市|住家所在國家 / 地區|住家電話|住家傳真|行動電話|個人網頁
    公司所在街道地址|公司所在市 / 鎮|公司所在郵遞區號|公司所在縣 / 市|公司所在國家 / 地區|公司網頁|公司電話|公司傳真|呼叫器|公司|職稱|部門|辦公室位置|備註
    """
}
