import ContactCoding
import ContactModel
import ContactSelection
import FileFormats
import FileWriting
import SourceText
import TableCoding

/// Reads inputs and writes them as one file.
struct Conversion {
  var options: WritingOptions
  let jobs: Int
  let predicate: ContactPredicate?
  /// The cards of groups that go along with those who match; nil where none does.
  var companions: CompanionGroups?
  let phones: PhoneRewriting?
  let photos: PhotoExtraction?
  let identifiers: AddedIdentifiers?
  /// Who gets another UID, because somebody of another input has theirs; nil where no UIDs are written,
  /// and for a single input.
  var distinct: DistinctIdentifiers?
  /// Nil where no input holds merged contacts.
  let records: RecordRemoval?
  /// Which of the inputs may say something about groups that becomes something else.
  let withGroups: [Bool]
  var fields: FieldChoice?
  var order: WritingOrder?
  let report: ConversionReport?
  let console: Console

  /// Converts the inputs one after the other. The frame of the format, as the brackets around
  /// jCards, is written once around all.
  func run(_ inputs: [OpenInput], to sink: any ByteSink) throws -> ConversionTotals {
    if order == nil, options.format.isCSV, options.columns == nil {
      let (prepared, groups) = try prepared(inputs)
      return try prepared.write(inputs, groups, to: sink)
    }
    let groups = try groups(inputs)
    if let order { return try runSorted(inputs, by: order, groups, to: sink) }
    return try write(inputs, groups, to: sink)
  }

  private func write(
    _ inputs: [OpenInput], _ groups: BookTranslation?, to sink: any ByteSink
  ) throws -> ConversionTotals {
    var totals = ConversionTotals()
    totals.tableEncoding = options.tableEncoding
    remember(groups, in: &totals)
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
      if hasContacts, !endsLine, options.format.isVCard {
        try sink.write("\r\n")
      }
      let summary = try input.input.convert(
        options: options, jobs: jobs, transform: transform(groups),
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
    if let groups {
      var writer = ContactWriter(options)
      for card in groups.newCards {
        if totals.contacts > 0, !separator.isEmpty { try sink.write(separator) }
        if totals.contacts > 0, !endsLine, separator.isEmpty { try sink.write("\r\n") }
        let bytes = writer.write(card).bytes
        try sink.write(bytes)
        if let last = bytes.last { endsLine = last == 0x0A || last == 0x0D }
        totals.count(card)
      }
    }
    add(groups, to: &totals)
    try sink.write(FileFrame.suffix(options.format))
    totals.phoneNumbers = phones?.counts
    return totals
  }

  /// What is to be known of groups: those of the contacts that are wanted.
  private var gathering: BookGathering {
    var gathering = BookGathering(options)
    gathering.distinct = distinct
    if predicate != nil || fields?.leavesOutGroups == true {
      let card = card
      gathering.revisesCard = { card($0) }
    }
    return gathering
  }

  /// Whether the groups that a contact names count.
  private var namesGroups: @Sendable (Contact) -> Bool {
    let predicate = predicate
    let isNone = fields?.leavesOutGroups ?? false
    return { !isNone && predicate?.matches($0) ?? true }
  }

  /// What becomes of the card of a group, where not all are wanted: it goes along with its members.
  private var card: @Sendable (Contact) -> Contact? {
    let (predicate, companions) = (predicate, companions)
    let isNone = fields?.leavesOutGroups ?? false
    return { card in
      if isNone { return nil }
      return predicate?.matches(card) ?? true ? card : companions?.card(card)
    }
  }

  /// What groups become in the destination; nil where they stay as they are.
  private func groups(_ inputs: [OpenInput]) throws -> BookTranslation? {
    guard withGroups.contains(true) else { return nil }
    var gathering = gathering
    for (input, mayHaveGroups) in zip(inputs, withGroups) where mayHaveGroups {
      try input.again().input.gather(into: &gathering, jobs: jobs, isWanted: namesGroups)
    }
    return try gathering.translation(of: inputs.map(\.input), options, jobs: jobs)
  }

  /// Has contacts counted once that lose something by what others say of them.
  func remember(_ groups: BookTranslation?, in totals: inout ConversionTotals) {
    totals.losses.remember((groups?.losses ?? []) + (distinct?.losses ?? []))
  }

  /// Counts what became of groups and UIDs.
  func add(_ groups: BookTranslation?, to totals: inout ConversionTotals) {
    // What is left out as asked is told of by itself.
    if let count = fields?.leftOutCards {
      totals.leftOut -= count
      totals.leftOutGroups -= count
    }
    for loss in (groups?.losses ?? []) + (distinct?.losses ?? []) {
      totals.losses.add(loss)
      report?.add(loss)
    }
    guard let groups else { return }
    // Their members, or others of their names, say all of them: that was no selection.
    totals.leftOut -= groups.leftOutCards + groups.joinedCards
    totals.leftOutGroups -= groups.leftOutCards + groups.joinedCards
    totals.groupCards += groups.leftOutCards
  }

  /// The conversion with columns for all contacts of the inputs, and what groups become. The inputs
  /// are read once for that, and once more where groups become something else.
  private func prepared(
    _ inputs: [OpenInput]
  ) throws -> (conversion: Conversion, groups: BookTranslation?) {
    // Pictures of cards that are left out must not be extracted.
    guard withGroups.contains(true), photos == nil else {
      let groups = try groups(inputs)
      return (try prepared(inputs, groups), groups)
    }
    var needs = ColumnNeeds(options)
    var gathering = gathering
    let transform = transform(nil, counts: false)
    for input in inputs {
      needs.add(
        try input.again().input.columnNeeds(
          options, jobs: jobs, transform: transform, gatheringInto: &gathering,
          isWanted: namesGroups))
    }
    if let groups = try gathering.translation(of: inputs.map(\.input), options, jobs: jobs) {
      return (try prepared(inputs, groups), groups)
    }
    var prepared = self
    prepared.options.settleColumns(needs)
    return (prepared, nil)
  }

  /// The conversion with columns for all contacts of the inputs, which are read once for that.
  private func prepared(
    _ inputs: [OpenInput], _ groups: BookTranslation?
  ) throws -> Conversion {
    var needs = ColumnNeeds(options)
    for input in inputs {
      needs.add(
        try input.again().input.columnNeeds(
          options, jobs: jobs, transform: transform(groups, counts: false)))
      _ = try photos?.files()
    }
    var prepared = self
    prepared.options.settleColumns(needs)
    return prepared
  }

  /// Writes a table again in its own form.
  func rewrite(
    _ input: OpenInput, force: Bool, to sink: any ByteSink
  ) throws -> ConversionTotals {
    // Groups stay as the table has them.
    let transform = transform(nil)
    let rewriting = FileRewriting(
      input: input, force: force, jobs: jobs, report: report, console: console)
    var photoLosses: [ConversionLoss] = []
    let outcome = try rewriting.run(to: sink) { contact in
      guard let changed = transform.map({ $0(contact) }) ?? contact else { return .remove }
      return .replace(withoutPhotos(changed, &photoLosses))
    }
    var totals = ConversionTotals()
    totals.contacts = outcome.summary.contacts
    totals.groups = outcome.summary.groups
    totals.leftOut = outcome.summary.removed
    totals.diagnostics = outcome.summary.diagnostics
    totals.losses = outcome.losses
    for loss in photoLosses {
      totals.losses.add(loss)
      report?.add(loss)
    }
    totals.changedInPlace = outcome.summary.replaced
    totals.phoneNumbers = phones?.counts
    _ = try photos?.files()
    return totals
  }

  /// The contact without the photos that are to be left out; the same where there is none.
  private func withoutPhotos(
    _ contact: Contact, _ losses: inout [ConversionLoss]
  ) -> Contact {
    func isLeftOut(_ image: LabeledValue<ContactMedia>) -> Bool {
      switch (options.photos, image.value.content) {
      case (.keep, _): false
      case (.drop, _): true
      case (.limit(let bytes), .data(let data)): data.count > bytes
      case (.limit, _): false
      }
    }
    guard options.photos != .keep, contact.images.contains(where: isLeftOut) else {
      return contact
    }
    for image in contact.images where isLeftOut(image) {
      let address = if case .uri(let uri) = image.value.content { uri } else { "" }
      losses.append(
        ConversionLoss(
          FieldLoss(
            key: .image, property: FieldSchema[.image].propertyName(nil), value: address,
            effect: .dropped, reason: options.photos.reason), contact))
    }
    return contact.editing { $0.images.removeAll(where: isLeftOut) }
  }

  /// Reads the inputs and writes a file for each contact.
  func split(_ inputs: [OpenInput], into files: SplitFiles) throws -> ConversionTotals {
    var totals = ConversionTotals()
    var writer = ContactWriter(options)
    let groups = try groups(inputs)
    remember(groups, in: &totals)
    let transform = transform(groups)
    for input in inputs {
      let bar = ProgressBar(console, total: 0, verb: "Converting")
      defer { bar.finish() }
      let batch = report.map { report in
        DiagnosticBatch(input) { report.add($0) }
      }
      func count(_ diagnostic: Diagnostic) {
        totals.diagnostics[diagnostic.severity, default: 0] += 1
        if diagnostic.leavesOut { totals.unread += 1 }
        if diagnostic.code == .rowWithoutContact { totals.rowsWithoutContact += 1 }
        batch?.add(diagnostic)
      }
      try input.input.enumerateContacts(jobs: jobs, outside: count) { read in
        read.diagnostics.forEach(count)
        guard let contact = transform.map({ $0(read.contact) }) ?? read.contact else {
          totals.count(read.contact, isLeftOut: true)
          return true
        }
        try write(contact, with: &writer, into: files, &totals)
        bar.advance(bytes: 0, contacts: 1)
        return true
      }
      try batch?.finish()
      _ = try photos?.files()
    }
    for card in groups?.newCards ?? [] { try write(card, with: &writer, into: files, &totals) }
    add(groups, to: &totals)
    totals.phoneNumbers = phones?.counts
    return totals
  }

  /// Writes a file for a contact.
  private func write(
    _ contact: Contact, with writer: inout ContactWriter, into files: SplitFiles,
    _ totals: inout ConversionTotals
  ) throws {
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
    totals.count(contact)
    for loss in losses {
      totals.losses.add(loss)
      report?.add(loss)
    }
  }

  /// Selects and changes contacts; nil where all are taken as they are.
  ///
  /// - Parameter counts: Whether the numbers that are rewritten are counted.
  func transform(
    _ groups: BookTranslation?, counts: Bool = true
  ) -> (@Sendable (Contact) -> Contact?)? {
    guard
      predicate != nil || groups != nil || phones != nil || photos != nil || identifiers != nil
        || records != nil || fields != nil || distinct?.isEmpty == false
    else { return nil }
    let distinct = distinct
    let predicate = predicate
    let card = card
    let phones = phones
    let photos = photos
    let identifiers = identifiers
    let records = records
    let fields = fields
    return { contact in
      var wanted = contact
      if ContactGroup.isGroup(contact) {
        guard let found = card(contact) else {
          fields?.noteLeftOut(contact, counts: counts)
          return nil
        }
        wanted = found
      } else if let predicate, !predicate.matches(contact) {
        return nil
      }
      let own = distinct?.distinct(wanted) ?? wanted
      guard let translated = groups.map({ $0.translated(own) }) ?? own else { return nil }
      let plain = records?.apply(to: translated, counts: counts) ?? translated
      let identified = identifiers?.identified(plain) ?? plain
      let rewritten = phones?.rewrite(identified, counts: counts) ?? identified
      let extracted = photos?.extract(from: rewritten) ?? rewritten
      return fields?.chosen(extracted, of: own, counts: counts) ?? extracted
    }
  }
}

extension BookGathering {
  /// What becomes of groups, for which inputs may have to be read once more; nil where they stay.
  mutating func translation(
    of inputs: [ContactInput], _ options: WritingOptions, jobs: Int
  ) throws -> BookTranslation? {
    try noteNamed(of: inputs, jobs: jobs)
    return isEmpty ? nil : BookTranslation(self, options)
  }

  /// Notes whom contacts name, for which inputs may have to be read once more.
  mutating func noteNamed(of inputs: [ContactInput], jobs: Int) throws {
    guard needsNamed(ofSeveral: inputs.count > 1) else { return }
    for input in inputs {
      try input.again().enumerateContacts(jobs: jobs) { read in
        noteNamed(read.contact)
        return true
      }
    }
  }
}
