public import SourceText

/// A value with what is known about it: its label, how much it is preferred, and where it
/// came from.
///
/// Two labelled values are equal when label, value, preference and parameters are. Identifier,
/// provenance and the order of parameters do not count: the same number read from two files is the
/// same number.
public struct LabeledValue<Value: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// Tells this value from the others of its contact, whatever else is changed in it, and stays
  /// with the value when that is changed.
  ///
  /// Where the source names its properties (RFC 9554's PROP-ID), that name; otherwise the key and
  /// where the contact holds the value, as in `phoneNumber.127`. Such a one is good for this contact
  /// in memory and its edits: the contact that is read or fetched anew after a change has others,
  /// and only the same bytes have the same. Empty for a value that is not in a contact yet.
  public let id: String
  /// What the value is for; nil where the source does not say.
  public var label: Label?
  /// The value itself.
  public var value: Value
  /// 1 (most) to 100 (least preferred), as RFC 6350's PREF (section 5.3); nil where not stated.
  /// In a contact, any other number becomes a parameter PREF, as it is where a file has it.
  public var preference: Int?
  /// What the source says about the value that has no field of its own: further TYPE values,
  /// LANGUAGE, ALTID, PID and unknown parameters, in their order.
  public var parameters: [Parameter]
  /// Where the value was read; empty for a value made or changed in the program.
  public let provenance: Provenance

  /// Makes a value that comes from the program, not from a file.
  public init(
    _ value: Value, label: Label? = nil, preference: Int? = nil, parameters: [Parameter] = []
  ) {
    self.init(
      id: "", label: label, value: value, preference: preference, parameters: parameters,
      provenance: Provenance())
  }

  /// Makes a value with its label, as the Contacts framework does.
  public init(label: Label?, value: Value) { self.init(value, label: label) }

  package init(
    id: String, label: Label?, value: Value, preference: Int?, parameters: [Parameter],
    provenance: Provenance
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.preference = preference
    self.parameters = parameters
    self.provenance = provenance
  }

  /// The value's language as an RFC 5646 tag, where the source states one.
  public var languageTag: String? {
    parameters.first { $0.name == "LANGUAGE" }?.values.first
  }

  /// The label as people see it: where there is none, a type that says what the value is for.
  package var shownLabel: Label? {
    guard label == nil, !(value is PreservedProperty) else { return label }
    return parameters.first { $0.name == "TYPE" }.flatMap { Label(types: $0.values) }
  }

  /// Gives the value another label, in place of types of somebody's own that were seen as one.
  package mutating func relabel(_ label: Label?) {
    if self.label == nil, shownLabel != nil {
      parameters = parameters.compactMap { parameter in
        guard parameter.name == "TYPE" else { return parameter }
        let types = parameter.values.filter { Label(types: [$0]) == nil }
        return types.isEmpty ? nil : Parameter("TYPE", values: types)
      }
    }
    self.label = label
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.label == b.label && a.value == b.value && a.preference == b.preference
      && (a.parameters == b.parameters
        || Parameter.valuesByName(a.parameters) == Parameter.valuesByName(b.parameters))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(preference)
  }
}

/// A parameter of a property that the model has no field for (RFC 6350, section 5).
public struct Parameter: Hashable, Sendable {
  /// The name in capitals: `LANGUAGE`, `X-EVOLUTION-UI-SLOT`.
  public let name: String
  /// The values as text, without quotes and escapes.
  public let values: [String]

  /// Whether a parameter points within its card, and says nothing in another: ALTID and PID (RFC 6350, sections
  /// 5.4 and 5.5), PROP-ID (RFC 9554).
  package static func isLocal(_ name: String) -> Bool {
    name == "ALTID" || name == "PID" || name == "PROP-ID"
  }

  /// All values of each name: what parameters say, whatever their order.
  static func valuesByName(_ parameters: [Parameter]) -> [String: [String]] {
    parameters.reduce(into: [:]) { $0[$1.name, default: []] += $1.values }
  }

  /// A parameter with the values given one by one.
  public init(_ name: String, _ values: String...) {
    self.init(name, values: values)
  }

  /// A parameter with a list of values.
  public init(_ name: String, values: [String]) {
    self.name = name.uppercased()
    self.values = values
  }
}

/// The places in the sources that a value was read from. Two provenances are always equal:
/// where a value came from is no part of what it is.
public struct Provenance: Hashable, Sendable {
  /// The byte ranges, in ascending order.
  public let ranges: [SourceRange]

  /// The places given; none for a value that the program made.
  public init(_ ranges: [SourceRange] = []) { self.ranges = ranges }

  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension Sequence {
  /// The value of the best preference; the first where none is stated. Nil where there is no value.
  ///
  /// ```swift
  /// let number = contact.phoneNumbers.preferred()?.stringValue
  /// ```
  public func preferred<Value>() -> Value? where Element == LabeledValue<Value> {
    self.min { $0.preference ?? 101 < $1.preference ?? 101 }?.value
  }

  /// The first value of a label.
  ///
  /// ```swift
  /// let mailbox = contact.emailAddresses.first(labeled: .work)
  /// ```
  public func first<Value>(labeled label: Label) -> Value? where Element == LabeledValue<Value> {
    first { $0.label == label }?.value
  }
}
