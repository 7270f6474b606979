package import SourceText

// Properties of the usual forms, in few calls: a beginning like that of an earlier one, and one
// text or components of one text each.
extension PropertyWriter {
  /// What was written of the property when its value has just begun; valid until more is.
  package var beginning: Bytes { output[lineStart..<output.count] }

  /// Begins a property as one was begun before, up to its value. `shape` is that of the other.
  package mutating func begin(repeating beginning: Bytes, shape: Shape) {
    lineStart = output.count
    value.removeAll()
    hasParameters = false
    isBinary = false
    clearCounts(shape)
    output.append(beginning)
  }

  mutating func clearCounts(_ shape: Shape) {
    self.shape = shape
    componentCount = 0
    itemCount = 0
    itemsInComponent = 0
  }

  // MARK: - Single values

  /// Ends the property with its only value, a text; see ``item(_:)``.
  package mutating func end(text: Bytes) {
    appendText(text)
    endLine()
  }

  /// Ends the property with its only value, a URI; see ``uriItem(_:)``.
  package mutating func end(uri: Bytes) {
    uriItem(uri)
    end()
  }

  /// Ends the property with its only value, which has no escapes; see ``rawItem(_:)``.
  package mutating func end(raw: Bytes) {
    rawItem(raw)
    end()
  }

  // MARK: - Components

  /// The next component, of one text.
  package mutating func component(_ text: Bytes) {
    if componentCount > 0 { separator() }
    componentCount += 1
    itemCount = 1
    itemsInComponent = 1
    appendText(text)
  }

  /// The next components, which are empty.
  package mutating func emptyComponents(_ count: Int) {
    guard count > 0 else { return }
    let texts: Bytes
    let length: Int
    switch syntax {
    case .jCard:
      texts = Bytes(",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"")
      length = 3
    case .v21, .v30, .v40:
      texts = Bytes(";;;;;;;;")
      length = 1
    }
    var rest = count
    while rest > 0 {
      let text = texts.prefix(rest * length).dropFirst(componentCount > 0 ? 0 : 1)
      if case .v21 = syntax { value.append(text) } else { output.append(text) }
      componentCount += min(rest, 8)
      rest -= 8
    }
    itemCount = 0
    itemsInComponent = 0
  }

  /// Writes a line that has its header already, with a value that needs no encoding.
  package mutating func line(_ text: [UInt8]) {
    lineStart = output.count
    output.append(text)
    if case .v21 = syntax { output.append(ascii: "\r\n") } else { endFolded() }
  }

  /// The next item of a jCard, a number or one of JSON's words (RFC 7095, sections 3.5.6 to 3.5.8).
  package mutating func literalItem(_ text: [UInt8]) {
    beginItem()
    output.append(text)
    endItem()
  }
}
