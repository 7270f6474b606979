/// German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech and Scandinavian names.
extension NicknameLists {
  package static let european = """
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
    """
}
