import Foundation
import Testing

@testable import MailingLabels

@Suite struct GlabelsTemplatesTests {
  private static let templates = """
    <?xml version="1.0"?>
    <!-- <Template brand="No" part="0" size="A4"> -->
    <Glabels-templates>
      <Template brand="Acme" part="A-1" size="US-Letter" _description="Big &amp; small > labels">
        <Label-rectangle id="0" width="2in" height="1in" round="4.5pt">
          <Layout nx="2" ny="3" x0="36" y0="0.5in" dx="2.5in" dy="1in"/>
        </Label-rectangle>
      </Template>
      <Template brand='Acme' part='A-2' equiv='A-1'/>
      <Template brand="Acme" part="A-3" size="Other" width="50mm" height="30mm">
        <Label-rectangle width="50mm" height="30mm"><Layout nx="1" ny="1" x0="0" y0="0"/></Label-rectangle>
      </Template>
      <Template brand="Acme" part="Wide" size="A4">
        <Label-rectangle width="300mm" height="30mm"><Layout nx="1" ny="1"/></Label-rectangle>
      </Template>
      <Template brand="Acme" part="Overlap" size="A4">
        <Label-rectangle width="50mm" height="30mm"><Layout nx="2" ny="1" dx="40mm"/></Label-rectangle>
      </Template>
      <Template brand="Acme" part="Odd" size="A4">
        <Label-rectangle width="many" height="30mm"><Layout nx="2" ny="1" dx="40mm"/></Label-rectangle>
      </Template>
      <Template brand="Acme" part="Round" size="A4">
        <Label-round radius="1in"><Layout nx="2" ny="1" dx="40mm"/></Label-round>
      </Template>
      <Template brand="Acme" part="C-1" equiv="C-2"/><Template brand="Acme" part="C-2" equiv="C-1"/>
    </Glabels-templates>
    """

  private static func catalog(_ files: [String: String]) throws -> SheetCatalog {
    let folder = FileManager.default.temporaryDirectory.path + "/unicard-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }
    return SheetCatalog(templatesIn: folder)
  }

  @Test func readsTemplates() throws {
    let catalog = try Self.catalog(["acme-templates.xml": Self.templates])
    #expect(catalog.installed.map(\.name) == ["Acme A-1", "Acme A-3"])
    let sheet = try catalog.sheet(named: "acme a2")
    #expect(sheet.name == "Acme A-1")
    #expect(sheet.title == "Big & small > labels")
    let origin = sheet.geometry.origin(ofLabel: 3)
    #expect(abs(origin.x.points - 216) < 0.001 && abs(origin.y.points - 108) < 0.001)
    #expect(sheet.geometry.cornerRadius.points == 4.5)
    #expect(catalog.installed.last?.kind == .roll)
    #expect(catalog.refused.count == 3)
    #expect(catalog.refused.contains { $0.contains("Acme Wide: The labels of the sheet leave") })
    #expect(
      catalog.refused.contains { $0.contains("Acme Overlap: The labels of the sheet overlap") })
  }

  @Test(arguments: [
    "", "<", "<Template", "<!-- ", "<Template brand=\"a", "<Template =\"\" part='x'>", "no xml",
    "<Template brand='a' part='b'><Layout nx='1'/>", String(repeating: "<", count: 100_000),
    "<Template part='x' equiv='x'/>", "<Label-rectangle width='1'/>",
  ])
  func survivesNonsense(_ text: String) throws {
    #expect(try Self.catalog(["a.xml": text]).installed.isEmpty)
    // Cut off anywhere, templates are read as far as they go.
    let cut = String(Self.templates.prefix(text.utf8.count % 700 * 3))
    #expect(try Self.catalog(["a.xml": cut]).installed.count <= 2)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: SheetCatalog.templatesFolder),
      "Install glabels-data to read its templates."))
  func readsThoseThatAreInstalled() throws {
    let catalog = SheetCatalog(templatesIn: SheetCatalog.templatesFolder)
    #expect(catalog.installed.count > 500)
    #expect(!catalog.refused.isEmpty && catalog.refused.count < 40)
    // A product of ours has the other numbers that the templates know, with our measures.
    #expect(!catalog.installed.contains { $0.name == "Avery 5160" })
    let sheet = try #require(catalog.builtIn.first { $0.name == "Avery 5160" })
    #expect(sheet.equivalents.contains("5510") && sheet.geometry.labelsPerPage == 30)
  }
}
