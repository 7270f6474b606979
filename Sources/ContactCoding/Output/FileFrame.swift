public import FileFormats
import TableCoding

/// The text around the contacts of a file.
public enum FileFrame {
  /// What stands before the first contact.
  public static func prefix(_ format: ContactFormat) -> String { format == .jCard ? "[" : "" }
  /// What stands between two contacts.
  public static func separator(_ format: ContactFormat) -> String {
    format == .jCard ? ",\n" : ""
  }
  /// What stands after the last contact.
  public static func suffix(_ format: ContactFormat) -> String { format == .jCard ? "]\n" : "" }

  /// What stands before the first contact, with the header of a CSV file.
  public static func prefix(_ options: WritingOptions) -> [UInt8] {
    guard options.format.isCSV else { return Array(prefix(options.format).utf8) }
    return RowEncoder.header(options.settledLayout)
  }
}
