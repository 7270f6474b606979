/// How a language writes initials: `{0}.` for one, `{0} {1}` for one after others
/// (UTS #35 part 8, section 'initialPattern Element').
struct InitialPattern: Sendable, Hashable {
  private let beforeInitial: [UInt8]
  private let afterInitial: [UInt8]
  private let beforeSequence: [UInt8]
  private let betweenSequence: [UInt8]
  private let afterSequence: [UInt8]

  /// The patterns of one initial and of a sequence; what is missing or has no place for the
  /// initials is what the root has.
  init(initial: String?, sequence: String?) {
    let one = Self.parts(of: initial ?? "", around: ["{0}"]) ?? ["", "."]
    let several = Self.parts(of: sequence ?? "", around: ["{0}", "{1}"]) ?? ["", " ", ""]
    beforeInitial = Array(one[0].utf8)
    afterInitial = Array(one[1].utf8)
    beforeSequence = Array(several[0].utf8)
    betweenSequence = Array(several[1].utf8)
    afterSequence = Array(several[2].utf8)
  }

  private static func parts(of pattern: String, around places: [String]) -> [String]? {
    var parts: [String] = []
    var rest = pattern[...]
    for place in places {
      var start = rest.startIndex
      while start < rest.endIndex, !rest[start...].hasPrefix(place) {
        start = rest.index(after: start)
      }
      guard start < rest.endIndex else { return nil }
      parts.append(String(rest[..<start]))
      rest = rest[start...].dropFirst(place.count)
    }
    return parts + [String(rest)]
  }

  /// Appends one initial.
  func append(_ initial: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: beforeInitial)
    bytes.append(contentsOf: initial)
    bytes.append(contentsOf: afterInitial)
  }

  /// Joins one more initial to those that were written from an offset on.
  func join(
    _ initial: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], from start: Int
  ) {
    if !beforeSequence.isEmpty { bytes.insert(contentsOf: beforeSequence, at: start) }
    bytes.append(contentsOf: betweenSequence)
    append(initial, to: &bytes)
    bytes.append(contentsOf: afterSequence)
  }
}
