import CZlib
import SourceText

/// Unpacks gzip files: members one after the other are one text (RFC 1952, section 2.2), zeros behind
/// them are padding, and anything else there is passed over with a warning, as gzip(1) does.
enum Gunzip {
  static func unpack(_ content: SourceContent) throws -> PackedFile.Unpacked {
    var unpacked = PackedFile.Unpacked()
    var rest = Rest.none
    let text = try SourceContent(name: content.name) { rest = try inflate(content, $0) }
    switch rest {
    case .none: break
    case .other:
      unpacked.warnings.append(
        "\(content.name) has bytes behind its packed text, which were passed over.")
    case .missing: unpacked.notePart(of: content.name)
    }
    // An archive in it is not opened: the attempt says so.
    _ = try PackedFile(text)
    unpacked.files = [text]
    return unpacked
  }

  /// What stands behind the last member.
  private enum Rest {
    case none, other
    /// The text is not whole.
    case missing
  }

  private static func inflate(
    _ content: SourceContent, _ write: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Rest {
    var budget = UnpackingBudget(name: content.name, packedCount: content.count)
    let damaged = PackedFileError(.damaged, name: content.name)
    var stream = z_stream()
    // 16 more than the largest window: gzip alone.
    guard
      inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw damaged }
    defer { inflateEnd(&stream) }
    let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer {
      input.deallocate()
      output.deallocate()
    }
    var offset = 0
    var isInMember = false
    var hasMembers = false
    var isWritten = false
    while true {
      if stream.avail_in == 0 {
        let count = try content.read(into: input, at: offset)
        offset += count
        stream.next_in = input.bindMemory(to: UInt8.self).baseAddress
        stream.avail_in = UInt32(count)
        if count == 0 {
          if hasMembers, !isInMember { return .none }
          guard isWritten else { throw damaged }
          return .missing
        }
      }
      if hasMembers, !isInMember {
        switch stream.next_in.pointee {
        case 0x1F: break
        case 0:
          stream.next_in += 1
          stream.avail_in -= 1
          continue
        default: return .other
        }
      }
      isInMember = true
      stream.next_out = output.bindMemory(to: UInt8.self).baseAddress
      stream.avail_out = UInt32(output.count)
      let code = CZlib.inflate(&stream, Z_NO_FLUSH)
      let count = output.count - Int(stream.avail_out)
      try budget.spend(count)
      try write(UnsafeRawBufferPointer(rebasing: output[..<count]))
      if count > 0 { isWritten = true }
      switch code {
      case Z_STREAM_END:
        isInMember = false
        hasMembers = true
        inflateReset(&stream)
      case Z_OK, Z_BUF_ERROR: break
      default:
        // What looks like another member and is none is no part of the text.
        if hasMembers, count == 0, stream.total_out == 0 { return .other }
        guard isWritten else { throw damaged }
        return .missing
      }
    }
  }
}
