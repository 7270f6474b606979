package import ContactModel
import SourceText

/// What the records in a merged contact say that the contact does not say in the same words.
///
/// Nearly always it has all of it in other words, and telling that takes a look at a few values;
/// merging everything once more, to tell what was removed, takes many times as long.
package struct RewordedValues {
  private let contact: Contact
  private let own: [ConstituentValue]
  private var phones: [ConstituentValue] = []
  private var others: [ConstituentValue] = []

  /// Of more values than this, merging finds the same ones faster.
  private static let most = 1_000

  /// - Parameter contact: The merged contact.
  package init(_ contact: Contact) {
    self.contact = contact
    own = contact.withContent { content in
      Self.values(of: content).map {
        ConstituentValue(record: 0, storage: contact.storage, range: $0)
      }
    }
  }

  /// Adds what a record says.
  ///
  /// - Parameters:
  ///   - record: What the record is made of.
  ///   - makeContact: Gives the record as a contact, where it has to be kept.
  package mutating func add(_ record: ContactContent, _ makeContact: () -> Contact) {
    var storage: ContactStorage?
    contact.withContent { content in
      for range in Self.values(of: record) where !isOwn(range, record, content) {
        let kept = storage ?? makeContact().storage
        storage = kept
        let value = ConstituentValue(record: 1, storage: kept, range: range)
        if case .phoneNumber = value.header.key {
          phones.append(value)
        } else {
          others.append(value)
        }
      }
    }
  }

  /// Whether each is one of the contact's values whatever order all are merged in, so that nothing
  /// was removed.
  package var areKept: Bool {
    if phones.count + others.count > Self.most { return false }
    return PhoneIdentity.isEach(phones, among: own.filter { $0.header.key == .phoneNumber })
      && Set(others.map(\.header.key)).allSatisfy(areKept)
  }

  /// Whether the contact has the values of a field, and none that may be the same differs from them:
  /// one of the records' may be another's and not the contact's.
  private func areKept(_ key: ContactKey) -> Bool {
    func identities(_ values: [ConstituentValue]) -> [ValueIdentity] {
      values.filter { $0.header.key == key }.map { ValueIdentity($0) }
    }
    let (own, others) = (identities(own), identities(others))
    return others.allSatisfy { other in
      own.contains { $0.key == other.key }
        && (own + others).allSatisfy { $0.key != other.key || $0.agrees(with: other) }
    }
  }

  /// The values that can be removed.
  private static func values(
    of content: ContactContent
  ) -> some Sequence<Range<Int>> {
    FieldRanges(content.records).lazy.filter { range in
      !MergeEdits.isIgnored(content.records[range.lowerBound].key)
        && !range.contains { content.records[$0].namesConstituent(content.bytes) }
    }
  }

  /// Whether a value of a record is one of the contact's, as a glance tells.
  private func isOwn(
    _ range: Range<Int>, _ record: ContactContent, _ content: ContactContent
  ) -> Bool {
    let header = record.records[range.lowerBound]
    return own.count <= Self.most
      && own.contains { own in
        let other = content.records[own.range.lowerBound]
        guard header.form == other.form else { return false }
        switch (header.key, other.key) {
        // The label is part of it.
        case (.date, _): return false
        // A second birthday was made another date.
        case (.birthday, .birthday), (.birthday, .date), (.deathDate, .deathDate):
          guard case .date = header.form,
            let date = PartialDate(parsing: record.bytes[header.text.range])
          else { return false }
          return date == PartialDate(parsing: content.bytes[other.text.range])
            && record.hasSameParts(range, as: own.range, of: content)
        default:
          return header.key == other.key && record.isVerbatim(range, own.range, of: content)
        }
      }
  }
}
