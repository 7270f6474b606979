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
    if group.label.stored.isEmpty {
      (label, rest) = group.label.types.label
    } else {
      label = Label(storedText: group.label.stored)
      rest = group.label.types
    }
  }
}
