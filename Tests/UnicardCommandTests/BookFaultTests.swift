import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// What may befall a store, in processes of their own. Skipped where the program was not built beside
/// the tests.
@Suite(.enabled(if: Program.path != nil)) struct BookFaultTests {
  private static let old = String(repeating: TestCards.jane, count: 200)
  private static let new = String(
    repeating: TestCards.jane.replacing("Doe", with: "Roe"), count: 210)

  /// How often a process is killed; UNICARD_KILLS asks for more.
  private static let kills =
    ProcessInfo.processInfo.environment["UNICARD_KILLS"].flatMap { Int($0) } ?? 8

  @Test func aProcessThatIsKilledLeavesTheOldOrTheNew() throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path("b.db")]
    try folder.write("old.vcf", Self.old)
    try folder.write("new.vcf", Self.new)
    func importing(_ name: String) -> [String] {
      ["book", "import", folder.path(name), "--account", "Phone"] + store
    }
    #expect(try folder.run(importing("old.vcf")).status == 0)
    let started = Date()
    #expect(try folder.run(importing("new.vcf")).status == 0)
    let length = max(0.02, Date().timeIntervalSince(started) * 2)
    var isOld = false
    var seen: Set<Bool> = []
    for _ in 0..<Self.kills {
      let process = try Program.start(importing(isOld ? "new.vcf" : "old.vcf"))
      usleep(UInt32(Double.random(in: 0...length) * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let export = try folder.run(["book", "export", "Phone"] + store)
      #expect(export.status == 0)
      #expect(export.output == Self.old || export.output == Self.new)
      isOld = export.output == Self.old
      seen.insert(isOld)
      let count = isOld ? 200 : 210
      let list = try folder.run(["book", "list", "--records"] + store)
      #expect(list.errors.contains("\(count) contacts."))
    }
  }

  @Test(arguments: [
    // No room: the store may grow no further than a few blocks.
    (
      "ulimit -f 64; \"$0\" book import new.vcf --account Phone --store b.db", 2,
      "nothing was changed"
    ),
    ("head -c 3000 b.db > c.db; \"$0\" book list --store c.db", 2, "damaged"),
    ("\"$0\" book list --store old.vcf", 2, "damaged, or no store"),
    (
      "cp b.db c.db; python3 -c \"import sqlite3;c=sqlite3.connect('c.db');c.execute('insert into grdb_migrations values (999)');c.commit()\"; \"$0\" book list --store c.db",
      2, "later version"
    ),
    // Ended while it made the store.
    (
      "python3 -c \"import sqlite3;c=sqlite3.connect('c.db');c.execute('create table grdb_migrations (identifier text not null primary key)');c.commit()\"; \"$0\" book import old.vcf --account A --store c.db",
      0, ""
    ),
    ("\"$0\" book list --store nowhere/b.db", 2, "There is no store"),
    ("\"$0\" book import new.vcf --account Phone --store nowhere/b.db", 2, "nowhere/b.db"),
    // Two at once: both are done, one after the other.
    (
      "\"$0\" book import old.vcf --account A --store b.db & \"$0\" book import new.vcf --account B --store b.db; wait; \"$0\" book accounts --store b.db",
      0, ""
    ),
  ])
  func whatCantBeDoneIsSaidAndNothingIsLost(
    _ script: String, _ status: Int32, _ message: String
  ) throws {
    let folder = try TestFolder()
    try folder.write("old.vcf", Self.old)
    try folder.write("new.vcf", String(repeating: Self.new, count: 20))
    let store = ["--store", folder.path("b.db")]
    let first = try folder.run(["book", "import", "@old.vcf", "--account", "Phone"] + store)
    #expect(first.status == 0)
    let outcome = try Program.shell(script, in: folder.path)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(message.isEmpty || outcome.errors.contains(message))
    #expect(status == 0 || outcome.errors.hasPrefix("error: "))
    #expect(try folder.run(["book", "export", "Phone"] + store).output == Self.old)
    if outcome.output.contains("ACCOUNT") {
      #expect(outcome.output.contains("A ") && outcome.output.contains("B "))
    }
  }
}
