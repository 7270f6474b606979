import CSV
import CardCoding
package import ContactModel
public import SourceText
import TableCoding

/// What came of checking an input.
public struct CheckSummary: Hashable, Sendable {
  /// How many contacts were read.
  public var contacts = 0
  /// How many of them are cards of groups.
  public var groups = 0
  /// How many diagnostics of each severity there were.
  public var diagnostics: [Severity: Int] = [:]

  /// Nothing checked yet.
  public init() {}
}

extension ContactInput {
  /// Reads everything into contacts and tells what is wrong, in order.
  ///
  /// - Parameters:
  ///   - jobs: How many threads work; 0 for one a core. What is told does not depend on it.
  ///   - diagnostics: Told what is wrong, and with which contact; nil for what is in none.
  ///   - progress: Told how many bytes and contacts were read since the last call.
  /// - Throws: ``SourceText/SourceError`` where reading fails.
  package func check(
    jobs: Int = 0, diagnostics: (Diagnostic, Contact?) -> Void,
    progress: (_ bytesRead: Int, _ contacts: Int) -> Void = { _, _ in }
  ) throws -> CheckSummary {
    var summary = CheckSummary()
    let pipeline = try makePipeline(
      jobs: jobs, makeSlot: { CheckingSlot($0, $1) }, work: { $0.check() })
    var shift = IndexShift()
    var identifiers = KnownIdentifiers()
    func note(_ diagnostic: Diagnostic, _ contact: Contact? = nil) {
      summary.diagnostics[diagnostic.severity, default: 0] += 1
      diagnostics(shift.shifted(diagnostic), contact)
    }
    for diagnostic in rows?.diagnostics ?? [] { note(diagnostic) }
    try pipeline.run { slot in
      for diagnostic in slot.outside { note(diagnostic) }
      for (diagnostic, contact) in slot.found { note(diagnostic, shift.shifted(contact)) }
      for place in slot.identifiers { identifiers.prefetch(place.hash) }
      for place in slot.identifiers {
        guard let earlier = identifiers.earlier(place.hash, index: place.index) else { continue }
        note(
          Diagnostic(
            code: .identifierRepeated, severity: .warning,
            message:
              "Contact \(earlier + 1) has the same UID, so that a program keeps one of both.",
            hint: "Merge them where they are one person.",
            range: place.range.map {
              SourceRange(
                source: source, lowerBound: $0.lowerBound, upperBound: $0.upperBound)
            }, contactIndex: place.index))
      }
      shift.add(slot)
      summary.contacts += slot.contactCount
      summary.groups += slot.groupCount
      progress(slot.bytesRead, slot.contactCount)
      return true
    }
    for diagnostic in streamDiagnostics { note(diagnostic) }
    return summary
  }
}

/// A slot that only reads.
final class CheckingSlot: ReadingSlot {
  private(set) var found: [(Diagnostic, Contact)] = []
  private(set) var contactCount = 0
  private(set) var groupCount = 0
  /// The UIDs of the contacts, and where these stand.
  private(set) var identifiers: [(hash: UInt64, index: Int, range: Range<Int>?)] = []

  func check() {
    // Locals, since to enter a property of a class is checked each time.
    var found: [(Diagnostic, Contact)] = []
    var identifiers = self.identifiers
    self.identifiers = []
    identifiers.removeAll(keepingCapacity: true)
    var index = rows?.batch.firstIndex ?? chunk.firstIndex
    let firstIndex = index
    groupCount = 0
    let keys = FirstLook.Keys()
    forEachDecoded { decoded, diagnostics in
      let look = FirstLook(decoded.content, keys)
      if let hash = look.identifier { identifiers.append((hash, index, decoded.sourceRange)) }
      index += 1
      if look.mayBeGroup, decoded.isGroup { groupCount += 1 }
      guard look.hasProblems || !diagnostics.isEmpty else { return }
      let contact = decoded.contact
      for diagnostic in diagnostics { found.append((diagnostic, contact)) }
      if look.hasProblems {
        for problem in ValueProblems.problems(of: contact) { found.append((problem, contact)) }
      }
    }
    self.found = found
    self.identifiers = identifiers
    contactCount = index - firstIndex
  }
}
