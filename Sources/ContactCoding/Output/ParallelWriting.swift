package import ContactModel
package import FileFormats
import SourceText
import Threading

/// Writes contacts that are in memory on several threads, in their order.
package enum ParallelWriting {
  /// So many contacts are written at a time.
  private static let partCount = 512

  /// Writes contacts.
  ///
  /// What `sink` gets are the contacts alone; what stands around them in a file is
  /// ``FileFrame``'s to say. Separators between contacts are written.
  ///
  /// - Parameters:
  ///   - count: How many contacts there are.
  ///   - options: How to write.
  ///   - jobs: How many threads work; 0 for one a core. The output does not depend on it.
  ///   - contact: The contact at a position; called on any thread.
  ///   - losses: Told what could not be kept, in order.
  ///   - sink: Takes the written contacts in order, on the caller's thread.
  package static func write(
    _ count: Int, options: WritingOptions, jobs: Int, contact: @escaping @Sendable (Int) -> Contact,
    losses: (ConversionLoss) -> Void, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var next = 0
    let separator = Array(FileFrame.separator(options.format).utf8)
    let pipeline = OrderedPipeline<WritingSlot>(
      jobs: ThreadCount.resolved(jobs), makeSlot: { WritingSlot(options) },
      take: { slot in
        guard next < count else { return false }
        slot.range = next..<min(count, next + partCount)
        next = slot.range.upperBound
        return true
      },
      work: { $0.write(contact, separator) })
    try pipeline.run { slot in
      slot.losses.forEach(losses)
      try sink(slot.encoder.output.rawBuffer)
      return true
    }
  }
}

/// One thread's place to write a part.
private final class WritingSlot {
  var range = 0..<0
  let encoder: any ContactOutput
  private(set) var losses: [ConversionLoss] = []

  private let isCard: Bool

  init(_ options: WritingOptions) {
    encoder = options.makeOutput()
    isCard = options.format.isVCard
  }

  func write(_ contact: (Int) -> Contact, _ separator: [UInt8]) {
    encoder.removeOutput()
    losses.removeAll(keepingCapacity: true)
    for position in range {
      if position > 0, !separator.isEmpty { encoder.append(separator) }
      let contact = contact(position)
      encoder.encode(contact)
      guard !encoder.losses.isEmpty else { continue }
      losses += ConversionLoss.losses(encoder.losses, contact)
    }
    // The card before may be the last of a file that ends within its line.
    if isCard, let last = encoder.output.last, last != 0x0A, last != 0x0D {
      encoder.append([0x0D, 0x0A])
    }
  }
}
