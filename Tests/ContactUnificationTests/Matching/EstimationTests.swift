import ContactLikeness
import ContactModel
import Testing

@testable import ContactUnification

/// What different given names at one address are, depends on who else is among the records.
struct EstimationTests {
  /// Surnames that neither sound nor look alike often.
  private static let names = [
    "Abernathy", "Birkenstock", "Castellano", "Dunwoody", "Eriksen", "Fitzgerald", "Gutenberg",
    "Hollister", "Ibsen", "Jankowski", "Kowalczyk", "Lindqvist", "Montgomery", "Nakamura",
    "Oberholzer", "Pemberton", "Quillfeather", "Rasmussen", "Stravinsky", "Thackeray",
  ]
  private static let given = [
    "Amelia", "Bertram", "Clarissa", "Dominic", "Eleanor", "Frederick", "Gwendolyn", "Hubert",
    "Isolde", "Jeremiah", "Kristin", "Leopold", "Mirabel", "Nathaniel", "Ophelia", "Percival",
  ]

  private func person(
    _ given: Int, _ family: Int, birthday: Int, house: Int = 0, source: Int, index: Int
  ) -> UnificationRecord {
    Records.person(
      Self.given[given % Self.given.count], Self.names[family % Self.names.count], source: source,
      index: index
    ) {
      let year = 1930 + birthday * 7 % 70
      $0[.birthdays] = [
        LabeledValue(
          ContactDate(year: year, month: 1 + birthday % 12, day: 1 + birthday * 5 % 28))
      ]
      $0.postalAddresses = [
        LabeledValue(
          PostalAddress(
            street: "\(family + house + 3) Windmill Lane", city: "Springfield",
            postalCode: "\(20_000 + family)"))
      ]
    }
  }

  private func weights(_ records: [UnificationRecord]) throws -> Weights {
    let table = try RecordTable(records, jobs: 1, isCancelled: { false })
    var estimation = try WeightEstimation(table, ValueStatistics(table), NameReadings(table))
    return estimation.weights()
  }

  /// Two accounts, in one of which every tenth given name and house number is wrong.
  private func withWrongNames(of count: Int) -> [UnificationRecord] {
    var records: [UnificationRecord] = []
    for number in 0..<count {
      records.append(
        person(number, number, birthday: number, source: 0, index: number))
      let isWrong = number % 10 == 0
      records.append(
        person(
          isWrong ? number + 5 : number, number, birthday: number,
          house: number % 10 == 5 ? 1000 : 0, source: 1, index: number))
    }
    return records
  }

  @Test("Where nobody lives with anybody, another given name is a wrong one")
  func wrongNames() throws {
    let result = try ContactMatcher().clusters(of: withWrongNames(of: 200))
    #expect(result.clusters.count == 200)
    #expect(result.clusters.allSatisfy { $0.count == 2 })
  }

  @Test("The more names are wrong, the more a part of the address says")
  func carelessness() throws {
    let usual = Weights.standard
    let careless = try weights(withWrongNames(of: 600))
    #expect(careless.areSlipsUsual)
    #expect(careless.placeInStreet > usual.placeInStreet)
    #expect(careless.otherHouseNumber > usual.otherHouseNumber)
    #expect(careless.place > usual.place)
    #expect(careless.peoplePerName < 0.5)
    #expect(careless.sharedBelowSize < usual.sharedBelowSize)
    let careful = try weights(withHouseholds)
    #expect(careful.carelessness < 0.05)
    #expect(careful.placeInStreet == usual.placeInStreet)
    #expect(careful.peoplePerName == 1)
  }

  /// Two accounts with two people at each address, some of them twins.
  private var withHouseholds: [UnificationRecord] {
    var records: [UnificationRecord] = []
    for number in 0..<100 {
      let isTwin = number % 20 == 0
      for source in 0...1 {
        records.append(
          person(number, number, birthday: number, source: source, index: number))
        records.append(
          person(
            number + 5, number, birthday: isTwin ? number : number + 300, source: source,
            index: 500 + number))
      }
    }
    return records
  }

  @Test("Among households another given name is another person, and so are twins")
  func households() throws {
    let result = try ContactMatcher().clusters(of: withHouseholds)
    #expect(result.clusters.count == 200)
    #expect(result.clusters.allSatisfy { $0.count == 2 })
  }

  @Test(
    "A name with many mailboxes in one account is many people's",
    arguments: [(1, 60), (5, 600)])
  func bearers(inAccount: Int, clusters: Int) throws {
    var records: [UnificationRecord] = []
    for name in 0..<60 {
      for number in 0..<2 * inAccount {
        records.append(
          Records.person(
            Self.given[name % 16], Self.names[name % 20] + ["", "son", "ley"][name / 20],
            source: number % 2, index: name * 100 + number
          ) {
            $0.emailAddresses = [LabeledValue("box\(number)@firm\(name)x\(number).example")]
          })
      }
    }
    #expect(try ContactMatcher().clusters(of: records).clusters.count == clusters)
  }

  @Test("A few records are not enough to change what is usual")
  func fewRecords() throws {
    let records = [
      person(0, 0, birthday: 1, source: 0, index: 0),
      person(5, 0, birthday: 1, source: 1, index: 0),
      person(3, 1, birthday: 2, source: 0, index: 1),
      person(3, 1, birthday: 2, source: 1, index: 1),
    ]
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.map(\.count).sorted() == [1, 1, 2])
  }
}
