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

  package init(
    key: ContactKey, part: Part, form: Form = .text, preference: UInt8 = 0,
    text: ByteRange, source: ByteRange, types: TypeSet = []
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
  package struct Part: Hashable, Sendable, RawRepresentable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The value itself: begins a field.
    package static let value = Part(rawValue: 0)
    /// Component `index` of a structured value; lists repeat the part.
    package static func component(_ index: Int) -> Part {
      Part(rawValue: UInt8(truncatingIfNeeded: min(index, 31) + 1))
    }
    package var componentIndex: Int? {
      (1...32).contains(rawValue) ? Int(rawValue) - 1 : nil
    }

    package static let group = Part(rawValue: 40)
    package static let label = Part(rawValue: 41)
    package static let customType = Part(rawValue: 42)
    package static let parameterName = Part(rawValue: 43)
    package static let parameterValue = Part(rawValue: 44)
    package static let service = Part(rawValue: 45)
    package static let username = Part(rawValue: 46)
    package static let mediaType = Part(rawValue: 47)
    package static let countryCode = Part(rawValue: 48)
    package static let formattedAddress = Part(rawValue: 49)
    package static let calendar = Part(rawValue: 50)
    package static let propertyName = Part(rawValue: 51)
  }
}
