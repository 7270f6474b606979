import FileFormats
import SourceText
import TableCoding

/// What `convert` says at its end.
struct ConversionSummaryText {
  let totals: ConversionTotals
  let inputs: [OpenInput]
  let options: WritingOptions
  /// The file or folder that was written; nil for standard output.
  let place: String?
  /// Whether each contact has a file of its own.
  let isSplit: Bool
  let isDryRun: Bool
  let isRefused: Bool
  let hasReport: Bool
  /// Whether the country of numbers without a country code was stated.
  let hasRegion: Bool
  let console: Console

  func print() {
    guard totals.contacts > 0 else {
      printNothing()
      return
    }
    console.note(headline)
    printEncoding()
    printGroups()
    printPhoneNumbers()
    printLosses()
    printProblems()
    printDestination()
    if isRefused {
      console.error("Nothing was written, because of --strict.")
    }
  }

  private var sources: String {
    inputs.count == 1 ? inputs.first?.name ?? "" : "\(Count(inputs.count, "input"))"
  }

  private func printNothing() {
    // A table's headers may stand on standard output.
    let consequence = place == nil ? "no contact was written" : "nothing was written"
    if totals.leftOut > 0 {
      console.error(
        "None of \(leftOut("contact")) matches --where; \(consequence).")
    } else {
      let failure = NoContact.failure(inputs, consequence: consequence)
      console.error(failure.message, hint: failure.hint)
    }
  }

  private var headline: String {
    let isConverted = !isDryRun && !isRefused
    if let changed = totals.changedInPlace {
      return (isConverted ? "Wrote " : "Would write ")
        + "\(sources) again, with \(Count(totals.contacts, "contact")): "
        + (changed == 0 ? "none" : Count.grouped(changed)) + " changed"
        + (totals.leftOut > 0 ? ", \(Count.grouped(totals.leftOut)) left out." : ".")
    }
    var text = isConverted ? "Converted " : "Would convert "
    text += Count.contacts(totals.contacts - totals.groups, groups: totals.groups)
    text += " from \(sources) to \(options.format.title)"
    if let destination = options.destination { text += " for \(destination.title)" }
    if let place, isConverted { text += " in \(VisibleText.line(place))" }
    text += "."
    if totals.leftOut > 0 { text += " \(leftOut("other")) did not match --where." }
    return text
  }

  /// `19 others and 3 groups`, of which the groups are said where there are any.
  private func leftOut(_ noun: String) -> String {
    Count.contacts(
      totals.leftOut - totals.leftOutGroups, groups: totals.leftOutGroups, noun: noun)
  }

  /// Outlook takes a table for one in the code page of its language, if no mark says otherwise.
  private func printEncoding() {
    guard options.format == .outlookCSV, let encoding = totals.tableEncoding else { return }
    console.note(
      encoding == .utf8
        ? "The table is in UTF-8 with a mark, because the code page of its language lacks characters."
        : "The table is in \(encoding.name), the code page that Outlook reads in its language.")
  }

  private func printGroups() {
    guard totals.groupCards > 0 else { return }
    let isOne = totals.groupCards == 1
    if let destination = options.destination, destination.rules.contains(.android) {
      return console.note(
        "\(Count(totals.groupCards, "group")) of contacts \(isOne ? "was" : "were") left out: "
          + "\(destination.title) reads none from files.")
    }
    console.note(
      "\(Count(totals.groupCards, "group")) of contacts \(isOne ? "has" : "have") no card there: "
        + "who is in \(isOne ? "it" : "them") names \(isOne ? "it" : "them").")
  }

  private func printPhoneNumbers() {
    guard let numbers = totals.phoneNumbers else { return }
    let verb = isDryRun || isRefused ? "Would rewrite" : "Rewrote"
    var text = "\(verb) \(Count(numbers.rewritten, "phone number"))"
    if numbers.unknown > 0 {
      let stays =
        numbers.unknown == 1 ? "was not understood and stays" : "were not understood and stay"
      text += "; \(Count.grouped(numbers.unknown)) \(stays) as written"
    }
    console.note(text + ".")
    for unknown in numbers.unknownNumbers.prefix(Self.shownNumbers) {
      console.note("  \(VisibleText.line(unknown.number)) of \(VisibleText.line(unknown.name))")
    }
    if numbers.unknown > Self.shownNumbers {
      let rest = Count.grouped(numbers.unknown - Self.shownNumbers)
      console.note("  and \(rest) more\(hasReport ? "" : "; --report FILE.json lists them")")
    }
    if numbers.unknown > 0, !hasRegion {
      console.hint("--region says which country numbers without a country code are in.")
    }
  }

  /// So many numbers that were not understood are shown.
  private static let shownNumbers = 10

  private func printLosses() {
    let name = inputs.count == 1 ? sources : "the inputs"
    if totals.linesOutsideRows > 0 {
      console.note(
        "Titles and notes of \(name) that belong to no row were left out; unicard check shows them."
      )
    }
    if totals.rowsWithoutContact > 0 {
      let isOne = totals.rowsWithoutContact == 1
      console.note(
        "\(Count(totals.rowsWithoutContact, "row")) of \(name) \(isOne ? "names" : "name") nobody and "
          + "became no contact; unicard check shows \(isOne ? "it" : "them").")
    }
    // An input that holds nobody is told of by itself; of one that was cut off, nobody knows what is missing.
    let isAllRead = totals.unread == 0 && !console.hasFailed
    if totals.losses.isEmpty, totals.unread == 0 {
      console.note(
        console.hasFailed
          ? "Kept everything that could be read."
          : totals.rowsWithoutContact + totals.linesOutsideRows > 0
            ? "Kept everything else." : "Kept everything.")
    }
    LossText(
      totals.losses, isAllRead: isAllRead, hasReport: hasReport, console: console
    ).print()
  }

  private func printProblems() {
    let name = inputs.count == 1 ? sources : "the inputs"
    func line(_ count: Int, _ one: String, _ several: String) -> String {
      "\(Count(count, "place")) in \(name) \(count == 1 ? one : several); "
        + "unicard check shows where, and what is odd about the values themselves."
    }
    if totals.unread > 0 {
      console.noteUnread(
        line(
          totals.unread, "could not be read and was left out",
          "could not be read and were left out"))
    }
    let doubtful = totals.problems - totals.unread
    if doubtful > 0 {
      console.note(line(doubtful, "is doubtful or wrong", "are doubtful or wrong"))
    }
  }

  /// What the program would not read of the file.
  private func printDestination() {
    if let hint = options.openingHint, !isDryRun, !isRefused { console.hint(hint) }
    guard let destination = options.destination, !options.format.isCSV, !isSplit,
      destination.rules.contains(.firstContactOnly), totals.contacts > 1
    else { return }
    console.warning("\(destination.title) reads the first contact of a vCard file alone.")
    console.hint(
      "--split FOLDER writes a file for each, and -o FILE.csv a table that it reads whole.")
  }
}

extension WritingOptions {
  /// What is to be done where the file is opened; nil where nothing is.
  var openingHint: String? {
    guard format.isCSV, destination?.rules.contains(.spreadsheet) == true else { return nil }
    return
      "Open it in Excel with Data > From Text/CSV, all columns as text: with a double click, Excel makes "
      + "other values of such as +49301234567, 01067 and 1-2."
  }
}
