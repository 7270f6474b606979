import ContactModel
import FileWriting
import Glibc
import SourceText

/// Contacts that wait in a temporary file without a name, as they are in memory.
final class ContactSpool {
  private let descriptor: Int32
  private let sink: DescriptorSink
  /// The sources of the contacts, of which there are few.
  private var sources: [Source] = []
  private var buffer: [UInt8] = []
  private var position = 0
  private var fileOffset = 0
  private var byteCount = 0

  private static let name = "a temporary file"
  private static let readLength = 1 << 16

  init() throws(OutputError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/unicard-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw OutputError(errno: errno, path: folder) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = unlink(template)
    sink = DescriptorSink(descriptor, path: Self.name)
  }

  deinit { _ = close(descriptor) }

  /// Adds a contact.
  ///
  /// - Returns: Where it begins, for ``contact(at:)``.
  @discardableResult
  func append(_ contact: Contact) throws(OutputError) -> Int {
    let start = byteCount
    let storage = contact.storage
    let head = Head(
      byteCount: storage.bytes.count, recordCount: storage.records.count,
      source: number(of: storage.origin.source), index: storage.origin.index)
    let result = withUnsafeBytes(of: head) { head -> Result<Void, OutputError> in
      Result { () throws(OutputError) in try sink.write(head) }
    }
    try result.get()
    try sink.write(storage.bytes)
    let written = storage.records.withUnsafeBytes { records -> Result<Void, OutputError> in
      Result { () throws(OutputError) in try sink.write(records) }
    }
    try written.get()
    byteCount +=
      MemoryLayout<Head>.size + storage.bytes.count
      + storage.records.count * MemoryLayout<FieldRecord>.stride
    return start
  }

  /// The contact that begins at a place.
  func contact(at start: Int) throws(OutputError) -> Contact {
    if sink.hasUnwritten { try sink.flush() }
    if start != fileOffset - buffer.count + position {
      buffer = []
      position = 0
      fileOffset = start
    }
    guard let contact = try next() else { throw OutputError(errno: EIO, path: Self.name) }
    return contact
  }

  /// Goes back to the first contact.
  func rewind() throws(OutputError) {
    try sink.flush()
    buffer = []
    position = 0
    fileOffset = 0
  }

  /// The next contact; nil at the end.
  func next() throws(OutputError) -> Contact? {
    guard try fill(MemoryLayout<Head>.size) else { return nil }
    let head = take(MemoryLayout<Head>.size) { $0.loadUnaligned(as: Head.self) }
    let recordLength = head.recordCount * MemoryLayout<FieldRecord>.stride
    guard try fill(head.byteCount + recordLength) else {
      throw OutputError(errno: EIO, path: Self.name)
    }
    let bytes = take(head.byteCount) { Array($0) }
    let records = take(recordLength) { raw in
      [FieldRecord](unsafeUninitializedCapacity: head.recordCount) { records, count in
        UnsafeMutableRawBufferPointer(records).copyMemory(from: raw)
        count = head.recordCount
      }
    }
    let origin = ContactOrigin(
      source: head.source < 0 ? nil : sources[head.source], index: head.index)
    return Contact(
      storage: ContactStorage(bytes: bytes, records: records, origin: origin))
  }

  private struct Head {
    var byteCount: Int
    var recordCount: Int
    /// The place among ``sources``; -1 for none.
    var source: Int
    var index: Int
  }

  private func number(of source: Source?) -> Int {
    guard let source else { return -1 }
    if let last = sources.last, last == source { return sources.count - 1 }
    if let known = sources.firstIndex(of: source) { return known }
    sources.append(source)
    return sources.count - 1
  }

  /// Makes so many bytes wait in the buffer; false where the file ends before.
  private func fill(_ count: Int) throws(OutputError) -> Bool {
    while buffer.count - position < count {
      buffer.removeFirst(position)
      position = 0
      let start = buffer.count
      let length = max(Self.readLength, count)
      buffer.append(contentsOf: repeatElement(0, count: length))
      let offset = off_t(fileOffset)
      let read = buffer.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + start }, length, offset)
      }
      guard read >= 0 || errno == EINTR else { throw OutputError(errno: errno, path: Self.name) }
      buffer.removeLast(length - max(0, read))
      fileOffset += max(0, read)
      if read == 0 { return false }
    }
    return true
  }

  private func take<Result>(_ count: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    defer { position += count }
    return buffer.withUnsafeBytes { buffer in
      body(UnsafeRawBufferPointer(rebasing: buffer[position..<position + count]))
    }
  }
}
