import ArgumentParser
import FileFormats
import TableCoding

/// What the name of an output says that the file is.
enum OutputName {
  /// Names of what other programs read, with a table among it, and nothing is written as.
  static let workbooks = ["xls", "xlsx", "ods", "numbers"]
  /// Names of packed files, which are read and not written.
  static let packed = ["gz", "zip"]

  /// Refuses a name that says that a file is of another form than the one that it keeps.
  ///
  /// - Parameters:
  ///   - name: The file that is written again, as it is shown.
  ///   - format: The form that it keeps.
  ///   - convertible: What `convert` calls the file; nil where that is its name.
  static func check(
    _ path: String, of name: String, keeping format: ContactFormat, convertible: String? = nil
  ) throws {
    let shown = VisibleText.line(path)
    let call = "Call it .\(format.fileExtension)"
    if let ending = ending(of: path), !path.hasPrefix("/dev/") {
      if workbooks.contains(ending) {
        throw CommandFailure(
          "Unicard writes no .\(ending) files, and would write \(shown) as \(format.title).",
          hint: format.isCSV
            ? "\(call), which the program opens."
            : "unicard convert \(convertible ?? name) --for excel -o contacts.csv writes a table that "
              + "the program opens.",
          status: .usage)
      }
      if packed.contains(ending) {
        throw CommandFailure(
          "Unicard packs no files, and would write \(shown) as \(format.title).",
          hint: "\(call), and pack it afterwards.", status: .usage)
      }
    }
    guard let named = ContactFormat(fileName: path), named.fileExtension != format.fileExtension
    else { return }
    throw CommandFailure(
      "\(name) stays \(format.title), and \(shown) is named as \(named.title).",
      hint: "\(call), or change the form first: unicard convert \(convertible ?? name) "
        + "-o contacts.\(named.fileExtension)",
      status: .usage)
  }

  /// Refuses a name that ends as none of what a command draws; one without an ending is a PDF.
  static func check(_ path: String, drawnAs endings: [String]) throws {
    guard let ending = ending(of: path), !endings.contains(ending), !path.hasPrefix("/dev/") else {
      return
    }
    let shown = endings.map { ".\($0)" }
    throw ValidationError(
      "The name \(VisibleText.line(path)) does not say what to write; end it in "
        + "\(shown.dropLast().joined(separator: ", ")) or \(shown.last ?? "").")
  }

  /// The extension of a file name in small letters, without the dot.
  static func ending(of path: String) -> String? {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."),
      dot != name.startIndex, name.index(after: dot) != name.endIndex
    else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}
