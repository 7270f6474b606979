/// An organization and the units within it: vCard's ORG.
public struct Organization: Hashable, Sendable {
  /// The name of the organization itself.
  public var name: String
  /// Units from the largest to the smallest: division, department, team.
  public var units: [String]

  /// An organization; either part may be empty.
  public init(name: String = "", units: [String] = []) {
    self.name = name
    self.units = units
  }

  /// The first unit, which is what most address books have a field for.
  public var departmentName: String { units.first ?? "" }
}

extension Organization: FieldValue {
  package init(_ field: FieldView) {
    let components = field.components(upTo: 2)
    self.init(
      name: components.first?.first ?? "", units: components.count > 1 ? components[1] : [])
  }

  package func write(to builder: inout ContactBuilder) {
    builder.appendComponents([name.isEmpty ? [] : [name]])
    for unit in units { builder.appendAttribute(.component(1), unit, evenIfEmpty: true) }
  }
}
