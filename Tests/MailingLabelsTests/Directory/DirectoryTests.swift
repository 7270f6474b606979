import MailingLabels
import Testing

@Suite struct DirectoryTests {
  private static func directory(_ count: Int) -> ContactDirectory {
    let sections = ["A", "B", "C"].map { letter in
      ContactDirectory.Section(
        letter,
        entries: (0..<count).map { number in
          ContactDirectory.Entry(
            ContactDirectory.Line("\(letter)name\(number), Given", aside: "0171 555 \(number)"),
            lines: [ContactDirectory.Line("work", aside: "030 1234")])
        })
    }
    return ContactDirectory(title: "Phones & <more>", language: "en", sections: sections)
  }

  @Test func isPlainText() {
    let text = DirectoryText(Self.directory(1)).plain
    #expect(
      text == """
        Phones & <more>

        A

        Aname0, Given  0171 555 0
            work  030 1234

        B

        Bname0, Given  0171 555 0
            work  030 1234

        C

        Cname0, Given  0171 555 0
            work  030 1234

        """)
  }

  /// Nothing of a contact is markup.
  @Test func isSafeHTML() {
    let html = DirectoryText(Self.directory(1)).html
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(html.contains("<title>Phones &amp; &lt;more&gt;</title>"))
    #expect(!html.contains("<more>"))
    // A number has a direction of its own.
    #expect(html.contains("<span dir=\"auto\">0171 555 0</span></h3>"))
    #expect(html.contains("<a href=\"#s3\">C</a>") && html.contains("<section id=\"s3\">"))
    var evil = Self.directory(0)
    evil.isRightToLeft = true
    evil.sections[0].entries = [
      ContactDirectory.Entry(ContactDirectory.Line("<script>\"&", aside: "</span>"))
    ]
    let page = DirectoryText(evil).html
    #expect(page.contains("&lt;script&gt;&quot;&amp;") && !page.contains("<script>"))
    #expect(page.contains("dir=\"rtl\""))
  }

  /// Each entry is on the pages once, under its heading, with a head that names the first and the
  /// last of the page.
  @Test(
    .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
    arguments: [(1, 1), (40, 1), (40, 2), (200, 2), (100, 3)])
  func drawsColumns(_ count: Int, _ columns: Int) throws {
    var style = DirectoryStyle()
    style.columns = columns
    let document = try DirectoryDocument(Self.directory(count), style: style)
    let pdf = try #require(try document.finish().first)
    #expect(PDFTools.pageCount(of: pdf) == document.pageCount)
    let words = try PDFTools.words(of: pdf)
    let headBottom = style.margin.points + style.fontSize * 1.7
    let body = words.filter { $0.yMax > headBottom + 1 }
    for letter in ["A", "B", "C"] {
      for number in 0..<count {
        #expect(body.filter { $0.text == "\(letter)name\(number)," }.count == 1)
      }
      #expect(body.filter { $0.text == letter }.count == 1)
    }
    for word in words {
      #expect(word.xMin >= style.margin.points - 0.5)
      #expect(word.xMax <= style.paper.width.points - style.margin.points + 0.5)
      #expect(word.yMax <= style.paper.height.points - style.margin.points + 3)
    }
    let head = words.filter { $0.page == 1 && $0.yMax <= headBottom + 1 }.map(\.text)
    #expect(head.contains("Aname0,") && head.contains("Phones"))
    // A heading has an entry below it, in its column.
    for heading in body where ["A", "B", "C"].contains(heading.text) {
      #expect(
        body.contains {
          $0.page == heading.page && $0.text == "\(heading.text)name0," && $0.yMin > heading.yMin
            && abs($0.xMin - heading.xMin) < 2
        })
    }
    #expect(
      try DirectoryDocument(Self.directory(count), style: style).finish().first == pdf,
      "the same list gives the same bytes")
  }

  @Test func saysWhichGlyphsAreMissing() throws {
    var directory = Self.directory(1)
    // Noncharacters, which no font has.
    directory.sections[1].entries[0].title.text = "Ann \u{10FFFD}"
    directory.sections[2].entries[0].lines[0].aside = "\u{10FFFC}"
    let document = try DirectoryDocument(directory)
    _ = try document.finish()
    #expect(document.issues.map(\.contactName) == ["Ann \u{10FFFD}", "Cname0, Given"])
    #expect(document.issues.allSatisfy { $0.description.contains("no font has the") })
  }

  @Test func refusesWhatHasNoRoom() {
    var style = DirectoryStyle()
    style.columns = 8
    style.fontSize = 20
    #expect(throws: LabelDocumentError.self) {
      try DirectoryDocument(Self.directory(1), style: style)
    }
    #expect(throws: LabelDocumentError.noLabels) {
      try DirectoryDocument(Self.directory(0)).finish()
    }
  }

  /// The lines that RFC 5545 asks for.
  @Test func isACalendar() {
    let events = [
      BirthdayCalendar.Event(
        identifier: "u1", year: 1980, month: 2, day: 29, summary: "Lee, Ann; Bob\\", note: "x\ny"),
      BirthdayCalendar.Event(
        identifier: "u2", year: nil, month: 4, day: 1,
        summary: String(repeating: "ä", count: 60)),
    ]
    let text = BirthdayCalendar(title: "B", events: events).text
    let lines = text.split(separator: "\r\n").map(String.init)
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:"))
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.contains("DTSTART;VALUE=DATE:19800229"))
    #expect(lines.contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"))
    #expect(lines.contains("SUMMARY:Lee\\, Ann\\; Bob\\\\"))
    #expect(lines.contains("DESCRIPTION:x\\ny"))
    #expect(lines.contains("DTSTART;VALUE=DATE:20000401"))
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 2)
    #expect(lines.filter { $0.hasPrefix("UID:") } == ["UID:u1", "UID:u2"])
    #expect(lines.filter { $0.hasPrefix("DTSTAMP:") }.count == 2)
    let unfolded = text.replacing("\r\n ", with: "")
    #expect(unfolded.contains("SUMMARY:" + String(repeating: "ä", count: 60) + "\r\n"))
  }

  @Test(
    arguments: [
      ("{name}", ["name": "Ann"], ["Ann"]), ("{name}|{org}", ["name": "Ann"], ["Ann"]),
      ("{name}|at {org}|{{x}}", ["name": "Ann", "org": "B"], ["Ann", "at B", "{x}"]),
      ("Dear {name},", ["name": "Ann"], ["Dear Ann,"]), ("Dear {name},", [:], []),
      ("{a} {b}", ["b": "x"], ["x"]), ("{a}", ["a": "1 Main St\nTown"], ["1 Main St", "Town"]),
      ("A. Lee\n1 Main St", [:], ["A. Lee", "1 Main St"]), ("| |x", [:], ["x"]),
    ] as [(String, [String: String], [String])])
  func fillsTemplates(_ text: String, _ values: [String: String], _ lines: [String]) throws {
    #expect(try LabelTemplate(text).lines { values[$0] ?? "" } == lines)
  }

  @Test(arguments: [
    ("", LabelTemplateError.empty), ("|", .empty), ("{a", .unpaired("{")), ("a}", .unpaired("}")),
  ])
  func refusesTemplates(_ text: String, _ error: LabelTemplateError) {
    #expect(throws: error) { try LabelTemplate(text) }
  }
}
