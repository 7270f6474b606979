import ContactModel

/// Headers as programs write them that make tables of records within records: `ADRESA/FIRMA`, `ADRESA/PSC`.
enum HeaderPaths {
  /// The headers without the word for an address that several have in front of a stroke, where what stands behind it is
  /// the name, the firm or the number of somebody; and the words of properties that many know.
  static func without(_ headers: [String]) -> [String] {
    let properties = headers.map { isOfVocabulary($0) ? property($0) : nil }
    if properties.contains(where: { $0 != nil }) {
      return zip(headers, properties).map { $1 ?? $0 }
    }
    let fronts = headers.map(front)
    let counts = Dictionary(fronts.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
    guard counts.values.contains(where: { $0 > 1 }) else { return headers }
    let reader = HeaderReader(headers: headers)
    return zip(headers, fronts).map { header, front in
      guard let front, counts[front] ?? 0 > 1 else { return header }
      let rest = header.dropFirst(front.count + 1)
      guard let reading = reader.readWhole(String(rest)), reading.isComplete,
        let key = reading.meaning?.key, keys.contains(key),
        reader.readWhole(String(front))?.meaning?.key == .postalAddress
      else { return header }
      return String(rest)
    }
  }

  /// What the name of a property ends with, where linked data has headers: `https://schema.org/telephone`,
  /// `http://www.w3.org/2003/01/geo/wgs84_pos#lat`. Nil for other texts, and for pages.
  static func property(_ header: String) -> String? {
    guard header.utf8.count < 200, CellNature.isSurelyURL(header) else { return nil }
    guard let sign = header.lastIndex(where: { "#/".contains($0) }),
      isOfVocabulary(header) || header[sign] == "#"
    else { return nil }
    let name = header[header.index(after: sign)...]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isDigit || "_-".contains($0) }
      ? String(name) : nil
  }

  /// Whether a text is of one of the vocabularies in which people and places are described.
  private static func isOfVocabulary(_ header: String) -> Bool {
    ["://schema.org/", "://www.w3.org/", "://xmlns.com/", "://purl.org/"]
      .contains { header.range(of: $0) != nil }
  }

  private static let keys: Set<ContactKey> = [
    .name, .organization, .phoneNumber, .emailAddress, .url,
  ]

  private static func front(_ header: String) -> Substring? {
    guard let end = header.firstIndex(of: "/"), header[..<end].last != " " else { return nil }
    let front = header[..<end]
    return front.isEmpty || header[end...].count < 2 ? nil : front
  }
}
