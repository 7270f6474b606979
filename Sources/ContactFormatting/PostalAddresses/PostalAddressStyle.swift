/// How addresses are formatted.
public struct PostalAddressStyle: Sendable, Hashable {
  /// What the text is for.
  public enum Layout: Sendable, Hashable, CaseIterable {
    /// Lines for reading; what the user wrote stays as it was written.
    case plain
    /// Lines for a label or an envelope as the destination's post wants them: its capitals, its
    /// way to write a postcode, and no region where it has no place for one.
    case label
    /// Lines for reading with every component, the country too where the mail would stay in it.
    case full
    /// One line for reading, with the separators of the address's language.
    case singleLine
  }

  /// Which of a country's forms to use, where it has a native one and one in Latin script.
  public enum Form: Sendable, Hashable, CaseIterable {
    /// The one that the address is written in, by its language tag if it has one.
    case automatic
    /// The one in the country's own script.
    case native
    /// The one in Latin script.
    case latin
  }

  /// What the text is for.
  public var layout: Layout
  /// The country that mail is sent from, as a code of ISO 3166-1.
  ///
  /// Mail within a country has no country line. Mail to others has one in the formatter's
  /// language, and the prefix that the destination's postcodes have in international mail. Where
  /// this is nil, the country stands as the address has it.
  public var senderCountry: String?
  /// Whether labels are in the capitals that the destination's post wants.
  public var usesCapitals = true
  /// Whether the English name stands beside the country's name in the sender's language. On labels it does where
  /// posts on the way may not read that (UPU, Letter Post Manual).
  public var addsEnglishCountryName: Bool
  /// Which of a country's forms to use.
  public var form: Form
  /// Whether recipients in native Japanese and Korean addresses get 様, 御中 or 님.
  public var addsHonorifics: Bool
  /// Whether an address that came formatted stands as it came, whatever its components are.
  public var prefersFormattedAddress: Bool

  /// Makes a style.
  public init(
    layout: Layout = .plain, senderCountry: String? = nil, addsEnglishCountryName: Bool = false,
    form: Form = .automatic, addsHonorifics: Bool = true, prefersFormattedAddress: Bool = false
  ) {
    self.layout = layout
    self.senderCountry = senderCountry
    self.addsEnglishCountryName = addsEnglishCountryName
    self.form = form
    self.addsHonorifics = addsHonorifics
    self.prefersFormattedAddress = prefersFormattedAddress
  }
}
