package import ContactModel
package import FileFormats
package import SourceText
import TableCoding

extension ContactInput {
  /// Writes the file again in its own form: in its version of vCard, or with its columns, delimiter,
  /// encoding and line ends.
  ///
  /// Every byte that is of no changed contact is copied. A changed card changes in its changed
  /// properties, a changed row of a table in its changed cells; of contacts that are left out
  /// nothing stays; new ones stand behind the last. Files of jCards are written anew as a whole.
  /// Memory stays flat.
  ///
  /// ```swift
  /// let summary = try input.rewrite(to: { try output.write($0) }) { contact in
  ///   contact.note == "old" ? .remove : .keep
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - jobs: How many threads read; 0 for one a core. The output does not depend on it.
  ///   - isRepairing: Whether what the reader complained of is written anew, as it was understood.
  ///   - losses: Told what the file can't hold, in order.
  ///   - diagnostics: Told what is wrong with the file, in its order.
  ///   - progress: Told how many bytes were read and contacts revised since the last call.
  ///   - sink: Takes the bytes of the file, in order.
  ///   - additions: New contacts, asked for once all others were revised.
  ///   - revise: Says what becomes of each contact, in the file's order, on the caller's thread.
  /// - Throws: What `revise` and `sink` throw; ``SourceText/SourceError`` where the file can't be
  ///   read; ``FileFormats/ContactFileError`` where a file of that form can't be changed.
  @discardableResult
  package func rewrite(
    jobs: Int = 0, isRepairing: Bool = false,
    losses: (ConversionLoss) -> Void = { _ in }, diagnostics: (Diagnostic) -> Void = { _ in },
    progress: (_ bytesRead: Int, _ contacts: Int) -> Void = { _, _ in },
    to sink: @escaping (UnsafeRawBufferPointer) throws -> Void,
    additions: () throws -> [Contact] = { [] },
    revise: (Contact) throws -> ContactRevision
  ) throws -> RewritingSummary {
    let rewriter = try rewriter(isRepairing: isRepairing, to: sink)
    let echoes = format.isCSV ? EncodingEchoes(stream.encoding.charset) : nil
    var summary = RewritingSummary()
    func note(_ diagnostic: Diagnostic) {
      summary.diagnostics[diagnostic.severity, default: 0] += 1
      diagnostics(placed(diagnostic))
    }
    func note(_ found: [FieldLoss], _ contact: Contact) {
      let found = ConversionLoss.losses(found, contact)
      if found.contains(where: { !$0.isBookkeeping }) { summary.contactsWithLosses += 1 }
      found.forEach(losses)
    }
    let pipeline = try makeReadingPipeline(jobs: jobs)
    for diagnostic in rows?.diagnostics ?? [] { note(diagnostic) }
    var shift = IndexShift()
    try pipeline.run { slot in
      for diagnostic in slot.outside { note(shift.shifted(diagnostic)) }
      try rewriter.begin(slot)
      for (number, found) in slot.contacts.enumerated() {
        let read = found.shifted(shift)
        for diagnostic in read.diagnostics { note(diagnostic) }
        let isReplaced: Bool
        switch try revise(read.contact) {
        case .replace(let contact) where contact.storage !== read.contact.storage:
          let (wanted, lost) =
            echoes?.withoutEchoes(contact, beside: read.contact) ?? (contact, [])
          let (found, isChanged) = try rewriter.replace(number, by: wanted)
          note(lost + found, contact)
          isReplaced = isChanged
        case .keep, .replace:
          let found = try rewriter.keep(number)
          note(found ?? [], read.contact)
          isReplaced = found != nil
        case .remove:
          try rewriter.remove(number)
          summary.removed += 1
          continue
        }
        if isReplaced { summary.replaced += 1 } else { summary.kept += 1 }
        if ContactGroup.isGroup(read.contact) { summary.groups += 1 }
      }
      shift.add(slot)
      progress(slot.bytesRead, slot.contacts.count)
      return true
    }
    for contact in try additions() {
      note(try rewriter.add(contact), contact)
      summary.added += 1
      if ContactGroup.isGroup(contact) { summary.groups += 1 }
    }
    try rewriter.finish()
    summary.removedTexts = rewriter.removedTexts
    for diagnostic in streamDiagnostics { note(diagnostic) }
    return summary
  }

  private func rewriter(
    isRepairing: Bool, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws -> any ContactRewriter {
    if format.isCSV { return TableRewriter(self, isRepairing: isRepairing, to: sink) }
    if !format.isVCard { return ElementRewriter(format, isRepairing: isRepairing, to: sink) }
    return try CardRewriter(self, isRepairing: isRepairing, to: sink)
  }
}

/// Writes a file of one form again. Contacts go by their number in the part of the file that was
/// begun last.
protocol ContactRewriter: AnyObject {
  func begin(_ slot: ReadingSlot) throws
  /// Leaves a contact as it is; where it was mended, tells what is lost.
  func keep(_ number: Int) throws -> [FieldLoss]?
  /// Tells what is lost, and whether anything is changed at all.
  func replace(_ number: Int, by contact: Contact) throws -> (losses: [FieldLoss], isChanged: Bool)
  func remove(_ number: Int) throws
  func add(_ contact: Contact) throws -> [FieldLoss]
  func finish() throws
  /// How many texts that belong to no contact were left out.
  var removedTexts: Int { get }
}

extension ContactRewriter {
  var removedTexts: Int { 0 }
}
