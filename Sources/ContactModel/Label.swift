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
  /// At school or university.
  public static let school = Label(predefined: "school")
  /// For anything else.
  public static let other = Label(predefined: "other")
  // Phone numbers.
  /// A mobile phone.
  public static let mobile = Label(predefined: "mobile")
  /// An iPhone.
  public static let iPhone = Label(predefined: "iPhone")
  /// An Apple Watch.
  public static let appleWatch = Label(predefined: "appleWatch")
  /// The main number, as of a switchboard.
  public static let main = Label(predefined: "main")
  /// A fax at home.
  public static let homeFax = Label(predefined: "homeFax")
  /// A fax at work.
  public static let workFax = Label(predefined: "workFax")
  /// A fax elsewhere.
  public static let otherFax = Label(predefined: "otherFax")
  /// A pager.
  public static let pager = Label(predefined: "pager")
  /// A phone in a car.
  public static let car = Label(predefined: "car")
  /// A radio.
  public static let radio = Label(predefined: "radio")
  /// A number to be called back on.
  public static let callback = Label(predefined: "callback")
  // E-mail and web addresses.
  /// An iCloud address.
  public static let iCloud = Label(predefined: "iCloud")
  /// A homepage.
  public static let homepage = Label(predefined: "homepage")
  /// A profile.
  public static let profile = Label(predefined: "profile")
  /// A blog.
  public static let blog = Label(predefined: "blog")
  // Dates.
  /// An anniversary, as of a wedding.
  public static let anniversary = Label(predefined: "anniversary")
  // Relations.
  /// The mother.
  public static let mother = Label(predefined: "mother")
  /// The father.
  public static let father = Label(predefined: "father")
  /// A parent.
  public static let parent = Label(predefined: "parent")
  /// A brother.
  public static let brother = Label(predefined: "brother")
  /// A sister.
  public static let sister = Label(predefined: "sister")
  /// A sibling.
  public static let sibling = Label(predefined: "sibling")
  /// A son.
  public static let son = Label(predefined: "son")
  /// A daughter.
  public static let daughter = Label(predefined: "daughter")
  /// A child.
  public static let child = Label(predefined: "child")
  /// A friend.
  public static let friend = Label(predefined: "friend")
  /// The spouse.
  public static let spouse = Label(predefined: "spouse")
  /// The partner.
  public static let partner = Label(predefined: "partner")
  /// The assistant.
  public static let assistant = Label(predefined: "assistant")
  /// The manager.
  public static let manager = Label(predefined: "manager")
  /// A relative.
  public static let relative = Label(predefined: "relative")
  /// Somebody whom the contact knows of.
  public static let contact = Label(predefined: "contact")
  /// An acquaintance.
  public static let acquaintance = Label(predefined: "acquaintance")
  /// Somebody whom the contact has met.
  public static let met = Label(predefined: "met")
  /// Somebody who works at the same place.
  public static let coWorker = Label(predefined: "coWorker")
  /// A colleague.
  public static let colleague = Label(predefined: "colleague")
  /// Somebody who lives at the same place.
  public static let coResident = Label(predefined: "coResident")
  /// A neighbour.
  public static let neighbor = Label(predefined: "neighbor")
  /// Somebody who inspires the contact.
  public static let muse = Label(predefined: "muse")
  /// Somebody whom the contact is in love with.
  public static let crush = Label(predefined: "crush")
  /// Somebody whom the contact goes out with.
  public static let date = Label(predefined: "date")
  /// A sweetheart.
  public static let sweetheart = Label(predefined: "sweetheart")
  /// The contact itself, under another name.
  public static let me = Label(predefined: "me")
  /// Somebody who acts for the contact.
  public static let agent = Label(predefined: "agent")
  /// Whom to call in an emergency.
  public static let emergency = Label(predefined: "emergency")
  /// Who has recommended the contact.
  public static let referredBy = Label(predefined: "referredBy")
  /// Relations that programs write as TYPE though the standard does not know them.
  package static let relationTypes: [Label] = [
    mother, father, brother, sister, son, daughter, partner, manager, relative,
  ]

  // Postal addresses (RFC 9554, section 5.1).
  /// For bills.
  public static let billing = Label(predefined: "billing")
  /// For deliveries.
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
