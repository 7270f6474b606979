public import ContactChanges

extension ContactReader {
  /// What is different in another file, whatever the format of both. Memory holds an index of the
  /// files, and the changes.
  ///
  /// ```swift
  /// let old = try ContactReader(path: "yesterday.vcf")
  /// let new = try ContactReader(path: "today.vcf")
  /// for change in try old.changes(to: new) { print(change.kind, change.name) }
  /// ```
  ///
  /// - Throws: ``FileFormats/ContactFileError`` where a file became unreadable, or the task that it is called in was
  ///   cancelled.
  public func changes(to other: ContactReader) throws -> ContactChanges {
    var changes: [ContactChange] = []
    do {
      _ = try FileComparison(from: [input], to: [other.input], jobs: options.jobs).run {
        changes.append($0.change)
      }
    } catch {
      throw ContactFileError(error, path: source.name)
    }
    return ContactChanges(changes)
  }
}
