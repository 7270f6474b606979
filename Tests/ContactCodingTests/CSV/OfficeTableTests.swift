import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// Tables as offices and schools give them: institutions by what they are, addresses in two ways, and names of properties
/// in place of words.
struct OfficeTableTests {
  @Test(arguments: [
    // What things are called is a firm's name where few are called as people are.
    (
      "nazwa;telefon\nGreen Clean;533 555 141\nZielona Dolina;603 555 142\nJan Kowalski;603 555 143\n"
        + "Blue Ocean;603 555 144\nMega Serwis;603 555 145\n",
      [
        ["organization=Green Clean"], ["organization=Zielona Dolina"],
        ["name=Kowalski;Jan", "-organization"], ["organization=Blue Ocean"],
        ["organization=Mega Serwis"],
      ]
    ),
    (
      "名称,名称_カナ,医療機関の種類,法人の名称,電話番号\n青山医院,アオヤマイイン,無床診療所,,0948-55-0141\n"
        + "市立中央病院,シリツチュウオウビョウイン,病院,,0948-55-0142\nさくらクリニック,サクラクリニック,無床診療所,,0948-55-0143\n"
        + "森歯科医院,モリシカイイン,無床診療所,,0948-55-0144\n",
      [
        ["organization=青山医院", "phoneticOrganizationName=アオヤマイイン"], ["organization=市立中央病院"],
        ["organization=さくらクリニック"], ["organization=森歯科医院"],
      ]
    ),
    // Whomever schools are called after, all of a list are schools.
    (
      "naziv;telefon\nОсновна школа „Исидора Секулић“;013 555 141\nОсновна школа „Бранко Радичевић“;013 555 142\n"
        + "Гимназија;013 555 143\nОсновна школа „Никола Тесла“;013 555 144\nОсновна школа Старчево;013 555 145\n",
      [
        ["organization=Основна школа „Исидора"], ["organization=Основна школа „Бранко"],
        ["organization=Гимназија"], ["organization=Основна школа „Никола"],
        ["organization=Основна школа Старчево"],
      ]
    ),
    (
      "Name,Entity,Canton,Municipality,Phone\nOŠ 'Mak Dizdar',Federation of the Elms,Canton East,Ilidza,387 33 555 141\n"
        + "OŠ Osik,Federation of the Elms,Canton East,Vogosca,387 33 555 142\n"
        + "Second School,Federation of the Elms,Canton East,Ilidza,387 33 555 143\n",
      [
        ["organization=OŠ 'Mak Dizdar'", "-name"], ["organization=OŠ Osik", "-name"],
        ["organization=Second School", "-organization=Federation"],
      ]
    ),
    (
      "ngo_id,ngo_name,ngo_number\n1,Peta India,9757555141\n2,Karuna Parivar Trust,9757555142\n",
      [["organization=Peta India", "-name"], ["organization=Karuna Parivar Trust", "-name"]]
    ),
    // Behind a stroke stands what a column is, in front of it the group that it is in.
    (
      "ADRESA/FIRMA,ADRESA/ADRESA1,ADRESA/ADRESA2,ADRESA/ADRESA3,ADRESA/PSC,JMENO,TELEFON\n"
        + "Elm spol. s r.o.,,Branišovská 2,Cheb,35002,Jan Novák,603 555 141\n"
        + "Obec Majdalena,,Lesní 5,Majdalena,37803,Petr Dvořák,603 555 142\n",
      [
        ["organization=Elm spol. s r.o.", "name=Novák;Jan"],
        ["organization=Obec Majdalena", "name=Dvořák;Petr"],
      ]
    ),
    // The postal code of the road's name is that of the address by the road, and not a street.
    (
      "소재지우편번호,도로명우편번호,사업장명,도로명주소,지번주소\n110-797,03105,동대문약국,서울특별시 종로구 종로 323,서울특별시 종로구 창신동 176\n"
        + "110-798,03130,보생약국,서울특별시 종로구 종로 197,서울특별시 종로구 종로4가 94\n",
      [
        [
          "postalAddress=;;서울특별시 종로구 종로 323;;;03105",
          "postalAddress=;;서울특별시 종로구 창신동 176;;;110-797",
        ],
        ["postalAddress=;;서울특별시 종로구 종로 197;;;03130"],
      ]
    ),
    (
      "소재지우편번호,사업장명,도로명주소\n110-797,동대문약국,서울특별시 종로구 종로 323\n110-798,보생약국,서울특별시 종로구 종로 197\n",
      [["postalAddress=;;서울특별시 종로구 종로 323;;;110-797"], ["postalAddress="]]
    ),
    // Linked data has names of properties for headers.
    (
      "https://schema.org/name,https://schema.org/address,http://www.w3.org/2003/01/geo/wgs84_pos#lat,"
        + "http://www.w3.org/2003/01/geo/wgs84_pos#long,https://schema.org/telephone\n"
        + "上太田保育園,越前市上太田町11-2,35.9005456,136.1513068,0778-55-0141\n"
        + "北日野保育園,越前市矢放町16-4,35.8889481,136.1876648,0778-55-0142\n",
      [
        ["phoneNumber=0778-55-0141", "-phoneNumber=35", "-phoneNumber=2003"],
        ["phoneNumber=0778-55-0142", "-phoneNumber=35"],
      ]
    ),
    // Whom to reach has numbers, whatever signs stand between.
    (
      "ID,Name,Contact\nP001,Ann Lee,123-456-7890\nP002,Joe Vos,987-654-3210\n",
      [["phoneNumber=123-456-7890"], ["phoneNumber=987-654-3210"]]
    ),
    // Several pages in a cell are several, and one in the place of a mailbox is none.
    (
      "Name,Email,Web\nAnn Lee,ann@lee.example,www.lee.example;www.elm.example\nJoe Vos,www.vos.example,\n",
      [
        ["url=www.lee.example", "url=www.elm.example", "emailAddress=ann@lee.example"],
        ["url=www.vos.example", "-emailAddress"],
      ]
    ),
    // One sign again and again is nothing; others are kept.
    (
      "Name,Phone\nAnn Lee,???\nJoe Vos,#@#$%!\nKim Roux,0131 496 0141\n",
      [["-preserved"], ["preserved=X-PHONE:#@#$%!"], ["phoneNumber=0131 496 0141"]]
    ),
  ])
  func institutionsAndTheirAddresses(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }
}
