import CUnicode

/// A name of a region as the locale data has it.
package struct RegionName: Sendable, Hashable {
  /// Which of a region's names it is.
  package enum Kind: Int32, Sendable {
    /// The one to use.
    case usual = 0
    /// A short one, such as 'UK'.
    case short = 1
    /// Another one, such as 'Czech Republic'.
    case variant = 2
  }

  /// The region: two letters or three digits.
  package let region: String
  /// The name.
  package let name: String
  /// Which of its names.
  package let kind: Kind
}

extension LocaleIdentifier {
  /// The names that are stored for exactly this locale, without what it inherits.
  package var storedRegionNames: [RegionName] {
    var names: [RegionName] = []
    withUnsafeMutablePointer(to: &names) { pointer in
      _ = cu_visit_region_names(
        identifier,
        { context, region, name, length, kind in
          guard let context, let region, let name, let kind = RegionName.Kind(rawValue: kind)
          else { return }
          let bytes = UnsafeRawBufferPointer(start: name, count: Int(length))
          context.assumingMemoryBound(to: [RegionName].self).pointee.append(
            RegionName(
              region: String(cString: region), name: String(decoding: bytes, as: UTF8.self),
              kind: kind))
        }, pointer)
    }
    return names
  }

  /// The three-letter code of ISO 3166-1 for a two-letter one; nil where there is none.
  package static func threeLetterCode(ofRegion code: String) -> String? {
    guard let text = cu_region_three_letter_code(code) else { return nil }
    let code = String(cString: text)
    return code.isEmpty ? nil : code
  }
}
