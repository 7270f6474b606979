import ArgumentParser

/// A file of contacts, and which of them are meant.
struct BookChoiceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The file of contacts.", valueName: "file"),
    completion: .file(extensions: InputFile.extensions))
  var file: String

  @OptionGroup var choice: ChoiceOptions

  @OptionGroup var book: BookOptions

  @OptionGroup var reader: LocaleOptions

  /// The contacts that are meant, and what writes the file again; nil, and says so, where there are
  /// none.
  func open(
    on console: Console
  ) throws -> (choice: ContactChoice, rewriting: BookRewriting)? {
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .singleLine)
    let input = try BookRewriting.open(file, book.reading, book.destination, on: console)
    let chosen = try ContactChoice(
      name: choice.name, selection: choice.selection, input: input, jobs: book.reading.jobs,
      formats: formats, console: console)
    return chosen.map { chosen in
      let rewriting = BookRewriting(
        input: input, destination: book.destination, force: book.force, jobs: book.reading.jobs,
        formats: formats, console: console)
      return (chosen, rewriting)
    }
  }
}
