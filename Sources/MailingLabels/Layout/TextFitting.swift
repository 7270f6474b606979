import CTypesetting

/// How a text came to fit into a rectangle.
struct TextFit {
  /// The size that it was set in, in points.
  var size: Double
  /// Whether lines were broken.
  var isWrapped: Bool
  /// Whether all of it is within the rectangle.
  var fits: Bool
  var width: Double
  var height: Double
}

/// Makes text fit: as large as asked where there is room, else smaller down to a minimum, then with
/// broken lines, then smaller still.
struct TextFitting {
  let typesetter: Typesetter
  let family: String
  /// The size that is asked for, and the one that text is not made smaller than gladly.
  let size: Double
  let minimum: Double

  /// Smaller text can't be read, and is not printed.
  static let smallest = 2.0
  /// In bytes of UTF-8.
  private static let longestText = 4096
  /// Sizes are whole steps of this, so that labels don't differ by what nobody sees.
  private static let step = 0.25
  /// For rounding, in points.
  private static let slack = 0.01

  /// Sets a text so that it fits; it stays set for drawing.
  func fit(
    _ text: String, language: String = "", isRightToLeft: Bool, width: Double, height: Double
  ) -> TextFit {
    // No label holds so much; setting it over and over would take its time.
    guard text.utf8.count <= Self.longestText else {
      typesetter.set("", family: family, size: size, isRightToLeft: isRightToLeft)
      return TextFit(size: size, isWrapped: false, fits: false, width: 0, height: 0)
    }
    var trial = Trial(
      fitting: self, text: text, language: language, isRightToLeft: isRightToLeft, width: width,
      height: height)
    if let fit = trial.shrink(from: size, to: minimum) { return fit }
    if let fit = trial.wrap(from: size, to: minimum) { return fit }
    if let fit = trial.wrap(from: minimum - Self.step, to: Self.smallest) { return fit }
    return trial.set(Self.smallest, wraps: true)
  }

  private struct Trial {
    let fitting: TextFitting
    let text: String
    let language: String
    let isRightToLeft: Bool
    let width: Double
    let height: Double

    func set(_ size: Double, wraps: Bool) -> TextFit {
      fitting.typesetter.set(
        text, family: fitting.family, size: size, language: language,
        isRightToLeft: isRightToLeft, wrapWidth: wraps ? width : nil)
      let extents = fitting.typesetter.measure()
      return TextFit(
        size: size, isWrapped: wraps,
        fits: extents.width <= width + slack && extents.height <= height + slack,
        width: extents.width, height: extents.height)
    }

    /// The largest size at which no line need be broken. Widths grow with the size, so that one
    /// look tells it.
    mutating func shrink(from largest: Double, to smallest: Double) -> TextFit? {
      var fit = set(largest, wraps: false)
      if fit.fits { return fit }
      let share = min(
        1, fit.width > 0 ? width / fit.width : 1, fit.height > 0 ? height / fit.height : 1)
      var size = floored(largest * share)
      while size >= smallest {
        fit = set(size, wraps: false)
        if fit.fits { return fit }
        size -= step
      }
      return nil
    }

    /// The largest size at which the text fits with lines broken. Broken text may fit at a size and
    /// not at a smaller one, but hardly ever, and then another size does as well.
    mutating func wrap(from largest: Double, to smallest: Double) -> TextFit? {
      var low = 0
      var high = Int((largest - smallest) / step)
      guard high >= 0 else { return nil }
      var best: Int?
      while low <= high {
        let middle = (low + high) / 2
        if set(smallest + Double(middle) * step, wraps: true).fits {
          best = middle
          low = middle + 1
        } else {
          high = middle - 1
        }
      }
      return best.map { set(smallest + Double($0) * step, wraps: true) }
    }

    private func floored(_ size: Double) -> Double { (size / step).rounded(.down) * step }
    private var step: Double { TextFitting.step }
    private var slack: Double { TextFitting.slack }
  }
}
