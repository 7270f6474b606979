import ContactModel
import FileFormats
import SourceText
import VCard

// Structured values: N, ADR and GENDER.
extension ContactEncoder {
  /// Writes the components of the field from `range`, `count` of them. Lists stay lists where
  /// the version has them.
  mutating func writeComponents(_ range: Range<Int>, count: Int, property: String) {
    if field.hasComponentsInOrder {
      writeComponents(records, range, count, property)
    } else {
      sortComponents(range, count)
      let sorted = sortedRecords.view
      writeComponents(sorted, sorted.indices, count, property)
    }
    writer.end()
  }

  /// Gathers the components in their order. There are so few of them that each is put in its place
  /// among the others, or, where there are more, that looking for each is quicker than sorting.
  private mutating func sortComponents(_ range: Range<Int>, _ count: Int) {
    sortedRecords.removeAll()
    if range.count <= 16 {
      for index in range {
        guard case .component(let component) = records[index].part, component < count else {
          continue
        }
        sortedRecords.insert(records[index]) {
          if case .component(let other) = $0.part { other > component } else { false }
        }
      }
      return
    }
    for wanted in 0..<count {
      for index in range {
        guard case .component(let component) = records[index].part else { continue }
        if component == wanted { sortedRecords.append(records[index]) }
      }
    }
  }

  private mutating func writeComponents(
    _ records: RecordView, _ range: Range<Int>, _ count: Int, _ property: String
  ) {
    var next = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let first = index
      index += 1
      guard case .component(let component) = records[first].part, component < count else {
        continue
      }
      var itemCount = 1
      while index < range.upperBound {
        if case .component(let other) = records[index].part {
          guard other == component else { break }
          itemCount += 1
        }
        index += 1
      }
      writer.emptyComponents(Int(component) - next)
      next = Int(component) + 1
      if itemCount == 1 {
        writer.component(bytes[records[first].text.range])
      } else {
        writeItems(records, first..<index, itemCount, property)
      }
    }
    writer.emptyComponents(count - next)
  }

  private mutating func writeItems(
    _ records: RecordView, _ range: Range<Int>, _ count: Int, _ property: String
  ) {
    if property == "ADR", options.destination != nil, !isVersion4 {
      writeLines(records, range)
      return
    }
    writer.component(itemCount: count)
    var texts: [String] = []
    for index in range {
      guard case .component = records[index].part else { continue }
      let text = bytes[records[index].text.range]
      writer.item(text)
      if case .v21 = syntax { texts.append(text.string) }
    }
    loseList(texts, property)
  }

  /// Tells that a list became one text in vCard 2.1.
  mutating func loseList(_ texts: [String], _ property: String) {
    guard case .v21 = syntax, texts.count > 1 else { return }
    lose(
      property, utf8(texts.joined(separator: ",")), .changed,
      "vCard 2.1 has no lists within a component; they were joined by commas.")
  }

  /// Programs have the lines of an address as one text, and show the commas of a list.
  private mutating func writeLines(_ records: RecordView, _ range: Range<Int>) {
    var text: [UInt8] = []
    for index in range {
      guard case .component = records[index].part else { continue }
      if !text.isEmpty { text.append(0x0A) }
      text += bytes[records[index].text.range]
    }
    text.withUnsafeBufferPointer { writer.component(Bytes($0)) }
  }
}
