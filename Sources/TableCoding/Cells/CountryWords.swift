/// Names and codes of countries that sheets have most.
enum CountryWords {
  static let all: Set<String> = Set(
    """
    de at ch us uk gb fr it es pt nl be lu dk se no fi pl cz ru ua jp cn in br mx ca au
    germany deutschland allemagne alemania germania austria österreich autriche switzerland
    schweiz suisse svizzera usa united_states united_kingdom england france frankreich italy
    italia italien spain españa spanien portugal netherlands nederland niederlande belgium
    belgien belgique denmark danmark dänemark sweden sverige schweden norway norge norwegen
    finland suomi finnland poland polska polen russia россия russland ukraine україна japan 日本
    china 中国 india indien brazil brasil brasilien mexico méxico canada kanada australia
    australien ireland irland greece griechenland türkei turkey türkiye
    magyarország ungarn hungary česko tschechien czech_republic czechia slovensko slowakei slovakia
    slovenija slowenien slovenia hrvatska kroatien croatia srbija serbien serbia românia rumänien
    romania българия bulgarien bulgaria ελλάδα κύπρος zypern cyprus eesti estland estonia latvija
    lettland latvia lietuva litauen lithuania ísland iceland liechtenstein luxembourg luxemburg
    brasil argentina chile colombia perú peru uruguay south_africa nigeria kenya ghana tanzania
    egypt israel saudi_arabia iran philippines indonesia malaysia singapore thailand vietnam việt_nam
    south_korea korea 대한민국 台灣 taiwan 香港 hong_kong new_zealand pakistan bangladesh sri_lanka россия
    україна беларусь казахстан грузия georgia armenia հայաստան საქართველო dänemark danmark uae u.s.a.
    wales scotland northern_ireland great_britain großbritannien u.k. éire österreich holland
    """.split { $0 == " " || $0 == "\n" }.map { $0.replacing("_", with: " ").lowercased() })

  /// Whether a text is the name of a country, or a sign for one.
  static func isCountry(_ text: String) -> Bool { all.contains(text.lowercased()) }
}
