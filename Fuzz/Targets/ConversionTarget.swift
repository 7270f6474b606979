import ContactModel
import FileFormats

/// Reads a file of any kind and writes it as another one, which the first byte chooses.
enum ConversionTarget {
  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let first = bytes.first, let file = ReadFile(Array(bytes.dropFirst())) else { return }
    let formats = ContactFormat.allCases
    let choice = Int(first) % (formats.count + Destination.all.count)
    if choice < formats.count {
      try WrittenFile.check(file, WritingOptions(format: formats[choice]))
    } else {
      let destination = Destination.all[choice - formats.count]
      try WrittenFile.check(file, WritingOptions(destination: destination))
    }
  }
}
