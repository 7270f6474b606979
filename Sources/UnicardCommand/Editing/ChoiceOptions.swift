import ArgumentParser

/// Which contacts are meant: the one of a name, or those of an expression.
struct ChoiceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The contact: a name or its beginning, a number, an e-mail address, a UID.",
      valueName: "name"))
  var name: String?

  @OptionGroup var selection: SelectionOptions

  /// Whether nobody in particular is meant.
  var isEmpty: Bool { name == nil && selection.expression == nil }

  func validate() throws {
    if name != nil, selection.expression != nil {
      throw ValidationError("A name and --where both select contacts; use one of them.")
    }
  }
}
