import Glibc

/// The three descriptors that every process counts on.
enum StandardDescriptors {
  /// Occupies those that were closed by whoever started the process. Otherwise the next file to be
  /// opened would take their number, and messages would end up in somebody's contacts.
  static func occupy() {
    // Reading from or writing to a closed stream still fails, but standard error may be lost.
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }
}
