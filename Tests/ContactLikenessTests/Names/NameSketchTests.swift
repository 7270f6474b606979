import CNameLists
import Testing

@testable import ContactLikeness

/// A sketch may only say what comparing the names says.
struct NameSketchTests {
  /// Names of the list, evenly chosen, and each with a letter changed, left out and put in front.
  private static let names: [NamePart] = {
    let lines = Array(ListFile.lines(of: cn_common_names()))
    let chosen = stride(from: 0, to: lines.count, by: max(1, lines.count / 60)).map { index in
      Array(lines[index].prefix { $0 != UInt8(ascii: " ") })
    }
    var names: [NamePart] = []
    for name in chosen + known {
      var changed: [UInt8] = name
      changed[1] = UInt8(ascii: "o")
      let shorter: [UInt8] = name.dropLast()
      let longer: [UInt8] = [UInt8(ascii: "s")] + name
      names += [name, changed, shorter, longer].map { NamePart($0) }
    }
    return names
  }()

  /// What is one name by another rule each.
  private static let known = """
    robert bob william bill lee yi kwok guo ivanov ivanova kowalski kowalska joseph sepp muhammad mohamed
    tovar chen tan georgios george christian chr nagy nagyne pappas pappa rafiqul shafiqul micheal michael
    """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }

  @Test(arguments: [CommonNames.Role.given, .family])
  func whoIsSurelyDifferentIs(role: CommonNames.Role) {
    let names = Self.names
    let sketches = names.map { NameSketch($0) }
    var differentCount = 0
    var toldCount = 0
    var wrong: [String] = []
    for (a, x) in zip(names, sketches) {
      for (b, y) in zip(names, sketches) {
        let isDifferent = a.likeness(to: b, as: role) == .different
        if isDifferent { differentCount += 1 }
        guard x.isSurelyDifferent(from: y, as: role) else { continue }
        toldCount += 1
        if !isDifferent {
          wrong.append(String(decoding: a.folded + [0x20] + b.folded, as: UTF8.self))
        }
        if !y.isSurelyDifferent(from: x, as: role) { wrong.append("not symmetric") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    // It would be of no use otherwise.
    #expect(toldCount * 2 > differentCount, "\(toldCount) of \(differentCount)")
  }
}
