package import ContactModel

/// The vCard property of a field, by which losses are named.
package enum LossNames {
  /// - Parameters:
  ///   - label: The label of a date.
  ///   - name: The name of a preserved property.
  package static func property(_ key: ContactKey, label: Label?, name: String) -> String {
    key == .preserved ? name : FieldSchema[key].propertyName(label)
  }
}
