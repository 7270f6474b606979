import FileFormats
import TableCoding

/// How a file says who is in which group.
package enum GroupForm: Sendable {
  /// As its contacts came.
  case asRead
  /// By a card for each group, which names its members.
  case cards
  /// By categories of the members.
  case categories
}

extension WritingOptions {
  /// How the program that the file is for knows groups; general forms keep what there is.
  package var groupForm: GroupForm {
    switch format {
    case .vCard40, .vCard30, .vCard21, .jCard, .json, .csv:
      guard let destination else { return .asRead }
      return destination.rules.contains(.groupCards) && !format.isCSV ? .cards : .categories
    case .googleCSV, .googleLegacyCSV, .outlookCSV, .outlookComCSV, .thunderbirdCSV, .yahooCSV:
      return .categories
    }
  }

  /// What the file is for, by its name for people.
  var reader: String { destination?.title ?? format.title }
}
