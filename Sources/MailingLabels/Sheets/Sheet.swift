/// What labels are printed on: a sheet of labels, an envelope, or one label of a roll.
public struct Sheet: Sendable, Hashable {
  /// What it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Labels in columns and rows.
    case sheet
    /// A label at a time, from a roll.
    case roll
    /// An envelope, with the sender at the top left.
    case envelope
  }

  /// What it is.
  public let kind: Kind
  /// Who makes it; empty for what many make, and for a sheet given by its measures.
  public let maker: String
  /// The maker's number of it, or the envelope's name.
  public let part: String
  /// Other numbers for the same measures.
  public let equivalents: [String]
  /// What it is for, in a few words.
  public let title: String
  /// Where the measures come from.
  public let source: String
  /// How its labels lie.
  public let geometry: SheetGeometry

  init(
    kind: Kind = .sheet, maker: String = "", part: String = "", equivalents: [String] = [],
    title: String = "", source: String = "", geometry: SheetGeometry
  ) {
    self.kind = kind
    self.maker = maker
    self.part = part
    self.equivalents = equivalents
    self.title = title
    self.source = source
    self.geometry = geometry
  }

  /// The maker's name and number of it, or its measures where it has none.
  public var name: String {
    let name = maker.isEmpty ? part : "\(maker) \(part)"
    return name.isEmpty ? geometry.description : name
  }

  /// The name in one word, as `avery-5160`.
  public var identifier: String { SheetName.identifier(name) }
}

/// How labels lie on a page, from its top left.
public struct SheetGeometry: Sendable, Hashable {
  /// The page.
  public let paper: PaperSize
  /// How many labels there are across.
  public let columns: Int
  /// How many labels there are down.
  public let rows: Int
  /// How wide a label is.
  public let labelWidth: Length
  /// How high a label is.
  public let labelHeight: Length
  /// The radius of round corners.
  public let cornerRadius: Length
  /// From the page's left edge to the first label.
  public let left: Length
  /// From the page's top edge to the first label.
  public let top: Length
  /// From the left edge of a label to that of the next one.
  public let columnPitch: Length
  /// From the top edge of a label to that of the next one.
  public let rowPitch: Length

  /// How far labels may stick out or overlap, for the sake of measures that were rounded.
  static let tolerance = Length.millimeters(0.3)
  /// Paper that is larger than the largest plotter's is a mistake.
  static let largest = Length.millimeters(5000)

  /// Checks measures and takes them.
  ///
  /// - Parameters:
  ///   - paper: The size of the page.
  ///   - columns: How many labels stand side by side.
  ///   - rows: How many stand one below the other.
  ///   - labelWidth: The width of a label.
  ///   - labelHeight: The height of a label.
  ///   - cornerRadius: How round its corners are.
  ///   - margin: From the page's edges to the first label; nil to put the labels in the middle.
  ///   - pitch: From a label to the next one; nil where they touch.
  /// - Throws: ``SheetError`` where a label has no size, leaves the page or overlaps another.
  public init(
    paper: PaperSize, columns: Int, rows: Int, labelWidth: Length, labelHeight: Length,
    cornerRadius: Length = .zero, margin: (left: Length, top: Length)? = nil,
    pitch: (column: Length, row: Length)? = nil
  ) throws(SheetError) {
    self.paper = paper
    self.columns = columns
    self.rows = rows
    self.labelWidth = labelWidth
    self.labelHeight = labelHeight
    self.cornerRadius = cornerRadius
    columnPitch = pitch?.column ?? labelWidth
    rowPitch = pitch?.row ?? labelHeight
    let width = Self.extent(columns, labelWidth, columnPitch)
    let height = Self.extent(rows, labelHeight, rowPitch)
    left = margin?.left ?? Length(points: (paper.width.points - width.points) / 2)
    top = margin?.top ?? Length(points: (paper.height.points - height.points) / 2)
    try check(width, height)
  }

  /// How many labels a page has.
  public var labelsPerPage: Int { columns * rows }

  /// The left and top edge of a label, counted from 0 along the rows, below ``labelsPerPage``: further
  /// ones would stand below the page.
  public func origin(ofLabel index: Int) -> (x: Length, y: Length) {
    (
      Length(points: left.points + Double(index % columns) * columnPitch.points),
      Length(points: top.points + Double(index / columns) * rowPitch.points)
    )
  }

  private static func extent(_ count: Int, _ size: Length, _ pitch: Length) -> Length {
    Length(points: Double(count - 1) * pitch.points + size.points)
  }

  private func check(_ width: Length, _ height: Length) throws(SheetError) {
    let measures = [
      paper.width, paper.height, labelWidth, labelHeight, left, top, columnPitch, rowPitch,
      cornerRadius,
    ]
    guard measures.allSatisfy({ $0.points.isFinite }) else { throw .notANumber }
    guard paper.width > .zero, paper.height > .zero else { throw .noPaper }
    guard paper.width <= Self.largest, paper.height <= Self.largest else { throw .tooLarge }
    guard columns > 0, rows > 0 else { throw .noLabels }
    guard columns <= 200, rows <= 200 else { throw .tooManyLabels }
    // Less than a millimetre holds no letter.
    let least = Length.millimeters(1)
    guard labelWidth >= least, labelHeight >= least else { throw .noSize }
    guard cornerRadius >= .zero else { throw .negative("corner") }
    let slack = Self.tolerance.points
    if columns > 1, columnPitch.points < labelWidth.points - slack {
      throw .overlap(isAcross: true, by: Length(points: labelWidth.points - columnPitch.points))
    }
    if rows > 1, rowPitch.points < labelHeight.points - slack {
      throw .overlap(isAcross: false, by: Length(points: labelHeight.points - rowPitch.points))
    }
    let excesses: [(SheetError.Edge, Double)] = [
      (.left, -left.points), (.top, -top.points),
      (.right, left.points + width.points - paper.width.points),
      (.bottom, top.points + height.points - paper.height.points),
    ]
    for (edge, excess) in excesses where excess > slack {
      throw .leavesPage(edge, by: Length(points: excess))
    }
  }
}

extension SheetGeometry: CustomStringConvertible {
  /// The measures as ``SheetMeasures`` reads them.
  public var description: String {
    let gap = (
      Length(points: columnPitch.points - labelWidth.points),
      Length(points: rowPitch.points - labelHeight.points)
    )
    let page = paper.name ?? "\(paper.width.text)x\(paper.height.text)mm"
    return "\(page) \(columns)x\(rows) \(labelWidth.text)x\(labelHeight.text)mm "
      + "margin \(left.text),\(top.text) gap \(gap.0.text),\(gap.1.text)"
  }
}
