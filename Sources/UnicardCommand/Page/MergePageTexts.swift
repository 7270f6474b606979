import ContactModel
import LocaleSupport

/// What the page of a merge says, in the reader's language; English where there is no other.
struct MergePageTexts {
  private let texts: [String]
  let language: String

  private static let names = [
    "title", "private", "search", "all", "doubtful", "weak", "conflicts", "joined", "open", "same",
    "different", "undo", "download", "before", "after", "for", "against", "certainty", "none",
    "how",
  ]

  /// - Parameter locale: The reader's.
  init(_ locale: LocaleIdentifier) {
    var chosen = ""
    for name in Self.candidates(locale) where chosen.isEmpty {
      if Self.all[name] != nil { chosen = name }
    }
    language = chosen.isEmpty ? "en" : chosen
    texts = Self.all[language] ?? []
  }

  /// What the language is called, the most particular first.
  private static func candidates(_ locale: LocaleIdentifier) -> [String] {
    let language = locale.language == "no" ? "nb" : locale.language
    var names: [String] = []
    if let region = locale.region { names.append("\(language)-\(region)") }
    let isTraditional =
      locale.script == "Hant" || locale.script == nil && ["TW", "HK", "MO"].contains(locale.region)
    if language == "zh", isTraditional { names.insert("zh-Hant", at: 0) }
    return names + [language]
  }

  var isRightToLeft: Bool { ["ar", "fa", "he"].contains(language) }
  var title: String { texts.first ?? "" }

  var json: JSON {
    .object(zip(Self.names, texts).map { ($0, .string($1)) })
  }

  private static let all: [String: [String]] = {
    var all: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|").map(String.init)
      if let language = cells.first { all[language] = Array(cells.dropFirst()) }
    }
    return all
  }()

  /// A line a language: its name, and the texts in the order of ``names``.
  private static let table = """
    ar|مراجعة الدمج|تحتوي هذه الصفحة على بيانات خاصة. احفظها كما تحفظ دفاتر العناوين نفسها.|بحث|الكل|مشكوك فيه|أقل تأكيدًا|تعارضات|مدمج|بلا إجابة|الشخص نفسه|شخصان مختلفان|تراجع|تنزيل الإجابات|قبل|بعد|مع|ضد|التأكيد|لا توجد نتائج|نزّل الإجابات وأعط الملف إلى unicard merge --decisions.
    cs|Kontrola sloučení|Tato stránka obsahuje soukromé údaje. Chraňte ji jako samotné adresáře.|Hledat|Vše|Nejisté|Méně jisté|Rozpory|Sloučené|Nezodpovězené|Stejná osoba|Různé osoby|Zpět|Stáhnout odpovědi|Před|Po|Pro|Proti|Jistota|Nic nenalezeno|Stáhněte odpovědi a předejte soubor příkazu unicard merge --decisions.
    da|Gennemgang af fletning|Denne side indeholder private data. Opbevar den som selve adressebøgerne.|Søg|Alle|Tvivlsomme|Mindre sikre|Konflikter|Flettet|Ubesvarede|Samme person|Forskellige personer|Fortryd|Hent svar|Før|Efter|For|Imod|Sikkerhed|Intet fundet|Hent svarene, og giv filen til unicard merge --decisions.
    de|Durchsicht einer Zusammenführung|Diese Seite enthält private Daten. Bewahre sie auf wie die Adressbücher selbst.|Suchen|Alle|Zweifelhaft|Weniger sicher|Widersprüche|Verbunden|Unbeantwortet|Dieselbe Person|Verschiedene Personen|Rückgängig|Antworten herunterladen|Vorher|Nachher|Dafür|Dagegen|Sicherheit|Nichts gefunden|Lade die Antworten herunter und gib die Datei an unicard merge --decisions.
    el|Έλεγχος συγχώνευσης|Η σελίδα περιέχει προσωπικά δεδομένα. Φυλάξτε την όπως τα ίδια τα βιβλία διευθύνσεων.|Αναζήτηση|Όλα|Αμφίβολα|Λιγότερο βέβαια|Αντιφάσεις|Συγχωνευμένα|Αναπάντητα|Ίδιο πρόσωπο|Διαφορετικά πρόσωπα|Αναίρεση|Λήψη απαντήσεων|Πριν|Μετά|Υπέρ|Κατά|Βεβαιότητα|Δεν βρέθηκε τίποτα|Κατεβάστε τις απαντήσεις και δώστε το αρχείο στο unicard merge --decisions.
    en|Review of a merge|This page holds private data. Keep it like the address books themselves.|Search|All|Doubtful|Less certain|Conflicts|Joined|Not answered|Same person|Different people|Undo|Download answers|Before|After|For|Against|Certainty|Nothing found|Download the answers and give the file to unicard merge --decisions.
    es|Revisión de una combinación|Esta página contiene datos privados. Guárdela como las propias libretas de direcciones.|Buscar|Todo|Dudosos|Menos seguros|Conflictos|Unidos|Sin responder|La misma persona|Personas distintas|Deshacer|Descargar respuestas|Antes|Después|A favor|En contra|Certeza|No se encontró nada|Descargue las respuestas y dé el archivo a unicard merge --decisions.
    fa|بازبینی ادغام|این صفحه داده‌های خصوصی دارد. آن را مانند خود دفترچه‌های نشانی نگه دارید.|جستجو|همه|مشکوک|کمتر مطمئن|تعارض‌ها|ادغام‌شده|بی‌پاسخ|همان شخص|اشخاص متفاوت|واگرد|بارگیری پاسخ‌ها|پیش|پس|موافق|مخالف|اطمینان|چیزی یافت نشد|پاسخ‌ها را بارگیری کنید و پرونده را به unicard merge --decisions بدهید.
    fi|Yhdistämisen tarkistus|Tämä sivu sisältää yksityisiä tietoja. Säilytä sitä kuten osoitekirjoja.|Etsi|Kaikki|Epävarmat|Vähemmän varmat|Ristiriidat|Yhdistetyt|Vastaamatta|Sama henkilö|Eri henkilöt|Kumoa|Lataa vastaukset|Ennen|Jälkeen|Puolesta|Vastaan|Varmuus|Mitään ei löytynyt|Lataa vastaukset ja anna tiedosto komennolle unicard merge --decisions.
    fr|Vérification d’une fusion|Cette page contient des données privées. Conservez-la comme les carnets d’adresses eux-mêmes.|Rechercher|Tout|Douteux|Moins sûrs|Conflits|Fusionnés|Sans réponse|La même personne|Personnes différentes|Annuler|Télécharger les réponses|Avant|Après|Pour|Contre|Certitude|Rien trouvé|Téléchargez les réponses et donnez le fichier à unicard merge --decisions.
    he|סקירת מיזוג|דף זה מכיל מידע פרטי. יש לשמור עליו כמו על פנקסי הכתובות עצמם.|חיפוש|הכול|בספק|פחות ודאי|סתירות|מוזגו|ללא תשובה|אותו אדם|אנשים שונים|ביטול|הורדת התשובות|לפני|אחרי|בעד|נגד|ודאות|לא נמצא דבר|יש להוריד את התשובות ולתת את הקובץ ל-unicard merge --decisions.
    hi|मर्ज की समीक्षा|इस पृष्ठ में निजी डेटा है। इसे पता पुस्तिकाओं की तरह ही सुरक्षित रखें।|खोजें|सभी|संदिग्ध|कम निश्चित|विरोध|जोड़े गए|अनुत्तरित|वही व्यक्ति|अलग व्यक्ति|पूर्ववत करें|उत्तर डाउनलोड करें|पहले|बाद में|पक्ष|विपक्ष|निश्चितता|कुछ नहीं मिला|उत्तर डाउनलोड करें और फ़ाइल unicard merge --decisions को दें।
    hu|Egyesítés áttekintése|Ez az oldal személyes adatokat tartalmaz. Őrizze úgy, mint magukat a címjegyzékeket.|Keresés|Mind|Kétséges|Kevésbé biztos|Ellentmondások|Egyesített|Megválaszolatlan|Ugyanaz a személy|Különböző személyek|Visszavonás|Válaszok letöltése|Előtte|Utána|Mellette|Ellene|Bizonyosság|Nincs találat|Töltse le a válaszokat, és adja a fájlt a unicard merge --decisions parancsnak.
    id|Tinjauan penggabungan|Halaman ini berisi data pribadi. Simpanlah seperti buku alamat itu sendiri.|Cari|Semua|Meragukan|Kurang pasti|Konflik|Digabung|Belum dijawab|Orang yang sama|Orang berbeda|Urungkan|Unduh jawaban|Sebelum|Sesudah|Mendukung|Menentang|Kepastian|Tidak ada yang ditemukan|Unduh jawaban dan berikan berkasnya ke unicard merge --decisions.
    it|Revisione di un’unione|Questa pagina contiene dati privati. Conservala come le rubriche stesse.|Cerca|Tutti|Dubbi|Meno certi|Conflitti|Uniti|Senza risposta|La stessa persona|Persone diverse|Annulla|Scarica le risposte|Prima|Dopo|A favore|Contro|Certezza|Nessun risultato|Scarica le risposte e passa il file a unicard merge --decisions.
    ja|統合の確認|このページには個人情報が含まれています。アドレス帳と同じように保管してください。|検索|すべて|不確か|確度が低い|矛盾|統合済み|未回答|同じ人|別の人|取り消す|回答をダウンロード|前|後|根拠|反証|確度|見つかりません|回答をダウンロードし、そのファイルを unicard merge --decisions に渡してください。
    ko|병합 검토|이 페이지에는 개인 정보가 있습니다. 주소록처럼 보관하세요.|검색|모두|불확실|덜 확실함|충돌|병합됨|미응답|같은 사람|다른 사람|실행 취소|답변 다운로드|이전|이후|찬성|반대|확실성|결과 없음|답변을 다운로드하여 unicard merge --decisions에 파일을 전달하세요.
    nl|Controle van een samenvoeging|Deze pagina bevat privégegevens. Bewaar haar als de adresboeken zelf.|Zoeken|Alles|Twijfelachtig|Minder zeker|Tegenstrijdigheden|Samengevoegd|Onbeantwoord|Dezelfde persoon|Verschillende personen|Ongedaan maken|Antwoorden downloaden|Voor|Na|Ervoor|Ertegen|Zekerheid|Niets gevonden|Download de antwoorden en geef het bestand aan unicard merge --decisions.
    nb|Gjennomgang av sammenslåing|Denne siden inneholder private data. Oppbevar den som selve adressebøkene.|Søk|Alle|Tvilsomme|Mindre sikre|Konflikter|Slått sammen|Ubesvart|Samme person|Forskjellige personer|Angre|Last ned svar|Før|Etter|For|Imot|Sikkerhet|Ingenting funnet|Last ned svarene og gi filen til unicard merge --decisions.
    pl|Przegląd scalania|Ta strona zawiera dane prywatne. Przechowuj ją tak jak same książki adresowe.|Szukaj|Wszystkie|Wątpliwe|Mniej pewne|Sprzeczności|Scalone|Bez odpowiedzi|Ta sama osoba|Różne osoby|Cofnij|Pobierz odpowiedzi|Przed|Po|Za|Przeciw|Pewność|Nic nie znaleziono|Pobierz odpowiedzi i podaj plik poleceniu unicard merge --decisions.
    pt|Revisão de uma mesclagem|Esta página contém dados privados. Guarde-a como as próprias agendas.|Buscar|Tudo|Duvidosos|Menos certos|Conflitos|Unidos|Sem resposta|A mesma pessoa|Pessoas diferentes|Desfazer|Baixar respostas|Antes|Depois|A favor|Contra|Certeza|Nada encontrado|Baixe as respostas e passe o arquivo a unicard merge --decisions.
    pt-PT|Revisão de uma união|Esta página contém dados privados. Guarde-a como as próprias agendas.|Procurar|Tudo|Duvidosos|Menos certos|Conflitos|Unidos|Sem resposta|A mesma pessoa|Pessoas diferentes|Anular|Descarregar respostas|Antes|Depois|A favor|Contra|Certeza|Nada encontrado|Descarregue as respostas e passe o ficheiro a unicard merge --decisions.
    ru|Проверка объединения|На этой странице личные данные. Храните её как сами адресные книги.|Поиск|Все|Сомнительные|Менее надёжные|Противоречия|Объединённые|Без ответа|Один человек|Разные люди|Отменить|Скачать ответы|До|После|За|Против|Уверенность|Ничего не найдено|Скачайте ответы и передайте файл команде unicard merge --decisions.
    sv|Granskning av en sammanslagning|Den här sidan innehåller privata uppgifter. Förvara den som själva adressböckerna.|Sök|Alla|Tveksamma|Mindre säkra|Konflikter|Sammanslagna|Obesvarade|Samma person|Olika personer|Ångra|Hämta svar|Före|Efter|För|Emot|Säkerhet|Inget hittades|Hämta svaren och ge filen till unicard merge --decisions.
    th|ตรวจทานการรวม|หน้านี้มีข้อมูลส่วนตัว โปรดเก็บรักษาเหมือนสมุดที่อยู่|ค้นหา|ทั้งหมด|น่าสงสัย|แน่ใจน้อยกว่า|ข้อขัดแย้ง|รวมแล้ว|ยังไม่ตอบ|คนเดียวกัน|คนละคน|เลิกทำ|ดาวน์โหลดคำตอบ|ก่อน|หลัง|สนับสนุน|คัดค้าน|ความแน่ใจ|ไม่พบ|ดาวน์โหลดคำตอบแล้วส่งไฟล์ให้ unicard merge --decisions
    tr|Birleştirmeyi gözden geçirme|Bu sayfa özel veriler içerir. Adres defterlerinin kendisi gibi saklayın.|Ara|Tümü|Şüpheli|Daha az kesin|Çelişkiler|Birleştirilmiş|Yanıtlanmamış|Aynı kişi|Farklı kişiler|Geri al|Yanıtları indir|Önce|Sonra|Lehte|Aleyhte|Kesinlik|Hiçbir şey bulunamadı|Yanıtları indirin ve dosyayı unicard merge --decisions komutuna verin.
    uk|Перевірка об’єднання|На цій сторінці приватні дані. Зберігайте її як самі адресні книги.|Пошук|Усі|Сумнівні|Менш надійні|Суперечності|Об’єднані|Без відповіді|Та сама людина|Різні люди|Скасувати|Завантажити відповіді|До|Після|За|Проти|Певність|Нічого не знайдено|Завантажте відповіді й передайте файл команді unicard merge --decisions.
    vi|Xem lại việc gộp|Trang này chứa dữ liệu riêng tư. Hãy giữ nó như chính sổ địa chỉ.|Tìm|Tất cả|Nghi ngờ|Kém chắc chắn|Mâu thuẫn|Đã gộp|Chưa trả lời|Cùng một người|Người khác nhau|Hoàn tác|Tải câu trả lời|Trước|Sau|Ủng hộ|Phản đối|Độ chắc chắn|Không tìm thấy gì|Tải câu trả lời và đưa tệp cho unicard merge --decisions.
    zh|合并审查|此页包含私人数据。请像保管通讯录一样保管它。|搜索|全部|存疑|不太确定|冲突|已合并|未回答|同一个人|不同的人|撤销|下载答案|之前|之后|支持|反对|确定度|未找到|下载答案，并将文件交给 unicard merge --decisions。
    zh-Hant|合併檢視|此頁包含私人資料。請像保管通訊錄一樣保管它。|搜尋|全部|存疑|不太確定|衝突|已合併|未回答|同一個人|不同的人|復原|下載答案|之前|之後|支持|反對|確定度|找不到|下載答案，並將檔案交給 unicard merge --decisions。
    """
}
