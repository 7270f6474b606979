public import ContactFormatting
public import ContactModel
import SourceText

/// Labels whose lines a template says, a label for each contact.
public struct TemplateSelection {
  /// What stands on the labels.
  public let template: LabelTemplate
  /// Who got no label, as none of the fields is filled, in the order of the contacts.
  public private(set) var omissions: [LabelOmission] = []
  /// How many contacts were added.
  public private(set) var contactCount = 0

  private let sorter: ContactSorter?
  private let copies: Int
  private let value: (String, Contact) -> String
  private var found: [(label: MailingLabel, key: ContactSortKey?)] = []

  /// A selection without contacts.
  ///
  /// - Parameters:
  ///   - template: What stands on each label.
  ///   - sorter: What sorts the labels; nil where their order stays.
  ///   - copies: How often each label is there.
  ///   - value: The text of a field of a contact; empty where it has none.
  public init(
    _ template: LabelTemplate, sorter: ContactSorter? = nil, copies: Int = 1,
    value: @escaping (String, Contact) -> String
  ) {
    self.template = template
    self.sorter = sorter
    self.copies = copies
    self.value = value
  }

  /// Takes a contact, or notes that it has nothing of what the template asks for. The card of a group
  /// is a list of contacts and nobody's own, and counts nowhere.
  public mutating func add(_ contact: Contact) {
    if ContactGroup.isGroup(contact) { return }
    contactCount += 1
    let lines = template.lines { value($0, contact) }
    let name = ReportedName.text(contact.displayName)
    guard !lines.isEmpty else {
      omissions.append(
        LabelOmission(
          contactName: name, source: contact.source?.name ?? "", index: contact.sourceIndex,
          reason: .noFields(template.fields)))
      return
    }
    found.append((MailingLabel(lines: lines, contactName: name), sorter?.sortKey(for: contact)))
  }

  /// The labels of all contacts, in order, with copies; of a template without fields one label,
  /// whoever was added.
  public func labels() -> [MailingLabel] {
    let count = max(1, copies)
    guard !template.fields.isEmpty else {
      return [MailingLabel](
        repeating: MailingLabel(lines: template.lines { _ in "" }), count: count)
    }
    let sorted = found.indices.sorted { left, right in
      if let x = found[left].key, let y = found[right].key, x != y { return x < y }
      return left < right
    }
    return sorted.flatMap { [MailingLabel](repeating: found[$0].label, count: count) }
  }
}
