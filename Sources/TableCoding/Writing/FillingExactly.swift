import ContactModel
import FileFormats
import SourceText

/// The columns that hold every field.
struct ExactColumns {
  /// A column of a field.
  struct Place {
    var part: ColumnMeaning.Part
    var column: Int
  }

  /// By the number of the key and the number of the value, from 0.
  private(set) var places: [[[Place]]]
  private(set) var listColumn: Int?
  private(set) var keptColumns: [String: Int] = [:]

  init(_ layout: RowLayout) {
    places = [[[Place]]](repeating: [], count: ContactKey.allCases.count)
    guard layout.dialect == .unicard else { return }
    for (index, column) in layout.mapping.columns.enumerated() {
      guard let key = column.meaning.key else {
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
}

extension RowFiller {
  mutating func fillExactly(_ field: Range<Int>) {
    let found = values.unicardField(field, options)
    if let list = found.list {
      guard let column = exactColumns.listColumn else { return }
      row.put(list, column, field.lowerBound)
      row.settle(field, .placed)
    }
    for kept in found.kept {
      guard let column = exactColumns.keptColumns[kept.header] else { continue }
      row.put(values.store(kept.text), column, kept.value)
      row.settle(kept.value, .placed)
    }
    var number = 0
    for value in found.numbered {
      guard values.isWanted(value, options) else {
        row.settle(value, .leftOut)
        continue
      }
      writeExactly(value, number)
      number += 1
    }
  }

  private mutating func writeExactly(_ value: Int, _ number: Int) {
    let key = values.values[value].key
    let places = exactColumns.places[Int(key.rawValue)]
    guard number < places.count else { return }
    var missing = values.values[value].cells.count
    var placement = Placement.placed
    let label = values.label(value)
    var isLabelPlaced = label.exact.isEmpty
    var areParametersPlaced = !values.saysMore(value)
    for place in places[number] {
      switch place.part {
      case .label:
        let start = values.text.count
        values.text.append(label.exact)
        row.put(start..<values.text.count, place.column, value)
        isLabelPlaced = true
      case .parameters:
        guard !areParametersPlaced else { continue }
        row.put(values.store(ParameterText.text(values.parameters(value))), place.column, value)
        areParametersPlaced = true
      default:
        for index in values.values[value].cells where values.cells[index].part == place.part {
          var text = values.cells[index].text
          // A spreadsheet takes a date with a time in RFC 3339's form for a text.
          if options.isForSpreadsheet, place.part == .value,
            case .date = values.values[value].header.form,
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
    } else {
      if missing > 0 { placement = .otherForm }
      if !isLabelPlaced {
        placement = .worst(placement, .otherLabel)
      } else if !areParametersPlaced {
        placement = .worst(placement, .lessBeside)
      }
    }
    row.settle(value, placement)
  }
}
