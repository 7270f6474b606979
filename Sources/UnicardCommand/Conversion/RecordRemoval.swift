import CByteSearch
import ContactCoding
import ContactModel
import ContactUnification
import FileFormats
import SourceText
import Synchronization
import Unicard

/// What becomes, in a conversion, of the records that merged contacts hold.
final class RecordRemoval: Sendable {
  private struct State {
    /// Contacts that were joined from several records, whose records were left out.
    var strippedCount = 0
    /// Those that keep them, with what was removed from the contact.
    var edited: [(name: String, edits: MergeEdits)] = []
  }

  private let keeps: Bool
  /// Contacts are worked on by several threads.
  private let state = Mutex(State())

  init(keeps: Bool) { self.keeps = keeps }

  /// The contact with or without the records in it.
  func apply(to contact: Contact, counts: Bool) -> Contact {
    guard contact.isMerged else { return contact }
    let records = counts ? contact.constituents : []
    if keeps {
      if records.count > 1 {
        let edits = MergeEdits(contact.withoutConstituents, records: records.map(\.contact))
        if !edits.removed.isEmpty {
          state.withLock { $0.edited.append((MergeNames.name(contact), edits)) }
        }
      }
      return contact
    }
    if records.count > 1 { state.withLock { $0.strippedCount += 1 } }
    return contact.withoutConstituents
  }

  func tell(_ options: WritingOptions, isStated: Bool, on console: Console) {
    let (count, edited) = state.withLock { ($0.strippedCount, $0.edited) }
    MergeEditsText(edited, console).printForConverting()
    guard count > 0 else { return }
    console.note(
      "Left out the records that \(Count(count, "merged contact")) "
        + "\(count == 1 ? "was" : "were") made from.")
    if !isStated, options.destination != nil {
      console.hint("--to \(options.format.name) without --for keeps them in the file.")
    }
  }

  /// Whether an input may hold merged contacts; others are converted without looking at each.
  static func isNeeded(for inputs: [OpenInput]) throws -> Bool {
    try inputs.contains { opened in
      switch opened.input.format {
      case .jCard: try opened.stream.contains(name, behind: UInt8(ascii: "\""))
      case .vCard21, .vCard30, .vCard40: try opened.stream.contains(name, behind: 0x0A)
      default: false
      }
    }
  }

  private static let name = Array(UnifiedContact.constituentPropertyName.lowercased().utf8)
}

extension ByteStream {
  /// Whether a name stands somewhere behind a byte, in capitals or small letters.
  fileprivate func contains(_ name: [UInt8], behind mark: UInt8) throws -> Bool {
    let stream = reopen()
    let size = 1 << 20
    var part = [UInt8](repeating: 0, count: size)
    var kept = 0
    while true {
      let count = try part.withUnsafeMutableBytes { buffer in
        try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[kept...]))
      }
      let end = kept + count
      let isFound = part.withUnsafeBytes { bytes in
        Self.contains(name, behind: mark, UnsafeRawBufferPointer(rebasing: bytes[..<end]))
      }
      if isFound { return true }
      if count == 0 { return false }
      // What may stand across the border of two parts.
      kept = min(end, name.count)
      part.replaceSubrange(..<kept, with: Array(part[(end - kept)..<end]))
    }
  }

  private static func contains(
    _ name: [UInt8], behind mark: UInt8, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let text = bytes.bindMemory(to: UInt8.self)
    guard let base = text.baseAddress else { return false }
    var start = 0
    while true {
      let found = start + cb_find_word(base + start, text.count - start, name, name.count)
      guard found < text.count else { return false }
      if found > 0, text[found - 1] == mark { return true }
      start = found + 1
    }
  }
}
