import ContactModel
import SourceText

/// Puts the values of a contact into the columns that hold every field.
struct ExactRowFiller {
  /// A column of a field.
  private struct Place {
    var part: ColumnMeaning.Part
    var column: Int
  }

  /// By the number of the key and the number of the value, from 0.
  private var places: [[[Place]]]
  private var listColumn: Int?
  private var keptColumns: [String: Int] = [:]

  init(_ layout: RowLayout) {
    places = [[[Place]]](repeating: [], count: ContactKey.allCases.count)
    guard layout.dialect == .unicard else { return }
    for (index, column) in layout.mapping.columns.enumerated() {
      guard case .key(let key) = column.meaning.field else {
        if keptColumns[column.header] == nil { keptColumns[column.header] = index }
        continue
      }
      if column.meaning.part == .list {
        listColumn = index
        continue
      }
      let place = Int(key.rawValue)
      while places[place].count < column.meaning.number { places[place].append([]) }
      places[place][column.meaning.number - 1].append(
        Place(part: column.meaning.part, column: index))
    }
  }

  /// Fills a row of empty cells; false where something may be read back as something else.
  func fill(
    _ row: inout RowFiller.Row, _ values: inout CellValues, photos: WritingOptions.PhotoPolicy
  ) -> Bool {
    var isCertain = true
    var start = 0
    while start < values.values.count {
      let field = values.field(at: start)
      start = field.upperBound
      let key = values.values[field.lowerBound].key
      switch key {
      case .category:
        if !fillList(field, &values, &row) { fillRow(field, key, &values, &row, &isCertain) }
      case .preserved: fillRow(field, key, &values, &row, &isCertain)
      case .image where photos != .keep:
        isCertain = false
        if case .limit(let bytes) = photos { fillSmall(field, bytes, &values, &row) }
      default:
        for value in field {
          write(value, value - field.lowerBound, &values, &row)
          if values.values[value].isDoubtful { isCertain = false }
        }
      }
    }
    return isCertain
  }

  private func write(
    _ value: Int, _ number: Int, _ values: inout CellValues, _ row: inout RowFiller.Row
  ) {
    let found = values.values[value]
    let places = places[Int(found.key.rawValue)]
    guard number < places.count else { return }
    for place in places[number] {
      switch place.part {
      case .label: row[place.column] = values.store(values.memory.all[found.traits].label)
      case .parameters:
        row[place.column] = values.store(values.memory.all[found.traits].parameters)
      default: row[place.column] = values.range(value, place.part)
      }
    }
  }

  /// Categories that have nothing but their text share a cell.
  private func fillList(
    _ field: Range<Int>, _ values: inout CellValues, _ row: inout RowFiller.Row
  ) -> Bool {
    for value in field {
      let text = values.text[values.range(value, .value)]
      let traits = values.memory.all[values.values[value].traits]
      guard let first = text.first, first != 0x20, text.last != 0x20,
        traits.label.isEmpty, traits.parameters.isEmpty, !PlainValue.hasSeparator(text)
      else { return false }
    }
    guard let listColumn else { return true }
    let start = values.text.count
    for value in field {
      if value > field.lowerBound { values.text.append(ascii: " ::: ") }
      values.text.appendCopy(of: values.range(value, .value))
    }
    row[listColumn] = start..<values.text.count
    return true
  }

  /// Values of which some may belong into columns that were kept.
  private func fillRow(
    _ field: Range<Int>, _ key: ContactKey, _ values: inout CellValues,
    _ row: inout RowFiller.Row, _ isCertain: inout Bool
  ) {
    var numbered = field.count
    if key == .category || KeptValue.isPossible(field.upperBound - 1, values) {
      var all: [ContactValue] = []
      for value in field { all.append(values.contactValue(value)) }
      let found = UnicardRow(key, all)
      numbered = found.numbered.count
      if !found.kept.isEmpty { isCertain = false }
      for kept in found.kept {
        if let column = keptColumns[kept.header] { row[column] = values.store(kept.text) }
      }
      if let list = found.list, let listColumn { row[listColumn] = values.store(list) }
    }
    for value in field.prefix(numbered) {
      write(value, value - field.lowerBound, &values, &row)
      if values.values[value].isDoubtful { isCertain = false }
    }
  }

  /// Pictures of at most so many bytes.
  private func fillSmall(
    _ field: Range<Int>, _ limit: Int, _ values: inout CellValues, _ row: inout RowFiller.Row
  ) {
    var number = 0
    for value in field {
      let text = values.text[values.range(value, .value)]
      if text.prefix(5).isSame(as: Bytes("data:")), text.count / 4 * 3 > limit { continue }
      write(value, number, &values, &row)
      number += 1
    }
  }
}
