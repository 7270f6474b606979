import Glibc

/// The files that tests run over: the samples of the package, and the corpus of real files,
/// which stays outside of it.
struct CardFile: CustomStringConvertible, Sendable {
  var name: String
  var bytes: [UInt8]

  var description: String { name }

  /// What no card can give back byte for byte: a byte order mark, UTF-16.
  var isPlain: Bool {
    !bytes.starts(with: [0xEF, 0xBB, 0xBF]) && !bytes.starts(with: [0xFF, 0xFE])
      && !bytes.starts(with: [0xFE, 0xFF]) && !bytes.prefix(64).contains(0)
  }

  static let samples = files(in: packageRoot + "/Samples")

  /// Set UNICARD_CORPUS to the corpus's folder if it is not beside the package.
  static let corpus: [CardFile] = {
    let found = files("vcard", ".vcf")
    if found.isEmpty { print("Skipping the corpus: there is none at \(corpusFolder).") }
    return found
  }()

  static let all = samples + corpus

  private static let packageRoot: String = {
    var path = #filePath
    for _ in 0..<4 { path = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
    return path
  }()

  /// The files of a folder of the corpus, or of the package, whose names end so.
  static func files(_ folder: String, _ ending: String, ofPackage: Bool = false) -> [CardFile] {
    files(in: (ofPackage ? packageRoot : corpusFolder) + "/" + folder, ending)
  }

  private static let corpusFolder =
    getenv("UNICARD_CORPUS").map { String(cString: $0) } ?? packageRoot + "/../shared/corpus"

  private static func files(in folder: String, _ ending: String = ".vcf") -> [CardFile] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(ending) { names.append(name) }
    }
    return names.sorted().map { CardFile(name: $0, bytes: contents(folder + "/" + $0)) }
  }

  private static func contents(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }
}
