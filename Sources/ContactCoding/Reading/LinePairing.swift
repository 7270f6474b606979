import ContactModel
import SourceText
import VCard

/// A line that says something about another one.
struct PendingLine {
  var content: ContentLine
  var line: LineParameters
  var text: Range<Int>
}

extension CardDecoder {
  func postpone(_ content: ContentLine, _ index: Int) {
    let text = decoded(value(content), content)
    pending.append(PendingLine(content: content, line: line, text: text))
  }

  /// Gives labels, country codes, formatted addresses and sort strings to the values they are
  /// for; what finds none is preserved.
  func pairLines() {
    for item in pending {
      let isUsed: Bool
      switch item.content.property.map({ PropertyMeaning.table[Int($0.rawValue)] }) {
      case .groupLabel: isUsed = attach(item, .label)
      case .groupCountry: isUsed = attach(item, .countryCode)
      case .groupSublocality: isUsed = attach(item, .component(14))
      case .groupSubadministrativeArea: isUsed = attach(item, .component(15))
      case .addressLabel: isUsed = attachAddressLabel(item)
      case .sortString: isUsed = attachSortString(item)
      default: isUsed = false
      }
      guard !isUsed else { continue }
      line = item.line
      preserve(item.content)
    }
  }

  /// Attaches the text to every value of the item's group.
  private func attach(_ item: PendingLine, _ part: FieldRecord.Part) -> Bool {
    guard !item.content.group.isEmpty else { return false }
    if trimmed(item.text).isEmpty { return true }
    var isUsed = false
    for range in Array(FieldRanges(records)).reversed() {
      let header = records[range.lowerBound]
      let isInGroup = records[range].contains {
        $0.part == .group
          && reader.bytes[$0.text.range].elementsEqual(
            reader.bytes[item.content.group.range],
            by: { lowercased($0) == lowercased($1) })
      }
      guard isInGroup, header.key != .preserved else { continue }
      if part != .label, header.key != .postalAddress { continue }
      records.insert(
        FieldRecord(
          key: header.key, part: part, text: ByteRange(trimmed(item.text)),
          source: item.content.source),
        at: range.upperBound)
      isUsed = true
    }
    return isUsed
  }

  /// LABEL of 2.1 and 3.0: the formatted form of the nearest address before it with the same
  /// types, else of the first one.
  private func attachAddressLabel(_ item: PendingLine) -> Bool {
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
  private func attachSortString(_ item: PendingLine) -> Bool {
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
