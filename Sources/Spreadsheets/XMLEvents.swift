import CExpat
import SourceText

/// Reads XML part by part and hands over what is in it. Nothing that a document names is opened, and
/// Expat itself stops where entities grow.
final class XMLEvents {
  /// Names are without their namespace's prefix.
  private let start: (String, [String: String]) -> Void
  private let end: (String) -> Void
  private let text: (String) -> Void
  /// How deep the element is that the document is at.
  private var depth = 0

  /// Deeper documents are damaged, or are made to do harm.
  private static let depthLimit = 64

  private init(
    start: @escaping (String, [String: String]) -> Void, end: @escaping (String) -> Void,
    text: @escaping (String) -> Void
  ) {
    self.start = start
    self.end = end
    self.text = text
  }

  /// Reads a document; false where it is not well-formed.
  static func read(
    _ content: SourceContent, start: @escaping (String, [String: String]) -> Void,
    end: @escaping (String) -> Void, text: @escaping (String) -> Void
  ) throws -> Bool {
    guard let parser = XML_ParserCreate(nil) else { return false }
    defer { XML_ParserFree(parser) }
    let events = XMLEvents(start: start, end: end, text: text)
    // Valid as long as the parser is used, which is in this call alone.
    XML_SetUserData(parser, Unmanaged.passUnretained(events).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name else { return }
        let events = Unmanaged<XMLEvents>.fromOpaque(data).takeUnretainedValue()
        events.depth += 1
        var found: [String: String] = [:]
        var position = 0
        while let attributes, let key = attributes[position], let value = attributes[position + 1] {
          found[XMLEvents.local(key)] = String(cString: value)
          position += 2
        }
        events.start(XMLEvents.local(name), found)
      },
      { data, name in
        guard let data, let name else { return }
        let events = Unmanaged<XMLEvents>.fromOpaque(data).takeUnretainedValue()
        events.depth -= 1
        events.end(XMLEvents.local(name))
      })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let data, let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      Unmanaged<XMLEvents>.fromOpaque(data).takeUnretainedValue()
        .text(String(decoding: bytes, as: UTF8.self))
    }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    while true {
      let count = try part.withUnsafeMutableBytes { try content.read(into: $0, at: offset) }
      offset += count
      let isLast = count < part.count
      let status = part.withUnsafeBytes { bytes in
        XML_Parse(
          parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count),
          isLast ? 1 : 0)
      }
      guard status == XML_STATUS_OK, events.depth <= depthLimit else { return false }
      if isLast { return true }
    }
  }

  private static func local(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    guard let colon = name.lastIndex(of: ":") else { return name }
    return String(name[name.index(after: colon)...])
  }
}
