"""Names of people, places and streets in each language, beside those that ICU holds: parts of
addresses that region and language names have none of."""

NAMES = {
    "de": """
Straße Hauptstraße Bahnhofstraße Schloßstraße Mühlweg Kühn Schütz Jäger Krämer Bäcker Köhler
Möller Vögel Lützow Grün Grünwald Fürth Füssen Göttingen Tübingen Mönchengladbach Münster
Gütersloh Lüneburg Saarbrücken Köln Kölner Mühlhausen Kärnten Wörth Höfer Höhn Hübner Strauß
Preuß Voß Groß Heß Thüringen Zürich Dörfler Rößler Büchner Bräuer Käfer Schönfeld Überlingen
Österreich Öhringen Ärzte Büro Gebäude Präsident Geschäftsführer Löwe Schäffer Jürg Gülcan Sören
Möhring Töpfer Kästner Fähre Börse Küche Fröhlich Hänsel Häuser Plötz Rüdiger Lüdecke Dünnwald
Süd Südstraße Größe Gürtel Brücke Brückner Günzburg Ägidius Göbel Köster Nägele Zöller Wölfl
Kröger Röder Lörrach Ludwigshöhe Müllheim Böblingen Bärbel Käthe Hölderlin Schröter Böttcher
Düren Kürten
""",
    "fr": """
André Gérard René Stéphane Frédéric Jérôme Sébastien Cédric Rémi Aurélie Mélanie Céline Émilie
Éric Élodie Hervé Joël Gaël Maël Loïc Thérèse Geneviève Adèle Solène Marlène Irène Hélène Agnès
Barthélemy Mathéo Léa Léon Éléonore Désirée Côme Jérémie Théo Timothée Grégoire Clément Gérald
Michèle Danièle Angèle château forêt hôtel hôpital bâtiment étage escalier résidence allée
préfecture république général maréchal évêque Vélizy Créteil Nîmes Béziers Châteauroux Mâcon
Mézières Pré Prés Genève Neuchâtel Québec Montréal Trois-Rivières Îles Île Crémieux Lévêque
Lemaître Benoît Maître Hérault Isère Lozère Corrèze Finistère Côte Rhône Saône Drôme Ardèche
Ariège Vendée Vosges Besançon Alençon Briançon François Françoise leçon garçon Saint-Étienne
Saint-Brévin Fougères Mégevand Pélissier Légaré Bélanger Séguin Chrétien Sévérine téléphone
société numéro prénom adresse privée téléphérique Citroën Noël Israël Raphaël Sacré-Cœur Cœur
Bœuf Bœufs Œillets Œuvre Œuvres Sœur Sœurs Nœud Vœu Chœur Lœtitia Œuilly
""",
    "es": """
José Jesús María Andrés Adrián Ramón Joaquín Martín Iván Óscar Álvaro Sofía Lucía Rocío Inés
Verónica Mónica Bárbara Belén Concepción Asunción Encarnación Ascensión García Rodríguez
González Hernández López Pérez Díaz Álvarez Vázquez Domínguez Ramírez Suárez Benítez Méndez
Márquez Cortés Giménez Ordóñez Yáñez Muñiz Castaño Peñas Cañas España Español Niño Año Señor
Señora Compañía Montaña Viña Piñero Quiñones Zúñiga Galán Durán Román Marín Beltrán Millán
Roldán Galicia Aragón Jaén Cáceres Almería Ávila Mérida Bogotá Medellín Ibagué Cúcuta México
Mérida Querétaro Mazatlán Juárez Yucatán Panamá Perú Asunción Tucumán Paraná Neuquén Río
Valparaíso Concepción Chillán Dirección Teléfono Móvil Población Código Número Página
Electrónico Compañero Camión Estación Jardín Plazoleta Ángeles Águila Éxito Írún Úbeda Ñuñoa
Público Ministerio
""",
    "pt": """
José Antônio António João Luís Sérgio Márcio Mário Flávio Fábio Cláudio Vinícius Patrícia
Letícia Cecília Lúcia Mônica Mónica Verônica Simão Sebastião Adão Estêvão Conceição Assunção
Encarnação Araújo Gonçalves Lourenço França Bragança Mendonça Alcântara Câmara Guimarães
Magalhães Simões Camões Leão Falcão Galvão Brandão Aragão Salomão Estação Avenida Praça Calçada
Endereço Número Código Município São Maranhão Ceará Pará Paraná Piauí Goiás Goiânia Rondônia
Amapá Belém Cuiabá Florianópolis Niterói Maceió Uberlândia Jundiaí Taubaté Vitória Espírito
Setúbal Guarujá Coração Irmãos Irmã Manhã Maçã Mãe Pão Informações Relações Comunicações
Operações Soluções Construções Ações Útil Água Ângela Ângelo Átila Ícaro Ênio Óbidos Évora
Estúdio Comércio Indústria Farmácia Escritório
""",
    "it": """
Niccolò Nicolò Forlì Città Libertà Università Società Cantù Mondovì Cefalù Cornigliano Salò
Località Caffè Perù Lunedì Giosuè Noè Mosè Maestà Trinità Carità Verità Pietà Dalmò Barnabò
Zanrè Morì Felicità Attività Qualità
""",
    "nl": """
België Daniël Michaël Gabriël Raphaël Zoë Noë Loïs Joël Chloë Israël Oriënt Coördinatie Ariën
Italië Knokke Zeeën René Renée André Anaïs Thaïs Financiën Daniëlle Michiel Ramón Zoëlle
Beatrijs Eugène Hélène Patiënten
""",
    "sv": """
Åke Åkerlund Åberg Ångström Öberg Östlund Österlund Öhman Ödman Ähström Sjögren Sjöström
Nordström Bergström Lundström Söderberg Söderström Löfgren Löf Löfström Lönn Hägg Häggström
Hedström Forsström Engström Wikström Björk Björklund Grönlund Grön Rönn Mörk Bäckström Bäck
Bäcklund Ström Strömberg Törnqvist Norén Hallén Dahlén Lindén Bodén Wallén Andrén Gävle Växjö
Umeå Luleå Piteå Skellefteå Borås Södertälje Linköping Norrköping Nyköping Lidköping Östersund
Östergötland Västergötland Göteborg Mölndal Kungälv Höganäs Ängelholm Hässleholm Malmö
Trollhättan Uddevalla Vägen Gatan Gränd Kyrkvägen Ringvägen Södra Norra Västra Östra Jörgen
Sören Göte Göta Börje Torbjörn Hjördis Märit Pär Pernilla Karlsborg Träd Trädgård Trädgårdsgatan
Målare Håkansson Mårten Mårtensson Vårgårda Årsta Sätra Skåne Småland Västmanland Värmland Gärde
Lärare Fågel
""",
    "da": """
Jørgen Jørn Bjørn Søren Sørine Børge Møller Mølgaard Mørk Mørch Nørgaard Nørby Nørregaard
Østergaard Østerby Øst Ørsted Ørum Højgaard Højer Høj Højbjerg Høeg Høyer Bøgh Bødker Brøndby
Brøndum Brønshøj Bjørnsen Bjørk Bjørklund Krøyer Kjær Kjærgaard Kjeldsen Skjærbæk Bæk Bækgaard
Holbæk Næstved Nykøbing Køge Rønne Rødovre Rødby Tønder Sønderborg Sønder Thorshavn Sæby Læsø
Ærø Samsø Fanø Rømø Helsingør Korsør Hillerød Birkerød Hørsholm Humlebæk Præstø Værløse Ballerup
Aabenraa Åbenrå Århus Ålborg Gråsten Måløv Tårnby Tåstrup Gårdsvej Skovgård Østergård Nørregård
Smedegård Pålsson Håkon Hågen Åge Åse Tromsø Bodø Sørlandet Sør Sørum Øst Østfold Østby Øyvind
Øystein Øvre Ødegaard Jørstad Bjørnstad Bjørg Sæther Sætre Næss Lærdal Særlig Trøndelag Røros
Hønefoss Lillestrøm Bærum Tønsberg Strømmen Strøm Lørenskog Fredrikstad Kråkerøy Ålesund Håvard
Pål Måne Vågå Årdal Gjøvik Brønnøysund Færøerne Grønland Grøn Søby Sø Søgade Købmagergade
København Købmand
""",
    "fi": """
Äänekoski Äijälä Mäkelä Mäki Mäkinen Niemelä Heikkilä Mattila Järvinen Järvi Hämäläinen
Lehtimäki Heinämäki Hyvärinen Häkkinen Räsänen Räikkönen Nyström Lähde Lähteenmäki Kärkkäinen
Kähkönen Pöyry Pöllänen Töyrylä Törmänen Jääskeläinen Jäntti Jämsä Ylöjärvi Tyrnävä Pietarsaari
Hämeenlinna Jyväskylä Seinäjoki Riihimäki Mäntsälä Mäntyharju Kemijärvi Inarijärvi Pyhäjärvi
Pyhäntä Päijänne Pälkäne Pääskynen Väinö Väyrynen Väänänen Hyvönen Härkönen Hölttä Köyliö Kyösti
Yrjänä Töölö Katajanokka Itä Länsi Etelä Etelä-Suomi Keskustie Sähkö Puhelin Työ Kotiosoite
Syntymäpäivä Päivä Päivänen Pönkä Äyräpää Öljy
""",
    "is": """
Jón Guðmundur Sigurður Kristján Þór Þóra Þorsteinn Þórarinn Þorbjörg Þuríður Ólafur Ólöf Óskar
Ásgeir Ásdís Ásta Árni Ármann Örn Ögmundur Björn Björk Sigríður Ragnheiður Steinunn Hjördís
Guðlaug Guðný Guðbjörg Ingibjörg Kristín Kristbjörg Elín Katrín Jóhann Jóhanna Jónsdóttir
Guðmundsdóttir Sigurðardóttir Kristjánsdóttir Ólafsdóttir Magnúsdóttir Bjarnadóttir
Hafnarfjörður Kópavogur Garðabær Mosfellsbær Akureyri Húsavík Keflavík Njarðvík Seyðisfjörður
Neskaupstaður Höfn Vík Vestmannaeyjar Stykkishólmur Ólafsvík Sauðárkrókur Dalvík Blönduós
Egilsstaðir Ægir Ævar Sæmundur Sæunn Hæð Gata Vegur Stræti Hús Þjóð Þjóðgata Suðurgata Skúlagata
Hverfisgata Bræðraborgarstígur
""",
    "ca": """
Josep Lluís Núria Mercè Mònica Àngel Àngels Òscar Ònia Ramón Martí Sebastià Adrià Damià Joaquim
València Catalunya Girona Lleida Mataró Terrassa Castelló Alcàsser Plaça Passeig Número Sèrie
França Barça Açò Llàtzer Bernabé Ferré Solé Solà Valls Torrelló Puigcerdà Urgell Empordà Penedès
Vallès Gavà Alacant Cardó Carme Verònica Eulàlia Cèlia Sònia Júlia Lídia Estació Direcció
""",
    "et": """
Jüri Jõgeva Jõhvi Põlva Võru Õismäe Õun Õnne Tõnis Tõnu Tõll Mõisa Põder Kõiv Kõrv Lõhmus Rõõm
Sõber Võsu Pärnu Tartu Käina Kärdla Kärt Märt Mägi Mäe Mäeküla Väike Väljak Jäägri Jänes Järv
Järve Hääl Rääk Tähe Tänav Küla Külli Ülle Ülo Üllar Ülikooli Lüüs Süda Sünd Müür Müürivahe
Rüütel Rüütli Türi Kütt Ööbik Öö Köstri Söödi Põhja Lõuna Šveits Žanna Õpetaja Aavik Kuressaare
Haapsalu
""",
    "sq": """
Shqipëri Tiranë Durrës Vlorë Shkodër Korçë Elbasan Prishtinë Gjakovë Pejë Ferizaj Mitrovicë
Gëzim Dëshira Përparim Fatmirë Çelik Çelaj Çela Luçiano Valbonë Hëna Zëri Rrugë Rrugës Sheshi
Përmet Tepelenë Sarandë Ylberë
""",
    "pl": """
Łukasz Paweł Michał Rafał Stanisław Władysław Mirosław Bolesław Jarosław Wiesław Zdzisław
Czesław Bogusław Małgorzata Elżbieta Grażyna Bożena Róża Błażej Jędrzej Wójtowicz Wójcicki
Kowalczyk Wiśniewski Wiśniewska Dąbrowski Kamiński Kamińska Zieliński Zielińska Szymański
Szymańska Woźniak Kozłowski Jankowski Kwiatkowski Kaczyński Piątek Zając Krół Król Królak Wróbel
Wróblewski Górski Górecki Jabłońska Głowacki Głowacka Chmielewski Pawłowski Pawłowska
Michałowski Michalski Sikora Gąsior Gołąb Gołębiowski Dębski Dębicki Stępień Stępniak Kępa
Kępiński Łapiński Łaski Łącki Łęcki Świątek Świerczewski Świderski Śliwa Śliwiński Śmigły Żak
Żukowski Żuraw Żywiec Źródło Ćwik Ósma Wrocław Łódź Łomża Łowicz Poznań Gdańsk Gdynia Toruń
Bydgoszcz Częstochowa Białystok Kraków Rzeszów Tarnów Chorzów Świdnica Świnoujście Śrem Słupsk
Płock Zamość Oświęcim Zakopane Zgorzelec Żory Żyrardów Kołobrzeg Bełchatów Lądek Ostrołęka Ełk
Włocławek Inowrocław Piła ulica Świętej Kościuszki Józefa Piłsudskiego Mickiewicza Słowackiego
Dąbrowskiego Główna Szkolna Leśna Łąkowa Różana Wąska Długa Południowa Północna Księcia Śląsk
Śląska
""",
    "cs": """
Jiří Tomáš Lukáš Matěj Ondřej Vojtěch Zdeněk Václav Stanislav František Jaroslav Přemysl Bořivoj
Řehoř Řezník Růžena Květa Věra Jiřina Zdeňka Blažena Božena Kateřina Markéta Tereza Alžběta
Anežka Eliška Novák Nováková Svobodová Novotný Novotná Dvořáková Černý Černá Procházka
Procházková Kučera Veselý Veselá Horák Horáková Němcová Pokorný Pokorná Pospíšil Pospíšilová
Hájek Hájková Jelínek Král Králová Růžička Beneš Benešová Fiala Sedláček Sedláčková Doležal
Zeman Kolář Kolářová Krejčí Navrátil Čermák Čermáková Urban Vaněk Vaňková Blažek Blažková Kříž
Křížová Kratochvíl Říha Říhová Šimek Šimková Šťastná Žák Žáková Žižka Ševčík Ševčíková Štěpán
Štěpánek Praha Brno Plzeň Ostrava Olomouc Liberec Hradec Králové Ústí Pardubice Zlín Havířov
Kladno Jihlava Třebíč Třinec Přerov Příbram Příkopě Děčín Teplice Česká Lípa Český Krumlov
Vyškov Břeclav Znojmo Kroměříž Uherské Hradiště Žatec Žďár náměstí třída nábřeží ulice
Masarykova Nádražní Školní Zahradní Dlouhá Krátká Polní Lidická Městská Průmyslová Společnost
Účet Úřad
""",
    "sk": """
Ľudovít Ľubica Ľuboš Ľubomír Štefan Štefánia Mária Zuzana Alžbeta Božena Žofia Ján Jozef Tomáš
Lukáš Matúš Juraj Ondrej Vladimír Ľuboš Kováč Kováčová Horváthová Varga Tóthová Nagyová Balážová
Molnárová Polák Hudák Gašpar Šimko Šimková Štúr Šťavnický Hlavatý Čierny Čierna Košice Žilina
Prešov Trenčín Trnava Nitra Bystrica Banská Štiavnica Poprad Michalovce Komárno Levice Bardejov
Liptovský Mikuláš Ružomberok Piešťany Lučenec Topoľčany Skalica Púchov Považská Námestie Štúrova
Hviezdoslavova Tatranská Kôň Mäso Päť Deväť Vŕba Tŕň Stĺp Vĺča Ulica Krížna Dlhá Krátka Poľná
Záhradná Železničná
""",
    "hu": """
Kovács Szabó Tóth Nagy Horváth Varga Kiss Molnár Németh Balogh Lakatos Papp Takács Juhász
Mészáros Oláh Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Kántor Székely Lőrincz Pintér
Bíró Szűcs Kőműves Erdős Szőke Győri Győző Győrffy Dezső Gergő Jenő Ernő Ottó Béla Géza Gábor
László István József János György András Péter Tamás Mátyás Sándor Zoltán Attila Zsófia Erzsébet
Éva Ágnes Ágota Ildikó Mária Rózsa Piroska Júlia Hédi Ibolya Őrs Őry Ödön Ödön Árpád Ákos Áron
Ádám Úri Út Útja Üllői Űrhajós Fő Fűtő Körút Köröndi Budapest Győr Pécs Szeged Debrecen Miskolc
Székesfehérvár Szombathely Nyíregyháza Kecskemét Kaposvár Békéscsaba Szolnok Veszprém
Hódmezővásárhely Eger Dunaújváros Sopron Gödöllő Gyöngyös Hatvan Cegléd Nagykőrös Kőszeg
Mezőkövesd Füzesabony Tűzoltó Erdő Mező Szőlő Hegyvidék Kossuth Petőfi Széchenyi Rákóczi Dózsa
Vörösmarty Bartók Ady Endre Virág Kertész Szőnyi Könyves Kálmán Büki Műegyetem
""",
    "ro": """
Ştefan Ştefania Cătălin Cătălina Mădălina Mădălin Răzvan Bogdan Ioniţă Ionuţ Constanţa
Constanţiu Niţă Niţu Ghiţă Dănuţ Dănilă Mărioara Măriuca Brânduşa Nuţa Ţăranu Ţurcanu Ţuţea
Ţiriac Şerban Şerbănescu Şandru Şoimu Munteanu Câmpeanu Cârstea Pîrvu Pârvu Vâlcea Vâlcu Râmnicu
Sărat Târgu Mureş Târgovişte Bucureşti Braşov Iaşi Timişoara Galaţi Piteşti Ploieşti Bacău Buzău
Brăila Călăraşi Botoşani Suceava Satu Baia Mare Hunedoara Deva Reşiţa Slobozia Focşani Bârlad
Câmpina Câmpulung Mioveni Măgurele Chişinău Bălţi Tiraspol Strada Străzii Şoseaua Piaţa
Bulevardul Judeţ Judeţul Oraş Comună Sfânt Sfântu Gheorghe Împăratul Înainte Întâi Învăţător
Mihăilescu Dumitraşcu Rădulescu Stănescu Stăncioiu Păun Lăzărescu Vasilică Gânju Mânăstirea
România Română
""",
    "hr": """
Željka Željko Žarko Živko Zvonimir Šime Šimun Šimić Štefica Štefan Špoljar Đuro Đurđa Đurđica
Đorđe Đokić Đukić Čedomir Čačić Čović Ćosić Ćiril Ćurić Horvat Kovačić Kovačević Babić Marić
Jurić Novak Knežević Vuković Marković Petrović Matić Tomić Pavlović Božić Blažević Grgić Pavić
Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Nikolić
Miličević Jovanović Stojanović Đorđević Ilić Milošević Savić Živković Kostić Stanković Matošević
Varaždin Čakovec Križevci Šibenik Poreč Karlovac Požega Đakovo Županja Križ Ogulin Gospić Senj
Opuzen Metković Ploče Makarska Mošćenice Crikvenica Bjelovar Daruvar Našice Beograd Niš Čačak
Kraljevo Užice Šabac Požarevac Kruševac Smederevo Zaječar Bač Bečej Ljubljana Škofja Loka
Črnomelj Žalec Trbovlje Krško Brežice Kočevje Tržič Ulica Trg Šetalište Obala Matoš Gajeva
Križanićeva Tržnica Općina Županija Kučan Šmarje Žnidaršič Krašovec Zupančič Potočnik Vidmar
Hočevar Žagar Božič Turšič Mlinarič
""",
    "lt": """
Jonas Petras Kęstutis Vytautas Žydrūnas Žilvinas Žygimantas Rūta Rūtenis Živilė Jūratė Birutė
Aušra Eglė Ramunė Daiva Vilma Gintarė Kristė Snieguolė Mažvydas Šarūnas Šarūnė Česlovas Ąžuolas
Įsrutis Ūla Ėglė Kazlauskas Jankauskas Petrauskas Stankevičius Vasiliauskas Žukauskas Butkus
Paulauskas Urbonas Kavaliauskas Navickas Šimkus Šimkūnas Žemaitis Žilinskas Čepaitis Čiurlionis
Mikėnas Bagdonavičius Adomavičius Mickevičius Kazlauskienė Jankauskienė Petrauskaitė
Paulauskaitė Vilnius Kaunas Klaipėda Šiauliai Panevėžys Alytus Marijampolė Mažeikiai Utena
Kėdainiai Telšiai Tauragė Ukmergė Visaginas Plungė Kretinga Šilutė Radviliškis Druskininkai
Gargždai Rokiškis Biržai Elektrėnai Garliava Kuršėnai Jonava Lazdijai Vievis gatvė gatvės
prospektas Gedimino Laisvės Žalgirio Žirmūnų Šeškinės Fabijoniškės Antakalnis Žvėrynas Užupis
Didžioji Mokyklos Lietuvių Nemunėlis Šventoji
""",
    "lv": """
Jānis Juris Andris Pēteris Mārtiņš Mārcis Kārlis Miķelis Āris Ādams Artūrs Edgars Krišjānis
Raimonds Ģirts Ģertrūde Ķēniņš Ķekava Ņina Kristīne Inese Ilze Anna Līga Dace Sandra Ieva Agnese
Kristīna Santa Laura Zane Zaļā Zāle Bērziņš Bērziņa Kalniņš Ozoliņš Ozoliņa Liepiņš Liepiņa
Krūmiņš Krūmiņa Jansons Balodis Eglītis Eglīte Petersons Vītols Vītola Pētersone Zariņš Zariņa
Dzenis Kļaviņš Kļaviņa Šmits Šmite Žagars Žīgurs Čakste Čaks Riekstiņš Rīga Daugavpils Liepāja
Jelgava Jūrmala Ventspils Rēzekne Valmiera Jēkabpils Ogre Tukums Salaspils Cēsis Kuldīga Olaine
Saldus Talsi Dobele Krāslava Bauska Sigulda Ludza Mārupe Ķegums Līvāni Alūksne Gulbene Madona
Aizkraukle Smiltene iela Brīvības Čaka Ģertrūdes Valdemāra Elizabetes Lāčplēša Tērbatas Dzirnavu
Pulkveža Brieža Skolas Lielā Mazā Dārza Jūras Mūkusalas Latvijā Mežaparks Pļavnieki Ķengarags
Imanta Āgenskalns Teātra Šķērsiela Ūdens Īpašums
""",
    "tr": """
Ayşe Ayşegül Ayşenur Fatma Emine Hatice Zeynep Şerife Şeyma Şükrü Şaban Şenol Şule Gül Gülşen
Gülsüm Gülay Gönül Gökçe Gökhan Özge Özlem Özgür Özcan Özkan Ömer Ömür Ünal Ümit Ülkü Uğur Oğuz
Oğuzhan Tuğba Tuğçe Tuğrul Çağla Çağrı Çetin Çiğdem İbrahim İsmail İrem İpek İlker İlknur İhsan
Işıl Işıldar Ilgaz Aslı Aydın Yıldız Yıldırım Yılmaz Kılıç Kılınç Kızıl Kızılkaya Kızılay
Kırıkkale Kırklareli Şahin Çelik Çelikkol Öztürk Özdemir Doğan Doğru Aydoğan Arslan Aslan Koç
Kurt Şimşek Şen Şentürk Güneş Güler Güven Güngör Gündoğdu Yüksel Yücel Bozkurt Işık Erdoğan
Demirbağ Dağ Tekdağ Başaran Baş Taş Beşir Beşiktaş Kadıköy Üsküdar Şişli Beyoğlu Bakırköy
Ümraniye Çankaya Keçiören Yenimahalle Balıkesir Eskişehir Muğla Çanakkale Çorum Çankırı Niğde
Nevşehir Kırşehir Elazığ Diyarbakır Şırnak Şanlıurfa Iğdır Ağrı Muş Bingöl Gümüşhane Kütahya
Uşak Afyonkarahisar Tekirdağ Kayseri Sokağı Sokak Caddesi Mahallesi Bulvarı Apartmanı İstasyon
İstanbul İzmir Cumhuriyet Atatürk İnönü Fevzi Çakmak Şehit Köyü Üniversitesi Müdürlüğü Genel
Şirketi Sanayi Kat Kapı Adı Soyadı
""",
    "vi": """
Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Đoàn Trịnh Mai Lâm
Tạ Thái Tống Triệu Vương Văn Thị Hữu Đức Minh Quốc Thanh Ngọc Kim Xuân Thu Hạnh Hương Hường Hằng
Hà Hải Hùng Hưng Hiếu Huệ Lan Liên Linh Loan Long Lộc Lợi Mạnh Mỹ Nam Nga Nghĩa Nhung Như Nhật
Oanh Phú Phúc Phương Phượng Quân Quang Quý Quyên Sơn Tài Tâm Tân Thắng Thành Thảo Thịnh Thơ Thọ
Thủy Thúy Tiến Toàn Trang Trí Trung Trường Tú Tuấn Tùng Tuyết Uyên Vân Việt Vinh Yến Đạt Định
Đông Dũng Dung Duy Đường Phố Quận Huyện Phường Xã Tỉnh Thành Hà Nội Đà Nẵng Hải Phòng Cần Thơ
Huế Nha Trang Đà Lạt Biên Hòa Bình Dương Đồng Nai Vũng Tàu Quảng Ninh Quảng Nam Quảng Ngãi Bắc
Ninh Bắc Giang Thái Nguyên Nghệ An Thanh Hóa Gia Lai Đắk Lắk Bến Tre Tiền Giang Kiên Giang Cà
Mau Lê Lợi Nguyễn Huệ Trần Hưng Đạo Hai Bà Trưng Lý Thường Kiệt Công Ty Trách Nhiệm Hữu Hạn
""",
    "ru": """
Александр Сергей Дмитрий Андрей Алексей Евгений Михаил Николай Владимир Юрий Елена Ольга Наталья
Татьяна Ирина Светлана Анна Мария Екатерина Людмила Галина Юлия Надежда Вера Любовь Иванов
Петров Сидоров Васильев Попов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов Егоров
Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров улица проспект переулок
площадь дом квартира корпус область край город посёлок деревня Тверская Садовая Советская
Центральная Молодёжная Школьная Лесная Набережная Ленинградская Пушкина Гагарина Мира Победы
Екатеринбург Казань Омск Самара Ростов Уфа Красноярск Воронеж Пермь Волгоград Саратов Тюмень
Ижевск Ярославль Хабаровск Иркутск Общество ответственностью Александрович Сергеевна
Владимировна Николаевич
""",
}
