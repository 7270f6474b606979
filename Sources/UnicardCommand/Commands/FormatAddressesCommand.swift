import ArgumentParser
import ContactFormatting
import ContactModel
import LocaleSupport
import MailingLabels

/// `unicard format addresses`: each postal address, with an empty line between.
struct FormatAddressesCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "addresses",
    abstract: "Print each postal address by the rules of the country it is in.",
    discussion: """
      Mail within the sender's country has no country line; mail to others has one in the \
      language of --locale. Style postal is the form that the country's post wants: it leaves off \
      regions that the post does not write, and says so; style full shows every component.

      EXAMPLES
        unicard format addresses contacts.vcf --locale fr --sender FR --style postal --recipient
        unicard format addresses contacts.vcf --style one-line
      """)

  /// What the addresses are for.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case postal, plain, full
    case oneLine = "one-line"

    var layout: PostalAddressStyle.Layout {
      switch self {
      case .postal: .label
      case .plain: .plain
      case .full: .full
      case .oneLine: .singleLine
      }
    }
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var reader: LocaleOptions

  @Option(
    help: ArgumentHelp("The country that mail is sent from, as DE.", valueName: "country"),
    transform: CountryArgument.code)
  var sender: String?

  @Option(
    help: ArgumentHelp(
      "For envelopes, for reading, with every component, or on one line.", valueName: "style"))
  var style: Style = .plain

  @Flag(help: "Write whom the mail is for as well: the name, and the organization if not at home.")
  var recipient = false

  @Flag(help: "Print one JSON object for each address.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let locale = reader.reader(on: console).identifier
    let names = try nameFormatter(locale)
    let formatter = PostalAddressFormatter(
      locale: locale,
      style: PostalAddressStyle(layout: style.layout, senderCountry: sender))
    let contacts = SelectedContacts(input: input, selection: selection)
    var isFirst = true
    var remarks = AddressRemarks()
    let status = try contacts.forEach(on: console) { contact in
      for var address in contact.postalAddresses {
        if formatter.string(from: address.value).isEmpty { continue }
        let review =
          style == .postal ? AddressReview(address.value, of: contact, formatter) : nil
        if let review { address.value = review.address }
        let whom =
          recipient || review != nil
          ? AddressRecipient(contact, at: address, names: names, addresses: formatter) : nil
        for finding in review?.findings ?? [] {
          // As labels call them.
          let called = [whom?.shownName ?? "", names.string(from: contact)].first { !$0.isEmpty }
          remarks.add(finding.description, of: called ?? "", isProblem: finding.isProblem)
        }
        let formatted = formatter.format(
          address.value, recipient: recipient ? whom : nil, languageTag: address.languageTag)
        if json {
          let runs = formatted.runs.map { run in
            FormattedText.Run(
              component: String(describing: run.component), utf8Range: run.utf8Range)
          }
          let text = FormattedText(
            type: "address", text: formatted.text, runs: runs, changes: formatted.changes)
          try console.print(text.json(of: contact))
        } else {
          if !isFirst, style != .oneLine { try console.print("") }
          for line in VisibleText.lines(formatted.text) { try console.print(line) }
        }
        isFirst = false
      }
    }
    remarks.print(on: console)
    return status
  }

  private func nameFormatter(_ locale: LocaleIdentifier) throws(CommandFailure) -> NameFormatter {
    do throws(UnknownLocale) {
      return try NameFormatter(locale: locale)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
  }
}
