import LocaleSupport
import Testing

@testable import ContactFormatting

/// Patterns by UTS #35 part 8, sections 'namePattern Syntax' and 'Process a namePattern'.
@Suite struct NamePatternTests {
  private func write(_ pattern: String, _ values: [String: String]) throws -> String {
    let changes = NameChanges(
      initials: InitialPattern(initial: nil, sequence: nil), casing: Casing(locale: .undetermined))
    var composition = NameComposition(changes: changes)
    composition.write(
      try #require(PersonNameFields(values)), by: NamePattern(parsing: pattern))
    return String(decoding: composition.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("{surname}, {given} {given2-initial}", 3, ["", ", ", " ", ""]),
    ("«{given2}» {surname}", 2, ["«", "» ", ""]),
    ("{given}{surname}", 2, ["", "", ""]),
    ("plain", 0, ["plain"]),
    ("\\{{given}\\}", 1, ["{", "}"]),
    ("", 0, [""]),
    // Patterns that no data has: nothing of them is an error.
    ("{given", 0, [""]), ("given}", 0, ["given}"]), ("{{given}}", 0, ["}"]),
    ("{unknown} {given}", 1, [" ", ""]), ("{} {given-}", 1, [" ", ""]), ("\\", 0, [""]),
  ])
  func parsing(_ text: String, _ fields: Int, _ literals: [String]) {
    let pattern = NamePattern(parsing: text)
    #expect(pattern.requests.count == fields)
    #expect(pattern.literals.map { String(decoding: $0, as: UTF8.self) } == literals)
  }

  // The examples of section 'Formatting examples', and more of their kind.
  @Test(
    arguments: [
      (
        "{title} {given} {given2} {surname}, {generation}",
        ["given": "Raymond", "given2": "J.", "surname": "Johnson", "generation": "Jr."],
        "Raymond J. Johnson, Jr."
      ),
      (
        "{title} {given} {given2} {surname}, {generation}",
        ["given": "Raymond", "given2": "J.", "surname": "Johnson"], "Raymond J. Johnson"
      ),
      (
        "{given-initial} ({given2}) {surname}",
        ["given": "Foo", "given2": "Bar", "surname": "Baz"], "F. (Bar) Baz"
      ),
      ("{given-initial} ({given2}) {surname}", ["given": "Foo", "surname": "Baz"], "F. Baz"),
      ("{given} ({given2}) {surname}", ["given2": "Bar", "surname": "Baz"], "Bar) Baz"),
      ("({given2}) {surname}", ["given2": "Bar", "surname": "Baz"], "(Bar) Baz"),
      ("{given} {given2} {surname2} {surname}", ["given": "A", "surname": "B"], "A B"),
      ("{surname}, {given}, {given2}", ["surname": "A", "given2": "B"], "A, B"),
      ("{surname}{given} {given2} {generation}", ["surname": "A", "generation": "B"], "A B"),
      ("{given}.{given2}.{surname}.", ["given": "A", "surname": "B"], "A.B."),
      ("{given} {surname}!", ["given": "A"], "A"),
      ("{title}{surname}", ["surname": "B"], "B"),
      // One initial or several, in capitals, and with what is between them.
      ("{given2-initial} {surname}", ["given2": "ronald reuel", "surname": "B"], "r. r. B"),
      ("{given2-initial-allCaps}{surname}", ["given2": "ronald reuel", "surname": "B"], "R. R.B"),
      ("{given2-allCaps-initial}{surname}", ["given2": "ronald reuel", "surname": "B"], "R. R.B"),
      (
        "{given-initial-retain} {surname}", ["given": "Anne-Marie Eva", "surname": "B"],
        "A.-M. E. B"
      ),
      ("{given-monogram} {surname}", ["given": "Anne-Marie", "surname": "B"], "A B"),
      (
        "{surname-initialCap} {given}", ["given": "A", "surname": "van den Berg"],
        "Van den Berg A"
      ),
      ("{given} {surname-initialCap}", ["given": "A", "surname": "ǆurić"], "A ǅurić"),
      ("{given} {surname-initialCap}", ["given": "A", "surname": "'t Hart"], "A 't Hart"),
      // A value that the name supplies itself is not made.
      (
        "{given-initial} {surname}",
        ["given": "Ντέιβιντ", "given-initial": "Ντ.", "surname": "Λόπεζ"], "Ντ. Λόπεζ"
      ),
      (
        "{given-informal-initial} {surname}",
        ["given": "Thomas", "given-informal": "Bill", "surname": "B"], "B. B"
      ),
      ("{given-informal} {surname}", ["given": "Thomas", "surname": "B"], "Thomas B"),
      (
        "{given-vocative} {surname-genitive}",
        [
          "given": "Petr", "given-vocative": "Petře", "surname": "Ozoliņš",
          "surname-genitive": "Ozoliņa",
        ], "Petře Ozoliņa"
      ),
      (
        "{given-vocative} {surname-genitive}", ["given": "Petr", "surname": "Ozoliņš"],
        "Petr Ozoliņš"
      ),
    ] as [(String, [String: String], String)])
  func writing(_ pattern: String, _ values: [String: String], _ expected: String) throws {
    #expect(try write(pattern, values) == expected)
  }

  // Section 'Handle missing surname'.
  @Test(arguments: [
    ("{title} {surname}", "Mr. Zendaya"),
    ("{given-initial} {surname}", "Zendaya"),
    ("{surname-initial}", "Z."),
    ("{surname-core}, {surname-prefix}", "Zendaya"),
    ("{given} {surname}", "Zendaya"),
    ("{given-monogram}{surname-monogram}", "Z"),
    ("{title}", "Mr."),
  ])
  func mononyms(_ pattern: String, _ expected: String) throws {
    #expect(try write(pattern, ["given": "Zendaya", "title": "Mr."]).hasSuffix(expected))
  }

  @Test(arguments: [
    (", ", " ", ", "), (" ", " ", " "), ("", ", ", ", "), (", ", "", ", "), ("xyz", "yz", "xyz"),
    (". (", ") ", ". "), (".(", ") ", ".( "), (" a ", " b ", " "), (", ", ") x", ", x"),
  ])
  func joining(_ before: String, _ after: String, _ expected: String) {
    let joined = NamePattern.joining(Array(before.utf8), Array(after.utf8))
    #expect(String(decoding: joined, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("{0}.", "{0} {1}", "A. B. C."), ("{0}", "{0}{1}", "ABC"), ("{0}", "{0}. {1}.", "A. B.. C."),
    ("({0})", "[{0}|{1}]", "[[(A)|(B)]|(C)]"), ("", "{1}", "A. B. C."),
  ])
  func initials(_ initial: String, _ sequence: String, _ expected: String) throws {
    let pattern = InitialPattern(initial: initial, sequence: sequence)
    var bytes: [UInt8] = []
    NameChanges(initials: pattern, casing: Casing(locale: .undetermined))
      .append("Anna Bea Cleo", [.initial], retains: false, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
