import ContactLikeness
import ContactModel

/// What somebody types to find a contact.
struct PickerSearch {
  private let text: SearchText
  private let number: NumberForm?

  private static let names = [ContactAttribute(.name), ContactAttribute(.organization)]
  private static let email = ContactAttribute(.emailAddress)
  private static let phone = ContactAttribute(.phoneNumber)

  init(_ text: String) {
    self.text = SearchText(text)
    let isNumber = text.unicodeScalars.allSatisfy {
      $0.properties.numericType == .decimal || "+-/(). ".unicodeScalars.contains($0)
    }
    number = isNumber ? NumberForm(text) : nil
  }

  func matches(_ contact: Contact) -> Bool {
    if text.isEmpty { return true }
    // All words in one name, or spread over name and organization, as in "ann acme".
    let texts = Self.names.flatMap { $0.texts(of: contact) }
    if text.beginsWords(in: texts.joined(separator: "\n")) { return true }
    if Self.email.texts(of: contact).contains(where: text.begins) { return true }
    guard let number else { return false }
    return Self.phone.texts(of: contact).contains {
      NumberForm($0).map { number.occurs(in: $0) } ?? false
    }
  }
}
