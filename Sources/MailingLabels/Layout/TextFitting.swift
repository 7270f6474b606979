import CTypesetting

/// A text to be set: lines, and what is known about them.
struct TextLines {
  var lines: [String]
  /// Lines, by their position, that are never broken.
  var unbroken: Set<Int> = []
  /// The language as a tag of BCP 47, or empty.
  var language = ""
  var isRightToLeft = false
}

/// How a text came to fit into a rectangle.
struct TextFit {
  /// The size that it was set in, in points.
  var size: Double
  /// Whether lines were broken.
  var isBroken = false
  /// Whether all of it is within the rectangle.
  var fits: Bool
  var height: Double
}

/// Makes text fit.
///
/// It is set as large as asked where there is room, else a little smaller. Then lines that are too
/// long are made narrower as well, down to a minimum of size and width; then they are broken, in as
/// few parts as may be, at their best places, in the largest size that these parts have room in.
/// Then it is made smaller than the minimum, and only then are lines broken where they ought not to
/// be.
struct TextFitting {
  let typesetter: Typesetter
  let family: String
  /// The size that is asked for, and the one that text is not made smaller than gladly.
  let size: Double
  let minimum: Double
  var isBold = false

  /// Smaller text can't be read, and is not printed.
  static let smallest = 2.0
  /// Smaller text can't be read with bare eyes: a word is rather broken.
  private static let readable = 4.0
  /// How much smaller text may be before lines are made narrower.
  private static let little = 0.82
  /// How narrow lines may be made, of their width: gladly, and rather than not at all.
  private static let narrow = 0.85
  private static let narrowest = 0.6
  /// In bytes of UTF-8.
  private static let longestText = 4096
  /// Sizes are whole steps of this, so that labels don't differ by what nobody sees.
  private static let step = 0.25
  /// For rounding, in points.
  fileprivate static let slack = 0.01

  /// Sets a text so that it fits; it stays set for drawing.
  func fit(_ text: TextLines, width: Double, height: Double) -> TextFit {
    // No label holds so much; setting it over and over would take its time.
    let length = text.lines.reduce(0) { $0 + $1.utf8.count + 1 }
    let least = Double(text.lines.count - 1) * Self.smallest
    guard length <= Self.longestText, least <= height, width > 0, height > 0 else {
      typesetter.set("", family: family, size: size, isRightToLeft: false)
      return TextFit(size: size, fits: false, height: 0)
    }
    var trial = Trial(fitting: self, text: text, width: width, height: height)
    let nearly = max(minimum, floored(size * Self.little))
    if let fit = trial.shrink(from: size, to: nearly, narrow: 1) { return fit }
    if let fit = trial.shrink(from: nearly, to: minimum, narrow: Self.narrow) { return fit }
    let readable = min(minimum, Self.readable)
    let smaller = max(readable, (minimum * 0.75 / Self.step).rounded(.down) * Self.step)
    let stages: [(from: Double, to: Double, way: Trial.Way)] = [
      (size, minimum, Trial.Way(breaks: .good, narrow: Self.narrow)),
      (minimum, smaller, Trial.Way(breaks: .good, narrow: Self.narrow)),
      (minimum, readable, Trial.Way(breaks: .any, narrow: Self.narrow)),
      (minimum, readable, Trial.Way(breaks: .withinWords, narrow: Self.narrow)),
      (readable, Self.smallest, Trial.Way(breaks: .withinWords, narrow: Self.narrowest)),
    ]
    for stage in stages {
      if let fit = trial.divide(from: stage.from, to: stage.to, stage.way) { return fit }
    }
    return TextFit(size: Self.smallest, fits: false, height: 0)
  }

  fileprivate func floored(_ size: Double) -> Double {
    (size / Self.step).rounded(.down) * Self.step
  }
  fileprivate func next(_ size: Double) -> Double { size - Self.step }
}

/// A text and the room that it is to fit into.
private struct Trial {
  /// How lines may be changed.
  struct Way {
    enum Breaks { case good, any, withinWords }

    let breaks: Breaks
    let narrow: Double
  }

  let fitting: TextFitting
  let text: TextLines
  let width: Double
  let height: Double
  private var measured: [MeasuredLine]?
  private var letters: [MeasuredLine]?

  init(fitting: TextFitting, text: TextLines, width: Double, height: Double) {
    self.fitting = fitting
    self.text = text
    self.width = width
    self.height = height
  }

  /// Sets lines in a size.
  private func set(_ lines: [String], _ size: Double) -> (width: Double, height: Double) {
    fitting.typesetter.set(
      lines.joined(separator: "\n"), family: fitting.family, size: size,
      isBold: fitting.isBold, language: text.language, isRightToLeft: text.isRightToLeft)
    let extents = fitting.typesetter.measure()
    return (extents.width, extents.height)
  }

  /// Sets lines in a size, if they fit.
  private func fit(_ lines: [String], _ size: Double, narrow: Double) -> TextFit? {
    let room = set(lines, size)
    guard fits(room, narrow) else { return nil }
    return TextFit(
      size: size, isBroken: lines.count > text.lines.count, fits: true, height: room.height)
  }

  private func fits(_ room: (width: Double, height: Double), _ narrow: Double) -> Bool {
    room.width * narrow <= width + TextFitting.slack && room.height <= height + TextFitting.slack
  }

  /// The largest size at which no line need be broken. Widths grow with the size, so that one look
  /// tells it.
  func shrink(from largest: Double, to smallest: Double, narrow: Double) -> TextFit? {
    let room = set(text.lines, largest)
    if fits(room, narrow) { return TextFit(size: largest, fits: true, height: room.height) }
    let share = min(
      1, room.width > 0 ? width / (room.width * narrow) : 1,
      room.height > 0 ? height / room.height : 1)
    var size = fitting.floored(largest * share)
    while size >= smallest {
      if let fit = fit(text.lines, size, narrow: narrow) { return fit }
      size = fitting.next(size)
    }
    return nil
  }

  /// The largest size at which the text fits with no more lines than at the smallest.
  mutating func divide(from largest: Double, to smallest: Double, _ way: Way) -> TextFit? {
    guard let fewest = lines(smallest, way)?.count else { return nil }
    var size = largest
    while size >= smallest {
      if let lines = lines(size, way), lines.count == fewest,
        let fit = fit(lines, size, narrow: way.narrow)
      {
        return fit
      }
      size = fitting.next(size)
    }
    return nil
  }

  /// The lines broken for a size; nil where they can't be.
  private mutating func lines(_ size: Double, _ way: Way) -> [String]? {
    if measured == nil { measured = text.lines.map { measure($0, LineBreaks($0)) } }
    if way.breaks == .withinWords, letters == nil {
      letters = text.lines.map { measure($0, LineBreaks(charactersOf: $0)) }
    }
    let scale = size / fitting.size
    var lines: [String] = []
    for (index, line) in (measured ?? []).enumerated() {
      if line.width * scale <= width {
        lines.append(text.lines[index])
        continue
      }
      let isBroken = !text.unbroken.contains(index)
      if isBroken, let parts = line.parts(width / scale, way.narrow, way.breaks != .good) {
        lines += parts
      } else if line.width * scale * way.narrow <= width {
        lines.append(text.lines[index])
      } else if isBroken, way.breaks == .withinWords,
        let parts = letters?[index].parts(width / scale, way.narrow, true)
      {
        lines += parts
      } else {
        return nil
      }
    }
    return lines
  }

  private func measure(_ line: String, _ breaks: LineBreaks) -> MeasuredLine {
    let widths = breaks.segments.map { segment in
      let whole = set([String(segment.text)], fitting.size).width
      let ink =
        segment.text.last?.isWhitespace == true
        ? set([String(segment.text.dropLast())], fitting.size).width : whole
      return (whole: whole, ink: ink)
    }
    return MeasuredLine(
      width: set([line], fitting.size).width, breaks: breaks, widths: widths)
  }
}

/// A line and its parts, measured in the size that is asked for.
private struct MeasuredLine {
  let width: Double
  let breaks: LineBreaks
  let widths: [(whole: Double, ink: Double)]

  func parts(_ width: Double, _ narrow: Double, _ isDearAllowed: Bool) -> [String]? {
    breaks.parts(widths: widths, within: width, narrow: narrow, isDearAllowed: isDearAllowed)
  }
}
