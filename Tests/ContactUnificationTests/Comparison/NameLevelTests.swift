import ContactLikeness
import ContactModel
import Testing

@testable import ContactUnification

/// How parts of names compare.
struct NameLevelTests {
  private func level(_ a: String, _ b: String, asGiven: Bool) throws -> NameLevel {
    let records = [a, b].enumerated().map { index, text in
      UnificationRecord(
        contact: Contact {
          $0.name =
            asGiven
            ? PersonName(familyName: "Family", givenName: text)
            : PersonName(familyName: text, givenName: "Given")
          $0.identifier = "\(index)"
        }, source: index, index: 0)
    }
    let table = try RecordTable(records, jobs: 1, isCancelled: { false })
    let names = (0..<2).map { table.names[$0].first }
    let comparison = ComponentComparison(
      table, try ValueStatistics(table), NameReadings(table), remembering: 16)
    let first = try #require(names[0])
    let second = try #require(names[1])
    return asGiven
      ? comparison.level(first.given, second.given, asGiven: true)
      : comparison.level(first.family, second.family, asGiven: false)
  }

  @Test(
    arguments: [
      ("William", "WILLIAM", NameLevel.equal),
      ("José", "Jose", .equal),
      ("Xue Jing", "Xuejing", .equal),
      ("Heinz-Joachim", "HeinzJoachim", .equal),
      ("William", "Bill", .nickname),
      ("Bill", "Willy", .nickname),
      ("Alex", "Alexandra", .nickname),
      ("Alexander", "Alexandra", .different),
      ("Krzysztof", "Krzysiek", .nickname),
      ("Татьяна", "Таня", .nickname),
      ("Владимир", "Volodja", .nickname),
      ("Giovanni", "Gianni", .nickname),
      ("Jörg", "Joerg", .spelling),
      ("Hisham", "Hesham", .spelling),
      ("Jun-ichiro", "Junichirou", .spelling),
      ("Ульяна", "Uljana", .spelling),
      ("Ульяна", "Ulyana", .spelling),
      ("Αδαμαντία", "Adamantia", .spelling),
      ("خديجة", "Khadija", .spelling),
      ("トモヤ", "Tomoya", .spelling),
      ("서희", "Seo-hee", .spelling),
      ("雪静", "Xuejing", .spelling),
      ("智也", "Tomoya", .unknown),
      ("J", "John", .initial),
      ("J.", "Peter", .otherInitial),
      ("B.", "Elizabeth", .initial),
      ("Maria Laura", "Maria", .part),
      ("João Gabriel", "João Lucas", .different),
      ("Johann", "Johanna", .different),
      ("Daniel", "Daniela", .different),
      ("Barbara", "Barbaar", .close),
      ("Peter", "Susanne", .different),
    ])
  func given(_ a: String, _ b: String, _ expected: NameLevel) throws {
    #expect(try level(a, b, asGiven: true) == expected)
    #expect(try level(b, a, asGiven: true) == expected)
  }

  @Test(
    arguments: [
      ("Müller", "Mueller", NameLevel.spelling),
      ("Smith", "Smtih", .close),
      ("El-Masry", "Elmasri", .spelling),
      ("المصري", "El-Masry", .spelling),
      ("Жукова", "Zhukova", .spelling),
      ("李", "Lee", .spelling),
      ("Kwok", "Guo", .spelling),
      ("이", "Yi", .spelling),
      ("Julián Ugarte", "Julián", .part),
      ("Taylor-Lucero", "Taylor", .part),
      ("van Tuijl", "Van Tuijl", .equal),
      ("Bill", "William", .different),
      ("Schneider", "Schmidt", .different),
    ])
  func family(_ a: String, _ b: String, _ expected: NameLevel) throws {
    #expect(try level(a, b, asGiven: false) == expected)
    #expect(try level(b, a, asGiven: false) == expected)
  }

  @Test(
    arguments: [
      ("kitten", "kitten", 0), ("kitten", "kittne", 1), ("abc", "abcd", 1), ("", "ab", 2),
      ("kitten", "sitting", 3), ("abcdef", "uvwxyz", 4),
    ])
  func editDistance(_ a: String, _ b: String, _ expected: Int) {
    #expect(EditDistance.between(Array(a.utf8), Array(b.utf8), limit: 3) == expected)
  }
}
