import ArgumentParser
import ContactSelection

/// Which contacts are wanted.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.customShort("w"), .customLong("where")],
    help: ArgumentHelp(
      "Take only contacts that this is true of, as in 'has email and city = Berlin'.",
      valueName: "expr"))
  var expression: String?

  /// The predicate; nil where all are wanted.
  func predicate(on console: Console) throws(ExpressionError) -> ContactPredicate? {
    guard let expression else { return nil }
    return try ContactPredicate(expression, today: console.today)
  }
}
