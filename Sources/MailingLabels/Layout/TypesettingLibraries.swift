import CTypesetting

/// The system's libraries that pages are drawn with: Pango, Cairo and libqrencode.
///
/// They are loaded when the first page is begun: with all that they need they take longer to load
/// than most programs that don't print take to run.
enum TypesettingLibraries {
  /// Loads them, if that is not done.
  static func load() throws(TypesettingLibraryError) {
    guard let problem = ct_load() else { return }
    throw TypesettingLibraryError(description: String(cString: problem))
  }
}

/// A library that pages are drawn with is not installed.
public struct TypesettingLibraryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is missing and how to get it, as a sentence or two.
  public let description: String
}
