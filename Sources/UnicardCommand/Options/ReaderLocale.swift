import ArgumentParser
import LocaleSupport

/// The language of who reads the output, and how it is sorted.
struct ReaderLocale {
  let identifier: LocaleIdentifier
  var collation: CollationVariant?

  /// Where nothing says another language.
  static let english = ReaderLocale(identifier: LocaleIdentifier(language: "en"))

  /// Reads an option's value: `de-CH`, `de_CH`, `de-u-co-phonebk`.
  @Sendable static func parse(_ text: String) throws -> ReaderLocale {
    let identifier: LocaleIdentifier
    do throws(UnknownLocale) {
      identifier = try LocaleIdentifier(known: text)
    } catch {
      throw ValidationError(error.description)
    }
    let collation = CollationVariant(inLocale: text)
    if collation == nil, let asked = CollationVariant.nameAsked(inLocale: text) {
      throw ValidationError(
        "The order “\(asked)” is not known; use phonebk, trad, pinyin, stroke or zhuyin.")
    }
    return ReaderLocale(identifier: identifier, collation: collation)
  }

  /// The locale that the environment asks for, by the first of the variables that is set
  /// (POSIX, section 8.2). One that is not known counts as English.
  init(environment: [String: String], category: String = "LC_MESSAGES") {
    identifier = LocaleIdentifier(environment: environment, category: category)
    collation = CollationVariant(
      inLocale: LocaleIdentifier.text(environment: environment, category: category))
  }

  private init(identifier: LocaleIdentifier, collation: CollationVariant? = nil) {
    self.identifier = identifier
    self.collation = collation
  }
}

/// Whom the output is for.
struct LocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The reader's language, as de, pt-BR or zh-u-co-stroke; the environment's if there is none.",
      valueName: "locale"),
    transform: ReaderLocale.parse)
  var locale: ReaderLocale?

  /// The locale given, else the environment's.
  func reader(on console: Console) -> ReaderLocale { locale ?? console.locale }
}
