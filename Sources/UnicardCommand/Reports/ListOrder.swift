import ArgumentParser
import ContactFormatting
import ContactModel
import ContactSelection
import LocaleSupport

/// The argument of `--sort`.
enum ListOrder {
  case none
  case name(ContactSorter.Order)
  case field(ContactAttribute)

  /// Reads `name`, `family`, `given`, `none`, or a field.
  @Sendable static func parse(_ text: String) throws -> ListOrder {
    switch text.lowercased() {
    case "none": return .none
    // `name` is what `labels` calls the order by family name.
    case "name", "family": return .name(.familyName)
    case "given": return .name(.givenName)
    default: break
    }
    guard let attribute = ContactAttribute(name: text) else {
      let suggestion = ContactAttribute.suggestion(for: text).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError(
        "--sort takes name, family, given, none or a field, and “\(text)” is none.\(suggestion)")
    }
    return .field(attribute)
  }
}

/// What contacts are sorted by: those without a value come last, and equals stay in their order.
struct ListSorter {
  private enum Key {
    case name(ContactSorter)
    case number(ContactAttribute, PartialDate)
    case date(ContactAttribute)
    case text(ContactAttribute, Collator)
  }

  private let key: Key

  /// Nil where the order stays; the locale is not found out then, which takes some milliseconds.
  init?(
    _ order: ListOrder, _ locale: @autoclosure () -> ReaderLocale, today: PartialDate
  ) throws(UnknownLocale) {
    switch order {
    case .none: return nil
    case .name(let order):
      let locale = locale()
      key = .name(
        try ContactSorter(locale: locale.identifier, order: order, variant: locale.collation))
    case .field(let attribute):
      switch attribute.sorting {
      // Who has a birthday next is what people sort by birthday for.
      case .date where attribute.key == .birthday:
        key = .number(ContactAttribute(name: "birthday.in") ?? attribute, today)
      case .date: key = .date(attribute)
      case .number: key = .number(attribute, today)
      case .text:
        let locale = locale()
        key = .text(
          attribute,
          .shared(for: locale.identifier, Collator.Options(variant: locale.collation)))
      }
    }
  }

  /// A value that compares as the contact sorts; nil where it comes last.
  func bytes(for contact: Contact) -> [UInt8]? {
    switch key {
    case .name(let sorter):
      let key = sorter.sortKey(for: contact)
      return [key.isNameless ? 1 : 0] + key.bytes
    case .number(let attribute, let today):
      let numbers = attribute.texts(of: contact, on: today).compactMap { Int($0) }
      return numbers.min().map(Self.bytes)
    case .date(let attribute):
      return attribute.dates(of: contact).map { date in
        Self.bytes((date.year ?? 0) * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0))
      }.min { $0.lexicographicallyPrecedes($1) }
    case .text(let attribute, let collator):
      return attribute.texts(of: contact).first.map { collator.sortKey(for: $0) }
    }
  }

  /// A number so that bytes compare as numbers do.
  private static func bytes(_ number: Int) -> [UInt8] {
    let shifted = UInt64(bitPattern: Int64(number)) ^ (1 << 63)
    return (0..<8).map { UInt8(truncatingIfNeeded: shifted >> (56 - 8 * $0)) }
  }
}
