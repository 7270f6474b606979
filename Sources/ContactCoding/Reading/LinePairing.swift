import ContactModel
import SourceText
import VCard

/// A line that says something about another one.
struct PendingLine {
  var content: ContentLine
  var line: LineParameters
  var text: Range<Int>

  /// Whether it has parameters that would find no place in the value it is about.
  var hasParameters: Bool {
    line.attributes.contains { if case .parameterName = $0.part { true } else { false } }
  }
}

extension CardDecoder {
  mutating func postpone(_ content: ContentLine, _ index: Int) {
    let text = decoded(value(content), content)
    pending.append(PendingLine(content: content, line: line, text: text))
  }

  /// Gives labels, country codes, formatted addresses and sort strings to the values they are
  /// for; what finds none is preserved.
  mutating func pairLines() {
    for item in pending {
      let isUsed: Bool
      switch item.content.property.map({ PropertyMeaning.table[Int($0.rawValue)] }) {
      case .groupLabel: isUsed = attach(item, .label)
      case .groupCountry: isUsed = attach(item, .countryCode)
      case .groupSublocality: isUsed = attach(item, .component(14))
      case .groupSubadministrativeArea: isUsed = attach(item, .component(15))
      case .addressLabel: isUsed = !item.hasParameters && attachAddressLabel(item)
      case .sortString: isUsed = !item.hasParameters && attachSortString(item)
      default: isUsed = false
      }
      guard !isUsed else { continue }
      line = item.line
      preserve(item.content)
    }
  }

  /// Removes addresses that say nothing, now that all lines about them are read.
  mutating func removeEmptyAddresses() {
    guard hasEmptyAddress else { return }
    for range in Array(FieldRanges(records)).reversed()
    where records[range.lowerBound].key == .postalAddress {
      let hasContent = records[range].contains { record in
        switch record.part {
        case .component, .formattedAddress, .countryCode: true
        default: false
        }
      }
      if !hasContent { records.removeSubrange(range) }
    }
  }

  /// Attaches the text to every value of the item's group.
  private mutating func attach(_ item: PendingLine, _ part: FieldRecord.Part) -> Bool {
    guard !item.content.group.isEmpty else { return false }
    if isBlank(item.text) { return true }
    // A property without a field takes a label only if nothing else in the group does.
    return attach(item, part, toPreserved: false)
      || part == .label && attach(item, part, toPreserved: true)
  }

  private mutating func attach(
    _ item: PendingLine, _ part: FieldRecord.Part, toPreserved: Bool
  ) -> Bool {
    let text = ByteRange(part == .countryCode ? trimmed(item.text) : item.text)
    var isUsed = false
    // Backwards, so that insertions don't move what is still to come.
    var end = records.count
    var isInGroup = false
    for index in stride(from: records.count - 1, through: 0, by: -1) {
      let record = records[index]
      if case .group = record.part, isSameGroup(record.text, item.content.group) {
        isInGroup = true
      }
      guard record.isValue else { continue }
      let isWanted: Bool
      switch record.key {
      case .preserved: isWanted = toPreserved
      case .postalAddress: isWanted = !toPreserved
      default: isWanted = !toPreserved && part == .label
      }
      if isInGroup, isWanted {
        records.insert(
          FieldRecord(key: record.key, part: part, text: text, source: item.content.source),
          at: end)
        isUsed = true
      }
      isInGroup = false
      end = index
    }
    return isUsed
  }

  private func isSameGroup(_ a: ByteRange, _ b: ByteRange) -> Bool {
    guard a.count == b.count else { return false }
    for offset in 0..<Int(a.count)
    where lowercased(reader.bytes[a.lowerBound + offset])
      != lowercased(reader.bytes[b.lowerBound + offset])
    {
      return false
    }
    return true
  }

  /// LABEL of 2.1 and 3.0: the formatted form of the nearest address before it with the same
  /// types, else of the first one.
  private mutating func attachAddressLabel(_ item: PendingLine) -> Bool {
    guard !isBlank(item.text) else { return true }
    var place: Int?
    for range in FieldRanges(records) {
      let header = records[range.lowerBound]
      guard header.key == .postalAddress, header.types == item.line.types,
        !records[range].contains(where: { $0.part == .formattedAddress })
      else { continue }
      if place == nil || header.source.start < item.content.source.start {
        place = range.upperBound
      }
    }
    guard let place else { return false }
    records.insert(
      FieldRecord(
        key: .postalAddress, part: .formattedAddress, text: ByteRange(item.text),
        source: item.content.source),
      at: place)
    return true
  }

  /// SORT-STRING of 3.0: what RFC 6350 calls the SORT-AS parameter of N.
  private mutating func attachSortString(_ item: PendingLine) -> Bool {
    guard !isBlank(item.text),
      let range = FieldRanges(records).first(where: { records[$0.lowerBound].key == .name })
    else { return false }
    let added = [
      FieldRecord(
        key: .name, part: .parameterName, text: ByteRange(store("SORT-AS")), source: .empty),
      FieldRecord(
        key: .name, part: .parameterValue, text: ByteRange(item.text),
        source: item.content.source),
    ]
    records.insert(contentsOf: added, at: range.upperBound)
    return true
  }
}
