import ContactCoding
import ContactModel
import FileFormats
import SourceText
import Testing

/// What was not edited comes back as it came.
struct ByteRoundTripTests {
  /// A file of cards of several versions is written card by card, each in its own.
  private func rewritten(_ contacts: [Contact]) -> [UInt8] {
    contacts.flatMap { contact in write([contact], contact.format).bytes }
  }

  @Test(arguments: CardFile.all)
  func wellFormedFilesComeBackByteForByte(_ file: CardFile) throws {
    let read = try read(file.bytes)
    guard read.complaints.isEmpty, file.isPlain else {
      try expectEqualContacts(read, file)
      return
    }
    #expect(rewritten(read.contacts) == file.bytes, "\(file.name) changed.")
  }

  /// Malformed input is written anew: it has to say the same, and to be well-formed.
  private func expectEqualContacts(_ first: ReadFile, _ file: CardFile) throws {
    guard !first.contacts.isEmpty else { return }
    let written = first.contacts.map { write([$0], $0.format) }
    let second = try read(written.flatMap(\.bytes))
    try #require(second.contacts.count == first.contacts.count)
    for (position, (before, after)) in zip(first.contacts, second.contacts).enumerated() {
      let losses = written[position].losses.flatMap { $0 }
      let differences = ContactDifference.between(before, after)
        .filter { !$0.isExplainedByValue(losses) }
      #expect(differences.isEmpty, "\(file.name), contact \(before.sourceIndex)")
    }
    let known = Set(first.complaints.map(\.code))
    let new = second.complaints.filter { !known.contains($0.code) }
    #expect(new.isEmpty, "\(file.name)")
  }

  @Test func saysHowManyFilesRan() throws {
    var wellFormed = 0
    var contacts = 0
    for file in CardFile.all {
      let read = try read(file.bytes)
      contacts += read.contacts.count
      if read.complaints.isEmpty, file.isPlain { wellFormed += 1 }
    }
    print(
      "Round trips ran over \(CardFile.all.count) files with \(contacts) contacts;",
      "\(wellFormed) files are well-formed and came back byte for byte.")
    #expect(CardFile.samples.count >= 8)
  }

  @Test(arguments: [
    "BEGIN:VCARD\nVERSION:3.0\nFN:LF only\nN:;;;;\nEND:VCARD\n",
    "BEGIN:VCARD\rVERSION:3.0\rFN:CR only\rEND:VCARD\r",
    "BEGIN:VCARD\r\r\nVERSION:3.0\r\r\nFN:CR CR LF\r\r\nEND:VCARD\r\r\n",
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:no break at the end\r\nEND:VCARD",
    "\r\n\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:blank lines\r\n\r\nEND:VCARD\r\n\r\n\r\n",
    "begin:vcard\r\nversion:4.0\r\nfn:lower case\r\nend:vcard\r\n",
    "BEGIN:VCARD \r\nVERSION:4.0\r\nFN:blanks \r\nEND:VCARD \r\n",
    "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARDBEGIN:VCARD\r\nVERSION:4.0\r\nFN:B\r\nEND:VCARD",
    "BEGIN:VCARD\r\nFN;X-A=\"b:c\\\"\";TYPE=\"x,y\":  v  \r\nVERSION:4.0\r\nitem1.NOTE:\r\nEND:VCARD\r\n",
  ])
  func oddButReadableCardsComeBackByteForByte(_ text: String) throws {
    let bytes = Array(text.utf8)
    let read = try read(bytes)
    // Cards that stand on one line are told of, and are well-formed for themselves.
    #expect(read.complaints.allSatisfy { $0.code.rawValue == "vcard.card.misplaced-lines" })
    #expect(String(decoding: rewritten(read.contacts), as: UTF8.self) == text)
  }

  /// A jCard's contact comes from its element, and is no vCard that could be given back.
  @Test func jCardsKnowTheirPlace() throws {
    let element = #"["vcard",[["version",{},"text","4.0"],["note",{},"text","x,y"]]]"#
    let contacts = try read("[\n\(element),\n\(element)]").contacts
    try #require(contacts.count == 2)
    let range = try #require(contacts[1].sourceRange)
    #expect(range.bounds == element.utf8.count + 4..<2 * element.utf8.count + 4)
    #expect(contacts[1].notes.first?.provenance.ranges == [range])
    let vCard = text(write([contacts[0]], .vCard40).bytes)
    #expect(vCard == "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\r\nNOTE:x\\,y\r\nEND:VCARD\r\n")
  }

  /// The command converts with several threads: the result is that of one.
  @Test(arguments: [ContactFormat.vCard40, .jCard])
  func conversionDoesNotDependOnJobs(_ format: ContactFormat) throws {
    // Repeated, so that there are several chunks.
    let all: [UInt8] = CardFile.samples.flatMap { $0.bytes + [0x0D, 0x0A] }
    let bytes = Array(repeatElement(all, count: (5 << 18) / all.count + 1).joined())
    var outputs: [[UInt8]] = []
    for jobs in [1, 2, 5] {
      var output: [UInt8] = []
      let input = try ContactInput(stream: ByteStream(bytes: bytes))
      _ = try input.convert(options: WritingOptions(format: format), jobs: jobs) { bytes, _ in
        output += bytes
      }
      outputs.append(output)
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] == outputs[2])
  }
}

extension Contact {
  /// The format that the contact was read from.
  var format: ContactFormat {
    switch storage.origin.format {
    case .vCard21: .vCard21
    case .vCard40: .vCard40
    case .jCard: .jCard
    default: .vCard30
    }
  }
}
