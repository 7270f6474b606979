package import ContactModel

/// Tells which values of a field a merged contact has as one, in whatever notation each is written.
package enum ValueNumbers {
  /// - Parameter contacts: One for each value, which has no other of the field.
  /// - Returns: For each contact a number that those share whose values are one.
  package static func of(_ key: ContactKey, in contacts: [Contact]) -> [Int] {
    let sorted = RecordPrecedence(preferredSources: []).sorted(
      contacts.enumerated().map { UnificationRecord(contact: $1, source: $0, index: 0) })
    let merging = ClusterMerging(sorted, id: "", choices: [:], options: MergingOptions())
    var numbers = Array(contacts.indices)
    for members in groups(of: merging[key], key, merging) {
      let places = members.map { sorted.ranks[$0.record].source }
      for place in places { numbers[place] = places[0] }
    }
    return numbers
  }

  private static func groups(
    of values: [ConstituentValue], _ key: ContactKey, _ merging: ClusterMerging
  ) -> [[ConstituentValue]] {
    if values.isEmpty { return [] }
    // Structured names are chosen among by their words.
    guard case .name = key else { return merging.groups(of: values, key).map(\.members) }
    return Array(
      Dictionary(grouping: values) { FoldedBytes.words(ValueText.of($0).utf8) }.values)
  }
}
