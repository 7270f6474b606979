import SourceText
import VCard

/// What is known of the values of properties that no field is for.
enum PreservedType {
  /// Whether the value is text anyway, whether VALUE says so or not.
  static func isText(_ name: Bytes) -> Bool {
    switch KnownProperty(name.indices, in: name) {
    case .label, .mailer, .name, .profile, .klass, .sortstring, .xml, .clientpidmap: true
    // RFC 9555, section 3.2.1.
    default: matches("jsprop", name, name.indices)
    }
  }
}
