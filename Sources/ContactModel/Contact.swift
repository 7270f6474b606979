public import SourceText

/// A contact: an immutable value, safe to hand between threads, cheap to copy.
///
/// Every field is a list of labelled values, because cards have several of nearly everything;
/// the singular properties give the first one, which is what most programs want.
///
/// ```swift
/// for number in contact.phoneNumbers {
///   print(number.label?.name ?? "phone", number.value.stringValue)
/// }
/// ```
///
/// A changed copy is made with ``editing(_:)``. Equality compares the values of all fields;
/// where they came from does not count.
public struct Contact: Sendable {
  package let storage: ContactStorage

  package init(storage: ContactStorage) { self.storage = storage }

  /// An empty contact.
  public init() {
    self.init(storage: ContactStorage(bytes: [], records: [], origin: ContactOrigin()))
  }

  /// A contact made by the program.
  ///
  /// ```swift
  /// let contact = Contact { $0.emailAddresses = [LabeledValue("jo@example.org")] }
  /// ```
  public init(_ fill: (inout ContactDraft) -> Void) {
    self = Contact().editing(fill)
  }

  /// The values of a field, in the order of the source.
  public subscript<Value>(field: Field<Value>) -> [LabeledValue<Value>] {
    FieldReader(bytes: storage.bytes, records: storage.records, origin: storage.origin)[field]
  }

  /// A copy with changes. Values that are not touched keep their provenance, and their bytes
  /// when the contact is written in the format it was read from.
  public func editing(_ change: (inout ContactDraft) throws -> Void) rethrows -> Contact {
    var draft = ContactDraft(self)
    try change(&draft)
    return draft.contact()
  }

  /// Whether there is any value for the key.
  public func has(_ key: ContactKey) -> Bool {
    storage.records.contains { $0.key.rawValue == key.rawValue && $0.isValue }
  }

  /// Whether the contact holds no value at all.
  public var isEmpty: Bool { storage.records.isEmpty }

  /// The file the contact was read from, if any.
  public var source: Source? { storage.origin.source }

  /// The contact's position in its source, from 0.
  public var sourceIndex: Int { storage.origin.index }

  /// The bytes of its source that the contact was read from; nil for one made by the program.
  public var sourceRange: SourceRange? {
    guard storage.origin.byteCount > 0 else { return nil }
    let start = storage.origin.sourceOffset
    return SourceRange(
      source: storage.origin.source, lowerBound: start,
      upperBound: start + storage.origin.byteCount)
  }
}

extension Contact: Hashable {
  public static func == (a: Contact, b: Contact) -> Bool {
    if a.storage === b.storage { return true }
    return ContactKey.allCases.allSatisfy { a.hasSameValues(as: b, for: $0) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(formattedName)
    hasher.combine(storage.records.lazy.filter { $0.part == .value }.count)
  }

  /// Whether both contacts hold equal values for the key, in the same order.
  public func hasSameValues(as other: Contact, for key: ContactKey) -> Bool {
    if !has(key), !other.has(key) { return true }
    return FieldSchema.kinds[Int(key.rawValue)].type.areSame(key, self, other)
  }
}

/// Decodes fields from records.
package struct FieldReader {
  package let bytes: [UInt8]
  package let records: [FieldRecord]
  package let origin: ContactOrigin

  package init(bytes: [UInt8], records: [FieldRecord], origin: ContactOrigin) {
    self.bytes = bytes
    self.records = records
    self.origin = origin
  }

  package subscript<Value>(field: Field<Value>) -> [LabeledValue<Value>] {
    var values: [LabeledValue<Value>] = []
    var highest = -1
    var met: [Int] = []
    var identities: Set<Int> = []
    for range in FieldRanges(records) where records[range.lowerBound].key == field.key {
      let view = FieldView(bytes: bytes, records: records, range: range)
      var identity = view.identity
      if identity > highest {
        highest = identity
      } else {
        if identities.isEmpty { identities.formUnion(met) }
        // Values that share a text, which only a reader could make.
        while identities.contains(identity) { identity += bytes.count + 1 }
        highest = max(highest, identity)
      }
      met.append(identity)
      if !identities.isEmpty { identities.insert(identity) }
      values.append(labeled(view, field, identity))
    }
    return values
  }

  private func labeled<Value>(
    _ view: FieldView, _ field: Field<Value>, _ identity: Int
  ) -> LabeledValue<Value> {
    let header = view.header
    let (label, rest) = view.label
    var parameters = view.parameters(rest: rest)
    if header.key == .preserved, header.form == .base64 {
      parameters.append(Parameter("ENCODING", "b"))
    }
    let propertyID = parameters.first { $0.name == "PROP-ID" }?.values.first
    return LabeledValue(
      id: propertyID ?? "\(field.key.name).\(identity)",
      label: label, value: field.decode(view),
      preference: header.preference == 0 ? nil : Int(header.preference),
      parameters: parameters, provenance: provenance(of: view))
  }

  private func provenance(of view: FieldView) -> Provenance {
    guard !view.header.source.isEmpty else { return Provenance() }
    if origin.format == .jCard {
      return Provenance([
        SourceRange(
          source: origin.source, lowerBound: origin.sourceOffset,
          upperBound: origin.sourceOffset + origin.byteCount)
      ])
    }
    var lines = [view.header.source]
    for record in view.attributes where !record.source.isEmpty && !lines.contains(record.source) {
      lines.append(record.source)
    }
    return Provenance(
      lines.sorted { $0.start < $1.start }.map { line in
        SourceRange(
          source: origin.source, lowerBound: origin.sourceOffset + line.lowerBound,
          upperBound: origin.sourceOffset + line.upperBound)
      })
  }
}
