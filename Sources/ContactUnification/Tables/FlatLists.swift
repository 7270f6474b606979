/// A list for each of many rows, in two flat arrays.
struct FlatLists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var ends: [Int32] = []

  /// How many rows there are.
  var count: Int { ends.count }

  /// Adds an element to the row that is being filled.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Ends the row that is being filled.
  mutating func endRow() { ends.append(Int32(clamping: elements.count)) }

  /// How many elements the row that is being filled has so far.
  var openCount: Int { elements.count - Int(ends.last ?? 0) }

  /// The elements of the row that is being filled.
  var openRow: ArraySlice<Element> { elements[Int(ends.last ?? 0)...] }

  mutating func append(_ other: FlatLists, _ change: (Element) -> Element) {
    let start = Int32(clamping: elements.count)
    elements.reserveCapacity(elements.count + other.elements.count)
    for element in other.elements { elements.append(change(element)) }
    for end in other.ends { ends.append(start + end) }
  }

  func range(_ row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }

  subscript(row: Int) -> ArraySlice<Element> { elements[range(row)] }

  /// An element by its place in ``range(_:)``. Where many rows are looked at, on several threads,
  /// going through ranges spares counting who holds the array.
  subscript(at index: Int) -> Element { elements[index] }

  func first(_ row: Int) -> Element? {
    let range = range(row)
    return range.isEmpty ? nil : elements[range.lowerBound]
  }

  func isEmpty(_ row: Int) -> Bool { range(row).isEmpty }

  mutating func changeElements(_ change: (Element) -> Element) {
    for index in elements.indices { elements[index] = change(elements[index]) }
  }
}

extension FlatLists where Element: Equatable {
  /// Whether a row has an element.
  func contains(_ element: Element, _ row: Int) -> Bool {
    range(row).contains { elements[$0] == element }
  }

  /// Whether two rows have an element in common.
  func haveCommonElement(_ a: Int, _ b: Int) -> Bool {
    range(a).contains { contains(elements[$0], b) }
  }
}
