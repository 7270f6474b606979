import ContactLikeness
import ContactModel
import SourceText

/// An attribute, an operator and what to compare with, checked to go together.
struct AttributeComparison: Hashable, Sendable {
  typealias Operator = ContactPredicate.Operator
  typealias ComparisonError = ContactPredicate.ComparisonError

  enum Operand: Hashable, Sendable {
    case text(SearchText)
    case phone(NumberForm)
    case country(CountryMatch)
    case kind(ContactKind)
    case file(String)
    case date(DateMatch)
    case number(Int)
    /// A number that is counted on a day.
    case count(Int, PartialDate)
  }

  let attribute: ContactAttribute
  /// Never a negated one.
  let comparison: Operator
  let operand: Operand

  /// - Parameter today: The day that relative dates and ages are counted on.
  init(
    _ attribute: ContactAttribute, _ comparison: Operator, _ value: String, today: PartialDate
  ) throws(ComparisonError) {
    self.attribute = attribute
    self.comparison = comparison
    guard let allowed = Self.operators(for: attribute), allowed.contains(comparison) else {
      throw Self.unsuitable(comparison, for: attribute)
    }
    operand = try Self.operand(value, for: attribute, comparison, today)
  }

  // MARK: What goes together

  private static func operators(for attribute: ContactAttribute) -> Set<Operator>? {
    switch attribute.comparison {
    case .text, .phone, .country, .source: [.equal, .resembles, .begins]
    case .kind: [.equal]
    case .date, .datePart, .number: [.equal, .less, .lessOrEqual, .greater, .greaterOrEqual]
    case .media: nil
    }
  }

  private static func unsuitable(
    _ comparison: Operator, for attribute: ContactAttribute
  ) -> ComparisonError {
    let name = attribute.name
    guard let allowed = operators(for: attribute) else {
      return ComparisonError(
        part: .comparison, message: "\(name) can't be compared.", hint: "Write has \(name).")
    }
    let names = Operator.allCases.filter(allowed.contains).map(\.rawValue)
    return ComparisonError(
      part: .comparison, message: "\(name) can't be compared with \(comparison.rawValue).",
      hint: "Use \(names.joined(separator: " or ")) instead.")
  }

  private static func operand(
    _ value: String, for attribute: ContactAttribute, _ comparison: Operator,
    _ today: PartialDate
  ) throws(ComparisonError) -> Operand {
    let text = SearchText(value)
    guard !text.isEmpty else {
      throw ComparisonError(
        part: .value, message: "There is nothing to compare \(attribute.name) with.",
        hint: "To find contacts without it, write not has \(attribute.name).")
    }
    if comparison == .equal, value.hasSuffix("*") || value.hasSuffix("%") {
      let stem = value.drop { $0 == "*" || $0 == "%" }.dropLast()
      throw ComparisonError(
        part: .value, message: "A \(value.suffix(1)) stands for itself.",
        hint: value.first == "*" || value.first == "%"
          ? "Write \(attribute.name) ~ \"\(stem)\"." : "Write \(attribute.name) ^= \"\(stem)\".")
    }
    if comparison == .equal, value.hasPrefix("*") || value.hasPrefix("%") {
      throw ComparisonError(
        part: .value, message: "A \(value.prefix(1)) stands for itself.",
        hint: "Write \(attribute.name) ~ \"\(value.dropFirst())\".")
    }
    switch attribute.comparison {
    case .text, .media: return .text(text)
    case .kind:
      if let kind = Self.kinds[value.lowercased()] {
        throw ComparisonError(
          part: .value, message: "“\(value)” is no kind of contact.", hint: "Write kind = \(kind).")
      }
      return .kind(ContactKind(value))
    case .number:
      guard let number = Int(value) else {
        throw ComparisonError(
          part: .value, message: "“\(value)” is no number.",
          hint: "Write one, as in \(attribute.name) > 1.")
      }
      return .count(number, today)
    case .source: return comparison == .equal ? .file(value) : .text(text)
    case .country: return comparison == .equal ? .country(CountryMatch(value)) : .text(text)
    case .phone:
      let isDialledAbroad = comparison == .begins && value.hasPrefix("00")
      guard let number = NumberForm(isDialledAbroad ? "+" + value.dropFirst(2) : value) else {
        throw ComparisonError(
          part: .value, message: "“\(value)” is no phone number.",
          hint: "Write its digits, as in phone = \"0171 555 0123\".")
      }
      return .phone(number)
    case .datePart(let part):
      guard let number = Int(value), number >= 0 else {
        throw ComparisonError(
          part: .value, message: "“\(value)” is no \(part.rawValue).",
          hint: "Write a number, as in birthday.month = 5.")
      }
      return .number(number)
    case .date:
      guard let date = DateMatch(value, today: today) else {
        throw ComparisonError(
          part: .value, message: "“\(value)” is no date.",
          hint:
            "Write year, month and day as in 2024-05-31, or a part of them: 2024, 2024-05, 05-31; or "
            + "count from today: today, -30d, -6m, -1y.")
      }
      guard comparison == .equal || date.hasOrder else {
        throw ComparisonError(
          part: .value, message: "A date without a year comes neither before nor after another.",
          hint: "Write the year too, or compare the month: birthday.month = 5.")
      }
      return .date(date)
    }
  }

  /// What people call kinds, and what vCard does (RFC 6350, section 6.1.4).
  private static let kinds = [
    "company": "organization", "firm": "organization", "business": "organization",
    "person": "individual", "people": "individual", "place": "location", "list": "group",
  ]

  // MARK: Matching

  func matches(_ contact: Contact) -> Bool {
    switch operand {
    case .text(let wanted):
      switch comparison {
      case .equal:
        return attribute.hasText(in: contact, where: wanted.equals)
          || equalsListItem(wanted, contact)
      case .begins: return attribute.hasText(in: contact, where: wanted.begins)
      default: return attribute.hasText(in: contact, where: wanted.beginsWords)
      }
    case .phone(let wanted):
      return attribute.texts(of: contact).contains {
        guard let number = NumberForm($0) else { return false }
        switch comparison {
        case .equal: return wanted.mayBe(number)
        case .begins: return wanted.begins(number)
        default: return wanted.occurs(in: number)
        }
      }
    case .country(let wanted):
      return attribute.addresses(of: contact).contains {
        wanted.matches(code: $0.isoCountryCode, name: $0.country)
      }
    case .kind(let wanted): return contact.kind == wanted
    case .file(let wanted):
      guard let name = contact.source?.name else { return false }
      return name == wanted || name.split(separator: "/").last.map(String.init) == wanted
    case .date(let wanted):
      return attribute.dates(of: contact).contains { date in
        comparison == .equal ? wanted.equals(date) : wanted.order(of: date).map(isInOrder) ?? false
      }
    case .count(let wanted, let today):
      return attribute.numbers(of: contact, on: today).contains { isInOrder($0 - wanted) }
    case .number(let wanted):
      guard case .datePart(let part) = attribute.comparison else { return false }
      return attribute.dates(of: contact).contains {
        guard let value = part.value(in: $0) else { return false }
        return comparison == .equal ? value == wanted : isInOrder(value - wanted)
      }
    }
  }

  private func isInOrder(_ order: Int) -> Bool {
    switch comparison {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: order == 0
    }
  }

  /// An organization is equal by its name alone, without its departments.
  private func equalsListItem(_ wanted: SearchText, _ contact: Contact) -> Bool {
    guard attribute.key == .organization else { return false }
    return contact.organizations.contains { wanted.equals($0.value.name) }
  }
}
