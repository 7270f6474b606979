import ArgumentParser

/// Who is one person, what is asked about it, and what is told.
struct MatchingOptions: ParsableArguments {
  @Flag(help: "Show who would be joined, and write no contacts.")
  var dryRun = false

  @Flag(
    help: ArgumentHelp(
      "Print why records were joined, and why doubtful ones were not; with a name or place behind "
        + "it, of one person alone."))
  var explain = false

  @Option(name: .customLong("explain-person"), help: .hidden)
  var explained: String?

  @Flag(help: "Say with --explain and --review how much each comparison weighs, in bits.")
  var bits = false

  @Flag(name: .customLong("review"), help: "Ask about the doubtful pairs.")
  var reviewsDoubtful = false

  @Option(
    help: ArgumentHelp(
      "Ask about the doubtful pairs, and about joins that are less certain than this, as 0.95.",
      valueName: "p"))
  var reviewBelow: Double?

  @Option(
    help: ArgumentHelp(
      "Obey the decisions in this file, and keep those of --review in it.", valueName: "file"),
    completion: .file())
  var decisions: String?

  @Option(
    help: ArgumentHelp(
      "Keep two records apart, named by place as \"phone.vcf 12\", the twelfth, by key, or by name.",
      valueName: "a> <b"))
  var apart: [String] = []

  @Option(help: ArgumentHelp("Join two records, named in the same way.", valueName: "a> <b"))
  var together: [String] = []

  @Option(
    help: ArgumentHelp(
      "Join records that are one person with this probability, 0.5 to 1; 0.9 if not given.",
      valueName: "p"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "The country of phone numbers without a country code, where no address tells, as DE.",
      valueName: "country"),
    transform: CountryArgument.code)
  var region: String?

  @Option(
    help: ArgumentHelp(
      "Write people, reasons, conflicts and losses to this file, as JSON lines.", valueName: "file"),
    completion: .file())
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Write a page for a browser to this file, to look at everybody who was joined, to correct it, "
        + "and to download the answers as a file for --decisions.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  /// Whether to ask.
  var review: Bool { reviewsDoubtful || reviewBelow != nil }

  /// Whether it is told why pairs are, or are not, one person.
  var isExplaining: Bool { explain || review || report != nil || html != nil }

  /// Whether the command line itself decides about records.
  var isDeciding: Bool { !apart.isEmpty || !together.isEmpty }

  func validate() throws {
    for (name, texts) in [("apart", apart), ("together", together)]
    where !texts.count.isMultiple(of: 2) {
      throw ValidationError("--\(name) takes two records, as --\(name) \"a.vcf 3\" \"b.vcf 7\".")
    }
    if let threshold, !(0.5...1).contains(threshold) {
      throw ValidationError("--threshold takes a probability from 0.5 to 1, as 0.9.")
    }
    if let reviewBelow, !(0.5...1).contains(reviewBelow) {
      throw ValidationError("--review-below takes a probability from 0.5 to 1, as 0.95.")
    }
    if html == "-" { throw ValidationError("A page is written to a file; name one.") }
  }
}
