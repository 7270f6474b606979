import ContactModel
import FileFormats
import SourceText
import VCard

// Who somebody is: N, ORG and GENDER.
extension ContactEncoder {
  mutating func writeName(_ range: Range<Int>) {
    noteSingle("N")
    let group = group(isNeeded: field.hasLabel)
    begin("N", "text", .structured, group: group)
    let isExtended = field.highestComponent > 4
    if isExtended, !isVersion4 { loseExtendedName(range) }
    writeComponents(range, count: isExtended && isVersion4 ? 7 : 5, property: "N")
    // A name of which nothing could be written needs no label.
    let isWritten = range.contains {
      if case .component(0...4) = records[$0].part { true } else { false }
    }
    if isVersion4 || isWritten { writeLabel(group) }
    if !isVersion4 { writeSortString(range) }
  }

  /// RFC 9554's components, unless another component says the same, as it recommends.
  private mutating func loseExtendedName(_ range: Range<Int>) {
    for index in range {
      guard case .component(let component) = records[index].part, component > 4 else { continue }
      let text = bytes[records[index].text.range]
      // Nobody repeats hundreds of them, and nobody could wait for it.
      let isRepeated =
        range.count < 256
        && range.contains { other in
          guard case .component(0...4) = records[other].part else { return false }
          return contains(bytes[records[other].text.range], text)
        }
      lose(
        "N", text, isRepeated ? .changed : .dropped,
        isRepeated
          ? "The text is kept, but not as a component of its own, which came with RFC 9554."
          : Self.onlyVersion4)
    }
  }

  static let onlyVersion4 = "This component came with RFC 9554 and exists in vCard 4.0 only."

  private mutating func contains(_ text: Bytes, _ part: Bytes) -> Bool {
    guard text.count >= part.count, text.count <= 2048 else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<start + part.count].elementsEqual(part)
    }
  }

  private mutating func writeSortString(_ range: Range<Int>) {
    var isSortAs = false
    var values: [Bytes] = []
    for record in records[range] {
      if record.part == .parameterName {
        isSortAs = bytes[record.text.range].elementsEqual("SORT-AS".utf8)
      } else if record.part == .parameterValue, isSortAs {
        values.append(bytes[record.text.range])
      }
    }
    guard !values.isEmpty else { return }
    let joined = joined(values)
    guard isFirstName(range) else {
      lose(
        "SORT-AS", joined, .dropped,
        "Before vCard 4 only the first name of a card can have a sort string.")
      return
    }
    guard joined.contains(where: { $0 > 0x20 }) else {
      lose("SORT-AS", joined, .dropped, "A sort string of nothing is none before vCard 4.")
      return
    }
    writeText("SORT-STRING", joined, in: .none)
    if values.count > 1 {
      lose(
        "SORT-AS", joined, .changed,
        "Before vCard 4 a name has one sort string; the parts were joined by commas.")
    }
  }

  private mutating func isFirstName(_ range: Range<Int>) -> Bool {
    firstName = firstName ?? firstValue(of: .name)
    return firstName == range.lowerBound
  }

  mutating func writeOrganization(_ range: Range<Int>, _ group: Group) {
    begin("ORG", "text", .structured, group: group)
    if let name = range.first(where: { records[$0].part == .component(0) }) {
      writer.component(bytes[records[name].text.range])
    } else {
      writer.emptyComponents(1)
    }
    for index in range {
      guard case .component(1) = records[index].part else { continue }
      writer.component(bytes[records[index].text.range])
    }
    writer.end()
  }

  mutating func writeGender(_ range: Range<Int>, _ group: Group) {
    begin("GENDER", "text", .structured, group: group)
    writeComponents(range, count: field.highestComponent > 0 ? 2 : 1, property: "GENDER")
  }

}
