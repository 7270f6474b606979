import Glibc
import SourceText
import Testing

@Suite struct ByteStreamTests {
  /// UTF-16 and byte order marks never reach the reader.
  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x41, 0x42], "AB", "UTF-8", 3),
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x41], "A", "UTF-8", 6),
      ([0xFF, 0xFE, 0x41, 0x00, 0xFC, 0x00], "Aü", "UTF-16LE", 0),
      ([0xFE, 0xFF, 0x00, 0x41, 0x00, 0xFC], "Aü", "UTF-16BE", 0),
      ([0xFF, 0xFE, 0xFF, 0xFE, 0x41, 0x00], "A", "UTF-16LE", 0),
      ([0xFF, 0xFE, 0x00, 0x00, 0x41, 0x00, 0x00, 0x00], "A", "UTF-32LE", 0),
      ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x41], "A", "UTF-32BE", 0),
      ([0x41, 0x00, 0x0D, 0x00, 0x0A, 0x00], "A\r\n", "UTF-16LE", 0),
      ([0x00, 0x41, 0x00, 0x0D, 0x00, 0x0A], "A\r\n", "UTF-16BE", 0),
      ([0xFF, 0xFE, 0x41, 0x00, 0x42], "A\u{FFFD}", "UTF-16LE", 0),
      ([0xEF, 0xBB, 0xBF], "", "UTF-8", 3),
      ([0x41], "A", "UTF-8", 0),
      ([], "", "UTF-8", 0),
    ] as [([UInt8], String, String, Int)])
  func readsMarksAndUTF16(bytes: [UInt8], text: String, name: String, offset: Int) throws {
    let stream = try ByteStream(bytes: bytes, name: "test")
    #expect(stream.encoding.charset.name == name)
    #expect(stream.textOffset == offset)
    #expect(String(decoding: try stream.readAll(), as: UTF8.self) == text)
    #expect(try stream.reopen().readAll() == Array(text.utf8))
  }

  /// Parts of any length give the same text.
  @Test(arguments: [1, 2, 3, 7, 4096])
  func readsInParts(length: Int) throws {
    let text = String(repeating: "Zürich 東京 🙂\r\n", count: 9000)
    let bytes = [0xFE, 0xFF] + Charset.utf16BE.encode(text).bytes
    let stream = try ByteStream(bytes: bytes)
    var result: [UInt8] = []
    var part = [UInt8](repeating: 0, count: length)
    while true {
      let count = try part.withUnsafeMutableBytes { try stream.read(into: $0) }
      if count == 0 { break }
      result += part[..<count]
    }
    #expect(result == Array(text.utf8))
    #expect(stream.replacements == 0)
  }

  @Test func keepsOtherCharsetsAsTheyAre() throws {
    let bytes: [UInt8] = Array("J\u{FC}rgen".unicodeScalars.map { UInt8($0.value) })
    let stream = try ByteStream(bytes: bytes)
    #expect(stream.encoding.charset == .windows1252)
    #expect(stream.textCharset == .windows1252)
    #expect(try stream.readAll() == bytes)
    let transcoded = try ByteStream(bytes: bytes, transcoding: .always)
    #expect(transcoded.textCharset == .utf8)
    #expect(try transcoded.readAll() == Array("Jürgen".utf8))
  }

  @Test func transcodesEscapeSequences() throws {
    let charset = try #require(Charset(named: "ISO-2022-JP"))
    let stream = try ByteStream(bytes: charset.encode("N:田中;太郎\r\n").bytes)
    #expect(stream.encoding.charset == charset)
    #expect(String(decoding: try stream.readAll(), as: UTF8.self) == "N:田中;太郎\r\n")
  }

  @Test func limitsWhatIsReadAtOnce() throws {
    let stream = try ByteStream(bytes: Array("12345".utf8), name: "five")
    #expect(throws: SourceError(code: .tooLarge(limit: 4), path: "five")) {
      try stream.readAll(limit: 4)
    }
    #expect(try stream.reopen().readAll(limit: 5).count == 5)
  }

  /// The way back from an offset in the text to one in the file.
  @Test(arguments: ["UTF-16LE", "UTF-16BE", "UTF-32LE"])
  func findsOriginalOffsets(name: String) throws {
    let charset = try #require(Charset(named: name))
    let text = String(repeating: "aü東🙂\n", count: 20_000)
    let bytes = charset.encode("\u{FEFF}" + text).bytes
    let stream = try ByteStream(bytes: bytes)
    #expect(stream.encoding.charset == charset)
    let unit = name == "UTF-32LE" ? 4 : 2
    let line = charset.encode("aü東🙂\n").bytes.count
    // Each line has 11 bytes in UTF-8: a at 0, ü at 1, 東 at 3, the face at 6.
    let offsets = [0, 1, 3, 6, 11, 11 * 19_999 + 3, 11 * 10_000, 11 * 20_000]
    let expected = [
      unit, unit * 2, unit * 3, unit * 4, unit + line, unit + line * 19_999 + unit * 2,
      unit + line * 10_000, unit + line * 20_000,
    ]
    #expect(try stream.originalOffsets(ofTextOffsets: offsets) == expected)
  }

  @Test func findsOriginalOffsetsAfterAMark() throws {
    let stream = try ByteStream(bytes: [0xEF, 0xBB, 0xBF, 0x41])
    #expect(try stream.originalOffset(ofTextOffset: 0) == 3)
  }

  // MARK: Files

  @Test func reportsWhatCannotBeRead() {
    let missing = "/no/such/file.vcf"
    #expect(throws: SourceError(code: .notFound, path: missing)) {
      try ByteStream(path: missing)
    }
    #expect(throws: SourceError(code: .isDirectory, path: "/")) { try ByteStream(path: "/") }
    #expect(throws: SourceError(code: .notFound, path: "a\u{0}b")) {
      try ByteStream(path: "a\u{0}b")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"))
  func reportsMissingPermission() throws {
    let path = try temporaryFile([0x41])
    defer { unlink(path) }
    chmod(path, 0)
    #expect(throws: SourceError(code: .noPermission, path: path)) { try ByteStream(path: path) }
  }

  @Test(arguments: [
    SourceError.Code.notFound, .isDirectory, .noPermission, .tooLarge(limit: 5),
    .readFailed(errno: EIO), .temporaryFileFailed(errno: ENOSPC),
  ])
  func messagesAreSentences(code: SourceError.Code) {
    let message = SourceError(code: code, path: "a.vcf").message
    #expect(message.hasPrefix("a.vcf ") || message.hasPrefix("There is no file a.vcf."))
    #expect(message.hasSuffix("."))
  }

  @Test func readsAFile() throws {
    let path = try temporaryFile(Array("BEGIN:VCARD\r\n".utf8))
    let stream = try ByteStream(path: path)
    // An open file stays readable without its name.
    unlink(path)
    #expect(stream.source == Source(name: path))
    #expect(stream.byteCount == 13)
    #expect(try stream.readAll() == Array("BEGIN:VCARD\r\n".utf8))
    #expect(try LineLocator(stream).locations(of: [6..<11]).first?.lineText == "BEGIN:VCARD")
  }

  /// A pipe gives its bytes once; the stream gives them twice.
  @Test(arguments: [10, 3_000_000])
  func readsStandardInputTwice(count: Int) throws {
    let pipe = try #require(popen("yes abcdefg | head -c \(count)", "r"))
    defer { pclose(pipe) }
    let text = Array(String(repeating: "abcdefg\n", count: count / 8 + 1).utf8.prefix(count))
    let stream = try ByteStream(standardInput: fileno(pipe))
    #expect(stream.source == .standardInput)
    #expect(stream.byteCount == count)
    let first = try stream.readAll()
    #expect(first == text)
    let second = try stream.reopen().readAll()
    #expect(second == text)
  }

  /// A shell redirects a file to standard input, of which another program has read a part.
  @Test func readsTheRestOfARedirectedFile() throws {
    let path = try temporaryFile(Array("header\nbody\n".utf8))
    defer { unlink(path) }
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    lseek(descriptor, 7, SEEK_SET)
    let stream = try ByteStream(standardInput: descriptor)
    #expect(try stream.readAll() == Array("body\n".utf8))
    #expect(try stream.reopen().readAll() == Array("body\n".utf8))
  }

  /// Megabytes of ASCII before the first other character don't mislead.
  @Test func guessesBeyondTheHead() throws {
    let ascii = [UInt8](repeating: 0x61, count: 3 << 20)
    let russian = try #require(Charset(named: "windows-1251")).encode("\nИван Смирнов\n").bytes
    #expect(try ByteStream(bytes: ascii + russian).encoding.charset.name == "windows-1251")
    #expect(try ByteStream(bytes: ascii + Array("ü".utf8)).encoding.charset == .utf8)
    #expect(try ByteStream(bytes: ascii).encoding.charset == .utf8)
  }

  private func temporaryFile(_ bytes: [UInt8]) throws -> String {
    var template = Array("/tmp/source-text-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == bytes.count)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
