import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding

/// A file that was read.
struct ReadFile {
  var contacts: [Contact]
  var diagnostics: [Diagnostic]
  let stream: ByteStream
  /// Whether places are those of the bytes, and not of what they were turned into.
  var hasPlacesOfBytes: Bool { !stream.isTranscoded }

  /// Reads bytes; nil where they are refused, as what has no contacts may be.
  init?(_ bytes: [UInt8], format: ContactFormat? = nil) {
    guard let stream = try? ByteStream(bytes: bytes, name: "input") else { return nil }
    self.init(stream, format: format)
  }

  /// Reads a stream, in parts of a length: telling the encoding takes longer than reading.
  init?(_ stream: ByteStream, format: ContactFormat?, partLength: Int? = nil) {
    self.stream = stream
    do {
      var input = try ContactInput(stream: stream, format: format)
      if let partLength { input.partLength = partLength }
      (contacts, diagnostics) = try input.readAll(jobs: 1)
    } catch {
      return nil
    }
  }
}

/// Reads a file of one kind, and writes it again as what it was.
enum ReadingTarget {
  static func run(_ bytes: [UInt8], format: ContactFormat) throws(BrokenPromise) {
    guard let file = ReadFile(bytes, format: format) else { return }
    if !format.isCSV {
      for length in [64, 173] {
        guard let other = ReadFile(file.stream.reopen(), format: format, partLength: length)
        else {
          throw BrokenPromise("parts-refused")
        }
        try promise(file.contacts == other.contacts, "parts-contacts", "in parts of \(length)")
        // What stands outside of cards is told with the part that it is in.
        try promise(
          Set(file.diagnostics) == Set(other.diagnostics), "parts-diagnostics",
          "in parts of \(length)")
      }
    }
    if file.hasPlacesOfBytes { try checkPlaces(file, bytes.count) }
    try WrittenFile.check(file, WritingOptions(format: format))
  }

  /// Every diagnostic is of a place in the file, and a sentence.
  private static func checkPlaces(_ file: ReadFile, _ count: Int) throws(BrokenPromise) {
    let diagnostics = file.diagnostics
    for diagnostic in diagnostics {
      try promise(diagnostic.message.hasSuffix("."), "sentence", diagnostic.message)
      guard let range = diagnostic.range?.bounds else { continue }
      try promise(
        range.lowerBound >= 0 && range.upperBound <= count, "place",
        "\(diagnostic.code.rawValue) \(range)")
    }
    let ranges = diagnostics.compactMap { $0.range?.bounds }
    guard let locations = try? LineLocator(file.stream.reopen()).locations(of: ranges) else {
      return
    }
    try promise(locations.count == ranges.count, "locations")
  }
}
