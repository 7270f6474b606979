import CSV
import ContactModel
import SourceText

/// Tells whether a row within a file is the header of a further table.
enum HeaderRecognition {
  /// Whether texts side by side are a header. They are few or none of a person's data: nearly all
  /// places are filled, and the names are known. A short row must name what only headers name side
  /// by side, a name and a way to reach somebody.
  static func isHeader(_ cells: [String]) -> Bool {
    let used = (cells.lastIndex { !$0.isEmpty } ?? -1) + 1
    let names = cells[..<used].filter { !$0.isEmpty }
    guard names.count > 1, names.count * 5 >= used * 4 else { return false }
    let known = names.filter { HeaderIndex.isKnown($0) }
    guard known.count > 1, known.first == names.first else { return false }
    if names.count > shortCount { return known.count * 5 >= names.count * 3 }
    return known.count == names.count && isNameAndWay(known)
  }

  private static let shortCount = 3

  private static func isNameAndWay(_ names: [String]) -> Bool {
    let keys = names.compactMap { HeaderIndex.anyMeaning(of: $0)?.key }
    return keys.contains { [.name, .formattedName, .organization].contains($0) }
      && keys.contains { [.phoneNumber, .emailAddress].contains($0) }
  }
}

extension HeaderIndex {
  /// What a header stands for in some table or list of names.
  static func anyMeaning(of header: String) -> ColumnMeaning? {
    HeaderReader(headers: []).read(header)?.meaning
      ?? shared.meanings(of: HeaderFolding.folded(header)).first
      ?? UnicardHeaders.meaning(of: header)
  }

  /// What a header says that programs use, if they mean one thing by it.
  static func programsReading(of header: String) -> HeaderReading? {
    let meanings = Set(shared.meanings(of: HeaderFolding.folded(header)))
    guard meanings.count == 1, let meaning = meanings.first else { return nil }
    switch meaning.field {
    case .keep, .ignore: return HeaderReading(meaning: nil)
    case .custom: return nil
    case .key: return HeaderReading(meaning: meaning, isVague: true)
    }
  }
}

/// Tells of a text in a few steps that it is no name of a column: a bit for each name, at the place
/// that its first letters lead to, without regard to their case.
struct NameFilter: Sendable {
  private static let size = 1 << 18
  private var bits = [UInt64](repeating: 0, count: size / 64)

  static let shared = NameFilter()

  private init() {
    for table in HeaderTable.all {
      for column in 0..<table.count { insert(table.headerBytes(of: column)) }
    }
    ColumnWords.forEachPhrase { insert($0) }
    var signature = UnicardHeaders.signature
    signature.withUTF8 { insert(Bytes($0)) }
  }

  /// Whether a text may be a name.
  func mayContain(_ text: Bytes) -> Bool {
    guard text.count <= Self.lengthLimit else { return false }
    let place = Self.place(text)
    return bits[place >> 6] &>> UInt64(place & 63) & 1 == 1
  }

  private static let lengthLimit = 100

  private mutating func insert(_ name: Bytes) {
    let place = Self.place(name)
    bits[place >> 6] |= 1 &<< UInt64(place & 63)
  }

  /// How many letters tell nearly all data from the names, of which there are so many that all of their
  /// letters take a while.
  private static let telling = 8

  /// Letters and digits count, and of those beyond ASCII what small and capital ones share.
  private static func place(_ text: Bytes) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    var count = 0
    for byte in text {
      let part: UInt8
      if byte >= 0x80 {
        guard byte < 0xC0 else { continue }
        part = byte & 0x1E
      } else {
        part = byte | 0x20
        guard part &- 0x61 < 26 || byte.isDigit else { continue }
      }
      hash = (hash ^ UInt32(part)) &* 0x0100_0193
      count += 1
      if count == telling { break }
    }
    return Int((hash ^ hash >> 16) & UInt32(size - 1))
  }
}
