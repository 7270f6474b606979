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

  var description: String { "\(Self.grouped(number)) \(number == 1 ? singular : plural)" }

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
