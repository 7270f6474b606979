import Foundation
import Testing

@testable import TableCoding

/// The tables of headers, and the recognition of every one of them.
struct HeaderTableTests {
  @Test func everyMeaningIsKnown() {
    for section in HeaderTable.text.string.split(separator: "\n= ")
    where section.hasPrefix("columns\n") {
      let lines = section.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("#") }
      for item in lines.flatMap({ $0.split(separator: "|") }) {
        // Its own name may be another one: that must mean the same.
        let meaning = ColumnMeaning(String(item))
        #expect(meaning != nil, "\(item)")
        #expect(meaning.flatMap { ColumnMeaning($0.description) } == meaning, "\(item)")
      }
    }
  }

  @Test(arguments: HeaderTable.all.indices)
  func everyTableIsComplete(_ index: Int) {
    let table = HeaderTable.all[index]
    #expect(table.columns.count >= 3, "\(table.dialect) \(table.language)")
    #expect(CSVDialect(name: table.dialect) != nil, "\(table.dialect)")
  }

  /// Headers are recognised in any order, but for those that a table has twice.
  @Test(arguments: HeaderTable.all.indices)
  func headersAreRecognisedInAnyOrder(_ index: Int) {
    let table = HeaderTable.all[index]
    // These write no headers.
    guard !["abook", "abook-palm", "mutt", "sim"].contains(table.dialect) else { return }
    let folded = table.columns.map { HeaderFolding.folded($0.header) }
    let repeated = Set(folded.filter { header in folded.filter { $0 == header }.count > 1 })
    var random = SplitMix(seed: UInt64(index))
    for isShuffled in [false, true] {
      var columns = Array(zip(folded, table.columns))
      if isShuffled { columns.shuffle(using: &random) }
      let mapping = HeaderMatcher.mapping(headers: columns.map(\.1.header), samples: SampleCells())
      #expect(mapping.dialect.name == table.dialect, "\(table.language)")
      for (found, (header, wanted)) in zip(mapping.columns, columns)
      where !(isShuffled && repeated.contains(header)) {
        #expect(
          found.meaning == wanted.meaning,
          "\(table.dialect) \(table.language) \(wanted.header): \(found.meaning)")
      }
    }
  }

  /// Words that everybody uses are a sheet's, though programs have them, too.
  @Test(arguments: [
    ("First Name,Last Name,Company,Address,City,State,Zip,Phone,Email", "sheet"),
    ("First Name,Last Name,Address,City,State,Zip,Home Phone,Cell Phone,Email", "sheet"),
    ("Title,First Name,Last Name,Address,City,State,Zip,Country,Email", "sheet"),
    (
      "Last Name,First Name,Street Address,City,State,Zip Code,Home Phone,Cell Phone,Email", "sheet"
    ),
    ("First Name,Last Name,Nickname,Email,Home Phone,Mobile,Notes", "sheet"),
    ("name,email,phone,notes", "sheet"), ("name,email,phone,notes,nick", "abook"),
    ("Vorname,Nachname,Firma,E-Mail-Adresse,Telefon geschäftlich,Mobiltelefon", "sheet"),
    ("First Name,Last Name,Email Address,Company,Position,Connected On", "linkedin"),
    ("Given Name,Family Name,Notes,E-mail 1 - Value,Phone 1 - Value,Gender", "google-legacy"),
    ("First Name,Last Name,Title,Notes,Pager,E-mail Address,E-mail 2 Address", "outlook"),
  ])
  func wordsOfEverybodyAreNoProgram(_ header: String, _ dialect: String) {
    let headers = header.split(separator: ",").map(String.init)
    let mapping = HeaderMatcher.mapping(headers: headers, samples: SampleCells())
    #expect(mapping.dialect.name.hasPrefix(dialect))
  }

  /// Accents that stand apart, as macOS has them, are the same.
  @Test func headersAreFoundHoweverTheirAccentsAreWritten() {
    let odd = ["Straße", "„Name“", "E‑Mail №", "Größe", "İl", "Имя", "氏名", "이름"]
    for header in Set(HeaderTable.all.flatMap { $0.columns.map(\.header) }).union(odd) {
      let decomposed = header.decomposedStringWithCanonicalMapping
      let composed = header.precomposedStringWithCanonicalMapping
      let places = HeaderIndex.shared.places(of: HeaderFolding.folded(header)).count
      for form in [decomposed, composed] {
        #expect(
          HeaderIndex.shared.places(of: HeaderFolding.folded(form)).count == places, "\(form)")
      }
      #expect(places > 0 || odd.contains(header), "\(header)")
    }
  }
}

/// A small generator of random numbers, the same on every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
