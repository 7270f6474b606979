import CNameLists

/// Given names with their short and pet forms, a name to a line, from several languages.
///
/// The English ones are another project's list; those of the other languages were gathered for
/// this project from what is commonly known of them.
enum NicknameLists {
  static let all = [
    english, further, european, romance, centralAndNorthern, slavicAndGreek, arabicAndHebrew,
    african, asian,
  ]

  private static let english: String = {
    var count = 0
    let base = cn_english_nicknames(&count)
    return String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }()
}
