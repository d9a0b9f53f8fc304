// A tokenizer and a parser by descent, with errors that carry what was wrong.
enum Token: Equatable { case number(Double), sign(Character), open, close }
enum Fault: Error { case character(Character), end, unexpected(Token), zero }
func tokens(_ text: String) throws -> [Token] {
    var result: [Token] = [], rest = text[...]
    while let c = rest.first {
        switch c {
        case " ": rest.removeFirst()
        case "0"..."9":
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            result.append(.number(Double(digits)!))
            rest = rest.dropFirst(digits.count)
        case "+", "-", "*", "/": result.append(.sign(c)); rest.removeFirst()
        case "(": result.append(.open); rest.removeFirst()
        case ")": result.append(.close); rest.removeFirst()
        default: throw Fault.character(c)
        }
    }
    return result
}
struct Parser {
    var rest: ArraySlice<Token>
    mutating func sum() throws -> Double {
        var value = try product()
        while case .sign(let s)? = rest.first, s == "+" || s == "-" { rest.removeFirst(); let next = try product(); value = s == "+" ? value + next : value - next }
        return value
    }
    mutating func product() throws -> Double {
        var value = try factor()
        loop: while let token = rest.first {
            switch token {
            case .sign("*"): rest.removeFirst(); value *= try factor()
            case .sign("/"): rest.removeFirst(); let by = try factor(); guard by != 0 else { throw Fault.zero }; value /= by
            default: break loop
            }
        }
        return value
    }
    mutating func factor() throws -> Double {
        switch rest.popFirst() {
        case .number(let n)?: return n
        case .sign("-")?: return -(try factor())
        case .open?: let value = try sum(); guard rest.popFirst() == .close else { throw Fault.end }; return value
        case nil: throw Fault.end
        case let token?: throw Fault.unexpected(token)
        }
    }
}
for text in ["1 + 2 * 3", "(1+2)*-3", "2 / (3 - 3)", "4 $ 5", "(1", "1 + *"] {
    do { var parser = Parser(rest: try tokens(text)[...]); print(text, "=", try parser.sum()) } catch Fault.character(let c) { print("bad", c) } catch { print(text, error) }
}
