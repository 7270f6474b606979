public import ArgumentParser
public import MailingLabels

/// How text stands on labels.
struct LabelStyleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The family of fonts.", valueName: "name"))
  var font = "Sans"

  @Option(help: ArgumentHelp("The size of the text in points.", valueName: "points"))
  var size = 11.0

  @Option(
    help: ArgumentHelp(
      "Make text smaller down to this before breaking lines; without it, to 8, and to 6 on labels "
        + "less than 20 mm high.",
      valueName: "points"))
  var minSize: Double?

  @Option(
    help: ArgumentHelp(
      "Align lines; natural is left, and right for Arabic, Hebrew and the like.",
      valueName: "side"))
  var align: LabelStyle.Alignment = .natural

  @Option(
    help: ArgumentHelp("Put the text at the top, center or bottom.", valueName: "place"))
  var valign: LabelStyle.VerticalAlignment?

  @Option(
    help: ArgumentHelp(
      "Keep so much free at the labels' edges, as 3mm.", valueName: "length"),
    transform: PlacementOptions.length)
  var margin: Length?

  @Option(
    help: ArgumentHelp(
      "Print the sender's address too, its lines divided by |.", valueName: "lines"))
  var returnAddress: String?

  @Option(
    help: ArgumentHelp("Print a picture from this PNG file.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var image: String?

  @Flag(help: "Draw the labels' edges.")
  var outline = false

  func validate() throws {
    guard (2...200).contains(size), (2...200).contains(minSize ?? 2) else {
      throw ValidationError("Sizes of text are from 2 to 200 points.")
    }
    if let margin, margin < .zero { throw ValidationError("--margin can't be negative.") }
  }

  /// The style. Reads the picture.
  func labelStyle() throws -> LabelStyle {
    var style = LabelStyle()
    do throws(UnknownFont) {
      style.fontFamily = try FontCatalog.family(named: font)
    } catch {
      throw CommandFailure(
        error.description, hint: "fc-list : family lists the fonts that are installed.",
        status: .usage)
    }
    style.fontSize = size
    style.minimumFontSize = minSize
    style.alignment = align
    style.verticalAlignment = valign
    style.margin = margin
    style.drawsOutlines = outline
    style.returnAddress = (returnAddress ?? "").split { $0 == "|" || $0.isNewline }.map {
      VisibleText.line(String($0.drop { $0 == " " }))
    }
    if let image { style.image = try PictureFile.read(image) }
    return style
  }
}

extension LabelStyle.Alignment: ExpressibleByArgument {}
extension LabelStyle.VerticalAlignment: ExpressibleByArgument {}
