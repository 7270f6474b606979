import ContactLikeness

/// What a record stands for.
enum RecordKind: UInt8, Sendable {
  case person, firm
  /// Several people under one name, as `Ingrid & Klaus`, of whom nobody has it alone.
  case couple
  /// Nothing that names anybody: an address or a number alone, or somebody of an organization.
  case nameless
  /// Groups, places, devices, which no likeness joins.
  case other
}

/// What a name in a record is.
enum NameKind: UInt8, Sendable {
  case primary
  /// How it is pronounced, or the same name in another script.
  case reading
  /// With the nickname in place of the given name.
  case nickname
  /// With the family name the person had before.
  case previous
}

/// A name by the numbers of its components; -1 for one that is missing.
struct NameVariant: Sendable, Hashable {
  var kind: NameKind
  var reading = NameReading.Kind.stated
  var given: Int32 = -1
  var middle: Int32 = -1
  var family: Int32 = -1
  /// Whether given and family name are in fields of their own.
  var isDivided = false

  /// Whether a word was left out that may be a name.
  var isOpen: Bool { reading == .withoutWord || reading == .onlyGiven }

  /// Whether it is one that the person had before.
  var isFormer: Bool { kind == .previous || reading == .aside }

  /// The name with other numbers for its components.
  func renumbered(by numbers: [Int32]) -> NameVariant {
    func number(_ old: Int32) -> Int32 { old < 0 ? -1 : numbers[Int(old)] }
    var copy = self
    (copy.given, copy.middle, copy.family) = (number(given), number(middle), number(family))
    return copy
  }

  /// The name with given and family name exchanged.
  var exchanged: NameVariant {
    var copy = self
    (copy.given, copy.family) = (family, given)
    return copy
  }
}

/// What a phone number is used for: as the card says, or else as its digits do.
enum PhoneUse: UInt8, Sendable { case mobile, home, work, landline, other }

struct PhoneFact: Sendable {
  /// The number's number.
  var number: Int32
  /// That of its extension; -1 for none.
  var extensionNumber: Int32
  var use: PhoneUse
  /// Whether it stands in the notes, and so may be somebody else's.
  var isNoted = false
  /// The number's last digits, by which slips are found.
  var end = NumberEnd()
}

struct MailFact: Sendable {
  var address: Int32
  /// That of the part before the `@`.
  var local: Int32
  /// That of the part behind it.
  var domain: Int32
  /// One for all parts before the `@` that differ in dots alone.
  var letters: Int32 = -1
  var kind: MailboxForm.Kind

  /// Whether it is with a firm, or whoever has a domain.
  var isOfDomain: Bool { kind == .domain || kind == .role }
}

/// An address by the numbers of its parts; -1 for one that is missing.
struct PlaceFact: Sendable {
  /// Street and house number together.
  var street: Int32
  /// The house number itself.
  var houseNumber: Int32
  var streetName: Int32
  /// All letters of the street, and those of a building or what else stands beside it; both
  /// are numbered together, since they are exchanged at times.
  var line: Int32
  var building: Int32
  /// The number of the flat.
  var unit: Int32
  var postalCode: Int32
  var locality: Int32
}

/// A date by its numbers, 0 for what is missing.
struct DateFact: Sendable, Hashable {
  var year: UInt16 = 0
  var month: UInt8 = 0
  var day: UInt8 = 0

  var isMissing: Bool { month == 0 || day == 0 }

  /// Whether it is the day that many put in who don't know theirs.
  var isNewYear: Bool { month == 1 && day == 1 }
}
