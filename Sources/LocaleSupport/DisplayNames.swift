import CUnicode

extension LocaleIdentifier {
  /// The name of a region in this language, such as 'Schweiz' for `CH`; nil where the code is
  /// not one that has a name.
  public func name(ofRegion code: String) -> String? {
    named(code) { cu_region_name(code, $0, $1, $2) }
  }

  /// The name of a language in this language, such as 'Deutsch' for `de`.
  public func name(ofLanguage code: String) -> String? {
    named(code) { cu_language_name(code, $0, $1, $2) }
  }

  /// The name of a script in this language, such as 'Kyrillisch' for `Cyrl`.
  public func name(ofScript code: String) -> String? {
    named(code) { cu_script_name(code, $0, $1, $2) }
  }

  private func named(
    _ code: String, _ write: (String, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) -> String? {
    guard (2...8).contains(code.utf8.count) else { return nil }
    // Without a language the library would answer in the process's own.
    let readable = language == "und" ? "en" : identifier
    guard let name = stringWritten(by: { write(readable, $0, $1) }), !name.isEmpty,
      name != code
    else { return nil }
    return name
  }
}
