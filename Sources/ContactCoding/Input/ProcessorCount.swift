import Glibc

enum ProcessorCount {
  /// How many cores this process may use.
  static var online: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
