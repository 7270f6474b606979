import CUnicode

extension LocaleIdentifier {
  /// The identifier with the script and region that are most likely for what it says
  /// (UTS #35 part 1, section 4.3): `zh-TW` is `zh-Hant-TW`, `und-Cyrl` is `ru-Cyrl-RU`.
  /// Parts that nothing is known about stay as they are.
  public func maximized() -> LocaleIdentifier {
    let text = stringWritten { cu_locale_maximize(identifier, $0, $1) }
    return text.flatMap { LocaleIdentifier(subtagsOf: $0) } ?? self
  }

  /// The shortest identifier that ``maximized()`` makes the same as this one.
  public func minimized() -> LocaleIdentifier {
    let text = stringWritten { cu_locale_minimize(identifier, $0, $1) }
    return text.flatMap { LocaleIdentifier(subtagsOf: $0) } ?? self
  }

  /// The script that text of this locale is most likely written in, as given or as likely.
  package var likelyScript: String? { script ?? maximized().script }
}
