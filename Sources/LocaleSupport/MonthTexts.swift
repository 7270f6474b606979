extension LocaleIdentifier {
  /// The names of the months of the Gregorian calendar in this language, whole and cut short, as they
  /// stand in a date and alone: `listopada`, `lis`, `listopad` for 11 in Polish.
  package var monthNames: [(name: String, month: Int)] {
    let lookup = ResourceLookup(locale: self, in: UnicodeCatalog.shared)
    return ["format", "stand-alone"].flatMap { context in
      let lists = lookup.values(
        of: ["calendar", "gregorian", "monthNames", context], keys: Self.lengths)
      return Self.lengths.flatMap { length in
        (lists[length]?.value.texts ?? []).enumerated().map { (name: $1, month: $0 + 1) }
      }
    }
  }

  /// Names of one letter tell nothing.
  private static let lengths = ["wide", "abbreviated"]
}
