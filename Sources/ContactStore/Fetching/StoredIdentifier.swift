/// What records and people are called outside: `r12` is a record, `p12` the person whose first record
/// it is.
enum StoredIdentifier: Hashable {
  case record(Int64)
  case person(Int64)

  init?(_ text: String) {
    guard let number = Int64(text.dropFirst()), number > 0 else { return nil }
    switch text.first {
    case "r": self = .record(number)
    case "p": self = .person(number)
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .record(let number): "r\(number)"
    case .person(let number): "p\(number)"
    }
  }
}
