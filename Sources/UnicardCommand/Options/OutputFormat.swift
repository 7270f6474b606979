import ArgumentParser
import FileFormats
import TableCoding

/// The argument of `--to`: a format, and a language where its headers have several.
struct OutputFormat: Equatable {
  let format: ContactFormat
  let language: String?

  init(_ format: ContactFormat, language: String? = nil) {
    self.format = format
    self.language = language
  }

  /// Reads `vcard4`, `google-csv`, `outlook-csv:de`.
  @Sendable static func parse(_ text: String) throws -> OutputFormat {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let format = try ReadingOptions.format(String(parts[0]))
    guard parts.count > 1 else { return OutputFormat(format) }
    let languages = format.headerLanguages
    guard languages.count > 1 else {
      throw ValidationError(
        "\(format.title) has no headers in other languages; leave out “:\(parts[1])”.")
    }
    let wanted = parts[1].lowercased().replacing("_", with: "-")
    let found =
      languages.first { $0.lowercased() == wanted }
      ?? languages.first { $0.lowercased().prefix(2) == wanted.prefix(2) && wanted.count == 2 }
    guard let found else {
      throw ValidationError(
        "\(format.title) has no headers in “\(parts[1])”; there are \(languages.joined(separator: ", "))."
      )
    }
    return OutputFormat(format, language: found)
  }
}
