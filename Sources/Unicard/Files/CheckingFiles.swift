public import ContactCoding
public import ContactModel
public import FileFormats
public import SourceText

extension ContactReader {
  /// Looks through the whole file and tells what it is: versions, the program that wrote it, its
  /// encoding, and what stands in its columns.
  public func inspect() throws(ContactFileError) -> FileInspection {
    try reading { try $0.inspect(jobs: options.jobs) }
  }

  /// Reads everything and tells what is wrong, in order, and more than is told in reading: values
  /// that are none, and UIDs that come twice.
  ///
  /// - Parameter diagnostics: Told what is wrong, and with which contact; nil for what is in none.
  @discardableResult
  public func check(
    _ diagnostics: (Diagnostic, Contact?) -> Void
  ) throws(ContactFileError) -> CheckSummary {
    try reading { try $0.check(jobs: options.jobs, diagnostics: diagnostics) }
  }

  /// Tells, in order, what deviates from the standard of each card's version although it can be
  /// read: missing and repeated properties, unknown ones, long lines, line ends. Only vCards deviate.
  public func checkConformance(
    _ diagnostics: (Diagnostic, Contact) -> Void
  ) throws(ContactFileError) {
    try reading { try $0.checkConformance(jobs: options.jobs, diagnostics: diagnostics) }
  }

  private func reading<Result>(
    _ body: (ContactInput) throws -> Result
  ) throws(ContactFileError) -> Result {
    do {
      return try body(input.again())
    } catch {
      throw ContactFileError(error, path: source.name)
    }
  }
}
