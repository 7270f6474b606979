import ArgumentParser

/// A store that is told about.
struct StoreReportOptions: ParsableArguments {
  @OptionGroup var store: StoreOptions

  @Flag(help: "Print a JSON object a line.")
  var json = false
}
