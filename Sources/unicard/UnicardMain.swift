import UnicardCommand

@main
enum UnicardMain {
  static func main() { CommandRunner.main() }
}
