/// A number of things, as in `1 contact` and `12,345 contacts`.
struct Count: CustomStringConvertible {
  let number: Int
  let singular: String
  let plural: String

  init(_ number: Int, _ singular: String, _ plural: String? = nil) {
    self.number = number
    self.singular = singular
    self.plural = plural ?? singular + "s"
  }

  /// `8 contacts and 1 group`, of which the groups are said where there are any.
  static func contacts(_ count: Int, groups: Int, noun: String = "contact") -> String {
    if groups == 0 { return "\(Count(count, noun))" }
    return (count > 0 ? "\(Count(count, noun)) and " : "") + "\(Count(groups, "group"))"
  }

  var description: String { "\(Self.grouped(number)) \(noun)" }

  /// What stands behind the number.
  var noun: String { number == 1 ? singular : plural }

  /// The number with commas between thousands.
  static func grouped(_ number: Int) -> String {
    var groups: [Substring] = []
    var digits = Substring(String(number.magnitude))
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
