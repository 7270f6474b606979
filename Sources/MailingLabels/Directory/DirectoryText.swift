/// A list of contacts as plain text and as a web page.
public struct DirectoryText: Sendable {
  private let directory: ContactDirectory

  /// The texts of a list.
  public init(_ directory: ContactDirectory) { self.directory = directory }

  /// Plain text: a line for each line, what stands beside behind two spaces.
  public var plain: String {
    var text = directory.title + "\n"
    for section in directory.sections {
      text += "\n\(section.title)\n\n"
      for entry in section.entries {
        text += Self.plain(entry.title) + "\n"
        for line in entry.lines { text += "    \(Self.plain(line))\n" }
      }
    }
    return text
  }

  private static func plain(_ line: ContactDirectory.Line) -> String {
    line.text.isEmpty || line.aside.isEmpty
      ? line.text + line.aside : "\(line.text)  \(line.aside)"
  }

  /// A page of HTML that needs nothing else, with links to its sections.
  public var html: String {
    let direction = directory.isRightToLeft ? " dir=\"rtl\"" : ""
    var page = """
      <!DOCTYPE html>
      <html lang="\(Self.escaped(directory.language))"\(direction)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(directory.title))</title>
      <style>
      body { font: 15px/1.4 sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
      nav a { margin-inline-end: .6em }
      section > div { columns: 20rem; column-gap: 2.5rem }
      article { break-inside: avoid; margin-bottom: .6rem }
      h2 { break-after: avoid }
      h3 { font-size: inherit; margin: 0 }
      h3, p { display: flex; justify-content: space-between; gap: 1em }
      p { margin: 0 }
      span + span { font-weight: normal; text-align: end }
      </style>
      </head>
      <body>
      <h1>\(Self.escaped(directory.title))</h1>
      <nav>

      """
    for (number, section) in directory.sections.enumerated() {
      page += "<a href=\"#s\(number + 1)\">\(Self.escaped(section.title))</a>\n"
    }
    page += "</nav>\n"
    for (number, section) in directory.sections.enumerated() {
      page += "<section id=\"s\(number + 1)\">\n<h2>\(Self.escaped(section.title))</h2>\n<div>\n"
      for entry in section.entries {
        page += "<article>\n<h3>\(Self.spans(entry.title))</h3>\n"
        for line in entry.lines { page += "<p>\(Self.spans(line))</p>\n" }
        page += "</article>\n"
      }
      page += "</div>\n</section>\n"
    }
    return page + "</body>\n</html>\n"
  }

  private static func spans(_ line: ContactDirectory.Line) -> String {
    let text = "<span dir=\"auto\">\(escaped(line.text))</span>"
    // A number runs from left to right on every page.
    return line.aside.isEmpty ? text : text + "<span dir=\"auto\">\(escaped(line.aside))</span>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
