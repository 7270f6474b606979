public import ContactModel
public import FileFormats

/// Writes contacts one at a time.
public struct ContactWriter: ~Copyable {
  private let encoder: any ContactOutput

  /// A writer; for CSV, settle the columns first with `settleColumns(for:)`.
  public init(_ options: WritingOptions) { encoder = options.makeOutput() }

  /// The contact in the writer's format, without what stands around it in a file, and what the
  /// format can't hold.
  public mutating func write(_ contact: Contact) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    encoder.removeOutput()
    encoder.encode(contact)
    return (Array(encoder.output), ConversionLoss.losses(encoder.losses, contact))
  }
}
