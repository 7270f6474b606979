/// Words in the headers of tables, of the languages of the Caucasus, of Asia and of Africa; ``ColumnWords`` says how the list is made.
enum AsianColumnWords {
  static let text: StaticString = """
    = hy
    name.whole:full: անուն ազգանուն
    name.given: անուն
    name.family: ազգանուն
    name.middle: հայրանուն
    email: էլ փոստ|էլեկտրոնային փոստ|էլ հասցե
    phone: հեռախոս|հեռախոսահամար|հեռ
    phone:mobile: բջջային|բջջային հեռախոս|բջջ
    phone:home: տան հեռախոս|քաղաքային
    phone:work: աշխատանքային հեռախոս
    address.whole: հասցե
    address.street: փողոց
    address.city: քաղաք|բնակավայր|գյուղ
    address.region: մարզ
    address.postcode: փոստային ինդեքս|ինդեքս
    address.country: երկիր
    birthday: ծննդյան օր|ծննդյան ամսաթիվ|ծննդյան տարեթիվ|ծնվել է
    note: նշումներ|նշում|ծանոթություն
    title: պաշտոն|մասնագիտություն
    org.name: կազմակերպություն|ընկերություն
    category: խումբ
    gender: սեռ
    = ka
    name.whole:full: სახელი და გვარი|სახელი გვარი|სრული სახელი
    name.given: სახელი
    name.family: გვარი
    name.middle: მამის სახელი
    email: ელ ფოსტა|ელფოსტა|მეილი|ელექტრონული ფოსტა
    phone: ტელეფონი|ტელ|ტელეფონის ნომერი|ნომერი
    phone:mobile: მობილური|მობ|მობილური ტელეფონი
    phone:home: სახლის ტელეფონი|ბინის ტელეფონი
    phone:work: სამსახურის ტელეფონი
    address.whole: მისამართი
    address.street: ქუჩა
    address.city: ქალაქი|სოფელი
    address.region: რეგიონი|რაიონი
    address.postcode: საფოსტო ინდექსი|საფოსტო კოდი|ინდექსი
    address.country: ქვეყანა
    birthday: დაბადების თარიღი|დაბადების დღე|დაბადებული
    note: შენიშვნა|შენიშვნები|კომენტარი
    title: თანამდებობა|პროფესია
    org.name: კომპანია|ორგანიზაცია
    category: ჯგუფი
    gender: სქესი
    keep: პირადი ნომერი|თარიღი
    = ar
    name.whole: الاسم|اسم
    name.whole:full: الاسم الكامل|الاسم بالكامل|اسم العضو|اسم العميل|الاسم الثلاثي|اسم الطالب
    name.whole:full: العضو|العميل
    name.given: الاسم الأول|الإسم الأول|الاسم الاول
    name.middle: الاسم الأوسط
    relation:father: اسم الأب|اسم الاب
    name.family: اسم العائلة|العائلة|اللقب|الاسم الأخير|الكنية|الاسم الاخير
    name.prefix: اللقب الشرفي|التحية
    email: البريد الإلكتروني|البريد الالكتروني|بريد إلكتروني|الإيميل|ايميل|إيميل|البريد
    phone: الهاتف|هاتف|رقم الهاتف|تلفون|التليفون|رقم التلفون|تليفون|هاتف ثابت|الهاتف الثابت
    phone:mobile: الجوال|جوال|الموبايل|موبايل|المحمول|رقم الجوال|الهاتف المحمول|النقال
    phone:mobile: رقم الموبايل|الهاتف الجوال|واتساب|الخلوي
    phone:home: هاتف المنزل|هاتف البيت|تليفون المنزل
    phone:work: هاتف العمل|هاتف المكتب|تليفون العمل
    phone:otherFax: فاكس|الفاكس
    address.whole: العنوان|عنوان
    address.street: الشارع|شارع|اسم الشارع
    address.streetNumber: رقم المبنى|رقم المنزل|رقم البيت
    address.subLocality: الحي|حي|المنطقة السكنية
    address.pobox: ص ب|صندوق البريد|صندوق بريد
    address.city: المدينة|مدينة|البلدة
    address.region: المحافظة|المنطقة|الولاية|محافظة
    address.postcode: الرمز البريدي|رمز بريدي
    address.country: البلد|الدولة|دولة
    org.name: الشركة|شركة|المؤسسة|جهة العمل|المنظمة|المدرسة
    org.unit: القسم|الإدارة
    title: الوظيفة|المسمى الوظيفي|المهنة|المنصب
    birthday: تاريخ الميلاد|تاريخ الولادة|الميلاد
    note: ملاحظات|ملاحظة|الملاحظات|تعليق
    category: المجموعة|الفئة|التصنيف
    gender: الجنس
    relation:spouse: الزوج|الزوجة|اسم الزوجة|اسم الزوج
    relation:child: الأبناء|الأولاد
    keep: م|الرقم|رقم العضوية|رقم الهوية|رقم العميل|المبلغ|التاريخ|الحالة|الصف|العمر|السجل المدني
    keep: الجنسية
    = fa
    name.whole: نام و نام خانوادگی|اسم
    name.whole:full: نام کامل|نام و نام‌خانوادگی|نام بیمار|عضو|مشتری|نام و فامیل
    name.given: نام|نام کوچک
    relation:father: نام پدر
    name.family: نام خانوادگی|فامیل|فامیلی|نام‌خانوادگی
    name.prefix: عنوان|لقب
    email: ایمیل|پست الکترونیک|پست الکترونیکی|رایانامه|نشانی ایمیل
    phone: تلفن|شماره تلفن|تلفن ثابت|شماره تماس|تلفن تماس|شماره
    phone:mobile: موبایل|تلفن همراه|همراه|شماره موبایل|شماره همراه|گوشی
    phone:home: تلفن منزل|منزل|تلفن خانه
    phone:work: تلفن محل کار|تلفن کار|محل کار تلفن|تلفن دفتر
    phone:otherFax: نمابر|فکس|دورنگار
    phone.extension: داخلی
    address.whole: آدرس|نشانی|آدرس منزل|نشانی منزل
    address.street: خیابان
    address.streetNumber: پلاک
    address.apartment: واحد
    address.city: شهر|شهرستان
    address.region: استان
    address.postcode: کد پستی|کدپستی
    address.country: کشور
    org.name: شرکت|سازمان|محل کار|نام شرکت|موسسه
    org.unit: بخش|واحد سازمانی
    title: سمت|شغل|عنوان شغلی
    birthday: تاریخ تولد|تولد|ت تولد
    note: توضیحات|یادداشت|ملاحظات|توضیح
    category: گروه|دسته
    gender: جنسیت
    relation:spouse: همسر|نام همسر
    relation:child: فرزند|فرزندان
    keep: ردیف|کد ملی|شماره پرونده|شماره عضویت|مبلغ|تاریخ|وضعیت|سن|بیمه|نوبت
    = he
    name.whole: שם
    name.whole:full: שם מלא|שם ומשפחה|שם פרטי ומשפחה|שם החבר|לקוח
    name.given: שם פרטי
    name.family: שם משפחה|משפחה
    name.prefix: תואר|פנייה
    nickname: כינוי
    email: דוא"ל|דואל|אימייל|מייל|דואר אלקטרוני|כתובת מייל|כתובת דואל|דוא״ל
    phone: טלפון|טל|מספר טלפון|מס טלפון|טלפון קווי|טל'
    phone:mobile: נייד|טלפון נייד|סלולרי|פלאפון|סלולארי|טל נייד|מספר נייד
    phone:home: טלפון בבית|טלפון בית|בית טלפון
    phone:work: טלפון בעבודה|טלפון עבודה
    phone:otherFax: פקס
    address.whole: כתובת|מען|כתובת מגורים
    address.street: רחוב|רחוב ומספר
    address.streetNumber: מספר בית|מס בית|בית
    address.apartment: דירה|מספר דירה|מס דירה
    address.floor: קומה
    address.building: כניסה
    address.city: עיר|ישוב|יישוב
    address.postcode: מיקוד
    address.pobox: ת ד|ת״ד|תד
    address.country: מדינה|ארץ
    org.name: חברה|ארגון|מקום עבודה|שם החברה|מעסיק
    org.unit: מחלקה
    title: תפקיד|מקצוע|משרה
    birthday: תאריך לידה|יום הולדת|ת לידה
    note: הערות|הערה
    category: קבוצה|קבוצות|קטגוריה
    gender: מין
    relation:spouse: בן זוג|בת זוג|בן בת זוג
    relation:child: ילדים|ילד
    relation:mother: אם|אמא|שם האם
    relation:father: אב|אבא|שם האב
    keep: ת ז|תעודת זהות|תז|מספר זהות|סכום|תאריך|סטטוס|כיתה|גיל
    = hi
    name.whole: नाम|सदस्य का नाम
    name.whole:full: पूरा नाम|सदस्य|ग्राहक का नाम
    name.given: पहला नाम|प्रथम नाम
    name.middle: मध्य नाम
    relation:father: पिता का नाम|पिता
    relation:mother: माता का नाम|माता
    name.family: उपनाम|अंतिम नाम|कुलनाम|सरनेम
    email: ईमेल|ई मेल|ई-मेल|ईमेल पता
    phone: फ़ोन|फोन|फोन नंबर|दूरभाष|टेलीफोन|फ़ोन नंबर|संपर्क|संपर्क नंबर
    phone:mobile: मोबाइल|मोबाइल नंबर|मोबाइल नं|मो
    phone:home: घर का फोन|घर फोन
    phone:work: कार्यालय फोन|दफ्तर फोन
    address.whole: पता|घर का पता
    address.street: सड़क|गली|मार्ग
    address.streetNumber: मकान नंबर|मकान नं|मकान संख्या
    address.subLocality: मोहल्ला|गांव|गाँव|ग्राम
    address.city: शहर|नगर
    address.subAdministrativeArea: जिला|ज़िला|तहसील
    address.region: राज्य|प्रदेश
    address.postcode: पिन|पिन कोड|पिनकोड
    address.country: देश
    org.name: कंपनी|संस्था|संगठन
    title: पद|व्यवसाय|पेशा
    birthday: जन्म तिथि|जन्मदिन|जन्मतिथि|जन्म तारीख
    note: टिप्पणी|विवरण|नोट
    category: समूह|श्रेणी
    gender: लिंग
    relation:spouse: पति पत्नी|पत्नी|पति
    keep: क्रमांक|क्र|क्र सं|राशि|तारीख|दिनांक|आयु|कक्षा|सदस्यता संख्या
    = bn
    name.whole: নাম
    name.whole:full: পুরো নাম|পূর্ণ নাম|সদস্যের নাম
    name.given: প্রথম নাম|নামের প্রথম অংশ
    name.family: শেষ নাম|পদবি|পদবী|বংশনাম
    email: ইমেইল|ই মেইল|ই-মেইল|ইমেল
    phone: ফোন|ফোন নম্বর|টেলিফোন|দূরালাপনী
    phone:mobile: মোবাইল|মোবাইল নম্বর|মোবাইল নং|মুঠোফোন
    phone:home: বাসার ফোন
    phone:work: অফিস ফোন|অফিসের ফোন
    address.whole: ঠিকানা|বর্তমান ঠিকানা
    address.street: রাস্তা|সড়ক|রোড
    address.streetNumber: বাড়ি|বাড়ি নং|বাসা নং
    address.subLocality: গ্রাম|এলাকা|মহল্লা|ডাকঘর
    address.city: শহর
    address.subAdministrativeArea: উপজেলা|থানা
    address.region: জেলা|বিভাগ
    address.postcode: পোস্টকোড|পোস্ট কোড|ডাক কোড
    address.country: দেশ
    org.name: প্রতিষ্ঠান|কোম্পানি
    title: পদবি পেশা|পেশা|পদ
    birthday: জন্ম তারিখ|জন্মদিন|জন্মতারিখ
    note: মন্তব্য|নোট|মন্তব্য নোট
    gender: লিঙ্গ
    keep: ক্রমিক|ক্রমিক নং|রক্তের গ্রুপ|তারিখ|বয়স|শ্রেণি
    = ta
    name.whole: பெயர்
    name.whole:full: முழு பெயர்|முழுப் பெயர்
    name.given: முதல் பெயர்
    name.family: கடைசி பெயர்|குடும்பப் பெயர்
    email: மின்னஞ்சல்
    phone: தொலைபேசி|தொலைபேசி எண்
    phone:mobile: கைபேசி|மொபைல்|கைபேசி எண்|அலைபேசி
    address.whole: முகவரி
    address.street: தெரு
    address.city: நகரம்|ஊர்
    address.region: மாநிலம்|மாவட்டம்
    address.postcode: அஞ்சல் குறியீடு|பின்கோடு
    address.country: நாடு
    birthday: பிறந்த தேதி|பிறந்த நாள்
    note: குறிப்பு|குறிப்புகள்
    = si
    name.whole: නම
    name.whole:full: සම්පූර්ණ නම
    name.given: මුල් නම|පළමු නම
    name.family: වාසගම|අවසන් නම
    email: විද්‍යුත් තැපෑල|ඊමේල්|ඊ මේල්
    phone: දුරකථන|දුරකථනය|දුරකථන අංකය|දුරකථන අංක
    phone:mobile: ජංගම|ජංගම දුරකථනය|ජංගම දුරකථන|ජංගම දුරකථන අංකය
    phone:home: නිවසේ දුරකථනය
    address.whole: ලිපිනය
    address.street: පාර|වීදිය
    address.city: නගරය
    address.region: දිස්ත්‍රික්කය|පළාත
    address.postcode: තැපැල් කේතය
    address.country: රට
    birthday: උපන් දිනය|උපන්දිනය
    note: සටහන්|සටහන
    title: රැකියාව|තනතුර
    = am
    name.whole: ስም
    name.whole:full: ሙሉ ስም
    name.middle: የአባት ስም
    name.family: የአያት ስም
    email: ኢሜይል|ኢሜል
    phone: ስልክ|ስልክ ቁጥር
    phone:mobile: ሞባይል|የሞባይል ስልክ
    phone:home: የቤት ስልክ
    phone:work: የቢሮ ስልክ
    address.whole: አድራሻ
    address.city: ከተማ
    address.subLocality: ቀበሌ|ክፍለ ከተማ|ወረዳ
    address.streetNumber: የቤት ቁጥር
    address.region: ክልል
    address.country: አገር|ሀገር
    address.pobox: ፖ ሳ ቁ|ፖስታ ሳጥን
    birthday: የልደት ቀን|የትውልድ ቀን
    note: ማስታወሻ
    title: ሥራ|ስራ|የሥራ መደብ
    gender: ፆታ|ጾታ
    keep: ተ ቁ|ቁጥር
    = th
    name.whole: ชื่อ
    name.whole:full: ชื่อ นามสกุล|ชื่อ สกุล|ชื่อเต็ม|ชื่อและนามสกุล|ชื่อสกุล|ชื่อนามสกุล
    name.whole:full: ชื่อลูกค้า|ชื่อผู้ติดต่อ
    name.given: ชื่อจริง
    name.family: นามสกุล|สกุล
    name.prefix: คำนำหน้า|คำนำหน้าชื่อ
    nickname: ชื่อเล่น
    email: อีเมล|อีเมล์|อีเมลล์|อี เมล|ที่อยู่อีเมล
    phone: โทรศัพท์|โทร|เบอร์โทร|เบอร์โทรศัพท์|หมายเลขโทรศัพท์|เบอร์ติดต่อ|เบอร์
    phone:mobile: มือถือ|เบอร์มือถือ|โทรศัพท์มือถือ|โทรศัพท์เคลื่อนที่
    phone:home: โทรศัพท์บ้าน|เบอร์บ้าน
    phone:work: โทรศัพท์ที่ทำงาน|เบอร์ที่ทำงาน|โทรที่ทำงาน
    phone:otherFax: โทรสาร|แฟกซ์
    address.whole: ที่อยู่
    address.street: ถนน
    address.streetNumber: บ้านเลขที่|เลขที่
    address.block: หมู่|หมู่ที่
    address.subLocality: ตำบล|แขวง|ตำบล แขวง|แขวง ตำบล
    address.subAdministrativeArea: อำเภอ|เขต|อำเภอ เขต|เขต อำเภอ
    address.region: จังหวัด
    address.city: เมือง
    address.postcode: รหัสไปรษณีย์|ไปรษณีย์
    address.country: ประเทศ
    org.name: บริษัท|หน่วยงาน|องค์กร|ชื่อบริษัท
    org.unit: แผนก|ฝ่าย
    title: ตำแหน่ง|อาชีพ
    birthday: วันเกิด|วันเดือนปีเกิด|วัน เดือน ปี เกิด
    note: หมายเหตุ|บันทึก
    category: กลุ่ม
    gender: เพศ
    im: ไลน์|ไลน์ไอดี|ไอดีไลน์
    keep: ลำดับ|ลำดับที่|เลขบัตรประชาชน|เลขประจำตัวประชาชน|จำนวน|วันที่|อายุ|รหัสลูกค้า
    = vi
    name.whole: tên liên hệ
    name.whole:full: họ và tên|họ tên|tên đầy đủ|họ và tên đầy đủ|tên khách hàng|khách hàng
    name.whole:full: thành viên|học sinh|tên thành viên
    name.given: tên
    name.middle: tên đệm|tên lót|đệm
    name.family: họ
    name.prefix: danh xưng|xưng hô
    nickname: biệt danh
    email: email|thư điện tử|địa chỉ email|e mail|hòm thư
    phone: điện thoại|số điện thoại|sđt|đt|số đt|điện thoại cố định|điện thoại bàn|máy bàn|đt bàn
    phone:mobile: di động|điện thoại di động|đt di động|số di động|đtdđ|zalo|sđt di động
    phone:home: điện thoại nhà|đt nhà|nhà riêng
    phone:work: điện thoại cơ quan|đt cơ quan|điện thoại công ty
    address.whole: địa chỉ|địa chỉ nhà|nơi ở|chỗ ở
    address.street: đường|tên đường|số nhà đường|số nhà tên đường
    address.streetNumber: số nhà
    address.subLocality: phường|xã|phường xã|xã phường|thôn
    address.subAdministrativeArea: quận|huyện|quận huyện|huyện quận
    address.region: tỉnh|tỉnh thành|tỉnh tp|tỉnh thành phố|tỉnh thành phố trực thuộc
    address.city: thành phố|tp
    address.postcode: mã bưu điện|mã bưu chính|mã zip
    address.country: quốc gia|nước
    org.name: công ty|cơ quan|tổ chức|nơi làm việc|đơn vị|tên công ty
    org.unit: phòng ban|phòng|bộ phận
    title: chức vụ|nghề nghiệp|chức danh|công việc
    birthday: ngày sinh|sinh nhật|ngày tháng năm sinh
    birthday.year: năm sinh
    note: ghi chú|chú thích|lưu ý
    category: nhóm
    gender: giới tính
    relation:spouse: vợ chồng|vợ|chồng
    relation:child: con|các con
    keep: stt|số thứ tự|cmnd|cccd|mã kh|mã khách hàng|mã số thuế|số tiền|ngày|lớp|tuổi
    = id
    name.whole: nama
    name.whole:full: nama lengkap|nama pembeli|nama anggota|nama pelanggan|nama siswa|anggota
    name.whole:full: nama peserta|peserta|pelanggan|nama tamu|tamu
    name.given: nama depan
    name.middle: nama tengah
    name.family: nama belakang|nama keluarga|marga
    name.prefix: gelar|sapaan|panggilan gelar
    nickname: nama panggilan|panggilan|julukan
    email: email|surel|alamat email|pos el|alamat surel
    phone: telepon|telp|no telepon|nomor telepon|no telp|tlp|no tlp|telpon|no telpon|kontak
    phone:mobile: hp|no hp|nomor hp|ponsel|no ponsel|handphone|no handphone|seluler|nomor ponsel
    phone:mobile: wa|no wa|whatsapp|nomor wa|telepon seluler
    phone:home: telepon rumah|telp rumah|no telp rumah
    phone:work: telepon kantor|telp kantor
    phone:otherFax: faks|faksimile
    address.whole: alamat|alamat rumah|alamat lengkap jalan
    address.street: jalan|nama jalan|jln
    address.streetNumber: nomor rumah|no rumah
    address.block: rt rw|rt|rw
    address.subLocality: kelurahan|desa|kelurahan desa|desa kelurahan
    address.subAdministrativeArea: kecamatan
    address.city: kota|kabupaten|kota kab|kota kabupaten|kab kota|kabupaten kota
    address.region: provinsi|propinsi
    address.postcode: kode pos|kodepos
    address.country: negara
    org.name: perusahaan|instansi|organisasi|kantor|nama perusahaan|tempat kerja
    org.unit: bagian|divisi|departemen
    title: jabatan|pekerjaan|profesi
    birthday: tanggal lahir|tgl lahir|ulang tahun|ttl|tgl kelahiran
    note: catatan|keterangan|ket
    category: grup|kelompok|kategori
    gender: jenis kelamin|kelamin|l p
    relation:spouse: istri|suami|pasangan|suami istri
    relation:child: anak|nama anak
    relation:parent: orang tua|wali|nama orang tua|nama wali
    @self: pembeli|anggota|pelanggan|pemesan|siswa
    @shipping: penerima|pengiriman
    @home: rumah|pribadi
    @work: kantor
    &: dan|atau
    keep: nik|npwp|no anggota|nomor anggota|jumlah|harga|tanggal|status|kelas|umur|usia|agama
    keep: no ktp|no urut
    = ms
    name.whole: nama
    name.whole:full: nama penuh
    name.family: nama bapa
    email: emel|e mel|alamat emel
    phone: telefon|no telefon|tel|no tel|nombor telefon
    phone:mobile: telefon bimbit|no telefon bimbit|bimbit|no hp
    phone:home: telefon rumah
    phone:work: telefon pejabat
    address.whole: alamat
    address.city: bandar|pekan|bandaraya
    address.region: negeri
    address.postcode: poskod
    address.country: negara
    org.name: syarikat|majikan
    title: jawatan|pekerjaan
    birthday: tarikh lahir|hari lahir
    note: catatan|nota
    keep: no kad pengenalan|no kp|bil
    = fil
    name.whole: pangalan
    name.whole:full: buong pangalan
    name.given: unang pangalan
    name.middle: gitnang pangalan
    name.family: apelyido
    phone: telepono|numero ng telepono
    phone:mobile: selpon|cellphone no|cp no|cp number|numero ng cellphone
    address.whole: tirahan
    address.street: kalye
    address.subLocality: barangay|brgy|bgy|purok
    address.city: lungsod|bayan|lungsod bayan|city municipality|municipality city
    address.region: lalawigan|probinsya
    address.postcode: zip code
    birthday: kaarawan|petsa ng kapanganakan|araw ng kapanganakan
    note: tala|puna
    gender: kasarian
    relation:spouse: asawa
    = sw
    name.whole: jina
    name.whole:full: jina kamili|jina la mwanachama|majina kamili
    name.given: jina la kwanza
    name.middle: jina la kati|jina la baba
    name.family: jina la ukoo|jina la mwisho|ukoo
    email: barua pepe|baruapepe
    phone: simu|namba ya simu|nambari ya simu|simu ya mezani
    phone:mobile: simu ya mkononi|mkononi|rununu
    phone:home: simu ya nyumbani
    phone:work: simu ya kazini|simu ya ofisi
    address.whole: anwani|makazi
    address.street: mtaa|barabara
    address.pobox: s l p|slp|sanduku la posta
    address.city: mji|jiji
    address.region: mkoa|jimbo|kaunti
    address.subAdministrativeArea: wilaya|kata
    address.postcode: msimbo wa posta
    address.country: nchi
    org.name: kampuni|shirika|taasisi
    title: kazi|cheo|wadhifa
    birthday: tarehe ya kuzaliwa|siku ya kuzaliwa
    note: maoni|maelezo
    category: kikundi
    gender: jinsia
    relation:spouse: mke|mume|mwenzi
    keep: na|namba ya uanachama|kiasi|tarehe|ada
    = ja
    ~: 以下|以降|まで|欄|入力|必須|任意|など
    name.whole: 名前|氏名|お名前|名称
    name.whole:full: 姓名|氏 名|フルネーム|会員名|会員氏名|生徒氏名|児童氏名|お客様名|顧客名|宛名|参加者|参加者名|生徒名|利用者名|世帯主|患者名|漢字氏名
    name.whole:full: 氏名 漢字|お名前 漢字|児童名|園児名|購入者名|注文者名|受取人|連名
    org.whole: 取引先名|取引先|得意先名|仕入先名|宛先名|送り先名
    name.given: 名|お名前 名|名 漢字|名前 名
    name.family: 姓|苗字|名字|氏|お名前 姓|姓 漢字|名字 漢字
    name.prefix: 肩書
    name.suffix: 敬称
    nickname: ニックネーム|愛称|通称|あだ名
    previousFamily: 旧姓
    phoneticFamily.whole: フリガナ|ふりがな|よみ|読み|よみがな|読み仮名|ヨミガナ|カナ|カナ氏名|氏名カナ|氏名 カナ|氏名 フリガナ|氏名フリガナ|氏名 ふりがな
    phoneticFamily.whole: ヨミ|かな|氏名かな|お名前カナ|お名前 カナ|お名前 フリガナ|取引先名 カナ|名前 カナ|名前カナ|ﾌﾘｶﾞﾅ|ｶﾅ|保護者氏名カナ
    phoneticFamily.whole: 会員名カナ|名称カナ|会社名 フリガナ
    phoneticGiven: 名 カナ|名カナ|メイ|名 フリガナ|名フリガナ|名 かな|めい|名よみ|名の読み|名 よみ|名 ふりがな
    phoneticFamily: 姓 カナ|姓カナ|セイ|姓 フリガナ|姓フリガナ|姓 かな|せい|姓よみ|姓の読み|姓 よみ|姓 ふりがな
    email: メール|メールアドレス|eメール|電子メール|e mail|email|mail|メアド|pcメール|携帯メール|担当者メールアドレス|e メール
    phone: 電話|電話番号|tel|ＴＥＬ|固定電話|連絡先|連絡先電話番号|代表電話|電話1|代表番号|連絡先番号|緊急連絡先電話|お電話番号|電話番号1
    phone:mobile: 携帯|携帯電話|携帯番号|携帯電話番号|携帯tel|携帯 電話|スマホ|携帯電話 番号
    phone:home: 自宅電話|自宅電話番号|自宅|自宅tel|電話 自宅|家電話|宅電
    phone:work: 勤務先電話|勤務先電話番号|会社電話|会社電話番号|職場電話|勤務先tel|会社tel|電話 会社|職場電話番号
    phone:otherFax: fax|ファックス|ファクス|fax番号|ｆａｘ|ＦＡＸ|ファックス番号
    phone.extension: 内線|内線番号
    address.whole: 住所|現住所|ご住所|所在地|自宅住所|住所 自宅|送付先住所
    address.street: 住所1|番地|町名番地|町名 番地|町域 番地|丁目番地|町名・番地|町域|住所１|番地等|住所 番地|市区町村 番地|市区町村番地|字番地
    address.street2: 住所2|住所２|住所 2
    address.building: 建物名|建物|マンション名|ビル名|建物名 部屋番号|建物名部屋番号|建物 部屋番号|アパート マンション名|アパート・マンション名|方書|住所3
    address.building: 住所３|建物名等|マンション ビル名|建物名 号室
    address.postcode: 〒|郵便番号|〒番号|郵便|zip|郵便番号 7桁|ご郵便番号
    address.region: 都道府県|県|都道府県名|県名
    address.street: 市区町村以下|市町村以下|市区町村以降|市区郡以下|市区町村番地以下|都道府県以下
    address.city: 市区町村|市町村|市|市区郡|市区|市町|市郡区|市区町村名
    address.country: 国|国名
    org.name: 会社|会社名|勤務先|法人名|団体名|企業名|所属|組織|社名|会社 団体|勤務先名|学校名|店名|会社名称|事業所名|屋号|御社名|貴社名
    org.unit: 部署|部署名|部門|所属部署|課|部課|所属部課|部署 課
    title: 役職|職業|役職名|肩書き|職種|役割|職位|係|役
    birthday: 生年月日|誕生日|生まれ|誕生年月日|お誕生日
    date:anniversary: 記念日|結婚記念日
    url: url|ホームページ|サイト|ウェブサイト|hp
    note: 備考|メモ|備考欄|特記事項|摘要|コメント|備考 メモ|連絡事項
    category: グループ|分類|区分|カテゴリ|カテゴリー|グループ名|種別分類|ラベル
    gender: 性別
    relation:spouse: 配偶者|妻|夫|配偶者名
    relation:child: 子供|子ども|お子様|子
    relation:parent: 保護者|保護者氏名|保護者名
    relation:mother: 母|母氏名|母親
    relation:father: 父|父氏名|父親
    relation:emergency: 緊急連絡先
    relation:contact: 担当者氏名|担当者名|ご担当者|窓口担当者|担当|営業担当|ご担当者名|先方担当者
    @home: 自宅|個人
    @work: 勤務先|会社|職場
    @mobile: 携帯
    @fax: fax
    @parent: 保護者
    @mother: 母|母親
    @father: 父|父親
    @emergency: 緊急連絡先|緊急時|緊急
    @shipping: お届け先|届け先|送付先|配送先
    @billing: 請求先
    @self: 会員|お客様|生徒|児童|注文者|購入者|ご本人|本人|依頼主|ご依頼主
    @contactPerson: 担当者|担当|ご担当者
    keep: 番号|no|会員番号|会員no|顧客番号|顧客コード|出席番号|学籍番号|登録番号|組|クラス|学年|年齢|年会費|会費|金額|入会日|登録日|更新日|日付|数量|商品名
    keep: 注文番号|注文日|出欠|参加|不参加|年賀状|喪中|振込先銀行|口座|血液型|続柄|状態|種別|国籍|インボイス番号|取引先コード|コード|送受|年賀状 送|年賀状 受
    = zh
    name.whole: 姓名|名称|联系人|聯絡人|名稱|中文姓名|聯絡人姓名|联系人姓名
    name.whole:full: 全名|客户姓名|会员姓名|客戶姓名|會員姓名|收件人|收货人|学生姓名|學生姓名|顾客|成员|會員|会员|收件人姓名|員工姓名|员工姓名|师傅
    name.given: 名|名字
    name.family: 姓|姓氏
    name.prefix: 称呼|稱謂|称谓|尊称
    nickname: 昵称|暱稱|别名|绰号|外号|小名|綽號|網名|网名
    email: 邮箱|电子邮件|电子邮箱|电邮|電子郵件|電郵|信箱|電子信箱|邮箱地址|郵箱|e mail|email
    phone: 电话|电话号码|联系电话|固定电话|座机|電話|電話號碼|聯絡電話|市話|固话|固話|联系方式|聯絡方式|室內電話|電話 日
    phone:mobile: 手机|手机号|手机号码|移动电话|手機|手機號碼|行動電話|手機號|移动电话号码|流動電話|手提電話|行動
    phone:home: 家庭电话|住宅电话|家里电话|家裡電話|住家電話|宅电|住宅電話|家用電話
    phone:work: 办公电话|公司电话|单位电话|辦公電話|公司電話|工作电话|辦公室電話
    phone:otherFax: 传真|傳真|传真号码|傳真號碼
    phone.extension: 分机|分機|分机号
    address.whole: 地址|通讯地址|联系地址|家庭地址|住址|通訊地址|聯絡地址|收货地址|收件地址|戶籍地址|居住地址|住家地址|现住址
    address.street: 街道|路|街道地址|详细地址|街道門牌|路名|詳細地址
    address.streetNumber: 门牌号|門牌
    address.subLocality: 区|区县|县区|區|鄉鎮市區|区 县|行政區
    address.city: 城市|市|縣市|市 县
    address.region: 省|省份|省市|省 市|州|省 直辖市
    address.postcode: 邮编|邮政编码|郵遞區號|郵編|邮政编号|郵政編碼|邮码
    address.country: 国家|國家|国别|国家 地区
    org.name: 公司|单位|工作单位|公司名称|單位|公司名稱|企业|机构|企业名称|服務單位|任職公司
    org.unit: 部门|部門|科室|处室
    title: 职位|职务|职业|職稱|職位|職務|職業|头衔|职称|岗位
    birthday: 生日|出生日期|出生年月|出生年月日|生辰|出生|生日 西元
    date:anniversary: 纪念日|结婚纪念日|紀念日
    url: 网址|网站|主页|網址|網站
    im: 微信|微信号|qq|qq号|qq号码|line|line id|微信號|qq 号码
    note: 备注|说明|附注|備註|備注|備考|注记|備忘|留言|附註
    category: 分组|群组|组别|分类|標籤|标签|群組|分類|組別|类别
    gender: 性别|性別
    relation:spouse: 配偶|妻子|丈夫|爱人
    relation:child: 子女|孩子|小孩
    relation:parent: 家长|家長|监护人|家长姓名|家長姓名|監護人
    relation:mother: 母亲|母親|妈妈
    relation:father: 父亲|父親|爸爸
    relation:emergency: 紧急联系人|緊急聯絡人
    @home: 家庭|住宅|家|个人|私人
    @work: 公司|单位|办公|工作|辦公
    @mobile: 手机
    @emergency: 紧急联系人|紧急|緊急聯絡人|緊急
    @parent: 家长|家長|监护人
    @mother: 母亲|母親
    @father: 父亲|父親
    keep: 序号|序號|编号|編號|学号|學號|身份证|身份证号|身份證字號|会员号|會員編號|工号|班级|班級|年级|年龄|年齡|金额|金額|日期|订单号|数量|状态|民族|籍贯|车牌
    keep: 星座|血型|帐号|账号|统一编号|統一編號|用户id|座號|座号
    = ko
    name.whole: 이름|성명|성함|고객명
    name.whole:full: 전체 이름|성 명|회원명|회원 이름|학생명|받는 사람|수령인|참가자|성도명|신청자
    name.given: 이름 명
    name.family: 성|성씨
    nickname: 별명|닉네임|별칭
    email: 이메일|메일|전자우편|이메일 주소|e메일|전자 메일|메일주소
    phone: 전화|전화번호|연락처|유선전화|일반전화|전화 번호|대표전화|유선 전화
    phone:mobile: 휴대폰|휴대전화|핸드폰|휴대폰 번호|휴대전화번호|핸드폰 번호|휴대폰번호|핸드폰번호|모바일|휴대전화 번호|손전화
    phone:home: 집 전화|집전화|자택전화|자택 전화|자택|집 전화번호
    phone:work: 회사 전화|회사전화|직장전화|직장 전화|사무실 전화|회사 전화번호|사무실|직장 전화번호
    phone:workFax: 회사 팩스|사무실 팩스
    phone:otherFax: 팩스|팩스번호|팩스 번호
    phone.extension: 내선|내선번호
    address.whole: 주소|집 주소|자택 주소|자택주소|배송지|배송 주소|우편 주소|도로명 주소|도로명주소
    address.street2: 상세주소|상세 주소|나머지 주소
    address.postcode: 우편번호|우편 번호
    address.region: 시도|시 도|도
    address.city: 도시|시군구|시 군 구
    address.country: 국가|나라
    org.name: 회사|회사명|직장|소속|단체|기관|업체명|상호|직장명|학교|거래처명
    org.unit: 부서|부서명
    title: 직위|직책|직급|직업|직함|직분
    birthday: 생일|생년월일|출생일
    date:anniversary: 기념일|결혼기념일
    url: 홈페이지|웹사이트
    note: 메모|비고|참고|특이사항|설명|기타
    category: 그룹|분류|구분|카테고리|구역
    gender: 성별
    relation:spouse: 배우자|아내|남편
    relation:child: 자녀|아이
    relation:parent: 보호자|학부모|보호자명|부모
    relation:mother: 어머니|모친|엄마
    relation:father: 아버지|부친|아빠
    @home: 집|자택|개인
    @work: 회사|직장|사무실
    @parent: 보호자|학부모
    @emergency: 비상|비상연락처|긴급
    keep: 번호|순번|회원번호|학번|학년|반|나이|금액|가입일|등록일|날짜|상태|주민번호|주민등록번호|양력 음력|음력|수량|상품명
    """
}
