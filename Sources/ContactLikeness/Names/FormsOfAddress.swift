/// How people are called in Chinese, Japanese and Korean: a title behind the name, a familiar word in
/// front of it, mostly without a blank. In Thai the title stands in front, without one.
package enum FormsOfAddress {
  /// Whether a word is a title that stands behind a name.
  package static func isTitle(_ word: [UInt8]) -> Bool { isEastern(word) && titles.contains(word) }

  /// A name without the title that ends it; nil where there is none.
  static func withoutTitle(_ word: [UInt8]) -> [UInt8]? {
    guard isEastern(word) else { return nil }
    for title in titles where word.count > title.count && word.suffix(title.count) == title[...] {
      return Array(word.dropLast(title.count))
    }
    for title in titlesOfFamilyNames
    where word.count == 3 + title.count && word.suffix(title.count) == title[...] {
      let name = Array(word.dropLast(title.count))
      if Surnames.isNative(name) { return name }
    }
    return nil
  }

  /// The family name of 老张 and 小王; nil for names, and for what is said of given names.
  static func familyName(ofFamiliar word: [UInt8]) -> [UInt8]? {
    guard let name = named(byFamiliar: word), Surnames.isNative(name), !Surnames.isNative(word)
    else { return nil }
    return name
  }

  /// What stands behind the familiar word of 阿偉, or is said twice in 丽丽; nil for other names.
  static func named(byFamiliar word: [UInt8]) -> [UInt8]? {
    guard word.count == 6 else { return nil }
    let name = Array(word.dropFirst(3))
    return familiar.contains(Array(word.prefix(3))) || word.prefix(3) == name[...] ? name : nil
  }

  /// The title that a Thai name begins with: คุณ of คุณสมชาย, but not of คุณากร, where a vowel follows.
  static func thaiTitle(of word: [UInt8]) -> [UInt8]? {
    guard word.first == 0xE0 else { return nil }
    return thaiTitles.first { title in
      guard word.count >= title.count + 9, word.starts(with: title) else { return false }
      // A consonant, or a vowel that is written before its consonant.
      let (row, letter) = (word[title.count + 1], word[title.count + 2])
      return row == 0xB8 ? letter <= 0xAE : row == 0xB9 && (0x80...0x84).contains(letter)
    }
  }

  private static let thaiTitles = list("นาย นาง นางสาว คุณ เด็กชาย เด็กหญิง")

  /// The longest first, so that of 선생님 nothing stays.
  private static let titles = list(
    """
    선생님 사장님 부장님 과장님 대리님 팀장님 교수님 원장님 이사님 박사님 선생 사장 부장 과장 씨 님
    팀장 실장 대리 차장 상무 전무 본부장 센터장 소장 주임 수석 책임 선임 교수 원장 박사 기사님 언니 누나 오빠 형님
    실장님 차장님 상무님 전무님 본부장님 센터장님 소장님 주임님 수석님 책임님 선임님
    先生 老师 老師 女士 小姐 太太 夫人 师傅 師傅 经理 經理 医生 醫生 教授 主任 老板 老闆 阿姨 叔叔
    大哥 大姐 律师 律師 校长 校長 部长 部長 課長 社長 係長 店長 院長 博士 さま さん ちゃん くん 様
    """)

  /// Behind a family name of one character alone, since given names end so, too.
  private static let titlesOfFamilyNames = list("总 總 哥 姐 叔 姨 伯 嫂 工 君 氏")

  private static let familiar = Set(list("老 小 阿 大"))

  /// Whether a word begins with a letter of three bytes, as all of these scripts are: nothing is looked
  /// for in others.
  private static func isEastern(_ word: [UInt8]) -> Bool { word.first.map { $0 >= 0xE3 } ?? false }

  private static func list(_ text: String) -> [[UInt8]] {
    text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }
}
