// Fitted from the guesses in Scripts/unification-levels.csv, as Documentation/matching.md says. One
// number was then set by hand: how often a household compares equal by its place, -100 instead of
// -227, because the records that it was fitted on name few households, and an initial or a name that
// father and son share was taken for one person's wherever they live together.

import Glibc

func unifyParam(_ name: String, _ usual: Double) -> Double {
  guard let v = getenv("UNIFY_" + name) else { return usual }
  return atof(v)
}

/// How often pairs of each class compare at each level, as binary logarithms times a hundred: one
/// person's, a household's, an organization's, strangers'; and whether that of strangers is to be
/// multiplied by how common the value is.
enum MatchTable {
  static let rows: [MatchModel.Row] = {
    var rows = [MatchModel.Row](repeating: MatchModel.Row(), count: MatchLevel.count)
    for (level, numbers) in table {
      rows[Int(level.rawValue)] = MatchModel.Row(
        same: numbers.0 / 100, household: numbers.1 / 100, organization: numbers.2 / 100,
        strangers: numbers.3 / 100, dependsOnValue: numbers.4)
    }
    if let path = getenv("UNIFY_TABLE"), let file = fopen(path, "r") {
      var name = [CChar](repeating: 0, count: 100)
      var line = [CChar](repeating: 0, count: 400)
      _ = name
      while fgets(&line, 400, file) != nil {
        let text = String(cString: line).split(whereSeparator: { $0 == " " || $0 == "\n" })
        guard text.count >= 5, let level = MatchLevel.allCases.first(where: { "\($0)" == text[0] })
        else { continue }
        rows[Int(level.rawValue)].same = Float(text[1])! / 100
        rows[Int(level.rawValue)].household = Float(text[2])! / 100
        rows[Int(level.rawValue)].organization = Float(text[3])! / 100
        rows[Int(level.rawValue)].strangers = Float(text[4])! / 100
      }
      fclose(file)
    }
    return rows
  }()

  private static let table: [(MatchLevel, (Float, Float, Float, Float, Bool))] = [
    (.givenEqual, (-70, -369, -683, 0, true)),
    (.givenNotation, (-315, -622, -923, 0, true)),
    (.givenSpelling, (-323, -633, -924, 0, true)),
    (.givenNickname, (-388, -697, -751, 0, true)),
    (.givenSlip, (-395, -699, -750, 0, true)),
    (.givenTransliteration, (-347, -657, -939, 0, true)),
    (.givenPart, (-301, -596, -648, 100, true)),
    (.givenInitial, (-947, -857, -773, -546, false)),
    (.givenUnknown, (-416, -510, -432, -417, false)),
    (.givenOne, (-339, -381, -573, -433, false)),
    (.givenNone, (-271, -458, -467, -432, false)),
    (.givenNeither, (-332, -664, -664, -432, false)),
    (.givenOtherInitial, (-972, -250, -547, -388, false)),
    (.givenDifferent, (-749, 0, -316, -47, false)),
    (.familyEqual, (0, -122, -720, 0, true)),
    (.familyNotation, (-276, -402, -986, 0, true)),
    (.familySpelling, (-312, -439, -998, 0, true)),
    (.familySlip, (-331, -458, -996, 0, true)),
    (.familyTransliteration, (-321, -446, -996, 0, true)),
    (.familyPart, (-237, -357, -893, 100, true)),
    (.familyInitial, (-924, -514, -1040, -585, false)),
    (.familyUnknown, (-413, -494, -434, -421, false)),
    (.familyOne, (-376, -339, -366, -367, false)),
    (.familyCounterpart, (-619, -200, -728, 0, true)),
    (.familyOtherInitial, (-1049, -621, -389, -408, false)),
    (.familyDifferent, (-736, -309, 0, -111, false)),
    (.middleEqual, (-475, -604, -632, -809, false)),
    (.middleInitial, (-532, -651, -680, -764, false)),
    (.middleOne, (-207, -198, -199, -199, false)),
    (.middleDifferent, (-950, -257, -298, -332, false)),
    (.generationEqual, (-432, -665, -838, -838, false)),
    (.generationOne, (-563, -257, -553, -553, false)),
    (.generationDifferent, (-1251, -178, -764, -764, false)),
    (.orderExchanged, (-735, -727, -725, -726, false)),
    (.orderFormer, (-562, -859, -992, -993, false)),
    (.phoneExtension, (-132, -1002, -1133, -2325, false)),
    (.phoneMobile, (0, -482, -838, -1993, false)),
    (.phoneOther, (-52, -300, -586, -1993, false)),
    (.phoneLandline, (-119, -45, -204, -1766, false)),
    (.phoneHome, (-251, -179, -329, -1888, false)),
    (.phoneWork, (-302, -233, -262, -1561, false)),
    (.phoneClose, (-494, -776, -897, -1661, false)),
    (.phoneDifferent, (-72, 0, -22, -82, false)),
    (.phoneOtherExtension, (-1600, -664, -174, -1616, false)),
    (.mobileDifferent, (-350, 0, -85, -20, false)),
    (.mailPersonal, (-126, -553, -698, -2000, false)),
    (.mailDomain, (0, -759, -839, -1993, false)),
    (.mailOther, (0, -476, -317, -1893, false)),
    (.mailFamily, (-123, -135, -664, -1987, false)),
    (.mailRole, (-188, -336, -114, -1661, false)),
    (.mailClose, (-494, -848, -899, -1661, false)),
    (.mailboxDifferent, (-36, -30, 0, -30, false)),
    (.mailboxPersonal, (-251, -39, 0, -7, false)),
    (.mailboxOfDomain, (-644, -526, -139, -630, false)),
    (.namedFull, (-174, -665, -997, -1097, false)),
    (.namedFamily, (-87, -583, -790, -907, false)),
    (.furtherShared, (-300, 0, -100, -300, false)),
    (.placeEqual, (0, -100, -276, -1661, false)),
    (.placeClose, (-272, -510, -541, -1662, false)),
    (.placeStreet, (-439, -685, -651, -1219, false)),
    (.placeCode, (-32, -624, -632, 0, true)),
    (.placeTown, (-104, -356, -222, 0, true)),
    (.placeDifferent, (-307, 0, -131, -44, false)),
    (.birthdayEqual, (-30, -372, -989, 0, true)),
    (.birthdayYearless, (-34, -366, -830, 0, true)),
    (.birthdayClose, (-738, -807, -902, -703, false)),
    (.birthdayDifferent, (-574, -29, -127, 0, false)),
    (.yearEqual, (-86, -515, -567, -565, false)),
    (.yearDifferent, (-238, 0, 0, 0, false)),
    (.organizationEqual, (-208, -418, 0, 0, true)),
    (.organizationClose, (-200, -403, 0, 158, true)),
    (.organizationOne, (-404, -398, -198, -54, false)),
    (.organizationDifferent, (-359, -62, -146, 0, false)),
    (.titleEqual, (-136, -317, -544, 0, true)),
    (.titleDifferent, (-293, 0, 0, 0, false)),
    (.profileEqual, (-100, -564, -764, -1993, false)),
    (.profilePage, (-114, -160, -73, -1661, false)),
    (.identifierEqual, (0, -1126, -1153, -1671, false)),
    (.accountSame, (194, 271, 441, -297, false)),
    (.accountOther, (242, 267, 481, -268, false)),
    (.copyEqual, (-169, -2300, -2300, -2500, false)),
    (.firmEqual, (0, -501, -111, 0, true)),
    (.firmClose, (-427, -666, -509, 0, true)),
    (.firmPart, (-399, -300, -471, 158, true)),
    (.firmDifferent, (-566, -27, -629, 0, false)),
    (.firmPhoneEqual, (-82, -44, -499, -1675, false)),
    (.firmPhoneDifferent, (-186, -74, -16, 0, false)),
    (.firmMailEqual, (-99, -433, -433, -1993, false)),
    (.firmMailDomain, (-136, -432, -70, -1329, false)),
    (.firmMailDifferent, (-470, -15, -394, 0, false)),
    (.firmPlaceEqual, (0, -268, -665, -1661, false)),
    (.firmPlaceClose, (-203, -462, -664, -1661, false)),
    (.firmPlaceStreet, (-256, -508, -564, -997, false)),
    (.firmPlaceCode, (-294, -564, -432, 0, true)),
    (.firmPlaceTown, (-303, -548, -234, 0, true)),
    (.firmPlaceDifferent, (-319, -556, -131, -6, false)),
    (.firmPageEqual, (-64, -433, -82, -1661, false)),
    (.firmAccountSame, (-312, -67, -105, -12, false)),
    (.firmAccountOther, (196, -12, -198, -80, false)),
  ]
}
