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
  mutating func postpone(_ content: ContentLine) {
    let text = decoded(value(content), content)
    pending.append(PendingLine(content: content, line: line, text: text))
  }

  /// Gives labels, country codes, formatted addresses and sort strings to the values they are
  /// for; what finds none is preserved.
  mutating func pairLines() {
    guard !pending.isEmpty else { return }
    pairing.begin(records.view, reader.bytes.view)
    for index in pending.indices {
      let item = pending[index]
      let isUsed: Bool
      switch item.content.property.map({ PropertyMeaning.table[Int($0.rawValue)] }) {
      case .groupLabel: isUsed = attach(item, .label, 1)
      case .groupCountry: isUsed = attach(item, .countryCode, 2)
      case .groupSublocality: isUsed = attach(item, .component(14), 4)
      case .groupSubadministrativeArea: isUsed = attach(item, .component(15), 8)
      case .addressLabel: isUsed = !item.hasParameters && attachAddressLabel(item)
      case .sortString: isUsed = !item.hasParameters && attachSortString(item)
      default: isUsed = false
      }
      guard !isUsed else { continue }
      line = item.line
      preserve(item.content)
    }
    pairing.insertAdditions(into: &records)
  }

  /// Removes addresses that say nothing, now that all lines about them are read.
  mutating func removeEmptyAddresses() {
    guard hasEmptyAddress else { return }
    var kept = RecordBuffer()
    for range in FieldRanges(records.view) {
      let isEmpty =
        records[range.lowerBound].key == .postalAddress
        && !records.view[range].contains { record in
          switch record.part {
          case .component, .formattedAddress, .countryCode: true
          default: false
          }
        }
      if !isEmpty { kept.append(contentsOf: records.view[range]) }
    }
    swap(&records, &kept)
  }

  /// Attaches the text to every value of the item's group. A group's second line of one kind
  /// finds nothing to say any more.
  private mutating func attach(
    _ item: PendingLine, _ part: FieldRecord.Part, _ partBit: UInt8
  ) -> Bool {
    guard !item.content.group.isEmpty else { return false }
    if isBlank(item.text) { return true }
    let text = ByteRange(part == .countryCode ? trimmed(item.text) : item.text)
    return pairing.attach(
      FieldRecord(key: .preserved, part: part, text: text, source: item.content.source),
      bit: partBit, toGroup: item.content.group, reader.bytes.view)
  }

  /// LABEL of 2.1 and 3.0: the formatted form of the nearest address before it with the same
  /// types, else of the first one.
  private mutating func attachAddressLabel(_ item: PendingLine) -> Bool {
    guard !isBlank(item.text) else { return true }
    let place = pairing.takeAddress(
      records.view, types: item.line.types, before: item.content.source.start)
    guard let place else { return false }
    pairing.add(
      FieldRecord(
        key: .postalAddress, part: .formattedAddress, text: ByteRange(item.text),
        source: item.content.source),
      at: place)
    return true
  }

  /// SORT-STRING of 3.0: what RFC 6350 calls the SORT-AS parameter of N.
  private mutating func attachSortString(_ item: PendingLine) -> Bool {
    guard !isBlank(item.text), let place = pairing.nameEnd(records.view) else { return false }
    pairing.add(
      FieldRecord(
        key: .name, part: .parameterName, text: ByteRange(store("SORT-AS")), source: .empty),
      at: place)
    pairing.add(
      FieldRecord(
        key: .name, part: .parameterValue, text: ByteRange(item.text),
        source: item.content.source),
      at: place)
    return true
  }
}
