import Synchronization

/// The patterns of postcodes that were needed so far.
final class PostalCodePatterns: Sendable {
  static let shared = PostalCodePatterns()

  private let read = Mutex<[String: PostalCodePattern?]>([:])

  /// The pattern written so, read the first time it is asked for; nil where it can't be read.
  func pattern(_ text: String) -> PostalCodePattern? {
    if let known = read.withLock({ $0[text] }) { return known }
    let pattern = PostalCodePattern(text)
    read.withLock { $0[text] = .some(pattern) }
    return pattern
  }
}
