import ContactChanges
import ContactModel

/// The values that gave way to one that was set, counted and told of.
final class RemovedValues {
  private let formats: ReaderFormats
  private var count = 0
  private var texts: [String] = []

  init(formats: ReaderFormats) { self.formats = formats }

  /// The contact with the edits made.
  func edited(_ contact: Contact, by edits: [ContactEdit]) -> Contact {
    edits.reduce(contact) { contact, edit in
      for value in edit.removedValues(of: contact) {
        count += 1
        if texts.count < Self.mostTold {
          texts.append("“\(ValueText(value, edit.key ?? .preserved, of: contact, formats).text)”")
        }
      }
      return edit.applied(to: contact)
    }
  }

  func tell(on console: Console) {
    guard count > 0 else { return }
    let rest = count > texts.count ? " and \(Count.grouped(count - texts.count)) more" : ""
    console.note(
      "--set took the place of \(Count(count, "further value")): \(texts.joined(separator: ", "))\(rest). "
        + "--add keeps them.")
  }

  private static let mostTold = 3
}
