/// Gathers what tells which program wrote a file: PRODID first, vendors' properties else.
struct ProducerEvidence {
  private var votes: [String: (count: Int, evidence: String)] = [:]

  private static let productIdentifiers: [(part: String, name: String)] = [
    ("iOS", "Apple Contacts (iOS)"), ("macOS", "Apple Contacts (macOS)"),
    ("Mac OS X", "Apple Contacts (macOS)"), ("iCloud", "iCloud"),
    ("Address Book", "Apple Address Book"), ("Apple Inc", "Apple Contacts"),
    ("Google", "Google Contacts"), ("Nextcloud", "Nextcloud Contacts"),
    ("ownCloud", "ownCloud"), ("Sabre", "a sabre/dav server"), ("DAVx5", "DAVx⁵"),
    ("DAVdroid", "DAVx⁵"), ("ez-vcard", "ez-vcard"), ("Thunderbird", "Thunderbird"),
    ("CardBook", "CardBook for Thunderbird"), ("KADDRESSBOOK", "KAddressBook"),
    ("KDE", "KAddressBook"), ("Evolution", "GNOME Evolution"), ("Microsoft", "Microsoft Outlook"),
    ("ProtonMail", "Proton"), ("Proton", "Proton"), ("CyrusIMAP", "Cyrus (Fastmail)"),
    ("Fastmail", "Fastmail"), ("Synology", "Synology Contacts"), ("Zimbra", "Zimbra"),
    ("Horde", "Horde"), ("Roundcube", "Roundcube"), ("khard", "khard"),
    ("Lotus", "Lotus Notes"), ("Notes", "Lotus Notes"), ("Stalwart", "Stalwart"),
  ]

  private static let properties: [(prefix: String, name: String)] = [
    ("X-MS-", "Microsoft Outlook"), ("X-ANDROID-CUSTOM", "Android Contacts"),
    ("X-EVOLUTION-", "GNOME Evolution"), ("X-KADDRESSBOOK-", "KAddressBook"),
    ("X-MOZILLA-", "Thunderbird"), ("X-WA-BIZ", "WhatsApp"), ("X-NEC-", "a NEC phone"),
    ("X-IRMC-", "a mobile phone"), ("X-GN", "a Japanese mobile phone"),
    ("X-REDUCTION", "a Japanese mobile phone"), ("X-ABUID", "Apple Address Book"),
    ("X-ADDRESSBOOKSERVER-", "Apple Contacts"), ("X-ABSHOWAS", "Apple Contacts"),
    ("X-ABADR", "Apple Contacts"),
  ]

  mutating func note(productIdentifier text: String) {
    let lowered = text.lowercased()
    guard
      let found = Self.productIdentifiers.first(where: { lowered.contains($0.part.lowercased()) })
    else { return }
    // A program's own word counts for more than a property that others copy.
    vote(found.name, weight: 1000, "PRODID is “\(text.prefix(60))”.")
  }

  mutating func note(property name: String) {
    guard let found = Self.properties.first(where: { name.hasPrefix($0.prefix) }) else { return }
    vote(found.name, weight: 1, "Its property \(name) occurs.")
  }

  private mutating func vote(_ name: String, weight: Int, _ evidence: String) {
    votes[name] = ((votes[name]?.count ?? 0) + weight, votes[name]?.evidence ?? evidence)
  }

  mutating func add(_ other: ProducerEvidence) {
    for (name, vote) in other.votes {
      self.vote(name, weight: vote.count, vote.evidence)
    }
  }

  var best: (name: String, evidence: String)? {
    votes.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      .map { ($0.key, $0.value.evidence) }
  }
}
