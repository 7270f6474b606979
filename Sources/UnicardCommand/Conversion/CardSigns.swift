import ContactCoding
import ContactUnification
import FileFormats

/// What an input may hold that a conversion must know before it writes anything, by one look at its
/// bytes: an input that has neither is read once.
struct CardSigns {
  /// Whether it may say something about groups that becomes something else.
  let mayHaveGroups: Bool
  /// Whether it may hold the records that merged contacts were made from.
  let mayHaveRecords: Bool

  init(_ opened: OpenInput, _ options: WritingOptions) throws {
    let input = opened.input
    let groups = options.groupForm == .asRead ? [] : BookGathering(options).signs
    // Nobody but this program writes the records, and no line of them is folded in its name.
    let found = try input.mayHave(
      groups + [UnifiedContact.constituentPropertyName], folded: !groups.isEmpty)
    mayHaveGroups = found.dropLast().contains(true)
    mayHaveRecords = (input.format.isVCard || input.format == .jCard) && found.last == true
  }
}
