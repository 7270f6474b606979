import CUnicode
import Synchronization

/// How a charset is called, and the converters that ICU has for it.
struct CharsetDescription: Hashable, Sendable {
  /// The name to show.
  let name: String
  /// ICU's name of the converter that reads.
  let decoder: String
  /// ICU's name of the converter that writes.
  let encoder: String

  init(name: String, decoder: String, encoder: String? = nil) {
    self.name = name
    self.decoder = decoder
    self.encoder = encoder ?? decoder
  }

  static let utf8 = CharsetDescription(name: "UTF-8", decoder: "UTF-8")
  static let utf16 = CharsetDescription(name: "UTF-16", decoder: "UTF-16")
  static let utf16LE = CharsetDescription(name: "UTF-16LE", decoder: "UTF-16LE")
  static let utf16BE = CharsetDescription(name: "UTF-16BE", decoder: "UTF-16BE")
  static let utf32LE = CharsetDescription(name: "UTF-32LE", decoder: "UTF-32LE")
  static let utf32BE = CharsetDescription(name: "UTF-32BE", decoder: "UTF-32BE")
  static let ascii = CharsetDescription(
    name: "US-ASCII", decoder: "windows-1252", encoder: "US-ASCII")
  static let isoLatin1 = CharsetDescription(
    name: "ISO-8859-1", decoder: "windows-1252", encoder: "ISO-8859-1")
  static let isoLatin5 = CharsetDescription(
    name: "ISO-8859-9", decoder: "windows-1254", encoder: "ISO-8859-9")
  static let windows1252 = CharsetDescription(name: "windows-1252", decoder: "windows-1252")
  static let windows874 = CharsetDescription(name: "windows-874", decoder: "windows-874")
  static let shiftJIS = CharsetDescription(name: "Shift_JIS", decoder: "ibm-943_P15A-2003")
  static let gbk = CharsetDescription(name: "GBK", decoder: "gb18030", encoder: "windows-936")
  static let gb18030 = CharsetDescription(name: "GB18030", decoder: "gb18030")
  static let eucKR = CharsetDescription(name: "EUC-KR", decoder: "windows-949")
  static let eucJP = CharsetDescription(name: "EUC-JP", decoder: "euc-jp-2007")
  static let big5 = CharsetDescription(name: "Big5", decoder: "windows-950-2000")
  static let macRoman = CharsetDescription(name: "macintosh", decoder: "macintosh")
}

/// The charsets in use, one codec each.
final class CharsetRegistry: Sendable {
  static let shared = CharsetRegistry()

  private struct State {
    var codecsByName: [String: CharsetCodec] = [:]
    var codecsByLabel: [String: CharsetCodec] = [:]
  }

  private let state = Mutex(State())

  /// The codec of a charset; it is made at the first call.
  func codec(for description: CharsetDescription) -> CharsetCodec {
    if let codec = state.withLock({ $0.codecsByName[description.name] }) { return codec }
    // Made outside the lock, as it takes a while; if two threads race, the first one wins.
    let codec = CharsetCodec(description)
    return state.withLock { state in
      if let winner = state.codecsByName[description.name] { return winner }
      state.codecsByName[description.name] = codec
      return codec
    }
  }

  /// The codec of the charset that a label means; nil when it means none.
  func codec(named label: String) -> CharsetCodec? {
    let key = CharsetLabels.key(of: label)
    guard !key.isEmpty else { return nil }
    if let codec = state.withLock({ $0.codecsByLabel[key] }) { return codec }
    guard let description = CharsetLabels.description(ofKey: key, label: label) else { return nil }
    let codec = codec(for: description)
    guard codec.isAvailable else { return nil }
    state.withLock { state in
      // Labels come from files: don't let a hostile one fill the memory.
      if state.codecsByLabel.count < 1000 { state.codecsByLabel[key] = codec }
    }
    return codec
  }
}
