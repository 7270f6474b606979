/// A group of a plan, handed on for each value that is written: handing on the group itself would
/// copy all that it consists of.
final class SharedGroup: Sendable {
  let group: RowPlan.Group

  init(_ group: RowPlan.Group) { self.group = group }
}
