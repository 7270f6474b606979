import ContactCoding
import ContactModel
import ContactUnification
import Glibc
import SourceText

/// The corpus of real files, which is not part of the package: the folder that `UNICARD_CORPUS`
/// names, or the one beside the package.
enum Corpus {
  static let folder: String? = {
    let named = getenv("UNICARD_CORPUS").map { String(cString: $0) }
    let path = named ?? SampleBooks.repository + "/../shared/corpus"
    return access(path + "/vcard", R_OK) == 0 ? path : nil
  }()

  /// Exports of four programs, with the truth about whose each record is.
  static let unifyFolder: String? = {
    guard let path = folder.map({ $0 + "/unify" }) else { return nil }
    return access(path + "/truth.csv", R_OK) == 0 ? path : nil
  }()

  /// The cards of all vCard files.
  static func cards() throws -> [Contact] {
    guard let folder = folder.map({ $0 + "/vcard" }), let directory = opendir(folder) else {
      return []
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".vcf") { names.append(name) }
    }
    return names.sorted().flatMap { name in
      // Some hold no card at all.
      (try? Cards.all(inFile: "\(folder)/\(name)")) ?? []
    }
  }

  /// The records of the exports, and whose they are.
  static func records() throws -> (records: [UnificationRecord], persons: [String]) {
    guard let folder = unifyFolder else { return ([], []) }
    let bytes = try ByteStream(path: folder + "/truth.csv").readAll()
    var truth: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .dropFirst()
    {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      truth["\(fields[0]),\(fields[1])"] = String(fields[3])
    }
    var records: [UnificationRecord] = []
    var persons: [String] = []
    for (source, name) in ["google.csv", "outlook.csv", "apple.vcf", "nextcloud.vcf"].enumerated() {
      for (index, contact) in try Cards.all(inFile: "\(folder)/\(name)").enumerated() {
        records.append(UnificationRecord(contact: contact, source: source, index: index))
        persons.append(truth["\(name),\(index)"] ?? "\(name),\(index)")
      }
    }
    return (records, persons)
  }

  /// The records of each person, by the truth.
  static func people() throws -> [(person: String, records: [UnificationRecord])] {
    let (records, persons) = try records()
    let groups = Dictionary(grouping: zip(records, persons), by: \.1)
    return groups.keys.sorted().map { ($0, (groups[$0] ?? []).map(\.0)) }
  }
}
