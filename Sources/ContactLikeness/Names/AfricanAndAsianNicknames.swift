/// Given names of Africa and Asia with their short and pet forms.
extension NicknameLists {
  /// Of Yoruba, Igbo, Akan, Wolof, Zulu, Xhosa, Shona, Kikuyu and Ethiopian names.
  static let african = """
    adebayo bayo ade
    adedeji deji
    adekunle kunle
    adeniyi niyi
    adesola sola
    adewale wale
    adeyemi yemi
    adeyinka yinka
    ayodele ayo dele
    babatunde tunde
    bamidele dele
    chidiebere chidi
    chukwuemeka emeka
    ifeanyichukwu ifeanyi
    ikechukwu ike
    nkechinyere nkechi
    obinna obi
    olakunle kunle
    olawale wale
    olayinka yinka
    olufemi femi
    olufunke funke
    olugbenga gbenga
    olumide mide
    olusegun segun
    olusola sola
    oluwadamilola dami damilola
    oluwafemi femi
    oluwakemi kemi
    oluwaseun seun
    oluwaseyi seyi
    oluwatobi tobi
    oluwatosin tosin
    opeyemi ope yemi
    temitope tope
    uchenna uche
    oluwatimilehin timi
    abisola bisola
    adesewa sewa
    chinedu nedu
    chukwudi chudi
    onyekachi kachi
    abdoulaye ablaye abdou
    mamadou modou
    ousmane ous
    aminata ami
    fatoumata fatou
    kwabena kobby kobina
    ibrahim ibro ibra
    bongani bongs
    sibusiso sbu
    sibongile sbongile
    siphesihle sihle
    sandile sandi
    thabang thabz
    nkosinathi nathi
    mthokozisi mtho
    nomvula vula
    nokuthula thula
    ntombizodwa zodwa
    lindiwe lindi
    zanele zan
    nompumelelo mpumi
    mpumelelo mpumi
    lungelo lungi
    lungile lungi
    tafadzwa tafi
    tendai tendi
    rutendo ruru
    wanjiku shiku ciku
    njoroge joro
    wambui shiko
    tesfaye tesfa
    bereket beki
    """

  /// Of Indian, Arabic, Persian, Malay, Indonesian and Filipino names in Latin letters.
  static let asian = """
    rajesh raj
    rajendra raj
    rajkumar raj
    venkatesh venkat
    venkataraman venkat venky
    krishnamurthy kittu murthy
    subramanian subbu mani
    balasubramaniam balu bala mani
    ramakrishnan ramki
    gopalakrishnan gopal
    radhakrishnan radha
    priyanka priya
    harpreet harry preet
    gurpreet guri gary preet
    manpreet mani preet
    jaspreet jassi
    jaswinder jassi
    baljinder balli
    sukhwinder sukhi
    amandeep aman
    mandeep mandy
    kuldeep deepi
    chandrasekhar chandru shekhar
    chandrashekar chandru shekar
    padmanabhan paddu
    parthasarathy partha
    jayalakshmi jaya
    vijayalakshmi viji vijaya
    rajalakshmi raji
    rajeshwari raji
    saraswati saras
    sivakumar siva
    shivakumar shiva
    santhosh santo
    debashish debu
    subhash subho
    abdullah abdo aboudi abdu
    abdelrahman abdo abdou
    abdulrahman abdo
    abdelkader kader abdou
    abderrahim rahim
    mohamed mido hamada mimo
    mahmoud houda hamada
    ahmed hamada
    gloria glo
    mostafa sasa
    ibrahim hima
    youssef jojo
    yasmine yaz
    khadija khadouj
    fatima fati
    fatemeh fati
    zahra zari
    mohammad mamad
    mohammadreza reza
    amirhossein amir
    muhammad mamat
    sulaiman leman
    suryani yani
    fransiskus frans
    yohanes yo hanes
    bambang bams
    wahyuni yuni
    sulistyowati sulis
    handayani yani
    eduardo edong
    ferdinand ferdie
    rodrigo digong
    emmanuel manny
    manuel manny
    corazon cory cora
    remedios remy meding
    teresita tessie
    rosario charing
    milagros mila
    erlinda linda
    maricel cel
    rodolfo rody
    reynaldo rey
    rolando lando
    bienvenido ben
    dominador doming
    domingo doming
    """
}
