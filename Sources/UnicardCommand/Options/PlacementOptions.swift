import ArgumentParser
import MailingLabels

/// Where on the sheets labels are printed.
struct PlacementOptions: ParsableArguments {
  @Option(
    name: .customLong("first"),
    help: ArgumentHelp(
      "Begin at this label of the first sheet, counted along the rows.", valueName: "n"))
  var firstLabel = 1

  @Option(
    help: ArgumentHelp(
      "Leave these labels of the first sheet free, as 3,7-9.", valueName: "labels"),
    transform: Self.labels)
  var skip: Set<Int> = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Move everything to the right and down, in millimetres, as 1,-0.5.", valueName: "x,y"),
    transform: Self.offset)
  var offset: [Length] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stretch everything across and down, as 1.002,0.999.", valueName: "x,y"),
    transform: Self.scale)
  var scale: [Double] = []

  /// The placement.
  var placement: LabelPlacement {
    var placement = LabelPlacement()
    placement.firstLabel = firstLabel
    placement.skipped = skip
    if offset.count == 2 { placement.offset = (offset[0], offset[1]) }
    if scale.count == 2 { placement.scale = (scale[0], scale[1]) }
    return placement
  }

  @Sendable static func length(_ text: String) throws -> Length {
    if let length = Length(text.filter { $0 != " " }) { return length }
    throw ValidationError("“\(text)” is no length; write it as 3mm or 0.1in.")
  }

  @Sendable private static func labels(_ text: String) throws -> Set<Int> {
    var labels: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
        Int($0.filter { $0 != " " })
      }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil,
        first >= 1, last >= first, last <= 100_000
      else { throw ValidationError("--skip takes numbers of labels, as 3,7-9.") }
      labels.formUnion(first...last)
    }
    return labels
  }

  private static func pair(_ text: String) -> [Substring]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 ? parts : nil
  }

  @Sendable private static func offset(_ text: String) throws -> [Length] {
    guard let parts = pair(text) else {
      throw ValidationError("--offset takes two lengths, as 1,-0.5.")
    }
    return try parts.map { try length(String($0)) }
  }

  @Sendable private static func scale(_ text: String) throws -> [Double] {
    let numbers = pair(text)?.compactMap { Double($0) }
    guard let numbers, numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw ValidationError("--scale takes two numbers, as 1.002,0.999.")
    }
    return numbers
  }
}
