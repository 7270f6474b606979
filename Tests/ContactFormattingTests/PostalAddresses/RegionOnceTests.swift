import ContactFormatting
import ContactModel
import LocaleSupport
import Testing

/// A region that a town begins with, in characters and Hangul, where both stand in one field.
struct RegionOnceTests {
  @Test(
    arguments: [
      ("CN", "北京市", "北京", "北京市"), ("CN", "广东省广州市", "广东省", "广东省广州市"),
      ("JP", "東京都千代田区丸の内", "東京都", "東京都千代田区丸の内"), ("JP", "千代田区", "東京都", "東京都千代田区"),
      ("KR", "서울특별시 강남구", "서울특별시", "서울특별시 강남구"),
    ] as [(String, String, String, String)])
  func regionsAreSaidOnce(_ country: String, _ city: String, _ state: String, _ line: String) {
    let address = PostalAddress(
      street: "1-2-3", city: city, state: state, isoCountryCode: country)
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "zh"),
      style: PostalAddressStyle(layout: .label, senderCountry: country))
    let text = formatter.string(from: address)
    #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
  }
}
