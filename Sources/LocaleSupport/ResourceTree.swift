/// Bundles held as plain values, for locale data from elsewhere than the library's own.
package struct ResourceTree: ResourceCatalog {
  /// The key under which a bundle names its parent.
  package static let parentKey = "%%Parent"

  private let bundles: [String: ResourceValue]

  /// A catalog of bundles by name, each a table.
  package init(_ bundles: [String: ResourceValue]) {
    self.bundles = bundles
  }

  package func hasBundle(named name: String) -> Bool { bundles[name] != nil }

  package func explicitParent(of name: String) -> String? {
    value(in: name, at: [Self.parentKey])?.text
  }

  package func members(
    of path: [String], keys: [String], in name: String
  ) -> [String: ResourceValue] {
    var value = bundles[name]
    for key in path {
      guard case .table(let members) = value else { return [:] }
      value = members[key]
    }
    guard case .table(let members) = value else { return [:] }
    return members.filter { keys.contains($0.key) }
  }
}
