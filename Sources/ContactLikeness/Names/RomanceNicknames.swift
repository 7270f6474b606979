/// Further forms of Spanish, Portuguese, Catalan, Italian and French names, with the abbreviations that are
/// written in place of some.
extension NicknameLists {
  static let romance = """
    francisco fco cisco
    josé pepito josele
    maría maruja marichu
    jesús chus suso
    fernando fdo
    antonio antón
    gonzalo chalo
    guadalupe gpe
    rosario chayo
    concepción chon conchi
    josefa fina
    francisca pancha
    patricia pati paty
    victoria toya
    encarnación encarna encarni
    inmaculada inma
    remedios reme
    asunción asun
    purificación puri
    alberto tito
    sebastián sebas
    vicente vicen
    joaquín joaco
    maximiliano maxi
    marcelino lino
    cristóbal cris
    refugio cuca cuco
    carolina caro
    leticia lety
    silvia chivis
    cecilia ceci
    hortensia tencha
    josé zeca zezinho
    joaquim quim quinzinho
    francisco xico
    manuel manel maneca nelo
    antónio tonho
    antônio tonho tom
    luís lula luisinho
    fernando fê
    sebastião tião bastião
    raimundo mundinho
    severino biu
    benedito dito
    pedro pedrinho pêpê
    ricardo kadu
    carlos carlinhos caco cacá
    alberto betinho
    augusto guto
    maria mariazinha
    isabel bel belinha
    fernanda fê
    luísa lu luisinha
    teresa teca terezinha
    terezinha tetê
    conceição são
    fátima fá
    margarida guida
    helena leninha
    mariana mari
    carolina carol
    beatriz bia
    juliana ju
    patrícia pati
    francisca chica xica
    lurdes lurdinhas milú
    graça gracinha
    leonor nonô
    madalena madá lena
    joaquim quim ximo
    josep pep
    jordi jordà
    francesc cesc quico xesc xisco paco
    antoni toni
    ignasi nasi
    concepció conxita
    dolors lola
    assumpció assumpta
    jaume jaumet
    bartomeu tomeu
    sebastià tià
    guillem guiem
    miquel quel miki
    rosalia rosa
    bernat nat
    giuseppe geppo
    giovanni nino
    francesco cecco
    antonio tonio totò
    antónio tó tozé
    domenico nico menico
    raffaele lello
    raffaella lella raf
    pasquale pasqualino
    emanuele lele manu
    daniele dani
    edoardo edo
    eleonora nora ele
    giuseppina peppina
    giovanna giò
    antonietta tonia
    concetta tina
    elisabetta lisa betty
    francesca chicca
    margherita ghita
    domenica mimma
    vincenza enza
    annamaria anna
    mariagrazia grazia
    bénédicte béné
    édouard doudou ed
    emmanuelle manue
    geneviève ginette
    jacqueline jacotte
    laurence lolo
    mathilde mathou
    maximilien max
    nathalie nath
    stéphanie fanny
    sylvain syl
    thibault titi tib
    philippe fifi
    antoine toine
    augustin gus
    grégoire greg
    isabelle isa zaza
    élisabeth babette babeth zabeth lisette
    françoise soizic fanchon
    gaston gastounet
    """
}
