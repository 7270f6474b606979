/// Writes the cards of a realistic address book, each one a function of its position alone: a
/// shorter file is the beginning of a longer one.
struct CardGenerator {
  let withPhotos: Bool
  private var random = RandomSource(seed: 0)
  private var group = 0

  init(withPhotos: Bool) { self.withPhotos = withPhotos }

  mutating func append(card index: Int, to text: inout CardText) {
    random = RandomSource(seed: UInt64(index) &* 0x2545_F491_4F6C_DD1D)
    group = 0
    let region = Region.random(&random)
    text.delimiter("BEGIN:VCARD")
    text.property("VERSION", "3.0")
    appendName(region, &text)
    appendWork(&text)
    appendPhones(region, &text)
    appendMail(&text)
    appendAddresses(region, &text)
    appendPages(&text)
    appendRest(index, &text)
    if withPhotos { text.property("PHOTO;ENCODING=b;TYPE=JPEG", base64: photo()) }
    text.delimiter("END:VCARD")
  }

  private mutating func appendName(_ region: Region, _ text: inout CardText) {
    let given = random.pick(region.given)
    let family = random.pick(region.family)
    let middle = random.chance(12) ? random.pick(region.given) : ""
    let prefix = random.chance(8) ? random.pick(["Dr.", "Prof.", "Ms.", "Mr."]) : ""
    let suffix = random.chance(3) ? random.pick(["Jr.", "PhD", "M.D."]) : ""
    let parts =
      region.readings.isEmpty ? [prefix, given, middle, family, suffix] : [family, given]
    text.property("N", "\(family);\(given);\(middle);\(prefix);\(suffix)")
    text.property("FN", parts.filter { !$0.isEmpty }.joined(separator: " "))
    if !region.readings.isEmpty, random.chance(60) {
      text.property("X-PHONETIC-FIRST-NAME", random.pick(region.readings))
    }
    if random.chance(22) { text.property("NICKNAME", random.pick(region.given)) }
  }

  private mutating func appendWork(_ text: inout CardText) {
    guard random.chance(72) else { return }
    let department = random.chance(35) ? ";" + random.pick(Words.departments) : ""
    text.property("ORG", CardText.escaped(random.pick(Words.companies)) + department)
    if random.chance(70) { text.property("TITLE", CardText.escaped(random.pick(Words.titles))) }
    if random.chance(12) { text.property("ROLE", random.pick(Words.departments)) }
  }

  private mutating func appendPhones(_ region: Region, _ text: inout CardText) {
    for position in 0..<random.number(1...3) {
      let types = ["CELL", "HOME,VOICE", "WORK,VOICE", "WORK,FAX", "OTHER"]
      let type = position == 0 ? "CELL,PREF" : random.pick(types)
      appendGroupable("TEL;TYPE=\(type)", filled(region.phone), &text, labelled: 8)
    }
  }

  private mutating func appendMail(_ text: inout CardText) {
    for position in 0..<(random.chance(40) ? 2 : 1) {
      let name = "\(random.pick(Words.handles)).\(random.pick(Words.handles))\(random.digits(2))"
      let type = position == 0 ? "HOME,PREF" : "WORK"
      appendGroupable(
        "EMAIL;TYPE=INTERNET,\(type)", "\(name)@\(random.pick(Words.hosts))", &text, labelled: 6)
    }
  }

  private mutating func appendAddresses(_ region: Region, _ text: inout CardText) {
    let count = random.chance(72) ? (random.chance(22) ? 2 : 1) : 0
    for position in 0..<count {
      var street = "\(random.number(1...240)) \(random.pick(region.streets))"
      if random.chance(15) { street += "\nFlat \(random.number(1...40)), 2nd floor" }
      let place = region.towns[random.number(0...region.towns.count - 1)]
      let value = ["", "", CardText.escaped(street), place.town, place.region, filled(place.code)]
      appendGroupable(
        "ADR;TYPE=\(position == 0 ? "HOME" : "WORK")",
        (value + [region.country]).joined(separator: ";"), &text, labelled: 10)
    }
  }

  private mutating func appendPages(_ text: inout CardText) {
    if random.chance(38) {
      text.property("URL", "https://www.\(random.pick(Words.hosts))/\(random.pick(Words.handles))")
    }
    if random.chance(22) {
      let user = random.pick(Words.handles) + random.digits(3)
      text.property(
        "X-SOCIALPROFILE;TYPE=mastodon;x-user=\(user)", "https://social.example/@\(user)")
    }
    if random.chance(8) {
      text.property("IMPP;X-SERVICE-TYPE=Jabber", "xmpp:\(random.pick(Words.handles))@example.net")
    }
    if random.chance(14) {
      appendGroupable(
        "X-ABDATE;TYPE=pref", "20\(random.number(10...24))-06-1\(random.digits(1))", &text,
        labelled: 100)
    }
  }

  private mutating func appendRest(_ index: Int, _ text: inout CardText) {
    if random.chance(45) {
      let month = random.number(101...112) % 100
      let day = random.number(101...128) % 100
      let date = "-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
      text.property("BDAY", random.chance(12) ? "-" + date : "\(random.number(1935...2015))" + date)
    }
    if random.chance(44) {
      let sentences = (0..<random.number(1...3)).map { _ in random.pick(Words.sentences) }
      let separator = random.chance(40) ? "\n" : " "
      text.property("NOTE", CardText.escaped(sentences.joined(separator: separator)))
    }
    if random.chance(38) {
      let names = (0..<random.number(1...3)).map { _ in random.pick(Words.categories) }
      text.property("CATEGORIES", names.joined(separator: ","))
    }
    text.property("UID", identifier())
    if random.chance(92) {
      text.property(
        "REV",
        "202\(random.number(0...5))-0\(random.number(1...9))-1\(index % 10)T0\(index % 7):15:42Z")
    }
  }

  /// A property; in so many of a hundred cases one with a label of the user's own.
  private mutating func appendGroupable(
    _ name: String, _ value: String, _ text: inout CardText, labelled percent: Int
  ) {
    guard random.chance(percent) else { return text.property(name, value) }
    group += 1
    text.property("item\(group).\(name)", value)
    text.property("item\(group).X-ABLabel", random.pick(Words.labels))
  }

  /// The pattern with a digit for each #.
  private mutating func filled(_ pattern: String) -> String {
    var result = ""
    for character in pattern { result += character == "#" ? random.digits(1) : String(character) }
    return result
  }

  private mutating func identifier() -> String {
    let digits =
      String(random.next() | 1 << 63, radix: 16) + String(random.next() | 1 << 63, radix: 16)
    return
      "urn:uuid:\(digits.prefix(8))-\(digits.dropFirst(8).prefix(4))-4\(digits.dropFirst(13).prefix(3))"
      + "-a\(digits.dropFirst(17).prefix(3))-\(digits.dropFirst(20).prefix(12))"
  }

  /// Bytes that begin as a JPEG file does and are as random as its picture.
  private mutating func photo() -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x00, 0x01]
    for _ in 0..<random.number(1050...3100) {
      withUnsafeBytes(of: random.next().littleEndian) { bytes += $0 }
    }
    return bytes + [0xFF, 0xD9]
  }
}
