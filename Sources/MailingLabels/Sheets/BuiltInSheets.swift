/// The table of common sheets, envelopes and rolls.
///
/// Each measure has its provenance, which ``provenance(of:)`` puts together for a row:
///
/// - the number of labels and the size of one are what the maker prints on the pack;
/// - `margin` and `gap` are those of the maker's template for word processors; where a row has no
///   `margin`, the labels lie in the middle of the page, as they do on all of these, and where it has
///   no `gap`, they touch;
/// - `corner` is the radius of the maker's template;
/// - envelopes have the sizes of ISO 269, of the US trade or of JIS S 5502;
/// - of a tape the width is what the maker prints on the pack, and its labels are cut at the length
///   that stands here.
///
/// Measures of the same labels by different makers differ by less than half a millimetre.
enum BuiltInSheets {
  /// All of them, in the order of the table.
  static let all: [Sheet] =
    sheets(averyLetter, .sheet, "Avery") + sheets(averyA4, .sheet, "Avery")
    + sheets(zweckform, .sheet, "Zweckform") + sheets(herma, .sheet, "Herma")
    + sheets(dymo, .roll, "Dymo") + sheets(brother, .roll, "Brother")
    + sheets(envelopes, .envelope, "")

  /// Where the measures of a row come from, in a few words.
  private static func provenance(of measures: [String], _ kind: Sheet.Kind, _ maker: String)
    -> String
  {
    switch kind {
    case .envelope: return "ISO 269, the US trade's size, or JIS S 5502"
    case .roll: return "size: \(maker)'s pack"
    case .sheet:
      let margin = measures.contains("margin") ? "\(maker)'s template" : "centred"
      let gap = measures.contains("gap") ? "\(maker)'s template" : "none"
      let corner = measures.contains("corner") ? "; corner: \(maker)'s template" : ""
      return "number and size: \(maker)'s pack; margin: \(margin); gap: \(gap)\(corner)"
    }
  }

  /// Part number, measures, other numbers of the same measures, purpose.
  private static let averyLetter = """
    5160 | letter 3x10 2.625x1in margin 0.1875,0.5 gap 0.125,0 corner 0.0625 \
    | 8160 5260 5960 5970 5971 5972 5979 5980 8250 8460 8620 8660 8810 15660 15700 16460 18160 \
    18260 18660 28660 38260 45160 48160 48260 48360 48460 48860 48960 58160 58660 6240 6521 6525 \
    6526 6585 80509 88560 95915 Presta-94200 | Address labels
    5161 | letter 2x10 4x1in margin 0.15625,0.5 gap 0.1875,0 corner 0.0625 \
    | 8161 5261 5961 8461 8661 15661 16461 18661 48161 48461 5661 | Address labels
    5162 | letter 2x7 4x1.33333in margin 0.15625,0.83333 gap 0.1875,0 corner 0.0625 \
    | 8162 5262 5962 8252 8462 8662 15662 15702 16462 18162 18662 48162 48462 48862 95945 5662 \
    | Address labels
    5163 | letter 2x5 4x2in margin 0.15625,0.5 gap 0.1875,0 corner 0.125 \
    | 8163 5263 5963 8253 8463 8663 15663 16463 18163 18663 48163 48263 48363 48463 48863 58163 \
    5523 6427 6527 6528 5137 | Shipping labels
    5164 | letter 2x3 4x3.33333in margin 0.15625,0.5 gap 0.1875,0 corner 0.125 \
    | 8164 5264 8254 8464 15264 15664 18864 48264 48464 48864 58164 5524 6436 95905 \
    | Shipping labels
    5165 | letter 1x1 8.5x11in margin 0,0 | 8165 5265 5353 8255 8465 15265 15665 18665 48165 \
    | Full sheet
    5126 | letter 1x2 8.5x5.5in margin 0,0 | 8126 5526 5783 15516 48126 5912 \
    | Shipping labels
    5159 | letter 2x7 4x1.5in margin 0.15625,0.25 gap 0.1875,0 corner 0.125 | 95935 \
    | Address labels
    5167 | letter 4x20 1.75x0.5in margin 0.28125,0.5 gap 0.3125,0 corner 0.0625 \
    | 8167 5267 5667 5967 8667 15667 15695 15867 16167 18167 18294 18667 38667 48167 48267 48467 \
    48867 6467 8867 8987 | Return address labels
    5195 | letter 4x15 1.75x0.66667in margin 0.28125,0.5 gap 0.3125,0 corner 0.0625 \
    | 8195 6430 15695-R 18195 18695 38395 | Return address labels
    5392 | letter 2x3 4x3in margin 0.25,1 gap 0,0 | 74541 | Name badges
    5395 | letter 2x4 3.375x2.33333in margin 0.6875,0.58333 gap 0.375,0.16667 \
    | 5095 5895 8395 15395 | Name badges
    5371 | letter 2x5 3.5x2in margin 0.75,0.5 gap 0,0 | 8371 8471 28371 | Business cards
    5366 | letter 2x15 3.4375x0.66667in margin 0.53125,0.5 gap 0.5625,0 corner 0.0625 \
    | 8366 5066 5166 5266 5566 5666 5766 5866 5966 6466 6505 48266 48366 75366 8066 8478 8590 8593 \
    | File folder labels
    """
  private static let averyA4 = """
    L7159 | a4 3x8 63.5x33.9mm margin 7.21,12.9 gap 2.54,0 corner 1.5 | J8159 | Address labels
    L7160 | a4 3x7 63.5x38.1mm margin 7.21,15.15 gap 2.54,0 corner 1.5 \
    | J8160 L7060 L7360 L7560 J8360 J8560 L7771 L7760 LR7160 L4760-V C2160 | Address labels
    L7161 | a4 3x6 63.5x46.6mm margin 7.21,8.7 gap 2.54,0 corner 1.5 | J8161 | Address labels
    L7162 | a4 2x8 99.1x33.9mm margin 4.65,12.9 gap 2.5,0 corner 1.5 | J8162 J8562 L7562 LR7162 \
    | Address labels
    L7163 | a4 2x7 99.1x38.1mm margin 4.65,15.15 gap 2.5,0 corner 1.5 \
    | J8163 J8363 J8563 L7063 L7263 L7363 L7563 LR7163 | Address labels
    L7164 | a4 3x4 63.5x72mm margin 7.21,4.5 gap 2.54,0 corner 1.5 | J8164 | Filing labels
    L7165 | a4 2x4 99.1x67.7mm margin 4.65,13.1 gap 2.5,0 corner 1.5 \
    | J8165 J8365 J8565 L7065 L7565 L7765 LR7165 | Parcel labels
    L7166 | a4 2x3 99.1x93.1mm margin 4.65,8.85 gap 2.5,0 corner 1.5 | J8166 L7566 L7766 \
    | Parcel labels
    L7167 | a4 1x1 199.6x289.1mm margin 5.2,3.95 corner 1.5 | J8167 J8367 J8567 L7567 L7767 LR7167 \
    | Parcel labels
    L7168 | a4 1x2 199.6x143.5mm margin 5.2,5 corner 1.5 | J8168 L7568 L7768 | Parcel labels
    L7169 | a4 2x2 99.1x139mm margin 4.65,9.5 gap 2.5,0 corner 1.5 | J8169 J8569 L7569 L7769 \
    | Parcel labels
    L7173 | a4 2x5 99.1x57mm margin 4.65,6 gap 2.5,0 corner 1.5 | J8173 J8573 L7073 | Address labels
    L7651 | a4 5x13 38.1x21.2mm margin 4.75,10.7 gap 2.5,0 corner 1.5 | J8651 J8551 L7551 LR7651 \
    | Mini labels
    L7654 | a4 4x10 45.7x25.4mm margin 9.7,21.5 gap 2.6,0 corner 1.5 | J8654 | Mini labels
    L7636 | a4 4x12 45.7x21.2mm margin 9.7,21.3 gap 2.6,0 corner 1.5 | L6009 L6011 | Mini labels
    L7656 | a4 4x21 46x11.1mm margin 5.3,17.4 gap 5.13,1.46 corner 1 | J8656 | Mini labels
    """
  private static let zweckform = """
    3475 | a4 3x8 70x36mm | 3490 6122 | Universal labels
    3474 | a4 3x8 70x37mm | 6175 | Universal labels
    3422 | a4 3x8 70x35mm | | Universal labels
    3424 | a4 2x6 105x48mm | | Universal labels
    3425 | a4 2x5 105x57mm | | Universal labels
    3426 | a4 2x4 105x70mm | | Universal labels
    3427 | a4 2x4 105x74mm | | Universal labels
    3477 | a4 2x7 105x41mm | | Universal labels
    3478 | a4 1x1 210x297mm | 4428 | Full sheet
    3481 | a4 3x7 70x41mm | | Universal labels
    3483 | a4 2x2 105x148mm | | Universal labels
    3484 | a4 2x8 105x37mm | | Universal labels
    3652 | a4 3x7 70x42.3mm | | Universal labels
    3653 | a4 2x7 105x42.3mm | | Universal labels
    3655 | a4 1x2 210x148mm | | Universal labels
    3657 | a4 4x10 48.5x25.4mm | 4780 | Universal labels
    3658 | a4 3x8 64.6x33.8mm | 6091 | Universal labels
    3659 | a4 2x6 97x42.3mm | 4781 | Universal labels
    3660 | a4 2x4 97x67.7mm | 4782 | Universal labels
    3661 | a4 3x4 70x67.7mm | | Universal labels
    3664 | a4 3x8 70x33.8mm | | Universal labels
    3665 | a4 4x10 52.5x29.7mm | | Universal labels
    3666 | a4 5x13 38x21.2mm | | Universal labels
    3667 | a4 4x16 48.5x16.9mm | | Universal labels
    3669 | a4 3x5 70x50.8mm | | Universal labels
    """
  private static let herma = """
    4464 | a4 3x8 70x37mm | 4413 | Universal labels
    4677 | a4 3x7 63.5x38.1mm gap 2.5,0 corner 1.5 \
    | 4103 4113 4904 5074 8632 8650 8680 8801 8838 8890 | Address labels
    4102 | a4 4x11 48.3x25.4mm | 4109 4112 4272 4357 4608 4680 4690 4812 5051 8631 8835 8961 8971 \
    | Universal labels
    4270 | a4 5x13 38x21.2mm | 4606 | Universal labels
    4271 | a4 4x16 48.3x16.9mm | 4607 | Universal labels
    4614 | a4 3x8 66x33.8mm | 4670 5053 | Universal labels
    4625 | a4 2x7 105x42.3mm | 4674 5057 | Universal labels
    4457 | a4 2x6 105x48mm | | Universal labels
    4620 | a4 2x8 105x37mm | | Universal labels
    4098 | a4 3x9 63.5x29.6mm gap 3,0 corner 1.5 | 4222 4233 4347 4418 4419 4864 5045 8865 8966 \
    | Address labels
    4097 | a4 4x12 45.7x21.2mm gap 3,0 corner 1.5 | 4221 4232 4235 4346 8864 8940 8965 | Mini labels
    4099 | a4 2x5 96x50.8mm gap 3,0 corner 1.5 | 4223 4349 4667 8653 8806 8845 8893 8967 \
    | Address labels
    """
  /// Width and height as they are read; the label comes out of the printer sideways.
  private static let dymo = """
    99010 | roll 89x28mm | S0722370 1983173 | Address labels
    99012 | roll 89x36mm | 99013 S0722400 S0722410 1983172 | Large address labels
    99014 | roll 101x54mm | S0722430 | Shipping labels
    99015 | roll 70x54mm | S0722440 | Multi-purpose labels
    99017 | roll 50x12mm | S0722460 | Suspension file labels
    11352 | roll 54x25mm | S0722520 | Return address labels
    11354 | roll 57x32mm | S0722540 | Multi-purpose labels
    11355 | roll 51x19mm | S0722550 | Multi-purpose labels
    11356 | roll 89x41mm | S0722560 | Name badges
    30252 | roll 3.5x1.125in | 30572 30320 30251 | Address labels
    30321 | roll 3.5x1.4in | | Large address labels
    30256 | roll 4x2.3125in | 30323 | Shipping labels
    30330 | roll 2x0.75in | | Return address labels
    30336 | roll 2.125x1in | | Multi-purpose labels
    """
  private static let brother = """
    DK-11201 | roll 90x29mm | DK-1201 | Address labels
    DK-11202 | roll 100x62mm | DK-1202 | Shipping labels
    DK-11203 | roll 87x17mm | DK-1203 | File folder labels
    DK-11204 | roll 54x17mm | DK-1204 | Return address labels
    DK-11208 | roll 90x38mm | DK-1208 | Large address labels
    DK-11209 | roll 62x29mm | DK-1209 | Small address labels
    DK-11221 | roll 23x23mm | DK-1221 | Square labels
    DK-11234 | roll 86x60mm | DK-1234 | Name badges
    DK-11240 | roll 102x51mm | DK-1240 | Shipping labels
    DK-11241 | roll 152x102mm | DK-1241 | Shipping labels
    DK-11247 | roll 164x103mm | DK-1247 | Shipping labels
    DK-22205 | roll 62x29mm | DK-2205 DK-22212 DK-22251 | Tape of 62 mm, cut at 29 mm
    DK-22210 | roll 90x29mm | DK-2210 DK-22211 | Tape of 29 mm, cut at 90 mm
    DK-22223 | roll 90x50mm | DK-2223 | Tape of 50 mm, cut at 90 mm
    DK-22225 | roll 90x38mm | DK-2225 | Tape of 38 mm, cut at 90 mm
    DK-22243 | roll 152x102mm | DK-2243 | Tape of 102 mm, cut at 152 mm
    """
  private static let envelopes = """
    #10 | envelope 9.5x4.125in | COM10 No.10 number10 envelope-10 | Envelope
    #9 | envelope 8.875x3.875in | No.9 envelope-9 | Envelope
    #6¾ | envelope 6.5x3.625in | #6-3/4 No.6¾ | Envelope
    Monarch | envelope 7.5x3.875in | envelope-monarch | Envelope
    A7-envelope | envelope 7.25x5.25in | envelope-A7 | Invitation envelope
    DL | envelope 220x110mm | DIN-lang envelope-DL | Envelope
    C4 | envelope 324x229mm | envelope-C4 | Envelope
    C5 | envelope 229x162mm | envelope-C5 | Envelope
    C6 | envelope 162x114mm | envelope-C6 | Envelope
    C6/5 | envelope 229x114mm | envelope-C6/5 | Envelope
    B5 | envelope 250x176mm | envelope-B5 | Envelope
    B6-envelope | envelope 176x125mm | envelope-B6 | Envelope
    Japan-long-3 | envelope 235x120mm | Chou-3 長形3号 | Envelope, lying
    """

  /// The sheets of a table. A row that can't be read would be left out, which a test forbids.
  static func sheets(
    _ table: String, _ kind: Sheet.Kind, _ maker: String
  ) -> [Sheet] {
    table.split(separator: "\n").compactMap { row in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        cell.split(separator: " ").map(String.init)
      }
      guard cells.count == 4, let part = cells[0].first,
        let sheet = try? SheetMeasures.sheet(cells[1].joined(separator: " "))
      else { return nil }
      return Sheet(
        kind: kind, maker: maker, part: part, equivalents: cells[2],
        title: cells[3].joined(separator: " "), source: provenance(of: cells[1], kind, maker),
        geometry: sheet.geometry)
    }
  }

  /// How many rows the table has.
  static var rowCount: Int {
    [averyLetter, averyA4, zweckform, herma, dymo, brother, envelopes]
      .map { $0.split(separator: "\n").count }.reduce(0, +)
  }
}
