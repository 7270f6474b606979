import Foundation
import MailingLabels

/// Reads PDF back with poppler's programs.
enum PDFTools {
  /// Whether they are installed (Debian's poppler-utils).
  static let areInstalled = ["pdftotext", "pdftocairo", "pdftoppm"].allSatisfy { name in
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  /// Runs a program over a document; `-` among the arguments stands for its file.
  static func run(_ name: String, _ arguments: [String], on document: [UInt8]) throws -> Data {
    let path = FileManager.default.temporaryDirectory.path + "/unicard-\(UUID().uuidString).pdf"
    try Data(document).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments.map { $0 == "@" ? path : $0 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return data
  }

  /// The lines of text, in the order they were drawn.
  static func lines(of document: [UInt8]) throws -> [String] {
    let text = String(
      decoding: try run("pdftotext", ["-raw", "@", "-"], on: document), as: UTF8.self)
    return text.split { $0 == "\n" || $0 == "\u{C}" }.map(String.init)
  }

  /// A word and where it is, in points from the top left.
  struct Word {
    let text: String
    let page: Int
    let xMin, yMin, xMax, yMax: Double
  }

  static func words(of document: [UInt8]) throws -> [Word] {
    let html = String(
      decoding: try run("pdftotext", ["-bbox", "@", "-"], on: document), as: UTF8.self)
    var page = 0
    var words: [Word] = []
    for line in html.split(separator: "\n") {
      if line.contains("<page ") { page += 1 }
      guard
        let match = line.firstMatch(
          of:
            #/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)</word>/#
        )
      else { continue }
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      words.append(
        Word(
          text: String(match.5), page: page, xMin: numbers[0], yMin: numbers[1], xMax: numbers[2],
          yMax: numbers[3]))
    }
    return words
  }

  /// The first page in shades of gray.
  static func picture(of document: [UInt8], resolution: Int) throws -> GrayPicture? {
    GrayPicture(
      pgm: Array(
        try run(
          "pdftoppm", ["-gray", "-r", "\(resolution)", "-l", "1", "-singlefile", "@"],
          on: document)))
  }

  /// Whether what reads QR codes is installed (Debian's zbar-tools).
  static let hasBarcodeReader = FileManager.default.isExecutableFile(atPath: "/usr/bin/zbarimg")

  /// What the QR code on the first page says.
  static func barcode(of document: [UInt8]) throws -> String {
    let png = try run("pdftoppm", ["-png", "-r", "300", "-singlefile", "@"], on: document)
    let text = String(
      decoding: try run("zbarimg", ["-q", "--raw", "@"], on: Array(png)), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// How many pages a document has.
  static func pageCount(of document: [UInt8]) -> Int {
    String(decoding: document, as: UTF8.self).matches(of: #/\/Type \/Page\b/#).count
  }
}
