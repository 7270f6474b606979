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
    if field.highestComponent > 4 {
      writeExtendedComponents(range)
    } else {
      writeComponents(range, count: 5, property: "N")
    }
    // A name of which nothing could be written needs no label.
    let isWritten = range.contains {
      if case .component(0...6) = records[$0].part { true } else { false }
    }
    if isVersion4 || isWritten { writeLabel(group) }
    if !isVersion4 { writeSortString(range) }
  }

  /// The components with RFC 9554's second surname and generation. These stand among the family
  /// names and the suffixes too, for programs that know no other place (RFC 9554, section 2.2);
  /// the decoder takes the copies out again.
  private mutating func writeExtendedComponents(_ range: Range<Int>) {
    var texts = [[Bytes]](repeating: [], count: 7)
    for index in range {
      guard case .component(let component) = records[index].part, component < 7 else { continue }
      texts[Int(component)].append(bytes[records[index].text.range])
    }
    var components = texts.map { $0.map(Array.init) }
    for (host, part) in [(0, 5), (4, 6)] {
      // Nobody has hundreds of names, and nobody could wait for it.
      let isSearched = range.count <= 128
      let copies = texts[part].filter { text in
        text.contains { $0 > 0x20 }
          && (isSearched ? !texts[host].contains { $0.hasName(text) } : !isVersion4)
      }.map(Array.init)
      let isFamily = host == 0
      if isVersion4 || options.destination == nil && !isVersion21 {
        components[host] = isFamily ? components[host] + copies : copies + components[host]
      } else if !copies.isEmpty {
        // Programs show the commas of a list.
        var items = components[host]
        let words = isFamily ? Array(items.suffix(1)) + copies : copies + Array(items.prefix(1))
        items = Array(isFamily ? items.dropLast() : items.dropFirst())
        items.insert(Array(words.joined(separator: [0x20])), at: isFamily ? items.endIndex : 0)
        components[host] = items
      }
      if isVersion4 { continue }
      for text in components[part] where !text.isEmpty {
        lose(
          "N", text, .changed,
          "The text is kept, but not as a component of its own, which came with RFC 9554.")
      }
    }
    for items in components.prefix(isVersion4 ? 7 : 5) {
      writer.component(itemCount: items.count)
      for item in items { writer.item(item) }
      loseList(items.map { String(decoding: $0, as: UTF8.self) }, "N")
    }
    writer.end()
  }

  static let onlyVersion4 = "This component came with RFC 9554 and exists in vCard 4.0 only."

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
