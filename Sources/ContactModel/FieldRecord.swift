package import SourceText

/// One record of a contact's flat storage: a value, or an attribute of the value before it.
///
/// A contact is a byte array and an array of these. Values are decoded into Swift types only
/// when somebody asks for them, which is what makes reading a large file quick.
package struct FieldRecord: Sendable {
  package var key: ContactKey
  package var part: Part
  package var form: Form
  /// PREF, 1 to 100; 0 where not stated.
  package var preference: UInt8
  package var text: ByteRange
  /// The line of the original that the record came from; empty if none.
  package var source: ByteRange
  package var types: TypeSet

  @inlinable package init(
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

  /// How the text of a value is to be taken.
  package enum Form: UInt8, Sendable {
    case text
    case uri
    /// A date that ``PartialDate`` can read.
    case date
    /// Base64, possibly with line breaks and blanks in between.
    case base64
  }

  /// What a record is to its value.
  package struct Part: Hashable, Sendable {
    package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The value itself: begins a field.
    @inlinable package static var value: Part { Part(rawValue: 0) }
    /// Component `index` of a structured value; lists repeat the part.
    @inlinable package static func component(_ index: Int) -> Part {
      Part(rawValue: UInt8(truncatingIfNeeded: min(index, 31) + 1))
    }
    @inlinable package var componentIndex: Int? {
      (1...32).contains(rawValue) ? Int(rawValue) - 1 : nil
    }

    @inlinable package static var group: Part { Part(rawValue: 40) }
    @inlinable package static var label: Part { Part(rawValue: 41) }
    @inlinable package static var customType: Part { Part(rawValue: 42) }
    @inlinable package static var parameterName: Part { Part(rawValue: 43) }
    @inlinable package static var parameterValue: Part { Part(rawValue: 44) }
    @inlinable package static var service: Part { Part(rawValue: 45) }
    @inlinable package static var username: Part { Part(rawValue: 46) }
    @inlinable package static var mediaType: Part { Part(rawValue: 47) }
    @inlinable package static var countryCode: Part { Part(rawValue: 48) }
    @inlinable package static var formattedAddress: Part { Part(rawValue: 49) }
    @inlinable package static var calendar: Part { Part(rawValue: 50) }
    @inlinable package static var propertyName: Part { Part(rawValue: 51) }
  }
}
