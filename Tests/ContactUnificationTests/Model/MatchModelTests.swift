import ContactModel
import Testing

@testable import ContactUnification

/// What the model's table and what is made of it promise.
struct MatchModelTests {
  /// The levels of each field that say something.
  private static let orders = MatchLevel.orders.map { $0.compactMap(\.self) }.filter {
    $0.count > 1
  }

  /// The usual model, and such as collections make of it in which a field of one person always or
  /// never differs.
  private static let models = Result {
    func pair(_ given: MatchLevel, _ rest: [(MatchField, MatchLevel)]) -> PairLevels {
      var levels = PairLevels()
      levels.set(.account, .accountOther)
      levels.set(.given, given, bits: 10)
      levels.set(.birthday, .birthdayEqual, bits: 14)
      for (field, level) in rest { levels.set(field, level, bits: 10) }
      return levels
    }
    let usual = MatchModel()
    let collections: [[PairLevels]] = [
      [pair(.givenEqual, [(.family, .familyEqual), (.phone, .phoneMobile)])],
      [
        pair(.givenDifferent, [(.family, .familyEqual), (.phone, .phoneMobile)]),
        pair(.givenEqual, [(.family, .familyDifferent), (.phone, .phoneMobile)]),
        pair(.givenEqual, [(.family, .familyEqual), (.phone, .phoneDifferent)]),
        pair(.givenEqual, [(.family, .familyEqual), (.mobile, .mobileDifferent)]),
        pair(.givenEqual, [(.family, .familyEqual), (.place, .placeDifferent)]),
      ],
    ]
    return try [usual]
      + collections.map { pairs in
        try ModelAdaptation.adapt(
          usual, to: Array(repeating: pairs, count: 300).flatMap(\.self), recordCount: 2000)
      }
  }

  @Test("A level that follows another in the order never says more, against nobody")
  func order() throws {
    for model in try Self.models.get() {
      for order in MatchLevel.orders {
        for (stronger, weaker) in zip(order, order.dropFirst()) {
          let strong = stronger.map { model[$0] } ?? MatchModel.Row()
          let weak = weaker.map { model[$0] } ?? MatchModel.Row()
          let names =
            "\(stronger.map { "\($0)" } ?? "nothing") \(weaker.map { "\($0)" } ?? "nothing")"
          #expect(weak.excess(over: strong) <= 0.005, "\(names)")
        }
      }
    }
  }

  @Test("A weaker level never says more for one person than a stronger one", arguments: orders)
  func monotone(_ order: [MatchLevel]) {
    let model = MatchModel()
    for (index, stronger) in order.enumerated() {
      for weaker in order.dropFirst(index + 1) {
        for base in Self.pairs {
          let weights = [stronger, weaker].map { level in
            var pair = base
            guard let field = Self.fields[level] else { return 0.0 }
            if field == .mailbox { pair.set(.mail, nil) }
            // How rare the value is: the same for all levels of a field.
            pair.set(field, level, bits: model[level].dependsOnValue ? 8 : 0)
            return model.weight(pair)
          }
          #expect(weights[0] >= weights[1] - 0.05, "\(stronger) \(weaker)")
        }
      }
    }
  }

  /// Pairs of strangers, of a household, of an organization and of one person, to which a level is
  /// added.
  private static let pairs: [PairLevels] = {
    var strangers = PairLevels()
    strangers.set(.account, .accountOther)
    var household = strangers
    household.set(.family, .familyEqual, bits: 10)
    household.set(.place, .placeEqual)
    var colleagues = strangers
    colleagues.set(.organization, .organizationEqual, bits: 10)
    colleagues.set(.phone, .phoneWork)
    var same = household
    same.set(.given, .givenEqual, bits: 8)
    same.set(.mail, .mailPersonal)
    return [strangers, household, colleagues, same]
  }()

  /// The field of each level.
  private static let fields: [MatchLevel: MatchField] = {
    let starts: [(String, MatchField)] = [
      ("given", .given), ("family", .family), ("middle", .middle), ("generation", .generation),
      ("phone", .phone), ("mobile", .mobile), ("mailbox", .mailbox), ("mail", .mail),
      ("place", .place),
      ("birthday", .birthday), ("year", .year), ("organization", .organization), ("title", .title),
      ("profile", .profile), ("firmPhone", .phone), ("firmMail", .mail), ("firmPlace", .place),
      ("firm", .given),
    ]
    return Dictionary(
      uniqueKeysWithValues: MatchLevel.allCases.compactMap { level in
        starts.first { "\(level)".hasPrefix($0.0) }.map { (level, $0.1) }
      })
  }()

  @Test("Every level is in the table, and nothing in it is more than certain")
  func table() {
    let rows = MatchModel().rows
    #expect(rows.count == MatchLevel.count)
    for level in MatchLevel.allCases {
      let row = rows[Int(level.rawValue)]
      #expect(row.same != 0 || row.household != 0 || row.organization != 0 || row.strangers != 0)
      switch level {
      case .accountSame, .accountOther, .firmAccountSame, .firmAccountOther: break
      default: #expect(max(row.same, row.household, row.organization) <= 0, "\(level)")
      }
    }
  }

  @Test("What each field says adds up to the evidence")
  func contributions() throws {
    var levels = PairLevels()
    levels.set(.account, .accountOther)
    levels.set(.given, .givenEqual, bits: 9)
    levels.set(.family, .familyEqual, bits: 11)
    levels.set(.phone, .phoneLandline)
    levels.set(.mobile, .mobileDifferent)
    let model = MatchModel()
    let (prior, fields) = model.contributions(levels)
    #expect(abs(fields.reduce(prior) { $0 + $1.1 } - model.weight(levels)) < 1e-9)
  }

  @Test("Ten contacts leave the model as it is, and many that differ change it")
  func adaptation() throws {
    func pair(_ given: MatchLevel) -> PairLevels {
      var levels = PairLevels()
      levels.set(.account, .accountOther)
      levels.set(.given, given, bits: 10)
      levels.set(.family, .familyEqual, bits: 12)
      levels.set(.birthday, .birthdayEqual, bits: 14)
      levels.set(.phone, .phoneMobile)
      return levels
    }
    let usual = MatchModel()
    let few = try ModelAdaptation.adapt(
      usual, to: Array(repeating: pair(.givenEqual), count: 5), recordCount: 10)
    #expect(abs(few.bits(.givenDifferent) - usual.bits(.givenDifferent)) < 0.3)
    let many =
      Array(repeating: pair(.givenEqual), count: 300)
      + Array(repeating: pair(.givenDifferent), count: 200)
    let careless = try ModelAdaptation.adapt(usual, to: many, recordCount: 1000)
    #expect(careless.bits(.givenDifferent) > usual.bits(.givenDifferent) + 1)
  }

  @Test("In however many scripts people are written, names that can't be compared speak for nobody")
  func unreadNames() throws {
    var pair = PairLevels()
    pair.set(.account, .accountOther)
    pair.set(.given, .givenUnread)
    pair.set(.family, .familyEqual, bits: 10)
    pair.set(.birthday, .birthdayEqual, bits: 14)
    pair.set(.phone, .phoneMobile)
    let usual = MatchModel()
    let fitted = try ModelAdaptation.adapt(
      usual, to: Array(repeating: pair, count: 600), recordCount: 2000)
    #expect(fitted[.givenUnread].same == usual[.givenUnread].same)
    #expect(fitted[.givenUnread].same <= fitted[.givenUnread].household)
  }

  @Test("Where no two people have an address in common, colleagues have none either")
  func colleaguesAtAddresses() throws {
    func pair(_ family: MatchLevel) -> PairLevels {
      var levels = PairLevels()
      levels.set(.account, .accountOther)
      levels.set(.given, .givenEqual, bits: 9)
      levels.set(.family, family, bits: 12)
      levels.set(.place, .placeEqual)
      return levels
    }
    let usual = MatchModel(recordCount: 10_000)
    let adapted = try ModelAdaptation.adapt(
      usual, to: Array(repeating: pair(.familyEqual), count: 4000), recordCount: 10_000)
    func organization(_ model: MatchModel) -> Float {
      model[.placeEqual].organization
    }
    #expect(organization(adapted) < organization(usual) - 2)
    #expect(adapted.weight(pair(.familyDifferent)) > usual.weight(pair(.familyDifferent)))
    let few = try ModelAdaptation.adapt(
      usual, to: Array(repeating: pair(.familyEqual), count: 5), recordCount: 10)
    #expect(abs(organization(few) - organization(usual)) < 0.5)
  }

  @Test("Where sons are called as their fathers, a name says less in a house, an initial as much")
  func namesakes() throws {
    var levels = PairLevels()
    levels.set(.account, .accountSame)
    levels.set(.given, .givenEqual, bits: 10)
    levels.set(.family, .familyEqual, bits: 12)
    levels.set(.place, .placeEqual)
    levels.set(.birthday, .birthdayDifferent)
    levels.set(.mobile, .mobileDifferent)
    let usual = MatchModel()
    let adapted = try ModelAdaptation.adapt(
      usual, to: Array(repeating: levels, count: 300), recordCount: 1000)
    func evidence(_ level: MatchLevel, _ model: MatchModel) -> Float {
      let row = model[level]
      return row.same - row.household
    }
    #expect(evidence(.givenEqual, adapted) < evidence(.givenEqual, usual) - 1)
    #expect(abs(evidence(.givenInitial, adapted) - evidence(.givenInitial, usual)) < 0.5)
  }

  @Test("Where namesakes are as many as chance has it, a name in common says as much less")
  func namesakesOfCrowds() throws {
    var levels = PairLevels()
    levels.set(.account, .accountOther)
    levels.set(.given, .givenEqual, bits: 5)
    levels.set(.family, .familyEqual, bits: 5)
    let nameAlone = levels
    levels.set(.birthday, .birthdayDifferent)
    levels.set(.mobile, .mobileDifferent)
    let usual = MatchModel(recordCount: 20_000)
    func adapted(_ count: Int, ofAll all: Int = 0) throws -> MatchModel {
      try ModelAdaptation.adapt(
        usual, to: Array(repeating: levels, count: count), recordCount: 20_000,
        namesakes: Namesakes(byChance: Double(max(count, all)), inTwoAccounts: Double(all)))
    }
    #expect(try adapted(3000).weight(nameAlone) < usual.weight(nameAlone) - 3)
    #expect(abs(try adapted(10).weight(nameAlone) - usual.weight(nameAlone)) < 0.5)
    // Where a hundred have a name, each is compared with a few of them: those who are not compared are as many others.
    #expect(
      try abs(adapted(3000, ofAll: 60_000).weight(nameAlone) - adapted(60_000).weight(nameAlone))
        < 0.5)
  }

  @Test("Who have one name and two birthdays are counted in one account and in two")
  func namesakesOfTwoDays() throws {
    func card(_ name: String, _ day: String) -> String {
      "FN:\(name) Berg|N:Berg;\(name);;;|BDAY:\(day)"
    }
    let accounts = [
      [card("Anna", "1980-05-05"), card("Anna", "1991-02-07"), card("Ole", "1970-01-02")],
      [card("Anna", "1980-05-05"), card("Anna", "1962-11-30"), card("Ole", "1970-01-02")],
    ]
    let records = try accounts.enumerated().flatMap { source, cards in
      try Cards.records(cards).enumerated().map {
        UnificationRecord(contact: $1.contact, source: source, index: $0)
      }
    }
    let table = try RecordTable(records, jobs: 1) { false }
    let namesakes = Namesakes(table)
    // Of each account's two, one pair; of four pairs between them one has one birthday.
    #expect(namesakes[.accountSame] == 2)
    #expect(namesakes[.accountOther] == 3)
  }

  @Test("How a name is written twice says nothing of who has it")
  func formsOfOneName() throws {
    var levels = PairLevels()
    levels.set(.account, .accountOther)
    levels.set(.given, .givenTransliteration, bits: 10)
    levels.set(.family, .familyTransliteration, bits: 12)
    levels.set(.phone, .phoneMobile)
    levels.set(.birthday, .birthdayEqual, bits: 14)
    let usual = MatchModel()
    let adapted = try ModelAdaptation.adapt(
      usual, to: Array(repeating: levels, count: 500), recordCount: 1000)
    func row(_ model: MatchModel, _ level: MatchLevel) -> MatchModel.Row {
      model[level]
    }
    let change = row(adapted, .givenTransliteration).same - row(usual, .givenTransliteration).same
    #expect(change > 2)
    let others =
      row(adapted, .givenTransliteration).household - row(usual, .givenTransliteration).household
    #expect(others > 2)
  }
}
