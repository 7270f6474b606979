// Writes vCards to standard output: `BenchmarkGenerator COUNT [photos]`.
import Glibc

func writeAll(_ bytes: [UInt8], to descriptor: Int32 = 1) {
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done)
    }
    guard count > 0 else {
      perror("The cards could not be written")
      exit(2)
    }
    done += count
  }
}

let arguments = CommandLine.arguments.dropFirst()
guard let count = arguments.first.flatMap({ Int($0) }), count > 0 else {
  print("Usage: BenchmarkGenerator COUNT [photos]")
  exit(64)
}

var generator = CardGenerator(withPhotos: arguments.dropFirst().first == "photos")
var text = CardText()
for index in 0..<count {
  generator.append(card: index, to: &text)
  if text.bytes.count > 1 << 20 {
    writeAll(text.bytes)
    text.removeAll()
  }
}
writeAll(text.bytes)
let perCard = text.propertyCount * 100 / count
writeAll(
  Array("\(text.propertyCount) properties, \(perCard / 100).\(perCard % 100) a card\n".utf8), to: 2)
