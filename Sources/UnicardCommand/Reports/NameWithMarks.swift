import ContactModel

extension Contact {
  /// The names of contacts, each with what tells it from others of the name: firm, town, number and mailbox, as
  /// far as there are any; where these are the same, what else it says of the person, and at last the UID.
  static func namesWithMarks(of contacts: [Contact]) -> [String] {
    var marks = contacts.map(\.usualMarks)
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
    let marks = marks.filter { !$0.isEmpty && $0 != displayName }
    return marks.isEmpty ? displayName : "\(displayName) (\(marks.joined(separator: ", ")))"
  }

  private var usualMarks: [String] {
    [
      organizationName, postalAddresses.first?.value.city, phoneNumbers.first?.value.stringValue,
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
