package import ContactModel

/// Makes contacts out of a seed: the same seed gives the same contact on every machine.
package struct ContactGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  package mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  package mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  private static let words = [
    "Müller", "Łukasz", "Nguyễn", "Ἀθηνᾶ", "Αθήνα", "Україна", "Ђорђе", "محمد", "שלום", "देवनागरी",
    "กรุงเทพฯ", "山田太郎", "能登", "ｶﾀｶﾅ", "홍길동", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "O'Brien", "van der",
    "C:\\new\\, old", "a;b", "x,y", "\"q\"", "^n ^^ ^'", "=41=\t=", "100%", "\\", "\\n", "a:b",
    "line\nbreak", "\n", "END:VCARD", "BEGIN:VCARD", "data:", "\u{A0}", "\u{2028}", "(x)", "[y]",
    "https://example.org/a;b,c?d=e:f#g", "#", "1604-04-15", "http:", "\u{FFFD}", "_$!<Home>!$_",
  ]

  package mutating func word() -> String { one(of: Self.words) }

  /// A text with at least one visible character.
  package mutating func text(_ words: ClosedRange<Int> = 1...4) -> String {
    var text = (0..<number(words)).map { _ in word() }.joined(separator: " ")
    if chance(3) { text += String(repeating: " " + word(), count: 60) }
    if chance(5) { text = " " + text }
    if chance(5) { text += " " }
    return text.utf8.contains { $0 > 0x20 } ? text : text + "x"
  }

  package mutating func uri() -> String {
    one(of: [
      "https://example.org/", "http://example.com/päth;x=1,2?q=a%20b:c#f", "urn:uuid:f81d4fae-7dec",
      "mailto:a@example.org", "ldap://ldap.example.com/o=Tech,c=US??sub?(cn=x)",
      "sip:a@example.org",
    ])
  }

  package mutating func labeled<Value>(
    _ value: Value, labels: [Label] = [], listed: Bool = true
  ) -> LabeledValue<Value> {
    var label: Label?
    if !labels.isEmpty, chance(60) { label = one(of: labels) }
    if chance(10) { label = .custom(text(1...2)) }
    if chance(3) { label = .custom(one(of: ["home", "HOME", "pref", "_$!<Nothing>!$_", "voice"])) }
    var parameters: [Parameter] = []
    if chance(8) {
      parameters.append(
        Parameter("TYPE", values: [one(of: ["x-Jacky", "weird type", "a,b", "VOICE", "fax"])]))
    }
    if chance(8) { parameters.append(Parameter("LANGUAGE", one(of: ["de", "zh-Hant-TW"]))) }
    if chance(5) { parameters.append(Parameter("ALTID", "\(number(1...9))")) }
    if chance(5) { parameters.append(Parameter("PID", values: ["1.1", "2"])) }
    if chance(5) { parameters.append(Parameter("PROP-ID", "p\(number(1...99))")) }
    if chance(8) {
      parameters.append(
        Parameter("X-NOTE", values: (0..<number(1...3)).map { _ in text(1...2) }))
    }
    return LabeledValue(
      value, label: label, preference: chance(15) ? one(of: [1, 1, 2, 50, 100]) : nil,
      parameters: parameters)
  }

  package mutating func list<Value>(
    _ percent: Int, _ most: Int, labels: [Label] = [],
    _ make: (inout ContactGenerator) -> Value
  ) -> [LabeledValue<Value>] {
    guard chance(percent) else { return [] }
    return (0..<number(1...most)).map { _ in
      let value = make(&self)
      return labeled(value, labels: labels)
    }
  }

  /// A value with nothing else said of it.
  package mutating func plain<Value>(
    _ percent: Int, _ make: (inout ContactGenerator) -> Value
  ) -> [LabeledValue<Value>] {
    chance(percent) ? [LabeledValue(make(&self))] : []
  }
}
