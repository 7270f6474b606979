import SourceText

/// What the content of a cell looks like: data or the name of a column.
enum CellShape {
  case empty, text, email, url, number, phone, date

  init(_ cell: Bytes) {
    let cell = Self.trimmed(cell)
    if cell.isEmpty {
      self = .empty
    } else if Self.isEmail(Self.address(in: cell)) || Self.isEmailList(cell) {
      self = .email
    } else if Self.isURL(cell) {
      self = .url
    } else {
      self = Self.numeric(Self.day(in: cell))
    }
  }

  /// Whether no column is called so.
  var isData: Bool {
    switch self {
    case .empty, .text: false
    case .email, .url, .number, .phone, .date: true
    }
  }

  /// Whether a cell is a year of the last century or this one.
  static func isYear(_ cell: Bytes) -> Bool {
    let cell = trimmed(cell)
    return cell.count == 4 && cell.allSatisfy { (0x30...0x39).contains($0) }
      && ["19", "20"].contains(cell.string.prefix(2))
  }

  /// The cell without blanks around it.
  static func trimmed(_ cell: Bytes) -> Bytes { cell[cell.trimmed(cell.indices)] }

  /// What stands in angle brackets at the end, as in `Ann Lee <ann@example.com>`; else all of it.
  private static func address(in cell: Bytes) -> Bytes {
    guard cell.last == UInt8(ascii: ">"),
      let open = cell.indices.last(where: { cell[$0] == UInt8(ascii: "<") })
    else { return cell }
    return cell[open + 1..<cell.count - 1]
  }

  private static func isEmail(_ cell: Bytes) -> Bool {
    guard cell.count >= 3, cell.count < 255 else { return false }
    var at: Int?
    for index in cell.indices {
      let byte = cell[index]
      if byte <= 0x20 || byte == UInt8(ascii: ",") { return false }
      guard byte == UInt8(ascii: "@") else { continue }
      if at != nil { return false }
      at = index
    }
    guard let at else { return false }
    return at > 0 && at < cell.count - 1
  }

  /// Whether addresses stand in a cell, with commas or semicolons between them.
  private static func isEmailList(_ cell: Bytes) -> Bool {
    guard cell.count < 1024, cell.firstIndex(of: UInt8(ascii: "@"), in: cell.indices) < cell.count
    else { return false }
    var start = 0
    while start < cell.count {
      var end = start
      while end < cell.count, cell[end] != UInt8(ascii: ","), cell[end] != UInt8(ascii: ";") {
        end += 1
      }
      guard isEmail(address(in: trimmed(cell[start..<end]))) else { return false }
      start = end + 1
    }
    return true
  }

  private static func isURL(_ cell: Bytes) -> Bool {
    starts(cell, with: "http://") || starts(cell, with: "https://") || starts(cell, with: "www.")
  }

  private static func starts(_ cell: Bytes, with prefix: StaticString) -> Bool {
    guard cell.count > prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount
    where cell[index] | 0x20 != prefix.utf8Start[index] | 0x20 { return false }
    return true
  }

  /// The day in front of a time: `2024-03-05 14:30:00`.
  private static func day(in cell: Bytes) -> Bytes {
    let end = cell.indices.first { cell[$0] == UInt8(ascii: " ") || cell[$0] == UInt8(ascii: "T") }
    guard let end, cell[end..<cell.count].contains(UInt8(ascii: ":")),
      cell[end + 1..<cell.count].allSatisfy({ $0 &- 0x30 < 10 || ":.Z".utf8.contains($0) }),
      numeric(cell[0..<end]) == .date
    else { return cell }
    return cell[0..<end]
  }

  /// Numbers, phone numbers and dates are made of digits and a few signs.
  private static func numeric(_ cell: Bytes) -> CellShape {
    var digits = 0
    var dashes = 0
    var others = 0
    for byte in cell {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."): dashes += 1
      case UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: ")"), 0x20: others += 1
      default: return .text
      }
    }
    guard digits > 0 else { return .text }
    if dashes == 2, others == 0, digits <= 8 { return .date }
    if digits >= 5 { return .phone }
    return .number
  }
}
