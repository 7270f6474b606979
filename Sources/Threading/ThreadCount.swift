import Glibc

/// How many threads work.
package enum ThreadCount {
  /// The number of threads where the caller asked for `jobs`; 0 asks for one a core.
  package static func resolved(_ jobs: Int) -> Int {
    jobs > 0 ? jobs : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
