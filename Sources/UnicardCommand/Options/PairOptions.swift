/// Options that take two values: `--apart A B`. The parser knows options of one value, so each of the
/// two gets the name of its own.
enum PairOptions {
  private static let names: Set = ["--apart", "--together"]

  /// The arguments with the name repeated before the second value.
  static func expanded(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, command == "merge" else { return arguments }
    var expanded: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      expanded.append(argument)
      if argument == "--" { break }
      guard names.contains(argument), let first = rest.popFirst() else { continue }
      expanded.append(first)
      guard let second = rest.first, !second.hasPrefix("--") else { continue }
      expanded += [argument, second]
      rest.removeFirst()
    }
    return expanded + rest
  }
}
