/// The captures of a regular expression, in order, as its output's type shows them.
///
/// A capture is optional where a match can be without it: in a branch of an alternation, or in what may be left out.
struct RegexCaptures {
    struct Capture: Equatable {
        var name: String?
        var isOptional = false
    }

    private let pattern: [Character]
    private var position = 0
    private(set) var captures: [Capture] = []

    init(_ pattern: String) {
        self.pattern = Array(pattern)
        while position < self.pattern.count {
            alternation()
            // A parenthesis too many: the engine has its own words for it.
            position += 1
        }
    }

    private var next: Character? { position < pattern.count ? pattern[position] : nil }

    private mutating func accept(_ text: String) -> Bool {
        guard pattern[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    /// Branches up to a closing parenthesis.
    private mutating func alternation() {
        let first = captures.count
        var hasBranches = false
        while let character = next, character != ")" {
            if character == "|" {
                hasBranches = true
                position += 1
            } else {
                quantified()
            }
        }
        if hasBranches { makeOptional(from: first) }
    }

    private mutating func makeOptional(from index: Int) {
        for position in index..<captures.count { captures[position].isOptional = true }
    }

    /// One atom and how often it may stand.
    private mutating func quantified() {
        let first = captures.count
        atom()
        switch next {
        case "*", "?": makeOptional(from: first)
        case "{" where pattern[position...].starts(with: "{0") || pattern[position...].starts(with: "{,"):
            makeOptional(from: first)
        default: break
        }
    }

    private mutating func atom() {
        switch next {
        case "\\": position += 2
        case "[": characterClass()
        case "(": group()
        default: position += 1
        }
    }

    private mutating func characterClass() {
        var depth = 0
        repeat {
            switch next {
            case "\\": position += 1
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            position += 1
        } while depth > 0 && position < pattern.count
    }

    private mutating func group() {
        position += 1
        if accept("?<=") || accept("?<!") {
            // Looks behind, and captures nothing itself.
        } else if accept("?<") || accept("?P<") {
            captures.append(Capture(name: name()))
        } else if next == "?" || next == "*" {
            while let character = next, character != ":", character != ")", !"=!>|".contains(character) {
                position += 1
            }
            if next != ")" { position += 1 }
        } else {
            captures.append(Capture())
        }
        alternation()
        if next == ")" { position += 1 }
    }

    private mutating func name() -> String {
        var name = ""
        while let character = next, character != ">" {
            name.append(character)
            position += 1
        }
        position += 1
        return name
    }
}
