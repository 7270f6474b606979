import ContactModel
import SourceText
import Testing

@testable import ContactCoding
@testable import FileFormats
@testable import TableCoding

/// What is found out about cells in one go, beside looking at each byte.
struct CellTraitsTests {
  /// Bytes that matter, those next to them, and some of other characters.
  private static let alphabet = Array(
    "ab &'%:;<9,-+.@ü\u{0}\u{1}\t\n\r\u{B}\u{C}\u{D}\u{E}\u{A}\u{1D}\u{1F} !".utf8)

  @Test func findsWhatEachByteSays() {
    var random = SplitMix(seed: 7)
    for round in 0..<4000 {
      // Short texts of every length, mostly of letters.
      let text = (0..<round % 50).map { _ -> UInt8 in
        Int.random(in: 0..<8, using: &random) > 0
          ? UInt8(ascii: "x") : Self.alphabet.randomElement(using: &random) ?? 0
      }
      let traits = text.withUnsafeBufferPointer { CellTraits(Bytes($0)) }
      #expect(
        traits.needsDecoding == text.contains { [0x26, 0x0B, 0x0C, 0x0D, 0x1D, 0x00].contains($0) })
      #expect(traits.hasColon == text.contains { [0x3A, 0x3B].contains($0) })
      #expect(
        traits.mayBeList == text.contains { $0 < 0x20 || [0x2C, 0x3A, 0x3B].contains($0) })
    }
  }

  /// Dates whose digits are taken as they are mean themselves in every order and dialect.
  @Test(arguments: ["1985-04-12", "1605-01-01", "2024-02-28", "4500-12-28"])
  func usualDatesMeanThemselves(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      #expect(DateText.isUsual(Bytes(bytes)))
      for order in DateOrder.allCases {
        for isLeapYearNone in [false, true] {
          let reader = DateText(order: order, isLeapYearNone: isLeapYearNone)
          guard case .date(let date) = reader.read(Bytes(bytes)) else {
            Issue.record("\(text) is no date")
            continue
          }
          #expect(date.basicFormat == text.filter { $0 != "-" })
        }
      }
    }
  }

  @Test(arguments: [
    "1604-04-12", "4501-01-01", "1601-01-01", "0000-00-00", "1985-13-01", "1985-04-31", "19850412",
    "1985-4-12", "85-04-12", "1985/04/12", "--04-12", "1985-04-12T00:00:00Z", "",
  ])
  func otherDatesTakeALook(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(!bytes.withUnsafeBufferPointer { DateText.isUsual(Bytes($0)) })
  }
}

/// Dates in cells are in ISO 8601's extended format, however the card has them.
struct WrittenDateTests {
  @Test(arguments: [
    ("20240301", "2024-03-01"), ("2024-03-01", "2024-03-01"),
    ("20240301T235959Z", "2024-03-01T23:59:59Z"), ("2024-03-01T23:59:59Z", "2024-03-01T23:59:59Z"),
    // What may not be as plain as it looks takes another road.
    ("20240229T120000Z", "2024-02-29T12:00:00Z"),
    ("20240301T120000+0100", "2024-03-01T12:00:00+01:00"), ("20240301T1200", "2024-03-01T12:00"),
  ])
  func areExtended(_ date: String, _ cell: String) throws {
    let contacts = try read("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nREV:\(date)\r\nEND:VCARD\r\n")
    let rows = text(write(contacts.contacts, .csv).bytes).split(separator: "\r\n")
    let cells = try #require(rows.last).split(separator: ",")
    #expect(cells.contains(Substring(cell)), "\(rows)")
  }
}

/// Several addresses in the cells of one.
struct JoinedAddressTests {
  @Test func undoneEntitiesAreToldOnce() throws {
    let text =
      "First Name,Last Name,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,"
      + "Address 1 - City,Labels\n"
      + "Ann,Lee,* Home,A &amp; B,First Street 1 ::: Second Street 2,Leeds ::: York,Friends\n"
    let input = try ContactInput(stream: ByteStream(bytes: Array(text.utf8)))
    let (contacts, diagnostics) = try input.readAll(jobs: 1)
    let contact = try #require(contacts.first)
    let addresses = contact[.postalAddresses]
    #expect(addresses.map(\.value.city) == ["Leeds", "York"])
    #expect(addresses.map(\.value.street) == ["First Street 1", "Second Street 2"])
    #expect(addresses.map(\.value.formattedAddress) == ["A & B", ""])
    #expect(addresses.map(\.preference) == [1, nil])
    #expect(diagnostics.map(\.code) == [.cellHTMLEntity])
  }
}
