/// Reads Swift's regular-expression syntax; refuses with a place and a reason what is not regular or not supported.
struct PatternParser {
    static let depthLimit = 100
    static let countLimit = 10_000

    let pattern: String
    let scalars: [Unicode.Scalar]
    var position = 0
    var depth = 0
    var ignoresCase = false

    init(_ pattern: String) {
        self.pattern = pattern
        scalars = Array(pattern.unicodeScalars)
    }

    mutating func parse() throws -> Pattern {
        skipStartAnchor()
        let result = try alternation(isWhole: true)
        guard isAtEnd else { throw refusal("this `)` closes no group.") }
        return result
    }

    func refusal(_ reason: String, at offset: Int? = nil) -> ConstraintError {
        .unsupportedPattern(pattern: pattern, offset: offset ?? position, reason: reason)
    }

    // MARK: Structure

    private mutating func alternation(isWhole: Bool) throws -> Pattern {
        var branches = [try sequence(isWhole: isWhole)]
        while take("|") {
            if isWhole { skipStartAnchor() }
            branches.append(try sequence(isWhole: isWhole))
        }
        return branches.count == 1 ? branches[0] : .alternation(branches)
    }

    private mutating func sequence(isWhole: Bool) throws -> Pattern {
        var parts: [Pattern] = []
        while let next = peek, next != "|", next != ")" {
            if isWhole, skipEndAnchor() { break }
            if skipComment() { continue }
            if try takeFlags() { continue }
            parts.append(try quantified(try atom()))
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func atom() throws -> Pattern {
        let start = position
        guard let next = advance() else { throw refusal("a part is missing.") }
        switch next {
        case "(": return try group(at: start)
        case "[": return .scalars(try characterClass(at: start))
        case ".": return .scalars(.anyCharacter)
        case "\\": return try escape(at: start)
        case "^", "$": throw refusal("an anchor can stand only at the start or end of the pattern.", at: start)
        case "*", "+", "?": throw refusal("there is nothing to repeat before `\(next)`.", at: start)
        default: return literal(next)
        }
    }

    func literal(_ scalar: Unicode.Scalar) -> Pattern {
        .scalars(ignoresCase ? ScalarSet(scalar).addingCases : ScalarSet(scalar))
    }

    private mutating func group(at start: Int) throws -> Pattern {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw refusal("groups nest deeper than \(Self.depthLimit).", at: start) }
        let outer = ignoresCase
        defer { ignoresCase = outer }
        if take("?") { try groupKind(at: start) }
        let inside = try alternation(isWhole: false)
        guard take(")") else { throw refusal("this group is never closed.", at: start) }
        return inside
    }

    /// What stands behind `(?`.
    private mutating func groupKind(at start: Int) throws {
        if take(":") { return }
        if takeAll("P<") || (peek == "<" && peek(1) != "=" && peek(1) != "!") {
            _ = take("<")
            while let next = advance(), next != ">" {}
            return
        }
        if try takeFlagLetters(endingWith: ":", at: start) { return }
        throw refusal(Self.reason(forGroup: peek), at: start)
    }

    private static func reason(forGroup kind: Unicode.Scalar?) -> String {
        switch kind {
        case "=", "!", "<": "lookahead and lookbehind are not regular; say what the text may be instead."
        case ">": "atomic groups are not supported; use a plain group `(?:`."
        case "(": "conditions are not regular."
        case "R", "&", "P", "0", "1": "recursion is not regular."
        case "|": "branch-reset groups are not supported."
        default: "this kind of group is not supported."
        }
    }
}

// MARK: - Anchors, flags, comments

extension PatternParser {
    private mutating func skipStartAnchor() { if !take("^") { _ = takeAll("\\A") } }

    /// An end anchor counts only where the pattern or its branch ends.
    private mutating func skipEndAnchor() -> Bool {
        for anchor in ["$", "\\z", "\\Z"] {
            let start = position
            guard takeAll(anchor) else { continue }
            if isAtEnd || peek == "|" { return true }
            position = start
        }
        return false
    }

    private mutating func skipComment() -> Bool {
        guard takeAll("(?#") else { return false }
        while let next = advance(), next != ")" {}
        return true
    }

    /// `(?i)`, which holds to the end of its group.
    private mutating func takeFlags() throws -> Bool {
        let start = position
        guard takeAll("(?") else { return false }
        if try takeFlagLetters(endingWith: ")", at: start) { return true }
        position = start
        return false
    }

    private mutating func takeFlagLetters(endingWith end: Unicode.Scalar, at start: Int) throws -> Bool {
        var offset = 0
        while let next = peek(offset), ("a"..."z").contains(next) || ("A"..."Z").contains(next) || next == "-" {
            offset += 1
        }
        guard offset > 0, peek(offset) == end else { return false }
        var isOn = true
        for flag in scalars[position..<position + offset] {
            switch flag {
            case "-": isOn = false
            case "i": ignoresCase = isOn
            case "n": break
            default: throw refusal("the option `\(flag)` is not supported; only `i` is.", at: start)
            }
        }
        position += offset + 1
        return true
    }
}

// MARK: - Repetition

extension PatternParser {
    private mutating func quantified(_ part: Pattern) throws -> Pattern {
        var result = part
        var level = 0
        while let (least, most) = try quantifier() {
            if take("+") {
                throw refusal("possessive repetition is not supported; leave out the second `+`.", at: position - 1)
            }
            // A reluctant repetition matches the same texts.
            _ = take("?")
            if let most, most < least { throw refusal("no count is at least \(least) and at most \(most).") }
            result = .repetition(result, atLeast: least, atMost: most)
            level += 1
            guard level <= 3 else { throw refusal("there are too many repetitions of repetitions.") }
        }
        return result
    }

    private mutating func quantifier() throws -> (least: Int, most: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        return try count()
    }

    /// `{2}`, `{2,}`, `{,5}` or `{2,5}`; any other brace is a literal.
    private mutating func count() throws -> (least: Int, most: Int?)? {
        let start = position
        guard take("{") else { return nil }
        let least = try number()
        let isRange = take(",")
        let most = isRange ? try number() : least
        guard take("}"), least != nil || most != nil else {
            position = start
            throw refusal("a literal `{` is written `\\{`.")
        }
        return (least ?? 0, most)
    }

    private mutating func number() throws -> Int? {
        var value: Int?
        while let digit = peek, let amount = digit.properties.numericType == .decimal ? Int(String(digit)) : nil {
            position += 1
            value = (value ?? 0) * 10 + amount
            if let value, value > Self.countLimit {
                throw refusal("counts above \(Self.countLimit) are not supported.")
            }
        }
        return value
    }
}

// MARK: - Reading

extension PatternParser {
    var isAtEnd: Bool { position >= scalars.count }
    var peek: Unicode.Scalar? { peek(0) }

    func peek(_ offset: Int) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    mutating func advance() -> Unicode.Scalar? {
        guard let next = peek else { return nil }
        position += 1
        return next
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        position += 1
        return true
    }

    mutating func takeAll(_ text: String) -> Bool {
        let wanted = Array(text.unicodeScalars)
        guard scalars[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }
}
