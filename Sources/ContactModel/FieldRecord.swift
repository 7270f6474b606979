package import SourceText

/// One record of a contact's flat storage: a value, or an attribute of the value before it.
///
/// A contact is a byte array and an array of these. Values are decoded into Swift types only
/// when somebody asks for them, which is what makes reading a large file quick.
@usableFromInline package struct FieldRecord: BitwiseCopyable, Sendable {
  package var key: ContactKey
  @usableFromInline package var part: Part
  package var form: Form
  /// PREF, 1 to 100; 0 where not stated.
  package var preference: UInt8
  package var text: ByteRange
  /// The line of the original that the record came from; empty if none.
  package var source: ByteRange
  package var types: TypeSet

  package init(
    key: ContactKey, part: Part, form: Form = .text, preference: UInt8 = 0,
    text: ByteRange, source: ByteRange, types: TypeSet = TypeSet(rawValue: 0)
  ) {
    self.key = key
    self.part = part
    self.form = form
    self.preference = preference
    self.text = text
    self.source = source
    self.types = types
  }

  /// Whether the record begins a field. (Cheaper than `==` from another module.)
  @inlinable package var isValue: Bool { if case .value = part { true } else { false } }

  /// How the text of a value is to be taken.
  package enum Form: UInt8, BitwiseCopyable, Sendable {
    case text
    case uri
    /// A date that ``PartialDate`` can read.
    case date
    /// Base64, possibly with line breaks and blanks in between.
    case base64
  }

  /// What a record is to its value.
  @usableFromInline package enum Part: BitwiseCopyable, Hashable, Sendable {
    /// The value itself: begins a field.
    case value
    /// A component of a structured value, by its position; lists repeat it.
    case component(UInt8)
    case group, label, customType, parameterName, parameterValue, service, username, mediaType
    case countryCode, formattedAddress, calendar, propertyName
  }
}

/// Records of one contact, in memory that is used again.
package typealias RecordBuffer = ReusedBuffer<FieldRecord>

/// A view of the records of one contact.
package typealias RecordView = BufferView<FieldRecord>
