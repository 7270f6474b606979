// Who is the same person, measured: `UnificationBenchmark [--assignments CSV] FILE...`.
// With `--levels FILE` it writes how the records compare instead, to fit the model to.
//
// Each file is an account. Reading is not part of the time that is printed. The assignments
// (`source,index,cluster_id`) are what scorers of such data read.
import ContactCoding
import ContactUnification
import Glibc
import SourceText

/// The most memory this process has had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss * 1024
}

/// Processor time of all threads so far, in seconds.
func processorTime() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

var arguments = Array(CommandLine.arguments.dropFirst())
func option(_ name: String, _ arguments: inout [String]) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  defer { arguments.removeSubrange(index...index + 1) }
  return arguments[index + 1]
}
let levels = option("--levels", &arguments)
let assignments = option("--assignments", &arguments)
var options = UnificationOptions()
if let threshold = option("--threshold", &arguments).flatMap(Double.init) {
  options.threshold = threshold
}
if let jobs = option("--jobs", &arguments).flatMap(Int.init) { options.jobs = jobs }
guard !arguments.isEmpty else {
  print("Usage: UnificationBenchmark [--assignments CSV] [--threshold P] [--jobs N] FILE...")
  exit(64)
}

do {
  var records: [UnificationRecord] = []
  for (source, path) in arguments.enumerated() {
    let input = try ContactInput(stream: ByteStream(path: path))
    var index = 0
    try input.enumerateContacts { read in
      records.append(UnificationRecord(contact: read.contact, source: source, index: index))
      index += 1
      return true
    }
  }
  if let levels, let file = fopen(levels, "w") {
    for pair in try ContactMatcher(options: options).levels(of: records) {
      let ends = [pair.first, pair.second].map { "\(records[$0].source)\t\(records[$0].index)" }
      let fields = pair.levels.map { $0.bits == 0 ? $0.level : "\($0.level):\($0.bits)" }
      fputs((ends + ["\(pair.sharers)"] + fields).joined(separator: "\t") + "\n", file)
    }
    fclose(file)
    exit(0)
  }
  let memoryBefore = peakMemory()
  let processorBefore = processorTime()
  let clock = ContinuousClock()
  let start = clock.now
  let result = try ContactMatcher(options: options).clusters(of: records)
  let time = start.duration(to: clock.now)
  let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  print(
    "\(records.count) records, \(result.clusters.count) people, \(result.doubtful.count) doubtful,"
      + " \(Int(seconds * 1000)) ms, \(Int((processorTime() - processorBefore) * 1000)) ms CPU,"
      + " \((peakMemory() - memoryBefore) >> 20) MB more than reading")
  if let assignments, let file = fopen(assignments, "w") {
    fputs("source,index,cluster_id\n", file)
    for (cluster, members) in result.clusters.enumerated() {
      for member in members {
        let path = arguments[records[member].source]
        let name = path.split(separator: "/").last.map(String.init) ?? path
        fputs("\(name),\(records[member].index),\(cluster)\n", file)
      }
    }
    fclose(file)
  }
} catch {
  print("The records could not be unified: \(error)")
  exit(1)
}
