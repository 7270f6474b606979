import ContactCoding
import FileFormats
import SourceText

/// What is said where no input holds a contact.
enum NoContact {
  /// The failure.
  ///
  /// - Parameters:
  ///   - consequence: What did not happen, as in `nothing was written`.
  ///   - isExplained: Whether what is wrong with the inputs was printed already.
  static func failure(
    _ inputs: [OpenInput], consequence: String? = nil, isExplained: Bool = false
  ) -> CommandFailure {
    let ending = consequence.map { "; \($0)." } ?? "."
    guard !inputs.isEmpty else {
      return CommandFailure(
        "None of the files could be read as contacts" + ending,
        hint: "Name one by itself to see what is wrong with it.")
    }
    let name = inputs.count == 1 ? inputs.first?.name : nil
    let isEmpty = !inputs.contains { $0.stream.byteCount > 0 }
    let message =
      isEmpty
      ? (name.map { "\($0) is empty" } ?? "The inputs are empty")
      : "There is no contact in \(name ?? "the inputs")"
    let hint =
      isEmpty || isExplained
      ? "Export the contacts again, as vCard or CSV."
      : "unicard check tells what is wrong with \(name == nil ? "them" : "it")."
    return CommandFailure(message + ending, hint: hint)
  }

  /// The failure where there are groups and nobody else.
  static func onlyGroups(_ inputs: [OpenInput]) -> CommandFailure {
    let name = inputs.count == 1 ? inputs.first?.name : nil
    return CommandFailure(
      "There are groups and no contacts in \(name ?? "the inputs").",
      hint: "Export the contacts that are in the groups as well.")
  }

  /// Says which inputs hold no contact where others do. An export that failed must not go unnoticed: where a
  /// whole file that was named holds none, the command fails after its work.
  static func tell(_ inputs: [OpenInput], into book: String?, on console: Console) throws {
    let filled = try inputs.filter { try $0.holdsContact() }
    // Where there is nobody at all, the command says what did not happen.
    guard !filled.isEmpty else { return }
    let paths = Set(filled.map(\.path))
    let files = Set(filled.map(\.file.path))
    for input in inputs where !paths.contains(input.path) && input.path != book {
      if input.file.isFromFolder || files.contains(input.file.path) {
        let isEmpty = input.stream.byteCount == 0
        console.warning("\(input.name) \(isEmpty ? "is empty" : "holds no contact").")
      } else {
        report(input, on: console)
        console.hasFailed = true
      }
    }
  }

  /// Says that an input, which was looked at already, holds no contact.
  static func report(_ input: OpenInput, on console: Console) {
    if let error = input.input.tableWithoutContacts {
      return console.error(error.message, hint: error.commandHint)
    }
    let failure = failure([input], isExplained: true)
    console.error(failure.message, hint: failure.hint)
  }
}
