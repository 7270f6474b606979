import ContactCoding
import SourceText

/// A diagnostic with its place as people name it.
struct LocatedDiagnostic {
  let diagnostic: Diagnostic
  let file: String
  let location: SourceLocation?

  /// One object of `--json` and of reports.
  var json: JSON {
    .object([
      ("type", .string("diagnostic")), ("code", .string(diagnostic.code.rawValue)),
      ("severity", .string(diagnostic.severity.name)), ("message", .string(diagnostic.message)),
      ("hint", .optional(diagnostic.hint)), ("file", .string(file)),
      ("line", .optional(location?.line)), ("column", .optional(location?.column)),
      ("byteOffset", .optional(diagnostic.range?.lowerBound)),
      ("byteLength", .optional(diagnostic.range?.count)),
      ("contact", .optional(diagnostic.contactIndex)),
    ])
  }
}

/// Collects the diagnostics of an input and hands them on with their places, which are worked out
/// for many at a time.
final class DiagnosticBatch {
  /// More than these don't wait in memory, since a hostile file has millions.
  private static let capacity = 50_000

  private let input: OpenInput
  private let emit: ([LocatedDiagnostic]) throws -> Void
  private var waiting: [Diagnostic] = []
  private var failure: (any Error)?

  init(_ input: OpenInput, _ emit: @escaping ([LocatedDiagnostic]) throws -> Void) {
    self.input = input
    self.emit = emit
  }

  func add(_ diagnostic: Diagnostic) {
    waiting.append(diagnostic)
    guard waiting.count >= Self.capacity, failure == nil else { return }
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
    let order = waiting.indices.sorted {
      (waiting[$0].range?.lowerBound ?? -1, $0) < (waiting[$1].range?.lowerBound ?? -1, $1)
    }
    waiting = order.map { waiting[$0] }
    let located = waiting.filter { $0.range != nil }
    let places = try LineLocator(input.stream).locations(of: located.compactMap(\.range))
    var next = places.makeIterator()
    try emit(
      waiting.map { diagnostic in
        LocatedDiagnostic(
          diagnostic: diagnostic, file: input.stream.source.name,
          location: diagnostic.range == nil ? nil : next.next())
      })
  }
}
