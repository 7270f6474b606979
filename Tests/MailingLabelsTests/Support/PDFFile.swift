import Glibc

/// The objects of a document (ISO 32000-1, section 7.5), as the drawing library writes them: one
/// table of all objects at the end, and streams that are compressed by zlib.
struct PDFFile {
  private let bytes: [UInt8]
  /// Where each object begins, by its number.
  private let places: [Int]

  /// Reads the table of objects; nil where there is none at the end.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let end = String(decoding: bytes.suffix(64), as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let word = end.lastIndex(of: "startxref"), word + 1 < end.count,
      let table = Int(end[word + 1]), table < bytes.count
    else { return nil }
    let lines = String(decoding: bytes[table...], as: UTF8.self).split(separator: "\n")
    guard lines.count > 2, lines[0] == "xref", let count = Int(lines[1].split(separator: " ")[1]),
      lines.count > count + 2
    else { return nil }
    places = lines[2..<(count + 2)].map { Int($0.prefix(10)) ?? 0 }
  }

  /// The text of an object, without its stream.
  func text(_ number: Int) -> String {
    guard places.indices.contains(number), places[number] > 0 else { return "" }
    let rest = bytes[places[number]...]
    let end = [Array("endobj".utf8), Array("stream\n".utf8)].compactMap {
      rest.firstRange(of: $0)?.lowerBound
    }.min()
    return String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
  }

  /// The stream of an object, uncompressed; nil where it has none.
  func stream(_ number: Int) -> [UInt8]? {
    guard places.indices.contains(number) else { return nil }
    let header = text(number)
    let start = places[number] + header.utf8.count + "stream\n".utf8.count
    guard let length = Self.reference(after: "/Length", in: header),
      let size = Self.number(after: "obj", in: text(length)), start + size <= bytes.count
    else { return nil }
    return Self.inflated(Array(bytes[start..<(start + size)]))
  }

  /// The numbers of the pages' objects, in order.
  var pages: [Int] {
    let list = places.indices.first { text($0).contains("/Type /Pages") }
    guard let list, let kids = text(list).firstMatch(of: #/\/Kids \[([^\]]*)\]/#) else { return [] }
    return kids.1.matches(of: #/(\d+) 0 R/#).compactMap { Int($0.1) }
  }

  /// The height of a page in points.
  func height(ofPage number: Int) -> Double? {
    text(number).firstMatch(of: #/\/MediaBox \[ \S+ \S+ \S+ (\S+) \]/#).flatMap { Double($0.1) }
  }

  /// The number of the object that a key refers to.
  static func reference(after key: String, in text: String) -> Int? {
    guard let place = text.firstRange(of: key) else { return nil }
    let words = text[place.upperBound...].split(maxSplits: 3) { " \n[".contains($0) }
    return words.count > 2 && words[1] == "0" ? Int(words[0]) : nil
  }

  /// The whole number that follows a word.
  static func number(after word: String, in text: String) -> Int? {
    guard let place = text.firstRange(of: word) else { return nil }
    return Int(text[place.upperBound...].drop { $0.isWhitespace }.prefix { $0.isNumber })
  }

  private typealias Uncompress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt
    ) -> Int32

  /// What is compressed in bytes, through zlib, which drawing PNG needs anyway.
  private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let library = dlopen("libz.so.1", RTLD_NOW), let symbol = dlsym(library, "uncompress")
    else { return nil }
    let uncompress = unsafeBitCast(symbol, to: Uncompress.self)
    var inflated = [UInt8](repeating: 0, count: 8 << 20)
    var count = UInt(inflated.count)
    guard uncompress(&inflated, &count, bytes, UInt(bytes.count)) == 0 else { return nil }
    return Array(inflated[..<Int(count)])
  }
}
