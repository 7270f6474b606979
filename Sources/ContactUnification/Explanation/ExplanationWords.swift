extension MatchExplanation {
  /// The explanation in sentences: what speaks for one person, what against, and the sum.
  public var sentences: [String] {
    let start =
      prior < 0
      ? "Any two records are seldom one person"
      : "Two records with so much in common are likelier one person's to begin with"
    return ["\(start) (\(Self.spokenBits(prior)))."] + comparisons.map(\.sentence) + [
      "Together that is \(Self.spokenBits(weight)): one person with a probability of \(percent) %."
    ]
  }

  /// What speaks for one person and what against, the strongest first, in a few words each: `same
  /// phone number (0171 5550123)`.
  public var reasons: (inFavor: [String], against: [String]) {
    func phrases(_ comparisons: [Comparison]) -> [String] {
      comparisons.sorted { abs($0.weight) > abs($1.weight) }.map(\.phrase)
    }
    // What says next to nothing is no reason, and what can't be compared is none for one person.
    return (
      phrases(
        comparisons.filter { $0.weight >= Self.leastBits && $0.level != "not comparable" }),
      phrases(comparisons.filter { $0.weight <= -Self.leastBits })
    )
  }

  private static let leastBits = 0.3

  /// A name of several words as people write it: `given name` for `givenName`.
  package static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  /// A weight with its sign and one decimal.
  package static func bits(_ weight: Double) -> String {
    guard weight.isFinite else { return weight < 0 ? "-∞" : "+∞" }
    let tenths = Int((min(max(weight, -1e6), 1e6) * 10).rounded())
    return "\(weight < 0 ? "-" : "+")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  fileprivate static func spokenBits(_ weight: Double) -> String {
    bits(weight).replacing("-", with: "−") + " bits"
  }

  /// The probability in percent, never rounded to certainty.
  private var percent: String {
    let tenths = Int((probability * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension MatchExplanation.Comparison {
  /// The comparison as a sentence.
  public var sentence: String {
    let values = [first, second].filter { !$0.isEmpty }
    let shown = first == second && !first.isEmpty ? [first] : values
    let text = words + (shown.isEmpty ? "" : ": " + shown.joined(separator: " and "))
    return "\(text) (\(MatchExplanation.spokenBits(weight)))."
  }

  /// The comparison in a few words, with the value that both have.
  var phrase: String {
    switch level {
    case "equal" where !isWhole:
      return "same \(noun)" + (first == second && !first.isEmpty ? " (\(first))" : "")
    case "different" where !isWhole: return "different \(plural)"
    default:
      var text = words
      if text.hasPrefix("The ") { text.removeFirst(4) }
      return text.prefix(1).lowercased() + text.dropFirst()
    }
  }

  /// Whether the sentence says it in words of its own.
  private var isWhole: Bool {
    switch field {
    case .kind, .name, .generation, .copy, .otherRecords: true
    default: false
    }
  }

  /// What is compared.
  private var noun: String {
    switch field {
    case .emailAddress: "e-mail address"
    case .onlineProfile: "page or profile"
    default: MatchExplanation.words(field.rawValue)
    }
  }

  private var plural: String {
    field == .onlineProfile ? "pages or profiles" : noun + (noun.hasSuffix("s") ? "es" : "s")
  }

  private var words: String {
    switch field {
    case .kind: return "One can't be what the other is"
    case .name: return nameWords
    case .generation:
      switch level {
      case "equal": return "Both are of one generation"
      case "one only": return "Only one says of which generation"
      default: return "The generations are different"
      }
    case .otherRecords:
      return level == "more alike"
        ? "Other records of the two are more alike"
        : "Other records of the two are less alike, or others might be meant as well"
    case .emailAddress where level == "named after":
      return "The one's e-mail address is made of the other's name"
    case .organization where level == "one only": return "Only one has an organization"
    case .organization where level == "close": return "The organizations are nearly equal"
    case .copy: return "One record says nothing that the other does not"
    case .emailAddress where level == "one domain": return "The e-mail addresses are of one domain"
    case .phoneNumber where level == "other extension":
      return "The phone numbers are one with two extensions"
    case .phoneNumber where level == "other mobile": return "The mobile numbers are different"
    case .birthday where level.hasPrefix("year "):
      return "The years of birth, as e-mail addresses have them, are \(level.dropFirst(5))"
    case .postalAddress where level == "close": return "The postal addresses agree but for a part"
    case .postalAddress where level == "near": return "The postal addresses are near each other"
    default: return valueWords
    }
  }

  private var nameWords: String {
    switch level {
    case "exchanged": "Given and family name change places"
    case "former name": "A former name is compared"
    case "one only": "Only one has a name"
    case "different": "The names are different"
    default: "Neither has a name"
    }
  }

  private var valueWords: String {
    switch level {
    case "spelling": "The \(plural) are spellings of one"
    case "nickname": "One \(noun) is short for the other"
    case "notation": "The \(plural) are one, written in two ways"
    case "transliteration": "The \(plural) are one in two scripts"
    case "slip", "close": "The \(plural) differ by a slip"
    case "counterpart": "The \(plural) are a man's and a woman's of one family"
    case "part": "One \(noun) is part of the other"
    case "initial": "One \(noun) begins with the other"
    case "translation": "The \(plural) are one in two languages"
    case "other initial": "The \(plural) have other initials"
    case "not comparable": "The \(plural) can't be compared"
    case "one only": "Only one has a \(noun)"
    default: "The \(plural) are \(level)"
    }
  }
}

extension MatchExplanation: CustomStringConvertible {
  /// The sentences, a line each.
  public var description: String { sentences.joined(separator: "\n") }
}
