/// Offsets in transcoded text and the offsets of the source that they come from.
enum TextOffsets {
  /// How many bytes of the source are transcoded at a time.
  static let partLength = 1 << 16
}

extension ByteStream {
  /// The offset in the source of the character at an offset of the text. Exact for text that is read
  /// as it is. For transcoded text the source is read a second time, up to the place.
  public func originalOffset(ofTextOffset offset: Int) throws(SourceError) -> Int {
    try originalOffsets(ofTextOffsets: [offset]).first ?? offset
  }

  /// The offsets in the source of many offsets of the text, in the order given, in one pass.
  public func originalOffsets(ofTextOffsets offsets: [Int]) throws(SourceError) -> [Int] {
    guard isTranscoded else { return offsets.map { $0 + textOffset } }
    var results = [Int](repeating: 0, count: offsets.count)
    var order = offsets.indices.sorted { offsets[$0] < offsets[$1] }[...]
    var sourceOffset = encoding.byteOrderMarkLength
    var written = 0
    var part = [UInt8](repeating: 0, count: TextOffsets.partLength)
    var text: [UInt8] = []
    var transcoder = Transcoder(codec: encoding.charset.codec)
    while !order.isEmpty {
      let count = try content.fill(&part, at: sourceOffset)
      let isLast = count < part.count
      var slow = transcoder?.copy()
      text.removeAll(keepingCapacity: true)
      part.withUnsafeBytes { part in
        let bytes = UnsafeRawBufferPointer(rebasing: part[..<count])
        _ = transcoder?.transcode(bytes, into: &text, isLast: isLast)
      }
      let end = written + text.count
      if let first = order.first, offsets[first] < end {
        // One of the places is in this part: once more, byte by byte.
        text.removeAll(keepingCapacity: true)
        var characterStart = 0
        for index in 0..<count {
          part.withUnsafeBytes { part in
            let byte = UnsafeRawBufferPointer(rebasing: part[index...index])
            _ = slow?.transcode(byte, into: &text, isLast: isLast && index == count - 1)
          }
          while let next = order.first, offsets[next] < written + text.count {
            results[next] = sourceOffset + characterStart
            order.removeFirst()
          }
          if !text.isEmpty {
            written += text.count
            text.removeAll(keepingCapacity: true)
            characterStart = index + 1
          }
        }
      }
      written = end
      sourceOffset += count
      if isLast { break }
    }
    for index in order { results[index] = sourceOffset }
    return results
  }
}
