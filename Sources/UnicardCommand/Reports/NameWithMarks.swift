import ContactModel

extension Contact {
  /// The name with what tells the contact from others of the name: firm, town, number and mailbox, as far
  /// as there are any.
  var nameWithMarks: String {
    let marks = [
      organizationName, postalAddresses.first?.value.city, phoneNumbers.first?.value.stringValue,
      emailAddresses.first?.value,
    ].compactMap { $0 }.filter { !$0.isEmpty && $0 != displayName }
    return marks.isEmpty ? displayName : "\(displayName) (\(marks.joined(separator: ", ")))"
  }
}
