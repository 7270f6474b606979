/// How much may come out of a packed file.
///
/// Deflate packs at most 1032 bytes into one, and honest address books pass 100; so neither tells an
/// honest file from one that is made to fill a disk. What does is both: much, from next to nothing.
struct UnpackingBudget {
  /// So many bytes may come out of any file.
  static let always = 64 << 20
  /// So many for each packed byte.
  static let ratio = 200

  private let name: String
  private let limit: Int
  private var used = 0

  init(name: String, packedCount: Int) {
    self.name = name
    limit = max(Self.always, packedCount.multipliedReportingOverflow(by: Self.ratio).partialValue)
  }

  /// Counts what came out; throws where that is too much.
  mutating func spend(_ count: Int) throws(PackedFileError) {
    used += count
    guard used <= limit else { throw PackedFileError(.tooLarge, name: name) }
  }
}
