import ContactLikeness

/// Values that stand where there is none: programs demand one, or somebody shows how it is done.
enum Placeholders {
  /// A number of one digit, or of digits in their order.
  static func isPhone(_ digits: [UInt8]) -> Bool {
    let distinct = Set(digits.dropFirst(2))
    if distinct.count <= 1 { return true }
    let steps = Set(zip(digits, digits.dropFirst()).map { ($1 &- $0 &+ 10) % 10 })
    if steps == [1] || steps == [9] { return true }
    return digits.suffix(7).elementsEqual(Array("5555555".utf8))
      || digits.suffix(7).elementsEqual(Array("5551234".utf8))
  }

  /// A mailbox named after its domain, or that nobody reads.
  static func isMailbox(_ mail: MailAddress) -> Bool {
    let local = mail.canonical[..<mail.localCount]
    if unreadMailboxes.contains(local) { return true }
    guard
      words.contains(local) || local.elementsEqual("email".utf8) || local.elementsEqual("mail".utf8)
    else { return false }
    let domain = mail.canonical[(mail.localCount + 1)...]
    let label = domain.prefix { $0 != UInt8(ascii: ".") }
    return label.elementsEqual(local) || words.contains(label)
      || label.elementsEqual("email".utf8) || label.elementsEqual("mail".utf8)
  }

  /// What programs and people write who have no name.
  static func isName(_ words: [[UInt8]]) -> Bool {
    names.contains(words.flatMap { $0.filter { $0 != UInt8(ascii: "-") } }[...])
  }

  static func isFirm(_ key: [UInt8]) -> Bool {
    words.contains(key[...]) || noFirms.contains(key[...])
  }

  static func isWord(_ key: [UInt8]) -> Bool { words.contains(key[...]) }

  static func isTown(_ key: [UInt8]) -> Bool {
    key.elementsEqual("musterstadt".utf8) || key.elementsEqual("anytown".utf8) || isWord(key)
  }

  /// The page of a provider, and of nobody there.
  static func isPage(_ text: [UInt8]) -> Bool {
    !text.contains(UInt8(ascii: "/")) && providers.contains { text.elementsEqual($0) }
      || text.starts(with: "example.".utf8) || words.contains(text[...])
  }

  /// The first days of calendars that programs count from.
  static func isDay(year: Int, month: Int, day: Int) -> Bool {
    month == 1 && day == 1 && [1, 1000, 1600, 1601, 1900, 1904, 1970, 2000, 2001].contains(year)
  }

  private static let words = WordList(
    """
    na none null nil unknown unbekannt test testing keine kein nobody noone nomail noemail abc
    asdf xxx tba tbd todo nn ka keinangabe inconnu aucun desconocido ninguno sconosciuto nessuno
    geen onbekend brak
    """)

  private static let unreadMailboxes = WordList(
    "noreply no-reply donotreply do-not-reply nomail noemail keinemail")

  private static let noFirms = WordList(
    """
    private privat prive privado privato home work self selfemployed freelance freelancer
    freiberufler selbststandig selbstaendig student studentin retired rentner pensioner unemployed
    arbeitslos family familie famille familia famiglia friends freunde personal business company
    firma arbeit
    """)

  private static let names = WordList(
    """
    null nullnull undefined undefinedundefined test testtest newcontact neuerkontakt
    nouveaucontact nuevocontacto nuovocontatto novocontato unknown unbekannt inconnu desconocido
    noname donotanswer dontanswer donotreply spam emergency
    """)

  private static let providers = [
    "facebook.com", "instagram.com", "twitter.com", "x.com", "linkedin.com", "google.com",
    "youtube.com", "xing.com", "wa.me", "t.me",
  ].map { Array($0.utf8) }
}

/// Pages on the web.
enum WebPage {
  /// Whether it is a page of its own domain, rather than an account with a provider.
  static func isPage(_ text: ArraySlice<UInt8>) -> Bool {
    let host = text.prefix { $0 != UInt8(ascii: "/") }
    return host.count == text.count && host.contains(UInt8(ascii: "."))
      && !host.contains(UInt8(ascii: "@"))
  }
}
