import ContactLikeness
import ContactModel

/// The words beside a value of a cell, and the label that they say.
struct LabelWords {
  /// The language of the table's headers.
  private let language: String?
  /// What the value is.
  private let key: ContactKey

  init(_ language: String? = nil, of key: ContactKey = .phoneNumber) {
    self.language = language
    self.key = key
  }

  /// What stands beside a value, without the signs around it. A mark of doubt is kept.
  static func shown(_ before: String, _ after: String) -> String {
    let isSign = { (character: Character) in
      !(character.isLetter || character.isNumber || "?!~～〜".contains(character))
    }
    let text = [before, after].joinedFilled(" ").drop(while: isSign)
    let end = text.lastIndex {
      !isSign($0) || ")）".contains($0) && text.contains { "(（".contains($0) }
    }
    return end.map { String(text[...$0]) } ?? ""
  }

  static let letters = CellWords.pairs("number letter")

  private static let directLines = CellWords.folded("direct line")

  /// The label that words beside a value say; nil where one of them says something else, or two say what
  /// can't both be said, so that they are the label themselves.
  ///
  /// - Parameter isRemark: Whether they stand in parentheses behind the number, where `line` is not
  ///   said for nothing.
  func label(_ words: String, isRemark: Bool = false) -> String? {
    if words.isEmpty { return "" }
    // An `m` in front of a mailbox is said of mail.
    if let label = Self.letters[words], key == .phoneNumber || ["home", "work"].contains(label) {
      return label
    }
    // A line of one's own is more than one at work.
    if isRemark, Self.directLines.contains(words.filter { $0 != " " }) { return nil }
    let parts = words.split(separator: " ").map(String.init)
    var labels: [String] = []
    var index = 0
    while index < parts.count {
      var found: String?
      var length = min(4, parts.count - index)
      while length > 0 {
        let phrase = parts[index..<index + length].joined()
        found = length == 1 && phrase.count == 1 && Int(phrase) != nil ? "" : kind(of: phrase)
        if found != nil { break }
        length -= 1
      }
      guard let found else { return nil }
      if found.isEmpty, key == .phoneNumber, !parts[index..<index + length].allSatisfy(Self.isPlain)
      {
        return nil
      }
      if !found.isEmpty, !labels.contains(found) { labels.append(found) }
      index += length
    }
    if isRemark, labels.isEmpty { return nil }
    if labels.contains("home"), labels.contains("work") { return nil }
    if labels.contains("otherFax") {
      return labels.contains("home") ? "homeFax" : labels.contains("work") ? "workFax" : "otherFax"
    }
    return labels.contains("mobile") ? "mobile" : labels.first ?? ""
  }

  /// The name of the predefined label that a text is, or the text.
  func name(_ text: String) -> String {
    guard !text.isEmpty, let label = label(HeaderFolding.words(text).joined(separator: " ")),
      !label.isEmpty
    else { return text }
    return label == "shipping" ? "delivery" : label
  }

  /// What a phrase says of a value: a label, nothing, or, where nil, something else.
  private func kind(of phrase: String) -> String? {
    if Self.messengers.contains(phrase) { return nil }
    var found: String?
    for entry in ColumnWords.shared[phrase] where isMeant(entry, phrase) {
      switch entry.sense {
      case .column(let meaning) where meaning.key == key && meaning.part == .value:
        if found == nil || found == "" { found = meaning.label }
      case .kind(let kind) where (found == nil || found == "") && kind != "other":
        found = kind == "fax" ? "otherFax" : kind
      case .filler: found = found ?? ""
      default: break
      }
    }
    return found
  }

  /// Whether a phrase is meant as some languages have it: what is a relative in another, as `Oma`, in those
  /// alone.
  private func isMeant(_ entry: ColumnWords.Entry, _ phrase: String) -> Bool {
    language.map(entry.languages.contains) ?? false
      || !(PersonLabel(Array(phrase.utf8))?.isKin ?? false)
  }

  /// Whose numbers are mobile ones, but said for what they are for.
  private static let messengers = CellWords.set("messenger")

  /// Whether a word says no more than that a number is one.
  private static func isPlain(_ word: String) -> Bool {
    Int(word) != nil || plainWords.contains(word) || plainStems.contains { word.hasPrefix($0) }
  }

  private static let plainWords = CellWords.set("number word")

  /// How such words begin.
  private static let plainStems = CellWords.words("number stem")
}
