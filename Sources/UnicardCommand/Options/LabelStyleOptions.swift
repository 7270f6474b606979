public import ArgumentParser
public import MailingLabels

/// How text stands on labels.
struct LabelStyleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The family of fonts.", valueName: "name"))
  var font = "Sans"

  @Option(
    help: ArgumentHelp(
      "The size of the text in points; without it 11, 20 with --template, and --min-size where that "
        + "is more.",
      valueName: "points"))
  var size: Double?

  @Option(
    help: ArgumentHelp(
      "Make text smaller down to this before breaking lines; without it, to 8, and to 6 on labels "
        + "less than 20 mm high. With --template alone, lines are broken at 7/10 of --size already.",
      valueName: "points"))
  var minSize: Double?

  @Flag(help: "Set the text of all labels in one size, that of the longest.")
  var oneSize = false

  @Option(
    help: ArgumentHelp(
      "Align lines; natural is left, and right for Arabic, Hebrew and the like. With --template "
        + "they are centered.",
      valueName: "side"))
  var align: LabelStyle.Alignment?

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
    help: ArgumentHelp("Print a picture from this PNG or JPEG file.", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg"]))
  var image: String?

  @Flag(help: "Draw the labels' edges.")
  var outline = false

  func validate() throws {
    guard Self.sizes.contains(size ?? 11), Self.sizes.contains(minSize ?? 11) else {
      throw ValidationError(
        "Sizes of text are from 4 to 200 points; nobody reads smaller text on paper.")
    }
    if let minSize, let size, minSize > size {
      throw ValidationError(
        "--min-size \(minSize) is larger than --size \(size); text is made smaller from one to the "
          + "other.")
    }
    if let margin, margin < .zero { throw ValidationError("--margin can't be negative.") }
  }

  private static let sizes = 4.0...200

  /// The style. Reads the picture.
  func labelStyle(hasTemplate: Bool) throws -> LabelStyle {
    var style = LabelStyle()
    style.fontFamily = try Self.family(font)
    // What is asked for as a minimum is wanted at least.
    style.fontSize = size ?? max(hasTemplate ? 20 : 11, minSize ?? 0)
    // What is to be read from afar is rather broken than made much smaller.
    style.minimumFontSize = minSize
    if hasTemplate, minSize == nil { style.breakingFontSize = style.fontSize * 0.7 }
    style.usesOneSize = oneSize
    style.alignment = align ?? (hasTemplate ? .center : .natural)
    style.verticalAlignment = valign
    style.margin = margin
    style.drawsOutlines = outline
    style.returnAddress = (returnAddress ?? "").split { $0 == "|" || $0.isNewline }.map {
      VisibleText.line(String($0.drop { $0 == " " }))
    }
    if let image { style.image = try PictureFile.read(image) }
    return style
  }

  /// The family of fonts of a name.
  static func family(_ name: String) throws(CommandFailure) -> String {
    do throws(UnknownFont) {
      return try FontCatalog.family(named: name)
    } catch {
      throw CommandFailure(
        error.description, hint: "fc-list : family lists the fonts that are installed.",
        status: .usage)
    }
  }
}

extension LabelStyle.Alignment: ExpressibleByArgument {}
extension LabelStyle.VerticalAlignment: ExpressibleByArgument {}
