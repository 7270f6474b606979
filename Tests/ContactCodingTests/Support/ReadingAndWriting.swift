import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding

/// What came of reading some bytes.
struct ReadFile {
  var contacts: [Contact] = []
  var diagnostics: [Diagnostic] = []

  /// Those that tell of something wrong.
  var complaints: [Diagnostic] { diagnostics.filter { $0.severity >= .warning } }
  var codes: [String] { diagnostics.map(\.code.rawValue) }
}

func read(_ bytes: [UInt8], _ format: ContactFormat? = nil, jobs: Int = 1) throws -> ReadFile {
  let input = try ContactInput(stream: ByteStream(bytes: bytes), format: format)
  let (contacts, diagnostics) = try input.readAll(jobs: jobs)
  return ReadFile(contacts: contacts, diagnostics: diagnostics)
}

func read(_ text: String, _ format: ContactFormat? = nil) throws -> ReadFile {
  try read(Array(text.utf8), format)
}

/// A file of the contacts in the format, frame and all, and what got lost.
func write(
  _ contacts: [Contact], _ options: WritingOptions
) -> (bytes: [UInt8], losses: [[ConversionLoss]]) {
  var options = options
  options.settleColumns(for: contacts)
  var writer = ContactWriter(options)
  var bytes = FileFrame.prefix(options)
  var losses: [[ConversionLoss]] = []
  for (index, contact) in contacts.enumerated() {
    if index > 0 { bytes += Array(FileFrame.separator(options.format).utf8) }
    let written = writer.write(contact)
    bytes += written.bytes
    losses.append(written.losses)
  }
  return (bytes + Array(FileFrame.suffix(options.format).utf8), losses)
}

func write(
  _ contacts: [Contact], _ format: ContactFormat
) -> (bytes: [UInt8], losses: [[ConversionLoss]]) {
  write(contacts, WritingOptions(format: format))
}

/// A card of the version with the lines, separated by CRLF.
func card(_ version: String, _ lines: String...) -> [UInt8] {
  var text = "BEGIN:VCARD\r\nVERSION:\(version)\r\n"
  for line in lines { text += line + "\r\n" }
  return Array((text + "END:VCARD\r\n").utf8)
}

/// The one contact of a card of the version with the lines.
func contact(_ version: String, _ lines: String...) throws -> Contact {
  var text = "BEGIN:VCARD\r\nVERSION:\(version)\r\n"
  for line in lines { text += line + "\r\n" }
  return try read(text + "END:VCARD\r\n").contacts.first ?? Contact()
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Base64 (RFC 4648, section 4), written apart from the package's own.
func base64(_ text: String) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  let bits = text.utf8.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
  var encoded = ""
  for start in stride(from: 0, to: bits.count, by: 6) {
    let six = (0..<6).map { start + $0 < bits.count ? bits[start + $0] : 0 }
    encoded.append(alphabet[six.reduce(0) { $0 << 1 | Int($1) }])
  }
  while encoded.count % 4 != 0 { encoded.append("=") }
  return encoded
}
