package import SourceText

/// One content line of a card: where its parts stand in the reader's bytes.
package struct ContentLine: BitwiseCopyable, Sendable {
  /// The line as it came, with folds and the line break.
  package var source: ByteRange
  package var group: ByteRange
  package var name: ByteRange
  /// The line's parameters in the reader's list, unless its header has a number.
  var parameters: ByteRange
  /// The value, without the line break.
  package var value: ByteRange
  /// The CHARSET parameter's value; empty where there is none.
  package var charset: ByteRange
  /// The number of the header: lines with the same one have the same group, name and parameters.
  /// 0 where nothing is known of that.
  package var headerNumber: UInt16
  package var property: KnownProperty?
  package var encoding: Encoding
  /// Whether the value still has its folds: only long binary values do.
  package var isFolded: Bool
  /// Whether the value is a whole card, as with AGENT in vCard 2.1.
  package var isNestedCard: Bool
  /// Whether the value is text that needs no decoding but perhaps from the file's charset: it
  /// has no escapes, encoding or folds.
  package var isLiteral: Bool
  /// Whole words are copied faster than all bytes but one.
  private var filler: UInt8 = 0

  init(
    source: ByteRange, group: ByteRange, name: ByteRange, property: KnownProperty?,
    parameters: ByteRange, value: ByteRange, encoding: Encoding, charset: ByteRange,
    isFolded: Bool, isNestedCard: Bool, headerNumber: UInt16, isLiteral: Bool
  ) {
    self.source = source
    self.group = group
    self.name = name
    self.property = property
    self.parameters = parameters
    self.value = value
    self.encoding = encoding
    self.charset = charset
    self.isFolded = isFolded
    self.isNestedCard = isNestedCard
    self.headerNumber = headerNumber
    self.isLiteral = isLiteral
  }

  package enum Encoding: UInt8, BitwiseCopyable, Sendable { case plain, quotedPrintable, base64 }
}

/// One parameter of a content line.
package struct RawParameter: Sendable {
  package var parameter: KnownParameter?
  /// Empty for a bare value as vCard 2.1 has them.
  package var name: ByteRange
  /// The value with its quotes and escapes.
  package var value: ByteRange
}
