public import ContactChanges
import ContactCoding
import ContactModel

extension ContactReader {
  /// Carries out a request on the file, by streaming: all of it or nothing, with the bytes of all
  /// other contacts as they were.
  ///
  /// ```swift
  /// var request = SaveRequest()
  /// request.update(contact.editing { $0.note = nil }, from: contact)
  /// try ContactReader(path: "contacts.vcf").save(request, to: "contacts.vcf")
  /// ```
  ///
  /// - Parameters:
  ///   - request: What is to be done.
  ///   - path: Where the changed file goes; it may take the place of the one that is read.
  ///   - acceptsLosses: Whether it is written even if a value has no place in the file.
  /// - Throws: ``SaveRefusal`` where something can't be done; ``FileFormats/ContactFileError`` where the file
  ///   can't be read or written, or has no place for a value.
  public func save(
    _ request: SaveRequest, to path: String, acceptsLosses: Bool = false
  ) throws {
    var index = RecordIndex()
    try enumerateContacts { index.append($0) }
    var plan = SavePlan(request, index)
    var position = 0
    // What is refused shows when the records are seen, so they are seen before anything is written.
    try enumerateContacts { contact in
      _ = plan.result(at: position, of: contact)
      position += 1
    }
    _ = plan.additions()
    guard plan.refusals.isEmpty else { throw SaveRefusal(refusals: plan.refusals) }
    plan = SavePlan(request, index)
    position = 0
    // A table's column of days has no room for a second.
    let saysWhen = !format.isCSV
    func revised(_ contact: Contact) -> ContactRevision {
      defer { position += 1 }
      guard plan.concerns(position) else { return .keep }
      guard let changed = plan.result(at: position, of: contact) else { return .remove }
      return changed == contact
        ? .keep : .replace(saysWhen ? changed.later(than: contact) : changed)
    }
    try rewrite(to: path, acceptsLosses: acceptsLosses, adding: plan.additions(), revise: revised)
  }
}

/// A request could not be carried out as a whole, so that nothing was.
public struct SaveRefusal: Error, Sendable, CustomStringConvertible {
  /// What could not be done, in the order of the request.
  public let refusals: [SaveResult.Refusal]

  /// What could not be done and why, as sentences.
  public var description: String { refusals.map(\.description).joined(separator: "\n") }
}
