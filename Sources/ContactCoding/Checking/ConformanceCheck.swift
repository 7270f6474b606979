import CardCoding
package import ContactModel
import FileFormats
package import SourceText
import VCard

extension ContactInput {
  /// Tells, in order, what deviates from the standard of each card's version although it can be
  /// read: missing and repeated properties, unknown ones, long lines, line ends.
  ///
  /// jCard is turned into vCard to be read and has no deviations of this kind.
  package func checkConformance(
    jobs: Int = 0, diagnostics: (Diagnostic, Contact) -> Void,
    progress: (_ bytesRead: Int, _ contacts: Int) -> Void = { _, _ in }
  ) throws {
    guard format.isVCard else { return }
    let pipeline = try makePipeline(
      jobs: jobs, makeSlot: { ConformanceSlot($0, $1) }, work: { $0.check() })
    try pipeline.run { slot in
      for (diagnostic, contact) in slot.deviations { diagnostics(diagnostic, contact) }
      progress(slot.bytesRead, slot.chunk.cards.count)
      return true
    }
  }
}

/// A slot that looks for deviations from the standard.
final class ConformanceSlot: ReadingSlot {
  private(set) var deviations: [(Diagnostic, Contact)] = []

  func check() {
    deviations.removeAll(keepingCapacity: true)
    forEachContact { contact, _ in
      let start = contact.sourceRange?.lowerBound ?? 0
      for deviation in ConformanceChecker.deviations(of: decoder.reader, as: decoder.version) {
        let diagnostic = deviation.placed(
          in: context.source, at: start, contactIndex: contact.sourceIndex)
        deviations.append((diagnostic, contact))
      }
    }
  }
}
