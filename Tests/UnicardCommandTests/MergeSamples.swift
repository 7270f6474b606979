import TestFolders

/// Two address books with a person in both, and what may be decided about them.
enum MergeSamples {
  /// Cards of two books: Jo is in both, Al in one.
  static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "phone.vcf", vCard4("UID:p1", "FN:Jo Doe", "N:Doe;Jo;;;", "TEL:+49 171 5550123"))
    try folder.write(
      "cloud.vcf",
      vCard4("UID:c1", "FN:Jo Doe", "N:Doe;Jo;;;", "TEL:0171 5550123", "EMAIL:jo@example.org")
        + vCard4("UID:c2", "FN:Al Ek", "N:Ek;Al;;;", "BDAY:19800101"))
    return folder
  }

  static let together =
    #"{"verdict":"together","first":"uid:p1","second":"uid:c1"}"# + "\n"
  static let apart = #"{"verdict":"apart","first":"uid:p1","second":"uid:c1"}"# + "\n"
}
