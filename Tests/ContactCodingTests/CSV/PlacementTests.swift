import ContactModel
import GeneratedContacts
import SourceText
import Testing

@testable import FileFormats
@testable import TableCoding

/// What is said to be lost of a row is what reading the row back does not give, value by value.
struct PlacementTests {
  /// The values of a contact that another does not have, each by itself.
  private static func missing(_ contact: Contact, _ read: Contact, _ key: ContactKey) -> [String] {
    var others = read.descriptions(of: key).map { plain($0, key) }
    return contact.descriptions(of: key).filter { value in
      guard let index = others.firstIndex(of: plain(value, key)) else { return true }
      others.remove(at: index)
      return false
    }
  }

  /// A value without what goes without saying.
  private static func plain(_ text: String, _ key: ContactKey) -> String {
    let usual = key == .phoneNumber ? "voice" : key == .emailAddress ? "internet" : "-"
    return text.replacing(" TYPE=[\"\(usual)\"]", with: "")
      .replacing("\"\(usual)\", ", with: "").replacing(", \"\(usual)\"]", with: "]")
  }

  /// Whether a value that is not among the others is there: a whole name as the one that is shown,
  /// a note in front of what found no column.
  private static func isSaid(_ value: String, _ key: ContactKey, _ read: Contact) -> Bool {
    switch key {
    case .formattedName: read.isShown(as: value)
    case .note:
      read.descriptions(of: .note).contains { $0.hasPrefix(value.dropLast() + "\\n\\n") }
    default: false
    }
  }

  /// How many values have the text of another one.
  private static func repeated(_ contact: Contact, _ key: ContactKey) -> Int {
    let texts = contact.descriptions(of: key).map {
      String($0.prefixMatch(of: /"(\\.|[^"\\])*"/)?.0 ?? "")
    }
    return texts.count - Set(texts).count
  }

  private func check(_ contacts: [Contact], _ format: ContactFormat, _ name: String) throws {
    let contacts = contacts.filter { !$0.displayName.isEmpty && $0.formattedName != nil }
    let (bytes, losses) = write(contacts, format)
    let again = try read(bytes, format).contacts
    try #require(again.count == contacts.count, "\(name) as \(format.name)")
    for (index, contact) in contacts.enumerated() {
      for key in ContactKey.allCases {
        let missing = Self.missing(contact, again[index], key)
        let reported = losses[index].filter { $0.key == key }
        let said = missing.filter { Self.isSaid($0, key, again[index]) }.count
        // Programs without dates that have no year show 1604, which we take back.
        let undone = reported.filter { $0.key == .birthday || $0.key == .date }.count
        // Of two values with one text, either may be the one that came back.
        let twice = Self.repeated(contact, key)
        #expect(
          missing.count - said <= reported.count
            && reported.count - undone - twice <= missing.count,
          """
          \(name), contact \(index) as \(format.name), \(key.name): lost \(missing), \
          reported \(reported.map { ($0.value, $0.reason) }), read \
          \(again[index].descriptions(of: key))
          """)
      }
    }
  }

  private static let formats = ContactFormat.allCases.filter(\.isCSV)

  @Test(arguments: CardFile.all, formats)
  func filesLoseWhatIsReported(_ file: CardFile, _ format: ContactFormat) throws {
    try check(try read(file.bytes).contacts, format, file.name)
  }

  @Test(arguments: formats)
  func generatedContactsLoseWhatIsReported(_ format: ContactFormat) throws {
    for seed in 0..<120 {
      var generator = ContactGenerator(seed: UInt64(seed))
      try check([generator.contact()], format, "seed \(seed)")
    }
  }
}
