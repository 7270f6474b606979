package import SourceText

/// Cuts a text into chunks of whole cards.
package protocol ChunkReader: AnyObject {
  /// How many bytes of text were read.
  var bytesRead: Int { get }
  /// Fills the chunk; false at the end of the text.
  func next(_ chunk: inout CardChunk) throws -> Bool
}

extension ByteStream {
  /// Appends the next bytes of the text, so many at the most; false at the end.
  package func append(upTo count: Int, to bytes: inout [UInt8]) throws -> Bool {
    let part = try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    bytes.append(contentsOf: part)
    return !part.isEmpty
  }

  /// What is wrong at an offset of the text. Unless told otherwise, what stands there is in no
  /// contact.
  package func problem(
    _ code: Diagnostic.Code, _ message: String, hint: String, at offset: Int,
    severity: Severity = .error, leavesOut: Bool = true
  ) -> Diagnostic {
    let start = textOffset + offset
    return Diagnostic(
      code: code, severity: severity, message: message, hint: hint,
      range: SourceRange(source: source, lowerBound: start, upperBound: start + 1),
      leavesOut: leavesOut)
  }
}
