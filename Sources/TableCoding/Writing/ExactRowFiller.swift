import ContactModel
import FileFormats
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

  /// Fills a row of empty cells.
  func fill(_ row: inout RowDraft, _ values: inout CellValues, _ options: WritingOptions) {
    var start = 0
    while start < values.values.count {
      let field = values.field(at: start)
      start = field.upperBound
      let found = UnicardRow(field, &values)
      if let list = found.list {
        guard let listColumn else { continue }
        row.put(list, listColumn, field.lowerBound)
        row.settle(field, .placed)
      }
      for kept in found.kept {
        guard let column = keptColumns[kept.header] else { continue }
        row.put(values.store(kept.text), column, kept.value)
        row.settle(kept.value, .placed)
      }
      var number = 0
      for value in found.numbered {
        guard found.keeps(value, values, options) else {
          row.settle(value, .leftOut)
          continue
        }
        write(value, number, &values, &row, withTimes: !options.isForSpreadsheet)
        number += 1
      }
    }
  }

  private func write(
    _ value: Int, _ number: Int, _ values: inout CellValues, _ row: inout RowDraft,
    withTimes: Bool
  ) {
    let key = values.values[value].key
    let places = places[Int(key.rawValue)]
    guard number < places.count else { return }
    var missing = values.values[value].cells.count
    var placement = Placement.placed
    let label = values.label(value)
    var isLabelPlaced = label.exact.isEmpty
    var areParametersPlaced = !UnicardRow.hasParameters(value, &values)
    for place in places[number] {
      switch place.part {
      case .label:
        let start = values.text.count
        values.text.append(label.exact)
        row.put(start..<values.text.count, place.column, value)
        isLabelPlaced = true
      case .parameters:
        guard !areParametersPlaced else { continue }
        row.put(UnicardRow.parameters(value, &values), place.column, value)
        areParametersPlaced = true
      default:
        for index in values.values[value].cells where values.cells[index].part == place.part {
          var text = values.cells[index].text
          // A spreadsheet takes a date with a time in RFC 3339's form for a text.
          if !withTimes, place.part == .value, case .date = values.values[value].header.form,
            key != .revision, key != .created
          {
            let time = values.text.view.firstIndex(of: UInt8(ascii: "T"), in: text)
            if time > text.lowerBound, time < text.upperBound {
              text = text.lowerBound..<time
              placement = .withoutTime
            }
          }
          row.put(text, place.column, value)
          missing -= 1
          if values.cells[index].isDoubtful { placement = .otherForm }
        }
      }
    }
    if values.values[value].cells.isEmpty {
      // A label alone, or nothing at all, is no value.
      placement = .noRoom
    } else if missing > 0 {
      placement = .otherForm
    } else if !isLabelPlaced {
      placement = .worst(placement, .otherLabel)
    } else if !areParametersPlaced {
      placement = .worst(placement, .lessBeside)
    }
    row.settle(value, placement)
  }
}
