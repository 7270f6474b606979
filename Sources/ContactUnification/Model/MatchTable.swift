// Written by Scripts/fit-unification. Documentation/matching.md says how, and has how many of the pairs that a
// level was fitted to compare at it.

/// How rare a value is elsewhere of which a book tells little, in bits: guesses, which count for less the more
/// records there are.
enum UsualBits {
  /// One in seventeen names of the lists begins with the same letter.
  static let initial = 4.1
  /// One in two thousand works at the same firm.
  static let firm = 11.0
  /// One in 128 has the same title.
  static let title = 7.0
  /// The days of sixty years and some.
  static let day = 14.5
  /// The days of a year.
  static let yearlessDay = 8.5
  /// Programs and people put New Year's Day where they know none, so one in eight have it in common.
  static let yearlessNewYear = 3.0
  /// Codes with letters are those of streets, as in Britain: one in four thousand.
  static let codeWithLetters = 12.0
  /// Codes of digits are those of towns and quarters: one in seven hundred.
  static let codeOfDigits = 9.5
  /// One in 64 lives in the same town.
  static let town = 6.0
}

/// How often pairs of each class compare at each level, as binary logarithms times a hundred: one
/// person's, a household's, an organization's, strangers'; and whether that of strangers is to be
/// multiplied by how common the value is.
enum MatchTable {
  /// What the best pair of two groups says beyond the mean of all, by regression of who is one person on both: .07 in
  /// accounts, .16 in made-up persons, .3 in generated accounts, .4 in history and 2.5 in small books, and .6 in all of
  /// them together.
  static let shareOfBest = 1.0 / 3

  static let rows: [MatchModel.Row] = {
    var rows = [MatchModel.Row](repeating: MatchModel.Row(), count: MatchLevel.count)
    for (level, numbers) in table {
      rows[Int(level.rawValue)] = MatchModel.Row(
        same: numbers.0 / 100, household: numbers.1 / 100, organization: numbers.2 / 100,
        strangers: numbers.3 / 100, dependsOnValue: numbers.4)
    }
    return rows
  }()

  private static let table: [(MatchLevel, (Float, Float, Float, Float, Bool))] = [
    (.givenEqual, (-229, -645, -401, 0, true)),
    (.givenNotation, (-618, -1020, -790, -385, true)),
    (.givenSpelling, (-609, -991, -775, -371, true)),
    (.givenNickname, (-642, -974, -772, -403, true)),
    (.givenSlip, (-636, -943, -744, -396, true)),
    (.givenTransliteration, (-660, -1012, -823, -421, true)),
    (.givenPart, (-581, -868, -683, -337, true)),
    (.givenInitial, (-636, -636, -665, -664, false)),
    (.givenTranslation, (-636, -636, -665, -664, false)),
    (.givenUnread, (-972, -972, -972, -858, false)),
    (.givenUnknown, (-272, -636, -385, -158, false)),
    (.givenOne, (-204, -433, -431, -538, false)),
    (.givenNone, (-246, -433, -567, -283, false)),
    (.givenNeither, (-378, -673, -634, -277, false)),
    (.givenOtherInitial, (-547, -308, -453, -559, false)),
    (.givenOtherName, (-797, -432, -432, -332, false)),
    (.givenDifferent, (-554, -63, -240, -464, false)),
    (.givenOtherSex, (-848, -165, -342, -566, false)),
    (.familyEqual, (-156, -201, -726, 0, true)),
    (.familyNotation, (-510, -554, -1035, -346, true)),
    (.familySpelling, (-588, -632, -956, -396, true)),
    (.familySlip, (-661, -704, -1012, -455, true)),
    (.familyTransliteration, (-633, -677, -990, -436, true)),
    (.familyPart, (-526, -568, -876, -320, true)),
    (.familyInitial, (-693, -588, -789, -648, false)),
    (.familyUnknown, (-204, -580, -475, -364, false)),
    (.familyOne, (-359, -351, -352, -358, false)),
    (.familyCounterpart, (-739, -470, -477, -448, true)),
    (.familyOtherInitial, (-985, -683, -474, -178, false)),
    (.familyDifferent, (-363, -91, -27, -223, false)),
    (.familyDifferentOfMan, (-563, -91, -27, -223, false)),
    (.middleEqual, (-565, -697, -566, -778, false)),
    (.middleInitial, (-644, -658, -645, -733, false)),
    (.middleOne, (-270, -239, -131, -211, false)),
    (.middleDifferent, (-759, -492, -272, -322, false)),
    (.generationEqual, (-429, -667, -838, -838, false)),
    (.generationOne, (-658, -216, -461, -565, false)),
    (.generationDifferent, (-3986, -332, -764, -764, false)),
    (.orderExchanged, (-806, -796, -636, -667, false)),
    (.orderFormer, (-618, -860, -951, -976, false)),
    (.phoneExtension, (-106, -995, -1166, -2325, false)),
    (.phoneMobile, (-9, -188, -1047, -2016, false)),
    (.phoneOther, (-34, -140, -727, -1993, false)),
    (.phoneLandline, (-63, -65, -176, -1786, false)),
    (.phoneHome, (-152, -152, -265, -1869, false)),
    (.phoneWork, (-390, -390, -390, -1561, false)),
    (.phoneClose, (-497, -673, -976, -1670, false)),
    (.phoneDifferent, (-385, -81, -130, -296, false)),
    (.phoneOtherExtension, (-1677, -663, -174, -1588, false)),
    (.mobileDifferent, (-616, -227, -6, -183, false)),
    (.mailPersonal, (-160, -347, -832, -2020, false)),
    (.mailDomain, (0, -708, -851, -1993, false)),
    (.mailOther, (-94, -395, -292, -1894, false)),
    (.mailFamily, (-119, -242, -603, -1967, false)),
    (.mailRole, (-161, -301, -176, -1661, false)),
    (.mailClose, (-578, -762, -901, -1661, false)),
    (.mailboxDifferent, (-274, -215, -56, -1, false)),
    (.mailboxPersonal, (-376, -1, -4, -103, false)),
    (.mailboxOfDomain, (-871, -409, -226, -502, false)),
    (.namedFull, (-153, -682, -999, -1097, false)),
    (.namedFamily, (-13, -603, -899, -915, false)),
    (.placeEqual, (-142, -166, -342, -1662, false)),
    (.placeClose, (-363, -387, -552, -1681, false)),
    (.placeStreet, (-672, -696, -682, -1232, false)),
    (.placeCode, (-47, -71, -782, 0, true)),
    (.placeTown, (-426, -450, -426, -291, true)),
    (.placeDifferent, (-208, -122, -85, 0, false)),
    (.birthdayEqual, (-268, -368, -862, 0, true)),
    (.birthdayYearless, (-269, -258, -746, 0, true)),
    (.birthdayClose, (-715, -685, -886, -744, false)),
    (.birthdayDifferent, (-818, -295, -220, 0, false)),
    (.birthdayGeneration, (-1150, -410, -345, -125, false)),
    (.yearEqual, (-32, -550, -581, -567, false)),
    (.yearDifferent, (-284, -6, -1, -14, false)),
    (.organizationEqual, (0, -26, -38, 0, true)),
    (.organizationClose, (-428, -428, -428, -428, true)),
    (.organizationOne, (-224, -154, -96, -221, false)),
    (.organizationDifferent, (-420, -18, -177, -26, false)),
    (.titleEqual, (0, -601, -642, 0, true)),
    (.titleDifferent, (-335, -300, -68, 0, false)),
    (.profileEqual, (-100, -564, -764, -1993, false)),
    (.profilePage, (-52, -78, -52, -1661, false)),
    (.identifierEqual, (-72, -1097, -1164, -1667, false)),
    (.accountSame, (-162, -319, -39, -294, false)),
    (.accountOther, (68, -143, 191, -467, false)),
    (.copyEqual, (-174, -2325, -2325, -2325, false)),
    (.firmEqual, (0, -509, -134, 0, true)),
    (.firmClose, (-415, -667, -521, 0, true)),
    (.firmPart, (-326, -550, -429, 157, true)),
    (.firmDifferent, (-586, 0, -663, -13, false)),
    (.firmPhoneEqual, (0, -150, -542, -1671, false)),
    (.firmPhoneDifferent, (-94, -69, 0, -62, false)),
    (.firmMailEqual, (-92, -433, -438, -1993, false)),
    (.firmMailDomain, (-106, -430, -107, -1329, false)),
    (.firmMailDifferent, (-433, -15, -431, 0, false)),
    (.firmPlaceEqual, (0, -147, -665, -1661, false)),
    (.firmPlaceClose, (-261, -407, -664, -1661, false)),
    (.firmPlaceStreet, (-311, -456, -564, -997, false)),
    (.firmPlaceCode, (-331, -565, -432, 0, true)),
    (.firmPlaceTown, (-376, -521, -232, 0, true)),
    (.firmPlaceDifferent, (-401, -544, -69, 0, false)),
    (.firmPageEqual, (-35, -435, -109, -1661, false)),
    (.firmAccountSame, (-309, -69, -106, -137, false)),
    (.firmAccountOther, (29, -123, -224, -426, false)),
  ]
}
