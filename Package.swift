// swift-tools-version: 6.2
import PackageDescription

// What a mistake in C could reach is checked, where the compiler can see how far that is.
let checkedC: [CSetting] = [
  .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))
]
let checkedCXX: [CXXSetting] = [
  .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))
]

// A release has libphonenumber in itself (Scripts/number-library). Our C++ calls protocol buffers too,
// which are the form of its numbers.
let numberLibraries =
  Context.environment["UNICARD_RELEASE"] == nil ? ["phonenumber", "protobuf"] : ["unicard-numbers"]

let package = Package(
  name: "unicard",
  products: [
    .library(name: "Unicard", targets: ["Unicard"]),
    .library(name: "MailingLabels", targets: ["MailingLabels"]),
    // Syntax without meaning, for those who want lines and rows.
    .library(name: "VCardSyntax", targets: ["VCard", "SourceText"]),
    .library(name: "CSVSyntax", targets: ["CSV", "SourceText"]),
    .executable(name: "unicard", targets: ["unicard"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Layer 0: systems and sources.
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(name: "CUnicode", dependencies: ["CICU"], cSettings: checkedC),
    .target(
      name: "CPhoneNumbers",
      cxxSettings: checkedCXX,
      linkerSettings: numberLibraries.map { .linkedLibrary($0) }),
    // Loads Pango, Cairo and libqrencode when the first page is drawn.
    .target(name: "CTypesetting", cSettings: checkedC),
    .target(name: "CByteSearch", cSettings: checkedC),
    .systemLibrary(name: "CPrefetch"),
    // The texts are parts of the program.
    .target(
      name: "CTableHeaders",
      exclude: ["cell-words.txt", "column-words.txt", "program-headers.txt"]),
    .target(
      name: "CNameLists",
      exclude: [
        "common-names.txt", "english-nicknames.txt",
        "han-variants.txt", "japanese-surnames.txt",
        "name-spellings.txt", "names-in-two-languages.txt",
        "nicknames.txt", "person-labels.txt",
        "surname-readings.txt", "word-lists.txt",
      ]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CMinizip", pkgConfig: "minizip", providers: [.apt(["libminizip-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(name: "SourceText", dependencies: ["CUnicode", "Threading"]),
    .target(name: "Threading"),
    .target(name: "CFileAttributes", cSettings: checkedC),
    .target(name: "FileWriting", dependencies: ["CFileAttributes", "SourceText"]),

    // Layer 1: values and syntax.
    .target(name: "ContactModel", dependencies: ["CByteSearch", "SourceText"]),
    .target(name: "VCard", dependencies: ["CByteSearch", "SourceText"]),
    .target(name: "CSV", dependencies: ["CByteSearch", "SourceText"]),
    .target(name: "PackedFiles", dependencies: ["CMinizip", "CZlib", "SourceText"]),
    .target(
      name: "Spreadsheets", dependencies: ["CByteSearch", "CExpat", "PackedFiles", "SourceText"]),
    .target(name: "LocaleSupport", dependencies: ["CUnicode"]),

    // Layer 2: meaning.
    .target(
      name: "PhoneNumbers", dependencies: ["CPhoneNumbers", "ContactModel", "LocaleSupport"]),
    .target(name: "FileFormats", dependencies: ["ContactModel", "LocaleSupport", "SourceText"]),
    .target(
      name: "CardCoding",
      dependencies: ["FileFormats", "ContactModel", "LocaleSupport", "SourceText", "VCard"]),
    .target(
      name: "TableCoding",
      dependencies: [
        "CByteSearch", "CSV", "CTableHeaders", "ContactLikeness", "FileFormats", "ContactModel",
        "LocaleSupport", "SourceText",
      ]),
    .target(
      name: "ContactCoding",
      dependencies: [
        "CByteSearch", "CPrefetch", "CSV", "CardCoding", "FileFormats", "ContactModel",
        "SourceText", "TableCoding", "Threading", "VCard",
      ]),
    .target(
      name: "ContactFormatting", dependencies: ["ContactModel", "LocaleSupport", "SourceText"]),
    .target(
      name: "ContactSelection",
      dependencies: ["ContactLikeness", "ContactModel", "LocaleSupport", "SourceText"]),

    .target(
      name: "ContactLikeness",
      dependencies: ["CNameLists", "ContactModel", "LocaleSupport", "SourceText"]),
    .target(
      name: "ContactUnification",
      dependencies: [
        "CPrefetch", "ContactLikeness", "ContactModel", "LocaleSupport", "PhoneNumbers",
        "SourceText",
        "Threading",
      ]),

    // Layer 3: what is made of contacts.
    .target(
      name: "ContactChanges",
      dependencies: [
        "ContactFormatting", "ContactLikeness", "ContactModel", "ContactUnification",
        "LocaleSupport", "SourceText",
      ]),
    .target(
      name: "MailingLabels",
      dependencies: [
        "CTypesetting", "ContactFormatting", "ContactCoding", "FileFormats", "ContactLikeness",
        "ContactModel",
        "LocaleSupport", "PhoneNumbers", "SourceText",
      ]),

    .target(
      name: "ContactStore",
      dependencies: [
        "ContactChanges", "CardCoding", "ContactCoding", "FileFormats", "TableCoding",
        "ContactFormatting", "ContactLikeness", "ContactModel",
        "ContactSelection", "ContactUnification", "FileWriting", "LocaleSupport", "SourceText",
        "Threading",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),

    // Layer 4: what a library user imports.
    .target(
      name: "Unicard",
      dependencies: [
        "ContactChanges", "CardCoding", "ContactCoding", "FileFormats", "TableCoding",
        "ContactFormatting", "ContactLikeness", "ContactModel",
        "ContactSelection", "ContactStore", "ContactUnification", "FileWriting", "LocaleSupport",
        "PhoneNumbers",
        "VCard", "CSV",
        "SourceText", "Threading",
      ]),

    // Layer 5: the command.
    .target(
      name: "UnicardCommand",
      dependencies: [
        "CByteSearch",
        "Unicard", "ContactChanges", "ContactCoding", "FileFormats", "TableCoding",
        "ContactFormatting", "ContactLikeness",
        "ContactSelection", "ContactModel", "ContactStore", "ContactUnification", "LocaleSupport",
        "MailingLabels", "PhoneNumbers", "Threading",
        "VCard", "CSV",
        "SourceText", "CUnicode", "FileWriting",
        "PackedFiles", "Spreadsheets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "unicard", dependencies: ["UnicardCommand"]),

    // Small programs that show the library.
    .executableTarget(name: "BulkEdit", dependencies: ["Unicard"], path: "Samples/BulkEdit"),
    .executableTarget(name: "Birthdays", dependencies: ["Unicard"], path: "Samples/Birthdays"),
    .executableTarget(name: "BuddyList", dependencies: ["Unicard"], path: "Samples/BuddyList"),
    .executableTarget(name: "Directory", dependencies: ["Unicard"], path: "Samples/Directory"),
    .executableTarget(
      name: "FirstContact", dependencies: ["Unicard"], path: "Samples/FirstContact"),
    .executableTarget(
      name: "QuickContacts", dependencies: ["Unicard"], path: "Samples/QuickContacts"),

    // Contacts made from a seed, for several tests.
    .target(
      name: "GeneratedContacts", dependencies: ["ContactModel"], path: "Tests/GeneratedContacts"),
    // What is fuzzed, which the tests replay.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "ContactCoding", "FileFormats", "TableCoding", "ContactFormatting", "ContactModel",
        "ContactSelection",
        "ContactUnification", "GeneratedContacts", "LocaleSupport", "MailingLabels", "SourceText",
        "Unicard",
      ], path: "Fuzz/Targets"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], exclude: ["Inputs"]),
    // A folder of its own for a test.
    .target(name: "TestFolders", path: "Tests/TestFolders"),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestFolders"]),
    .testTarget(name: "FileWritingTests", dependencies: ["FileWriting", "TestFolders"]),
    .testTarget(name: "PackedFilesTests", dependencies: ["PackedFiles", "SourceText"]),
    .testTarget(
      name: "SpreadsheetsTests", dependencies: ["Spreadsheets", "PackedFiles", "SourceText"],
      exclude: ["Fixtures"]),
    .testTarget(name: "ContactModelTests", dependencies: ["ContactModel", "SourceText"]),
    .testTarget(name: "VCardTests", dependencies: ["VCard", "SourceText"]),
    .testTarget(name: "CSVTests", dependencies: ["CByteSearch", "CSV", "SourceText"]),
    .testTarget(name: "LocaleSupportTests", dependencies: ["LocaleSupport"]),
    .testTarget(
      name: "PhoneNumbersTests",
      dependencies: ["PhoneNumbers", "ContactModel", "LocaleSupport"]),
    .testTarget(
      name: "ContactFormattingTests",
      dependencies: [
        "ContactFormatting", "ContactModel", "GeneratedContacts", "LocaleSupport", "SourceText",
      ]),
    .testTarget(
      name: "ContactCodingTests",
      dependencies: [
        "CardCoding", "ContactCoding", "FileFormats", "TableCoding", "ContactModel",
        "GeneratedContacts", "VCard", "CSV", "SourceText",
      ]),
    .testTarget(
      name: "ContactSelectionTests", dependencies: ["ContactSelection", "ContactModel"]),
    .testTarget(
      name: "ContactLikenessTests",
      dependencies: ["CNameLists", "ContactLikeness", "ContactModel", "LocaleSupport"]),
    .testTarget(
      name: "ContactUnificationTests",
      dependencies: [
        "ContactUnification", "ContactLikeness", "ContactCoding", "ContactModel",
        "GeneratedContacts",
        "LocaleSupport", "SourceText",
      ]),
    .testTarget(
      name: "ContactChangesTests",
      dependencies: [
        "ContactChanges", "ContactCoding", "FileFormats", "ContactModel", "GeneratedContacts",
        "LocaleSupport",
        "SourceText",
      ]),
    .testTarget(
      name: "MailingLabelsTests",
      dependencies: [
        "MailingLabels", "ContactFormatting", "ContactModel", "GeneratedContacts", "LocaleSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "ContactStoreTests",
      dependencies: [
        "ContactStore", "ContactChanges", "ContactCoding", "FileFormats", "ContactModel",
        "ContactSelection",
        "GeneratedContacts", "LocaleSupport", "TestFolders",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "Birthdays", "BuddyList", "Directory", "FirstContact", "QuickContacts", "TestFolders",
        "Unicard",
      ]),
    .testTarget(
      name: "UnicardTests", dependencies: ["Unicard", "GeneratedContacts", "TestFolders"]),
    .testTarget(
      name: "UnicardCommandTests",
      dependencies: [
        "UnicardCommand", "Unicard", "ContactCoding", "ContactModel", "FileWriting",
        "LocaleSupport", "MailingLabels", "SourceText", "GeneratedContacts", "TestFolders",
      ]),
  ],
  cxxLanguageStandard: .cxx17
)

// Benchmarks join the package only when asked for, so that a plain build stays quick.
if Context.environment["UNICARD_BENCHMARKS"] != nil {
  package.targets += [
    .executableTarget(name: "BenchmarkGenerator", path: "Benchmarks/Generator"),
    .executableTarget(
      name: "LibraryBenchmark", dependencies: ["Unicard"], path: "Benchmarks/LibraryBenchmark"),
    .executableTarget(
      name: "StoreBenchmark", dependencies: ["Unicard"], path: "Benchmarks/StoreBenchmark"),
    .executableTarget(
      name: "RowBenchmark",
      dependencies: ["ContactCoding", "FileFormats", "TableCoding", "CSV", "SourceText"],
      path: "Benchmarks/RowBenchmark"),
    .executableTarget(
      name: "FormattingBenchmark",
      dependencies: ["ContactFormatting", "ContactModel", "LocaleSupport"],
      path: "Benchmarks/FormattingBenchmark"),
    .executableTarget(
      name: "UnificationBenchmark",
      dependencies: ["ContactCoding", "ContactModel", "ContactUnification", "SourceText"],
      path: "Benchmarks/UnificationBenchmark"),
  ]
}

// So does the fuzzer.
if Context.environment["UNICARD_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "Fuzz", dependencies: ["FuzzTargets"], path: "Fuzz/Engine"))
}

// Where all is tested, so are the declarations of what is loaded.
if Context.environment["UNICARD_CI"] != nil {
  package.targets += [
    .systemLibrary(
      name: "CPango", path: "Tests/CPango", pkgConfig: "pangocairo libqrencode",
      providers: [.apt(["libpango1.0-dev", "libqrencode-dev"])]),
    .target(
      name: "TypesettingDeclarations", dependencies: ["CPango"],
      path: "Tests/TypesettingDeclarations"),
  ]
}

// Who works on one part builds its tests alone: UNICARD_TESTS=VCardTests,CSVTests.
if let names = Context.environment["UNICARD_TESTS"]?.split(separator: ",") {
  package.targets.removeAll { target in
    target.type == .test && !names.contains { $0 == target.name }
  }
}

// What the tests spend most of their time in is optimized in their build, and the rest is built quickly.
let optimized: Set = [
  "SourceText", "CSV", "ContactModel", "TableCoding", "ContactLikeness", "ContactUnification",
]

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  if Context.environment["UNICARD_CI"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
    // `make test` asks for no optimization of any target, those of other packages included. What is told to the
    // compiler's frontend stands behind that, and counts.
    if optimized.contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-O"]))
    }
    target.cSettings = [.treatAllWarnings(as: .error)]
  }
}
