import FileFormats
import Glibc

/// Options that take two values, `--apart A B`, or may take one, `--explain NAME`. The parser knows
/// options of one value, so each of the two gets the name of its own, and a name for `--explain` that
/// of an option beside it. `book --store FILE list` is `book list --store FILE`.
enum PairOptions {
  private static let names: Set = ["--apart", "--together"]

  /// The arguments with the name repeated before the second value.
  static func expanded(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, command == "merge" || command == "dedupe" else {
      return arguments.first == "book" ? storeLast(arguments) : arguments
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

  /// The arguments with the store behind the command that works on it, where it stands before that.
  private static func storeLast(_ arguments: [String]) -> [String] {
    var rest = arguments.dropFirst()
    var store: [String] = []
    if rest.first == "--store", rest.count > 1 {
      store = Array(rest.prefix(2))
    } else if let first = rest.first, first.hasPrefix("--store=") {
      store = [first]
    }
    rest = rest.dropFirst(store.count)
    let end = rest.firstIndex(of: "--") ?? rest.endIndex
    return arguments.prefix(1) + rest[..<end] + store + rest[end...]
  }

  /// Whether an argument is no option and no file, but somebody's name.
  private static func isName(_ argument: String) -> Bool {
    !argument.hasPrefix("-") && access(argument, F_OK) != 0
      && ContactFormat(fileName: argument) == nil
  }
}
