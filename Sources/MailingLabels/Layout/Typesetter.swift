import CTypesetting

/// Sets text, one at a time.
final class Typesetter {
  let handle: OpaquePointer

  /// Nil where there is no memory.
  init?() {
    guard let handle = ct_text_open() else { return nil }
    self.handle = handle
  }

  deinit { ct_text_close(handle) }

  /// Sets lines.
  ///
  /// - Parameter wrapWidth: The width that lines are broken to; nil where they are not.
  func set(
    _ text: String, family: String, size: Double, language: String = "", isRightToLeft: Bool,
    wrapWidth: Double? = nil
  ) {
    ct_text_set_language(handle, language)
    ct_text_set_font(handle, family, size)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        ct_text_set(handle, $0.baseAddress, $0.count, isRightToLeft, wrapWidth ?? -1)
      }
    }
  }

  /// The room that the text takes.
  func measure() -> ct_extents { ct_text_measure(handle) }

  /// The characters that no font has.
  func missingCharacters() -> Set<Unicode.Scalar> {
    var missing: Set<Unicode.Scalar> = []
    withUnsafeMutablePointer(to: &missing) { pointer in
      ct_text_visit_missing(
        handle,
        { context, codePoint in
          guard let scalar = Unicode.Scalar(codePoint) else { return }
          context?.assumingMemoryBound(to: Set<Unicode.Scalar>.self).pointee.insert(scalar)
        }, pointer)
    }
    return missing
  }

  /// The names of all families of fonts.
  func fontFamilies() -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { pointer in
      ct_visit_font_families(
        handle,
        { context, name in
          guard let name else { return }
          context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
        }, pointer)
    }
    return names
  }
}

/// The families of fonts that are installed.
public enum FontCatalog {
  /// Their names, sorted.
  public static func families() -> [String] {
    (Typesetter()?.fontFamilies() ?? []).sorted { $0.lowercased() < $1.lowercased() }
  }

  /// Names that stand for whatever the system has of the kind.
  private static let generic = ["sans", "sans-serif", "serif", "monospace", "system-ui"]

  /// The family of a name, whatever its case.
  ///
  /// - Throws: ``UnknownFont``, with the names that are near.
  public static func family(named name: String) throws(UnknownFont) -> String {
    let wanted = name.lowercased()
    if generic.contains(wanted) { return name }
    let families = families()
    if let family = families.first(where: { $0.lowercased() == wanted }) { return family }
    let near = families.filter { family in
      let family = family.lowercased()
      return family.hasPrefix(wanted) || SheetName.distance(family, wanted) <= 2
    }
    throw UnknownFont(name: name, suggestions: Array(near.prefix(3)))
  }
}

/// A name that is no installed font's.
public struct UnknownFont: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String
  /// Names that are near.
  public let suggestions: [String]

  /// What is wrong, as a sentence.
  public var description: String {
    let near =
      suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: " or "))?"
    return "There is no font “\(name)”.\(near)"
  }
}
