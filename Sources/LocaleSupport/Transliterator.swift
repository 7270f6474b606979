import CUnicode
import Synchronization

/// Writes text in another script or another spelling, by named rules such as
/// `Any-Latin; Latin-ASCII` (UTS #35 part 2, section 10).
///
/// Han characters become Mandarin readings, whatever language the text is in: no reading of a
/// Japanese or Korean name is to be made this way.
package final class Transliterator: Sendable {
  // Used only while `working` is held, since rules keep state while they work.
  nonisolated(unsafe) private let handle: OpaquePointer
  private let working = Mutex(())

  private static let made = Mutex<[String: Transliterator]>([:])

  private init?(identifier: String) {
    guard let handle = cu_transliterator_open(identifier) else { return nil }
    self.handle = handle
  }

  deinit { cu_transliterator_close(handle) }

  /// The transliterator of a compound identifier, made the first time it is asked for, or nil
  /// where there are no such rules.
  package static func shared(_ identifier: String) -> Transliterator? {
    if let found = made.withLock({ $0[identifier] }) { return found }
    guard let transliterator = Transliterator(identifier: identifier) else { return nil }
    return made.withLock {
      if let earlier = $0[identifier] { return earlier }
      $0[identifier] = transliterator
      return transliterator
    }
  }

  /// The text transliterated, or as it is where the rules fail.
  package func transliterate(_ text: String) -> String {
    withCharacters(of: text) { characters, length in
      stringWritten(expecting: Int(length) * 2 + 16) { buffer, capacity in
        working.withLock { _ in cu_transliterate(handle, characters, length, buffer, capacity) }
      }
    } ?? text
  }
}
