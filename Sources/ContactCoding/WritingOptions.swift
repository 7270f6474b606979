/// How contacts are written.
public struct WritingOptions: Sendable {
  /// What becomes of pictures.
  public enum PhotoPolicy: Hashable, Sendable {
    case keep
    case drop
    /// Keep those of at most so many bytes.
    case limit(bytes: Int)
  }

  public var format: ContactFormat
  /// The program that the file is for; nil for the format's general form.
  public var destination: Destination?
  /// Whether lines are folded at 75 octets. Everything reads folded lines but a few old phones.
  public var folds = true
  public var photos = PhotoPolicy.keep

  public init(format: ContactFormat) { self.format = format }

  public init(destination: Destination) {
    format = destination.format
    self.destination = destination
  }
}
