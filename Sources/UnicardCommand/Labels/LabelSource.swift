import ContactModel
import MailingLabels

/// Where labels come from: addresses, or a template that is filled in.
protocol LabelSource {
  var contactCount: Int { get }
  var omissions: [LabelOmission] { get }
  /// What is said where no contact gets a label.
  var emptyReason: (message: String, hint: String) { get }

  mutating func add(_ contact: Contact)
  func labels() -> [MailingLabel]
}

extension LabelSelection: LabelSource {
  var emptyReason: (message: String, hint: String) {
    (
      contactCount == 1
        ? "The contact has no address that a label could be made of."
        : "None of \(Count(contactCount, "contact")) has an address that a label could be made of.",
      "A label needs two of street, town and postcode, and a name."
    )
  }
}

extension TemplateSelection: LabelSource {
  var emptyReason: (message: String, hint: String) {
    (
      "No contact has anything of what the template asks for.",
      "unicard list --fields \(template.fields.joined(separator: ",")) shows what there is."
    )
  }
}
