/// How a command ended, as the exit code says it.
enum ExitStatus: Int32 {
  case success = 0
  /// Found what was to be found (problems), or nothing matched.
  case found = 1
  /// Something could not be read or written, or an input held no contact.
  case failure = 2
  /// The command was called in a wrong way.
  case usage = 64
}

/// Why a command could not do what it was asked.
struct CommandFailure: Error {
  /// What went wrong, as a sentence.
  let message: String
  /// What to do about it, as a sentence.
  let hint: String?
  let status: ExitStatus

  init(_ message: String, hint: String? = nil, status: ExitStatus = .failure) {
    self.message = message
    self.hint = hint
    self.status = status
  }
}
