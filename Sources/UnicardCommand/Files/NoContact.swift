import SourceText

/// What is said where no input holds a contact.
enum NoContact {
  /// The failure; `consequence` is what did not happen, as in `nothing was written`.
  static func failure(_ inputs: [OpenInput], consequence: String? = nil) -> CommandFailure {
    let ending = consequence.map { "; \($0)." } ?? "."
    let name = inputs.count == 1 ? inputs.first?.name : nil
    guard inputs.contains(where: { $0.stream.byteCount > 0 }) else {
      return CommandFailure((name.map { "\($0) is empty" } ?? "The inputs are empty") + ending)
    }
    return CommandFailure(
      "There is no contact in \(name ?? "the inputs")\(ending)",
      hint: "unicard check tells what is wrong with \(name == nil ? "them" : "it").")
  }
}
