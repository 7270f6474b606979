import ContactCoding
import ContactModel
import SourceText

/// A diagnostic with its place as people name it.
struct LocatedDiagnostic {
  let diagnostic: Diagnostic
  let file: String
  let location: SourceLocation?
  /// What the contact is called, where that was told.
  let contactName: String?

  /// One object of `--json` and of reports.
  var json: JSON {
    .object([
      ("type", .string("diagnostic")), ("code", .string(diagnostic.code.rawValue)),
      ("severity", .string(diagnostic.severity.name)), ("message", .string(diagnostic.message)),
      ("hint", .optional(diagnostic.commandHint)), ("file", .string(file)),
      ("line", .optional(location?.line)), ("column", .optional(location?.column)),
      ("byteOffset", .optional(diagnostic.range?.lowerBound)),
      ("byteLength", .optional(diagnostic.range?.count)),
      ("contact", .optional(diagnostic.contactIndex)),
    ])
  }
}

/// Collects the diagnostics of an input and hands them on with their places, which are worked out
/// for many at a time. They should come in the order of the file.
final class DiagnosticBatch {
  /// More than these don't wait in memory, since a hostile file has millions.
  private let capacity: Int
  private let input: OpenInput
  private let locator: LineLocator
  private let emit: ([LocatedDiagnostic]) throws -> Void
  private var waiting: [(diagnostic: Diagnostic, contactName: String?)] = []
  private var failure: (any Error)?

  /// - Parameter capacity: How many are put in order before they are handed on.
  init(
    _ input: OpenInput, capacity: Int = 4096,
    _ emit: @escaping ([LocatedDiagnostic]) throws -> Void
  ) {
    self.input = input
    self.capacity = capacity
    locator = LineLocator(input.stream)
    self.emit = emit
  }

  func add(_ diagnostic: Diagnostic, contactName: String? = nil) {
    waiting.append((diagnostic, contactName))
    guard waiting.count >= capacity, failure == nil else { return }
    // The callback that this is called from can't throw.
    do { try send() } catch { failure = error }
  }

  /// Hands on what is left. Throws what went wrong before, too.
  func finish() throws {
    if let failure { throw failure }
    try send()
  }

  private func send() throws {
    guard !waiting.isEmpty else { return }
    defer { waiting.removeAll() }
    // Several checks report one after the other; people read from top to bottom.
    func start(_ index: Int) -> Int { waiting[index].diagnostic.range?.lowerBound ?? -1 }
    let order = waiting.indices.sorted { (start($0), $0) < (start($1), $1) }
    let places = try locator.locations(of: order.compactMap { waiting[$0].diagnostic.range })
    var next = places.makeIterator()
    try emit(
      order.map { index in
        let (diagnostic, name) = waiting[index]
        return LocatedDiagnostic(
          diagnostic: diagnostic, file: input.stream.source.name,
          location: diagnostic.range == nil ? nil : next.next(), contactName: name)
      })
  }
}
