import TestFolders
import Testing
import Unicard

/// Files that are written again in their own form.
struct RewritingContactsTests {
  @Test func aFileTakesItsOwnPlace() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.csv", "Name;Telefon\nAnn Lee;030 1234567\n")
    let reader = try ContactReader(path: path)
    let summary = try reader.rewrite(
      to: path, adding: [Contact().editing { $0.formattedName = "Bo Ek" }]
    ) { .replace($0.editing { $0.formattedName = "Ann Lee-Ek" }) }
    #expect(try folder.read("a.csv") == "Name;Telefon\nAnn Lee-Ek;030 1234567\nBo Ek;\n")
    #expect(summary.replaced == 1)
    #expect(summary.added == 1)
  }

  @Test func whatHasNoColumnIsRefused() throws {
    let folder = try TestFolder()
    let text = "Name;Telefon\nAnn Lee;030 1234567\n"
    let path = try folder.write("a.csv", text)
    let reader = try ContactReader(path: path)
    let error = #expect(throws: ContactFileError.self) {
      try reader.rewrite(to: path) { .replace($0.editing { $0.jobTitle = "Baker" }) }
    }
    #expect(error?.code == .wouldLose)
    #expect(error?.message.contains("“Baker” of Ann Lee") == true)
    #expect(try folder.read("a.csv") == text)
    let summary = try reader.rewrite(to: path, acceptsLosses: true) {
      .replace($0.editing { $0.jobTitle = "Baker" })
    }
    #expect(summary.contactsWithLosses == 1)
  }
}
