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

  func isEmpty(_ row: Int) -> Bool { range(row).isEmpty }

  mutating func changeElements(_ change: (Element) -> Element) {
    for index in elements.indices { elements[index] = change(elements[index]) }
  }
}
