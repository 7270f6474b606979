// Written by Scripts/fit-unification; the numbers are not edited by hand. Above each level stands how many
// of the pairs that it was fitted to compare at it, by what they are of.

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
    return rows
  }()

  private static let table: [(MatchLevel, (Float, Float, Float, Float, Bool))] = [
    // febrl3 8438, generated accounts 1391, history 10638, made-up persons 791, small books 216.
    (.givenEqual, (-179, -591, -335, 0, true)),
    // febrl3 118, generated accounts 98, history 1, small books 10.
    (.givenNotation, (-604, -1009, -760, -420, true)),
    // febrl3 395, generated accounts 101, history 263, made-up persons 91, small books 10.
    (.givenSpelling, (-590, -992, -745, -406, true)),
    // febrl3 169, generated accounts 145, history 5847, made-up persons 27, small books 13.
    (.givenNickname, (-616, -945, -764, -432, true)),
    // febrl3 1936, generated accounts 103, history 479, made-up persons 165, small books 2.
    (.givenSlip, (-625, -947, -676, -441, true)),
    // generated accounts 238, small books 15.
    (.givenTransliteration, (-649, -984, -801, -465, true)),
    // febrl3 20, generated accounts 80, history 10, small books 2.
    (.givenPart, (-572, -884, -616, -388, true)),
    // generated accounts 33, history 211, small books 7.
    (.givenInitial, (-744, -803, -646, -560, false)),
    // generated accounts 394, small books 3.
    (.givenUnknown, (-243, -693, -402, -244, false)),
    // febrl3 512, generated accounts 82, history 847, made-up persons 320, small books 8.
    (.givenOne, (-283, -463, -423, -462, false)),
    // febrl3 28, generated accounts 21, made-up persons 42, small books 2.
    (.givenNone, (-192, -608, -628, -306, false)),
    // made-up persons 1, small books 1.
    (.givenNeither, (-391, -673, -631, -263, false)),
    // febrl3 12, generated accounts 113, history 291, small books 2.
    (.givenOtherInitial, (-581, -496, -319, -397, false)),
    // febrl3 3860, generated accounts 5015, history 4695, made-up persons 272, small books 209.
    (.givenDifferent, (-429, 0, -162, -245, false)),
    // febrl3 8589, generated accounts 1587, history 6672, made-up persons 801, small books 196.
    (.familyEqual, (-84, -143, -814, 0, true)),
    // febrl3 124, generated accounts 102, history 12, small books 13.
    (.familyNotation, (-463, -522, -1069, -375, true)),
    // febrl3 442, generated accounts 127, history 462, made-up persons 106, small books 6.
    (.familySpelling, (-548, -606, -911, -454, true)),
    // febrl3 2178, generated accounts 79, history 647, made-up persons 140, small books 1.
    (.familySlip, (-604, -663, -967, -508, true)),
    // generated accounts 269, small books 15.
    (.familyTransliteration, (-592, -650, -954, -497, true)),
    // febrl3 2, generated accounts 59, history 107, small books 4.
    (.familyPart, (-480, -537, -842, -384, true)),
    // generated accounts 3, history 10, small books 3.
    (.familyInitial, (-720, -568, -801, -624, false)),
    // generated accounts 359, small books 1.
    (.familyUnknown, (-250, -626, -510, -336, false)),
    // febrl3 302, generated accounts 331, history 1146, made-up persons 309, small books 9.
    (.familyOne, (-352, -351, -350, -352, false)),
    // febrl3 4, generated accounts 12, history 3, small books 4.
    (.familyCounterpart, (-687, -463, -487, -515, true)),
    // generated accounts 3, history 34, small books 3.
    (.familyOtherInitial, (-1029, -666, -424, -119, false)),
    // febrl3 3906, generated accounts 4829, history 14147, made-up persons 298, small books 233.
    (.familyDifferent, (-380, -155, -24, -208, false)),
    // generated accounts 70, history 8, small books 5.
    (.middleEqual, (-536, -717, -541, -787, false)),
    // generated accounts 41.
    (.middleInitial, (-639, -640, -641, -739, false)),
    // febrl3 9, generated accounts 352, history 8, small books 4.
    (.middleOne, (-241, -171, -112, -240, false)),
    // generated accounts 21, small books 11.
    (.middleDifferent, (-768, -471, -286, -323, false)),
    // generated accounts 9.
    (.generationEqual, (-429, -668, -838, -838, false)),
    // generated accounts 133, small books 1.
    (.generationOne, (-611, -191, -534, -563, false)),
    // generated accounts 21, small books 2.
    (.generationDifferent, (-1304, -128, -762, -764, false)),
    // febrl3 1266, generated accounts 315, history 359, made-up persons 217, small books 12.
    (.orderExchanged, (-798, -786, -605, -696, false)),
    // generated accounts 34, small books 1.
    (.orderFormer, (-621, -848, -992, -966, false)),
    // generated accounts 36.
    (.phoneExtension, (-81, -997, -1189, -2325, false)),
    // generated accounts 929, small books 103.
    (.phoneMobile, (0, -254, -1104, -2022, false)),
    // small books 7.
    (.phoneOther, (-4, -256, -720, -1993, false)),
    // small books 165.
    (.phoneLandline, (-265, -1, -238, -1782, false)),
    // generated accounts 90.
    (.phoneHome, (-359, -94, -331, -1872, false)),
    // generated accounts 990.
    (.phoneWork, (-365, -101, -337, -1561, false)),
    // generated accounts 57.
    (.phoneClose, (-492, -746, -925, -1663, false)),
    // generated accounts 914, small books 3.
    (.phoneDifferent, (-265, 0, -237, -261, false)),
    // generated accounts 1065, small books 2.
    (.phoneOtherExtension, (-1622, -663, -174, -1618, false)),
    // generated accounts 3670, small books 33.
    (.mobileDifferent, (-522, -125, 0, -142, false)),
    // generated accounts 584, small books 57.
    (.mailPersonal, (-144, -429, -729, -2037, false)),
    // generated accounts 120, made-up persons 423, small books 6.
    (.mailDomain, (0, -724, -795, -1993, false)),
    // generated accounts 22, made-up persons 207, small books 3.
    (.mailOther, (-86, -400, -293, -1894, false)),
    // generated accounts 26.
    (.mailFamily, (-59, -330, -612, -1950, false)),
    // generated accounts 9, small books 3.
    (.mailRole, (-200, -308, -130, -1661, false)),
    // generated accounts 9, made-up persons 58.
    (.mailClose, (-529, -809, -903, -1661, false)),
    // generated accounts 1616, made-up persons 371, small books 6.
    (.mailboxDifferent, (-236, -235, 0, -16, false)),
    // generated accounts 1902, small books 4.
    (.mailboxPersonal, (-412, 0, 0, -113, false)),
    // generated accounts 1257, made-up persons 68, small books 15.
    (.mailboxOfDomain, (-755, -441, -274, -535, false)),
    // generated accounts 14, made-up persons 24.
    (.namedFull, (-148, -687, -999, -1097, false)),
    // generated accounts 66, made-up persons 89, small books 1.
    (.namedFamily, (-25, -617, -860, -897, false)),
    // generated accounts 384, small books 5.
    (.furtherShared, (-278, -243, -192, -277, false)),
    // febrl3 3693, generated accounts 850, small books 149.
    (.placeEqual, (-139, -286, -400, -1663, false)),
    // febrl3 5847, generated accounts 50.
    (.placeClose, (-347, -494, -600, -1685, false)),
    // febrl3 2084, generated accounts 1009, small books 1.
    (.placeStreet, (-467, -614, -709, -1261, false)),
    // febrl3 189, history 3222, small books 3.
    (.placeCode, (-18, -433, -817, 0, true)),
    // febrl3 98, generated accounts 2, history 5508, made-up persons 1146, small books 1.
    (.placeTown, (-18, -217, -301, 0, true)),
    // febrl3 3722, generated accounts 1764, history 12701, made-up persons 151, small books 7.
    (.placeDifferent, (-282, -206, -62, 0, false)),
    // febrl3 5297, generated accounts 94, history 2370, made-up persons 685, small books 13.
    (.birthdayEqual, (-177, -370, -714, 0, true)),
    // generated accounts 15, small books 3.
    (.birthdayYearless, (-178, -238, -713, 0, true)),
    // febrl3 158, generated accounts 6, history 947, made-up persons 150.
    (.birthdayClose, (-795, -734, -873, -617, false)),
    // febrl3 2117, generated accounts 389, history 13711, made-up persons 896, small books 6.
    (.birthdayDifferent, (-811, -216, -192, 0, false)),
    // generated accounts 41.
    (.yearEqual, (-2, -575, -588, -566, false)),
    // generated accounts 66.
    (.yearDifferent, (-358, 0, 0, 0, false)),
    // generated accounts 1697, small books 205.
    (.organizationEqual, (-14, 0, 0, 0, true)),
    // guessed.
    (.organizationClose, (-221, -223, -222, -221, true)),
    // generated accounts 3004, small books 8.
    (.organizationOne, (-191, -191, -111, -187, false)),
    // generated accounts 472, small books 1.
    (.organizationDifferent, (-402, -25, -215, 0, false)),
    // generated accounts 100, history 2777, small books 1.
    (.titleEqual, (0, -610, -608, 0, true)),
    // generated accounts 507, history 5170, small books 1.
    (.titleDifferent, (-279, -278, 0, 0, false)),
    // guessed.
    (.profileEqual, (-100, -564, -764, -1993, false)),
    // small books 1.
    (.profilePage, (-212, -69, -67, -1661, false)),
    // small books 4.
    (.identifierEqual, (-73, -1100, -1120, -1661, false)),
    // febrl3 15633, generated accounts 1774, history 19878, made-up persons 1731, small books 188.
    (.accountSame, (-192, -274, 30, -331, false)),
    // generated accounts 6040, history 3508, small books 312.
    (.accountOther, (9, -73, 229, -483, false)),
    // defined.
    (.copyEqual, (-174, -2325, -2325, -2325, false)),
    // generated accounts 33, restaurants 96, small books 4.
    (.firmEqual, (0, -508, -144, 0, true)),
    // restaurants 1.
    (.firmClose, (-417, -667, -519, 0, true)),
    // restaurants 17.
    (.firmPart, (-334, -545, -430, 157, true)),
    // restaurants 20, small books 2.
    (.firmDifferent, (-585, 0, -662, -10, false)),
    // generated accounts 16, restaurants 122, small books 5.
    (.firmPhoneEqual, (0, -148, -534, -1668, false)),
    // generated accounts 3, restaurants 12, small books 1.
    (.firmPhoneDifferent, (-68, -66, 0, -66, false)),
    // generated accounts 9.
    (.firmMailEqual, (-95, -433, -436, -1993, false)),
    // guessed.
    (.firmMailDomain, (-105, -432, -107, -1329, false)),
    // guessed.
    (.firmMailDifferent, (-433, -15, -431, 0, false)),
    // generated accounts 3, restaurants 84, small books 1.
    (.firmPlaceEqual, (0, -140, -665, -1661, false)),
    // restaurants 11.
    (.firmPlaceClose, (-265, -404, -664, -1661, false)),
    // restaurants 1.
    (.firmPlaceStreet, (-316, -453, -564, -997, false)),
    // guessed.
    (.firmPlaceCode, (-331, -565, -432, 0, true)),
    // guessed.
    (.firmPlaceTown, (-381, -517, -232, 0, true)),
    // restaurants 38, small books 1.
    (.firmPlaceDifferent, (-401, -536, -75, 0, false)),
    // generated accounts 8.
    (.firmPageEqual, (-32, -436, -112, -1661, false)),
    // generated accounts 2, restaurants 13.
    (.firmAccountSame, (-336, -78, -110, -96, false)),
    // generated accounts 31, restaurants 121, small books 6.
    (.firmAccountOther, (15, -113, -227, -407, false)),
  ]
}
