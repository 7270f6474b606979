/// The TYPE values that vCard programs share, as a set: one word in a record instead of a list
/// of strings. Values that are not among them are attributes of the record.
package struct TypeSet: BitwiseCopyable, OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Names in lower case; the position is the bit. New names go to the end.
  package static let names: [String] = [
    "home", "work", "school", "other",
    "cell", "iphone", "applewatch", "main-number", "fax", "pager", "car", "radio", "callback",
    "voice", "video", "text", "textphone", "msg", "bbs", "modem", "isdn", "pcs", "sip",
    "internet", "x400", "homepage", "profile", "blog", "icloud",
    "dom", "intl", "postal", "parcel", "billing", "delivery",
    "contact", "acquaintance", "friend", "met", "co-worker", "colleague", "co-resident",
    "neighbor", "child", "parent", "sibling", "spouse", "kin", "muse", "crush", "date",
    "sweetheart", "me", "agent", "emergency", "tlx", "ttytdd", "company", "assistant",
    "aol", "anniversary", "main", "mobile",
  ]

  /// No type at all. (A literal `[]` goes through generic code.)
  @inlinable package static var none: TypeSet { TypeSet(rawValue: 0) }

  // The set's own goes through generic code.
  @inlinable package static func == (a: TypeSet, b: TypeSet) -> Bool { a.rawValue == b.rawValue }

  @inlinable package init(bit: Int) { rawValue = 1 << UInt64(bit) }

  private static func named(_ name: String) -> TypeSet {
    guard let bit = names.firstIndex(of: name) else { return [] }
    return TypeSet(bit: bit)
  }

  package static let home = named("home")
  package static let work = named("work")
  package static let fax = named("fax")
  package static let cell = named("cell")
  package static let mobile = named("mobile")
  package static let iPhone = named("iphone")
  package static let voice = named("voice")
  package static let internet = named("internet")
  package static let agent = named("agent")
  package static let anniversary = named("anniversary")

  /// What RFC 2426 and 6350 define for numbers and addresses.
  package static let standard: TypeSet = {
    let names = [
      "home", "work", "cell", "fax", "pager", "car", "voice", "video", "text", "textphone",
      "msg", "bbs", "modem", "isdn", "pcs", "internet", "x400", "dom", "intl", "postal",
      "parcel",
    ]
    return names.reduce(into: .none) { $0.formUnion(named($1)) }
  }()

  /// How RFC 2426 has things delivered to an address, which tells nothing of whose it is.
  private static let delivery: TypeSet = {
    ["dom", "intl", "postal", "parcel"].reduce(into: .none) { $0.formUnion(named($1)) }
  }()

  /// What an address is for, whatever is delivered there.
  package var withoutDelivery: TypeSet { subtracting(Self.delivery) }

  /// The numbers that Outlook reads from X-MS-TEL and from no other property.
  package static let outlookNumbers: TypeSet = {
    let names = ["assistant", "callback", "company", "radio", "ttytdd"]
    return names.reduce(into: .none) { $0.formUnion(named($1)) }
  }()

  /// What RFC 6350 defines for RELATED (section 6.6.6).
  package static let relations: TypeSet = {
    let names = [
      "contact", "acquaintance", "friend", "met", "co-worker", "colleague", "co-resident",
      "neighbor", "child", "parent", "sibling", "spouse", "kin", "muse", "crush", "date",
      "sweetheart", "me", "agent", "emergency",
    ]
    return names.reduce(into: .none) { $0.formUnion(named($1)) }
  }()

  /// The names of the set's members, in the order of ``names``.
  package var memberNames: [String] {
    guard !isEmpty else { return [] }
    return Self.names.indices.filter { rawValue & (1 << UInt64($0)) != 0 }.map { Self.names[$0] }
  }

  package init?(name: String) {
    guard let bit = Self.names.firstIndex(of: name.lowercased()) else { return nil }
    self.init(bit: bit)
  }
}

// MARK: - Labels

extension TypeSet {
  /// What a label is in terms of TYPE values, from the most to the least specific.
  private static let labels: [(label: Label, types: TypeSet)] = {
    let table: [(Label, String)] = [
      (.homeFax, "home fax"), (.workFax, "work fax"), (.otherFax, "fax"),
      (.iPhone, "iphone cell"), (.iPhone, "iphone"), (.appleWatch, "applewatch"),
      (.mobile, "cell"), (.mobile, "mobile"), (.pager, "pager"), (.car, "car"), (.radio, "radio"),
      (.callback, "callback"), (.main, "main"), (.main, "main-number"),
      (.billing, "billing"), (.delivery, "delivery"), (.homepage, "homepage"),
      (.profile, "profile"), (.blog, "blog"), (.iCloud, "icloud"),
      (.spouse, "spouse"), (.parent, "parent"), (.child, "child"), (.sibling, "sibling"),
      (.friend, "friend"), (.assistant, "assistant"), (.agent, "agent"),
      (.emergency, "emergency"), (.relative, "kin"), (.contact, "contact"),
      (.acquaintance, "acquaintance"), (.met, "met"), (.coWorker, "co-worker"),
      (.colleague, "colleague"), (.coResident, "co-resident"), (.neighbor, "neighbor"),
      (.muse, "muse"), (.crush, "crush"), (.date, "date"), (.sweetheart, "sweetheart"),
      (.me, "me"), (.anniversary, "anniversary"),
      (.home, "home"), (.work, "work"), (.school, "school"), (.other, "other"),
    ]
    return table.map { label, names in
      (label, names.split(separator: " ").reduce(into: []) { $0.formUnion(named(String($1))) })
    }
  }()

  /// The label that the set stands for, and the members that the label does not say.
  package var label: (label: Label?, rest: TypeSet) {
    guard !isEmpty else { return (nil, []) }
    for (label, types) in Self.labels where isSuperset(of: types) {
      return (label, subtracting(types))
    }
    return (nil, self)
  }

  private static let namesOfLines: [TypeSet: String] = [
    named("isdn"): "ISDN", named("modem"): "Modem", named("bbs"): "BBS", named("tlx"): "Telex",
    named("ttytdd"): "TTY/TDD", named("textphone"): "Textphone", named("company"): "Company",
  ]

  /// What a kind of line is called that no label says; nil for all other sets.
  package var nameOfLine: String? { Self.namesOfLines[self] }

  private static let typesByLabel = Dictionary(
    labels.map { ($0.label, $0.types) }, uniquingKeysWith: { first, _ in first })

  /// The TYPE values that say what the label says; nil where vCard has none.
  package init?(_ label: Label) {
    guard label.isPredefined, let types = Self.typesByLabel[label] else { return nil }
    self = types
  }
}
