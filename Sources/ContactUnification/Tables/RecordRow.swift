import ContactLikeness

/// What there is one of to each record. All of it lies together, since in a large book whatever is
/// looked at is fetched from memory first.
struct RecordRow: Sendable {
  let kind: RecordKind
  let generation: Generation
  let relation: NameRelation
  /// The first of the rows beside it that have the same names, by which what was found of two of them is known.
  let names: Int32
  let birthday: DateFact
  let source: Int32
  /// Of a firm's record the department; -1 for none.
  let title: Int32
  let identifier: IdentifierFact
  /// A hash of what the record says.
  let content: UInt64
  /// A hash of the name as it is shown; 0 for none.
  let shownName: UInt32
  /// Where the father's name stands where one of the numbers is from.
  let fathersName: FathersName
}
