// Written by Scripts/fit-unification, as Documentation/matching.md says. Above each level stands how many of
// the pairs that it was fitted to compare at it, by what they are of.

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
    // febrl3 1586, generated accounts 1370, history 6976, made-up persons 749, other accounts 2016, small books 212.
    (.givenEqual, (-229, -645, -401, 0, true)),
    // febrl3 17, generated accounts 75, history 2, small books 10.
    (.givenNotation, (-618, -1020, -790, -385, true)),
    // febrl3 65, generated accounts 84, history 129, made-up persons 86, other accounts 41, small books 8.
    (.givenSpelling, (-609, -991, -775, -371, true)),
    // febrl3 27, generated accounts 141, history 3909, made-up persons 27, other accounts 44, small books 13.
    (.givenNickname, (-642, -974, -772, -403, true)),
    // febrl3 369, generated accounts 103, history 268, made-up persons 163, other accounts 46, small books 1.
    (.givenSlip, (-636, -943, -744, -396, true)),
    // generated accounts 228, other accounts 73, small books 15.
    (.givenTransliteration, (-660, -1012, -823, -421, true)),
    // febrl3 2, generated accounts 66, history 4, small books 4.
    (.givenPart, (-581, -868, -683, -337, true)),
    // generated accounts 25, history 104, other accounts 73, small books 6.
    (.givenInitial, (-636, -636, -665, -664, false)),
    // guessed: as an initial.
    (.givenTranslation, (-636, -636, -665, -664, false)),
    // generated accounts 392, small books 3.
    (.givenUnknown, (-272, -636, -385, -158, false)),
    // febrl3 100, generated accounts 80, history 518, made-up persons 320, other accounts 30, small books 8.
    (.givenOne, (-204, -433, -431, -538, false)),
    // febrl3 6, generated accounts 21, made-up persons 42, other accounts 161, small books 2; of a household
    // by hand, as where one given name is missing.
    (.givenNone, (-246, -433, -567, -283, false)),
    // made-up persons 1, other accounts 1, small books 1.
    (.givenNeither, (-378, -673, -634, -277, false)),
    // febrl3 2, generated accounts 69, history 184, other accounts 201, small books 4.
    (.givenOtherInitial, (-547, -308, -453, -559, false)),
    // febrl3 793, generated accounts 5169, history 3078, made-up persons 321, other accounts 5052, small books 213.
    (.givenDifferent, (-399, -5, -182, -406, false)),
    // febrl3 1706, generated accounts 1605, history 3981, made-up persons 843, other accounts 2474, small books 198.
    (.familyEqual, (-156, -201, -726, 0, true)),
    // febrl3 29, generated accounts 125, history 12, small books 13.
    (.familyNotation, (-510, -554, -1035, -346, true)),
    // febrl3 104, generated accounts 141, history 261, made-up persons 111, other accounts 44, small books 8.
    (.familySpelling, (-588, -632, -956, -396, true)),
    // febrl3 442, generated accounts 77, history 369, made-up persons 142, other accounts 39, small books 1.
    (.familySlip, (-661, -704, -1012, -455, true)),
    // generated accounts 279, other accounts 86, small books 15.
    (.familyTransliteration, (-633, -677, -990, -436, true)),
    // generated accounts 78, history 73, small books 4.
    (.familyPart, (-526, -568, -876, -320, true)),
    // generated accounts 2, history 6, small books 3.
    (.familyInitial, (-693, -588, -789, -648, false)),
    // generated accounts 363, small books 1.
    (.familyUnknown, (-204, -580, -475, -364, false)),
    // febrl3 68, generated accounts 343, history 705, made-up persons 309, other accounts 393, small books 9.
    (.familyOne, (-359, -351, -352, -358, false)),
    // febrl3 1, generated accounts 11, history 3, small books 4.
    (.familyCounterpart, (-739, -470, -477, -448, true)),
    // generated accounts 1, history 10, small books 2.
    (.familyOtherInitial, (-985, -683, -474, -178, false)),
    // febrl3 634, generated accounts 4752, history 9738, made-up persons 249, other accounts 4538, small books 231.
    (.familyDifferent, (-363, -91, -27, -223, false)),
    // generated accounts 69, history 3, other accounts 191, small books 5.
    (.middleEqual, (-565, -697, -566, -778, false)),
    // generated accounts 41, other accounts 148.
    (.middleInitial, (-644, -658, -645, -733, false)),
    // febrl3 3, generated accounts 356, history 5, other accounts 281, small books 4.
    (.middleOne, (-270, -239, -131, -211, false)),
    // generated accounts 20, other accounts 3, small books 11.
    (.middleDifferent, (-759, -492, -272, -322, false)),
    // generated accounts 9, other accounts 11.
    (.generationEqual, (-429, -667, -838, -838, false)),
    // generated accounts 133, other accounts 84, small books 1.
    (.generationOne, (-658, -216, -461, -565, false)),
    // defined.
    (.generationDifferent, (-3986, -332, -764, -764, false)),
    // febrl3 256, generated accounts 272, history 193, made-up persons 217, other accounts 254, small books 12.
    (.orderExchanged, (-806, -796, -636, -667, false)),
    // generated accounts 34, small books 1.
    (.orderFormer, (-618, -860, -951, -976, false)),
    // generated accounts 36.
    (.phoneExtension, (-106, -995, -1166, -2325, false)),
    // generated accounts 929, other accounts 846, small books 103.
    (.phoneMobile, (-9, -188, -1047, -2016, false)),
    // small books 7.
    (.phoneOther, (-34, -210, -727, -1993, false)),
    // small books 165.
    (.phoneLandline, (-63, -65, -176, -1786, false)),
    // generated accounts 90, other accounts 259.
    (.phoneHome, (-152, -152, -265, -1869, false)),
    // generated accounts 990, other accounts 454.
    (.phoneWork, (-390, -390, -390, -1561, false)),
    // generated accounts 57.
    (.phoneClose, (-497, -673, -976, -1670, false)),
    // generated accounts 915, other accounts 813, small books 3.
    (.phoneDifferent, (-385, -81, -130, -296, false)),
    // generated accounts 1065, small books 2.
    (.phoneOtherExtension, (-1677, -663, -174, -1588, false)),
    // generated accounts 3677, other accounts 2141, small books 33.
    (.mobileDifferent, (-616, -227, -6, -183, false)),
    // generated accounts 584, other accounts 549, small books 57.
    (.mailPersonal, (-160, -347, -832, -2020, false)),
    // generated accounts 120, made-up persons 423, other accounts 50, small books 6.
    (.mailDomain, (0, -708, -851, -1993, false)),
    // generated accounts 22, made-up persons 207, small books 3.
    (.mailOther, (-94, -395, -292, -1894, false)),
    // generated accounts 26, other accounts 46.
    (.mailFamily, (-119, -242, -603, -1967, false)),
    // generated accounts 9, small books 3.
    (.mailRole, (-161, -301, -176, -1661, false)),
    // generated accounts 9, made-up persons 58, other accounts 1.
    (.mailClose, (-578, -762, -901, -1661, false)),
    // generated accounts 1617, made-up persons 371, other accounts 430, small books 6.
    (.mailboxDifferent, (-362, -215, -56, -1, false)),
    // generated accounts 1909, other accounts 1154, small books 4.
    (.mailboxPersonal, (-626, -1, -4, -103, false)),
    // generated accounts 1257, made-up persons 68, other accounts 189, small books 15.
    (.mailboxOfDomain, (-871, -409, -226, -502, false)),
    // generated accounts 14, made-up persons 24, other accounts 12.
    (.namedFull, (-153, -682, -999, -1097, false)),
    // generated accounts 66, made-up persons 89, other accounts 40, small books 1.
    (.namedFamily, (-13, -603, -899, -915, false)),
    // generated accounts 384, other accounts 285, small books 5.
    (.furtherShared, (-262, -238, -254, -254, false)),
    // febrl3 727, generated accounts 850, other accounts 407, small books 149.
    (.placeEqual, (-142, -166, -342, -1662, false)),
    // febrl3 1181, generated accounts 50.
    (.placeClose, (-363, -387, -552, -1681, false)),
    // febrl3 408, generated accounts 1009, other accounts 3635, small books 1.
    (.placeStreet, (-672, -696, -682, -1232, false)),
    // febrl3 41, history 1935, small books 3.
    (.placeCode, (-47, -517, -782, 0, true)),
    // febrl3 25, generated accounts 2, history 3132, made-up persons 1146, small books 1.
    (.placeTown, (-426, -450, -426, -291, true)),
    // febrl3 618, generated accounts 1769, history 9068, made-up persons 151, other accounts 784, small books 7.
    (.placeDifferent, (-208, -122, -85, 0, false)),
    // generated accounts 94, history 1240, made-up persons 685, other accounts 72, small books 13.
    (.birthdayEqual, (-268, -368, -862, 0, true)),
    // generated accounts 15, small books 3.
    (.birthdayYearless, (-269, -258, -746, 0, true)),
    // generated accounts 6, history 493, made-up persons 150, other accounts 4.
    (.birthdayClose, (-715, -685, -886, -744, false)),
    // generated accounts 389, history 9639, made-up persons 896, other accounts 267, small books 6.
    (.birthdayDifferent, (-818, -295, -220, 0, false)),
    // counted: 0 of 67,412 pairs of one person in history, made-up persons and small books, 13,750 of
    // 32,622 of others.
    (.birthdayGeneration, (-1150, -410, -345, -125, false)),
    // generated accounts 41.
    (.yearEqual, (-32, -550, -581, -567, false)),
    // generated accounts 56, other accounts 48.
    (.yearDifferent, (-284, -6, -1, -14, false)),
    // generated accounts 1697, other accounts 628, small books 205.
    (.organizationEqual, (0, -26, -38, 0, true)),
    // guessed.
    (.organizationClose, (-428, -428, -428, -428, true)),
    // generated accounts 3010, other accounts 1590, small books 8.
    (.organizationOne, (-224, -154, -96, -221, false)),
    // generated accounts 472, other accounts 86, small books 1.
    (.organizationDifferent, (-420, -18, -177, -26, false)),
    // generated accounts 100, history 1627, small books 1.
    (.titleEqual, (0, -601, -642, 0, true)),
    // generated accounts 507, history 3646, small books 1.
    (.titleDifferent, (-335, -300, -68, 0, false)),
    // guessed.
    (.profileEqual, (-100, -564, -764, -1993, false)),
    // small books 1.
    (.profilePage, (-219, -78, -52, -1661, false)),
    // small books 4.
    (.identifierEqual, (-72, -1097, -1164, -1667, false)),
    // febrl3 3000, generated accounts 1776, history 13553, made-up persons 1731, other accounts 1858, small books 188.
    (.accountSame, (-162, -319, -39, -294, false)),
    // generated accounts 6047, history 1673, other accounts 5880, small books 312.
    (.accountOther, (68, -143, 191, -467, false)),
    // defined.
    (.copyEqual, (-174, -2325, -2325, -2325, false)),
    // generated accounts 33, other accounts 24, restaurants 96, small books 4.
    (.firmEqual, (0, -509, -134, 0, true)),
    // restaurants 1.
    (.firmClose, (-415, -667, -521, 0, true)),
    // restaurants 17.
    (.firmPart, (-326, -550, -429, 157, true)),
    // restaurants 20, small books 2.
    (.firmDifferent, (-586, 0, -663, -13, false)),
    // generated accounts 16, other accounts 5, restaurants 122, small books 5.
    (.firmPhoneEqual, (0, -150, -542, -1671, false)),
    // generated accounts 3, other accounts 4, restaurants 12, small books 1.
    (.firmPhoneDifferent, (-94, -69, 0, -62, false)),
    // generated accounts 9, other accounts 2.
    (.firmMailEqual, (-92, -433, -438, -1993, false)),
    // other accounts 3.
    (.firmMailDomain, (-106, -430, -107, -1329, false)),
    // guessed.
    (.firmMailDifferent, (-433, -15, -431, 0, false)),
    // generated accounts 3, other accounts 4, restaurants 84, small books 1.
    (.firmPlaceEqual, (0, -147, -665, -1661, false)),
    // restaurants 11.
    (.firmPlaceClose, (-261, -407, -664, -1661, false)),
    // restaurants 1.
    (.firmPlaceStreet, (-311, -456, -564, -997, false)),
    // guessed.
    (.firmPlaceCode, (-331, -565, -432, 0, true)),
    // guessed.
    (.firmPlaceTown, (-376, -521, -232, 0, true)),
    // other accounts 2, restaurants 38, small books 1.
    (.firmPlaceDifferent, (-401, -544, -69, 0, false)),
    // generated accounts 8.
    (.firmPageEqual, (-35, -435, -109, -1661, false)),
    // generated accounts 2, other accounts 1, restaurants 13.
    (.firmAccountSame, (-309, -69, -106, -137, false)),
    // generated accounts 31, other accounts 23, restaurants 121, small books 6.
    (.firmAccountOther, (29, -123, -224, -426, false)),
  ]
}
