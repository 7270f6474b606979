import ContactModel
import SourceText

/// The cells of values that Google joins with ` ::: `: what stands at one place in each of them is of one value.
struct JoinedCells {
  private let group: RowPlan.Group
  /// What the cells hold, by column.
  private(set) var before: [Int: String] = [:]
  private var items: [Int: [String]] = [:]
  private var label = ""
  /// The places where a value stands.
  private var places: [Int] = []

  /// - Parameter cell: What the row has in a column of the plan.
  init(_ group: RowPlan.Group, _ cell: (Int) -> String) {
    self.group = group
    for column in Set(group.cells.map(\.column)) {
      before[column] = cell(column)
      if column != group.labelColumn { items[column] = Self.items(cell(column)) }
    }
    label = before[group.labelColumn] ?? ""
    places = (0..<length).filter { place in
      items.values.contains { place < $0.count && !$0[place].isEmpty }
    }
  }

  /// Whether Google joins the values of a group.
  static func canHold(_ group: RowPlan.Group) -> Bool {
    GoogleList.joins(group.key) && group.kind != .category && group.kind != .keep
  }

  private var length: Int { items.values.map(\.count).max() ?? 0 }
  var count: Int { places.count }
  /// Whether there are several values, of which some may be empty.
  var areJoined: Bool { length > 1 }

  private static func items(_ cell: String) -> [String] {
    var cell = cell
    return cell.withUTF8 { bytes in
      let bytes = Bytes(bytes)
      return bytes.isEmpty ? [] : bytes.items(in: bytes.indices).map { bytes[$0].string.trimmed }
    }
  }

  // MARK: Changes

  /// Puts a value in the place of another; false where its label would be that of all.
  ///
  /// - Parameters:
  ///   - old: The cells that the value would fill alone.
  ///   - new: Those that the other one would fill.
  mutating func replace(_ number: Int, _ old: [Int: String], with new: [Int: String]) -> Bool {
    let place = places[number]
    for column in Set(old.keys).union(new.keys) where old[column] != new[column] {
      if column == group.labelColumn {
        guard number == 0 else { return false }
        label = new[column] ?? ""
      } else {
        guard put(new[column] ?? "", column, place) else { return false }
      }
    }
    return true
  }

  private mutating func put(_ text: String, _ column: Int, _ place: Int) -> Bool {
    guard var list = items[column] else { return false }
    while list.count <= place, !text.isEmpty { list.append("") }
    if place < list.count { list[place] = text }
    items[column] = list
    return true
  }

  /// Takes values out.
  mutating func remove(_ numbers: [Int]) {
    for place in numbers.map({ places[$0] }).sorted(by: >) {
      for (column, list) in items where place < list.count { items[column]?.remove(at: place) }
    }
  }

  /// Adds a value that would fill cells of the same label.
  mutating func append(_ new: [Int: String]) -> Bool {
    let place = length
    return new.allSatisfy { $0.key == group.labelColumn || put($0.value, $0.key, place) }
  }

  /// What the cells are to hold.
  var after: [Int: String] {
    var cells = items.mapValues { list in
      list.allSatisfy(\.isEmpty) ? "" : list.joined(separator: " ::: ")
    }
    if group.labelColumn >= 0 { cells[group.labelColumn] = label }
    // What was not changed is as it was written.
    for (column, text) in before where Self.items(text) == items[column] { cells[column] = text }
    return cells
  }
}
