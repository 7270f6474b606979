import CUnicode

/// The locale data of the installed Unicode library.
package struct UnicodeCatalog: ResourceCatalog {
  /// The one catalog there is.
  package static let shared = UnicodeCatalog()

  /// The names of all bundles of locales.
  package static let localeNames: [String] = (0..<cu_available_locale_count()).compactMap {
    cu_available_locale($0).map { String(cString: $0) }
  }

  package func hasBundle(named name: String) -> Bool {
    Resource(bundle: name) != nil
  }

  package func explicitParent(of name: String) -> String? {
    Resource(bundle: name)?.member(ResourceTree.parentKey)?.value().text
  }

  package func members(
    of path: [String], keys: [String], in name: String
  ) -> [String: ResourceValue] {
    guard let bundle = Resource(bundle: name) else { return [:] }
    var table = bundle
    for key in path {
      guard let next = table.member(key) else { return [:] }
      table = next
    }
    var members: [String: ResourceValue] = [:]
    for key in keys {
      guard let member = table.member(key) else { continue }
      // The library resolves an alias within the bundle it stands in, which would miss what the
      // locale asked for says itself; the key of what came back gives the alias away.
      if let found = member.key, found != key {
        members[key] = .alias(path + [found])
      } else {
        members[key] = member.value()
      }
    }
    return members
  }
}

/// An open resource, closed with the last reference.
private final class Resource {
  private let handle: OpaquePointer

  init?(bundle name: String) {
    guard let handle = cu_resource_open(name) else { return nil }
    self.handle = handle
  }

  private init?(_ handle: OpaquePointer?) {
    guard let handle else { return nil }
    self.handle = handle
  }

  deinit { cu_resource_close(handle) }

  var key: String? { cu_resource_key(handle).map { String(cString: $0) } }

  func member(_ key: String) -> Resource? {
    Resource(cu_resource_member(handle, key))
  }

  /// The whole value, with everything in it.
  func value() -> ResourceValue {
    switch UInt32(bitPattern: cu_resource_kind(handle)) {
    case CU_RESOURCE_STRING.rawValue:
      return .string(stringWritten { cu_resource_text(handle, $0, $1) } ?? "")
    case CU_RESOURCE_ARRAY.rawValue:
      return .array(elements.map { $0.value() })
    case CU_RESOURCE_TABLE.rawValue:
      let members = elements.compactMap { element in
        element.key.map { ($0, element.value()) }
      }
      return .table(Dictionary(members, uniquingKeysWith: { first, _ in first }))
    case CU_RESOURCE_INTEGER.rawValue:
      return .integer(cu_resource_integer(handle))
    case CU_RESOURCE_INTEGERS.rawValue:
      var count: Int32 = 0
      let values = cu_resource_integers(handle, &count)
      return .integers(Array(UnsafeBufferPointer(start: values, count: Int(count))))
    default:
      return .array([])
    }
  }

  private var elements: [Resource] {
    (0..<cu_resource_count(handle)).compactMap { Resource(cu_resource_element(handle, $0)) }
  }
}
