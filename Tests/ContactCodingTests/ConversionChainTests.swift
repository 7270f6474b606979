import ContactModel
import FileFormats
import GeneratedContacts
import TableCoding
import Testing

/// Whatever a conversion loses or changes stands in its loss report.
struct ConversionChainTests {
  private func expectNothingLostUnreported(
    _ contacts: [Contact], through formats: [ContactFormat], _ name: String
  ) throws {
    var before = contacts
    // A row of which no cell says anything is no contact.
    if formats.contains(where: \.isCSV) {
      before = contacts.filter { !$0.isEmpty && $0.formattedName != nil }
    }
    for format in formats {
      let (bytes, losses) = write(before, format)
      let after = try read(bytes, format).contacts
      try #require(after.count == before.count, "\(name) as \(format)")
      for index in before.indices {
        for difference in ContactDifference.unexplained(
          before[index], after[index], by: losses[index], in: format)
        {
          let reported = losses[index].filter { $0.key == difference.key }.map(\.reason)
          Issue.record("\(name), contact \(index) as \(format.name), \(difference)\n  \(reported)")
        }
      }
      before = after
    }
  }

  @Test(arguments: CardFile.all)
  func filesThroughEveryFormat(_ file: CardFile) throws {
    let contacts = try read(file.bytes).contacts
    for format in ContactFormat.allCases {
      try expectNothingLostUnreported(contacts, through: [format], file.name)
    }
    try expectNothingLostUnreported(
      contacts, through: [.vCard21, .vCard40, .vCard30, .jCard, .vCard40], file.name)
  }

  @Test(arguments: ContactFormat.allCases)
  func generatedContactsThrough(_ format: ContactFormat) throws {
    for seed in 0..<80 {
      var generator = ContactGenerator(seed: UInt64(seed))
      try expectNothingLostUnreported([generator.contact()], through: [format], "seed \(seed)")
    }
  }

  @Test func generatedContactsThroughTheChain() throws {
    for seed in 10_000..<10_080 {
      var generator = ContactGenerator(seed: UInt64(seed))
      try expectNothingLostUnreported(
        [generator.contact()], through: [.vCard21, .vCard40, .vCard30, .jCard, .vCard40],
        "seed \(seed)")
    }
  }
}
