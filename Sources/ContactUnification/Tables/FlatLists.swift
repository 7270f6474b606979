/// A list for each of many rows, in two flat arrays.
struct FlatLists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// Where each row begins and the one before it ends. Where lists of the same rows share the array,
  /// every so many of these are this list's, from a first one on.
  private(set) var bounds: [Int32] = [0]
  private var first = 0
  private(set) var step = 1

  init() {}

  /// Elements by the row that each is in, in their order.
  ///
  /// - Parameter row: An element's row; negative where it is in none.
  init(_ all: some Collection<Element>, count: Int, row: (Element) -> Int32) {
    var places = [Int32](repeating: 0, count: count + 1)
    for element in all {
      let row = row(element)
      if row >= 0 { places[Int(row) + 1] += 1 }
    }
    for row in 0..<count { places[row + 1] += places[row] }
    bounds = places
    guard let first = all.first else { return }
    elements = [Element](repeating: first, count: Int(places[count]))
    for element in all {
      let row = row(element)
      if row < 0 { continue }
      elements[Int(places[Int(row)])] = element
      places[Int(row)] += 1
    }
  }

  /// Adds a row with the same elements as the last one.
  mutating func repeatRow() {
    for index in range(count - 1) { elements.append(elements[index]) }
    endRow()
  }

  /// How many rows there are.
  var count: Int { bounds.count / step - 1 }

  /// Adds an element to the row that is being filled.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Ends the row that is being filled.
  mutating func endRow() { bounds.append(Int32(clamping: elements.count)) }

  /// How many elements the row that is being filled has so far.
  var openCount: Int { elements.count - Int(bounds.last ?? 0) }

  /// The elements of the row that is being filled.
  var openRow: ArraySlice<Element> { elements[Int(bounds.last ?? 0)...] }

  /// Makes room for others behind those here.
  mutating func reserve(_ others: [FlatLists]) {
    elements.reserveCapacity(others.reduce(elements.count) { $0 + $1.elements.count })
    bounds.reserveCapacity(others.reduce(bounds.count) { $0 + $1.count })
  }

  /// Adds another's rows behind those here.
  mutating func append(_ other: FlatLists, _ change: (Element) -> Element) {
    let start = Int32(clamping: elements.count)
    for element in other.elements { elements.append(change(element)) }
    for end in other.bounds.dropFirst() { bounds.append(start + end) }
  }

  func range(_ row: Int) -> Range<Int> {
    let place = row * step + first
    return Int(bounds[place])..<Int(bounds[place + step])
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

  /// Whether something is true of an element of a row. Pairs of records are compared by this, millions of them.
  @inline(__always)
  func contains(_ row: Int, where isRight: (Element) -> Bool) -> Bool {
    range(row).contains { isRight(elements[$0]) }
  }

  /// Whether two rows have an element in common.
  @inline(__always)
  func haveCommon(_ a: Int, _ b: Int, by areSame: (Element, Element) -> Bool) -> Bool {
    contains(a) { x in contains(b) { areSame(x, $0) } }
  }

  /// Whether each element of a row is the same as one of another.
  func contains(
    _ row: Int, allOf other: Int, by areSame: (Element, Element) -> Bool
  ) -> Bool {
    range(other).allSatisfy { index in
      range(row).contains { areSame(elements[$0], elements[index]) }
    }
  }

  /// Takes an array that holds the bounds of several lists, row by row.
  mutating func share(_ bounds: [Int32], from first: Int, of count: Int) {
    (self.bounds, self.first, step) = (bounds, first, count)
  }

  /// Adds elements to rows; both ascending, a row once.
  mutating func insert(_ added: [(row: Int, element: Element)]) {
    var lists = FlatLists()
    lists.elements.reserveCapacity(elements.count + added.count)
    lists.bounds.reserveCapacity(bounds.count)
    var next = 0
    for row in 0..<count {
      lists.elements += self[row]
      if next < added.count, added[next].row == row {
        lists.append(added[next].element)
        next += 1
      }
      lists.endRow()
    }
    self = lists
  }

  mutating func changeElements(_ change: (inout Element) -> Void) {
    for index in elements.indices { change(&elements[index]) }
  }
}

extension FlatLists where Element: Equatable {
  /// Whether a row has an element.
  func contains(_ element: Element, _ row: Int) -> Bool {
    range(row).contains { elements[$0] == element }
  }
}
