/// A length on paper.
public struct Length: Sendable, Hashable, Comparable {
  /// The length in points, of which 72 are an inch.
  public var points: Double

  /// A length in points.
  public init(points: Double) { self.points = points }

  /// A length in millimetres.
  public static func millimeters(_ number: Double) -> Length {
    Length(points: number * 72 / 25.4)
  }

  /// A length in inches.
  public static func inches(_ number: Double) -> Length { Length(points: number * 72) }

  /// No length.
  public static let zero = Length(points: 0)

  /// The length in millimetres.
  public var millimeters: Double { points * 25.4 / 72 }

  public static func < (a: Length, b: Length) -> Bool { a.points < b.points }
}

extension Length {
  /// Reads a number with a unit: `7.2mm`, `0.5in`, `1.2cm`, `12pt`. Without a unit it is the given
  /// one.
  ///
  /// - Returns: nil where the text is no finite number with a known unit.
  public init?(_ text: some StringProtocol, unit: LengthUnit = .millimeters) {
    var number = text[...]
    var unit = unit
    if let end = number.lastIndex(where: { "0123456789.".contains($0) }) {
      let suffix = number[number.index(after: end)...]
      if !suffix.isEmpty {
        guard let known = LengthUnit(symbol: suffix) else { return nil }
        unit = known
      }
      number = number[...end]
    }
    guard let value = Double(number), value.isFinite else { return nil }
    points = value * unit.points
  }
}

/// A unit of length.
public enum LengthUnit: Sendable, Hashable, CaseIterable {
  /// Millimetres.
  case millimeters
  /// Centimetres.
  case centimeters
  /// Inches of 25.4 mm.
  case inches
  /// Points, 72 an inch.
  case points
  /// Picas of 12 points.
  case picas

  /// The unit of a symbol, such as `mm` or `in`.
  init?(symbol: some StringProtocol) {
    switch symbol.lowercased() {
    case "mm": self = .millimeters
    case "cm": self = .centimeters
    case "in", "\"", "″": self = .inches
    case "pt": self = .points
    case "pc": self = .picas
    default: return nil
    }
  }

  /// How many points it has.
  var points: Double {
    switch self {
    case .millimeters: 72 / 25.4
    case .centimeters: 720 / 25.4
    case .inches: 72
    case .points: 1
    case .picas: 12
    }
  }
}

extension Length {
  /// The length in millimetres for people, with at most two digits after the point.
  public var text: String {
    let hundredths = (millimeters * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(millimeters)" }
    let whole = Int(abs(hundredths))
    var digits = "\(whole / 100)"
    if whole % 100 != 0 {
      let rest = whole % 100
      digits += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    }
    return (hundredths < 0 ? "-" : "") + digits
  }
}
