import LocaleSupport

/// Writes a name by a pattern (UTS #35 part 8, section 'Process a namePattern').
struct NameComposition {
  /// Where a part of the name is in the text, in bytes.
  struct Run: Sendable, Hashable {
    var range: Range<Int>
    let field: PersonNameField
  }

  private(set) var bytes: [UInt8] = []
  private(set) var runs: [Run] = []
  private let changes: NameChanges

  init(changes: NameChanges) {
    self.changes = changes
    bytes.reserveCapacity(64)
  }

  /// Writes the populated fields of a pattern, with the literals that belong between them.
  mutating func write(_ name: PersonNameFields, by pattern: NamePattern) {
    // A name of one part stands where the pattern wants the surname, unless it wants the given
    // name in full as well ('Handle missing surname').
    let isMononym = !pattern.hasFullGivenName && name.value(.surname, []) == nil
    var previous: Int?
    for (index, request) in pattern.requests.enumerated() {
      var isPopulated = false
      for field in request.fields {
        let source = isMononym ? Self.sourceForMononym(field) : field
        guard let source, let value = name.value(source, request.modifiers) else { continue }
        if isPopulated {
          bytes.append(UInt8(ascii: " "))
        } else {
          writeLiteral(of: pattern, before: index, after: previous)
          isPopulated = true
        }
        write(value, source, for: request)
      }
      if isPopulated { previous = index }
    }
    if let previous, previous == pattern.requests.count - 1 {
      bytes.append(contentsOf: pattern.literals[previous + 1])
    }
  }

  private static func sourceForMononym(_ field: PersonNameField) -> PersonNameField? {
    switch field {
    case .surname: .given
    case .given: nil
    default: field
    }
  }

  private mutating func writeLiteral(
    of pattern: NamePattern, before index: Int, after previous: Int?
  ) {
    if let previous, previous < index - 1 {
      let joined = NamePattern.joining(
        pattern.literals[previous + 1], pattern.literals[index])
      bytes.append(contentsOf: joined)
    } else if previous != nil || index == 0 {
      bytes.append(contentsOf: pattern.literals[index])
    }
  }

  private mutating func write(
    _ value: PersonNameFields.Value, _ field: PersonNameField,
    for request: NamePattern.FieldRequest
  ) {
    // Where a language writes no space within a name, one stands beside a part in Latin letters all the same.
    if let last = runs.last, last.range.upperBound == bytes.count,
      request.modifiers.isDisjoint(with: [.initial, .monogram]),
      let before = String(decoding: bytes[last.range], as: UTF8.self).unicodeScalars.last,
      let after = value.text.unicodeScalars.first,
      Self.isLatin(before) && Self.isEastAsian(after)
        || Self.isEastAsian(before) && Self.isLatin(after)
    {
      bytes.append(UInt8(ascii: " "))
    }
    let start = bytes.count
    let retains = request.modifiers.contains(.retain)
    if value.supplied.isDisjoint(with: PersonNameModifiers(request.changes)) {
      changes.append(value.text, request.changes[...], retains: retains, to: &bytes)
    } else {
      let remaining = request.changes.filter { !value.supplied.contains($0) }
      changes.append(value.text, remaining[...], retains: retains, to: &bytes)
    }
    runs.append(Run(range: start..<bytes.count, field: field))
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 && scalar.properties.isAlphabetic
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    (0x3000..<0xA000).contains(scalar.value) || (0xAC00..<0xD7B0).contains(scalar.value)
  }

  /// Writes the first part that the name has, for a name that has none of those a pattern asks
  /// for: a person is not to vanish from a list.
  mutating func writeAnything(of name: PersonNameFields, as usage: PersonNameUsage) {
    let fields: [PersonNameField] = [
      .surname, .given, .given2, .surname2, .title, .credentials, .generation,
    ]
    let monogram: [PersonNameModifiers] = [.monogram, .allCaps]
    for field in fields {
      guard let value = name.value(field, .informal) ?? name.entries.anyValue(of: field) else {
        continue
      }
      let wanted = usage == .monogram ? monogram[...] : []
      changes.append(value.text, wanted, retains: false, to: &bytes)
      runs.append(Run(range: 0..<bytes.count, field: field))
      return
    }
  }

  /// Puts something else in the place of each sequence of spaces
  /// (section 'Setting the spaceReplacement').
  mutating func replaceSpaces(with replacement: [UInt8]) {
    let space = UInt8(ascii: " ")
    if replacement == [space], !bytes.hasDoubleSpace { return }
    // The new offset of every old one, so that the runs can follow.
    var offsets: [Int] = []
    offsets.reserveCapacity(bytes.count + 1)
    var replaced: [UInt8] = []
    replaced.reserveCapacity(bytes.count)
    var isAfterSpace = false
    for byte in bytes {
      offsets.append(replaced.count)
      if byte != space {
        replaced.append(byte)
      } else if !isAfterSpace {
        replaced.append(contentsOf: replacement)
      }
      isAfterSpace = byte == space
    }
    offsets.append(replaced.count)
    bytes = replaced
    for index in runs.indices {
      let range = runs[index].range
      runs[index].range = offsets[range.lowerBound]..<offsets[range.upperBound]
    }
  }
}

extension [PersonNameFields.Entry] {
  fileprivate func anyValue(of field: PersonNameField) -> PersonNameFields.Value? {
    first { $0.field == field }.map { .init(text: $0.text, supplied: []) }
  }
}

extension [UInt8] {
  fileprivate var hasDoubleSpace: Bool {
    var isAfterSpace = false
    for byte in self {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace && isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return false
  }
}
