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
  mutating func postpone(_ content: ContentLine) {
    let text = decoded(value(content), content)
    pending.append(PendingLine(content: content, line: line, text: text))
  }

  /// Gives labels, country codes, formatted addresses and sort strings to the values they are
  /// for; what finds none is preserved.
  mutating func pairLines() {
    guard !pending.isEmpty else { return }
    pairAddressLabels()
    pairing.begin(records.view, reader.bytes.view)
    for index in pending.indices {
      let item = pending[index]
      let isUsed: Bool
      switch item.content.property.map({ meanings[Int($0.rawValue)] }) {
      case .ofGroup(let part, let bit): isUsed = attach(item, part, bit)
      // Parameters would find no place in the value that the line is about.
      case .sortString: isUsed = !item.line.has(.parameterName) && attachSortString(item)
      default: isUsed = false
      }
      guard !isUsed else { continue }
      line = item.line
      preserve(item.content)
    }
    pairing.insertAdditions(into: &records)
    joinRepeatedAnniversaries()
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
    if part == .countryCode, !isCountryCode(text.range) { return false }
    let group = groupText(item.content)
    return pairing.attach(
      FieldRecord(key: .preserved, part: part, text: text, source: item.content.source),
      bit: partBit, toGroup: ByteRange(group), reader.bytes.view)
  }

  /// Whether X-ABADR says a country: two letters. WhatsApp writes the first of all codes, `ac`, where
  /// it knows none; the people of Ascension have to do without it.
  private func isCountryCode(_ range: Range<Int>) -> Bool {
    range.count == 2 && range.allSatisfy { lowercased(reader.bytes[$0]) &- 0x61 < 26 }
      && !matches("ac", reader.bytes.view, range)
  }

  /// LABEL of 2.1 and 3.0: the formatted form of the nearest address before it with the same
  /// types, else of the first one; or of the only address, where it is for nothing else. One that is
  /// of no address is an address itself, as RFC 6350 has it: ADR without components.
  ///
  /// These come before the lines of groups, which may speak of such an address too.
  private mutating func pairAddressLabels() {
    let labels = takePendingLabels()
    guard !labels.isEmpty else { return }
    pairing.begin(records.view, reader.bytes.view)
    // Parameters would find no place in an address that stands elsewhere.
    var rest = labels.filter { item in
      item.line.has(.parameterName)
        || !attachAddressLabel(
          item,
          to: pairing.takeAddress(
            records.view, types: item.line.types, before: item.content.source.start))
    }
    rest.removeAll { item in
      !item.line.has(.parameterName)
        && attachAddressLabel(
          item, to: pairing.takeOnlyAddress(records.view, types: item.line.types))
    }
    let hasAddress = pairing.hasAddress(records.view)
    for item in rest {
      line = item.line
      if hasAddress, item.line.has(.parameterName) {
        preserve(item.content)
      } else {
        append(.postalAddress, text: 0..<0, item.content)
        appendAttribute(.postalAddress, .formattedAddress, item.text)
      }
    }
    pairing.insertAdditions(into: &records)
  }

  /// The LABEL lines that say something, which wait no longer.
  private mutating func takePendingLabels() -> [PendingLine] {
    func isLabel(_ item: PendingLine) -> Bool {
      if case .addressLabel? = item.content.property.map({ meanings[Int($0.rawValue)] }) {
        true
      } else {
        false
      }
    }
    let labels = pending.filter { isLabel($0) && !isBlank($0.text) }
    pending.removeAll(where: isLabel)
    return labels
  }

  private mutating func attachAddressLabel(_ item: PendingLine, to place: Int?) -> Bool {
    guard let place else { return false }
    add(.postalAddress, .formattedAddress, item.text, item.content.source, at: place)
    return true
  }

  /// SORT-STRING of 3.0: what RFC 6350 calls the SORT-AS parameter of N.
  private mutating func attachSortString(_ item: PendingLine) -> Bool {
    guard !isBlank(item.text), let place = pairing.nameEnd(records.view) else { return false }
    add(.name, .parameterName, store("SORT-AS"), .empty, at: place)
    add(.name, .parameterValue, item.text, item.content.source, at: place)
    return true
  }

  private mutating func add(
    _ key: ContactKey, _ part: FieldRecord.Part, _ text: Range<Int>, _ source: ByteRange,
    at place: Int
  ) {
    pairing.add(
      FieldRecord(key: key, part: part, text: ByteRange(text), source: source), at: place)
  }
}
