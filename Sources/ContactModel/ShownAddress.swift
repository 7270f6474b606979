/// Carries a change of an address's parts over to the address as it stands on a label.
struct ShownAddress {
  private let old: PostalAddress
  private let new: PostalAddress

  init(changing old: PostalAddress, to new: PostalAddress) {
    self.old = old
    self.new = new
  }

  /// What the formatted address becomes: the changed parts that it has are exchanged. Where it
  /// lacks one and says nothing but the old parts, there is none, since the parts say more; where
  /// it says something of its own, such as a firm, it stays.
  var formattedAddress: String {
    guard !old.formattedAddress.isEmpty, new.formattedAddress == old.formattedAddress else {
      return new.formattedAddress
    }
    var text = old.formattedAddress
    var lacksPart = false
    for index in 0..<PostalAddress.componentCount {
      let (part, other) = (old[component: index], new[component: index])
      guard part != other else { continue }
      guard !part.isEmpty,
        let place = Self.place(of: part, in: text, isTown: (3...6).contains(index))
      else {
        lacksPart = true
        continue
      }
      text.replaceSubrange(place, with: other)
    }
    if lacksPart { return saysMoreThanParts ? text : "" }
    guard text != old.formattedAddress else { return text }
    // What is left of a line whose only part was taken out.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Self.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Where the part stands, as whole words and nowhere else; towns and what is around them stand
  /// behind streets that are called so.
  private static func place(
    of part: String, in text: String, isTown: Bool
  ) -> Range<String.Index>? {
    let places = text.ranges(of: part).filter { place in
      let before = text[..<place.lowerBound].last
      let after = text[place.upperBound...].first
      return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
    }
    return places.count == 1 || isTown ? places.last : nil
  }

  private var saysMoreThanParts: Bool {
    let parts = (0..<PostalAddress.componentCount).flatMap { Self.words(old[component: $0]) }
    return !Set(parts).isSuperset(of: Self.words(old.formattedAddress))
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let isFiller: (Character) -> Bool = { $0 == " " || $0 == "," }
    guard let first = line.firstIndex(where: { !isFiller($0) }),
      let last = line.lastIndex(where: { !isFiller($0) })
    else { return "" }
    return line[first...last]
  }
}
