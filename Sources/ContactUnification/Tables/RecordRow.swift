import ContactLikeness

/// What there is one of to each record. All of it lies together, since in a large book whatever is
/// looked at is fetched from memory first.
struct RecordRow: Sendable {
  let kind: RecordKind
  let generation: Generation
  let relation: NameRelation
  let birthday: DateFact
  let source: Int32
  /// Of a firm's record the department; -1 for none.
  let title: Int32
  /// A number for the UID; -1 for none.
  let identifier: Int32
  /// A hash of what the record says.
  let content: UInt64
  /// A hash of the name as it is shown; 0 for none.
  let shownName: UInt32
  /// Whether a number is one of a country where the father's given name stands behind one's own, in Latin letters, too.
  let namesFather: Bool
}
