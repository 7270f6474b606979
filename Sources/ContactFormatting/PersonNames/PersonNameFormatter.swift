public import LocaleSupport
import Synchronization

/// Formats people's names as readers of a language want them, whatever language the names are in
/// (UTS #35 part 8, CLDR Person Names).
///
/// ```swift
/// let formatter = try PersonNameFormatter(
///   locale: LocaleIdentifier(known: "de"), style: PersonNameStyle(order: .sorting))
/// formatter.string(from: name)  // "Gogh, Vincent van"
/// ```
///
/// A formatter may be used from any number of threads at once. Making one loads the locale's
/// data; formatting reads no data but where a name in a script of another language comes up for
/// the first time.
public final class PersonNameFormatter: Sendable {
  /// The reader's locale.
  public let locale: LocaleIdentifier
  /// How names are formatted.
  public let style: PersonNameStyle

  private struct ContextKey: Hashable {
    let locale: LocaleIdentifier?
    let script: Script
  }

  /// Names may claim to be in any locale, so there has to be an end to what is kept.
  private static let mostContexts = 1024

  private let store: PersonNamePatternStore
  private let contexts = Mutex<[ContextKey: NameContext]>([:])

  /// A formatter for readers of a locale.
  ///
  /// - Throws: ``LocaleSupport/UnknownLocale`` where nothing is known about the language. A known
  ///   language without data of its own gets what all languages have in common.
  public convenience init(
    locale: LocaleIdentifier, style: PersonNameStyle = PersonNameStyle()
  ) throws(UnknownLocale) {
    // Reading it again is what finds locales written much like it.
    let known = locale.isKnown ? locale : try LocaleIdentifier(known: locale.identifier)
    self.init(locale: known, style: style, store: .unicode)
  }

  init(locale: LocaleIdentifier, style: PersonNameStyle, store: PersonNamePatternStore) {
    self.locale = locale
    self.style = style
    self.store = store
    // So that the first name takes no longer than the others.
    _ = store.patterns(for: locale, capitalizesSurnames: style.capitalizesSurnames)
  }

  /// The text of a name. It is empty only where the name is.
  public func string(from name: PersonNameFields) -> String {
    String(decoding: compose(name, context: context(for: name)).bytes, as: UTF8.self)
  }

  /// The text of a name, with its parts marked.
  public func format(_ name: PersonNameFields) -> FormattedPersonName {
    let context = context(for: name)
    let composition = compose(name, context: context)
    return FormattedPersonName(
      attributedText: AttributedText(
        text: String(decoding: composition.bytes, as: UTF8.self),
        runs: composition.runs.map { .init(utf8Range: $0.range, component: $0.field) }),
      order: order(of: name, context: context),
      locale: context.formattingLocale,
      delimiter: String(decoding: context.space, as: UTF8.self))
  }

  /// The order that a name is given in where none is asked for.
  public func order(of name: PersonNameFields) -> PersonNameOrder {
    order(of: name, context: context(for: name))
  }

  private func order(of name: PersonNameFields, context: NameContext) -> PersonNameOrder {
    switch style.order {
    case .givenFirst: .givenFirst
    case .surnameFirst: .surnameFirst
    case .automatic, .sorting: name.preferredOrder ?? context.order
    }
  }

  private func context(for name: PersonNameFields) -> NameContext {
    context(for: name.locale, name.script)
  }

  private func context(for nameLocale: LocaleIdentifier?, _ script: Script) -> NameContext {
    let key = ContextKey(locale: nameLocale, script: script)
    if let found = contexts.withLock({ $0[key] }) { return found }
    let context = NameContext(
      locale: nameLocale, script: script, readerLocale: locale,
      capitalizesSurnames: style.capitalizesSurnames, store: store)
    contexts.withLock {
      if $0.count >= Self.mostContexts { $0.removeAll() }
      $0[key] = context
    }
    return context
  }

  private func compose(_ name: PersonNameFields, context: NameContext) -> NameComposition {
    let key = patternKey(for: name, context: context)
    let pattern = Self.best(of: context.patterns.alternatives(for: key), for: name)
    var composition = NameComposition(changes: context.changes)
    composition.write(name, by: pattern)
    if composition.bytes.isEmpty, !name.isEmpty {
      composition.writeAnything(of: name, as: key.usage)
    }
    composition.replaceSpaces(with: context.space)
    return composition
  }

  private func patternKey(
    for name: PersonNameFields, context: NameContext
  ) -> PersonNamePatternKey {
    var key = PersonNamePatternKey(
      order: order(of: name, context: context) == .givenFirst ? .givenFirst : .surnameFirst,
      length: style.length ?? context.patterns.defaultLength,
      usage: style.usage,
      formality: style.formality ?? context.patterns.defaultFormality)
    if style.order == .sorting, style.usage != .monogram {
      key.order = .sorting
      key.usage = .referring
    }
    return key
  }

  /// The pattern with the most fields that the name has, then with the fewest that it has not,
  /// then the first (section 'Choose a namePattern').
  private static func best(of patterns: [NamePattern], for name: PersonNameFields) -> NamePattern {
    guard patterns.count > 1 else { return patterns[0] }
    var best = patterns[0]
    var most = (populated: -1, empty: 0)
    for pattern in patterns {
      let populated = pattern.requests.count { request in
        request.fields.contains { name.value($0, request.modifiers) != nil }
      }
      let empty = pattern.requests.count - populated
      if populated > most.populated || (populated == most.populated && empty < most.empty) {
        best = pattern
        most = (populated, empty)
      }
    }
    return best
  }
}
