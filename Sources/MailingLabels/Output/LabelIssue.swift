/// What is doubtful about a label in a document.
public struct LabelIssue: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// Characters that no font has: empty boxes are in their place.
    case missingGlyphs(MissingGlyphs)
    /// The text had to be smaller than the minimum, in points.
    case small(size: Double)
    /// The text does not fit in any size, and was left out.
    case tooLong
    /// The QR code has modules so small that it may not be read.
    case denseQRCode(module: Length)
    /// There is too much in the QR code, which was left out.
    case overfullQRCode
  }

  /// The name of the contact, or what else has the text.
  public let contactName: String
  /// The page and the label on it, both from 1; nil for text that is on all labels.
  public let place: (page: Int, label: Int)?
  /// What it is.
  public let kind: Kind

  public static func == (a: Self, b: Self) -> Bool {
    a.contactName == b.contactName && a.kind == b.kind && a.place?.page == b.place?.page
      && a.place?.label == b.place?.label
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(contactName)
    hasher.combine(kind)
    hasher.combine(place?.page)
    hasher.combine(place?.label)
  }
}

extension LabelIssue: CustomStringConvertible {
  /// What is doubtful, as a sentence.
  public var description: String {
    switch kind {
    case .missingGlyphs(let missing):
      let shown = missing.characters.prefix(8).map { String(Character($0)) }.joined(separator: " ")
      return "\(contactName): no font has the \(missing.kind) \(shown)"
        + "\(missing.characters.count > 8 ? " …" : ""); install \(missing.fontPackage)."
    case .small(let size):
      return "\(contactName): the text is set in \(Self.points(size)) points to fit the label."
    case .tooLong:
      return "\(contactName): the text is too long for the label and was left out."
    case .denseQRCode(let module):
      return "\(contactName): the QR code has modules of \(module.text) mm, which phones may not "
        + "read; take larger labels or less in the code."
    case .overfullQRCode:
      return "\(contactName): there is too much text for a QR code, which was left out."
    }
  }

  /// A size as text, with at most two digits after the point.
  public static func points(_ size: Double) -> String {
    let hundredths = Int((size * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let rest = hundredths % 100
    return
      "\(hundredths / 100).\(rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")"
  }
}
