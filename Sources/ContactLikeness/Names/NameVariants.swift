/// Names that are written in many ways in Latin letters, where rules would also join others; and as
/// Arabic has them, which leaves out the vowels that tell محمد from محمود.
///
/// Gathered for this project from what is commonly known of them.
enum NameVariants {
  /// The usual spellings of one name in a line.
  private static let list = """
    muhammad mohammed mohamed mohammad mohamad muhammed muhamad mohamet muhamed mouhamed muhammet maxamed محمد
    ahmed ahmad ahmet achmed achmad ahmat axmed أحمد احمد
    mahmoud mahmud mehmud mahmood maxamuud محمود
    hassan hasan hassane xasan حسن
    hussein hussain husain hossein hossain husayn husein hussien houssein houcine hocine xuseen حسين
    ali aly cali caali علي
    omar umar omer oumar cumar عمر
    osman othman uthman usman ousmane othmane cismaan cusmaan عثمان
    yusuf youssef yousef yousuf yusef youssouf yussuf yuusuf يوسف
    ibrahim ebrahim brahim ibraheem ibrahima ibraahim إبراهيم ابراهيم
    ismail ismael esmail ismaeel ismaila ismaaciil ismaciil إسماعيل اسماعيل
    khaled khalid haled chaled خالد
    said saeed saiid saeid sayeed siciid سعيد
    sayed sayyid sayyed syed elsayed سيد
    rashid rachid rasheed rashed رشيد راشد
    tarek tariq tarik tareq طارق
    karim kareem kerim كريم
    jamal gamal djamal jemal cemal djamel jamel جمال
    jamil gamil jameel djamil جميل
    abdullah abdallah abdulla abdoulaye abdullahi cabdullahi cabdullaahi عبدالله
    abdelrahman abdulrahman abdurrahman abderrahmane abdelrahmane abdirahman cabdiraxmaan cabdiraxman عبدالرحمن
    mustafa mostafa moustafa mustapha mostapha moustapha مصطفى
    hamza hamzah حمزة
    bilal belal bilel بلال
    walid waleed oualid وليد
    nasser naser nassir nasir ناصر
    sami samy سامي
    samir sameer سمير
    amin ameen amine أمين امين
    fatima fatma fatimah fatema fatemeh fatoumata fadumo faadumo فاطمة
    aisha aicha aysha ayesha aischa aisyah casho caasha عائشة
    khadija khadijah chadidscha hadija khadidja khadiijo خديجة
    maryam mariam meriem myriam miriam مريم
    zainab zeinab zaynab zeynab zineb زينب
    layla leila laila leyla leyla ليلى
    nour noor nur noura نور
    yasmin yasmine yasmeen jasmin jasmine ياسمين
    hala halah هالة
    abdi cabdi
    abdulkadir abdiqadir cabdulqaadir cabdiqaadir
    farah faarax farax
    jama jaamac jamac
    halima xaliimo xalimo
    hodan xodan
    hawa xaawo xawo
    guled guuleed
    hersi xirsi
    ayan ayaan
    iman eman imane إيمان ايمان
    jon john
    philip phillip philipp filip
    stephen steven stefan stephan steffen
    catherine katherine kathryn katharine catharine
    alexander aleksandr aleksander alexandr oleksandr aleksandar alexandre
    alexandra aleksandra oleksandra
    nikolai mykola nikolay nikolaj nicolai
    dmitri dmytro dmitriy dmitry dimitri
    mikhail mykhailo michail mihail
    andrei andrii andriy andrej andrey
    sergei serhii serhiy sergey sergej serge
    vladimir volodymyr wladimir
    elena olena yelena jelena
    natalia nataliia natalya natalja nataliya natalie
    yulia julia iuliia yuliya
    xenia ksenia kseniya oksana ksenija
    yevgeny evgeny yevhen evgeni evgenij
    osuilleabhain suilleabhain shuilleabhain osullivan sullivan
    omurchu murchu mhurchu murphy
    oceallaigh ceallaigh cheallaigh kelly okelly
    breathnach bhreathnach walsh walshe
    macgabhann gabhann ghabhann mcgowan
    macgabhann gabhann ghabhann smith
    obriain briain bhriain obrien
    obroin broin bhroin byrne obyrne
    oriain riain ryan
    oconchuir conchuir chonchuir oconnor connor
    oconaill conaill chonaill oconnell connell
    oneill neill
    oraghallaigh raghallaigh oreilly reilly
    odochartaigh dochartaigh dhochartaigh doherty odoherty
    ocinneide cinneide chinneide kennedy
    oloinsigh oloingsigh loinsigh loingsigh lynch
    omuiri muiri mhuiri murray
    ocuinn cuinn chuinn quinn
    maclochlainn lochlainn mcloughlin mclaughlin
    ocearbhaill cearbhaill chearbhaill carroll
    oconghaile conghaile chonghaile connolly
    odalaigh dalaigh dhalaigh daly
    oduinn duinn dhuinn dunne dunn
    obraonain braonain bhraonain brennan
    deburca burca burke
    ocoileain coileain choileain collins
    ocleirigh cleirigh chleirigh clarke
    ocleirigh cleirigh chleirigh clery
    ohaodha haodha hayes
    ofloinn floinn fhloinn flynn
    ofearghail fearghail fhearghail farrell
    macmathuna mathuna mhathuna mcmahon
    odonnabhain donnabhain dhonnabhain odonovan donovan
    omathuna omahony mahony
    oceallachain ceallachain cheallachain ocallaghan callaghan
    onuallain nuallain nolan
    etxeberria echeverria echevarria etxebarria
    agirre aguirre
    goikoetxea goicoechea
    etxeandia echeandia
    ibarretxe ibarreche
    garcia gartzia
    george georg giorgos georgios
    djordje dorde djordje
    frederik fredrik frederick fredrick frederic
    kristofer kristoffer christopher christoffer kristopher
    """

  /// The lines a name is in; a spelling may be that of several names.
  ///
  /// - Parameter name: Folded, in Latin or Arabic letters, or what ``Romanization`` makes of it.
  static func groups(of name: ArraySlice<UInt8>) -> [UInt16] {
    table[StableHash.of(Array(name))] ?? []
  }

  private static let table: [UInt64: [UInt16]] = {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in list.split(separator: "\n").enumerated() {
      for name in Set(line.split(separator: " ")) {
        let folded = LetterFolding.folded(Array(name.utf8))
        table[StableHash.of(folded), default: []].append(UInt16(clamping: number))
      }
    }
    return table
  }()
}

extension NicknameLists {
  static let arabicAndHebrew = """
    יוסף יוסי
    יצחק איציק צחי
    יעקב קובי
    אברהם אבי
    דוד דודו דודי
    שמואל שמוליק
    משה מוישה
    חיים חיימקה
    אליהו אלי
    יהודה יודה
    מיכאל מיקי
    רחל רחלי
    שרה שרהלה
    רבקה ריקי
    אסתר אסתי
    אברהם אבי
    محمد حمادة ميدو
    إبراهيم برهوم
    عبدالله عبود
    خديجة خدوج
    فاطمة فطوم
    """
}
