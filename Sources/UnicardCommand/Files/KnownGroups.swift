import ContactCoding
import ContactModel
import ContactSelection

extension ContactGroups {
  /// What the cards in inputs say about who is in which group. The inputs are read for that.
  init(_ inputs: [OpenInput], jobs: Int) throws {
    var gathering = BookGathering.groups
    for input in inputs {
      try input.again().input.gather(into: &gathering, jobs: jobs)
    }
    try gathering.noteNamed(of: inputs.map(\.input), jobs: jobs)
    self = gathering.groups
  }

  /// How many cards of groups there are in inputs, which are read for that.
  static func cardCount(_ inputs: [OpenInput], jobs: Int) throws -> Int {
    var gathering = BookGathering.groups
    for input in inputs {
      try input.again().input.gather(into: &gathering, jobs: jobs)
    }
    return gathering.groups.cards.count
  }
}

extension ContactPredicate {
  /// The predicate with what the inputs say about groups, if it asks for any.
  func knowing(
    _ inputs: [OpenInput], jobs: Int, takesCards: Bool = false
  ) throws -> ContactPredicate {
    asksForGroups
      ? knowing(try ContactGroups(inputs, jobs: jobs), takesCards: takesCards) : self
  }
}
