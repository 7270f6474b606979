import MailingLabels

/// A sheet as it is named on the command line.
enum SheetOption {
  /// What helps where no name does: products that nobody gives a reliable size of have none here.
  static let measuresHint =
    "A sheet can also be given by the measures on its pack, as "
    + "'A4 3x7 63.5x38.1mm margin 7.2,15.1 gap 2.5,0'."

  /// The sheet of a name or of measures.
  static func sheet(_ text: String) throws -> Sheet {
    if SheetMeasures.isLikely(text) {
      do throws(SheetError) {
        return try SheetMeasures.sheet(text)
      } catch {
        throw CommandFailure(error.description, status: .usage)
      }
    }
    do throws(UnknownSheet) {
      // Reading templates takes longer than all the rest.
      let catalog =
        SheetCatalog.isBuiltIn(text)
        ? SheetCatalog() : SheetCatalog(templatesIn: SheetCatalog.templatesFolder)
      return try catalog.sheet(named: text)
    } catch {
      throw CommandFailure(
        error.description,
        hint: "unicard sheets lists them all. " + measuresHint,
        status: .usage)
    }
  }
}
