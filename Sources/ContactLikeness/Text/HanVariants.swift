/// Characters of names that are written in several forms, beyond what the simplification of Chinese
/// makes one: those that Japan simplified in its own way, and those of family registers.
///
/// Gathered for this project from what is commonly known of them.
enum HanVariants {
  /// The character that a variant is folded to; nil for one that is in no list.
  static func common(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.value < 0x3400 ? nil : table[scalar]
  }

  /// One character in its forms to a word, that of simplified Chinese first.
  private static let list = """
    边辺邊邉 泽沢澤 高髙 崎﨑嵜 齐斉齊 斋斎齋 广広廣 滨浜濱 岛島嶋嶌 真眞 惠恵 荣栄榮 樱桜櫻 龙竜龍 德徳 盐塩鹽 \
    泷滝瀧 濑瀬 关関關 儿児兒 实実實 浅淺 铁鉄鐵 增増 藏蔵 宝寶 龟亀龜 涩渋澁 丰豊 桧檜 万萬 与與 圆円圓 弥彌 条條 \
    峰峯 富冨 馆館舘 吉𠮷 园薗園 薮藪 曾曽 遥遙 薰薫 国國 寿壽 静靜 黑黒 县県縣 传伝傳 战戦戰 气気氣 佛仏 来來 乐楽樂 \
    绘絵繪 证証證 续続續 严厳嚴 应応應 变変變 发発發 庄荘莊 穗穂 祢禰 桥橋 绪緒 晓暁曉 尧尭堯 凉涼 芦蘆 \
    郎郞 清淸 诸諸 柳栁 秋穐 土圡 鹤鶴 难難
    """

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in list.split(separator: " ") {
      guard let common = group.unicodeScalars.first else { continue }
      for scalar in group.unicodeScalars.dropFirst() where table[scalar] == nil {
        table[scalar] = common
      }
    }
    return table
  }()
}
