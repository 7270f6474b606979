/// Why measures are not those of a sheet.
public enum SheetError: Error, Sendable, Hashable {
  /// An edge of the page.
  public enum Edge: String, Sendable, Hashable {
    /// The left edge.
    case left
    /// The upper edge.
    case top
    /// The right edge.
    case right
    /// The lower edge.
    case bottom
  }

  /// A measure is not a number.
  case notANumber
  /// The page has no size.
  case noPaper
  /// The page is larger than any printer's.
  case tooLarge
  /// There is no column or no row.
  case noLabels
  /// There are more columns or rows than a page can have.
  case tooManyLabels
  /// A label has no width or no height.
  case noSize
  /// A measure that can't be negative is.
  case negative(String)
  /// Neighbours overlap.
  case overlap(isAcross: Bool, by: Length)
  /// Labels go beyond the page.
  case leavesPage(Edge, by: Length)
  /// The text is not as measures are written.
  case syntax(at: String, expected: String)
}

extension SheetError: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .notANumber: "The sheet has a measure that is not a number."
    case .noPaper: "The page has no size; give one, as A4, Letter or 210x297mm."
    case .tooLarge: "The page is larger than 5 m; check the unit of its measures."
    case .noLabels: "The sheet has no labels; give columns and rows, as 3x7."
    case .tooManyLabels: "The sheet has more than 200 columns or rows; check their numbers."
    case .noSize: "The labels are smaller than 1 mm; give their size, as 63.5x38.1mm."
    case .negative(let what): "The sheet has a negative measure: \(what)."
    case .overlap(let isAcross, let amount):
      "The labels of the sheet overlap by \(amount.text) mm from \(isAcross ? "column" : "row") "
        + "to \(isAcross ? "column" : "row"); check label size and gap."
    case .leavesPage(let edge, let amount):
      "The labels of the sheet leave the page by \(amount.text) mm at the \(edge.rawValue); "
        + "check label size, margin and gap."
    case .syntax(let place, let expected):
      (place.isEmpty
        ? "The measures of the sheet end early" : "“\(place)” is no measure of a sheet")
        + ": expected \(expected), as in 'A4 3x7 63.5x38.1mm margin 7.2,15.1 gap 2.5,0'."
    }
  }
}
