/// Looks values up for a locale: in its own bundle, then in those it inherits from.
package struct ResourceLookup<Catalog: ResourceCatalog>: Sendable {
  /// An alias may lead to another; one that leads in a circle has to end.
  private static var mostAliases: Int { 8 }

  /// Where the data comes from.
  package let catalog: Catalog

  /// The bundles to look in that there are, from the locale's own to the root.
  package let bundleNames: [String]

  /// A look-up for a locale.
  package init(locale: LocaleIdentifier, in catalog: Catalog) {
    self.catalog = catalog
    bundleNames = locale.bundleNames(in: catalog).filter(catalog.hasBundle(named:))
  }

  /// The value at a path and the name of the bundle that has it.
  ///
  /// Where a bundle has an alias, the look-up starts again for what it stands for at the locale
  /// asked for (UTS #35 part 1, section 4.1.2).
  package func value(at path: [String]) -> (value: ResourceValue, bundle: String)? {
    guard let key = path.last else { return nil }
    return values(of: path.dropLast(), keys: [key])[key]
  }

  /// The values of several members of one table.
  package func values(
    of path: [String], keys: [String]
  ) -> [String: (value: ResourceValue, bundle: String)] {
    // Each bundle is asked once for all keys: opening one is what takes the time.
    let tables = bundleNames.map { (catalog.members(of: path, keys: keys, in: $0), $0) }
    var found: [String: (value: ResourceValue, bundle: String)] = [:]
    for key in keys {
      found[key] = resolve(path + [key], remainingAliases: Self.mostAliases) { requested in
        guard requested.dropLast().elementsEqual(path), let last = requested.last,
          keys.contains(last)
        else { return nil }
        return tables
      }
    }
    return found
  }

  private func resolve(
    _ path: [String], remainingAliases: Int,
    from tables: (_ path: [String]) -> [([String: ResourceValue], String)]?
  ) -> (value: ResourceValue, bundle: String)? {
    guard let key = path.last, remainingAliases > 0 else { return nil }
    let candidates =
      tables(path)
      ?? bundleNames.map { (catalog.members(of: path.dropLast(), keys: [key], in: $0), $0) }
    for (members, bundle) in candidates {
      guard let value = members[key] else { continue }
      if case .alias(let target) = value {
        // An alias to itself would find itself for ever.
        guard target != path else { continue }
        return resolve(target, remainingAliases: remainingAliases - 1, from: tables)
      }
      return (value, bundle)
    }
    return nil
  }
}
