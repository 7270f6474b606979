extension Unicode.Scalar {
  /// Whether a terminal may do something at the character but show it: controls, and what turns the
  /// direction of text around or hides it.
  ///
  /// Direction marks are none: they turn nothing around, and Arabic and Hebrew need them. Nor are
  /// the breaks without width of Khmer and Thai.
  package var isTerminalControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: false
    }
  }
}
