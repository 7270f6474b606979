import CTableHeaders

/// Words that cells are known by, in many languages: `cell-words.txt` of `CTableHeaders`.
enum CellWords {
  private static let lists: [String: [String]] = {
    var lists: [String: [String]] = [:]
    ConstantText(ch_cell_words).forEachEntry { name, words in
      words.forEachPart(between: UInt8(ascii: "|")) {
        lists[name.string, default: []].append($0.string)
      }
    }
    return lists
  }()

  static func words(_ list: String) -> [String] { lists[list] ?? [] }

  /// Words with an equals sign and what they stand for.
  static func pairs(_ list: String) -> [String: String] {
    let pairs = words(list).map { $0.split(separator: "=", omittingEmptySubsequences: false) }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
  }

  static func set(_ list: String) -> Set<String> { Set(words(list)) }

  /// The words as headers are compared.
  static func folded(_ list: String) -> Set<String> { Set(words(list).map(HeaderFolding.folded)) }
}
