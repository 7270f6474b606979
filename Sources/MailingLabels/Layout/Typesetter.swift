import CTypesetting

/// Sets text, one at a time.
final class Typesetter {
  let handle: OpaquePointer

  /// Nil where there is no memory or ``TypesettingLibraries`` are missing.
  init?() {
    guard let handle = ct_text_open() else { return nil }
    self.handle = handle
  }

  deinit { ct_text_close(handle) }

  /// Sets lines, with line feeds between.
  func set(
    _ text: String, family: String, size: Double, isBold: Bool = false, language: String = "",
    isRightToLeft: Bool
  ) {
    ct_text_set_language(handle, FontLanguage.tag(of: language))
    ct_text_set_font(handle, family, size, isBold)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        ct_text_set(handle, $0.baseAddress, $0.count, isRightToLeft)
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
