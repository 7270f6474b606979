import SourceText

/// The files in a ZIP archive without its end, and so without a directory: each stands behind a header of
/// its own (APPNOTE 6.3, section 4.3.7).
struct CutZipArchive {
  private let content: SourceContent

  init(_ content: SourceContent) { self.content = content }

  /// A file as its header has it.
  private struct Header {
    let name: String
    let isEncrypted: Bool
    let method: Int
    /// Where its bytes begin.
    let start: Int
    /// How many they are; nil where that stands behind them.
    let count: Int?
  }

  func unpack(where isWanted: (String) -> Bool) throws -> PackedFile.Unpacked {
    var unpacked = PackedFile.Unpacked()
    var budget = UnpackingBudget(name: content.name, packedCount: content.count)
    let inflation = Inflation(content)
    var next: Int? = 0
    for _ in 0..<ZipArchive.fileLimit {
      guard let place = next, let header = try header(at: place) else { break }
      next = header.count.map { header.start + $0 }
      let name = "\(content.name)/\(header.name)"
      guard !header.isEncrypted, header.method == 0 || header.method == 8 else {
        unpacked.failures.append(
          PackedFileError(header.isEncrypted ? .encrypted : .unknownMethod, name: name))
        continue
      }
      var end = Inflation.End.whole
      let text = try SourceContent(name: name) { write in
        if header.method == 8 {
          let run = try inflation.run(from: header.start) { part in
            try budget.spend(part.count)
            try write(part)
          }
          end = run.end
          if next == nil, end == .whole { next = try self.end(ofDescriptorAt: run.offset) }
        } else {
          end = try copy(header, write)
        }
      }
      guard !header.name.hasSuffix("/") else { continue }
      guard isWanted(header.name) else {
        unpacked.others.append(header.name)
        continue
      }
      if text.count > 0 { unpacked.files.append(text) }
      if end != .whole { unpacked.notePart(of: name) }
    }
    guard !unpacked.files.isEmpty else { throw PackedFileError(.damaged, name: content.name) }
    unpacked.notePart(of: content.name)
    return unpacked
  }

  /// Hands over what is not packed.
  private func copy(
    _ header: Header, _ write: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Inflation.End {
    guard let count = header.count else { return .damaged }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var done = 0
    while done < count {
      let wanted = min(part.count, count - done)
      let read = try part.withUnsafeMutableBytes { buffer in
        try content.read(
          into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]), at: header.start + done)
      }
      if read == 0 { return .cut }
      try part.withUnsafeBytes { try write(UnsafeRawBufferPointer(rebasing: $0[..<read])) }
      done += read
    }
    return .whole
  }

  private func header(at place: Int) throws -> Header? {
    let bytes = try bytes(30, at: place)
    guard bytes.count == 30, bytes.starts(with: Self.mark) else { return nil }
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let nameCount = number(26, 2)
    let name = try self.bytes(nameCount, at: place + 30)
    let isEncrypted = number(6, 2) & 1 != 0
    let packedCount = number(18, 4)
    // Bit 3: the sizes stand behind the file. All bits: they are too large for the header.
    let hasCount = number(6, 2) & 8 == 0 && packedCount != 0xFFFF_FFFF
    return Header(
      name: ZipArchive.text(ofName: name, isUTF8: number(6, 2) & 0x800 != 0),
      isEncrypted: isEncrypted, method: number(8, 2),
      start: place + 30 + nameCount + number(28, 2), count: hasCount ? packedCount : nil)
  }

  /// Where the next file begins behind the sizes of one, which have several forms; nil where none does.
  private func end(ofDescriptorAt place: Int) throws -> Int? {
    for count in [0, 12, 16, 20, 24]
    where try bytes(4, at: place + count).elementsEqual(Self.mark) {
      return place + count
    }
    return nil
  }

  private static let mark: [UInt8] = [0x50, 0x4B, 3, 4]

  private func bytes(_ count: Int, at place: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var read = 0
    while read < count {
      let more = try bytes.withUnsafeMutableBytes { buffer in
        try content.read(
          into: UnsafeMutableRawBufferPointer(rebasing: buffer[read...]), at: place + read)
      }
      if more == 0 { break }
      read += more
    }
    return Array(bytes[..<read])
  }
}
