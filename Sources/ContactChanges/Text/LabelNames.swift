import ContactFormatting
import ContactModel
import LocaleSupport

/// What labels are called in a reader's language, and which label a reader means.
struct LabelNames: Sendable {
  private let names: [Label: String]
  private let labels: [String: Label]

  init(locale: LocaleIdentifier) {
    let formatter = ContactLabelFormatter(locale: locale)
    var names: [Label: String] = [:]
    var labels: [String: Label] = [:]
    for label in Label.predefined { labels[label.name.lowercased()] = label }
    for label in Label.predefined {
      let name = formatter.string(from: label)
      let key = name.lowercased()
      // Where two have one name, the first has it, and the other goes by its own.
      if let other = labels[key], other != label {
        names[label] = label.name
      } else {
        names[label] = name
        labels[key] = label
      }
    }
    self.names = names
    self.labels = labels
  }

  /// The text of a label; one of the contact's own in quotes where it reads like another.
  func text(of label: Label) -> String {
    if label.isPredefined { return names[label] ?? label.name }
    let name = label.name
    let isPlain =
      labels[name.lowercased()] == nil
      && !name.unicodeScalars.contains { "()\"\\\n:|#".unicodeScalars.contains($0) }
      && name.unicodeScalars.first?.properties.isWhitespace == false
      && name.unicodeScalars.last?.properties.isWhitespace == false
    if isPlain { return name }
    var quoted = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted.unicodeScalars += ["\\", scalar]
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }

  /// The label that a text without quotes means: one that is known, else one of the reader's own.
  func label(_ text: String) -> Label { labels[text.lowercased()] ?? .custom(text) }
}
