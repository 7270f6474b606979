import CSV
import ContactChanges
import ContactCoding
import ContactModel
import ContactSelection
import FileFormats
import FileWriting
import SourceText
import TableCoding

/// The order in which contacts are written, where it is not that of the inputs.
enum WritingOrder {
  case sorted(ListSorter)
  /// By name, then by UID, in the one form of all that say the same.
  case canonical
}

extension Conversion {
  /// Reads all inputs, puts the contacts in order and writes them.
  func runSorted(
    _ inputs: [OpenInput], by order: WritingOrder, _ groups: BookTranslation?,
    to sink: any ByteSink
  ) throws -> ConversionTotals {
    var totals = ConversionTotals()
    totals.tableEncoding = options.tableEncoding
    remember(groups, in: &totals)
    let transform = transform(groups)
    var rows: [(key: [UInt8]?, contact: Contact)] = []
    func note(_ contact: Contact) {
      switch order {
      case .sorted(let sorter): rows.append((sorter.bytes(for: contact), contact))
      case .canonical:
        let canonical = named(contact.canonical)
        var key = SearchKey.bytes(of: canonical.displayName) + [0]
        key += (canonical.identifier ?? "").utf8
        rows.append((key, canonical))
      }
    }
    for input in inputs {
      let batch = report.map { report in DiagnosticBatch(input) { report.add($0) } }
      func count(_ diagnostic: Diagnostic) {
        totals.diagnostics[diagnostic.severity, default: 0] += 1
        if diagnostic.leavesOut { totals.unread += 1 }
        if diagnostic.code == .rowWithoutContact { totals.rowsWithoutContact += 1 }
        if diagnostic.tellsOfLinesOutsideRows { totals.linesOutsideRows += 1 }
        batch?.add(diagnostic)
      }
      try input.input.enumerateContacts(jobs: jobs, outside: count) { read in
        read.diagnostics.forEach(count)
        if let contact = transform.map({ $0(read.contact) }) ?? read.contact {
          note(contact)
        } else {
          totals.count(read.contact, isLeftOut: true)
        }
        return true
      }
      try batch?.finish()
    }
    groups?.newCards.forEach(note)
    // Those without a value come last, and equals stay in their order.
    let sorted = rows.enumerated().sorted { a, b in
      guard a.element.key != b.element.key else { return a.offset < b.offset }
      guard let x = a.element.key, let y = b.element.key else { return a.element.key != nil }
      return x.lexicographicallyPrecedes(y)
    }.map(\.element.contact)
    try write(sorted, to: sink, &totals)
    _ = try photos?.files()
    add(groups, to: &totals)
    totals.phoneNumbers = phones?.counts
    return totals
  }

  /// The contact with the name that the format asks for, which is made where there is none: in its own place, so that
  /// the file is the same once it is read and written again.
  private func named(_ contact: Contact) -> Contact {
    guard contact.formattedName == nil, [.vCard30, .vCard40, .jCard].contains(options.format)
    else { return contact }
    let name = contact.displayName
    return name.isEmpty ? contact : contact.editing { $0.formattedName = name }.canonical
  }

  private func write(
    _ contacts: [Contact], to sink: any ByteSink, _ totals: inout ConversionTotals
  ) throws {
    var options = options
    if options.format.isCSV { options.settleColumns(for: contacts) }
    var writer = ContactWriter(options)
    try sink.write(FileFrame.prefix(options))
    for contact in contacts {
      if totals.contacts > 0 { try sink.write(FileFrame.separator(options.format)) }
      let (bytes, losses) = writer.write(contact)
      try sink.write(bytes)
      // A card that is written as it came may be the last of a file that ends within its line.
      if let last = bytes.last, last != 0x0A, last != 0x0D, options.format != .jCard {
        try sink.write("\r\n")
      }
      totals.count(contact)
      for loss in losses {
        totals.losses.add(loss)
        report?.add(loss)
      }
    }
    try sink.write(FileFrame.suffix(options.format))
  }
}
