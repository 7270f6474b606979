import CardCoding
import ContactCoding
public import ContactModel
public import ContactUnification
public import FileFormats
import SourceText

/// A contact as it was before it was merged with others. One that was made in memory without a
/// formatted name has that which its card needs.
public struct Constituent: Sendable {
  /// The name of the file or account that the contact was in.
  public let sourceName: String
  /// Its position there, from 0.
  public let index: Int
  /// The contact, with ``ContactModel/Contact/source`` and ``ContactModel/Contact/sourceIndex`` as they were.
  public let contact: Contact
  /// The bytes of its card as they stood in the source; empty for one that was no vCard.
  public let card: [UInt8]
  /// What decisions know the record by.
  public let key: RecordKey
  /// Whether it is the only one, and the contact that names it is the record itself, but for where
  /// it came from.
  public private(set) var isItself = false

  init(sourceName: String, index: Int, contact: Contact, card: [UInt8], key: RecordKey?) {
    self.key = key ?? RecordKey(contact)
    self.sourceName = sourceName
    self.index = index
    self.contact = contact
    self.card = card
  }

  func asItself() -> Constituent {
    var constituent = self
    constituent.isItself = true
    return constituent
  }

  /// Reads what ``ContactUnification/UnifiedContact/constituentTexts(sourceNames:)`` gave; nil where it is damaged.
  public init?(text: String) {
    guard let decoded = ConstituentText(encoded: Array(text.utf8)[...])?.constituent else {
      return nil
    }
    self = decoded
  }

  /// The contact as a card in the version that it had, byte for byte where the card can stand
  /// beside others in a file of UTF-8.
  public func encoded() -> [UInt8] {
    if !card.isEmpty, contact.storage.origin.charset == nil { return card }
    var writer = ContactWriter(WritingOptions(format: contact.ownFormat))
    return writer.write(standalone).bytes
  }

  /// The contact as it can stand beside others in a file of UTF-8: bytes of another charset can't,
  /// and written anew they say the same.
  var standalone: Contact {
    card.isEmpty || contact.storage.origin.charset == nil ? contact : contact.rewritten()
  }
}

extension Contact {
  /// The version of vCard that the contact was read from; vCard 4.0 for one of another format.
  public var ownFormat: ContactFormat {
    switch storage.origin.format {
    case .vCard21: .vCard21
    case .vCard30: .vCard30
    default: .vCard40
    }
  }

  /// The contact without its original bytes, so that it is written anew.
  fileprivate func rewritten() -> Contact {
    Contact(
      storage: ContactStorage(
        bytes: storage.bytes, records: storage.records,
        origin: ContactOrigin(source: source, index: sourceIndex)))
  }
}

extension UnifiedContact {
  /// The merged contact with the whole records in it, from which ``ContactModel/Contact/constituents`` gives
  /// them back: a property for each, which other programs keep or ignore.
  ///
  /// A record that was merged before is represented by the records that it was merged from, so
  /// that however often contacts are merged, each card is in the result once.
  ///
  /// - Parameters:
  ///   - sourceNames: The names of the accounts, by ``UnificationRecord/source``.
  ///   - options: How the contact will be written. Where it is given, a contact of one record
  ///     names its source, too, and holds the record where it will be written in another form;
  ///     else it stays as it is.
  public func contactWithConstituents(
    sourceNames: [String], writing options: WritingOptions? = nil
  ) -> Contact {
    let contact = contact
    if !isChanged { return options.map { single(contact, sourceNames, $0) } ?? contact }
    return Self.adding(encodedConstituents(sourceNames), to: contact.withoutConstituents)
  }

  /// A contact of one record, which stays as it is but for the property that says where it came from.
  private func single(
    _ contact: Contact, _ sourceNames: [String], _ options: WritingOptions
  ) -> Contact {
    let staysAsItIs =
      options.format == contact.ownFormat && options.destination == nil && options.folds
      && options.photos == .keep
    if contact.isMerged {
      guard !staysAsItIs, let texts = contact.constituentTexts, texts.contains(where: \.isItself)
      else { return contact }
      let whole = texts.map { $0.whole.encoded(count: texts.count) }
      return Self.adding(whole, to: contact.withoutConstituents)
    }
    let name = records[0].sourceName(in: sourceNames)
    let text = ConstituentText(records[0], contact, sourceName: name)
    return Self.adding([(staysAsItIs ? text.itself(contact) : text).encoded(count: 1)], to: contact)
  }

  private static func adding(_ texts: [[UInt8]], to contact: Contact) -> Contact {
    let storage = contact.storage
    var builder = ContactBuilder(bytes: storage.bytes, records: storage.records)
    for text in texts {
      builder.beginValue(.preserved)
      builder.setText(bytes: text, form: .text)
      builder.appendAttribute(.propertyName, constituentPropertyName)
    }
    var origin = storage.origin
    origin.isEdited = true
    return Contact(
      storage: ContactStorage(bytes: builder.bytes, records: builder.records, origin: origin))
  }

  /// The merged contact without the records that it or its only record was merged from.
  public var contactWithoutConstituents: Contact { contact.withoutConstituents }

  /// The whole records as text, from which `Constituent(text:)` gives them back: for a
  /// report beside a format that can't hold them.
  ///
  /// - Parameter sourceNames: The names of the accounts, by ``UnificationRecord/source``.
  public func constituentTexts(sourceNames: [String]) -> [String] {
    encodedConstituents(sourceNames).map { String(decoding: $0, as: UTF8.self) }
  }

  private func encodedConstituents(_ sourceNames: [String]) -> [[UInt8]] {
    var set = ConstituentSet()
    for record in records.sorted(by: { ($0.source, $0.index) < ($1.source, $1.index) }) {
      let contact = record.contact
      if let earlier = contact.constituentTexts {
        set.add(earlier.map(\.whole))
      } else {
        let name = record.sourceName(in: sourceNames)
        set.add(ConstituentText(record, contact, sourceName: name))
      }
    }
    return set.encoded
  }
}

extension Contact {
  /// The contacts that this one was merged from, in the order of their sources; where nobody was
  /// joined with it, the one that it was; empty for one that was not merged, or from which they were left out. Where some are damaged or missing, as they
  /// may be after other programs had the card, there are none: those that are left would pass for
  /// all there was.
  public var constituents: [Constituent] {
    guard let texts = constituentTexts else { return [] }
    var decoder = CardDecoder(context: texts[0].context)
    let found = texts.compactMap { text in
      let constituent = text.constituent(&decoder)
      return text.isItself ? constituent?.asItself() : constituent
    }
    return found.count == texts.count ? found : []
  }

  /// The contact without the records that it was merged from.
  public var withoutConstituents: Contact {
    guard isMerged else { return self }
    return editing { draft in
      draft.preservedProperties.removeAll {
        $0.value.name.uppercased() == UnifiedContact.constituentPropertyName
      }
    }
  }

  /// Whether this contact holds records that it was merged from, be they whole or damaged, or says
  /// which file the only one is from.
  public var isMerged: Bool { hasConstituentValues }

  /// Whether there are several ``constituents``, without reading them.
  package var holdsSeveralRecords: Bool {
    guard constituentValues.count > 1 else { return false }
    return constituentTexts?.allSatisfy(\.hasCard) ?? false
  }

  /// The constituents as they are kept; nil where there are none, or not all.
  var constituentTexts: [ConstituentText]? {
    let values = constituentValues
    var texts = values.compactMap { ConstituentText(encoded: $0) }
    for index in texts.indices where texts[index].isItself { texts[index].restore(from: self) }
    guard !texts.isEmpty, texts.count == values.count,
      texts.allSatisfy({ $0.count == nil || $0.count == texts.count })
    else { return nil }
    return texts
  }
}
