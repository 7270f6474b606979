import Foundation
import Testing
import Unicard

/// The examples of the library's documentation, between `// example` and `// end`: what is printed
/// there compiles and runs here.
struct LibraryExamples {
  @Test func theExamplesRun() async throws {
    let folder = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    #expect(FileManager.default.changeCurrentDirectoryPath(Repository.path("")))
    try overview()
    try readingFiles()
    try await readingLargeFiles()
    try editing()
    try unifying()
    try formatting()
  }

  private func overview() throws {
    // example
    let file = try ContactFile(path: "Samples/icloud.vcf")
    let wanted = try ContactPredicate("has birthday and country = DE")
    let (bytes, losses) = wanted.filter(file.contacts).encoded(as: .googleCSV)
    // end
    #expect(!bytes.isEmpty && !losses.isEmpty)
  }

  private func readingFiles() throws {
    // example
    let file = try ContactFile(path: "Samples/outlook.csv")
    for diagnostic in file.diagnostics {
      print(diagnostic.code, diagnostic.message)
    }
    // end
    #expect(file.contacts.count == 10)
    // example
    var options = ContactReadingOptions()
    options.encoding = Charset(named: "windows-1252")
    options.csv.delimiter = UInt8(ascii: ";")
    // end
    #expect(options.encoding != nil)
  }

  private func readingLargeFiles() async throws {
    // example
    let reader = try ContactReader(path: "Samples/google.csv")
    var count = 0
    for try await contact in reader where !contact.emailAddresses.isEmpty {
      count += 1
    }
    // end
    #expect(count > 0)
  }

  private func editing() throws {
    // example
    let contact = Contact {
      $0.givenName = "Ann"
      $0.familyName = "Lee"
      $0.phoneNumbers = [LabeledValue(label: .mobile, value: PhoneNumber("+49 171 5550123"))]
    }
    let married = contact.editing { $0.familyName = "Lee-Brandt" }
    print(married.displayName)
    // end
    #expect(married.displayName == "Ann Lee-Brandt")
    // example
    let written = married.encoded(as: .vCard21)
    for loss in written.losses { print(loss.property, loss.effect, loss.reason) }
    // end
    #expect(written.losses.isEmpty)
    // example
    let json = try JSONEncoder().encode(married)
    let same = try JSONDecoder().decode(Contact.self, from: json)
    // end
    #expect(same == married)
  }

  private func unifying() throws {
    // example
    let phone = try ContactFile(path: "Samples/android.vcf").contacts
    let cloud = try ContactFile(path: "Samples/google.vcf").contacts
    let unification = try ContactUnifier().unify([phone, cloud])
    for person in unification.contacts where person.isUnified {
      print(person.contact.displayName, person.records.count)
    }
    // end
    #expect(unification.contacts.contains { $0.isUnified })
    // example
    let doubtful = unification.doubtful
    let sure = doubtful.filter { $0.probability > 0.8 }
    // end
    #expect(sure.count <= doubtful.count)
  }

  private func formatting() throws {
    let contact = Contact { $0.formattedName = "Ann Lee" }
    // example
    let names = try NameFormatter(locale: LocaleIdentifier(language: "ja"))
    let title = names.string(from: contact)
    // end
    #expect(title == "Ann Lee")
    let address = PostalAddress(
      street: "1098 Alta Ave", city: "Mountain View", state: "CA", postalCode: "94043",
      country: "USA", isoCountryCode: "US")
    // example
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "fr"),
      style: PostalAddressStyle(layout: .label, senderCountry: "FR"))
    let lines = formatter.string(from: address)
    // end
    #expect(lines == "1098 Alta Ave\nMOUNTAIN VIEW CA 94043\nÉTATS-UNIS")
  }

  /// Every Swift example in the catalogue stands above.
  @Test func theDocumentationShowsThisCode() throws {
    let source = try Repository.text("Tests/UnicardTests/Examples/LibraryExamples.swift")
    var examples = Set<String>()
    for part in source.components(separatedBy: "    // example\n").dropFirst() {
      let end = try #require(part.range(of: "    // end\n"))
      examples.insert(
        part[..<end.lowerBound].components(separatedBy: "\n").map { String($0.dropFirst(4)) }
          .joined(separator: "\n"))
    }
    var shown = Set<String>()
    for name in [
      "Unicard", "ReadingFiles", "EditingAndWriting", "UnifyingContacts", "FormattingForReaders",
    ] {
      let text = try Repository.text("Sources/Unicard/Unicard.docc/\(name).md")
      for part in text.components(separatedBy: "```swift\n").dropFirst() {
        let end = try #require(part.range(of: "```"))
        // Imports stand at the top of a file.
        let lines = part[..<end.lowerBound].components(separatedBy: "\n")
        shown.insert(
          lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n"))
      }
    }
    #expect(shown == examples)
  }
}
