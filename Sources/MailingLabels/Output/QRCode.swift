import CTypesetting

/// A QR code (ISO/IEC 18004), of dark and light modules in a square.
struct QRCode {
  /// How many modules there are in a row.
  let width: Int
  /// The modules in rows from the top left; 1 is dark.
  let modules: [UInt8]

  /// A code of bytes; nil where they are too many.
  init?(_ bytes: [UInt8]) {
    let room = Int(CT_QR_CODE_WIDEST) * Int(CT_QR_CODE_WIDEST)
    var modules = [UInt8](repeating: 0, count: room)
    let width = Int(ct_qr_code_make(bytes, bytes.count, &modules))
    guard width > 0 else { return nil }
    modules.removeLast(room - width * width)
    self.width = width
    self.modules = modules
  }

  /// The smallest module that phones read from paper.
  static let smallestModule = Length.millimeters(0.25)
}
