import ContactCoding
import ContactModel
import ContactSelection
import FileWriting
import SourceText

/// Reads inputs and writes them as one file.
struct Conversion {
  var options: WritingOptions
  let jobs: Int
  let predicate: ContactPredicate?
  let phones: PhoneRewriting?
  let photos: PhotoExtraction?
  let identifiers: AddedIdentifiers?
  /// Nil where no input holds merged contacts.
  let records: RecordRemoval?
  let report: ConversionReport?
  let console: Console

  /// Converts the inputs one after the other. The frame of the format, as the brackets around
  /// jCards, is written once around all.
  func run(_ inputs: [OpenInput], to sink: any ByteSink) throws -> ConversionTotals {
    if options.format.isCSV, options.layout == nil {
      return try prepared(inputs).run(inputs, to: sink)
    }
    var totals = ConversionTotals()
    let separator = FileFrame.separator(options.format)
    var endsLine = true
    try sink.write(FileFrame.prefix(options))
    for input in inputs {
      let bar = ProgressBar(console, total: input.stream.byteCount, verb: "Converting")
      defer { bar.finish() }
      let batch = report.map { report in
        DiagnosticBatch(input) { report.add($0) }
      }
      var losses = totals.losses
      var hasContacts = totals.contacts > 0
      // A card that is written as it came may be the last of a file that ends within its line.
      if hasContacts, !endsLine, options.format != .jCard, !options.format.isCSV {
        try sink.write("\r\n")
      }
      let summary = try input.input.convert(
        options: options, jobs: jobs, transform: transform(),
        losses: { loss in
          losses.add(loss)
          report?.add(loss)
        },
        diagnostics: { batch?.add($0) },
        progress: { bar.advance(bytes: $0, contacts: $1) },
        to: { bytes, count in
          if hasContacts, !separator.isEmpty { try sink.write(separator) }
          if count > 0 { hasContacts = true }
          try sink.write(bytes)
          if let last = bytes.last { endsLine = last == 0x0A || last == 0x0D }
        })
      totals.losses = losses
      totals.add(summary)
      try batch?.finish()
      _ = try photos?.files()
    }
    try sink.write(FileFrame.suffix(options.format))
    totals.phoneNumbers = phones?.counts
    return totals
  }

  /// The conversion with columns for all contacts of the inputs, which are read once for that.
  private func prepared(_ inputs: [OpenInput]) throws -> Conversion {
    var needs = ColumnNeeds(options)
    for input in inputs {
      needs.add(
        try input.again().input.columnNeeds(
          options, jobs: jobs, transform: transform(counts: false)))
      _ = try photos?.files()
    }
    var prepared = self
    prepared.options.settleColumns(needs)
    return prepared
  }

  /// Reads the inputs and writes a file for each contact.
  func split(_ inputs: [OpenInput], into files: SplitFiles) throws -> ConversionTotals {
    var totals = ConversionTotals()
    var writer = ContactWriter(options)
    let transform = transform()
    for input in inputs {
      let bar = ProgressBar(console, total: 0, verb: "Converting")
      defer { bar.finish() }
      let batch = report.map { report in
        DiagnosticBatch(input) { report.add($0) }
      }
      func count(_ diagnostic: Diagnostic) {
        totals.diagnostics[diagnostic.severity, default: 0] += 1
        batch?.add(diagnostic)
      }
      try input.input.enumerateContacts(jobs: jobs, outside: count) { read in
        read.diagnostics.forEach(count)
        guard let contact = transform.map({ $0(read.contact) }) ?? read.contact else {
          totals.leftOut += 1
          return true
        }
        var options = options
        var losses: [ConversionLoss] = []
        var bytes: [UInt8] = []
        if options.format.isCSV {
          options.settleColumns(for: [contact])
          var rows = ContactWriter(options)
          (bytes, losses) = rows.write(contact)
        } else {
          (bytes, losses) = writer.write(contact)
        }
        try files.write(bytes, for: contact, options)
        totals.contacts += 1
        if !losses.isEmpty { totals.contactsWithLosses += 1 }
        for loss in losses {
          totals.losses.add(loss)
          report?.add(loss)
        }
        bar.advance(bytes: 0, contacts: 1)
        return true
      }
      try batch?.finish()
      _ = try photos?.files()
    }
    totals.phoneNumbers = phones?.counts
    return totals
  }

  /// Selects and changes contacts; nil where all are taken as they are.
  ///
  /// - Parameter counts: Whether the numbers that are rewritten are counted.
  private func transform(counts: Bool = true) -> (@Sendable (Contact) -> Contact?)? {
    guard
      predicate != nil || phones != nil || photos != nil || identifiers != nil || records != nil
    else { return nil }
    let predicate = predicate
    let phones = phones
    let photos = photos
    let identifiers = identifiers
    let records = records
    return { contact in
      if let predicate, !predicate.matches(contact) { return nil }
      let contact = records?.apply(to: contact, counts: counts) ?? contact
      let identified = identifiers?.identified(contact) ?? contact
      let rewritten = phones?.rewrite(identified, counts: counts) ?? identified
      return photos?.extract(from: rewritten) ?? rewritten
    }
  }
}
