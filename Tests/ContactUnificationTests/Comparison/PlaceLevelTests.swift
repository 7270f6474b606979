import ContactModel
import Testing

@testable import ContactUnification

/// How addresses in one town compare, by the street and what stands beside it.
struct PlaceLevelTests {
  private typealias Lines = (street: String, building: String)
  private typealias Town = (city: String, postalCode: String)

  private func record(
    _ lines: Lines, in town: Town = ("Springfield", "20451"), _ index: Int
  ) -> UnificationRecord {
    Records.person("Ada", "Lovell", source: index, index: 0) {
      var address = PostalAddress(
        street: lines.street, city: town.city, postalCode: town.postalCode)
      address.extendedAddress = lines.building
      $0.postalAddresses = [LabeledValue(address)]
    }
  }

  @Test(
    arguments: [
      (("12 Garden Street", ""), ("Garden St. 12", ""), MatchLevel?.some(.placeEqual)),
      (("12 Garden Street", ""), ("12 Garden Setreet", ""), .placeClose),
      (("12 Garden Street", ""), ("12 Gardenstreet", ""), .placeClose),
      (("12 Garden Street", "Rosewood"), ("12 Rosewood", "Garden Street"), .placeClose),
      (("12 Garden Street", "Rosewood"), ("12 Rosewod", "Garden Street"), .placeClose),
      (("12 Garden Street", ""), ("31 Station Road", ""), .placeDifferent),
      (("12 Garden Street", "Flat A"), ("31 Station Road", "Flat A"), .placeDifferent),
    ])
  func level(_ a: (String, String), _ b: (String, String), _ level: MatchLevel?)
    throws
  {
    #expect(try self.level(record(a, 0), record(b, 1)) == level)
  }

  @Test("The lines of a street are a list or one text", arguments: ["5,Hof", "5\\nHof"])
  func linesOfStreets(_ street: String) throws {
    let card = "FN:Ada Lovell|N:Lovell;Ada;;;|ADR:;;Am Markt "
    let records = try Cards.records([
      card + "5\\nHof;Norden;;26506;", card + street + ";Norden;;26506;",
    ])
    #expect(try level(records[0], records[1]) == .placeEqual)
  }

  @Test(
    "Towns that differ are other places, though a street is missing",
    arguments: [
      (("Springfield", "20451"), MatchLevel?.some(.placeCode)),
      (("Harborview", "87133"), .placeDifferent),
      (("", ""), nil),
    ])
  func town(_ town: (String, String), _ level: MatchLevel?) throws {
    let second = record(("", "Rosewood"), in: town, 1)
    #expect(try self.level(record(("12 Garden Street", ""), 0), second) == level)
  }

  @Test("What is said in two scripts may be the same")
  func scripts() throws {
    let (first, second) = (
      record(("улица Ленина 5", ""), in: ("Воронеж", "394000"), 0),
      record(
        ("Lenina 5", ""), in: ("Voronezh", "394000"), 1)
    )
    #expect(try level(first, second) == .placeCode)
  }

  private func level(
    _ a: UnificationRecord, _ b: UnificationRecord
  ) throws -> MatchLevel? {
    let records = [a, b] + Records.strangers(60, source: 0)
    let table = try RecordTable(records, jobs: 1, isCancelled: { false })
    let first = try #require(table.positions.firstIndex(of: 0))
    let second = try #require(table.positions.firstIndex(of: 1))
    let comparison = try RecordComparison(
      table, ValueStatistics(table), model: MatchModel())
    return comparison.compare(first, second)[.place]
  }
}
