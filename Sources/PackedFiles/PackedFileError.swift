/// Why a packed file could not be opened, or a file in it.
package struct PackedFileError: Error, Hashable {
  package enum Code: Hashable, Sendable {
    /// Far more comes out than was packed.
    case tooLarge
    /// The packed bytes are no such file, or are cut or damaged.
    case damaged
    /// The file is encrypted.
    case encrypted
    /// The file is packed in a way that is not known here.
    case unknownMethod
    /// The archive has more files than are looked at.
    case tooManyFiles(limit: Int)
    /// The file is packed in an archive that is not opened, as `RAR`.
    case otherArchive(String)
  }

  package let code: Code
  /// The packed file, or the file in it.
  package let name: String

  init(_ code: Code, name: String) {
    self.code = code
    self.name = name
  }

  /// What is said of a packed file that was read as far as possible.
  static func partWasRead(of name: String) -> String {
    "\(name) is damaged or not complete. What can be read of it was read; the rest is missing."
  }

  /// What is wrong and what to do, in sentences.
  package var message: String {
    switch code {
    case .tooLarge:
      "\(name) unpacks to over \(UnpackingBudget.ratio) times its size, as no address book does. "
        + "Unpack it yourself if you trust it."
    case .damaged:
      "\(name) is damaged or not complete. Export or copy it again."
    case .encrypted:
      "\(name) is encrypted. Unpack it with its password first."
    case .unknownMethod:
      "\(name) is packed in a way that is not known here. Unpack it first."
    case .tooManyFiles(let limit):
      "\(name) holds more than \(limit) files. Unpack it, and name its folder instead."
    case .otherArchive(let kind):
      "\(name) is packed as \(kind), which is not opened here. Unpack it first."
    }
  }
}

extension PackedFileError: CustomStringConvertible {
  package var description: String { message }
}
