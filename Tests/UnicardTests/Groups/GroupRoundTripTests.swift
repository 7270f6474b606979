import GeneratedContacts
import Testing
import Unicard

/// Who is in which group stays the same from program to program.
@Suite struct GroupRoundTripTests {
  /// Programs one after the other, each with groups of its own kind, and back.
  private static let chain: [WritingOptions] = {
    let there = [
      WritingOptions(format: .googleCSV), options(for: "apple"), options(for: "nextcloud"),
      WritingOptions(format: .outlookCSV), options(for: "evolution"), options(for: "google"),
    ]
    return there + there.reversed()
  }()

  private static func options(for name: String) -> WritingOptions {
    Destination(name: name).map(WritingOptions.init) ?? WritingOptions(format: .vCard40)
  }

  /// The groups of each person, in the order of the file, as they are called in every program:
  /// Outlook has no semicolons in names, Google no row of three colons and no star at the beginning,
  /// and quotes around a name are those of programs.
  private func membership(_ contacts: [Contact]) -> [Set<String>] {
    let groups = ContactGroups(contacts)
    return contacts.filter { !ContactGroup.isGroup($0) }.map { contact in
      Set(groups.names(of: contact).map(Self.common))
    }
  }

  private static func common(_ name: String) -> String {
    var name = name.replacing(";", with: ",")
    while name.contains(":::") { name = name.replacing(":::", with: "::") }
    if name.hasPrefix("* ") { name = String(name.dropFirst(2)) }
    if name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") {
      name = String(name.dropFirst().dropLast())
    }
    return name
  }

  private func check(_ start: [Contact], _ comment: Comment) throws {
    var contacts = start
    let wanted = membership(start)
    for (step, options) in Self.chain.enumerated() {
      let names = Set(ContactGroups.rosters(of: contacts).map(\.name))
      let (bytes, losses) = contacts.encoded(options)
      contacts = try ContactFile(bytes: bytes).contacts
      #expect(
        membership(contacts) == wanted,
        "\(comment), step \(step) to \(options.destination?.title ?? options.format.title)")
      // A name that changed, and a group that is no more, was told.
      let gone = names.subtracting(ContactGroups.rosters(of: contacts).map(\.name))
      for name in gone {
        #expect(losses.contains { $0.value == name }, "\(comment), step \(step), group “\(name)”")
      }
    }
  }

  @Test(arguments: [
    "icloud.vcf", "google.csv", "google.vcf", "nextcloud.vcf", "evolution.vcf", "outlook.csv",
    "japanese-phone.vcf", "thunderbird.vcf", "android.vcf",
  ])
  func membersOfSamplesStay(_ name: String) throws {
    try check(ContactFile(path: Repository.path("Samples/\(name)")).contacts, "\(name)")
  }

  private static let names = [
    "Family", "Friends", "a, b", "a; c", "x ::: y", ":::", "* Star", "*", "\"q\"", "Müller & Söhne",
    "家族", "🎄", "back\\slash", "=1+1", "two  blanks", "'apostrophe", "Ørsted;;", "100 %",
  ]

  @Test(arguments: 0..<40)
  func membersOfGeneratedGroupsStay(_ seed: Int) throws {
    var generator = ContactGenerator(seed: UInt64(seed))
    let people = (0..<generator.number(1...12)).map { number in
      Contact { draft in
        draft.formattedName = "Person \(number)"
        draft.name = PersonName(familyName: "\(number)", givenName: "Person")
        if generator.chance(70) { draft.identifier = "urn:uuid:p-\(number)" }
        for name in Self.names where generator.chance(8) {
          draft.categories.append(LabeledValue(name))
        }
        if generator.chance(20) { draft.categories.append(LabeledValue("myContacts")) }
      }
    }
    let count = generator.number(0...5)
    let cards = (0..<count).map { number in
      let members = people.compactMap(\.identifier).filter { _ in generator.chance(40) }
      let inner = (0..<count).filter { _ in generator.chance(20) }.map { "urn:uuid:g-\($0)" }
      return ContactGroup(
        name: generator.one(of: Self.names), identifier: "g-\(number)", members: members + inner
      ).card
    }
    try check(cards.prefix(1) + people + cards.dropFirst(), "seed \(seed)")
  }
}
