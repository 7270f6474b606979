import Glibc

/// How many files the process may have open at once.
enum OpenFiles {
  /// Takes as many as the system allows: all inputs are open before anything is written, and a folder
  /// of cards has thousands.
  static func allowAll() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
