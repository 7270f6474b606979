import FileFormats
import Glibc

/// Options that take two values, `--apart A B`, or may take one, `--explain NAME`. The parser knows
/// options of one value, so each of the two gets the name of its own, and a name for `--explain` that
/// of an option beside it.
enum PairOptions {
  private static let names: Set = ["--apart", "--together"]

  /// The arguments with the name repeated before the second value.
  static func expanded(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, command == "merge" || command == "dedupe" else {
      return arguments
    }
    var expanded: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      expanded.append(argument)
      if argument == "--" { break }
      if argument == "--explain", let name = rest.first, isName(name) {
        expanded += ["--explain-person", name]
        rest.removeFirst()
      }
      guard names.contains(argument), let first = rest.popFirst() else { continue }
      expanded.append(first)
      guard let second = rest.first, !second.hasPrefix("--") else { continue }
      expanded += [argument, second]
      rest.removeFirst()
    }
    return expanded + rest
  }

  /// Whether an argument is no option and no file, but somebody's name.
  private static func isName(_ argument: String) -> Bool {
    !argument.hasPrefix("-") && access(argument, F_OK) != 0
      && ContactFormat(fileName: argument) == nil
  }
}
