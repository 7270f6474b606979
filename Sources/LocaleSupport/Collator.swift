import CUnicode
import Synchronization

/// Compares text as the speakers of a language sort it (UTS #10).
///
/// Making one takes milliseconds, so ``shared(for:_:)`` keeps those that were made. It may be
/// used from any number of threads at once.
public final class Collator: Sendable {
  /// Which differences count.
  public enum Strength: Int32, Sendable, Hashable {
    /// Letters alone: `a`, `A` and `á` are the same.
    case letters = 0
    /// Letters and accents.
    case accents = 1
    /// Letters, accents and case.
    case cases = 2
    /// Everything: only equal text is the same.
    case identical = 15
  }

  /// How a collator compares.
  public struct Options: Sendable, Hashable {
    /// Which differences count.
    public var strength: Strength
    /// Whether digits in a row count as the number they stand for, so that 9 sorts before 10.
    public var isNumeric: Bool
    /// Whether spaces and punctuation count only where there is no other difference.
    public var ignoresPunctuation: Bool
    /// Another order than the usual one of the language.
    public var variant: CollationVariant?

    /// The usual way to sort: letters, then accents, then case.
    public init(
      strength: Strength = .cases, isNumeric: Bool = false, ignoresPunctuation: Bool = false,
      variant: CollationVariant? = nil
    ) {
      self.strength = strength
      self.isNumeric = isNumeric
      self.ignoresPunctuation = ignoresPunctuation
      self.variant = variant
    }
  }

  private struct Key: Hashable {
    let locale: LocaleIdentifier
    let options: Options
  }

  /// Collators stay for as long as the program runs: there are as many as locales asked for.
  private static let made = Mutex<[Key: Collator]>([:])
  private static let mostCached = 256

  // The library allows an opened collator that is not changed any more to be used from several
  // threads, which the type system cannot see.
  nonisolated(unsafe) private let handle: OpaquePointer?

  private init(locale: LocaleIdentifier, options: Options) {
    var name = locale.language == "und" ? "root" : locale.identifier
    if let variant = options.variant { name += "@collation=" + variant.name }
    handle = cu_collator_open(
      name, options.strength.rawValue, options.isNumeric, options.ignoresPunctuation)
  }

  deinit {
    if let handle { cu_collator_close(handle) }
  }

  /// The collator for a locale, made the first time it is asked for.
  public static func shared(
    for locale: LocaleIdentifier, _ options: Options = Options()
  ) -> Collator {
    let key = Key(locale: locale, options: options)
    if let collator = made.withLock({ $0[key] }) { return collator }
    let collator = Collator(locale: locale, options: options)
    return made.withLock {
      if let earlier = $0[key] { return earlier }
      if $0.count >= mostCached { $0.removeAll() }
      $0[key] = collator
      return collator
    }
  }

  /// How two texts sort: -1 where the left one comes first, 1 where the right one does, 0 where
  /// no difference that counts is between them.
  public func compare(_ left: String, _ right: String) -> Int {
    guard let handle else { return left == right ? 0 : left < right ? -1 : 1 }
    return withCharacters(of: left) { leftCharacters, leftLength in
      withCharacters(of: right) { rightCharacters, rightLength in
        Int(
          cu_collator_compare(
            handle, leftCharacters, leftLength, rightCharacters, rightLength))
      }
    }
  }

  /// Whether the left text sorts before the right one.
  public func isLess(_ left: String, _ right: String) -> Bool { compare(left, right) < 0 }

  /// Bytes that compare as the texts they are made from do; for sorting many texts.
  public func sortKey(for text: String) -> [UInt8] {
    guard let handle else { return Array(text.utf8) }
    return withCharacters(of: text) { characters, length in
      var room = Int(length) * 4 + 32
      while true {
        var needed: Int32 = 0
        let key = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
          needed = cu_collator_sort_key(
            handle, characters, length, buffer.baseAddress, Int32(clamping: room))
          count = min(max(Int(needed), 0), room)
        }
        if Int(needed) <= room { return key }
        room = Int(needed)
      }
    }
  }
}
