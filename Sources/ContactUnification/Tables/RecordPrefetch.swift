import CPrefetch

/// Fetches rows from memory before they are compared. The rows of a pair are anywhere in a book, and
/// where that is larger than the processor's memory, to wait for them takes longer than to compare.
extension RecordTable {
  /// So many pairs before a row is compared, what there is one of to it is fetched.
  static let rowDistance = 16
  /// So many pairs before, its values are, whose places are known then.
  static let valueDistance = 8

  func prefetchRow(_ row: Int) {
    rows.prefetch(row)
    names.prefetchBounds(row)
  }

  func prefetchValues(_ row: Int) {
    names.prefetch(row)
    phones.prefetch(row)
    mails.prefetch(row)
    places.prefetch(row)
    firms.prefetch(row)
    profiles.prefetch(row)
  }
}

extension FlatLists {
  /// Those of all lists that share them.
  fileprivate func prefetchBounds(_ row: Int) { bounds.prefetch(row * step) }

  fileprivate func prefetch(_ row: Int) {
    let range = range(row)
    if !range.isEmpty { elements.prefetch(range.lowerBound) }
  }
}

extension Array {
  fileprivate func prefetch(_ index: Int) {
    withUnsafeBufferPointer { elements in
      guard let base = elements.baseAddress, elements.indices.contains(index) else { return }
      cp_prefetch(base + index)
    }
  }
}
