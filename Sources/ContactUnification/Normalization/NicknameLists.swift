/// Given names with their short and pet forms, a name to a line, from several languages.
enum NicknameLists {
  static let all = [english, european, slavicAndGreek]
}
