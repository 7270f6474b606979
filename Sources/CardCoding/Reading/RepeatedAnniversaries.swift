import ContactModel
import SourceText
import VCard

extension CardDecoder {
  /// Makes one value of an anniversary that stands in the card twice, as X-ABDATE and as
  /// X-ANNIVERSARY: so sabre's servers write each ANNIVERSARY of vCard 4.0 in vCard 3.0.
  mutating func joinRepeatedAnniversaries() {
    let copies = reader.lines.view.filter { $0.property == .xAnniversary }
    // Of more than anybody has, looking for each takes too long.
    guard 1...16 ~= copies.count else { return }
    var sources: [ByteRange: ByteRange] = [:]
    for copy in copies {
      guard let original = original(of: copy), !sources.values.contains(original) else { continue }
      sources[copy.source] = original
    }
    if sources.isEmpty { return }
    var kept = RecordBuffer()
    for range in FieldRanges(records.view) {
      let source = records[range.lowerBound].source
      if sources[source] != nil { continue }
      let start = kept.count
      kept.append(contentsOf: records.view[range])
      guard let copy = sources.first(where: { $0.value == source })?.key,
        let group = kept.view[start...].firstIndex(where: { $0.part == .group })
      else { continue }
      // An edit of the value concerns both lines.
      kept[group].source = copy
    }
    swap(&records, &kept)
  }

  /// The line of the value that says the same as an X-ANNIVERSARY, whose group it shares if that has
  /// one.
  private func original(of copy: ContentLine) -> ByteRange? {
    var date: Range<Int>?
    var others: [Range<Int>] = []
    for range in FieldRanges(records.view) where records[range.lowerBound].key == .date {
      if records[range.lowerBound].source == copy.source {
        date = range
      } else {
        others.append(range)
      }
    }
    guard let date,
      // What its group says of it, it says of the other, too.
      records.view[date].dropFirst().allSatisfy({ $0.part == .group || $0.part == .label })
    else { return nil }
    let text = reader.bytes[records[date.lowerBound].text.range]
    let label = Array(Label.anniversary.storedText.utf8)
    let original = others.first { range in
      let group = records.view[range].first { $0.part == .group }
      return reader.bytes[records[range.lowerBound].text.range].elementsEqual(text)
        && records.view[range].contains {
          $0.part == .label && reader.bytes[$0.text.range].elementsEqual(label)
        }
        && group.map {
          copy.group.isEmpty
            || reader.bytes[$0.text.range].elementsEqual(reader.bytes[copy.group.range])
        } ?? false
    }
    return original.map { records[$0.lowerBound].source }
  }
}
