import Glibc

/// How many threads work.
package enum ThreadCount {
  /// The number of threads where the caller asked for `jobs`; 0 and less asks for one a core. More
  /// than a few a core are only slower, and thousands of them more than a machine has.
  package static func resolved(_ jobs: Int) -> Int {
    let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    return jobs > 0 ? min(jobs, max(16, 4 * cores)) : cores
  }
}
