// `#if` keeps one branch: at top level, in types, in switches, in chains and in arrays of statements.
#if os(Linux)
let platform = "linux"
#elseif os(macOS)
let platform = "mac"
#else
let platform = "other"
#endif
print(platform == "linux" || platform == "mac")
#if swift(>=5.9) && !FANCY
print("new")
#else
print("old")
#endif
struct Settings {
    #if DEBUG_NEVER
    var level = 1
    #else
    var level = 2
    #endif
    func name(_ n: Int) -> String {
        switch n {
        case 0: return "zero"
        #if os(Windows)
        case 1: return "window"
        #else
        case 1: return "one"
        #endif
        default: return "many"
        }
    }
}
print(Settings().level, Settings().name(1))
let words = ["b", "a"]
    #if os(Linux) || os(macOS)
    .sorted()
    #endif
    .map { $0.uppercased() }
print(words)
#if canImport(Foundation)
print("has foundation")
#endif
#if compiler(>=6.0)
print("six")
#endif
