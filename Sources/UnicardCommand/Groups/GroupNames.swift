/// The names of the groups that there are, as people type them: where none is called exactly so, case does not
/// count.
struct GroupNames {
  private var names: [String: Set<String>] = [:]

  init(_ names: some Sequence<String>) {
    for name in names { self.names[name.lowercased(), default: []].insert(name) }
  }

  /// The group that is called so, or else the only one that is but for case; nil where there is none.
  func known(_ name: String) -> String? {
    let similar = names[name.lowercased()] ?? []
    return similar.contains(name) ? name : similar.count == 1 ? similar.first : nil
  }

  /// Another group that has a name already, be it in other capitals.
  func other(than group: String, called name: String) -> String? {
    let similar = (names[name.lowercased()] ?? []).subtracting([group])
    return similar.contains(name) ? name : similar.min()
  }
}
