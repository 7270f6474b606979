import ContactModel

/// A group of a plan, handed on for each value that is written: handing on the group itself would
/// copy all that it consists of.
final class SharedGroup: Sendable {
  let group: RowPlan.Group
  /// Its number in the plan.
  let number: Int
  /// What the header says of the values, and what TYPE says beyond it.
  let label: Label?
  let rest: TypeSet

  init(_ group: RowPlan.Group, number: Int) {
    self.group = group
    self.number = number
    label = group.label.label
    rest = group.label.stored.isEmpty ? group.label.types.label.rest : group.label.types
  }
}
