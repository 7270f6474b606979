import ContactChanges
import ContactModel
import FileWriting
import Glibc

/// Lets a person edit a contact as text in their editor, until it can be read or they give up.
struct EditorSession {
  let text: ContactText
  let console: Console

  /// A contact as it was edited.
  struct Edited {
    let contact: Contact
    /// The file with what was typed, which is kept until the contact is in its place.
    let path: String

    /// Does what the contact is for. Where that fails, what was typed is kept.
    func keepingText<Result>(
      _ session: EditorSession, _ console: Console, _ body: () throws -> Result
    ) throws -> Result {
      do {
        let result = try body()
        _ = unlink(path)
        return result
      } catch {
        console.complain("What you typed is kept in \(path).")
        throw error
      }
    }
  }

  /// Opens the editor.
  ///
  /// - Returns: The contact; nil where it says the same as before.
  /// - Throws: ``CommandFailure`` where the text is given up; it is kept then.
  func edit(_ contact: Contact) throws -> Edited? {
    guard editor != nil || console.isInputTerminal && console.isOutputTerminal else {
      throw CommandFailure(
        "There is no terminal to edit the contact in.",
        hint: "Say what it has as KEY=VALUE, or set EDITOR to a program that needs no terminal.",
        status: .usage)
    }
    let path = try makeFile(text.text(of: contact))
    while true {
      try runEditor(on: path)
      let typed = try String(decoding: SmallFile.read(path), as: UTF8.self)
      do throws(ContactTextError) {
        let edited = try text.contact(from: typed, editing: contact)
        guard edited != contact else {
          _ = unlink(path)
          return nil
        }
        // Somebody who empties the text wants to give up, as with the texts of other programs.
        if ContactText.isEmpty(typed) {
          _ = unlink(path)
          console.note("The text is empty, so the contact stays; unicard delete removes one.")
          return nil
        }
        return Edited(contact: edited, path: path)
      } catch {
        show(error, path)
        guard console.isErrorTerminal, asksAgain() else {
          throw CommandFailure(
            "The contact was not changed.", hint: "What you typed is kept in \(path).",
            status: .found)
        }
      }
    }
  }

  /// The line and a caret under the place.
  private func show(_ error: ContactTextError, _ path: String) {
    console.complain(
      "\(console.errorStyle.red("error:")) \(VisibleText.line(error.message))")
    console.complain("  --> \(path):\(error.line):\(error.column)")
    console.complain("  " + VisibleText.line(error.text))
    let before = error.text.prefix(error.column - 1)
    console.complain(
      "  " + String(repeating: " ", count: DisplayWidth.of(String(before)))
        + console.errorStyle.red("^"))
    if let hint = error.hint {
      console.complain("\(console.errorStyle.bold("Hint:")) \(VisibleText.line(hint))")
    }
  }

  private func asksAgain() -> Bool {
    console.complain(
      "Press Return to edit it again, or q and Return to leave the contact as it is.")
    var byte: UInt8 = 0
    var answer: [UInt8] = []
    while read(console.input, &byte, 1) == 1, byte != 0x0A { answer.append(byte) }
    return byte == 0x0A && !answer.contains(UInt8(ascii: "q"))
  }

  // MARK: The editor

  /// Makes a file that only its owner may read.
  private func makeFile(_ text: String) throws -> String {
    let folder = console.variable("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/unicard-XXXXXX.txt".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { throw OutputError(errno: errno, path: folder) }
    defer { _ = close(descriptor) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let sink = DescriptorSink(descriptor, path: path)
    try sink.write(text)
    try sink.flush()
    return path
  }

  /// The editor that somebody chose.
  private var editor: String? {
    [console.variable("VISUAL"), console.variable("EDITOR")].lazy.compactMap { $0 }
      .first { !$0.isEmpty }
  }

  private func runEditor(on path: String) throws {
    let editor = editor ?? "vi"
    // As a shell reads it, since editors are named with options: code --wait.
    let status = try Self.run(["/bin/sh", "-c", editor + " \"$@\"", editor, path])
    guard status == 0 else {
      throw CommandFailure(
        "The editor \(VisibleText.line(editor)) ended with an error, and the contact was not changed.",
        hint: "Set EDITOR to the editor's name. What you typed is kept in \(path).")
    }
  }

  /// Runs a program on the terminal and waits for its end.
  private static func run(_ arguments: [String]) throws -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this program waits for or ignores are the editor's own business.
    var none = sigset_t()
    sigemptyset(&none)
    var ignored = sigset_t()
    sigemptyset(&ignored)
    sigaddset(&ignored, SIGPIPE)
    sigaddset(&ignored, SIGXFSZ)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let code = posix_spawn(&process, arguments[0], nil, &attributes, &pointers, environ)
    guard code == 0 else {
      throw CommandFailure("\(arguments[0]) can't be run: \(String(cString: strerror(code))).")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 1 }
    }
    return status
  }
}
