import ContactModel
import SourceText
import Testing

@testable import ContactCoding
@testable import FileFormats
@testable import TableCoding

/// Where a file is cut into parts to be read changes nothing of what is read.
struct PartLengthTests {
  /// What a file was read as: contacts, where each stood, and everything that was told.
  private struct Reading: Equatable {
    var summaries: [[String]] = []
    var ranges: [Range<Int>?] = []
    var diagnostics: [Diagnostic] = []
  }

  private func reading(_ bytes: [UInt8], partLength: Int?) throws -> Reading? {
    guard var input = try? ContactInput(stream: ByteStream(bytes: bytes)), !input.format.isCSV
    else {
      return nil
    }
    if let partLength { input.partLength = partLength }
    let (contacts, diagnostics) = try input.readAll(jobs: 1)
    // What stands outside of cards is told when its part was read.
    return Reading(
      summaries: contacts.map(\.summary), ranges: contacts.map { $0.sourceRange?.bounds },
      diagnostics: diagnostics.sorted {
        ($0.range?.lowerBound ?? 0, $0.code.rawValue) < (
          $1.range?.lowerBound ?? 0, $1.code.rawValue
        )
      })
  }

  private func expectSame(_ bytes: [UInt8], _ lengths: some Sequence<Int>, _ name: String) throws {
    guard let whole = try reading(bytes, partLength: nil) else { return }
    for length in lengths {
      let parts = try reading(bytes, partLength: length)
      #expect(parts == whole, "\(name) in parts of \(length) bytes")
    }
  }

  @Test(arguments: CardFile.samples)
  func samples(_ file: CardFile) throws {
    try expectSame(Array(file.bytes.prefix(6000)), [64, 65, 97, 128, 200, 256], file.name)
    let contacts = try read(Array(file.bytes.prefix(6000))).contacts
    try expectSame(write(contacts, .jCard).bytes, [64, 65, 129, 256], file.name)
    try expectSame(write(contacts, .json).bytes, [64, 65, 129, 256], file.name)
  }

  @Test(arguments: 0..<8)
  func corpus(_ part: Int) throws {
    for (number, file) in CardFile.corpus.enumerated() where number % 8 == part {
      try expectSame(Array(file.bytes.prefix(4000)), [64, 97, 256], file.name)
    }
  }

  private static let strays = [
    "", "\n\n", "text\n\n",
    "text that is longer than a part and belongs to no card at all, really\n",
    "\r\n", "\u{1A}", "END:VCARD\n", "TEL:1\nEND:VCARD\n", "FN:A\n", ", ", "\u{FEFF}",
    "BEGIN:VCALENDAR\r\nUID:1\r\nEND:VCALENDAR\r\n",
  ]
  private static let cards = [
    "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n",
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:B\r\nNOTE:one\r\n two\r\nEND:V\r\n CARD\r\n",
    "  BEGIN:VCARD\n  VERSION:3.0\n  FN:C\n  END:VCARD\n",
    "BEGIN:VCARD VERSION:3.0 FN:D END:VCARD ",
    "g.BEGIN:VCARD\ng.VERSION:3.0\ng.FN:E\ng.END:VCARD\n",
    "BEGIN:VCARD\rVERSION:3.0\rFN:F\rEND:VCARD\r", "BEGIN:VCARD\nVERSION:3.0\nFN:G\n",
    "BEGIN:VCARD\nVERSION:2.1\nFN:H\nAGENT:\nBEGIN:VCARD\nFN:I\nEND:VCARD\nEND:VCARD\n",
    "BEGIN:VCARD\nVERSION:3.0\nFN:J\nNOTE:" + String(repeating: "long ", count: 60)
      + "\nEND:VCARD\r\r\n",
  ]

  /// Cards of all shapes in every order, with all kinds of text between them.
  @Test(arguments: 0..<6)
  func mixtures(_ seed: Int) throws {
    var state = UInt64(seed + 1)
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var text = ""
    for _ in 0..<12 {
      text += Self.strays[random(Self.strays.count)] + Self.cards[random(Self.cards.count)]
    }
    text += Self.strays[random(Self.strays.count)]
    try expectSame(Array(text.utf8), 64..<256, "seed \(seed)")
  }

  /// A file of many parts, none of which has a line that begins with BEGIN.
  @Test(arguments: ["  ", "\t", "g."])
  func prefixedCards(_ prefix: String) throws {
    let count = 2000
    let text = (0..<count).map { number in
      ["BEGIN:VCARD", "VERSION:3.0", "FN:\(number)", "END:VCARD"]
        .map { prefix + $0 + "\n" }.joined()
    }.joined()
    var input = try ContactInput(stream: ByteStream(bytes: Array(text.utf8)))
    input.partLength = 1000
    let names = try input.readAll(jobs: 2).contacts.map(\.formattedName)
    #expect(names == (0..<count).map(String.init))
  }
}
