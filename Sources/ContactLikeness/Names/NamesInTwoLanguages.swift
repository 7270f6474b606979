/// What one person is called in the languages of a place that has two: Irish and English, Ukrainian and
/// Russian, Basque and Spanish.
///
/// Gathered for this project from what is commonly known of them; in Latin letters, since names in
/// Cyrillic stand in the list of Slavic names. Names that brothers or sisters may bear side by side are
/// left out, though they come from one: Sean and John, Hanna and Anna.
extension NicknameLists {
  static let inTwoLanguages = """
    # Irish and English
    séamus seamus james
    pádraig pádraic padraig patrick
    mícheál micheál michael
    tomás thomas
    uilliam william
    eoghan owen
    eoghan eugene
    máire mary
    bríd bríghid bridget
    siobhán joan
    sinéad jane
    caitríona catherine
    caitlín kathleen
    cáit kate
    eibhlín eileen
    áine anne
    áine anna
    diarmuid dermot
    peadar peter
    aodh hugh
    ciarán kieran
    máirtín martin
    pól paul
    donncha donnchadh denis
    conchúr conchobhar connor conor
    gearóid gerald
    gearóid gerard
    proinsias francis frank
    éamonn éamon edmund
    éamonn éamon edward
    risteard richard
    roibeárd robert
    seoirse george
    stiofán stephen
    maitiú matthew
    marcas mark
    síle sheila
    síle julia
    nóra nora honora
    máiréad mairead margaret
    eilís elizabeth
    gráinne grace
    úna winifred
    ruairí ruaidhrí rory
    dónall domhnall donal daniel
    toirealach turlough terence
    tadhg timothy
    dáithí david
    # Scottish Gaelic and English
    seumas james
    màiri mary
    pàdraig patrick
    uilleam william
    tòmas thomas
    pòl paul
    ùisdean hugh
    seòras george
    raibeart robert
    ruairidh roderick rory
    niall neil
    calum malcolm
    dòmhnall donald
    alasdair alistair
    alasdair alexander
    aonghas angus
    coinneach kenneth
    eilidh helen
    lachlann lachlan
    iomhar ivor
    # Welsh and English
    iago james
    dafydd david
    dewi david
    gwilym william
    tomos thomas
    pedr peter
    mair mary
    catrin catherine
    marged margaret
    siôr george
    rhisiart richard
    rhobert robert
    ifor ivor
    # Basque and Spanish
    jon juan
    mikel miguel
    xabier javier
    iñaki ignacio
    kepa peio pedro
    andoni antonio antton
    joseba jose joxe
    koldo koldobika luis
    gorka jorge
    patxi francisco prantzisko
    josu jesus
    imanol manuel
    joanes juan
    txomin domingo
    kerman german
    eneko íñigo
    mattin martin matxin
    pello pedro
    miren maria
    ane ana
    nekane dolores
    edurne nieves
    arantxa arantzazu aranzazu
    itziar iciar
    garbiñe inmaculada
    karmele carmen
    jone juana
    elixabete isabel
    katalin catalina
    # Catalan and Spanish
    joan juan
    jordi jorge
    josep jose pep
    pere pedro
    carles carlos
    jaume jaime
    xavier javier
    francesc francisco
    lluís luis
    miquel miguel
    antoni antonio
    guillem guillermo
    enric enrique
    ferran fernando
    esteve esteban
    andreu andres
    pau pablo
    ricard ricardo
    eduard eduardo
    ramon ramón
    vicenç vicent vicente
    agustí agustin
    domènec domingo
    llorenç lorenzo
    àngels angeles
    mercè mercedes
    montserrat montse
    núria nuria
    neus nieves
    carme carmen
    roser rosario
    dolors dolores
    concepció concepcion
    assumpció asuncion
    elisabet isabel
    joana juana
    caterina catalina
    # Galician and Spanish
    xoán juan
    xosé jose
    xaime jaime
    xurxo jorge
    anxo angel
    paulo pablo
    uxía eugenia
    sabela isabel
    xavier javier
    brais blas
    # Breton and French
    yann jean
    fañch françois
    per pierre
    jakez jacques
    alan alain
    gwilherm guillaume
    annaig anne
    katell catherine
    soazig françoise
    # Ukrainian, Russian and Belarusian, by the usual spellings
    oleksandr aleksandr alexander aliaksandr alyaksandr
    oleksandra aleksandra alexandra aliaksandra
    oleksii oleksiy alexei aleksei alexey aleksey aliaksei
    olha olga volha
    halyna galina
    kateryna ekaterina yekaterina katsiaryna
    tetiana tetyana tatiana tatyana tatsiana
    svitlana svetlana sviatlana
    iryna irina
    olena elena yelena
    olena alena
    mykola nikolai nikolay mikalai
    mykhailo mykhaylo mikhail mikhal
    petro pyotr petr piotr piatro
    pavlo pavel paval
    dmytro dmitry dmitri dmitrii dmitriy dzmitry
    serhii serhiy sergey sergei sergii siarhei
    yevhen yevheniy evgeny evgeni evgenii yevgeny yauhen
    yevheniia yevheniya evgenia evgeniya yauheniya
    ihor igor ihar
    oleh oleg aleh
    vasyl vasily vasilii vasiliy vasil
    yurii yuriy yuri yury
    kyrylo kirill kiryl
    danylo daniil danil danila
    illia illya ilya
    maksym maxim maksim
    andrii andriy andrei andrey
    volodymyr vladimir uladzimir
    mykyta nikita mikita
    bohdan bogdan bagdan
    hryhorii hryhoriy grigory grigori grigorii ryhor
    heorhii heorhiy georgy georgi georgii
    matvii matviy matvey matvei
    fedir fyodor fedor
    semen semyon syamyon
    yakiv yakov yakau
    tymofii tymofiy timofey timofei
    artem artyom artsiom
    denys denis dzianis
    stepan stsiapan
    anatolii anatoliy anatoly anatol
    vitalii vitaliy vitaly vital
    valerii valeriy valery
    valentyna valentina valiantsina
    liudmyla lyudmyla lyudmila ludmila liudmila
    nadiia nadiya nadezhda nadzeya
    liubov lyubov lubov
    anastasiia anastasiya anastasia nastassia
    mariia mariya maria maryia
    nataliia nataliya natalia natalya natallia
    viktoriia viktoriya viktoria victoria
    kseniia kseniya ksenia
    oksana aksana
    yuliia yuliya yulia julia
    zoia zoya
    dariia dariya daria darya
    sofiia sofiya sofia sofya
    antonina antanina
    larysa larisa
    lidiia lidiya lidia
    raisa raisia
    vira vera
    # Hungarian and Romanian
    istván ștefan
    jános ioan ion
    györgy gheorghe
    mihály mihai
    pál pavel
    péter petru
    lászló vasile
    sándor alexandru
    andrás andrei
    erzsébet elisabeta
    mária maria
    katalin ecaterina
    # German and Italian
    johann giovanni
    josef giuseppe
    franz francesco
    georg giorgio
    karl carlo
    anton antonio
    paul paolo
    peter pietro
    stefan stefano
    elisabeth elisabetta
    """
}
