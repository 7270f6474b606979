/// Given names with their short and pet forms, a name to a line.
enum NicknameLists {
  static let western = """
    aaron ron ronnie
    abigail abby abbie gail
    abraham abe bram
    adelaide addie ada heidi
    agnes aggie nessa
    albert al bert bertie
    alexander alex alec sandy sasha xander lex al sascha
    alexandra alex sandra sandy lexi lexie alexa sasha ally sacha
    alexis alex lexi lexie
    alfred alf alfie fred freddie al
    alison allison ali ally
    amanda mandy manda
    amelia millie
    andrew andy drew
    angela angie ange
    ann anne anna annie nan nancy
    anthony tony ant
    antonia toni tonia
    antoinette toni nettie
    arthur art artie
    augustus gus augie august
    barbara barb barbie babs bab babette
    bartholomew bart
    beatrice bea trixie beatrix
    belinda bel lindy
    benjamin ben benny benji
    bernard bernie bern
    beverly bev beverley
    bradley brad
    brandon bran brand
    brenda bren
    brian bryan bri
    bridget biddy bridie
    calvin cal
    cameron cam
    candace candy candice
    carol caroline carolyn carrie caro lyn
    cassandra cassie cass sandra
    catherine cathy cath kate katie kathy cat kitty
    katherine kathy kath kate katie kat kitty kay
    kathryn kathy kath kate katie kat kay
    kathleen kathy kath katie kate kay
    cecilia celia cissy
    charles charlie chuck chas chaz charley
    charlotte charlie lottie lotte
    chelsea chels
    cheryl sherry cher
    christian chris
    christina chris tina christy chrissy christie
    kristina kris tina kristy krissy
    christine chris tina christy chrissy christie
    kristin kris kristy kristen
    christopher chris kit topher christoph
    clarence clare
    clifford cliff
    clinton clint
    constance connie
    cornelius cor neil con
    courtney court
    crystal chris crys
    curtis curt
    cynthia cindy cyndi
    daniel dan danny dani
    danielle dani ellie danni
    darren daz
    david dave davy davey
    deborah deb debbie debby debra
    debra deb debbie debby
    dennis den denny
    derek derrick del
    diana diane di
    dominic dom nick
    donald don donny donnie
    donna don
    dorothy dot dottie dolly dora
    douglas doug dougie
    dustin dusty
    dwight dewey
    edgar ed eddie
    edmund ed eddie ted ned
    edward ed eddie ted teddy ned
    edwin ed eddie ned
    eleanor ellie nell nora elle
    elizabeth liz lizzie beth betty betsy bess eliza libby lisa elsie lizzy ellie b
    elisabeth lisa sissi liesel else elsa lisbeth betty sisi elli elisa
    ellen nell nellie ellie
    emily em emmy millie
    emma em emmy
    eric rick ricky
    erica ricky rickie
    ernest ernie
    ethan ethe
    eugene gene
    evelyn evie eve
    ezekiel zeke
    florence flo flossie
    frances fran franny francie
    francis frank frankie fran
    franklin frank frankie
    frederick fred freddie freddy rick fritz
    gabriel gabe gabi
    gabriela gabriele gabrielle gabi gaby gabby
    genevieve jenny gen
    geoffrey geoff jeff
    george georgie
    gerald gerry jerry
    gerard gerry jerry
    gertrude trudy gert gertie
    gilbert gil bert
    gordon gord
    grace gracie
    gregory greg gregg
    gwendolyn gwen wendy
    harold hal harry
    harry harold henry
    harriet hattie harry
    heather heath
    helen nell nellie lena ellen
    henry hank harry hal
    herbert herb bert herbie
    howard howie
    hugh hughie
    ian ean
    irene rene
    isaac ike zac
    isabella isabel bella izzy belle
    jack jackie john
    jackson jack
    jacob jake jay
    jacqueline jackie jacqui
    james jim jimmy jamie jem
    jane janie jenny
    janet jan
    janice jan
    jason jay jase
    jasmine jas jazz
    jeffrey jeff
    jennifer jen jenny jenn jennie
    jeremy jerry jem
    jerome jerry
    jessica jess jessie jessi
    jillian gillian jill gill jilly
    joan joanie
    joanna jo joanne joey
    joanne jo joey
    john jack johnny jon johnnie
    jonathan jon jonny johnny nathan
    jordan jordy
    joseph joe joey jo
    josephine jo josie
    joshua josh
    joyce joy
    juan juanito
    judith judy jude judi
    julia julie jules
    julian jules
    justin jus
    karen kaz kari
    kelly kel
    kelsey kels
    kenneth ken kenny
    kevin kev
    kimberly kim kimmy kimberley
    kristopher kris
    larry lawrence laurence lars lorenz
    laura laurie lori lauri
    lauren laurie ren
    lawrence larry laurie lars
    leah lee
    leonard leo len lenny
    leslie les lesley
    lillian lily lil lilly
    linda lindy lyn
    lindsay lindsey linds
    louis lou louie lewis
    louise lou lulu
    lucas luke luc
    lucille lucy lu
    lynn lyn
    madeline maddie maddy madeleine
    marcus marc mark
    margaret maggie meg peggy marge margie greta peg rita madge mag daisy
    maria mary marie mia
    marilyn lyn
    marjorie marge margie
    martin marty mart
    martha marty mattie
    marvin marv
    mary molly polly mae mamie
    matthew matt matty
    matthias matze matthes
    maurice mo morrie
    maximilian max maxi
    maxwell max
    megan meg meggie
    melanie mel
    melinda mindy mel
    melissa mel missy lissa
    melvin mel
    meredith merry
    michael mike mick micky mickey mikey mitch michi
    michaela michi ela
    michele michelle shelly chelle
    mildred millie
    miranda mandy randy
    miriam mim mimi
    mitchell mitch
    mohammed mo muhammad mohamed mohammad mehmet
    monica moni
    morgan mo
    nancy nan
    natalie nat nattie
    nathan nate nat
    nathaniel nate nat nathan
    nicholas nick nicky nico nic
    nicole nicky nikki nic niki nico
    norman norm
    oliver ollie olli
    olivia liv livvy
    oscar ozzie
    pamela pam pammy
    patricia pat patty trish tricia patsy patti
    patrick pat paddy rick
    paul pauly
    paula polly
    pauline polly paula
    penelope penny nell
    peter pete
    philip phil pip phillip
    phillip phil pip
    phyllis phyl
    priscilla cilla
    rachel rach rae
    ralph ralphie
    randall randy
    randolph randy
    raymond ray
    rebecca becky becca bec beckie
    reginald reg reggie
    richard rick dick rich richie ricky rickie
    robert bob rob bobby robbie bert
    roberta bobbie robbie
    roderick rod rick
    rodney rod
    roger rodge
    roland rolly
    ronald ron ronnie ronny
    rosalind roz ros
    rose rosie
    rosemary rose rosie romy
    russell russ rusty
    ruth ruthie
    samantha sam sammy
    samuel sam sammy
    sandra sandy sandi
    sarah sally sadie
    scott scotty
    sean shaun shawn
    sebastian seb bastian basti
    shannon shan
    sharon shari shaz
    sheila shelly
    shirley shirl
    sidney syd sid
    solomon sol solly
    sophia sophie soph
    spencer spence
    stacy stace stacey
    stanley stan
    stephanie steph stevie steffi stef
    stephen steve stevie steph
    steven steve stevie
    stuart stewart stu stew
    susan sue susie suzie suzy
    suzanne sue susie suzie suzy
    sydney syd
    sylvia sylvie syl
    tabitha tabby
    tamara tammy
    taylor tay
    teresa theresa terry tess tessa terri
    terence terrence terry
    theodore ted teddy theo
    thomas tom tommy
    tiffany tiff
    timothy tim timmy
    tobias tobi toby
    travis trav
    tyler ty
    valerie val
    vanessa nessa
    veronica ronnie vera vero
    victor vic
    victoria vicky vicki tori
    vincent vince vinny vinnie
    virginia ginny ginger ginnie
    vivian viv
    walter walt wally
    wendy gwen
    wesley wes
    wilfred wilf fred
    william will bill billy willy liam willie
    winston win
    winifred winnie
    yvonne vonnie
    zachary zach zack zac
    """

  static let others = """
    albrecht brecht
    andreas andi andy
    angelika geli angie
    anneliese anne liese
    annemarie anne anni
    benedikt bene
    bernhard bernd berni
    brigitte gitte biggi
    burkhard buki
    christiane christel chris
    dieter didi
    dietmar didi
    dorothea dora thea doro
    elfriede friedel elfi
    erich eri
    ernst erni
    eva evi
    ferdinand ferdi nando
    franz franzl
    franziska franzi fanny ziska
    friedrich fritz fred friedel
    georg schorsch jorg
    gerhard gerd gert
    gisela gisi
    gottfried friedl
    gunter guni
    gustav gus
    hannelore hanne lore
    hans hansi johannes johann
    heinrich heinz heiner heini
    helga helgi
    helmut helle
    hermann manni
    hildegard hilde
    ignaz naz
    ingeborg inge
    ingrid inga
    irmgard irmi
    jakob jockel
    joachim jochen achim jo
    johanna hanna hanne jo anna
    johannes hannes hans jo jan
    jurgen jogi
    josef sepp jupp peppi
    karl kalle carl charly
    katharina kathi kati katja katrin nina käthe
    klaus claus nikolaus niklas
    konrad conny kurt
    kornelia conny nele
    leonhard leo hartl
    leopold poldi leo
    lieselotte lilo lotte
    lorenz lenz
    ludwig lutz wiggerl
    magdalena lena leni magda
    manfred manni fred
    margarete grete gretel greta marga gretl
    markus max
    melchior melk
    monika moni
    norbert bert
    oskar ossi
    philipp phil lipp
    reinhard reini
    reinhold reini
    renate nate reni
    rosemarie rosi romy
    rudolf rudi rolf
    rupert rupp bert
    sabine bine biene
    siegfried sigi siggi
    sigmund sigi
    sieglinde sigi linde
    stefan steffen steff
    stefanie steffi
    susanne susi sanne
    theodor theo
    theresia resi thea
    thorsten toto
    ulrich uli ulli
    ulrike uli ulli rike
    ursula uschi ulla
    veronika vroni vera
    viktoria vicky
    volker volki
    waltraud traudl traudel
    werner wern
    wilhelm willi willy helmut
    wolfgang wolf wolfi
    alain al
    alexandre alex sacha
    antoine tonio
    benoit ben
    bertrand bert
    catherine cathy kati
    christophe chris tof
    dominique dom domi
    emmanuel manu
    emmanuelle manu
    francois fanfan
    francoise fanfan
    frederic fred
    frederique fred
    guillaume gui guigui
    jacqueline jacquotte
    jean jeannot
    josephine jo fifi
    julien juju
    laurent lolo
    marguerite margot
    mathieu mat matthieu
    maxime max
    michel mimi
    nicolas nico
    olivier olive oli
    pascal pasco
    philippe phil
    pierre pierrot
    sebastien seb
    stephane steph
    theophile theo
    thierry titi
    veronique vero
    vincent vinz
    xavier xav
    alejandro alex jandro ale
    alejandra ale sandra
    alberto beto berto
    antonio toño tono toni tony nino tonino
    beatriz bea betty
    carlos carlitos charly
    carmen menchu mamen
    catalina cata
    concepcion concha conchita
    consuelo chelo
    cristina cris tina
    daniel dani
    diego dieguito
    dolores lola loli
    eduardo edu lalo
    enrique quique kike
    ernesto neto
    esperanza espe
    federico fede
    felipe pipe
    fernando fer nando
    fernanda fer
    francisco paco pancho curro kiko fran quico chico
    francisca paca paqui fran
    gabriel gabi
    gonzalo gonza
    graciela chela
    gregorio goyo
    guadalupe lupe lupita
    guillermo memo guille willy
    gustavo gus tavo
    ignacio nacho iñaki
    isabel isa chabela
    jesus chucho chuy
    joaquin quino
    jorge coque
    jose pepe chepe
    josefa pepa
    josefina pepa fina
    juan juanito juancho
    julio julito
    leonardo leo
    lorenzo loren
    luis lucho luisito
    luisa lucha
    manuel manolo manu lolo
    manuela manoli lola
    margarita marga rita
    maria mari
    mariano nano
    mercedes merche meche
    miguel migue micky
    montserrat montse
    natividad nati
    nicolas nico
    patricia patri
    pedro perico
    pilar pili
    rafael rafa
    ramon moncho
    raquel raque
    ricardo ricky richi cado
    roberto beto berto
    rodrigo rodri
    rosario charo
    salvador salva chava
    santiago santi chago
    sebastian seba
    sergio checo
    sofia sofi
    teresa tere
    tomas tommy
    vicente chente
    adriano adri
    alessandro sandro ale alex
    alessandra sandra ale
    angelo lino
    antonella anto nella
    bartolomeo bartolo meo
    caterina rina cate
    domenico mimmo mico
    elisabetta betta elisa lisetta
    federica fede
    filippo pippo
    francesco franco checco ciccio cesco
    francesca franca fra
    gabriele lele
    giacomo mino giacomino
    giorgio giorgi
    giovanni gianni nanni vanni
    giovanna gianna vanna
    giuseppe peppe beppe pino peppino
    giuseppina pina giusy
    lorenzo renzo
    luigi gigi gino
    maddalena lena
    margherita rita
    massimiliano massimo max
    matteo teo
    michele lele
    nicola nico
    pasquale lino
    raffaele lele raf
    roberto robi
    salvatore totò toto salvo turi
    stefano ste
    tommaso tom maso
    vincenzo enzo cenzo
    antonio toninho
    bernardo be
    eduardo dudu duda
    fernanda nanda
    gustavo guga
    henrique rique
    jose ze
    joao joãozinho jo
    luiz lula
    marcelo celo
    paulo paulinho
    ricardo rica cadu
    rodrigo digo
    adriaan ad adri
    alexander sander lex
    antonius anton toon ton
    bartholomeus bart
    cornelis kees cor
    cornelia corrie nel
    elisabeth els lies bep elly
    franciscus frans
    gerardus gerard geert
    gerrit ger
    hendrik henk rik hein
    hendrika riek hennie
    jacobus koos jaap sjaak ko
    jacoba coba
    johanna jo annie hanneke
    johannes jan hans johan joop
    leendert leen
    lambertus bert lammert
    margaretha greet gretha
    maria marie marijke rie mieke
    nicolaas klaas nico
    petrus piet peter
    petronella nel nelly
    theodorus theo dirk
    wilhelmina mien willie mina
    willem wim pim bill
    agnieszka aga agusia
    aleksander olek alek
    aleksandra ola olka
    andrzej jedrek
    anna ania anka
    antoni antek
    barbara basia baska
    bartosz bartek
    bartlomiej bartek
    boguslaw bogus
    dorota dorotka
    elzbieta ela elka
    ewa ewka
    grazyna grazynka
    grzegorz grzesiek grzes
    henryk heniek
    iwona iwonka
    jadwiga jadzia
    jakub kuba
    jan janek jas
    jerzy jurek
    joanna asia aska
    jozef jozek
    kamil kamilek
    karolina karola
    katarzyna kasia kaska
    krystyna krysia
    krzysztof krzysiek krzys
    leszek lech
    maciej maciek
    magdalena magda
    malgorzata gosia gosha malgosia
    marcin marcinek
    marek mareczek
    maria marysia
    mateusz mati
    michal misiek
    mieczyslaw mietek
    monika monia
    pawel pawelek
    piotr piotrek
    rafal rafalek
    ryszard rysiek
    slawomir slawek
    stanislaw staszek stas
    stanislawa stasia
    tadeusz tadek
    tomasz tomek
    urszula ula
    wieslaw wiesiek
    wladyslaw wladek
    wojciech wojtek
    zbigniew zbyszek
    zofia zosia
    alena alenka
    antonin tonda
    frantisek franta
    jaroslav jarda
    jiri jirka
    josef pepa
    karel karlik
    ladislav lada
    lenka lena
    milada mila
    miroslav mirek
    petr peta
    stanislav standa
    tomas tom
    vaclav vasek
    vladimir vlada
    zdenek zdenda
    anders ante
    birgitta gitta
    gunnar gurra
    johan johanna
    karl kalle
    kristian kris
    lars lasse
    margareta greta
    mikael micke
    nils nisse
    olof olle
    oskar ossi
    per pelle
    sven svenne
    jorgen jorn
    rasmus ras
    janos jancsi
    jozsef joska jozsi
    istvan pista pisti
    laszlo laci
    sandor sanyi
    erzsebet erzsi bozsi
    katalin kati
    ferenc feri
    mehmet memo
    mustafa musti
    ibrahim ibo
    suleyman sulo
    fatma fatos
    александр саша шура саня
    александра саша шура
    алексей лёша алёша леша
    анастасия настя
    анатолий толя
    андрей андрюша
    анна аня нюра
    антонина тоня
    аркадий аркаша
    борис боря
    вадим вадик
    валентин валя
    валентина валя
    валерий валера
    варвара варя
    василий вася
    виктор витя
    виктория вика
    виталий виталик
    владимир вова володя
    владислав влад
    вячеслав слава
    галина галя
    геннадий гена
    георгий жора гоша
    григорий гриша
    дарья даша
    дмитрий дима митя
    евгений женя
    евгения женя
    екатерина катя
    елена лена алёна
    елизавета лиза
    зинаида зина
    иван ваня
    игорь игорёк
    илья илюша
    ирина ира
    константин костя
    ксения ксюша
    лариса лара
    леонид лёня
    любовь люба
    людмила люда мила
    маргарита рита
    мария маша маруся
    михаил миша
    надежда надя
    наталья наташа наталия
    николай коля
    никита никитос
    оксана ксюша
    олег олежка
    ольга оля
    павел паша
    пётр петя
    полина поля
    роман рома
    светлана света
    семён сёма
    сергей серёжа серёга
    софья соня
    станислав стас
    степан стёпа
    тамара тома
    татьяна таня
    тимофей тима
    ульяна уля
    фёдор федя
    юлия юля
    юрий юра
    яков яша
    ярослав ярик
    ιωάννης γιάννης
    ιωάννα γιάννα
    γεώργιος γιώργος
    κωνσταντίνος κώστας ντίνος κωστής
    δημήτριος δημήτρης μήτσος τζίμης
    νικόλαος νίκος
    παναγιώτης τάκης πάνος
    βασίλειος βασίλης
    αθανάσιος θανάσης
    χρήστος χρηστάκης
    αικατερίνη κατερίνα καίτη
    ελένη λένα
    μαρία μαρίκα
    σταύρος σταυράκης
    ιωάννης yannis giannis ioannis
    γεώργιος giorgos georgios yorgos george
    κωνσταντίνος kostas konstantinos costas
    δημήτριος dimitris dimitrios jimmy
    νικόλαος nikos nikolaos nick
    """
}
