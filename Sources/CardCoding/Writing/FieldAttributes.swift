import ContactModel
import SourceText

/// The attributes of the field being written, sorted out once.
struct FieldAttributes {
  var header = FieldRecord(key: .preserved, part: .value, text: .empty, source: .empty)
  var range = 0..<0
  var group: ByteRange?
  var label: ByteRange?
  var service: ByteRange?
  var username: ByteRange?
  var mediaType: ByteRange?
  var countryCode: ByteRange?
  var formattedAddress: ByteRange?
  var calendar: ByteRange?
  var propertyName: ByteRange?
  /// What is written as a label because the destination refuses it as a type.
  var labelInsteadOfType: [UInt8]? { didSet { isBare = false } }
  /// What is written as a type because the destination knows labels as types alone.
  var typeInsteadOfLabel: [UInt8]? { didSet { isBare = false } }
  var hasParameters = false
  var hasCustomTypes = false
  /// The last component that the value has; -1 where it has none.
  private(set) var highestComponent = -1
  /// Whether no component stands behind a later one.
  private(set) var hasComponentsInOrder = true

  /// Whether it has types besides those of the set.
  var hasOwnTypes: Bool { hasCustomTypes || typeInsteadOfLabel != nil }
  /// Whether types say what a value is for, as `TYPE=home`.
  var isLabelledByTypes: Bool {
    switch header.key {
    case .phoneNumber, .emailAddress, .postalAddress, .url: true
    default: false
    }
  }
  var hasLabel: Bool { label != nil || labelInsteadOfType != nil }

  /// Whether nothing but ``header``, ``range`` and what is known of components is set.
  private var isBare = true

  mutating func read(_ records: RecordView, _ range: Range<Int>) {
    if !isBare { self = FieldAttributes() }
    header = records[range.lowerBound]
    self.range = range
    var highest = -1
    var isInOrder = true
    defer {
      highestComponent = highest
      hasComponentsInOrder = isInOrder
    }
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let record = records[index]
      index += 1
      if case .component(let component) = record.part {
        if Int(component) < highest { isInOrder = false } else { highest = Int(component) }
        continue
      }
      isBare = false
      switch record.part {
      case .group: group = record.text
      case .label: label = label ?? record.text
      case .service: service = service ?? record.text
      case .username: username = username ?? record.text
      case .mediaType: mediaType = record.text
      case .countryCode: countryCode = record.text
      case .formattedAddress: formattedAddress = record.text
      case .calendar: calendar = record.text
      case .propertyName: propertyName = record.text
      case .parameterName: hasParameters = true
      case .customType: hasCustomTypes = true
      default: break
      }
    }
  }
}
