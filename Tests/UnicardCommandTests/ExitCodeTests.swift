import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct ExitCodeTests {
  /// The arguments, the exit code, and a part of what standard error says.
  private static let exits: [([String], Int32, String)] = [
    (["--version"], 0, ""),
    (["--help"], 0, ""),
    (["convert", "--help"], 0, ""),
    (["--generate-completion-script", "bash"], 0, ""),
    (["formats"], 0, ""),
    (["frobnicate"], 64, "unicard has no command “frobnicate”."),
    (["lst", "@jane.vcf"], 64, "Did you mean unicard list?"),
    (["help", "mrege"], 64, "Did you mean unicard merge?"),
    (["help", "format", "names"], 0, ""),
    (["format", "adresses", "@jane.vcf"], 64, "Did you mean unicard format addresses?"),
    (["convert"], 64, "Name an input: a file"),
    (["show"], 64, "Name an input and, after it"),
    (["show", "@jane.vcf"], 64, "Name an input and, after it"),
    (["show", "@jane.vcf", "--frmo"], 64, "Unknown option '--frmo'"),
    (["labels", "@jane.vcf"], 64, "unicard sheets lists"),
    (["merge", "@jane.vcf", "--region", "XX"], 64, "is not known"),
    (["merge", "@jane.vcf", "--region", "Germany", "--dry-run"], 0, "1 record of 1 file"),
    (["merge", "@jane.vcf", "--decisions", "@no.jsonl", "--dry-run"], 0, "no decision is obeyed"),
    (["format", "names", "@jane.vcf", "--where", "has photo"], 1, "No contact matches."),
    (["format", "addresses", "@jane.vcf", "--where", "has photo"], 1, "No contact matches."),
    (["convert", "@jane.vcf", "--to", "vcard9"], 64, "There is no format “vcard9”"),
    (["convert", "@jane.vcf", "--for", "palm"], 64, "There is no destination “palm”"),
    (["convert", "@jane.vcf", "--to", "jcard", "--for", "apple"], 64, "use one of them."),
    (["convert", "@jane.vcf", "--photos", "max:x"], 64, "max:200"),
    (["convert", "@jane.vcf", "--jobs", "-1"], 64, ""),
    (["convert", "-", "-"], 64, "only once"),
    (["list", "@jane.vcf", "--fields", "emial"], 64, "Did you mean email?"),
    (["list", "@jane.vcf", "--where", "emial = x"], 64, "There is no field “emial”."),
    (["list", "@jane.vcf", "--where", "name ~"], 64, "Expected a value but found the end."),
    (["check", "@jane.vcf"], 0, "Checked 1 contact: no problem."),
    (["check", "@broken.vcf"], 1, "1 warning"),
    (["check", "@jane.vcf", "@missing.vcf"], 2, "There is no file"),
    (["check", "@empty.vcf"], 2, "There is no contact in"),
    (["check", "@photo.vcf"], 2, "a JPEG picture"),
    (["check", "@paper.vcf"], 2, "a PDF document"),
    (["list", "@directory.ldif"], 2, "an LDIF file, a form of address books that can't be read"),
    (["list", ""], 2, "An input has no name. Name a file"),
    (["convert", "@jane.vcf", "--split", "@broken.vcf"], 2, "a file holds no other files"),
    (["new", "name=X", "-o", "@x.csv", "--for", "google"], 64, "Unknown option '--for'"),
    (["new", "name", "-o", "@x.csv"], 64, "new name has no value."),
    (["new", "-o", "@x.vcf"], 64, "There is no terminal to edit the contact in."),
    (["pick", "@jane.vcf", "--many", "--property", "email", "--single"], 64, "out one of them"),
    (["pick", "@jane.vcf", "--many", "--open", "has email"], 64, "--many marks"),
    (["list", "@jane.vcf", "@nought.csv"], 2, "nought.csv is empty."),
    (["list", "@jane.vcf", "@nought.csv", "--quiet"], 2, "nought.csv is empty."),
    (["list", "@jane.vcf", "@nought.csv", "--where", "has photo"], 2, "No contact matches."),
    (["list", "@jane.vcf", "@empty.vcf"], 2, "empty.vcf.\nHint: Export the contacts again"),
    (["convert", "@jane.vcf", "@empty.vcf", "-o", "@new.vcf", "--strict"], 2, "of --strict"),
    (["inspect", "@jane.vcf", "@nought.csv"], 2, "nought.csv is empty."),
    (["check", "@jane.vcf", "@nought.csv"], 2, "no problem; 1 file could not be checked."),
    (["check", "@nothing"], 2, "holds no contact files"),
    (["check", "@jane.vcf", "--fix"], 64, "add -o FILE"),
    (["check", "@jane.vcf", "-o", "@x.vcf"], 64, "only with --fix"),
    (["inspect", "@paper.vcf"], 2, "a PDF document"),
    (["convert", "@paper.vcf", "-o", "@new.vcf"], 2, "a PDF document"),
    (["convert", "@empty.vcf", "-o", "@new.vcf"], 2, "nothing was written"),
    (["convert", "@jane.vcf", "--where", "has photo", "-o", "@new.vcf"], 1, "None of 1 contact"),
    (["convert", "@jane.vcf", "-o", "@no/such/new.vcf"], 2, "Create the folder first."),
    (["convert", "@jane.vcf", "-o", "@cards"], 2, "is a folder"),
    (["convert", "@jane.vcf", "-o", "@jane.vcf", "--force"], 2, "add --in-place"),
    (["convert", "@jane.vcf", "-o", "@link.vcf", "--force"], 2, "add --in-place"),
    (["convert", "@jane.vcf", "-o", "@broken.vcf"], 2, "add --force"),
    (["convert", "@jane.vcf", "@missing.vcf", "-o", "@new.vcf"], 2, "There is no file"),
    (["convert", "@jane.vcf", "-o", "/dev/full"], 2, "no room left"),
    (
      ["convert", "@jane.vcf", "--in-place", "--to", "vcard4", "--report", "/dev/full"], 2,
      "no room left"
    ),
    (["convert", "@broken.vcf", "--strict", "-o", "@new.vcf"], 1, "Nothing was written"),
    (["convert", "@broken.vcf", "--strict"], 1, "Nothing was written"),
    (["convert", "@modern.vcf", "--to", "vcard2.1", "--strict", "-o", "@new.vcf"], 1, "lost"),
    (["convert", "@jane.vcf", "--strict", "--to", "vcard3"], 0, "Kept everything."),
    (
      ["convert", "@jane.vcf", "--strict", "--to", "google-csv", "-o", "@new.csv"], 0,
      "Kept everything but UID"
    ),
    (["convert", "@jane.vcf", "--split", "@cards"], 2, "holds files already"),
    (["list", "@jane.vcf", "--where", "has photo"], 1, "No contact matches."),
    (["list", "@empty.vcf"], 2, "no contact"),
    (["check", "@nought.csv"], 2, "Export the contacts again"),
    (["list", "@nought.csv"], 2, "nought.csv is empty."),
    (["convert", "@nought.csv", "-o", "@new.vcf"], 2, "is empty; nothing was written."),
    (["list", "@cards"], 0, "2 contacts."),
    (["show", "@jane.vcf", "doe"], 0, ""),
    (["show", "@cards", "山田花子"], 0, ""),
    (["show", "@cards", "山田 花子"], 0, ""),
    (["show", "@jane.vcf", "jane-1"], 0, ""),
    (["show", "@jane.vcf", "nobody"], 1, "No contact is called “nobody”"),
    (["show", "@jane.vcf"], 64, "Name an input"),
    (["book", "import", "@jane.vcf"], 64, "Say with --account NAME which account"),
    (["add", "@jane.vcf"], 64, "Name the book that the cards are added to after --to."),
    (["diff", "@jane.vcf"], 64, "Name <b> as well."),
  ]

  @Test(arguments: exits)
  func exitCode(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try Self.makeFolder()
    let before = folder.names
    let outcome = try folder.run(arguments)
    #expect(outcome.status == status, "\(arguments) \(outcome.errors)")
    #expect(message.isEmpty || outcome.errors.contains(message), "\(arguments) \(outcome.errors)")
    if status != 0 {
      #expect(folder.names == before, "a command that fails leaves nothing behind")
      #expect(!outcome.output.contains("BEGIN:VCARD"))
    }
  }

  /// The command, and a part of what standard error says.
  private static let amongOthers: [([String], String)] = [
    (["convert", "@jane.vcf", "@nought.csv", "-o", "@new.vcf"], "nought.csv is empty."),
    (["convert", "@jane.vcf", "@header.csv", "-o", "@new.vcf"], "There is no contact in"),
    (["merge", "@jane.vcf", "@nought.csv", "-o", "@new.vcf"], "nought.csv is empty."),
    (["merge", "@jane.vcf", "@header.csv", "-o", "@new.vcf"], "There is no contact in"),
    (
      ["labels", "@jane.vcf", "@nought.csv", "--sheet=5160", "--template=x", "-o", "@new.pdf"],
      "nought.csv is empty."
    ),
  ]

  @Test("What the other inputs hold is written where one holds nobody", arguments: amongOthers)
  func partlyEmpty(_ arguments: [String], _ message: String) throws {
    let folder = try Self.makeFolder()
    try folder.write("header.csv", "First Name,Last Name,E-mail Address\r\n")
    let outcome = try folder.run(arguments + ["--quiet"])
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(folder.names.contains { $0.hasPrefix("new.") })
  }

  @Test("A folder may have files in it that hold nobody")
  func emptyInFolder() throws {
    let folder = try Self.makeFolder()
    try folder.write("cards/nought.vcf", "")
    let outcome = try folder.run("list", "@cards")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("cards/nought.vcf is empty."), "\(outcome.errors)")
  }

  /// The name of a file that is no contact, the command, and its exit code: contacts are missing where the name says
  /// that they are there, and nothing is right where nothing could be read.
  @Test(arguments: [
    ("bad.vcf", "list", "@a", 2, "1 contact."), ("bad.json", "list", "@a", 0, "1 contact."),
    ("bad.vcf", "check", "@a", 2, "Checked 1 contact"), ("bad.csv", "check", "@a", 0, "no problem"),
    ("bad.vcf", "check", "@b", 2, "None of the files could be read as contacts."),
    ("bad.json", "inspect", "@b", 2, "None of the files could be read as contacts."),
    ("bad.json", "list", "@b", 2, "None of the files could be read as contacts."),
  ])
  func unreadableInFolder(
    _ name: String, _ command: String, _ input: String, _ status: Int32, _ message: String
  ) throws {
    let folder = try TestFolder()
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: false)
    }
    try folder.write("a/jane.vcf", TestCards.jane)
    for place in ["a", "b"] { try folder.write("\(place)/\(name)", "garbage") }
    let outcome = try folder.run(command, input)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains("\(name) holds no contacts"), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  private static func makeFolder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("jane.vcf", TestCards.jane)
    try folder.write("broken.vcf", TestCards.broken)
    try folder.write("modern.vcf", TestCards.modern)
    try folder.write("empty.vcf", "\r\n\r\n")
    try folder.write("nought.csv", "")
    try folder.write(
      "directory.ldif", "# people\nversion: 1\n\ndn:: Y249Wm9l\ncn: Zoe\nmail: z@a.example\n")
    try folder.write("paper.vcf", "%PDF-1.7\n%âãÏÓ\n1 0 obj")
    try Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]).write(
      to: URL(fileURLWithPath: folder.path("photo.vcf")))
    for name in ["cards", "nothing"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: false)
    }
    try folder.write("cards/b.VCF", TestCards.li)
    try folder.write("cards/a.vcard", TestCards.jane)
    try folder.write("cards/.hidden.vcf", TestCards.broken)
    try folder.write("cards/notes.txt", "not a contact")
    try folder.write("cards/package.json", "{}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.vcf"), withDestinationPath: "jane.vcf")
    return folder
  }
}
