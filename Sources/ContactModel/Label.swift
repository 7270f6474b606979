/// What a labelled value is for: `home`, `work`, `mobile`, or whatever its owner typed.
///
/// A predefined label has a meaning that formatters translate; a custom label is text and is
/// shown and written as it is. The two never compare equal, even where they read the same.
public struct Label: Hashable, Sendable, CustomStringConvertible {
  /// The predefined label's name in lower camel case (`homeFax`), or the custom label's text.
  public let name: String
  /// Whether this is one of the labels that have a meaning of their own.
  public let isPredefined: Bool

  private init(predefined name: String) {
    self.name = name
    isPredefined = true
  }

  /// A label as its owner typed it.
  public static func custom(_ text: String) -> Label { Label(text: text) }

  private init(text: String) {
    name = text
    isPredefined = false
  }

  /// The predefined label of that name (`homeFax`), or nil if there is none.
  public init?(predefinedName name: String) {
    guard let label = Self.predefined.first(where: { $0.name == name }) else { return nil }
    self = label
  }

  /// The name.
  public var description: String { name }

  // For anything.
  /// At home, private.
  public static let home = Label(predefined: "home")
  /// At work.
  public static let work = Label(predefined: "work")
  public static let school = Label(predefined: "school")
  public static let other = Label(predefined: "other")
  // Phone numbers.
  public static let mobile = Label(predefined: "mobile")
  public static let iPhone = Label(predefined: "iPhone")
  public static let appleWatch = Label(predefined: "appleWatch")
  public static let main = Label(predefined: "main")
  public static let homeFax = Label(predefined: "homeFax")
  public static let workFax = Label(predefined: "workFax")
  public static let otherFax = Label(predefined: "otherFax")
  public static let pager = Label(predefined: "pager")
  public static let car = Label(predefined: "car")
  public static let radio = Label(predefined: "radio")
  public static let callback = Label(predefined: "callback")
  // E-mail and web addresses.
  public static let iCloud = Label(predefined: "iCloud")
  public static let homepage = Label(predefined: "homepage")
  public static let profile = Label(predefined: "profile")
  public static let blog = Label(predefined: "blog")
  // Dates.
  public static let anniversary = Label(predefined: "anniversary")
  // Relations.
  public static let mother = Label(predefined: "mother")
  public static let father = Label(predefined: "father")
  public static let parent = Label(predefined: "parent")
  public static let brother = Label(predefined: "brother")
  public static let sister = Label(predefined: "sister")
  public static let sibling = Label(predefined: "sibling")
  public static let son = Label(predefined: "son")
  public static let daughter = Label(predefined: "daughter")
  public static let child = Label(predefined: "child")
  public static let friend = Label(predefined: "friend")
  public static let spouse = Label(predefined: "spouse")
  public static let partner = Label(predefined: "partner")
  public static let assistant = Label(predefined: "assistant")
  public static let manager = Label(predefined: "manager")
  public static let relative = Label(predefined: "relative")
  public static let contact = Label(predefined: "contact")
  public static let acquaintance = Label(predefined: "acquaintance")
  public static let met = Label(predefined: "met")
  public static let coWorker = Label(predefined: "coWorker")
  public static let colleague = Label(predefined: "colleague")
  public static let coResident = Label(predefined: "coResident")
  public static let neighbor = Label(predefined: "neighbor")
  public static let muse = Label(predefined: "muse")
  public static let crush = Label(predefined: "crush")
  public static let date = Label(predefined: "date")
  public static let sweetheart = Label(predefined: "sweetheart")
  public static let me = Label(predefined: "me")
  public static let agent = Label(predefined: "agent")
  public static let emergency = Label(predefined: "emergency")
  public static let referredBy = Label(predefined: "referredBy")
  // Postal addresses (RFC 9554, section 5.1).
  public static let billing = Label(predefined: "billing")
  public static let delivery = Label(predefined: "delivery")

  /// Every predefined label, in the order of their definition.
  public static let predefined: [Label] = [
    home, work, school, other,
    mobile, iPhone, appleWatch, main, homeFax, workFax, otherFax, pager, car, radio, callback,
    iCloud, homepage, profile, blog, anniversary,
    mother, father, parent, brother, sister, sibling, son, daughter, child, friend, spouse,
    partner, assistant, manager, relative, contact, acquaintance, met, coWorker, colleague,
    coResident, neighbor, muse, crush, date, sweetheart, me, agent, emergency, referredBy,
    billing, delivery,
  ]
}
