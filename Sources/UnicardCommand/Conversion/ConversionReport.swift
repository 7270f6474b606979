import ContactModel
import FileFormats
import FileWriting
import SourceText

/// Writes everything that came of a conversion as JSON lines.
final class ConversionReport {
  private let sink: any ByteSink
  private var failure: OutputError?

  init(_ sink: any ByteSink) { self.sink = sink }

  func add(_ loss: ConversionLoss) {
    write(
      .object([
        ("type", .string("loss")), ("file", .optional(loss.source?.name)),
        ("contact", .number(loss.contactIndex)), ("name", .string(loss.contactName)),
        ("property", .string(loss.property)), ("field", .string(loss.key.name)),
        ("value", .string(loss.value)), ("effect", .string(loss.effect.rawValue)),
        ("reason", .string(loss.reason)),
      ]))
  }

  func add(_ diagnostics: [LocatedDiagnostic]) {
    for diagnostic in diagnostics { write(diagnostic.json) }
  }

  func add(_ totals: ConversionTotals, format: ContactFormat) {
    var members: [(String, JSON)] = [
      ("type", .string("summary")), ("format", .string(format.name)),
      ("contacts", .number(totals.contacts)), ("leftOut", .number(totals.leftOut)),
      ("contactsWithLosses", .number(totals.losses.contacts)),
      ("contactsDropped", .number(totals.losses.contacts(.dropped))),
      ("contactsUnread", .number(totals.losses.contacts(.unread))),
      ("contactsChanged", .number(totals.losses.contacts(.changed))),
      ("errors", .number(totals.diagnostics[.error] ?? 0)),
      ("warnings", .number(totals.diagnostics[.warning] ?? 0)),
      ("notes", .number(totals.diagnostics[.note] ?? 0)), ("losses", totals.losses.json),
    ]
    for unknown in totals.phoneNumbers?.unknownNumbers ?? [] {
      write(
        .object([
          ("type", .string("phoneNumber")), ("name", .string(unknown.name)),
          ("value", .string(unknown.number)),
          ("reason", .string("It is not understood and stays as written.")),
        ]))
    }
    if let numbers = totals.phoneNumbers {
      members.append(("phoneNumbersRewritten", .number(numbers.rewritten)))
      members.append(("phoneNumbersNotUnderstood", .number(numbers.unknown)))
    }
    write(.object(members))
  }

  /// Throws what went wrong with a line, which the callbacks of a conversion can't.
  func finish() throws(OutputError) {
    if let failure { throw failure }
    try sink.flush()
  }

  private func write(_ json: JSON) {
    guard failure == nil else { return }
    do throws(OutputError) {
      try sink.write(json.lineBytes)
    } catch {
      failure = error
    }
  }
}
