/// Colours and weights of a terminal, or none.
struct TextStyle {
  /// Whether escape sequences are written at all.
  let isEnabled: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func dim(_ text: String) -> String { styled(text, "2") }
  func reversed(_ text: String) -> String { styled(text, "7") }
  func red(_ text: String) -> String { styled(text, "1;31") }
  func green(_ text: String) -> String { styled(text, "32") }
  func yellow(_ text: String) -> String { styled(text, "1;33") }
  func blue(_ text: String) -> String { styled(text, "1;34") }
  func cyan(_ text: String) -> String { styled(text, "36") }

  private func styled(_ text: String, _ code: String) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
