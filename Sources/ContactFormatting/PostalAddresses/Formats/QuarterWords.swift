/// Words for parts of towns and villages, by which a text beside the street is known to be one.
///
/// Where an address goes from the small to the large these stand below the street. Countries that write them above it
/// have none here: Turkey, Kuwait, Iran, and Puerto Rico (see ``PostalRule/all``).
struct QuarterWords: Sendable {
  private let first: Set<String>
  private let last: Set<String>

  init(country: String) {
    let rows = Self.rows.filter { $0.countries.isEmpty || $0.countries.contains(country) }
    first = Set(rows.flatMap(\.first))
    last = Set(rows.flatMap(\.last))
  }

  /// Whether the words of a text name a part of a town: 'Barangay San Lorenzo', 'Jongno-gu', 'RT 05/RW 02'.
  func name(_ words: [String]) -> Bool {
    guard words.count > 1, let start = words.first, let end = words.last else { return false }
    if first.contains(start) { return true }
    // A number in front is that of a house or a flat.
    return last.contains(end) && !start.contains(where: \.isNumber)
      && !UnitText.isUnitWord(start)
  }

  private struct Row {
    let countries: Set<String>
    let first: [String]
    let last: [String]

    init(_ countries: String, first: String = "", last: String = "") {
      func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
      self.countries = Set(words(countries))
      self.first = words(first)
      self.last = words(last)
    }
  }

  /// By the sheets of the Universal Postal Union, where no post is named.
  private static let rows = [
    Row("", first: "col colonia fracc fraccionamiento barrio bairro"),
    Row(
      "AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE",
      first: """
        urb urbanización urbanizacion cdla ciudadela rpto reparto ens ensanche br aa asentamiento \
        población poblacion sector parroquia vereda corregimiento
        """),
    // Guatemala's zones belong to the number of the house: '11 avenida 5-59 zona 11'.
    Row("CO CR DO EC HN MX NI PA PE SV VE", first: "zona"),
    // Correios, 'Endereçamento': the quarter below the street and its complement.
    Row("BR", first: "jd jardim vl vila parque pq setor distrito povoado"),
    // La Poste, NF Z 10-011: the hamlet below the street, on the fifth line.
    Row("FR GP MQ GF RE YT PM BL MF MC", first: "lieu lieudit"),
    // New Zealand Post: the number of the rural delivery, where a suburb would stand.
    Row("NZ", first: "rd"),
    Row("CN", first: "district", last: "district qu xian county town township"),
    Row("TW", first: "district dist", last: "district dist qu township"),
    Row("KR", last: "gu dong eup myeon ri district"),
    Row("JP", last: "ku gun cho machi ward"),
    Row(
      "VN", first: "ward district phường phuong quận quan huyện xã thôn ấp p q",
      last: "ward district commune"),
    Row("PH", first: "brgy bgy barangay", last: "subdivision subd"),
    Row(
      "TH", first: "khwaeng khet tambon amphoe แขวง เขต ตำบล อำเภอ",
      last: "subdistrict district"),
    // 'Jl. Margacinta I No. 8', then 'RT 01/001', then the town.
    Row("ID", first: "rt rw kel kec kelurahan kecamatan desa dusun kampung kp"),
    Row("MY BN SG", first: "taman kampung kampong kg seksyen mukim"),
    Row("IN PK BD NP LK", first: "sector ward tehsil taluk", last: "nagar colony sector ward"),
    Row("SA EG JO AE QA OM BH IQ SY YE LB LY PS", first: "حي", last: "district"),
    Row("RU UA BY KZ KG", first: "мкр мкрн микрорайон мікрорайон пос посёлок поселок пгт"),
  ]
}
