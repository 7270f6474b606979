/// What the published list of English names lacks: further forms, and those of other languages that
/// English forms are short for.
extension NicknameLists {
  static let further = """
    abraham bram
    adelaide addie ada
    agnes aggie
    albert bertie
    alexander sasha xander lex sascha
    alexandra lexi lexie alexa sasha ally sacha
    alexis lexie
    alfred alf alfie freddie
    alison allison ally
    angela ange
    antonia toni tonia
    antoinette toni nettie
    arthur artie
    augustus augie
    barbara barb babette
    beatrice beatrix
    belinda bel lindy
    benjamin benji
    bernard bern
    beverly beverley
    brandon bran brand
    brenda bren
    brian bri
    candace candice
    carol carolyn caro lyn
    cassandra cass
    catherine cath kate katie cat kitty
    katherine kath katie kat kitty
    kathryn kath kat kay
    kathleen kath katie kate
    charles chas chaz charley
    charlotte charlie lotte
    chelsea chels
    cheryl sherry
    christina christie
    kristina kris tina kristy krissy
    christine christie
    kristin kris kristy kristen
    christopher topher christoph
    clinton clint
    cornelius cor
    cynthia cyndi
    daniel dani
    danielle danni
    darren daz
    david davy
    deborah debra
    debra debby
    dennis den
    derek derrick del
    diana diane
    dominic nick
    donna don
    douglas dougie
    dustin dusty
    dwight dewey
    eleanor nell elle
    elizabeth elsie ellie b
    elisabeth lisa sissi liesel else elsa lisbeth betty sisi elli elisa
    ellen ellie
    erica ricky rickie
    ethan ethe
    evelyn evie
    florence flossie
    franklin frankie
    gabriel gabi
    gabriela gabriele gabrielle gabi gaby gabby
    genevieve gen
    gerard gerry jerry
    gordon gord
    grace gracie
    gregory gregg
    harriet harry
    heather heath
    helen nell nellie
    herbert herbie
    hugh hughie
    ian ean
    irene rene
    isaac zac
    isabella isabel izzy
    jack jackie
    jane jenny
    jason jay jase
    jasmine jas jazz
    jeremy jerry jem
    jerome jerry
    jessica jessi
    jillian gillian gill jilly
    joan joanie
    joanna joanne joey
    joanne joey
    john johnnie
    jonathan johnny
    jordan jordy
    joseph jo
    juan juanito
    justin jus
    karen kaz kari
    kelly kel
    kelsey kels
    kimberly kimmy
    larry lars lorenz
    laura laurie lori lauri
    lawrence laurie lars
    leah lee
    leslie lesley
    lillian lily
    linda lyn
    lindsay linds
    louise lulu
    lucas luc
    lynn lyn
    madeline madeleine
    margaret greta mag
    maria mary marie mia
    marilyn lyn
    marjorie marge
    martin mart
    matthias matze matthes
    maurice mo morrie
    maximilian maxi
    megan meggie
    melanie mel
    meredith merry
    michael mitch michi
    michaela michi ela
    michele michelle shelly chelle
    mildred millie
    miriam mim
    mohammed mo muhammad mohamed mohammad mehmet
    monica moni
    morgan mo
    natalie nat nattie
    nicole nic niki nico
    oliver olli
    olivia liv livvy
    oscar ozzie
    pamela pammy
    patrick rick
    paul pauly
    pauline paula
    penelope nell
    philip phillip
    phyllis phyl
    rachel rach rae
    ralph ralphie
    rebecca bec beckie
    richard rickie
    robert robbie bert
    roderick rick
    roger rodge
    rosalind roz ros
    rosemary rosie romy
    ruth ruthie
    sandra sandi
    sean shaun shawn
    sebastian bastian basti
    shannon shan
    sharon shari shaz
    sheila shelly
    sophia soph
    spencer spence
    stacy stace
    stanley stan
    stephanie stef
    stephen stevie
    stuart stewart stew
    susan suzy
    suzanne suzie suzy
    sydney syd
    sylvia sylvie syl
    tamara tammy
    taylor tay
    teresa theresa terri
    terence terrence
    tobias tobi
    travis trav
    tyler ty
    veronica vera vero
    virginia ginnie
    wilfred wilf
    william liam
    winston win
    yvonne vonnie
    william wm
    james jas
    thomas thos tam
    robert robt
    george geo
    samuel saml
    daniel danl
    benjamin benj
    edward edwd
    john jno
    maria ma
    richard richd
    frederick fredk
    alexander alexr
    archibald baldie
    elizabeth lilibet
    philippa pippa pip
    millicent millie
    florence florrie
    winifred win freda
    mohammed mohd md muhd mhd moh
    muhammad mohd md muhd mhd moh
    mohammad mohd md muhd mhd moh
    mohamed mohd md muhd mhd moh
    mohamad mohd md muhd mhd moh
    abdul abd
    abdullah abd abdul
    ibrahim brahim
    süleyman süllü
    emine eminoş
    avraham avi avrum
    david dudi dudu
    yosef yossi
    moshe moishe
    yitzhak itzik
    shmuel shmulik
    yaakov kobi yankel
    binyamin benny
    shlomo shloimi
    eliyahu eli
    mordechai motti
    menachem meni
    yehuda udi
    rivka riki
    miriam miri
    esther esti
    avigail gali
    venkatesh venky
    krishnamurthy krish
    balasubramanian balu bala
    balakrishnan balu bala
    subramaniam subbu mani
    ramachandran ramu chandran
    rajendra raju
    rajesh raju
    vijay viju
    sanjay sanju
    lakshmi lachu
    manoj manu
    vishwanath vishu
    siddharth sid
    abhishek abhi
    aishwarya aishu
    fionnuala nuala finola
    siobhan shiv siobhain
    padraig paddy pauric podge
    seamus shay seamie
    micheal mick mikey
    bridget biddy bridie breda
    diarmuid dermot
    dafydd dai dewi
    gwilym gwil will
    gwenllian gwen
    myfanwy myf
    llywelyn llew
    antoine tony
    antonios tony adonis
    vakhtang vakho ვახტანგ ვახო
    zurab zura ზურაბ ზურა
    giorgi gio gia goga gogi გიორგი გიო გია გოგა გოგი
    nikoloz nika niko ნიკოლოზ ნიკა ნიკო
    davit dato data დავით დათო დათა
    tamar tako tamriko tamuna თამარ თაკო თამუნა
    ketevan keti ქეთევან ქეთი
    ekaterine eka ეკატერინე ეკა
    aleksandre sandro aleko ალექსანდრე სანდრო
    konstantine kote კონსტანტინე კოტე
    mikheil misha misho მიხეილ მიშა მიშო
    besarion beso ბესარიონ ბესო
    margaret mags
    aidan aido
    santiago tiago
    christelle cricri
    dominique doume
    filomena mena
    gaetano tano
    assunta tina
    alfonso poncho
    joão joãozinho
    antônio tonico
    meritxell txell
    joan joanet
    frantxisko patxi
    ulrich ueli uli
    christoph stöffi
    rudolf ruedi
    fridolin fridu frido
    andreas resli
    walter walti
    heinrich heiri
    margrit gritli
    magdalena madlen
    johannes hannes
    catharina trijntje
    adriaan janus
    sebastiaan bas
    augustinus guus stijn
    tomas tompa
    torbjørn tobben
    yrjö ykä
    kaarina kaisa
    matti masa
    yannick yann
    wilhelmina willy
    jean-baptiste jb
    """
}
