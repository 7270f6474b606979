import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables that maps, shops and offices give out, where a column is called in a way that is usual for something else: the
/// lines that each contact's summary has, and those that it has not.
struct PlaceTableTests {
  @Test(arguments: [
    // What maps call a place by is neither a town nor what somebody does.
    (
      "title,category,address,phone,latitude,longitude\nElm Dental,Dentist,\"4 Elm St, Dayton, OH 45402\",937 555 0101,39.7,-84.1\n"
        + "Oak Dental,Dentist,\"5 Oak St, Dayton, OH 45402\",937 555 0102,39.8,-84.2\n",
      ["organization=Elm Dental", "phoneNumber=937 555 0101"], ["jobTitle"]
    ),
    (
      "id,place_name,category_group_name,phone,address_name,road_address_name,place_url\n"
        + "1,새봄약국,약국,02-555-0101,서울 중구 명동 9-9,서울 중구 명동길 99,http://x.example/1\n"
        + "2,단비의원,병원,02-555-0102,서울 중구 명동 9-8,서울 중구 명동길 98,http://x.example/2\n",
      [
        "organization=새봄약국", "postalAddress=;;서울 중구 명동 9-9", "postalAddress=;;서울 중구 명동길 99",
        "url=http://x.example/1",
      ], ["name="]
    ),
    (
      "place_name,address,phone,lat,lon,list_name\n단비의원,서울 중구 명동길 98,02-555-0102,37.5,127.0,병원\n"
        + "새봄의원,서울 중구 명동길 97,02-555-0103,37.5,127.1,병원\n",
      ["organization=단비의원"], ["organization=병원"]
    ),
    (
      "名称,名称_カナ,所在地_連結表記,所在地_都道府県,所在地_市区町村,所在地_町字,所在地_番地以下,緯度,経度,電話番号\n"
        + "東図書館,ヒガシトショカン,千葉県柏市旭町9-9,千葉県,柏市,旭町,9-9,35.7,139.9,04-5555-0101\n"
        + "西図書館,ニシトショカン,千葉県柏市泉8-8,千葉県,柏市,泉,8-8,35.8,139.9,04-5555-0102\n",
      ["organization=東図書館", "phoneticOrganizationName=ヒガシトショカン"], ["phoneticFamilyName"]
    ),
    // A column that repeats the family name is no whole name, and a form of address may ask for the sex.
    (
      "Teilnehmername,Anrede,Vorname,Nachname,E-Mail\nVos,Male,Joe,Vos,joe@vos.example\nLee,Female,Ann,Lee,ann@lee.example\n",
      ["name=Vos;Joe", "gender=M"], ["formattedName=Vos"]
    ),
    // A name in other letters is no nickname.
    (
      "姓,family_name,名,メイ,first_name,電話番号\n佐藤,sato,花,ハナ,hana,03-5555-0101\n鈴木,suzuki,一,ハジメ,hajime,03-5555-0102\n",
      ["name=佐藤;花"], ["nickname"]
    ),
    // Whom to turn to at a firm, and who looks after all of them.
    (
      "Код;Название;Обращаться к;Должность;Телефон\nA;Кафе «Ива»;Ann Lee;Директор;555-0101\n"
        + "B;ООО «Дуб»;Joe Vos;Бухгалтер;555-0102\n",
      ["organization=Кафе «Ива»", "formattedName=Ann Lee"], []
    ),
    (
      "ID;Название компании;Рабочий телефон;Ответственный\n1;ООО «Вяз»;+7 495 555-01-01;Анна Лугова\n"
        + "2;ООО «Дуб»;+7 495 555-01-02;Анна Лугова\n",
      ["organization=ООО «Вяз»", "preserved=X-COLUMN:Анна Лугова"], ["name=", "relation"]
    ),
    (
      "取引先名,担当者氏名,電話番号\n株式会社東山,花山 透,03-5555-0101\n株式会社西川,,03-5555-0102\n",
      ["organization=株式会社東山", "relation=花山 透"], []
    ),
    (
      "客戶名稱,聯絡人,電話\n晨光實業有限公司,周大同,02-5555-0101\n好日麵包坊,李小敏,02-5555-0102\n",
      ["organization=晨光實業有限公司", "formattedName=周大同"], []
    ),
    // The readings of a shop's two names, and a postal code with where the parcel goes.
    (
      "お名前(姓),お名前(名),お名前(フリガナ・姓),お名前(フリガナ・名),TEL\n緑川,渚,ミドリカワ,ナギサ,06-5555-0101\n",
      ["phoneticFamilyName=ミドリカワ", "phoneticGivenName=ナギサ"], []
    ),
    (
      "注文者氏名,注文者メールアドレス,お届け先氏名,お届け先郵便番号,お届け先住所\n"
        + "月島 澪,mio@x.example,星野 楓,980-0811,宮城県仙台市青葉区一番町9-9\n花山 透,toru@x.example,花山 透,060-0001,北海道札幌市中央区北9条西9\n",
      ["postalAddress=;;青葉区一番町9-9;仙台市;宮城県;980-0811"], []
    ),
    // Two numbers with a gap between, two mailboxes with a line, and a line of the address that is there twice.
    (
      "Firma;E-Mail;Telefon;Adresse 1;Adresse 2;Ort\n"
        + "Elm;a@elm.example|b@elm.example;035-5550101    06 55501021;Am Weg 3;Am Weg 3;Ulm\n",
      [
        "emailAddress=a@elm.example", "emailAddress=b@elm.example", "phoneNumber=035-5550101",
        "phoneNumber=06 55501021", "postalAddress=;;Am Weg 3;Ulm",
      ], []
    ),
  ])
  func firstContact(_ text: String, _ expected: [String], _ others: [String]) throws {
    let summary = try #require(try read(text, .csv).contacts.first?.summary)
    for part in expected {
      #expect(summary.contains { $0.hasPrefix(part) }, "\(part): \(summary)")
    }
    for part in others {
      #expect(!summary.contains { $0.hasPrefix(part) }, "\(part): \(summary)")
    }
  }

  /// A table of towns names nobody, though each has a name and stands on the map.
  @Test func towns() throws {
    let text =
      "country code,place name,admin name1,latitude,longitude\nDE,Ulm,Baden-Württemberg,48.4,9.9\nDE,Celle,Niedersachsen,52.6,10.0\n"
    #expect(throws: (any Error).self) { try read(text, .csv) }
  }
}
