/// An address as text, with what its parts are and what it says otherwise than the address.
///
/// It has what its ``attributedText`` has: `text`, `runs`, `lines`.
@dynamicMemberLookup
public struct AttributedAddress: Sendable, Hashable {
  /// A stretch of the text that is one component, or one line of it.
  public typealias Run = AttributedText<PostalAddressComponent>.Run

  /// The text with its components in their order.
  public let attributedText: AttributedText<PostalAddressComponent>
  /// What the text says otherwise than the address, or leaves off; only labels do.
  public let changes: [AddressChange]

  /// What the text is asked for.
  public subscript<Value>(
    dynamicMember path: KeyPath<AttributedText<PostalAddressComponent>, Value>
  ) -> Value { attributedText[keyPath: path] }

  /// Where a run is in the text.
  public func range(of run: Run) -> Range<String.Index> { attributedText.range(of: run) }

  /// The text of a run.
  public subscript(run: Run) -> Substring { attributedText[run] }
}
