import ContactModel
import FileFormats
import Testing

extension Contact {
  /// Every value on a line, to compare with what a person expects:
  /// `phoneNumber=+49 1 [mobile] *1 {TYPE=voice}`. Custom labels are in quotes.
  var summary: [String] {
    ContactKey.allCases.flatMap { key -> [String] in
      func lines<Value>(
        _ field: Field<Value>, _ text: (Value) -> String
      ) -> [String] {
        self[field].map { labeled in
          var line = "\(key.name)=\(text(labeled.value))"
          if let label = labeled.label {
            line += label.isPredefined ? " [\(label.name)]" : " [\"\(label.name)\"]"
          }
          if let preference = labeled.preference { line += " *\(preference)" }
          for parameter in labeled.parameters {
            line += " {\(parameter.name)=\(parameter.values.joined(separator: "|"))}"
          }
          return line.split(separator: "\n", omittingEmptySubsequences: false).joined(
            separator: "⏎")
        }
      }
      switch key {
      case .name:
        return lines(.names) { name in
          var components = name.components
          while components.last?.isEmpty ?? false { components.removeLast() }
          return components.map { $0.joined(separator: ",") }.joined(separator: ";")
        }
      case .organization:
        return lines(.organizations) { ([$0.name] + $0.units).joined(separator: ";") }
      case .phoneNumber: return lines(.phoneNumbers, \.stringValue)
      case .postalAddress: return lines(.postalAddresses, \.summary)
      case .socialProfile:
        return lines(.socialProfiles) { "\($0.service)|\($0.username)|\($0.url)" }
      case .instantMessageAddress:
        return lines(.instantMessageAddresses) { "\($0.service)|\($0.address)" }
      case .gender: return lines(.genders) { "\($0.sex);\($0.identity)" }
      case .preserved: return lines(.preserved) { "\($0.name):\($0.rawValue)" }
      case .birthday: return lines(.birthdays, \.summary)
      case .alternateBirthday: return lines(.alternateBirthdays, \.summary)
      case .deathDate: return lines(.deathDates, \.summary)
      case .date: return lines(.dates, \.summary)
      case .revision: return lines(.revisions, \.summary)
      case .created: return lines(.created, \.summary)
      case .image: return lines(.images, \.summary)
      case .logo: return lines(.logos, \.summary)
      case .sound: return lines(.sounds, \.summary)
      case .cryptographicKey: return lines(.cryptographicKeys, \.summary)
      default:
        return Field<String>.texts.first { $0.key == key }.map { lines($0) { $0 } } ?? []
      }
    }
  }
}

extension PostalAddress {
  /// The components between semicolons, then the country code and the label.
  fileprivate var summary: String {
    var components = Self.componentPaths.map { self[keyPath: $0] }
    while components.last?.isEmpty ?? false { components.removeLast() }
    var text = components.joined(separator: ";")
    if !isoCountryCode.isEmpty { text += " cc:\(isoCountryCode)" }
    if !formattedAddress.isEmpty { text += " label:\(formattedAddress)" }
    return text
  }
}

extension ContactDate {
  fileprivate var summary: String {
    switch self {
    case .date(let date): date.basicFormat + (date.calendar.map { " (\($0))" } ?? "")
    case .text(let text): "'\(text)'"
    }
  }
}

extension ContactMedia {
  fileprivate var summary: String {
    let type = mediaType.map { " \($0)" } ?? ""
    switch content {
    case .data(let bytes): return "\(bytes)\(type)"
    case .uri(let uri): return "<\(uri)>\(type)"
    case .text(let text): return "'\(text)'\(type)"
    }
  }
}

/// Expects the contacts of a table to be so many, and each to have lines in its summary that begin so; none that begin
/// with what has a minus in front.
func expectTable(
  _ text: String, _ expected: [[String]], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try read(text, .csv).contacts.map(\.summary)
  #expect(found.count == expected.count, "\(found)", sourceLocation: sourceLocation)
  for (summary, parts) in zip(found, expected) {
    for part in parts {
      let isUnwanted = part.hasPrefix("-")
      let wanted = isUnwanted ? String(part.dropFirst()) : part
      #expect(
        summary.contains { $0.hasPrefix(wanted) } != isUnwanted, "\(part) in \(summary)",
        sourceLocation: sourceLocation)
    }
  }
}
