import ArgumentParser
import FileWriting
import LocaleSupport

/// A word that stands where a command belongs and is none.
struct UnknownCommand {
  let word: String
  /// The command that it stands behind, as `unicard format`.
  let parent: String
  /// The commands that there are.
  let names: [String]

  /// Looks at the words in front of the options: `format names`, `help format names`.
  init?(in arguments: [String]) {
    let words = (arguments.first == "help" ? arguments.dropFirst() : arguments[...])
      .prefix { !$0.hasPrefix("-") }
    var parent: any ParsableCommand.Type = UnicardCommand.self
    var path = ["unicard"]
    for word in words {
      let commands = parent.configuration.subcommands
      guard !commands.isEmpty else { return nil }
      guard let command = commands.first(where: { Self.name(of: $0) == word }) else {
        // It is an input of the command that goes without saying.
        if parent.configuration.defaultSubcommand != nil { return nil }
        self.word = word
        self.parent = path.joined(separator: " ")
        names = commands.compactMap(Self.name)
        return
      }
      parent = command
      path.append(word)
    }
    return nil
  }

  private static func name(of command: any ParsableCommand.Type) -> String? {
    command.configuration.commandName
  }

  var failure: CommandFailure {
    if FileIdentity(path: word) != nil {
      return CommandFailure(
        "Say what to do with \(word).",
        hint: parent == "unicard"
          ? "unicard list, show, check, inspect, convert or merge; unicard --help tells more."
          : "\(parent) \(names.joined(separator: " or ")); \(parent) --help tells more.",
        status: .usage)
    }
    var hint = "\(parent) --help lists the commands."
    if let near = NearestName.of(word, among: names) { hint = "Did you mean \(parent) \(near)?" }
    return CommandFailure(
      "\(parent) has no command “\(word)”.", hint: hint, status: .usage)
  }
}
