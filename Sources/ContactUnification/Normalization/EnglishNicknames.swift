/// English names; also those of other languages that English forms are short for.
extension NicknameLists {
  static let english = """
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
}
