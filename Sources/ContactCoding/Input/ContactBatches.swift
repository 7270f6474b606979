package import SourceText
import TableCoding
import Threading

/// The contacts of an input, part by part, as somebody asks for them. Reading goes on meanwhile, as
/// far as there is room.
package final class ContactBatches: @unchecked Sendable {
  // Asked by one thread at a time, though not always the same: whoever asks waits for the answer.

  /// A part of the file.
  package struct Batch: Sendable {
    package var contacts: [ContactInput.ReadContact] = []
    /// What was found wrong outside of contacts.
    package var diagnostics: [Diagnostic] = []
    /// How many bytes of the file were read up to its end.
    package var bytesRead = 0
  }

  private let pipeline: OrderedPipeline<ReadingSlot>
  private let input: ContactInput
  private var shift = IndexShift()
  private var bytesRead = 0
  private var hasBegun = false
  private var hasEnded = false

  init(_ input: ContactInput, jobs: Int) {
    self.input = input
    let parts = Result { try input.makeParts() }
    let context = input.context
    let plan = input.rows?.plan
    pipeline = OrderedPipeline<ReadingSlot>(
      jobs: ThreadCount.resolved(jobs), makeSlot: { ReadingSlot(context, plan) },
      take: { try parts.get().next($0) }, work: { $0.readContacts() })
  }

  deinit { pipeline.stop() }

  /// The next part; nil at the end.
  package func next() throws -> Batch? {
    guard !hasEnded else { return nil }
    var batch = Batch()
    if !hasBegun {
      hasBegun = true
      batch.diagnostics += (input.rows?.diagnostics ?? []).map { input.placed($0) }
    }
    batch.bytesRead = bytesRead
    guard let slot = try pipeline.next() else {
      hasEnded = true
      batch.diagnostics += input.streamDiagnostics
      return batch.diagnostics.isEmpty ? nil : batch
    }
    batch.diagnostics += slot.outside.map { input.placed($0) }
    batch.contacts =
      shift.count == 0 && !input.isRearranged
      ? slot.contacts : slot.contacts.map { input.placed($0.shifted(shift)) }
    shift.add(slot)
    bytesRead += slot.bytesRead
    batch.bytesRead = bytesRead
    return batch
  }
}

extension ContactInput {
  /// Reads the contacts part by part.
  package func batches(jobs: Int) -> ContactBatches { ContactBatches(self, jobs: jobs) }
}
