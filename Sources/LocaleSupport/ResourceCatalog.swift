/// A value of locale data, detached from where it was read.
package enum ResourceValue: Sendable, Hashable {
  /// Text.
  case string(String)
  /// Values in an order.
  case array([ResourceValue])
  /// Values by name.
  case table([String: ResourceValue])
  /// A number.
  case integer(Int32)
  /// Numbers in an order.
  case integers([Int32])
  /// Stands for the value at another path, looked up from the locale that was asked for.
  case alias([String])

  /// The text of a string.
  package var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The text of a string, or of each string of an array.
  package var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.compactMap(\.text)
    default: []
    }
  }
}

/// Bundles of locale data, each as it is stored, without inheritance.
package protocol ResourceCatalog: Sendable {
  /// Whether there is a bundle of exactly this name.
  func hasBundle(named name: String) -> Bool

  /// The bundle that one names as the next to look in, where it names one.
  func explicitParent(of name: String) -> String?

  /// The members of the table at a path that have these keys. What is missing is left out.
  func members(of path: [String], keys: [String], in name: String) -> [String: ResourceValue]
}

extension ResourceCatalog {
  /// The value at a path, or nil where there is none in this bundle itself.
  package func value(in name: String, at path: [String]) -> ResourceValue? {
    guard let key = path.last else { return nil }
    return members(of: path.dropLast(), keys: [key], in: name)[key]
  }
}
