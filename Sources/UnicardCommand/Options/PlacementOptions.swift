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
      "Move everything to the right and down, in millimetres, as 1,-0.5 or 1.5mm,0mm.",
      valueName: "x,y"),
    transform: Self.offset)
  var offset: [Length] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stretch everything across and down, as 1.002,0.999.", valueName: "x,y"),
    transform: Self.scale)
  var scale: [Double] = []

  @Option(
    help: ArgumentHelp(
      "Print nothing so near to the page's edges; without it 4.3mm, and 1mm on rolls.",
      valueName: "length"),
    transform: Self.length)
  var printerMargin: Length?

  /// The placement.
  var placement: LabelPlacement {
    var placement = LabelPlacement()
    placement.firstLabel = firstLabel
    placement.skipped = skip
    placement.printerMargin = printerMargin
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

  /// The two parts of a pair. With a semicolon or a blank between them, commas are decimal ones.
  private static func pair(_ text: String) -> [String]? {
    for separator in [";", " "] as [Character] where text.contains(separator) {
      let parts = text.split(separator: separator, omittingEmptySubsequences: true)
      return parts.count == 2
        ? parts.map { part in
          let part = part.last == "," ? part.dropLast() : part
          return String(part.map { $0 == "," ? "." : $0 })
        } : nil
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 ? parts.map(String.init) : nil
  }

  /// Whether a text may be one number with a decimal comma as well as two numbers.
  private static func isAmbiguous(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts.first, let second = parts.last else { return false }
    let whole = first.hasPrefix("-") || first.hasPrefix("+") ? first.dropFirst() : first
    let areDigits = [whole, second].allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return areDigits && second.contains { $0 != "0" }
  }

  @Sendable private static func offset(_ text: String) throws -> [Length] {
    if isAmbiguous(text) {
      let parts = text.split(separator: ",")
      throw ValidationError(
        "--offset \(text) may be \(parts[0]).\(parts[1]) mm, or \(parts[0]) mm across and "
          + "\(parts[1]) mm down; write \(parts[0]).\(parts[1]),0 or \(parts[0])mm,\(parts[1])mm.")
    }
    guard let parts = pair(text) else {
      throw ValidationError("--offset takes two lengths, as 1,-0.5.")
    }
    return try parts.map { try length($0) }
  }

  @Sendable private static func scale(_ text: String) throws -> [Double] {
    let numbers = pair(text)?.compactMap { Double($0) }
    guard let numbers, numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw ValidationError(
        "--scale takes two numbers with decimal points, as 1.002,0.999.")
    }
    return numbers
  }
}
