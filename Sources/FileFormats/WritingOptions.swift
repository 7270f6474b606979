package import ContactModel

/// How contacts are written.
public struct WritingOptions: Sendable {
  /// What becomes of pictures.
  public enum PhotoPolicy: Hashable, Sendable {
    /// Keep all of them.
    case keep
    /// Leave all of them out.
    case drop
    /// Keep those of at most so many bytes.
    case limit(bytes: Int)

    /// Whether a picture of so many bytes is kept; one that is somewhere else has none.
    package func keeps(bytes count: Int) -> Bool {
      switch self {
      case .keep: true
      case .drop: false
      case .limit(let limit): count <= limit
      }
    }

    /// Why a picture was left out.
    package var reason: String {
      self == .drop ? "Photos were to be left out." : "The photo is larger than was asked for."
    }
  }

  /// The format of the file.
  public var format: ContactFormat
  /// The program that the file is for; nil for the format's general form.
  public var destination: Destination?
  /// Whether lines are folded at 75 octets. Everything reads folded lines but a few old phones.
  public var folds = true
  /// What becomes of pictures.
  public var photos = PhotoPolicy.keep
  /// Whether cells that a spreadsheet would run as formulas are guarded by an apostrophe.
  public var isSpreadsheetSafe = false
  /// The language of CSV headers as a BCP 47 tag. They are in English where it is nil, and where the
  /// dialect lacks it.
  public var headerLanguage: String?
  /// Whether contacts name their groups in X-GN, as the cards of Japanese phones do.
  package var namesGroupsAsPhones = false
  /// What a field and a label are called in lines that are added to notes; nil for English words.
  package var noteTitle: (@Sendable (ContactKey, Label?) -> String)?
  /// The columns of a CSV file, once they are settled. Without them, a file has a single column for
  /// each kind of value.
  package var columns: (any SettledColumns)?

  /// Whether the table is to be looked at in a spreadsheet.
  package var isForSpreadsheet: Bool { destination?.rules.contains(.spreadsheet) ?? false }

  /// Options for a format in its general form.
  public init(format: ContactFormat) { self.format = format }

  /// Options for a program: its format, and the forms that it really reads.
  public init(destination: Destination) {
    format = destination.format
    isSpreadsheetSafe = destination.rules.contains(.spreadsheet)
    self.destination = destination
  }
}

/// The columns of a CSV file that was not written yet. What they are knows the room that writes
/// tables; they are made once, however many outputs write rows of them.
package protocol SettledColumns: Sendable {}
