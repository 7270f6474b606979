import ArgumentParser
import ContactFormatting

/// A country on the command line: a code, or a name in any language.
enum CountryArgument {
  /// The two-letter code that the argument means.
  @Sendable static func code(_ text: String) throws -> String {
    do throws(UnknownCountry) {
      return try CountryNames(locale: ReaderLocale.english.identifier).code(forName: text)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
