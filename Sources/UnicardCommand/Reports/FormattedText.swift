import ContactFormatting
import ContactModel
import SourceText

/// A formatted name or address as JSON.
struct FormattedText {
  /// A stretch of the text that is one component, in bytes of UTF-8.
  struct Run {
    let component: String
    let utf8Range: Range<Int>
  }

  /// `name` or `address`.
  let type: String
  let text: String
  let runs: [Run]
  /// What the text says otherwise than the contact, or leaves off.
  var changes: [AddressChange] = []

  /// The object; `contact` is the contact's position in its file, from 0.
  func json(of contact: Contact) -> JSON {
    let bytes = Array(text.utf8)
    let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    return .object(
      [
        ("type", .string(type)), ("file", .optional(contact.source?.name)),
        ("contact", .number(contact.sourceIndex)), ("text", .string(text)),
        ("lines", .array(lines.map { .string(String($0)) })),
        (
          "runs",
          .array(
            runs.map { run in
              .object([
                ("component", .string(run.component)),
                ("text", .string(String(decoding: bytes[run.utf8Range], as: UTF8.self))),
                ("byteOffset", .number(run.utf8Range.lowerBound)),
                ("byteLength", .number(run.utf8Range.count)),
              ])
            })
        ),
      ] + changeMembers)
  }

  /// Nothing where nothing was changed, as for names.
  private var changeMembers: [(String, JSON)] {
    if changes.isEmpty { return [] }
    return [
      (
        "changes",
        .array(
          changes.map { change in
            .object([
              ("component", .string(String(describing: change.component))),
              ("original", .string(change.original)), ("written", .string(change.written)),
              ("reason", .string(change.reason.rawValue)),
            ])
          })
      )
    ]
  }
}
