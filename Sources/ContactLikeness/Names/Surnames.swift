/// Surnames in characters or Hangul whose usual spellings no rule gives.
package enum Surnames {
  /// Whether letters are a usual spelling of a surname in characters or Hangul.
  package static func isReading(_ latin: ArraySlice<UInt8>, of native: ArraySlice<UInt8>) -> Bool {
    table[String(decoding: native, as: UTF8.self)]?.contains(Array(latin)) ?? false
  }

  /// Whether a surname in characters or Hangul is among the usual ones.
  static func isNative(_ name: [UInt8]) -> Bool {
    table[String(decoding: name, as: UTF8.self)] != nil
  }

  /// The surnames that a text in Latin letters is a usual spelling of.
  static func spelled(_ latin: [UInt8]) -> [String] { spellings[StableHash.of(latin)] ?? [] }

  /// The surnames that a spelling stands for, by the spelling's hash.
  private static let spellings: [UInt64: [String]] = {
    var spellings: [UInt64: [String]] = [:]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let surname = words.first.map(String.init) else { continue }
      for reading in words.dropFirst().map({ Array($0.utf8) }) {
        spellings[StableHash.of(reading), default: []].append(surname)
      }
    }
    return spellings
  }()

  private static let table: [String: [[UInt8]]] = {
    var table: [String: [[UInt8]]] = [:]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let native = words.first else { continue }
      table[String(native)] = words.dropFirst().map { Array($0.utf8) }
    }
    // Japanese readings, with long vowels as they are written and as they are left out.
    let readings = Self.japanese.description.split(separator: " ")
    for index in stride(from: 0, to: readings.count - 1, by: 2) {
      let reading = Array(readings[index + 1].utf8)
      let plain = SpellingRules.japanese.apply(reading[...])
      table[String(readings[index]), default: []] +=
        reading == plain ? [reading] : [reading, plain]
    }
    return table
  }()

  private static let list = """
    이 lee yi rhee ri i
    김 kim gim
    박 park pak bak
    최 choi choe
    정 jung jeong chung
    강 kang gang
    조 cho jo
    윤 yoon yun youn
    장 jang chang
    임 lim im yim
    한 han
    오 oh o
    서 seo suh so
    신 shin sin
    권 kwon gwon
    황 hwang
    안 ahn an
    송 song
    류 ryu yoo yu
    유 yoo yu you
    홍 hong
    전 jeon jun chun
    고 ko go koh
    문 moon mun
    손 son sohn
    양 yang
    배 bae pae
    백 baek paik paek
    허 heo hur huh
    남 nam
    심 shim sim
    노 noh roh no
    하 ha
    곽 kwak gwak
    성 sung seong
    차 cha
    주 joo ju
    우 woo u
    구 koo gu ku
    민 min
    나 na ra
    진 jin
    지 ji
    엄 um eom
    원 won
    천 cheon chun
    방 bang pang
    공 kong gong
    현 hyun hyeon
    변 byun byeon
    여 yeo
    추 choo chu
    李 li lee yi lei
    王 wang wong ong
    张 zhang chang cheung teo
    刘 liu lau low
    陈 chen chan tan chin
    杨 yang yeung young
    赵 zhao chao chiu
    黄 huang wong hwang ng
    周 zhou chou chow chau
    吴 wu ng woo goh
    徐 xu hsu tsui chui
    孙 sun suen
    胡 hu woo wu
    朱 zhu chu choo
    高 gao kao ko
    林 lin lam lim
    何 he ho
    郭 guo kuo kwok
    马 ma mah
    罗 luo lo law
    梁 liang leung leong
    宋 song sung
    郑 zheng cheng cheang
    谢 xie hsieh tse
    韩 han hon
    唐 tang tong
    冯 feng fung
    于 yu
    董 dong tung
    萧 xiao hsiao siu
    程 cheng ching
    曹 cao tsao
    袁 yuan yuen
    邓 deng teng tang
    许 xu hsu hui
    傅 fu foo
    沈 shen sum
    曾 zeng tseng tsang
    彭 peng pang
    吕 lu lv lui lyu
    苏 su so
    卢 lu lo
    蒋 jiang chiang
    蔡 cai tsai choi
    贾 jia chia
    丁 ding ting
    魏 wei ngai
    薛 xue hsueh
    叶 ye yeh yip
    阎 yan yen
    余 yu yee
    潘 pan poon
    杜 du tu to
    戴 dai tai
    夏 xia hsia ha
    钟 zhong chung
    汪 wang wong
    田 tian tien
    任 ren jen yam
    姜 jiang chiang keung
    范 fan
    方 fang fong
    石 shi shih shek
    姚 yao yiu
    谭 tan tam
    廖 liao liu
    邹 zou tsou chow
    熊 xiong hsiung hung
    金 jin kim kam
    陆 lu luk
    郝 hao
    孔 kong kung hung
    白 bai pai
    崔 cui choi tsui
    康 kang hong
    毛 mao
    邱 qiu chiu yau
    秦 qin chin chun
    江 jiang chiang kong
    史 shi shih
    顾 gu ku koo
    侯 hou hau
    邵 shao siu
    孟 meng mang
    龙 long lung
    万 wan man
    段 duan tuan
    钱 qian chien chin
    汤 tang tong
    尹 yin yoon
    黎 li lai
    易 yi yick
    常 chang sheung
    武 wu mo
    乔 qiao chiao kiu
    贺 he ho
    赖 lai
    龚 gong kung
    文 wen man moon
    """
}
