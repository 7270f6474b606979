import ContactLikeness

// Names that say whose son or daughter somebody is.
extension NameComparison {
  /// Whether a name says itself which part of it is the father's.
  func namesFather(_ name: NameVariant) -> Bool {
    table.components.isPatronymic(name.family) || isEthiopian(name)
  }

  /// In Ethiopia the father's name stands behind the own one: Bekele Tesfaye is Tesfaye Bekele's son.
  func isEthiopian(_ name: NameVariant) -> Bool {
    name.given >= 0 && table.components.script(name.given) == .ethiopic
  }

  /// Whether the second name is the father's, as in Arabic and in Ethiopia, so that who has it as the first
  /// is the father.
  func isNamedForFather(_ name: NameVariant) -> Bool {
    name.given >= 0 && table.components[name.given].isBeforeFathers
  }

  /// Whether what one has as a second name and the other as the first is that of his father, where that stands there.
  func isFathers(_ a: NameVariant, _ b: NameVariant) -> Bool {
    let (x, y) = (words(a.given).first ?? a.given, words(b.given).first ?? b.given)
    guard x >= 0, y >= 0, components.level(x, y, as: .given) ?? .equal > .unknown else {
      return false
    }
    return [x, y].allSatisfy {
      table.components.bearer($0) != .female && !table.components[$0].isMuhammad
    }
  }
}
