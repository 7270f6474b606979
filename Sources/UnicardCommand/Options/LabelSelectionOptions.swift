public import ArgumentParser
public import MailingLabels

/// Which labels there are, and what stands on them.
struct LabelSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which addresses get a label: the preferred, the home or the work one of each contact, or "
        + "each.",
      valueName: "which"))
  var address: AddressChoice = .preferred

  @Option(
    help: ArgumentHelp(
      "Print one label for people of one address who share the family name, in a man's and a "
        + "woman's form too (family), or for all of them (address).",
      valueName: "who"))
  var households: HouseholdRule = .none

  @Option(
    help: ArgumentHelp(
      "Name a household by its members (names: Ann and Bob Lee; full: Ann Lee and Bob Lee) or as "
        + "a family.",
      valueName: "style"))
  var householdStyle: HouseholdStyle = .names

  @Option(
    help: ArgumentHelp(
      "Sort by family name, by country and postcode, or leave the order.", valueName: "order"))
  var sort: MailingOrder = .none

  @Option(help: ArgumentHelp("Print each label so many times.", valueName: "n"))
  var copies = 1

  @OptionGroup var reader: LocaleOptions

  @Option(
    help: ArgumentHelp(
      "The country that mail is sent from, as DE; without it, the region of the locale.",
      valueName: "country"),
    transform: CountryArgument.code)
  var sender: String?

  @Flag(help: "Leave the text as it is written, without the capitals that posts want.")
  var noCapitals = false

  @Flag(help: "Add the country's English name to the one in the sender's language.")
  var englishCountry = false

  @Flag(help: "Print an address that came formatted, or in one piece as its street, as it stands.")
  var formatted = false

  @Flag(help: "Leave organizations off the labels of people.")
  var noOrganization = false

  @Option(
    name: .customLong("qr"),
    help: ArgumentHelp("Print a QR code with a vCard or the address.", valueName: "what"))
  var qrCode: QRCodeContent = .none

  func validate() throws {
    guard (1...1000).contains(copies) else {
      throw ValidationError("--copies takes a number from 1 to 1000.")
    }
  }

  /// The options for a reader.
  func labelOptions(on console: Console) -> LabelOptions {
    let reader = reader.reader(on: console)
    var options = LabelOptions(locale: reader.identifier)
    options.collation = reader.collation
    options.senderCountry = sender ?? options.senderCountry
    options.usesCapitals = !noCapitals
    options.addsEnglishCountryName = englishCountry
    options.prefersFormattedAddress = formatted
    options.addresses = address
    options.includesOrganization = !noOrganization
    options.households = households
    options.householdStyle = householdStyle
    options.order = sort
    options.copies = copies
    options.qrCode = qrCode
    return options
  }
}

extension AddressChoice: ExpressibleByArgument {}
extension HouseholdRule: ExpressibleByArgument {}
extension HouseholdStyle: ExpressibleByArgument {}
extension MailingOrder: ExpressibleByArgument {
  public init?(argument: String) {
    // As list calls it.
    self.init(rawValue: argument == "family" ? "name" : argument)
  }
}
extension QRCodeContent: ExpressibleByArgument {}
