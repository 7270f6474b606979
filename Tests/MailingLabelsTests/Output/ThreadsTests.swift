import Foundation
import Synchronization
import Testing

@testable import MailingLabels

/// A server makes many documents at once.
@Suite struct ThreadsTests {
  private static let scripts = [
    "Größe", "Ελένη", "Мария", "משה כהן", "محمد علي", "अनिता", "สมชาย", "김민수", "田中", "이영희",
  ]

  private static func document(_ number: Int) throws -> [UInt8] {
    var style = LabelStyle()
    style.fontSize = 6 + Double(number)
    let labels = (0..<40).map { index in
      MailingLabel(
        lines: [scripts[(index + number) % scripts.count], "Main St \(index)"],
        contactName: "\(index)")
    }
    let document = try Fixtures.document(labels, on: Fixtures.sheet("5160"), style)
    return try document.finish()
  }

  /// Each is as on one thread, to the byte.
  @Test func makesDocumentsAtOnce() throws {
    let alone = try (0..<6).map(Self.document)
    let made = Mutex<[Bool]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let isSame = (0..<6).map { (try? Self.document($0)) == alone[$0] }
      made.withLock { $0 += isSame }
    }
    #expect(made.withLock { $0 } == Array(repeating: true, count: 48))
  }
}
