import ContactModel
import FileFormats
import SourceText

/// Writes a file of jCards or JSON contacts anew.
final class ElementRewriter: ContactRewriter {
  private let format: ContactFormat
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private let output: any ContactOutput
  private var contacts: [ContactInput.ReadContact] = []
  private var count = 0

  init(_ format: ContactFormat, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.format = format
    self.sink = sink
    output = WritingOptions(format: format).makeOutput()
  }

  func begin(_ slot: ReadingSlot) { contacts = slot.contacts }
  func keep(_ number: Int) throws -> [FieldLoss]? {
    _ = try add(contacts[number].contact)
    return nil
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
