package import SourceText

/// A file that packs others: gzip (RFC 1952) or ZIP (APPNOTE 6.3), told by its first bytes.
package enum PackedFile {
  case gzip, zip
  /// A ZIP archive without a file.
  case empty

  /// The kind of packing; nil where the content is not packed.
  ///
  /// - Throws: ``PackedFileError`` for archives that are not opened.
  package init?(_ content: SourceContent) throws {
    var head = [UInt8](repeating: 0, count: Self.tarMark.endIndex)
    let count = try head.withUnsafeMutableBytes { try content.read(into: $0, at: 0) }
    let start = head[..<count]
    if start.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if start.starts(with: [0x50, 0x4B, 3, 4]) {
      self = .zip
    } else if start.starts(with: [0x50, 0x4B, 5, 6]) {
      self = .empty
    } else if let other = Self.others.first(where: { start.starts(with: $0.bytes) }) {
      throw PackedFileError(.otherArchive(other.name), name: content.name)
    } else if start.count == head.count, start[Self.tarMark].elementsEqual("ustar".utf8),
      // Names and numbers end with it there, and no text has it.
      start.contains(0)
    {
      throw PackedFileError(.otherArchive("tar"), name: content.name)
    } else {
      return nil
    }
  }

  /// Where the first header of a tar archive says what it is (POSIX.1-1988, IEEE Std 1003.1).
  private static let tarMark = 257..<262

  private static let others: [(bytes: [UInt8], name: String)] = [
    (Array("BZh".utf8), "bzip2"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard"),
    (Array("Rar!".utf8), "RAR"),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7-Zip"),
  ]

  /// What comes out.
  package struct Unpacked {
    /// The files, in their order, with names as `contacts.zip/anna.vcf`.
    package var files: [SourceContent] = []
    /// Files that could not be unpacked, and why.
    package var failures: [PackedFileError] = []
    /// The names of files that were not wanted.
    package var others: [String] = []
    /// What is doubtful, in sentences.
    package var warnings: [String] = []
    /// Whether a file is damaged or cut, so that only a part of it came out, which ``warnings`` tell.
    package private(set) var isPartial = false

    /// Says that of a file only a part came out.
    mutating func notePart(of name: String) {
      isPartial = true
      warnings.append(PackedFileError.partWasRead(of: name))
    }
  }

  /// Unpacks the files whose names are wanted; the one file of gzip has none.
  package func unpack(
    _ content: SourceContent, where isWanted: (String) -> Bool
  ) throws -> Unpacked {
    switch self {
    case .gzip: try Gunzip.unpack(content)
    case .empty: Unpacked()
    case .zip:
      if let archive = try? ZipArchive(content) {
        try archive.unpack(where: isWanted)
      } else {
        try CutZipArchive(content).unpack(where: isWanted)
      }
    }
  }
}
