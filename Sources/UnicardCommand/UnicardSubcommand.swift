import ArgumentParser

/// A command that runs on a console, so that tests can run it in their own process.
protocol UnicardSubcommand: ParsableCommand {
  var common: CommonOptions { get }
  func run(on console: Console) throws -> ExitStatus
}
