import ContactModel

/// The rows of Android's ContactsContract, and the numbers in them. 0 says that the label follows as
/// text.
enum AndroidTypes {
  /// What the kind of a row begins with.
  static let prefix = "vnd.android.cursor.item/"

  // 3 is the maiden name, which is a field of its own.
  private static let nicknames: [(number: String, label: Label?)] = [
    ("1", nil), ("2", .custom("Other Name")), ("4", .custom("Short Name")),
    ("5", .custom("Initials")),
  ]

  // 4 is a domestic partner.
  private static let relations: [(number: String, label: Label)] = [
    ("1", .assistant), ("2", .brother), ("3", .child), ("4", .partner), ("5", .father),
    ("6", .friend), ("7", .manager), ("8", .mother), ("9", .parent), ("10", .partner),
    ("11", .referredBy), ("12", .relative), ("13", .sister), ("14", .spouse),
  ]

  static func number(ofNickname label: Label?) -> String {
    nicknames.first { $0.label == label }?.number ?? "0"
  }

  static func nickname(_ number: String, custom: String) -> Label? {
    number == "0" ? label(custom) : nicknames.first { $0.number == number }?.label
  }

  static func number(ofRelation label: Label?) -> String {
    relations.first { $0.label == label }?.number ?? "0"
  }

  static func relation(_ number: String, custom: String) -> Label? {
    number == "0" ? label(custom) : relations.first { $0.number == number }?.label
  }

  private static func label(_ text: String) -> Label? { text.isEmpty ? nil : .custom(text) }
}
