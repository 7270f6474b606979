import FileWriting
import Glibc
import Synchronization

/// Cleans up when the process is told to end, by Ctrl-C or by the system, and gives the terminal back while it is
/// stopped.
enum Interruption {
  /// What is said when the process is told to end, so that nobody wonders what became of their work.
  static let lastWords = Mutex<String?>(nil)

  /// Makes a thread wait for the signals instead of handling them wherever they strike, where
  /// next to nothing may be done. To be called once, before other threads start.
  static func watch() {
    // A reader that stops is an error of write(2) and no reason to die on the spot.
    _ = signal(SIGPIPE, SIG_IGN)
    // The same goes for a file that may not grow any further.
    _ = signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let context = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    context.initialize(to: signals)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let signals = context?.assumingMemoryBound(to: sigset_t.self) {
          Interruption.wait(for: signals)
        }
        return nil
      }, context)
    // Without the thread the signals must do what they always do.
    if code != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Whether whoever started the process wants it to survive the signal, as nohup does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
  }

  /// Stops the process as the signal would have, with the terminal as it was. Whoever draws on that finds out when the
  /// process goes on.
  private static func stop() {
    TerminalSettings.lend()
    var stopping = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    _ = kill(getpid(), SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, nil)
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
  }

  private static func wait(for signals: UnsafeMutablePointer<sigset_t>) {
    var number: Int32 = 0
    while sigwait(signals, &number) != 0 || number == SIGTSTP {
      if number == SIGTSTP { stop() }
      number = 0
    }
    TerminalSettings.restore()
    if let words = lastWords.withLock({ $0 }) {
      let bytes = Array(("\n" + words + "\n").utf8)
      _ = write(2, bytes, bytes.count)
    }
    TemporaryFiles.removeAll {
      // Ends as the signal would have ended it, so that a shell sees why.
      _ = signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, signals, nil)
      while true { kill(getpid(), number) }
    }
  }
}
