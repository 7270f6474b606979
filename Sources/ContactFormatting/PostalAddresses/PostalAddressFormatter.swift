public import ContactModel
public import LocaleSupport
import Synchronization

/// Formats postal addresses by the rules of the country they are in, for a sender in another.
///
/// ```swift
/// let formatter = PostalAddressFormatter(
///   locale: LocaleIdentifier(language: "fr"),
///   style: PostalAddressStyle(layout: .label, senderCountry: "FR"))
/// formatter.string(from: address)
/// // 1098 Alta Ave
/// // MT VIEW CA 94043
/// // ÉTATS-UNIS
/// ```
///
/// No component is left out unsaid: what a country's format has no place for gets a line of its
/// own. The exceptions are the country itself in mail within it, and what a country's post does
/// not want on a label, which ``AttributedAddress/changes`` tells.
///
/// A formatter may be used from any number of threads at once.
public final class PostalAddressFormatter: Sendable {
  /// The language of the sender, or of who reads the addresses.
  public let locale: LocaleIdentifier
  /// How addresses are formatted.
  public let style: PostalAddressStyle
  /// Names of countries in the language of ``locale``.
  public let countryNames: CountryNames

  let sender: CountryCode?
  /// Whose rules an address has that names no country.
  let home: CountryCode?
  let casing: Casing
  private let countryLines = Mutex<[CountryCode: String]>([:])

  /// A formatter for readers of a locale. A sender's country that is no code counts as none.
  public init(locale: LocaleIdentifier, style: PostalAddressStyle = PostalAddressStyle()) {
    self.locale = locale
    self.style = style
    countryNames = CountryNames(locale: locale)
    sender = style.senderCountry.flatMap { CountryCode($0) }
    // English is of no country in particular.
    let region = locale.region ?? (locale.language == "en" ? nil : locale.maximized().region)
    home = sender ?? region.flatMap { CountryCode($0) }
    casing = Casing(locale: locale)
  }

  /// The text of an address, lines separated by line feeds; empty where the address is.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - recipient: Whom to write for; without one the text is the address alone.
  ///   - languageTag: The language that the address is written in, where it is known (see
  ///     ``ContactModel/LabeledValue/languageTag``); it decides between the native form and the
  ///     one in Latin script.
  public func string(
    from address: PostalAddress, recipient: AddressRecipient? = nil, languageTag: String? = nil
  ) -> String {
    let writer = compose(prepare(address), recipient, languageTag, keepsRuns: false)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The text of an address with its components marked.
  public func format(
    _ address: PostalAddress, recipient: AddressRecipient? = nil, languageTag: String? = nil
  ) -> AttributedAddress {
    format(prepare(address), recipient: recipient, languageTag: languageTag)
  }

  /// The same of an address that was looked at before.
  package func format(
    _ address: PreparedAddress, recipient: AddressRecipient? = nil, languageTag: String? = nil
  ) -> AttributedAddress {
    let writer = compose(address, recipient, languageTag, keepsRuns: true)
    return AttributedAddress(
      attributedText: AttributedText(
        text: String(decoding: writer.bytes, as: UTF8.self), runs: writer.runs),
      changes: writer.changes)
  }

  /// The code of the country that an address is in: the one it states; failing that, the one that
  /// its country's name means, or that the letters before its postcode tell ('A-5020'). Nil where
  /// it has none of these or none is known.
  public func countryCode(of address: PostalAddress) -> String? {
    country(of: address)?.text
  }

  /// The postcode of an address as its country's post writes it, without letters that tell the
  /// country, and with the zeros that a program for tables took away.
  public func postalCode(of address: PostalAddress) -> String {
    if address.postalCode.isEmpty { return "" }
    let country = country(of: address) ?? presumedCountry(of: address)
    return PostalForm(of: address, in: country ?? .unknown, AddressRules.of(country)).address
      .postalCode
  }

  func country(of address: PostalAddress) -> CountryCode? { countries(of: address).country }

  /// The country's name as mail from abroad has it.
  func countryLine(for country: CountryCode) -> String {
    if let line = countryLines.withLock({ $0[country] }) { return line }
    var line = countryNames.name(for: country)
    if line.isEmpty { line = country.text }
    let isLabel = style.layout == .label && style.usesCapitals
    if isLabel { line = casing.uppercased(line) }
    let needsEnglish = style.layout == .label && needsEnglish(beside: line, for: country)
    if style.addsEnglishCountryName && locale.language != "en" || needsEnglish {
      let english = LocaleIdentifier(language: "en")
      var name = CountryIndex.name(of: country, in: english)
      if isLabel { name = Casing(locale: english).uppercased(name) }
      if !name.isEmpty, name != line { line += " / " + name }
    }
    countryLines.withLock { $0[country] = line }
    return line
  }

  /// Whether a country's name is one that posts on the way may not read: in other letters than Latin ones, or in a
  /// language that neither the Universal Postal Union works in nor the country writes. Posts whose own language is
  /// English ask for that.
  private func needsEnglish(beside line: String, for country: CountryCode) -> Bool {
    let language = locale.language
    if language == "en" { return false }
    let hasLatin = line.utf8.contains { $0 | 0x20 &- 0x61 < 26 }
    if !hasLatin { return true }
    let own = AddressRules.of(country).habits.languages
    if !Self.workingLanguages.contains(language), !own.contains(language) { return true }
    return language != "fr" && sender.map { Self.englishPosts.contains($0.text) } ?? false
  }

  /// Those of the Union's groups of languages that have Latin letters (General Regulations of the UPU).
  private static let workingLanguages: Set<String> = ["fr", "en", "es", "de", "pt"]
  /// USPS, International Mail Manual 122.1, and the posts that ask the same.
  private static let englishPosts: Set<String> = ["US", "GB", "IE", "CA", "AU", "NZ"]
}
