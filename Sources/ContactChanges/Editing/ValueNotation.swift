import ContactLikeness
import ContactModel
import LocaleSupport

/// Whether two values of a field are one, in two notations.
enum ValueNotation {
  static func areSame(_ a: JSONFieldValue, _ b: JSONFieldValue, _ key: ContactKey) -> Bool {
    if a == b { return true }
    guard let x = a.json.string, let y = b.json.string else {
      return key == .name && words(a.json) == words(b.json)
    }
    switch key {
    case .phoneNumber:
      guard let number = NumberForm(x), let other = NumberForm(y) else { return false }
      return number.isShortCode ? number.digits == other.digits : number.mayBe(other)
    case .emailAddress:
      guard let mailbox = mailbox(x) else { return folded(x) == folded(y) }
      return mailbox == self.mailbox(y)
    case .url: return WebAddressForm(x)?.canonical == WebAddressForm(y)?.canonical
    case .formattedName: return words(a.json) == words(b.json)
    default: return folded(x) == folded(y)
    }
  }

  /// Whether the parts of a name have each word of a whole one.
  static func hasWords(_ parts: JSONFieldValue, of whole: JSONFieldValue) -> Bool {
    Set(words(whole.json)).isSubset(of: words(parts.json))
  }

  private static func mailbox(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { MailboxForm($0)?.exact }
  }

  private static func folded(_ text: String) -> [UInt8] {
    SearchFolding.folded(text, spellsUmlauts: false)
  }

  /// The words of a name in the order of letters: `Lee, Ann` is `Ann Lee`.
  private static func words(_ json: JSON) -> [[UInt8]] {
    let texts: [String] =
      switch json {
      case .string(let text): [text]
      case .object(let members): members.compactMap(\.value.string)
      default: []
      }
    return texts.flatMap { folded($0).split { $0 == 0x20 || $0 == UInt8(ascii: ",") } }
      .map { Array($0) }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
