import ContactModel

/// The vCard property of a field, by which losses are named.
enum LossNames {
  static func property(_ key: ContactKey, _ value: ContactValue) -> String {
    key == .preserved ? value[.name] : FieldSchema[key].propertyName(value.label)
  }
}
