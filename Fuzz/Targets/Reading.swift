import ContactCoding
import ContactModel
import SourceText

/// A file that was read.
struct ReadFile {
  var contacts: [Contact]
  var diagnostics: [Diagnostic]
  /// Whether places are those of the bytes, and not of what they were turned into.
  let hasPlacesOfBytes: Bool

  /// Reads bytes; nil where they are refused, as what has no contacts may be.
  init?(_ bytes: [UInt8], format: ContactFormat? = nil, partLength: Int? = nil) {
    do {
      let stream = try ByteStream(bytes: bytes, name: "input")
      hasPlacesOfBytes = !stream.isTranscoded
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
        guard let other = ReadFile(bytes, format: format, partLength: length) else {
          throw BrokenPromise("parts-refused")
        }
        try promise(file.contacts == other.contacts, "parts-contacts", "in parts of \(length)")
        // What stands outside of cards is told with the part that it is in.
        try promise(
          Set(file.diagnostics) == Set(other.diagnostics), "parts-diagnostics",
          "in parts of \(length)")
      }
    }
    if file.hasPlacesOfBytes { try checkPlaces(file.diagnostics, in: bytes) }
    try WrittenFile.check(file, WritingOptions(format: format))
  }

  /// Every diagnostic is of a place in the file, and a sentence.
  private static func checkPlaces(
    _ diagnostics: [Diagnostic], in bytes: [UInt8]
  ) throws(BrokenPromise) {
    for diagnostic in diagnostics {
      try promise(diagnostic.message.hasSuffix("."), "sentence", diagnostic.message)
      guard let range = diagnostic.range?.bounds else { continue }
      try promise(
        range.lowerBound >= 0 && range.upperBound <= bytes.count, "place",
        "\(diagnostic.code.rawValue) \(range)")
    }
    let ranges = diagnostics.compactMap { $0.range?.bounds }
    guard let locator = try? LineLocator(bytes: bytes, name: "input"),
      let locations = try? locator.locations(of: ranges)
    else { return }
    try promise(locations.count == ranges.count, "locations")
  }
}
