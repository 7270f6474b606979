/// Names that are written in many ways in Latin letters, where rules would also join others.
///
/// Gathered for this project from what is commonly known of them.
enum NameVariants {
  /// The usual spellings of one name in a line.
  private static let list = """
    muhammad mohammed mohamed mohammad mohamad muhammed muhamad mohamet muhamed mouhamed muhammet
    ahmed ahmad ahmet achmed achmad ahmat
    mahmoud mahmud mehmud mahmood
    hassan hasan hassane
    hussein hussain husain hossein hossain husayn husein hussien houssein houcine hocine
    ali aly
    omar umar omer oumar
    osman othman uthman usman ousmane othmane
    yusuf youssef yousef yousuf yusef youssouf yussuf
    ibrahim ebrahim brahim ibraheem ibrahima
    ismail ismael esmail ismaeel ismaila
    khaled khalid haled chaled
    said saeed saiid saeid sayeed
    sayed sayyid sayyed syed elsayed
    rashid rachid rasheed rashed
    tarek tariq tarik tareq
    karim kareem kerim
    jamal gamal djamal jemal cemal djamel jamel
    jamil gamil jameel djamil
    abdullah abdallah abdulla abdoulaye
    abdelrahman abdulrahman abdurrahman abderrahmane abdelrahmane
    mustafa mostafa moustafa mustapha mostapha moustapha
    hamza hamzah
    bilal belal bilel
    walid waleed oualid
    nasser naser nassir nasir
    sami samy
    samir sameer
    amin ameen amine
    fatima fatma fatimah fatema fatemeh fatoumata
    aisha aicha aysha ayesha aischa aisyah
    khadija khadijah chadidscha hadija khadidja
    maryam mariam meriem myriam miriam
    zainab zeinab zaynab zeynab zineb
    layla leila laila leyla leyla
    nour noor nur noura
    yasmin yasmine yasmeen jasmin jasmine
    hala halah
    iman eman imane
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
    george georg giorgos georgios
    djordje dorde djordje
    """

  /// The lines a name is in; a spelling may be that of several names.
  static func groups(of name: ArraySlice<UInt8>) -> [UInt16] {
    table[StableHash.of(Array(name))] ?? []
  }

  private static let table: [UInt64: [UInt16]] = {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in list.split(separator: "\n").enumerated() {
      for name in Set(line.split(separator: " ")) {
        table[StableHash.of(Array(name.utf8)), default: []].append(UInt16(clamping: number))
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
