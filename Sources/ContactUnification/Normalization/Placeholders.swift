import ContactLikeness

/// Values that stand where there is none: programs demand one, or somebody shows how it is done.
enum Placeholders {
  /// What programs and people write who have no name.
  static func isName(_ words: [[UInt8]]) -> Bool {
    WordLists.placeholderNames.contains(joined: words, without: UInt8(ascii: "-"))
  }

  /// The same in the place of one of several names, where it is nobody's: Null is a family name.
  static func isOfNobody(_ words: [[UInt8]]) -> Bool {
    guard isName(words) else { return false }
    let shares = CommonNames.shares(of: LetterFolding.folded(Array(words.joined())))
    return shares.given == 0 && shares.family == 0
  }

  static func isTown(_ key: [UInt8]) -> Bool {
    key.elementsEqual("musterstadt".utf8) || key.elementsEqual("anytown".utf8)
      || WordLists.placeholderWords.contains(key)
  }

  /// The page of a provider, and of nobody there.
  static func isPage(_ text: [UInt8]) -> Bool {
    !text.contains(UInt8(ascii: "/")) && providers.contains { text.elementsEqual($0) }
      || text.starts(with: "example.".utf8) || WordLists.placeholderWords.contains(text)
  }

  /// The first days of calendars that programs count from, and days that nobody was born on.
  static func isDay(year: Int, month: Int, day: Int) -> Bool {
    // Outlook's 4501 and what stands for never.
    if year >= 2600 { return true }
    return month == 1 && day == 1
      && [1, 1000, 1600, 1601, 1900, 1904, 1970, 2000, 2001].contains(year)
  }

  private static let providers = [
    "facebook.com", "instagram.com", "twitter.com", "x.com", "linkedin.com", "google.com",
    "youtube.com", "xing.com", "wa.me", "t.me",
  ].map { Array($0.utf8) }
}
