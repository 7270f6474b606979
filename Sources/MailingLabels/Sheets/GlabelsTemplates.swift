import Glibc

/// Sheets from the templates of glabels, read where they are installed.
///
/// Only what can take an address is read: rectangles, as `Label-rectangle`. A number without unit
/// is points. A template whose labels overlap or leave the page is refused.
struct GlabelsTemplates {
  private(set) var sheets: [Sheet] = []
  private(set) var refused: [String] = []
  private var papers: [String: PaperSize] = [:]

  /// Reads a folder; there are no sheets in one that isn't there.
  init(folder: String) {
    let names = Self.files(in: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var templates: [Template] = []
    for name in names {
      guard let bytes = Self.read(folder + "/" + name) else { continue }
      var reader = TemplateReader()
      XMLTags.visit(bytes) { reader.read($0) }
      papers.merge(reader.papers) { old, _ in old }
      templates += reader.templates
    }
    resolve(templates)
  }

  private mutating func resolve(_ templates: [Template]) {
    var byName: [String: Int] = [:]
    for (index, template) in templates.enumerated() {
      byName[template.brand + " " + template.part] =
        byName[template.brand + " " + template.part] ?? index
    }
    var equivalents: [Int: [String]] = [:]
    for (index, template) in templates.enumerated() where !template.equivalent.isEmpty {
      // A chain of equivalents may be a circle.
      var target = index
      for _ in 0..<8 where !templates[target].equivalent.isEmpty {
        let name = templates[target].brand + " " + templates[target].equivalent
        guard let next = byName[name] else { break }
        target = next
      }
      equivalents[target, default: []].append(template.part)
    }
    for (index, template) in templates.enumerated() where template.equivalent.isEmpty {
      guard template.hasLayout else { continue }
      let name = template.brand + " " + template.part
      do throws(SheetError) {
        let geometry = try template.geometry(papers)
        sheets.append(
          Sheet(
            kind: geometry.labelsPerPage == 1 && template.paper == "other" ? .roll : .sheet,
            maker: template.brand, part: template.part, equivalents: equivalents[index] ?? [],
            title: template.title, source: "glabels-data", geometry: geometry))
      } catch {
        refused.append("\(name): \(error.description)")
      }
    }
  }

  private static func files(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".xml") { names.append(name) }
    }
    return names
  }

  /// Files of templates have a few hundred kilobytes; more than this is none.
  private static let largestFile = 16 << 20

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= largestFile
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if read < 0 && errno == EINTR { continue }
      guard read > 0 else { break }
      count += read
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

/// A template as it is written.
private struct Template {
  var brand = ""
  var part = ""
  var equivalent = ""
  var title = ""
  /// The name of the paper, in small letters.
  var paper = ""
  var pageWidth: String?
  var pageHeight: String?
  var label: [String: String] = [:]
  var layout: [String: String] = [:]

  var hasLayout: Bool { !label.isEmpty && !layout.isEmpty }

  func geometry(_ papers: [String: PaperSize]) throws(SheetError) -> SheetGeometry {
    func length(_ text: String?) throws(SheetError) -> Length {
      guard let text, !text.isEmpty else { return .zero }
      guard let length = Length(text.filter { $0 != " " }, unit: .points) else {
        throw .notANumber
      }
      return length
    }
    let page: PaperSize
    if let pageWidth, let pageHeight {
      page = PaperSize(width: try length(pageWidth), height: try length(pageHeight))
    } else if let known = papers[paper] ?? PaperSize(name: paper) {
      page = known
    } else {
      throw .noPaper
    }
    guard let columns = Int(layout["nx"] ?? ""), let rows = Int(layout["ny"] ?? "") else {
      throw .noLabels
    }
    return try SheetGeometry(
      paper: page, columns: columns, rows: rows, labelWidth: try length(label["width"]),
      labelHeight: try length(label["height"]), cornerRadius: try length(label["round"]),
      margin: (try length(layout["x0"]), try length(layout["y0"])),
      pitch: (try length(layout["dx"]), try length(layout["dy"])))
  }
}

/// Puts templates and papers together from tags.
private struct TemplateReader {
  var templates: [Template] = []
  var papers: [String: PaperSize] = [:]
  private var isInRectangle = false

  mutating func read(_ tag: XMLTags.Tag) {
    switch tag.name {
    case "Paper-size":
      if let name = tag["id"], let width = Length(tag["width"] ?? "", unit: .points),
        let height = Length(tag["height"] ?? "", unit: .points)
      {
        papers[name.lowercased()] = PaperSize(width: width, height: height)
      }
    case "Template":
      isInRectangle = false
      var template = Template()
      template.brand = tag["brand"] ?? ""
      template.part = tag["part"] ?? ""
      template.equivalent = tag["equiv"] ?? ""
      template.title = tag["_description"] ?? tag["description"] ?? ""
      template.paper = (tag["size"] ?? "").lowercased()
      template.pageWidth = tag["width"]
      template.pageHeight = tag["height"]
      if !template.part.isEmpty { templates.append(template) }
    case "Label-rectangle":
      guard !templates.isEmpty else { return }
      isInRectangle = true
      templates[templates.count - 1].label = tag.attributes
    case "Layout":
      // Some sheets have two grids of labels; the first one is what can be counted.
      guard isInRectangle, let last = templates.indices.last, templates[last].layout.isEmpty else {
        return
      }
      templates[last].layout = tag.attributes
    default:
      if tag.name.hasPrefix("Label-") { isInRectangle = false }
    }
  }
}
