import ContactModel
import SourceText
import VCard

// Fields whose form depends on the version or the destination.
extension ContactEncoder {
  mutating func writeKind() {
    if isVersion4 {
      writeText("KIND")
    } else if text.elementsEqual("org".utf8) {
      writeConstant("X-ABSHOWAS", "COMPANY")
    } else if text.elementsEqual("group".utf8) {
      writeConstant("X-ADDRESSBOOKSERVER-KIND", "group")
    } else {
      writeText("X-KIND")
    }
  }

  private mutating func writeConstant(_ name: StaticString, _ value: StaticString) {
    let group = group(isNeeded: field.hasLabel)
    begin(name, group: group)
    writer.beginValue("text", shape: .single)
    writer.item(Bytes(value))
    writer.end()
    writeLabel(group)
  }

  // MARK: - Dates

  mutating func writeDate(_ name: StaticString) {
    let group = group(isNeeded: field.hasLabel)
    writeDate(name, group: group)
    writeLabel(group)
  }

  private mutating func writeDate(_ name: StaticString, group: Group) {
    begin(name, group: group)
    if let calendar = field.calendar { writer.parameter("CALSCALE", bytes[calendar.range]) }
    if case .date = field.header.form, writeWholeDate(name) { return }
    guard field.header.form == .date, var date = PartialDate(parsing: text) else {
      loseTextThatIsDate(name)
      if isVersion4 || syntax == .v30, syntax != .jCard { writer.parameter("VALUE", "text") }
      writer.beginValue("text", shape: .single)
      writer.item(text)
      writer.end()
      return
    }
    if date.year == 1604, date.month != nil,
      field.header.key == .birthday || field.header.key == .date
    {
      lose(
        "\(name)", text, .changed,
        "Address books write the year 1604 for a date without a year, and will read it so.")
    }
    if rules.contains(.dateOnlyBirthdays), field.header.key == .birthday, date.hasTime,
      date.hasDate
    {
      lose(
        "BDAY", text, .changed,
        "The program reads a birthday with a time of day wrongly; the date alone was written.")
      date = PartialDate(year: date.year, month: date.month, day: date.day)
    }
    switch syntax {
    case .v40:
      writer.beginValue("date-and-or-time", shape: .single)
      writer.rawItem(utf8(date.basicFormat))
    case .jCard:
      let isStamp = name == "REV" || name == "CREATED"
      writer.beginValue(isStamp ? "timestamp" : "date-and-or-time", shape: .single)
      writer.rawItem(utf8(jCardFormat(date)))
    case .v30, .v21: writeOldDate(date)
    }
    writer.end()
  }

  /// Writes a whole date or UTC time stamp without taking it apart: the usual case. Returns
  /// false for any other.
  private mutating func writeWholeDate(_ name: StaticString) -> Bool {
    let text = text
    let hasTime = text.count == 20
    guard text.count == 10 || hasTime, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      !hasTime || text[10] == UInt8(ascii: "T") && text[19] == UInt8(ascii: "Z")
    else { return false }
    if hasTime, rules.contains(.dateOnlyBirthdays) { return false }
    let isStamp = name == "REV" || name == "CREATED"
    writer.beginValue(
      isVersion4 ? (isStamp ? "timestamp" : "date-and-or-time") : "date", shape: .single)
    guard syntax == .v40 else {
      writer.rawItem(text)
      writer.end()
      return true
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var count = 0
      for byte in text where byte != UInt8(ascii: "-") && byte != UInt8(ascii: ":") {
        buffer[count] = byte
        count += 1
      }
      writer.rawItem(Bytes(UnsafeBufferPointer(buffer))[0..<count])
    }
    writer.end()
    return true
  }

  /// Before vCard 4, text is how incomplete dates are written, so it is read as a date again.
  private mutating func loseTextThatIsDate(_ name: StaticString) {
    guard !isVersion4, PartialDate(parsing: text)?.isPossible ?? false else { return }
    lose(
      "\(name)", text, .changed,
      "Only vCard 4 can tell text that looks like a date from a date; it will be read as a date.")
  }

  /// vCard 2.1 and 3.0 have whole dates only; a missing year is written as each program wants.
  private mutating func writeOldDate(_ date: PartialDate) {
    let isWhole = date.year != nil && date.month != nil && date.day != nil
    let lacksYear = date.year == nil && date.month != nil && date.day != nil && !date.hasTime
    if lacksYear, syntax == .v30, field.calendar == nil, !rules.contains(.truncatedDates) {
      var filled = date
      filled.year = 1604
      writer.parameter("X-APPLE-OMIT-YEAR", "1604")
      writer.beginValue("date", shape: .single)
      writer.rawItem(utf8(filled.extendedFormat))
    } else if isWhole || lacksYear {
      writer.beginValue("date", shape: .single)
      writer.rawItem(utf8(lacksYear ? jCardFormat(date) : date.extendedFormat))
    } else {
      if syntax == .v30 { writer.parameter("VALUE", "text") }
      writer.beginValue("text", shape: .single)
      writer.rawItem(utf8(date.basicFormat))
    }
  }

  /// RFC 7095, section 3.5: the extended format wherever there is one.
  private mutating func jCardFormat(_ date: PartialDate) -> String {
    if date.year == nil, date.month != nil, date.day != nil, !date.hasTime {
      let basic = date.basicFormat
      return basic.prefix(4) + "-" + basic.dropFirst(4)
    }
    return date.extendedFormat
  }

  func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

  mutating func writeLabeledDate() {
    let label = fieldLabel()
    let isAnniversary = label == .anniversary
    if isAnniversary, isVersion4, !hasAnniversary {
      hasAnniversary = true
      field.header.types.subtract(.anniversary)
      writeDate("ANNIVERSARY")
      return
    }
    if isAnniversary, syntax == .v21 {
      field.header.types.subtract(.anniversary)
      writeDate("X-MS-ANNIVERSARY")
      return
    }
    if isAnniversary, rules.contains(.evolution) {
      field.header.types.subtract(.anniversary)
      writeDate("X-EVOLUTION-ANNIVERSARY")
      return
    }
    if rules.contains(.android) {
      let type = isAnniversary ? "1" : label == nil || label == .other ? "2" : "0"
      writeAndroidRow("contact_event", type, label)
      return
    }
    let group = group(isNeeded: label != nil)
    let stored = takeLabel(label)
    writeDate("X-ABDATE", group: group)
    if let stored { stored.withUnsafeBufferPointer { writeLabel(Bytes($0), group) } }
  }

  /// The field's label, whether types or X-ABLabel say it.
  private mutating func fieldLabel() -> Label? {
    if let label = field.label {
      return Label(storedText: bytes[label.range].string)
    }
    return field.header.types.label.label
  }

  /// The label as X-ABLabel's text; the types that said it are not written any more.
  private mutating func takeLabel(_ label: Label?) -> [UInt8]? {
    guard let label else { return nil }
    if let stored = field.label { return Array(bytes[stored.range]) }
    if let types = TypeSet(label) { field.header.types.subtract(types) }
    return utf8(label.storedText)
  }

  // MARK: - Numbers and addresses

  mutating func writePhoneNumber() {
    let group = group(isNeeded: field.hasLabel)
    let hasScheme = startsWith("tel:", bytes, field.header.text.range)
    begin("TEL", group: group)
    if hasScheme, isVersion4 {
      if syntax == .v40 { writer.parameter("VALUE", "uri") }
      writer.beginValue("uri", shape: .single)
      writer.uriItem(text)
    } else {
      writer.beginValue("text", shape: .single)
      writer.item(hasScheme ? text.dropFirst(4) : text)
    }
    writer.end()
    writeLabel(group)
  }

  mutating func writeEmailAddress() {
    let group = group(isNeeded: field.hasLabel)
    begin("EMAIL", in: group)
    writeTypes(extra: isVersion4 ? .none : .internet)
    field.header.types = .none
    field.hasCustomTypes = false
    writeOtherThanTypes()
    writer.beginValue("text", shape: .single)
    writer.item(text)
    writer.end()
    writeLabel(group)
  }

  private mutating func writeOtherThanTypes() {
    let preference = field.header.preference
    if preference == 1, !isVersion4 { field.header.preference = 0 }
    writeCommonParameters()
    field.header.preference = preference
  }

  mutating func writeInstantMessage() {
    let group = group(isNeeded: field.hasLabel)
    let service = field.service.map { bytes[$0.range] }
    let name = service.map { $0.string }
    if let name, rules.contains(.evolution), let property = Self.messengerProperty(name) {
      begin(property, group: group)
      writer.beginValue("text", shape: .single)
      writer.item(text)
      writer.end()
      writeLabel(group)
      return
    }
    begin("IMPP", group: group)
    let hasService =
      service.map { writeParameter(isVersion4 ? "SERVICE-TYPE" : "X-SERVICE-TYPE", $0) } ?? false
    writer.beginValue("uri", shape: .single)
    if hasService, let name {
      let scheme = InstantMessageScheme.scheme(forService: name)
      writer.uriItem(utf8(scheme + ":") + Array(text))
    } else {
      writer.uriItem(text)
    }
    writer.end()
    writeLabel(group)
  }

  private static func messengerProperty(_ service: String) -> StaticString? {
    switch service.lowercased() {
    case "aim": "X-AIM"
    case "icq": "X-ICQ"
    case "jabber": "X-JABBER"
    case "msn": "X-MSN"
    case "yahoo": "X-YAHOO"
    case "skype": "X-SKYPE"
    case "gadugadu": "X-GADUGADU"
    case "groupwise": "X-GROUPWISE"
    case "matrix": "X-MATRIX"
    case "googletalk": "X-GOOGLE-TALK"
    default: nil
    }
  }

  mutating func writeSocialProfile() {
    let group = group(isNeeded: field.hasLabel)
    let service = field.service.map { bytes[$0.range] }
    let username = field.username.map { bytes[$0.range] }
    if isVersion4 {
      begin("SOCIALPROFILE", group: group)
      if let service { writer.parameter("SERVICE-TYPE", service) }
      if text.isEmpty, let username {
        if syntax == .v40 { writer.parameter("VALUE", "text") }
        writer.beginValue("text", shape: .single)
        writer.item(username)
      } else {
        if let username { writer.parameter("USERNAME", username) }
        if syntax == .v40, !isURIText(text) { writer.parameter("VALUE", "uri") }
        writer.beginValue("uri", shape: .single)
        writer.uriItem(text)
      }
    } else {
      begin("X-SOCIALPROFILE", in: group)
      writeServiceAsType(service)
      if let username, !text.isEmpty || syntax == .v30 || isPlain(username) {
        writeParameter("X-USER", username)
      }
      if !text.isEmpty, !isURIText(text) { writer.parameter("VALUE", "uri") }
      writer.beginValue("uri", shape: .single)
      if text.isEmpty {
        writer.uriItem(utf8("x-apple:") + (username.map { Array($0) } ?? []))
      } else {
        writer.uriItem(text)
      }
    }
    writer.end()
    writeLabel(group)
  }

  /// Apple's `TYPE=twitter`, which comes before all other types, because the first one that is
  /// no label is taken for the service.
  private mutating func writeServiceAsType(_ service: Bytes?) {
    let isType =
      service.map {
        isPlain($0) && TypeSet(name: $0.string) == nil && !matches("pref", $0, $0.indices)
      }
      ?? false
    if let service, isType { writer.parameter("TYPE", service) }
    writeCommonParameters()
    guard !isType else { return }
    if let service {
      writeParameter("X-SERVICE-TYPE", service)
    } else if field.hasCustomTypes {
      writer.parameter("X-SERVICE-TYPE", Bytes(""))
    }
  }

  mutating func writeRelation() {
    let label = fieldLabel()
    if field.header.types.contains(.agent), !isVersion4, let card = nestedCard() {
      writeAgent(card)
      return
    }
    if isVersion4 {
      let group = group(isNeeded: field.hasLabel)
      begin("RELATED", group: group)
      let isURI = isURIText(text)
      if !isURI, syntax == .v40 { writer.parameter("VALUE", "text") }
      writer.beginValue(isURI ? "uri" : "text", shape: .single)
      if isURI { writer.uriItem(text) } else { writer.item(text) }
      writer.end()
      writeLabel(group)
      return
    }
    if let property = Self.relationProperty(label, syntax, rules) {
      _ = takeLabel(label)
      begin(property, group: group(isNeeded: false))
      writer.beginValue("text", shape: .single)
      writer.item(text)
      writer.end()
      return
    }
    if rules.contains(.android) {
      let type = AndroidTypes.number(ofRelation: label)
      writeAndroidRow("relation", type, label)
      return
    }
    let group = group(isNeeded: label != nil)
    let stored = takeLabel(label)
    begin("X-ABRELATEDNAMES", group: group)
    writer.beginValue("text", shape: .single)
    writer.item(text)
    writer.end()
    if let stored { stored.withUnsafeBufferPointer { writeLabel(Bytes($0), group) } }
  }

  /// X-ANDROID-CUSTOM: a row of Android's database, of fifteen fields: value, type, label.
  private mutating func writeAndroidRow(_ kind: String, _ type: String, _ label: Label?) {
    begin("X-ANDROID-CUSTOM", in: .none)
    writer.beginValue("text", shape: .structured)
    writer.component(itemCount: 1)
    writer.item(utf8("vnd.android.cursor.item/" + kind))
    writer.component(itemCount: 1)
    if field.header.form == .date, let date = PartialDate(parsing: text) {
      writer.item(utf8(date.extendedFormat))
    } else {
      writer.item(text)
    }
    writer.component(itemCount: 1)
    writer.item(utf8(type))
    let name = type == "0" ? label?.name ?? "" : ""
    writer.component(itemCount: name.isEmpty ? 0 : 1)
    if !name.isEmpty { writer.item(utf8(name)) }
    for _ in 4..<16 { writer.component(itemCount: 0) }
    writer.end()
    if field.header.preference > 0 || field.hasParameters || field.hasCustomTypes {
      lose(
        "X-ANDROID-CUSTOM", text, .changed,
        "Android's rows have no parameters; those of the value were left out.")
    }
  }

  private static func relationProperty(
    _ label: Label?, _ syntax: PropertyWriter.Syntax, _ rules: Destination.Rules
  ) -> StaticString? {
    guard let label else { return nil }
    if rules.contains(.evolution) {
      switch label {
      case .spouse: return "X-EVOLUTION-SPOUSE"
      case .manager: return "X-EVOLUTION-MANAGER"
      case .assistant: return "X-EVOLUTION-ASSISTANT"
      default: return nil
      }
    }
    guard syntax == .v21 else { return nil }
    switch label {
    case .spouse: return "X-MS-SPOUSE"
    case .manager: return "X-MS-MANAGER"
    case .assistant: return "X-MS-ASSISTANT"
    case .child: return "X-MS-CHILD"
    default: return nil
    }
  }

  /// The card in a `data:` URI of AGENT.
  private mutating func nestedCard() -> [UInt8]? {
    let prefix = "data:text/vcard;charset=utf-8;base64,"
    guard text.starts(with: prefix.utf8) else { return nil }
    let card = Base64.decode(Array(text.dropFirst(prefix.utf8.count))[...])
    // Anything but one whole card would break the card around it.
    let isWhole = card.withUnsafeBufferPointer { buffer in
      var scanner = CardScanner(buffer)
      let first = scanner.next()
      return first?.isClosed ?? false && first?.range == 0..<buffer.count
    }
    return isWhole ? card : nil
  }

  private mutating func writeAgent(_ card: [UInt8]) {
    field.header.types.subtract(.agent)
    guard syntax == .v21 else {
      let group = group(isNeeded: field.hasLabel)
      begin("AGENT", group: group)
      writer.beginValue("text", shape: .single)
      writer.item(card)
      writer.end()
      writeLabel(group)
      return
    }
    let group = group(isNeeded: field.hasLabel)
    begin("AGENT", group: group)
    writer.beginValue("text", shape: .single)
    writer.end()
    writer.output.append(card)
    if card.last != 0x0A { writer.output.append(ascii: "\r\n") }
    writeLabel(group)
  }

  // MARK: - Places and media

  mutating func writeTimeZone() {
    let group = group(isNeeded: field.hasLabel)
    begin("TZ", group: group)
    let isOffset = text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-")
    if syntax == .v40, isOffset { writer.parameter("VALUE", "utc-offset") }
    if syntax == .v30, !isOffset { writer.parameter("VALUE", "text") }
    writer.beginValue(isOffset ? "utc-offset" : "text", shape: .single)
    if isOffset { writer.uriItem(text) } else { writer.item(text) }
    writer.end()
    writeLabel(group)
  }

  mutating func writePosition() {
    let group = group(isNeeded: field.hasLabel)
    begin("GEO", group: group)
    let coordinates = text.dropFirst(4)
    let commas = coordinates.reduce(0) { $0 + ($1 == UInt8(ascii: ",") ? 1 : 0) }
    let isPlain =
      startsWith("geo:", bytes, field.header.text.range)
      && coordinates.allSatisfy {
        $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ",")
      }
    writer.beginValue("uri", shape: .single)
    if isPlain, commas == 1, !isVersion4 {
      writer.rawItem(
        coordinates.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ";") : $0 })
    } else {
      writer.uriItem(text)
    }
    writer.end()
    writeLabel(group)
  }

  mutating func writeMedia(_ name: StaticString) {
    let form = field.header.form
    guard keepsPhoto(form) else {
      lose(
        "\(name)", [UInt8](), .dropped,
        options.photos == .drop
          ? "Photos were to be left out." : "The photo is larger than was asked for.")
      return
    }
    let group = group(isNeeded: field.hasLabel)
    begin(name, group: group)
    let type = field.mediaType.map { bytes[$0.range].string }
    switch form {
    case .base64:
      switch syntax {
      case .v40, .jCard:
        writer.beginValue("uri", shape: .single)
        writer.base64(
          text, prefix: Array("data:\(type ?? "application/octet-stream");base64,".utf8))
      case .v30:
        writer.parameter("ENCODING", "b")
        if let type { writeTypeToken(type) }
        writer.beginValue("binary", shape: .single)
        writer.base64(text, prefix: [])
      case .v21:
        writer.parameter("ENCODING", "BASE64")
        if let type { writeTypeToken(type) }
        writer.beginValue("binary", shape: .single)
        writer.base64(text, prefix: [])
      }
    case .uri:
      if let type {
        if isVersion4 {
          writer.parameter("MEDIATYPE", utf8(type))
        } else {
          writeTypeToken(type)
        }
      }
      if syntax == .v40, !isURIText(text) { writer.parameter("VALUE", "uri") }
      if syntax == .v30 { writer.parameter("VALUE", "uri") }
      if syntax == .v21 { writer.parameter("VALUE", "URL") }
      writer.beginValue("uri", shape: .single)
      writer.uriItem(text)
    default:
      if let type, isVersion4 { writer.parameter("MEDIATYPE", utf8(type)) }
      if let type, !isVersion4 { writeTypeToken(type) }
      if syntax == .v40 || syntax == .v30 { writer.parameter("VALUE", "text") }
      if syntax == .v21 { writer.parameter("VALUE", "INLINE") }
      writer.beginValue("text", shape: .single)
      writer.item(text)
    }
    writer.end()
    writeLabel(group)
  }

  private mutating func keepsPhoto(_ form: FieldRecord.Form) -> Bool {
    guard field.header.key == .image || field.header.key == .logo else { return true }
    switch options.photos {
    case .keep: return true
    case .drop: return false
    case .limit(let limit): return form != .base64 || text.count / 4 * 3 <= limit
    }
  }

  private mutating func writeTypeToken(_ mediaType: String) {
    let token = utf8(Self.typeToken(mediaType))
    token.withUnsafeBufferPointer { _ = writeParameter("TYPE", Bytes($0)) }
  }

  /// What TYPE was before vCard 4 had media types.
  private static func typeToken(_ mediaType: String) -> String {
    switch mediaType.lowercased() {
    case "image/jpeg": "JPEG"
    case "image/png": "PNG"
    case "image/gif": "GIF"
    case "image/bmp": "BMP"
    case "image/tiff": "TIFF"
    case "image/webp": "WEBP"
    case "audio/wav": "WAVE"
    case "audio/basic": "BASIC"
    case "audio/ogg": "OGG"
    case "audio/mpeg": "MP3"
    case "application/pgp-keys": "PGP"
    case "application/x-x509-user-cert": "X509"
    default: mediaType
    }
  }
}
