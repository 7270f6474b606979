import ContactModel
import Testing

@testable import ContactUnification

/// What the model's table and what is made of it promise.
struct MatchModelTests {
  /// The levels of each field, from what speaks most for one person to what speaks most against.
  private static let orders: [[MatchLevel]] = [
    [
      .givenEqual, .givenNotation, .givenSpelling, .givenTransliteration, .givenNickname,
      .givenSlip, .givenPart, .givenInitial, .givenOtherInitial, .givenDifferent,
    ],
    [
      .familyEqual, .familyNotation, .familySpelling, .familyTransliteration, .familySlip,
      .familyPart, .familyInitial, .familyDifferent,
    ],
    // A counterpart, as Климов and Климова, is a household's name, and no weaker form of one.
    [.familyEqual, .familyCounterpart, .familyDifferent],
    [.middleEqual, .middleInitial, .middleOne, .middleDifferent],
    [.generationEqual, .generationOne, .generationDifferent],
    [.phoneExtension, .phoneMobile, .phoneOther, .phoneLandline, .phoneDifferent],
    [.phoneMobile, .phoneClose, .phoneDifferent],
    [.mailPersonal, .mailClose, .mailboxDifferent, .mailboxPersonal],
    [.mailDomain, .mailOther, .mailRole],
    [.placeEqual, .placeClose, .placeStreet, .placeTown, .placeDifferent],
    [.birthdayEqual, .birthdayYearless, .birthdayClose, .birthdayDifferent],
    [.yearEqual, .yearDifferent],
    [.organizationEqual, .organizationClose, .organizationOne, .organizationDifferent],
    [.titleEqual, .titleDifferent],
    [.profileEqual, .profilePage],
    [.firmEqual, .firmClose, .firmPart, .firmDifferent],
    [.firmPhoneEqual, .firmPhoneDifferent],
    [.firmMailEqual, .firmMailDomain, .firmMailDifferent],
    [.firmPlaceEqual, .firmPlaceClose, .firmPlaceStreet, .firmPlaceTown, .firmPlaceDifferent],
  ]

  @Test("A weaker level never says more for one person than a stronger one", arguments: orders)
  func monotone(_ order: [MatchLevel]) {
    let rows = MatchModel().rows
    // How rare the value is, as strangers see it: the same for all levels of a field.
    let chance: Float = 8
    for (stronger, weaker) in zip(order, order.dropFirst()) {
      let x = rows[Int(stronger.rawValue)]
      let y = rows[Int(weaker.rawValue)]
      func against(_ row: MatchModel.Row, _ other: Float) -> Float {
        row.same - other + (row.dependsOnValue ? chance : 0)
      }
      #expect(against(x, x.strangers) >= against(y, y.strangers) - 0.25, "\(weaker)")
    }
  }

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
  func adaptation() {
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
    let few = ModelAdaptation.adapt(usual, to: Array(repeating: pair(.givenEqual), count: 5))
    #expect(abs(few.bits(.givenDifferent) - usual.bits(.givenDifferent)) < 0.3)
    let many =
      Array(repeating: pair(.givenEqual), count: 300)
      + Array(repeating: pair(.givenDifferent), count: 200)
    let careless = ModelAdaptation.adapt(usual, to: many)
    #expect(careless.bits(.givenDifferent) > usual.bits(.givenDifferent) + 1)
  }
}
