import CMinizip
import Glibc
package import SourceText

/// The files in a ZIP archive. Names are text for messages and never paths.
package final class ZipArchive {
  /// More files than this are not looked at.
  static let fileLimit = 100_000

  private let content: SourceContent
  private let file: unzFile
  private var budget: UnpackingBudget

  /// Opens an archive by the directory at its end.
  package init(_ content: SourceContent) throws {
    self.content = try content.asFile()
    budget = UnpackingBudget(name: content.name, packedCount: content.count)
    guard
      let file = self.content.withDescriptor({ unzOpen64("/proc/self/fd/\($0)") }) ?? nil
    else { throw PackedFileError(.damaged, name: content.name) }
    self.file = file
  }

  deinit { unzClose(file) }

  /// What the directory says of a file.
  private struct Entry {
    let name: String
    let isFile: Bool
    let isEncrypted: Bool
    let method: UInt
  }

  func unpack(where isWanted: (String) -> Bool) throws -> PackedFile.Unpacked {
    var unpacked = PackedFile.Unpacked()
    try forEach { entry in
      guard entry.isFile else { return }
      guard isWanted(entry.name) else {
        unpacked.others.append(entry.name)
        return
      }
      do {
        var isWhole = true
        unpacked.files.append(try text(of: entry, isWhole: &isWhole))
        if !isWhole { unpacked.notePart(of: "\(content.name)/\(entry.name)") }
      } catch let error as PackedFileError where error.code != .tooLarge {
        unpacked.failures.append(error)
      }
    }
    return unpacked
  }

  /// The content of the file of that name; nil where there is none.
  package func content(of name: String) throws -> SourceContent? {
    guard unzLocateFile(file, name, 1) == UNZ_OK, let entry = entry() else { return nil }
    var isWhole = true
    let text = try text(of: entry, isWhole: &isWhole)
    guard isWhole else { throw PackedFileError(.damaged, name: "\(content.name)/\(name)") }
    return text
  }

  private func forEach(_ body: (Entry) throws -> Void) throws {
    var code = unzGoToFirstFile(file)
    var count = 0
    while code == UNZ_OK {
      count += 1
      guard count <= Self.fileLimit else {
        throw PackedFileError(.tooManyFiles(limit: Self.fileLimit), name: content.name)
      }
      if let entry = entry() { try body(entry) }
      code = unzGoToNextFile(file)
    }
  }

  /// The file that the directory is at.
  private func entry() -> Entry? {
    var info = unz_file_info64()
    var name = [CChar](repeating: 0, count: 1 << 12)
    let code = unzGetCurrentFileInfo64(
      file, &info, &name, UInt(name.count - 1), nil, 0, nil, 0)
    guard code == UNZ_OK else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    // Bit 11: the name is UTF-8.
    let text = Self.text(ofName: bytes, isUTF8: info.flag & 0x800 != 0)
    // The upper half of the attributes are a Unix mode, where the archive was made on one.
    let kind = UInt32(truncatingIfNeeded: info.external_fa) >> 16 & S_IFMT
    return Entry(
      name: text, isFile: !text.hasSuffix("/") && (kind == 0 || kind == S_IFREG),
      isEncrypted: info.flag & 1 != 0, method: UInt(info.compression_method))
  }

  /// A name as text. Where it is not UTF-8, it is CP 437 by the standard, and whatever in fact.
  static func text(ofName bytes: [UInt8], isUTF8: Bool) -> String {
    let isUTF8 = isUTF8 || String(validating: bytes, as: UTF8.self) != nil
    let charset = isUTF8 ? nil : Charset(named: "IBM437")
    return
      (charset.map { String(decoding: $0.decode(bytes).utf8, as: UTF8.self) }
      ?? String(decoding: bytes, as: UTF8.self))
      .replacing("\\", with: "/")
  }

  /// - Parameter isWhole: Becomes false where a file is damaged, and what comes before is all there is.
  private func text(of entry: Entry, isWhole: inout Bool) throws -> SourceContent {
    let name = "\(content.name)/\(entry.name)"
    if entry.isEncrypted { throw PackedFileError(.encrypted, name: name) }
    guard entry.method == 0 || entry.method == 8 else {
      throw PackedFileError(.unknownMethod, name: name)
    }
    guard unzOpenCurrentFile(file) == UNZ_OK else { throw PackedFileError(.damaged, name: name) }
    var isClosed = false
    defer { if !isClosed { unzCloseCurrentFile(file) } }
    var part = [UInt8](repeating: 0, count: 1 << 18)
    var isWritten = false
    var isRead = true
    let text = try SourceContent(name: name) { write in
      while true {
        let count = unzReadCurrentFile(file, &part, UInt32(part.count))
        isRead = count >= 0
        if count <= 0 { break }
        isWritten = true
        try budget.spend(Int(count))
        try part.withUnsafeBytes { part in
          try write(UnsafeRawBufferPointer(rebasing: part[..<Int(count)]))
        }
      }
      isClosed = true
      // The check sum is compared at the end.
      if unzCloseCurrentFile(file) != UNZ_OK { isRead = false }
      guard isRead || isWritten else { throw PackedFileError(.damaged, name: name) }
    }
    isWhole = isRead
    return text
  }
}
