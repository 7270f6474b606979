import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct EditCommandTests {
  private static let ann =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lee;Ann;;;\r\nFN:Ann Lee\r\nUID:1\r\n"
    + "TEL;TYPE=HOME,voice:+49 30\r\n 1234567\r\nTITLE:Editor\r\nX-odd ;a=B:c\\,d\r\nEND:VCARD\r\n"
  private static let bob =
    "begin:vcard\nversion:2.1\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;Bob\n"
    + "TEL;CELL:0171 5550123\nTEL;CELL:+49 171 5550123\nend:vcard\n\n"
  private static let table =
    "Name;Handy;Bemerkung\r\n\"Lee, Ann\";0171 5550123;\"sagt \"\"hallo\"\"\"\r\nBob Ray;;x \r\n"

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", ann + bob)
    try folder.write("t.csv", table)
    return folder
  }

  /// What is edited changes, and everything else stays byte for byte.
  @Test func editsAreMadeInPlace() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      "edit", "@a.vcf", "ann", "--set", "title=Author", "--add", "email.work=ann@example.org",
      "--in-place")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("Changed 1 contact in "), "\(outcome.errors)")
    let written = try folder.read("a.vcf")
    #expect(written.hasSuffix("END:VCARD\r\n" + Self.bob))
    let lines = written.split(separator: "\r\n")
    #expect(lines.count { $0.hasPrefix("EMAIL;") && $0.hasSuffix(":ann@example.org") } == 1)
    let others = lines.filter { !$0.hasPrefix("EMAIL;") }.joined(separator: "\r\n")
    #expect(others == (Self.ann.replacing("Editor", with: "Author") + Self.bob))
  }

  /// What is asked of people is true of most groups, whose cards are meant only where the kind is asked for.
  @Test(arguments: [
    ("not has phone", "Bo Ek", "Kind"), ("kind = group", "Kind", "Bo Ek"),
    ("any ~ Ek or kind = group", "Kind", "Ann Lee"), ("name ~ Kind or name ~ Ek", "Bo Ek", "Kind"),
  ])
  func groupsAreMeantByTheirKind(_ expression: String, _ taken: String, _ left: String) throws {
    let folder = try TestFolder()
    let group =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Kind;;;;\r\nFN:Kind\r\nX-ADDRESSBOOKSERVER-KIND:group\r\n"
      + "END:VCARD\r\n"
    let bo = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ek;Bo;;;\r\nFN:Bo Ek\r\nEND:VCARD\r\n"
    try folder.write("g.vcf", Self.ann + bo + group)
    let outcome = try folder.run("delete", "@g.vcf", "--where", expression, "-o", "-")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("FN:\(taken)"), "\(outcome.output)")
    #expect(outcome.output.contains("FN:\(left)"), "\(outcome.output)")
  }

  /// What gives way to a value that is set is told.
  @Test(arguments: [
    (["phone.mobile=1"], "1 further value: “mobile: +49 171 5550123”. --add keeps them."),
    (["phone=1", "note=x"], "1 further value: "), (["phone#1=1"], ""), (["phone.work=1"], ""),
  ])
  func whatGivesWayIsTold(_ settings: [String], _ wanted: String) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      ["edit", "@a.vcf", "Müller", "-o", "@b.vcf"] + settings.flatMap { ["--set", $0] })
    #expect(outcome.status == 0, "\(outcome.errors)")
    let isTold = outcome.errors.contains("--set took the place of")
    #expect(wanted.isEmpty ? !isTold : outcome.errors.contains(wanted), "\(outcome.errors)")
  }

  @Test("A row whose letters were turned into UTF-8 twice is edited as it is read")
  func doubledRows() throws {
    let folder = try TestFolder()
    let rows = "Name;Vorname;Handy\nJürgens;Al;0171 5551234\nEk;Bo;0172 5551234\n"
    try folder.write("t.csv", rows.replacing("ü", with: "Ã¼"))
    let arguments = ["edit", "@t.csv", "Al", "--set", "phone.mobile=0179 9999999", "-o"]
    let outcome = try folder.run(arguments + ["@u.csv"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("u.csv") == rows.replacing("0171 5551234", with: "0179 9999999"))
    _ = try folder.run("check", "--fix", "@t.csv", "-o", "@v.csv")
    #expect(try folder.read("v.csv") == rows)
  }

  /// A label that came as a type is named as it is shown.
  @Test(arguments: [
    (["--set", "phone:Garage=2"], "TEL;X-Garage:2\n"), (["--remove", "phone:Garage"], ""),
    (["--replace", "phone:Garage=1:2"], "TEL;X-Garage:2\n"),
    (["--add", "phone:Garage=1"], "TEL;X-Garage:1\nTITLE:Boss\n"),
    (["--set", "phone.label=work"], "TEL;WORK:1\n"),
  ])
  func typesAreNamedAsLabels(_ arguments: [String], _ wanted: String) throws {
    let folder = try TestFolder()
    let start = "BEGIN:VCARD\nVERSION:2.1\nN:Lee;Ann\n"
    try folder.write("a.vcf", start + "TEL;X-Garage:1\nEND:VCARD\n")
    let outcome = try folder.run(
      ["edit", "@a.vcf", "Ann", "--set", "title=Boss", "-o", "@b.vcf"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let title = wanted.hasSuffix("TITLE:Boss\n") ? "" : "TITLE:Boss\n"
    #expect(try folder.read("b.vcf") == start + wanted + title + "END:VCARD\n")
  }

  @Test func rowsKeepTheirBytes() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      "edit", "@t.csv", "bob", "--set", "note=y", "--in-place", "-q")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("t.csv") == Self.table.replacing(";;x \r\n", with: ";;y\r\n"))
  }

  /// The cells that change, and no others, in the columns that are meant.
  @Test(arguments: [
    (
      "Name,Mobile,Work Phone\nAnn Lee,617 555 0100,617 555 0101\n", "--set", "name.family=Lo",
      "Ann Lo,617 555 0100,617 555 0101"
    ),
    ("Name,Email\nANN LEE,a@b.example\n", "--set", "name.given=Jo", "Jo LEE,a@b.example"),
    ("姓名,手机号\n王小明,13800138000\n", "--set", "name.given=大明", "王大明,13800138000"),
    (
      "First Name,Last Name,Work Phone,Mobile Phone\nBob,Ray,617 555 0100,\n", "--set",
      "phone.mobile=617 555 0199", "Bob,Ray,617 555 0100,617 555 0199"
    ),
    (
      "First Name,Last Name,Work Phone,Mobile Phone\nBob,Ray,1001,\n", "--set",
      "phone.mobile=617 555 0199", "Bob,Ray,1001,617 555 0199"
    ),
    (
      "Vorname;Nachname;Handy;Telefon privat;Telefon dienstlich\nBob;Ray;0171 1234567;;030 1234567\n",
      "--set", "phone.home=030 5550123", "Bob;Ray;0171 1234567;030 5550123;030 1234567"
    ),
    (
      "First Name,Last Name,Phone\nAnn,Lee,Home: 617 555 0100 Work: 617 555 0101\n", "--add",
      "phone.mobile=617 555 0199",
      "Ann,Lee,Home: 617 555 0100 Work: 617 555 0101 / 617 555 0199 (Mobile)"
    ),
    (
      "Vorname;Nachname;Adresse\nAnn;Lee;\"Hauptstr. 5, 80331 München\"\n", "--remove", "address",
      "Ann;Lee;"
    ),
  ])
  func aTableChangesInItsCells(
    _ table: String, _ option: String, _ value: String, _ row: String
  ) throws {
    let folder = try TestFolder()
    try folder.write("t.csv", table)
    let outcome = try folder.run("edit", "@t.csv", option, value, "--in-place", "-q")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("t.csv").split(separator: "\n").last.map(String.init) == row)
  }

  @Test func aNameInOneFieldIsTakenApart() throws {
    let folder = try TestFolder()
    try folder.write(
      "f.vcf", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Dr. Ann Lee\r\nTEL:1\r\nEND:VCARD\r\n")
    let outcome = try folder.run("edit", "@f.vcf", "--set", "name.family=Lo", "--in-place", "-q")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let card = try folder.read("f.vcf")
    #expect(card.contains("FN:Dr. Ann Lo\r\n") && card.contains("N:Lo;Ann;;Dr.;\r\n"), "\(card)")
  }

  /// What is refused does not go to another program either.
  @Test func nothingOfARefusedTableIsPrinted() throws {
    let folder = try TestFolder()
    try folder.write("t.csv", "First Name,Last Name,Phone\nBob,Ray,617 555 0100\n")
    let outcome = try folder.run("edit", "@t.csv", "--set", "email=a@b.example", "-o", "-")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("nothing was written"), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  /// A mark that makes one character with the sign before it is the value's all the same.
  @Test func valuesMayBeginWithACombiningMark() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      "edit", "@t.csv", "bob", "--set", "note=\u{301}y", "--in-place", "-q")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let expected = Self.table.replacing(";;x \r\n", with: ";;\u{301}y\r\n")
    #expect(Array(try folder.read("t.csv").utf8) == Array(expected.utf8))
  }

  @Test func aDryRunShowsTheChanges() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      "edit", "@a.vcf", "--where", "title = editor", "--set", "title=Author", "--dry-run",
      "--locale", "en")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("changed Ann Lee\n"), "\(outcome.output)")
    #expect(outcome.output.contains("Editor"))
    #expect(outcome.errors == "Nothing was written; this would have changed 1 contact.\n")
    #expect(try folder.read("a.vcf") == Self.ann + Self.bob)
  }

  @Test func cleaningIsMadeEverywhere() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      "edit", "@a.vcf", "--dedupe-values", "--normalize-phones", "--region", "DE", "-o", "@b.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try folder.read("b.vcf")
    #expect(written.contains("+49301234567"))
    #expect(written.components(separatedBy: "+491715550123").count == 2, "\(written)")
    #expect(!written.contains("0171 5550123"))
    #expect(written.contains("X-odd ;a=B:c\\,d"))
  }

  @Test func whatIsTheSameIsNotWritten() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("edit", "@a.vcf", "ann", "--set", "title=Editor", "--in-place")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Nothing is to be changed in 2 contacts.\n")
    #expect(try folder.read("a.vcf") == Self.ann + Self.bob)
  }

  @Test(arguments: [
    (["edit", "@a.vcf", "ann", "--set", "title=x"], Int32(64), "Say where the changed file goes"),
    (["edit", "@a.vcf", "--in-place"], 64, "Say whom to edit"),
    (["edit", "@a.vcf", "ann", "--set", "titel=x", "--in-place"], 64, "There is no field “titel”"),
    (
      ["edit", "@a.vcf", "ann", "--add", "phone.Cottage=1", "--in-place"], 64,
      "Write phone:Cottage for a label of your own."
    ),
    (["edit", "@a.vcf", "ann", "--set", "birthday=soon", "--in-place"], 64, "“soon” is no date"),
    (["edit", "@a.vcf", "ann", "--replace", "phone=1", "--in-place"], 64, "by what to replace it"),
    (["edit", "@a.vcf", "eve", "--set", "title=x", "--in-place"], 1, "No contact is called “eve”"),
    (
      ["edit", "-", "ann", "--set", "title=x", "--in-place"], 64, "Standard input can't be replaced"
    ),
    (["delete", "@a.vcf", "--in-place"], 64, "Say whom to remove"),
    (["new", "name=Jo"], 64, "Say where the contact goes"),
  ])
  func mistakesAreExplained(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(arguments, input: Self.ann)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.read("a.vcf") == Self.ann + Self.bob)
  }

  @Test func whatFitsNoColumnIsRefused() throws {
    let folder = try Self.folder()
    let refused = try folder.run(
      "edit", "@t.csv", "bob", "--add", "photo=https://x/y", "--in-place")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("has no place for Photo"), "\(refused.errors)")
    #expect(try folder.read("t.csv") == Self.table)
  }

  @Test("Where a cell would have the text and not be read so, that is said")
  func whatIsReadOtherwiseIsRefused() throws {
    let folder = try TestFolder()
    try folder.write("s.csv", "Name,Note,Phone\nAnn,x,123\nBob,hi,456\n")
    let refused = try folder.run("edit", "@s.csv", "Bob", "--set", "phone=9", "-o", "-")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("The file would be read otherwise"), "\(refused.errors)")
  }

  /// What no column can hold changes nothing, which is not told as a change.
  @Test func whatFitsNoColumnIsNoChange() throws {
    let folder = try Self.folder()
    let edit = ["edit", "@t.csv", "bob", "--add", "email=bob@example.org"]
    let refused = try folder.run(edit + ["--in-place"])
    #expect(refused.errors.contains("Email “bob@example.org”"), "\(refused.errors)")
    let outcome = try folder.run(edit + ["-o", "@u.csv", "--force"])
    #expect(outcome.errors.hasPrefix("Nothing is changed: the file has no place for what was"))
    #expect(outcome.errors.contains("1 contact would lose something"), "\(outcome.errors)")
    #expect(try folder.read("u.csv") == Self.table)
  }

  @Test func contactsAreDeleted() throws {
    let folder = try Self.folder()
    #expect(try folder.run("delete", "@a.vcf", "ann", "--in-place").status == 0)
    #expect(try folder.read("a.vcf") == Self.bob)
    // A file keeps its form, whatever the new one is called.
    for (path, arguments) in [
      ("@u.vcf", ["delete", "@t.csv", "--where", "has phone"]),
      ("@u.json", ["check", "--fix", "@t.csv"]),
      ("@u.vcf", ["merge", "@t.csv", "--into", "@t.csv", "--force"]),
    ] {
      let refused = try folder.run(arguments + ["-o", path])
      #expect(refused.status == 64, "\(refused.errors)")
      #expect(refused.errors.contains("unicard convert"), "\(refused.errors)")
      #expect(!folder.names.contains { $0.hasPrefix("u.") })
    }
    #expect(try folder.run("delete", "@t.csv", "--where", "has phone", "-o", "@u.csv").status == 0)
    #expect(try folder.read("u.csv") == "Name;Handy;Bemerkung\r\nBob Ray;;x \r\n")
  }

  @Test func contactsAreMade() throws {
    let folder = try Self.folder()
    let alone = try folder.run(
      "new", "name=Jo van Berg", "phone.mobile=+49 171 1", "address.home.city=Jena", "-o", "@jo.vcf"
    )
    #expect(alone.status == 0, "\(alone.errors)")
    let card = try folder.read("jo.vcf")
    #expect(card.contains("\r\nFN:Jo van Berg\r\n"), "\(card)")
    #expect(card.contains("\r\nN:van Berg;Jo;;;\r\n"), "\(card)")
    #expect(card.contains("\r\nUID:urn:uuid:"), "\(card)")
    let book = try folder.run("new", "name=Jo van Berg", "note=x", "--to", "@a.vcf")
    #expect(book.status == 0, "\(book.errors)")
    let written = try folder.read("a.vcf")
    #expect(written.hasPrefix(Self.ann + Self.bob))
    #expect(written.contains("FN:Jo van Berg"))
    let again = try folder.run("new", "name=Jo van Berg", "note=x", "--to", "@a.vcf")
    #expect(again.status == 1)
    #expect(again.errors.contains("already, by the same UID"))
    // Somebody else of the name, once the first has a number.
    _ = try folder.run("edit", "@a.vcf", "Jo", "--set", "phone.mobile=1", "--in-place")
    for count in [2, 3] {
      let other = try folder.run("new", "name=Jo van Berg", "note=x", "--to", "@a.vcf")
      #expect((other.status == 0) == (count == 2), "\(other.errors)")
    }
    let cards = try folder.read("a.vcf")
    #expect(cards.components(separatedBy: "FN:Jo van Berg").count == 3, "\(cards)")
    #expect(Set(cards.split(separator: "\r\n").filter { $0.hasPrefix("UID:urn") }).count == 2)
    let row = try folder.run("new", "name=Jo Berg", "phone.mobile=+49 171 1", "--to", "@t.csv")
    #expect(row.status == 0, "\(row.errors)")
    #expect(try folder.read("t.csv") == Self.table + "Jo Berg;+49 171 1;\r\n")
  }

  // MARK: The editor

  /// A script in place of an editor.
  private static func editor(_ folder: TestFolder, _ script: String) throws -> [String: String] {
    try folder.write("editor.sh", "f=\"$1\"\n" + script)
    return [
      "EDITOR": "/bin/sh \(folder.path("editor.sh"))", "TMPDIR": folder.path, "LANG": "de_DE",
    ]
  }

  @Test func oneContactOpensAsText() throws {
    let folder = try Self.folder()
    let environment = try Self.editor(
      folder,
      "cp \"$f\" \(folder.path("seen.txt")); sed -i 's/^title: .*/title: Autorin/' \"$f\"")
    let outcome = try folder.run(
      ["edit", "@a.vcf", "ann", "--in-place"], environment: environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("seen.txt").contains("phone (Privat): +49 301234567\n"))
    #expect(
      try folder.read("a.vcf") == Self.ann.replacing("Editor", with: "Autorin") + Self.bob)
    #expect(folder.names.allSatisfy { !$0.hasPrefix("unicard-") })
  }

  @Test func whatCanNotBeReadIsKept() throws {
    let folder = try Self.folder()
    let environment = try Self.editor(folder, "sed -i 's/^title: .*/titel Autorin/' \"$f\"")
    let outcome = try folder.run(
      ["edit", "@a.vcf", "ann", "--in-place"], environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error: There is no field “titel Autorin”."))
    #expect(outcome.errors.contains("  titel Autorin\n  ^\n"), "\(outcome.errors)")
    let kept = try #require(folder.names.first { $0.hasPrefix("unicard-") })
    #expect(outcome.errors.contains("What you typed is kept in \(folder.path(kept))"))
    #expect(try folder.read(kept).contains("titel Autorin"))
    #expect(try folder.read("a.vcf") == Self.ann + Self.bob)
  }

  /// Another program writes the file while it is open in the editor: its contacts stay, and what was
  /// typed is kept.
  @Test func theSecondWriterIsTold() throws {
    let folder = try Self.folder()
    let environment = try Self.editor(
      folder,
      "sed -i 's/^title: .*/title: Autorin/' \"$f\"; printf '\(Self.bob)' > \(folder.path("a.vcf"))"
    )
    let outcome = try folder.run(
      ["edit", "@a.vcf", "ann", "--in-place"], environment: environment)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("another program"), "\(outcome.errors)")
    #expect(outcome.errors.contains("What you typed is kept in "))
    #expect(try folder.read("a.vcf") == Self.bob)
  }

  @Test func textThatStaysChangesNothing() throws {
    let folder = try Self.folder()
    let environment = try Self.editor(folder, "touch \"$f\"")
    let outcome = try folder.run(
      ["edit", "@a.vcf", "bob", "--in-place"], environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Nothing was changed.\n")
    #expect(try folder.read("a.vcf") == Self.ann + Self.bob)
  }
}
