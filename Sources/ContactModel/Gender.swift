/// Sex and gender identity: vCard 4's GENDER (RFC 6350, section 6.2.7).
public struct Gender: Hashable, Sendable {
  /// `M`, `F`, `O` (other), `N` (none or not applicable), `U` (unknown), or empty. Another text stays
  /// as it is, and is written so, though the standard has no others: what is no such letter belongs
  /// into ``identity``.
  public var sex: String
  /// Free text.
  public var identity: String

  /// A gender; both parts may be empty.
  public init(sex: String = "", identity: String = "") {
    self.sex = sex
    self.identity = identity
  }
}

extension Gender: FieldValue {
  package init(_ field: FieldView) {
    let components = field.components(upTo: 2)
    self.init(
      sex: components.first?.first ?? "",
      identity: components.count > 1 ? components[1].first ?? "" : "")
  }

  package func write(to builder: inout ContactBuilder) {
    builder.appendComponents([
      sex.isEmpty ? [] : [sex], identity.isEmpty ? [] : [identity],
    ])
  }
}
