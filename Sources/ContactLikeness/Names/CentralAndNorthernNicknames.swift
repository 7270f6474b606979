/// Hungarian, Romanian, South Slavic, Czech, Slovak, Nordic and Turkish names.
extension NicknameLists {
  package static let centralAndNorthern = """
    györgy gyuri gyurka
    jános jancsi jani
    józsef jóska józsi
    istván pista pisti isti
    lászló laci
    sándor sanyi
    ferenc feri ferkó
    zoltán zoli
    gábor gabi
    tamás tomi
    péter peti
    pál pali
    mihály misi miska
    miklós miki
    imre imi
    károly karcsi
    lajos lali
    attila ati
    andrás andris bandi
    gergely geri
    dániel dani
    mátyás matyi
    márton marci
    tibor tibi
    gyula gyuszi
    róbert robi
    vilmos vili
    zsigmond zsiga
    norbert norbi
    richárd ricsi
    roland roli
    szabolcs szabi
    krisztián krisz
    kristóf krisz
    viktor viki
    ádám ádi
    antal tóni
    endre bandi
    erzsébet erzsi bözsi zsóka
    katalin kati kata
    mária mari marika marcsi mariska
    ilona ili ica ilonka
    zsuzsanna zsuzsa zsuzsi
    anna anni panni
    ágnes ági
    éva évi
    judit jutka juci
    klára klári
    margit manci gitta
    magdolna magdi
    mónika móni
    nóra nóri
    orsolya orsi
    piroska piri
    rozália rozi rózsi
    sára sári
    terézia teri
    veronika vera vica
    viktória viki
    zsófia zsófi
    ildikó ildi
    gabriella gabi
    eszter eszti
    etelka eta
    gizella gizi
    ibolya ibi
    jolán joli
    júlia juli
    julianna juli
    krisztina kriszti
    lívia lívi
    szilvia szilvi
    borbála bori
    dorottya dóri dorka
    emília emi
    andrea andi
    beáta bea
    bernadett detti
    boglárka bogi
    annamária annamari
    alexandru sandu alex
    ion ionel
    ion ionuț
    ion nelu
    ioan ionel
    ioan nelu
    gheorghe gigi ghiță
    constantin costel costică dinu
    nicolae nicu nicușor
    mihai mișu
    ștefan fane fănel
    dumitru mitică
    elena lenuța
    maria marioara măriuca
    ana anuța
    cristina cristi
    cristian cristi
    gabriela gabi
    gabriel gabi
    valentin vali
    valentina vali
    adrian adi
    adriana adi
    octavian tavi
    ovidiu ovi
    sebastian sebi
    teodor teo
    teodora teo dora
    ecaterina cati
    vasile vasilică
    daniela dani
    raluca ralu
    bogdan bogdi
    aleksandar aca
    aleksandar aco
    aleksandar saša
    aleksandra saša
    ivan ivica
    ivan ivo
    josip joža joško jozo
    stjepan stipe
    stjepan štef
    antun tuna
    antun ante
    matija mato
    matija mate
    marija mara
    marija marica
    katarina kata
    katarina katica
    juraj jure
    đorđe đole đoka
    dušan duško
    jelena jeca jela
    jovan joca
    jovan jova
    ljiljana ljilja
    milan mića
    milica mica
    miodrag miki
    miodrag mija
    mirjana mira
    mihailo mika
    nebojša neša
    nenad neša
    petar pero pera perica
    predrag peđa
    radmila rada
    radovan rade
    slobodan boban sloba
    snežana sneža
    snježana sneža
    stevan steva
    svetlana ceca
    tatjana tanja
    tomislav tomo
    vladimir vlada vlado
    vojislav voja
    zoran zoki
    zvonimir zvonko
    željko željo
    krešimir krešo
    alojz lojze
    anton tone
    franc franci
    jožef jože
    marjeta meta
    nikola niko nidžo
    dragana gaga
    biljana bilja
    gordana goca
    ljubomir ljuba
    velimir velja
    jan honza jenda
    tomáš tom tomášek
    petr péťa
    pavel pavlík
    michal míša
    vojtěch vojta
    ondřej ondra
    rudolf ruda
    bohumil bohouš
    hana hanka
    anna anička
    kateřina katka káťa kačka
    lucie lucka
    věra věrka
    jaroslava jarka
    ludmila lída
    helena hela
    zuzana zuzka
    barbora bára
    tereza terka
    veronika verča
    michaela míša
    monika monča
    alžběta běta bětka
    dagmar dáša
    ján janko jano
    jozef jožo
    peter peťo
    štefan števo
    michal miško
    martin maťo
    juraj ďuro
    ladislav laco
    miroslav miro
    vladimír vlado
    katarína katka
    mária marienka
    matěj máťa
    bohuslav bohouš
    radoslav radek
    blanka blanička
    katarina kajsa
    katarina katta
    elisabeth lisbet
    margareta maggan
    birgitta bibbi
    kristina stina
    kristina kicki
    magnus mange
    fredrik fredde
    henrik henke
    daniel danne
    stefan steffe
    thomas tompa
    jan janne
    andreas adde
    tobias tobbe
    robert robban
    mathias matte
    viktor vicke
    sebastian sebbe
    bo bosse
    gustav gösta
    hans hasse
    ulf uffe
    susanne sussi
    charlotte lotta
    therese tessan
    josefine jossan
    frederik frede
    kristoffer stoffer
    juhani juha
    juhani jussi
    johannes hannu
    katariina kaisa
    katariina kati
    katariina riina
    elisabet liisa
    helena leena
    aleksanteri santeri
    kristiina tiina
    mikael mika
    mikael mikko
    margareeta reeta
    johannes juhan
    mehmet memo
    mustafa musti
    abdullah apo
    fatma fatoş
    emine emoş
    ibrahim ibo
    süleyman sülo
    hüseyin hüso
    hasan haso
    ramazan ramo
    zeynep zeyno
    heinrich hein
    wilhelm helm wim
    sebastian wastl
    katharina trine
    elisabeth liesl elsbeth
    josef beppi
    joseph sepp jupp
    matthias hias
    michael michel
    christoph stoffel
    alois loisl
    anton toni
    ludwig luggi
    theresia thesi
    walburga burgi wally
    barbara babsi bärbel
    gertrud trude gerti traudl
    edeltraud traudl
    waltraud waldi
    ferdinand ferdl
    eberhard ebi hardy
    reinhard hardy
    benjamin benni
    jakob jackl köbi
    balthasar balz
    cornelis nelis
    wilhelmina willemijn
    wilhelmus wim willem
    adrianus arie ad janus adri
    antonius teun
    theodorus dorus
    mattheus thijs
    matthijs thijs
    martinus martijn tinus
    leonardus leo leen
    elisabeth betsy
    margaretha gré
    johanna jopie
    catharina toos trijn rina
    maria riet ria
    helena leen lenie
    johan jonne janne
    gustaf gurra
    gustav gurra
    bengt benke
    bertil berra
    sven svempa
    fredrik figge
    mikael micce
    niklas nicke
    birgitta gittan bigge
    elisabeth bettan
    katarina kattis
    charlotta lotta
    peder per
    ingeborg inga
    sigrid siri
    johannes jussi
    mikko miku
    kaarina kaisu
    katariina katri
    elisabet elli
    stanisław stach stasiek
    włodzimierz włodek
    jarosław jarek
    mirosław mirek
    bolesław bolek
    czesław czesiek
    kazimierz kazik
    hanna hania
    monika mona
    bożena bożenka
    stefania stefa
    eugeniusz gienek
    jan jasiek
    franciszek franek
    przemysław przemek
    szymon szymek
    karel kája
    pavel pája
    marie mařka maruška
    božena boženka
    štěpán štěpka
    štefan pišta
    georgi gosho
    ivan vanyo
    nikolay niki kolyo
    dimitar mitko
    stoyan stoyko
    petar pesho
    hristo itso
    dragan gagi
    slobodan boba
    nikola nidža
    branislav bane
    goran goga goc
    katarina kaća
    sigurður siggi
    guðmundur gummi mundi
    jón nonni
    kristján stjáni
    guðrún gunna rúna
    sigríður sigga
    ragnheiður ragga
    þorsteinn steini
    ólafur óli
    magnús maggi
    stefán stebbi
    björn bjössi
    gunnar gunni
    einar einsi
    ingibjörg inga
    halldór dóri
    þórður doddi
    """
}
