import ContactModel
import FileFormats
import SourceText

/// Writes a file of jCards or JSON contacts anew.
final class ElementRewriter: ContactRewriter {
  private let format: ContactFormat
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private let output: any ContactOutput
  private let isRepairing: Bool
  private var contacts: [ContactInput.ReadContact] = []
  /// The numbers of the contacts that the reader complained of.
  private var repaired: Set<Int> = []
  private(set) var removedTexts = 0
  private var count = 0

  init(
    _ format: ContactFormat, isRepairing: Bool,
    to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) {
    self.format = format
    self.isRepairing = isRepairing
    self.sink = sink
    output = WritingOptions(format: format).makeOutput()
  }

  func begin(_ slot: ReadingSlot) {
    contacts = slot.contacts
    guard isRepairing else { return }
    repaired = Set(
      contacts.indices.filter { contacts[$0].diagnostics.contains { $0.severity >= .warning } })
    // What is wrong with an element is told before its contact, and both stand in the order of the file.
    func range(_ number: Int) -> Range<Int> {
      let range = contacts[number].contact.sourceRange
      return (range?.lowerBound ?? 0)..<(range?.upperBound ?? 0)
    }
    var next = 0
    for problem in slot.outside where problem.severity >= .warning {
      let place = problem.range?.lowerBound ?? 0
      while next < contacts.count, range(next).upperBound <= place { next += 1 }
      if next < contacts.count, range(next).contains(place) {
        repaired.insert(next)
      } else if problem.leavesOut {
        removedTexts += 1
      }
    }
  }

  func keep(_ number: Int) throws -> [FieldLoss]? {
    let losses = try add(contacts[number].contact)
    return repaired.contains(number) ? losses : nil
  }

  func replace(
    _ number: Int, by contact: Contact
  ) throws -> (losses: [FieldLoss], isChanged: Bool) { (try add(contact), true) }
  func remove(_ number: Int) {}

  func add(_ contact: Contact) throws -> [FieldLoss] {
    try write(count == 0 ? FileFrame.prefix(format) : FileFrame.separator(format))
    count += 1
    output.removeOutput()
    output.encode(contact)
    try sink(output.output.rawBuffer)
    return output.losses
  }

  func finish() throws {
    if count == 0 { try write(FileFrame.prefix(format)) }
    try write(FileFrame.suffix(format))
  }

  private func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
  }
}
