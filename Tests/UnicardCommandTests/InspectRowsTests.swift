import TestFolders
import Testing

/// What `inspect` says of the rows of a CSV file.
struct InspectRowsTests {
  private static let file = """
    sep=;
    My list

    Name;E-mail;Note
    Ann;ann@x.com;"a ""b""
    c"
    Bob;bob@x.com;
    Total: 2

    """

  @Test func rowsAreOneJSONArrayOfArrays() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.file)
    let outcome = try folder.run("inspect", "--rows", "@a.csv")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == #"""
        [["Name","E-mail","Note"],
        ["Ann","ann@x.com","a \"b\"\nc"],
        ["Bob","bob@x.com",""]]

        """#)
  }

  struct GivenSyntax: Sendable {
    var options: [String]
    var file: String
    var rows: String
  }

  @Test(arguments: [
    GivenSyntax(
      options: ["--delimiter", ":"], file: "Ann:1, a\nBob:2\n",
      rows: #"[["Ann","1, a"],\n["Bob","2"]]\n"#),
    GivenSyntax(
      options: ["--delimiter", "tab"], file: "Name,x\tPhone\nAnn,y\t1\n",
      rows: #"[["Name,x","Phone"],\n["Ann,y","1"]]\n"#),
    GivenSyntax(
      options: ["--quote", "'"], file: "Name,Note\nAnn,'a, b'\nBob,x\n",
      rows: #"[["Name","Note"],\n["Ann","a, b"],\n["Bob","x"]]\n"#),
    GivenSyntax(
      options: ["--delimiter", ";", "--quote", "'"], file: "sep=,\nName;Note\nAnn;'a; \"b'\n",
      rows: #"[["Name","Note"],\n["Ann","a; \"b"]]\n"#),
  ])
  func whatWasGuessedWrongCanBeGiven(_ given: GivenSyntax) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", given.file)
    let outcome = try folder.run(["inspect", "--rows", "@a.csv"] + given.options)
    #expect(outcome.output == given.rows.replacing(#"\n"#, with: "\n"))
  }

  @Test(arguments: [
    ["--delimiter", "ab"], ["--quote", "é"], ["--delimiter", "'", "--quote", "'"],
  ])
  func noCharacterIsRefused(_ options: [String]) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "Ann,1\n")
    #expect(try folder.run(["inspect", "@a.csv"] + options).status == 64)
  }

  @Test func anEmptyFileHasNoRows() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "\u{FEFF}")
    let outcome = try folder.run("inspect", "--rows", "@a.csv")
    #expect(outcome.status == 0)
    #expect(outcome.output == "[]\n")
  }

  @Test func theLayoutIsShown() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.file)
    let text = try folder.run("inspect", "@a.csv").output
    #expect(text.contains("semicolon, certain: the line sep=;"))
    #expect(text.contains("above: My list"))
    #expect(text.contains("below: Total: 2"))
    let json = try folder.run("inspect", "--json", "@a.csv").output
    #expect(json.contains(#""delimiter":";","delimiterConfidence":1.0"#))
    #expect(json.contains(#""header":true"#))
    #expect(json.contains(#""footer":["Total: 2"]"#))
  }

  @Test func joinedTablesAreShown() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "Name,Phone\nAnn,1\nTelefon;Vorname;Ort\n2;Bob;Ulm\n")
    let rows = try folder.run("inspect", "--rows", "@a.csv").output
    #expect(rows.contains(#"["Telefon","Vorname","Ort"],"#))
    let text = try folder.run("inspect", "@a.csv").output
    #expect(text.contains("2, joined in one file; each is read by its own header"))
    #expect(text.contains("Table 2\n  1 contact; "))
    let json = try folder.run("inspect", "--json", "@a.csv").output
    #expect(json.contains(#""furtherTables":[{"layout":{"delimiter":";""#))
  }

  @Test(arguments: ["%PDF-1.4 a b c", "a\u{1}b\u{2}c,\u{3}d\u{4}", "Just a letter.\n"])
  func whatIsNoTableIsRefused(text: String) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", text)
    let outcome = try folder.run("inspect", "@a.csv")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a.csv"))
  }
}
