public import ContactCoding
public import ContactModel
public import FileFormats
import FileWriting

extension ContactReader {
  /// Writes the file again in its own form, with changes. The file that comes of it appears whole or
  /// not at all, and may take the place of the one that is read.
  ///
  /// What is not changed stays byte for byte: the other lines of a card, the other cells of a row,
  /// the columns and their order, the encoding. New contacts stand behind the last.
  ///
  /// ```swift
  /// let reader = try ContactReader(path: "members.csv")
  /// try reader.rewrite(to: "members.csv", adding: [new]) { contact in
  ///   contact.note == "left" ? .remove : .keep
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: Where the file goes.
  ///   - acceptsLosses: Whether it is written even if a value has no place in it, as no column of a
  ///     table holds it.
  ///   - additions: New contacts.
  ///   - losses: Told what the file can't hold, in order.
  ///   - revise: Says what becomes of each contact, in the file's order.
  /// - Throws: ``FileFormats/ContactFileError``; with the code ``FileFormats/ContactFileError/Code/wouldLose`` where a value
  ///   would be lost and that is not accepted.
  @discardableResult
  public func rewrite(
    to path: String, acceptsLosses: Bool = false, adding additions: [Contact] = [],
    losses: (ConversionLoss) -> Void = { _ in },
    revise: (Contact) throws -> ContactRevision
  ) throws -> RewritingSummary {
    do {
      let file = try AtomicFile(path: path, replaces: true)
      var lost: [ConversionLoss] = []
      let summary = try rewrite(
        losses: { loss in
          if loss.isOfValue, lost.count < 4 { lost.append(loss) }
          losses(loss)
        },
        to: { try file.write($0) }, additions: { additions }, revise: revise)
      guard lost.isEmpty || acceptsLosses else {
        file.abandon()
        throw ContactFileError.wouldLose(lost, path: path)
      }
      try file.commit()
      return summary
    } catch let error as OutputError {
      throw ContactFileError(error, path: path)
    }
  }
}

extension ContactFileError {
  static func wouldLose(_ losses: [ConversionLoss], path: String) -> ContactFileError {
    let names = losses.prefix(3).map { "\($0.key.name) “\($0.value)” of \($0.contactName)" }
    return ContactFileError(
      .wouldLose,
      message: "\(path) has no place for \(names.joined(separator: ", "))"
        + (losses.count > 3 ? " and more" : "") + "; nothing was written.", path: path)
  }
}
