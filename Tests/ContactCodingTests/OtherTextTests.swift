import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// Text that has commas in its lines as tables have, and is none.
struct OtherTextTests {
  @Test(arguments: [
    // JSON of other programs, in a line or in several, and what is nearly that.
    (
      #"{"@type":"Card","version":"1.0","name":{"full":"Ann"},"emails":{"e":{"address":"a@b.example"}}}"#,
      "JSContact"
    ),
    (
      #"{"methodResponses":[["ContactCard/get",{"list":[{"uid":"1","emails":{"e":{"address":"a@b.example"}}}]},"0"]]}"#,
      "JSContact"
    ),
    (
      "{\"name\":\"Ann\",\"mail\":\"a@b.example\"}\n{\"name\":\"Bo\",\"mail\":\"b@b.example\"}\n",
      "JSON"
    ),
    (
      "[{\"name\":\"Ann\",\"mail\":\"a@b.example\"},\n{\"name\":\"Bo\",\"mail\":\"b@b.example\"}]",
      "JSON"
    ),
    ("[[\"Ann\",\"a@b.example\"],[\"Bo\",\"b@b.example\"]]", "JSON"),
    ("[{name:\"Ann\", mail:\"a@b.example\"}, {name:\"Bo\", mail:\"b@b.example\"}]", "JSON"),
    ("{'name': 'Ann', 'mail': 'a@b.example'}", "JSON"),
    ("{\"name\":\"Ann\",\"mail\":\"a@b.example\",", "JSON"),
    // Pages and documents.
    (
      "<div class=\"vcard\"><span>Ann</span>, <a href=\"mailto:a@b.example\">a@b.example</a></div>\n",
      "(hCard)"
    ),
    ("<html><body>Ann, a@b.example</body></html>", "a web page"),
    ("<!doctype html>\n<p>Ann, a@b.example</p>", "a web page"),
    ("<table><tr><td>Ann</td>,<td>a@b.example</td></tr></table>", "a web page"),
    ("<contacts><contact name=\"Ann\" mail=\"a@b.example\"/></contacts>", "an XML document"),
    (
      "<?xml version=\"1.0\"?>\n<vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\"><vcard/></vcards>",
      "xCard, a form of address books"
    ),
    // Databases.
    ("INSERT INTO people VALUES (1,'Ann Lee','a@b.example');\n", "(SQL)"),
    (
      "-- Dump\nSET NAMES utf8;\nCREATE TABLE people (id int, name text, mail text);\n", "(SQL)"
    ),
    // Mail.
    ("From: Ann <a@b.example>; To: c@d.example\nSubject: Hello, all\n", "an e-mail"),
    (
      "Received: from b.example (10.0.0.1); Mon, 1 Jan 2024\nFrom: Ann <a@b.example>\n", "an e-mail"
    ),
    ("From a@b.example Mon Jan  1 10:00:00 2024\nTo: c@d.example, e@f.example\n", "an e-mail"),
    ("To: Ann Lee <a@b.example>, Bo Ek <b@b.example>\n", "an e-mail"),
    ("Ann Lee <a@b.example>, Bo Ek <b@b.example>, Cy <c@b.example>\n", "a list of recipients"),
    ("\"Lee, Ann\" <a@b.example>; Ek, Bo <b@b.example>;\n", "a list of recipients"),
    // Programs and settings.
    ("var all = [{name:\"Ann\", mail:\"a@b.example\"}, {name:\"Bo\"}];\n", "a program"),
    ("contacts = [\n  (\"Ann\", \"a@b.example\"),\n  (\"Bo\", \"b@b.example\"),\n]\n", "a program"),
    ("@article{lee2020, author = {Ann Lee and Bo Ek}, email = {a@b.example}}", "(BibTeX)"),
    ("[[contact]]\nname = \"Ann\"\nemail = \"a@b.example\"\n", "settings"),
    ("- name: Ann\n  mail: a@b.example, c@d.example\n", "YAML"),
    ("name: Ann Lee, phone: 030 1234567\nname: Bo Ek, phone: 030 1234568\n", "“name: value”"),
  ])
  func isNoTable(_ text: String, _ name: String) throws {
    let error = #expect(throws: ContactFileError.self) { try read(text) }
    #expect(error?.message.contains(name) ?? false, "\(error?.message ?? "")")
    #expect(error?.message.hasSuffix("try again.") ?? false)
  }

  /// Tables that begin as such text does, or hold it, and the names in them.
  @Test(arguments: [
    ("[Name],[Mail]\nAnn Lee,a@b.example\n", "Ann Lee"),
    ("{\"id\":1}\tAnn Lee\ta@b.example\n{\"id\":2}\tBo Ek\tb@b.example\n", "Ann Lee"),
    ("<Name>;<E-Mail>\nAnn Lee;a@b.example\n", "Ann Lee"),
    ("<b>Name</b>;E-Mail\nAnn Lee;a@b.example\n", "Ann Lee"),
    ("Date,From,To,Name\n2024-01-01,a,b,Ann Lee\n", "Ann Lee"),
    ("Name: ;E-Mail: \nAnn Lee;a@b.example\n", "Ann Lee"),
    ("Ann Lee <a@b.example>\nBo Ek <b@b.example>\n", "Ann Lee"),
    ("Ann Lee,<a@b.example>,<c@d.example>\nBo Ek,<b@b.example>,\n", "Ann Lee"),
    ("sep=;\nName;E-Mail\nAnn Lee;a@b.example\n", "Ann Lee"),
    ("Date: 2024-01-01\nName,Mail\nAnn Lee,a@b.example\n", "Ann Lee"),
    ("-- Members --\nName,Mail\nAnn Lee,a@b.example\n", "Ann Lee"),
    ("Use,Name,Mail\nset,Ann Lee,a@b.example\n", "Ann Lee"),
    ("@Name,Mail\nAnn Lee,a@b.example\n", "Ann Lee"),
    ("- Ann Lee, a@b.example\n- Bo Ek, b@b.example\n", "Lee"),
  ])
  func isTable(_ text: String, _ name: String) throws {
    let contacts = try read(text).contacts
    #expect(contacts.contains { $0.displayName.contains(name) }, "\(contacts.map(\.displayName))")
  }

  /// What somebody says to be a table is read as one.
  @Test func isWhatSomebodySays() throws {
    let text = "name: Ann Lee, phone: 030 1234567\nname: Bo Ek, phone: 030 1234568\n"
    #expect(try !read(text, .csv).contacts.isEmpty)
    var options = CSVReadingOptions()
    options.delimiter = UInt8(ascii: ",")
    let input = try ContactInput(stream: ByteStream(bytes: Array(text.utf8)), csv: options)
    #expect(try !input.readAll().contacts.isEmpty)
  }
}
