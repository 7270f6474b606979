import ContactModel

extension Contact {
  /// The names of contacts, each with what tells it from others of the name: firm, town, number and mailbox, as
  /// far as there are any; where these are the same, what else it says of the person, and at last the UID.
  ///
  /// - Parameter formats: How numbers are written; nil for as they are kept.
  static func namesWithMarks(
    of contacts: [Contact], _ formats: ReaderFormats? = nil
  ) -> [String] {
    var marks = contacts.map { $0.usualMarks(formats) }
    for further in [\Contact.furtherMarks, \.identifierMark] {
      let texts = zip(contacts, marks).map { $0.text(with: $1) }
      let counts = texts.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      for place in contacts.indices where counts[texts[place], default: 0] > 1 {
        marks[place] += contacts[place][keyPath: further]
      }
    }
    return zip(contacts, marks).map { $0.text(with: $1) }
  }

  private func text(with marks: [String]) -> String {
    let marks = marks.filter { !$0.isEmpty && $0 != listedName }
    return marks.isEmpty ? listedName : "\(listedName) (\(marks.joined(separator: ", ")))"
  }

  private func usualMarks(_ formats: ReaderFormats?) -> [String] {
    [
      organizationName, postalAddresses.first?.value.city,
      formats?.texts(.phoneNumber, of: self).first?.text
        ?? phoneNumbers.first?.value.stringValue,
      emailAddresses.first?.value,
    ].compactMap { $0 }
  }

  private var furtherMarks: [String] {
    [
      birthday?.components?.extendedFormat, jobTitle, urls.first?.value,
      note.map { VisibleText.lines($0).first ?? "" },
    ].compactMap { $0 }
  }

  private var identifierMark: [String] { identifier.map { [$0] } ?? [] }
}
