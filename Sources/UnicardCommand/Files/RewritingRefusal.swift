import ContactModel
import FileFormats
import TableCoding

extension FileRewriting {
  /// Values that have no place in a file that is written again in its own form.
  struct Refusal {
    /// What is wrong, as a sentence without an end.
    let problem: String
    private let cause: String
    private let hint: String

    /// - Parameters:
    ///   - lost: The first of the values.
    ///   - count: How many there are.
    ///   - name: The file.
    ///   - convertible: What `convert` calls the file; nil where that is its name.
    init(
      _ lost: ArraySlice<ConversionLoss>, of count: Int, in name: String,
      convertible: String? = nil,
      _ format: ContactFormat
    ) {
      let values = lost.map { loss in
        let name = VisibleText.line(loss.contactName)
        let value = VisibleText.line(DisplayWidth.truncated(loss.value, to: 40))
        let field = loss.key == .preserved ? loss.property : FieldNames.name(of: loss.key)
        return "\(VisibleText.line(field)) “\(value)”\(name.isEmpty ? "" : " of \(name)")"
      }
      let more = count > lost.count ? " and \(Count(count - lost.count, "other value"))" : ""
      let remains = lost.allSatisfy { $0.reason == ConversionLoss.remains }
      problem =
        "\(name) \(remains ? "can't be written without" : "has no place for") "
        + "\(values.joined(separator: ", "))\(more)"
      // What the file's encoding can't say, another column would not say either.
      let reasons = Set(lost.map(\.reason))
      let reason = lost.first.flatMap { $0.reason.hasPrefix("The file") ? $0.reason : nil }
      cause = reasons.count == 1 ? reason.map { " " + $0 } ?? "" : ""
      hint =
        format.isCSV
        ? "--force \(remains ? "leaves it there" : "writes it without"); unicard convert \(convertible ?? name) -o contacts.vcf makes a "
          + "file that has room for it."
        : "--force writes it without."
    }

    /// - Parameters:
    ///   - listing: Where all values are listed, as a sentence; empty where they are not.
    func failure(
      consequence: String = "nothing was written", listing: String = ""
    ) -> CommandFailure {
      CommandFailure(
        "\(problem); \(consequence).\(cause)", hint: (listing.isEmpty ? "" : listing + " ") + hint,
        status: .found)
    }
  }
}
