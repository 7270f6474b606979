import Glibc

enum DebugTune {
  static func value(_ name: String, _ usual: Double) -> Double {
    guard let text = getenv("UW_" + name) else { return usual }
    return Double(String(cString: text)) ?? usual
  }
}

func debugDump(
  _ records: [UnificationRecord], _ table: RecordTable, _ statistics: ValueStatistics,
  _ readings: NameReadings, _ weights: Weights, _ candidates: [[UInt64]]
) {
  guard let path = getenv("UNICARD_DUMP"), let file = fopen(path, "w") else { return }
  defer { fclose(file) }
  fputs("# \(weights)\n", file)
  fputs("# size \(statistics.size) partner \(statistics.partnerShare)\n", file)
  var rows: [UInt64: Int] = [:]
  for (row, position) in table.positions.enumerated() {
    rows[UInt64(records[position].source) << 32 | UInt64(records[position].index)] = row
  }
  var set = Set<UInt64>()
  for part in candidates { for pair in part { set.insert(pair) } }
  var comparison = RecordComparison(table, statistics, readings, weights: weights)
  func write(_ a: Int, _ b: Int, _ cand: Int) {
    let e = comparison.compare(a, b)
    let x = records[table.positions[a]]
    let y = records[table.positions[b]]
    fputs(
      "\(x.source),\(x.index),\(y.source),\(y.index),\(cand),\(e.total),\(e.name.given),\(e.name.family),\(e.name.isSwapped ? 1 : 0),\(e.placeLevel),\(e.birthdayLevel),\(e.name.givenBits),\(e.name.familyBits),\(e.name.adjustment),\(e.place),\(e.household),\(e.birthday),\(e.account),\(e.linkage),\(e.profile)\n",
      file)
  }
  for part in candidates {
    for pair in part { write(Int(pair >> 32), Int(pair & 0xFFFF_FFFF), 1) }
  }
  if let truth = getenv("UNICARD_TRUE"), let input = fopen(truth, "r") {
    var s = 0
    var i = 0
    var t = 0
    var j = 0
    while withUnsafeMutablePointer(to: &s, { p1 in
      withUnsafeMutablePointer(to: &i) { p2 in
        withUnsafeMutablePointer(to: &t) { p3 in
          withUnsafeMutablePointer(to: &j) { p4 in
            withVaList([p1, p2, p3, p4]) { vfscanf(input, "%ld,%ld,%ld,%ld", $0) }
          }
        }
      }
    }) == 4 {
      guard let a = rows[UInt64(s) << 32 | UInt64(i)], let b = rows[UInt64(t) << 32 | UInt64(j)]
      else { continue }
      let key = UInt64(min(a, b)) << 32 | UInt64(max(a, b))
      if !set.contains(key) { write(min(a, b), max(a, b), 0) }
    }
    fclose(input)
  }
}
func debugPrint2(_ text: String) { text.withCString { _ = write(2, $0, strlen($0)) } }
