/// What a person's record is grouped by, where those that may be one are to be counted.
struct PersonKeys {
  let familySound: UInt32
  let givenRoot: UInt32

  /// Nil where the record lacks a part of the name, or is no person's.
  init?(_ row: Int, _ table: borrowing RecordTable, _ roots: [UInt32]) {
    guard case .person = table.kinds[row], let name = table.names.first(row), name.family >= 0
    else { return nil }
    familySound = table.components.sound(name.family)
    givenRoot = roots[row]
    if familySound == 0 || givenRoot == 0 { return nil }
  }
}
