import ContactModel
import ContactUnification
import Testing

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
    _ given: Int, _ family: Int, birthday: Int, source: Int, index: Int
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
            street: "\(family + 3) Windmill Lane", city: "Springfield",
            postalCode: "\(20_000 + family)"))
      ]
    }
  }

  @Test("Where nobody lives with anybody, another given name is a wrong one")
  func wrongNames() throws {
    var records: [UnificationRecord] = []
    for number in 0..<200 {
      records.append(
        person(number, number, birthday: number, source: 0, index: number))
      let isWrong = number % 10 == 0
      records.append(
        person(isWrong ? number + 5 : number, number, birthday: number, source: 1, index: number))
    }
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.count == 200)
    #expect(result.clusters.allSatisfy { $0.count == 2 })
  }

  @Test("Among households another given name is another person, and so are twins")
  func households() throws {
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
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.count == 200)
    #expect(result.clusters.allSatisfy { $0.count == 2 })
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
