/// What is read from a text; nil where it is none.
@usableFromInline package protocol TextForm {
  init?(_ text: UnsafeBufferPointer<UInt8>)
}

extension TextForm {
  package init?(_ text: String) {
    var text = text
    guard let form = text.withUTF8({ Self($0) }) else { return nil }
    self = form
  }
}
