import GRDB

/// A file as it was imported, byte for byte: cards and what stands between them, or the whole file
/// where its contacts are no cards of their own.
struct FileImage {
  enum Piece {
    case text([UInt8])
    case card(Int64)
    /// A whole file of any form.
    case file([UInt8])
  }

  var pieces: [Piece] = []

  init(pieces: [Piece] = []) { self.pieces = pieces }

  /// Whether the contacts stand in the file in a form of its own.
  var isWholeFile: Bool {
    pieces.contains { if case .file = $0 { true } else { false } }
  }

  /// The cards in the order of their contacts in the file.
  var cards: [Int64] {
    pieces.compactMap { if case .card(let number) = $0 { number } else { nil } }
  }

  /// The bytes of the file.
  func bytes(_ table: CardTable) throws -> [UInt8] {
    let isWhole = isWholeFile
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text), .file(let text): bytes += text
      case .card(let number):
        if !isWhole { bytes += try table.wholeBytes(of: table.card(number)) }
      }
    }
    return bytes
  }

  // MARK: In the store

  /// Keeps the image; returns its number.
  func insert(into database: Database) throws -> Int64 {
    var packed: [UInt8] = []
    var last: Int64 = 0
    for piece in pieces {
      switch piece {
      case .text(let text), .file(let text):
        if case .text = piece { packed.append(0) } else { packed.append(2) }
        VariableInteger.append(text.count, to: &packed)
        packed += text
      case .card(let number):
        packed.append(1)
        let step = number &- last
        VariableInteger.append(UInt64(bitPattern: step << 1 ^ step >> 63), to: &packed)
        last = number
      }
    }
    try database.run("INSERT INTO image (pieces) VALUES (?)", .blob(packed))
    return database.lastInsertedRowID
  }

  /// The image of that number.
  init(_ number: Int64, in database: Database) throws {
    let found = try database.row("SELECT pieces FROM image WHERE id = ?", .integer(number)) {
      FileImage(packed: $0.bytes(0))
    }
    guard let found else {
      throw ContactStoreError(
        .damaged, "An imported file is missing in the store.",
        hint: "Bring the store back from a backup, or import the file again.")
    }
    self = found
  }

  private init(packed: UnsafeRawBufferPointer) {
    var reader = ByteReader(packed)
    var last: Int64 = 0
    while let kind = reader.byte() {
      if kind == 1 {
        let step = reader.variable()
        last &+= Int64(bitPattern: step >> 1) ^ -Int64(bitPattern: step & 1)
        pieces.append(.card(last))
        continue
      }
      guard let text = reader.bytes(Int(truncatingIfNeeded: reader.variable())) else { return }
      pieces.append(kind == 0 ? .text(Array(text)) : .file(Array(text)))
    }
  }
}
