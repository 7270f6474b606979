import ContactCoding
import ContactModel
import FileFormats
import SourceText

/// What came of converting one or several inputs.
struct ConversionTotals {
  var contacts = 0
  /// How many of the contacts are cards of groups.
  var groups = 0
  var leftOut = 0
  /// How many of those that were left out are cards of groups.
  var leftOutGroups = 0
  /// How many cards of groups were left out, since members name their groups in the output.
  var groupCards = 0
  var diagnostics: [Severity: Int] = [:]
  /// At how many places of the inputs reading left something out.
  var unread = 0
  /// How many rows of tables became no contact.
  var rowsWithoutContact = 0
  /// At how many places of tables titles and notes were left out.
  var linesOutsideRows = 0
  var losses = LossTally()
  /// The encoding of a table; nil for other files.
  var tableEncoding: Charset?
  /// How many contacts of a table that was written again in its own form are not as they were; nil
  /// for what was converted.
  var changedInPlace: Int?
  /// Nil where phone numbers were left alone.
  var phoneNumbers: PhoneRewriting.Counts?

  mutating func add(_ summary: ConversionSummary) {
    contacts += summary.contacts
    groups += summary.groups
    leftOut += summary.leftOut
    leftOutGroups += summary.leftOutGroups
    unread += summary.unread
    rowsWithoutContact += summary.rowsWithoutContact
    linesOutsideRows += summary.linesOutsideRows
    diagnostics.merge(summary.diagnostics, uniquingKeysWith: +)
  }

  /// Counts a contact that was written, or left out.
  mutating func count(_ contact: Contact, isLeftOut: Bool = false) {
    let isGroup = ContactGroup.isGroup(contact)
    if isLeftOut {
      leftOut += 1
      if isGroup { leftOutGroups += 1 }
    } else {
      contacts += 1
      if isGroup { groups += 1 }
    }
  }

  /// How many doubtful or wrong places the inputs have, those that were left out among them.
  var problems: Int { (diagnostics[.warning] ?? 0) + (diagnostics[.error] ?? 0) }

  /// Whether `--strict` should refuse it. That programs number and date contacts anew is no loss to
  /// people.
  var isDoubtful: Bool {
    problems > 0 || [.dropped, .unread, .changed].contains { losses.contacts($0) > 0 }
  }
}
