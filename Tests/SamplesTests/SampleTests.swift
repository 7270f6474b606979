import Foundation
import TestFolders
import Testing

/// The programs of the Samples folder do what its page says. Skipped where they were not built beside
/// the tests.
@Suite(.enabled(if: SampleProgram.folder != nil)) struct SampleTests {
  private func run(
    _ name: String, _ arguments: [String], input: String = ""
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: (SampleProgram.folder ?? "") + "/" + name)
    process.arguments = arguments
    let output = Pipe()
    let keys = Pipe()
    process.standardOutput = output
    process.standardInput = keys
    try process.run()
    try keys.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try keys.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func firstContactMakesFindsChangesAndIsTold() throws {
    let folder = try TestFolder()
    let output = try run("FirstContact", [folder.path("a.db")])
    #expect(
      output == """
        en: Ada Lovelace, December 10, 1815
        de: Ada Lovelace, 10. Dezember 1815
        found: Ada December 10, 1815
        knows e-mail addresses: false
        told of a change: true
        added Ada Lovelace Mathematician

        """)
  }

  @Test func birthdaysAreFoundByNameMonthAndPicking() throws {
    let folder = try TestFolder()
    let book = folder.path("a.db")
    _ = try run("Birthdays", [book, "add", "Ada", "Lovelace", "ada@example.org", "1815-12-10"])
    _ = try run("Birthdays", [book, "add", "Grace", "Hopper", "grace@example.org", "1906-12-09"])
    _ = try run("BuddyList", [book, "add", "Al", "alan@example.org"])
    let byName = try run("Birthdays", [book, "name", "love"])
    #expect(
      byName == "Ada Lovelace\n  born December 10, 1815\n  writes from ada@example.org\n")
    let byMonth = try run("Birthdays", [book, "month", "12"])
    #expect(byMonth.contains("Grace Hopper") && byMonth.contains("Ada Lovelace"))
    #expect(try run("Birthdays", [book, "month", "5"]) == "Nobody.\n")
    let picked = try run("Birthdays", [book, "pick"], input: "1\n2\n")
    #expect(picked.contains("- Al") && picked.hasSuffix("writes from grace@example.org\n"))
  }

  @Test func buddiesArePickedAmongThoseWithAnAddress() throws {
    let folder = try TestFolder()
    let book = folder.path("a.db")
    _ = try run("Birthdays", [book, "add", "Ada", "Lovelace", "ada@example.org", "1815-12-10"])
    _ = try run("BuddyList", [book, "add", "Al", "alan@example.org"])
    _ = try run("QuickContacts", [book, "new", "Grace", "Hopper"])
    let picked = try run("BuddyList", [book, "pick"], input: "1\n")
    #expect(picked.hasSuffix("Added Ada Lovelace, ada@example.org.\n"))
    #expect(!picked.contains("Grace") && !picked.contains(" Al\n"))
    let list = try run("BuddyList", [book, "list"])
    #expect(list == "Ada Lovelace  ada@example.org\nAl  alan@example.org\n")
  }

  @Test func quickContactsArePickedShownEditedAndTakenIn() throws {
    let folder = try TestFolder()
    let book = folder.path("a.db")
    _ = try run("Birthdays", [book, "add", "Ada", "Lovelace", "ada@example.org", "1815-12-10"])
    #expect(try run("QuickContacts", [book, "pick", "ad", "email"]) == "mailto:ada@example.org\n")
    let edited = try run("QuickContacts", [book, "edit", "Ada", "Countess"])
    #expect(edited.contains("Countess"))
    try folder.write(
      "card.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Ada Lovelace\nTEL:+442079460991\nEND:VCARD\n")
    let card = folder.path("card.vcf")
    let offered = try run("QuickContacts", [book, "unknown", card])
    #expect(offered.hasSuffix("create a new contact, add to Ada Lovelace\n"))
    let added = try run("QuickContacts", [book, "unknown", card, "add", "Ada"])
    #expect(added.contains("+442079460991") && added.contains("ada@example.org"))
  }

  @Test func theDirectorySortsGroupsAndRemembers() throws {
    let folder = try TestFolder()
    let book = folder.path("a.db")
    _ = try run("Birthdays", [book, "add", "Ada", "Lovelace", "ada@example.org", "1815-12-10"])
    _ = try run("BuddyList", [book, "add", "Åke", "ake@example.org"])
    let everybody = try run("Directory", [book, "everybody", "sv"])
    #expect(everybody == "[L]\n  Ada Lovelace\n[Å]\n  Åke\n")
    #expect(try run("Directory", [book, "groups"]) == "Buddies: Åke\n")
    let remembered = try run("Directory", [book, "remember", "Ada"])
    #expect(remembered == "p1 Ada Lovelace\n")
    #expect(
      try run("Directory", [book, "recall", "p1", "Ada Lovelace"]) == "still p1 ada@example.org\n")
    #expect(
      try run("Directory", [book, "recall", "p99", "Ada Lovelace"]) == "now p1 ada@example.org\n")
    #expect(try run("Directory", [book, "recall", "p1", "Nobody"]) == "gone\n")
    try folder.write(
      "n.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nTEL:0171 5550123\nTEL:030 1234\nEND:VCARD\n")
    _ = try run("QuickContacts", [book, "unknown", folder.path("n.vcf"), "create"])
    #expect(try run("Directory", [book, "area", "0171"]) == "0171 5550123  Bo\n")
  }
}

enum SampleProgram {
  /// Beside the bundle of the tests; nil if they are not there.
  static let folder: String? = {
    let arguments = CommandLine.arguments
    let bundle =
      arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
    let folder = URL(fileURLWithPath: bundle).deletingLastPathComponent().path
    return access(folder + "/Directory", X_OK) == 0 ? folder : nil
  }()
}
