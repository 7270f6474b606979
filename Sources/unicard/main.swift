import ContactCoding
import SourceText
import Glibc
let a = CommandLine.arguments
let input = try ContactInput(stream: ByteStream(path: a[2]))
if a[1] == "check" {
  let s = try input.check(diagnostics: { d in
    if a.contains("--json") { print("{\"code\":\"\(d.code)\"}") } })
  if !a.contains("--json") { print(s) }
} else {
  var t = "jcard"; if let i = a.firstIndex(of: "--to") { t = a[i+1] }
  let f = ContactFormat(name: t) ?? .jCard
  var out: Int32 = 1
  if let i = a.firstIndex(of: "-o") { out = open(a[i+1], O_WRONLY|O_CREAT|O_TRUNC, 0o644) }
  func w(_ s: String) { _ = s.withCString { write(out, $0, strlen($0)) } }
  w(FileFrame.prefix(f))
  var n = 0
  let s = try input.convert(options: WritingOptions(format: f), losses: { l in if a.contains("-v") { print(l) } }, to: { b, c in
    if n > 0 { w(FileFrame.separator(f)) }
    n += c
    var o = 0
    while o < b.count { o += write(out, b.baseAddress! + o, b.count - o) }
  })
  w(FileFrame.suffix(f))
  _ = s
}
