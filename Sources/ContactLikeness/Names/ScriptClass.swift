/// The scripts of names, as far as they are compared in different ways.
@usableFromInline package enum ScriptClass: UInt8, Sendable, BitwiseCopyable {
  case latin, cyrillic, greek, arabic, kana, han, hangul, hebrew, indic, thai, georgian, armenian,
    ethiopic
  case other

  /// The script of text: that of its first letter beyond Latin, but kana only where there is no
  /// Han.
  package init(_ text: ArraySlice<UInt8>) {
    var found = ScriptClass.latin
    var scalars = text.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&scalars) {
      let script = Self.script(of: scalar.value)
      switch script {
      case .latin: continue
      case .kana: found = .kana
      default:
        self = script
        return
      }
    }
    self = found
  }

  private static func script(of scalar: UInt32) -> ScriptClass {
    switch scalar {
    case 0..<0x370, 0x1E00..<0x1F00: .latin
    case 0x370..<0x400, 0x1F00..<0x2000: .greek
    case 0x400..<0x530: .cyrillic
    case 0x530..<0x590: .armenian
    case 0x590..<0x600, 0xFB1D..<0xFB50: .hebrew
    case 0x600..<0x700, 0x750..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFF00: .arabic
    case 0x900..<0xDF4: .indic
    case 0xE00..<0xF00: .thai
    case 0x1200..<0x13A0, 0x2D80..<0x2DE0: .ethiopic
    case 0x10A0..<0x1100, 0x1C90..<0x1CC0, 0x2D00..<0x2D30: .georgian
    case 0x3040..<0x3100: .kana
    case 0x3005, 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x40000: .han
    case 0x1100..<0x1200, 0xAC00..<0xD7B0: .hangul
    default: .other
    }
  }

  /// Whether a syllable has a character of its own, so that one that differs is another name.
  package var isSyllabic: Bool {
    switch self {
    case .han, .hangul, .kana: true
    default: false
    }
  }

  /// Whether few vowels are written.
  package var isConsonantal: Bool {
    switch self {
    case .arabic, .hebrew, .thai, .indic, .ethiopic: true
    default: false
    }
  }

  /// Whether vowels are written, be it as signs at consonants.
  package var writesVowels: Bool { self != .arabic && self != .hebrew }
}
