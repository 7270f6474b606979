extension MatchExplanation {
  /// The explanation in sentences: what speaks for one person, what against, and the sum.
  public var sentences: [String] {
    var sentences = ["Before anything is compared, two records are two people (\(bits(prior)))."]
    sentences += comparisons.map(\.sentence)
    let percent = Double(Int((probability * 1000).rounded())) / 10
    sentences.append("Together that is \(bits(weight)): one person with \(percent) %.")
    return sentences
  }
}

extension MatchExplanation.Comparison {
  /// The comparison as a sentence.
  public var sentence: String {
    var text = field.words + (field.isPlural ? " are " : " is ") + level
    let values = [first, second].filter { !$0.isEmpty }
    if first == second, !first.isEmpty {
      text += ": \(first)"
    } else if !values.isEmpty {
      text += ": " + values.joined(separator: " and ")
    }
    return text + " (\(bits(weight)))."
  }
}

/// A weight with its sign and one decimal.
private func bits(_ weight: Double) -> String {
  let tenths = Int((abs(weight) * 10).rounded())
  return "\(weight < 0 ? "−" : "+")\(tenths / 10).\(tenths % 10) bits"
}

extension MatchExplanation.Field {
  fileprivate var words: String {
    switch self {
    case .kind: "What they stand for"
    case .name: "The reading of the names"
    case .givenName: "The given names"
    case .familyName: "The family names"
    case .middleName: "The middle names"
    case .generation: "The generation"
    case .phoneNumber: "The phone numbers"
    case .emailAddress: "The e-mail addresses"
    case .postalAddress: "The postal addresses"
    case .household: "What a household has in common"
    case .birthday: "The birthdays"
    case .organization: "The organizations"
    case .onlineProfile: "The pages and profiles"
    case .identifier: "The identifiers"
    case .account: "The account"
    case .decision: "What was decided"
    }
  }

  fileprivate var isPlural: Bool {
    switch self {
    case .givenName, .familyName, .middleName, .phoneNumber, .emailAddress, .postalAddress,
      .birthday, .organization, .onlineProfile, .identifier:
      true
    default: false
    }
  }
}
