import ArgumentParser

/// What every command takes.
struct CommonOptions: ParsableArguments {
  @Flag(name: [.short, .long], help: "Print data and errors only.")
  var quiet = false

  @Option(
    help: ArgumentHelp("When to use colours.", valueName: "when"),
    completion: .list(["auto", "always", "never"]))
  var color: Console.ColorChoice = .auto

  /// Sets the console up.
  func apply(to console: Console) {
    console.isQuiet = quiet
    console.colors = color
  }
}

extension Console.ColorChoice: ExpressibleByArgument {}
