import CSV
import CardCoding
package import ContactModel
package import FileFormats
package import SourceText
import TableCoding
import VCard

/// What came of a conversion.
package struct ConversionSummary: Hashable, Sendable {
  /// How many contacts were written.
  package var contacts = 0
  /// How many of them are cards of groups.
  package var groups = 0
  /// How many of them lost something or hold something changed.
  package var contactsWithLosses = 0
  /// How many diagnostics of each severity the input gave.
  package var diagnostics: [Severity: Int] = [:]
  /// How many contacts the selection left out.
  package var leftOut = 0
  /// How many of these are cards of groups.
  package var leftOutGroups = 0
  /// At how many places reading left something out.
  package var unread = 0
  /// How many rows of tables name nobody, so that no contact was made of them.
  package var rowsWithoutContact = 0
  /// At how many places of tables lines were left out that belong to no row: titles and notes.
  package var linesOutsideRows = 0

  /// Nothing converted yet.
  package init() {}
}

extension ContactInput {
  /// Reads every contact and writes it in another form: the quick road, reading and writing in
  /// parallel.
  ///
  /// What `sink` gets are the contacts alone; what stands around and between them in a file is
  /// ``FileFrame``'s to say, and `sink` is told how many contacts a part holds.
  ///
  /// - Parameters:
  ///   - options: How to write.
  ///   - jobs: How many threads work; 0 for one a core. The output does not depend on it.
  ///   - transform: Changes or, by returning nil, leaves out a contact; called on any thread.
  ///   - sink: Takes the written contacts in order, on the caller's thread.
  ///   - losses: Told what could not be kept, in order.
  ///   - diagnostics: Told what was wrong with the input, in order.
  ///   - progress: Told how many bytes were read and contacts written since the last call.
  package func convert(
    options: WritingOptions, jobs: Int = 0,
    transform: (@Sendable (Contact) -> Contact?)? = nil,
    losses: (ConversionLoss) -> Void = { _ in },
    diagnostics: (Diagnostic) -> Void = { _ in },
    progress: (_ bytesRead: Int, _ contacts: Int) -> Void = { _, _ in },
    to sink: (UnsafeRawBufferPointer, _ contacts: Int) throws -> Void
  ) throws -> ConversionSummary {
    var summary = ConversionSummary()
    let pipeline = try makePipeline(
      jobs: jobs, makeSlot: { ConversionSlot($0, $1, options, transform) },
      work: { $0.convert() })
    var shift = IndexShift()
    func note(_ diagnostic: Diagnostic) {
      summary.diagnostics[diagnostic.severity, default: 0] += 1
      if diagnostic.leavesOut { summary.unread += 1 }
      if diagnostic.code == .rowWithoutContact { summary.rowsWithoutContact += 1 }
      if diagnostic.tellsOfLinesOutsideRows { summary.linesOutsideRows += 1 }
      diagnostics(shift.shifted(diagnostic))
    }
    for diagnostic in rows?.diagnostics ?? [] { note(diagnostic) }
    try pipeline.run { slot in
      for diagnostic in slot.outside { note(diagnostic) }
      for diagnostic in slot.diagnostics { note(diagnostic) }
      for loss in slot.losses { losses(shift.shifted(loss)) }
      shift.add(slot)
      summary.contacts += slot.contactCount
      summary.contactsWithLosses += slot.contactsWithLosses
      summary.groups += slot.groupCount
      summary.leftOut += slot.leftOut
      summary.leftOutGroups += slot.leftOutGroups
      if slot.contactCount > 0 {
        try sink(slot.encoder.output.rawBuffer, slot.contactCount)
      }
      progress(slot.bytesRead, slot.contactCount)
      return true
    }
    for diagnostic in streamDiagnostics { note(diagnostic) }
    return summary
  }
}

/// A slot that reads and writes.
final class ConversionSlot: ReadingSlot {
  let encoder: any ContactOutput
  private let transform: (@Sendable (Contact) -> Contact?)?
  private let separator: [UInt8]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var losses: [ConversionLoss] = []
  private(set) var contactCount = 0
  private(set) var contactsWithLosses = 0
  private(set) var leftOut = 0
  private(set) var groupCount = 0
  private(set) var leftOutGroups = 0

  init(
    _ context: CardContext, _ plan: RowPlan?, _ options: WritingOptions,
    _ transform: (@Sendable (Contact) -> Contact?)?
  ) {
    encoder = options.makeOutput()
    self.transform = transform
    separator = Array(FileFrame.separator(options.format).utf8)
    super.init(context, plan)
  }

  func convert() {
    encoder.removeOutput()
    diagnostics.removeAll(keepingCapacity: true)
    losses.removeAll(keepingCapacity: true)
    contactCount = 0
    contactsWithLosses = 0
    leftOut = 0
    groupCount = 0
    leftOutGroups = 0
    forEachDecoded { decoded, found in
      if !found.isEmpty { diagnostics += found }
      var changed: Contact?
      let isGroup = decoded.isGroup
      if let transform {
        changed = transform(decoded.contact)
        if changed == nil {
          leftOut += 1
          if isGroup { leftOutGroups += 1 }
          return
        }
      }
      if contactCount > 0, !separator.isEmpty {
        encoder.append(separator)
      }
      if let changed {
        encoder.encode(changed)
      } else {
        encoder.encode(decoded.content) { decoded.contact }
      }
      contactCount += 1
      if isGroup { groupCount += 1 }
      if !encoder.losses.isEmpty {
        contactsWithLosses += 1
        losses += ConversionLoss.losses(encoder.losses, changed ?? decoded.contact)
      }
    }
  }
}
