extension ContactUnifier {
  /// Makes one contact of records that are known to be one person's.
  package func person(of records: [UnificationRecord], id: String) -> UnifiedContact {
    ContactMerger(options: merging).merge(records, id: id)
  }
}
