import ContactLikeness
import ContactModel

/// Messengers that know people by their telephone numbers: one that is called there is called everywhere.
enum Messengers {
  private static let names = CellWords.folded("messenger")

  /// Whether a word is the name of one, or several with strokes between.
  static func knowByNumber(_ service: String) -> Bool {
    let parts = service.split(separator: "/")
    return !parts.isEmpty && parts.allSatisfy { names.contains(HeaderFolding.folded(String($0))) }
  }

  /// Whether a text is names of services alone, by which somebody is reached there: `WhatsApp, SMS`.
  static func areServices(_ text: String) -> Bool {
    let parts = text.split { ",;/|+&".contains($0) }.map { HeaderFolding.folded(String($0)) }
    return !parts.isEmpty && parts.allSatisfy { names.contains($0) || services.contains($0) }
  }

  private static let services = CellWords.folded("service")

  /// How the links of each begin, behind which a number stands.
  private static let hosts = [
    ("wa.me/", "WhatsApp"), ("whatsapp", "WhatsApp"), ("signal", "Signal"), ("t.me/+", "Telegram"),
    ("viber", "Viber"),
  ]

  /// A text with the numbers that links to people have, behind the names of the services: `WhatsApp +491715550125` for
  /// `https://wa.me/491715550125`.
  static func withNumbers(_ text: String) -> String {
    guard text.contains(":") || text.contains(".me/") else { return text }
    var result = text
    for word in text.split(whereSeparator: { $0.isWhitespace || ",;|<>()".contains($0) }) {
      guard let service = hosts.first(where: { word.lowercased().range(of: $0.0) != nil })?.1 else {
        continue
      }
      // What is to be said there stands behind the number.
      let link = word.range(of: "phone=") == nil ? word.prefix { $0 != "?" } : word
      for part in [link, word.prefix { $0 != "&" }, word] {
        guard case .number(let digits) = AccountForm(part.utf8) else { continue }
        let number = String(decoding: digits, as: UTF8.self)
        result = result.replacing(word, with: service + " " + number)
        break
      }
    }
    return result
  }
}

extension ColumnContents {
  /// What a column of addresses at a messenger is whose cells are numbers: those of mobile telephones, called by what
  /// they are for.
  func numbers(_ meaning: ColumnMeaning) -> ColumnMeaning {
    guard meaning.key == .instantMessageAddress, Messengers.knowByNumber(meaning.label),
      share({ CellNature.mayBePhone(Messengers.withNumbers($0)) }) >= 0.5
    else { return meaning }
    return ColumnMeaning(.phoneNumber, label: "mobile+" + meaning.label, number: meaning.number)
  }
}
