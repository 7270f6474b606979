import Foundation
import FuzzTargets
import Testing

/// Every input that ever broke a promise or ended a program, and the seeds of fuzzing, once more.
struct ReplayTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Inputs")

  private static func inputs(_ target: FuzzTarget) -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appendingPathComponent(target.rawValue).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map { (name, Array($0)) }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func keepsItsPromises(_ target: FuzzTarget) {
    let inputs = Self.inputs(target)
    #expect(!inputs.isEmpty)
    for (name, bytes) in inputs {
      do throws(BrokenPromise) {
        try target.run(bytes)
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
  }

  /// Cut anywhere, an input is malformed and nothing worse.
  @Test(arguments: FuzzTarget.allCases)
  func keepsItsPromisesWhereverAnInputEnds(_ target: FuzzTarget) {
    for (name, bytes) in Self.inputs(target) where bytes.count < 1500 {
      for end in stride(from: 0, to: bytes.count, by: 1 + bytes.count / 40) {
        do throws(BrokenPromise) {
          try target.run(Array(bytes[..<end]))
        } catch {
          Issue.record("\(name) cut at \(end): \(error)")
        }
      }
    }
  }

  /// Changes are the same for the same seed, and leave inputs within their limit.
  @Test func changesInputs() {
    let bytes = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nEND:VCARD\r\n".utf8)
    for seed in 0..<2000 as Range<UInt64> {
      var (first, second) = (bytes, bytes)
      var mutator = Mutator(seed: seed)
      mutator.mutate(&first, atMost: 100)
      mutator = Mutator(seed: seed)
      mutator.mutate(&second, atMost: 100)
      #expect(first == second && first.count <= 100)
    }
  }
}
