import ContactModel

/// Values as a line of text, to be told of.
enum ValueText {
  static func of(_ value: ConstituentValue) -> String {
    let view = value.view
    switch value.header.key {
    case .name:
      return PersonName(view).components.flatMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: " ")
    case .organization:
      let organization = Organization(view)
      return joined([organization.name] + organization.units)
    case .postalAddress: return of(PostalAddress(view))
    case .phoneNumber: return PhoneNumber(view).stringValue
    case .birthday, .alternateBirthday, .deathDate, .date, .revision, .created:
      guard let date = ContactDate(view).components else { return view.text }
      return date.extendedFormat
    case .gender:
      let gender = Gender(view)
      return joined([gender.sex, gender.identity])
    case .socialProfile:
      let profile = SocialProfile(view)
      return [profile.service, profile.username, profile.url].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .image, .logo, .sound, .cryptographicKey:
      let media = ContactMedia(view)
      switch media.content {
      case .data(let bytes): return "\(media.mediaType ?? "data"), \(bytes.count) bytes"
      case .uri(let text), .text(let text): return text
      }
    case .preserved:
      let property = PreservedProperty(view)
      return "\(property.name): \(property.rawValue)"
    default: return view.text
    }
  }

  static func of(_ address: PostalAddress) -> String {
    let parts = (0..<PostalAddress.componentCount).map { address[component: $0] }
    let text = joined(parts.flatMap { $0.split(separator: "\n").map(String.init) })
    return text.isEmpty ? address.formattedAddress : text
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
