/// Expressions whose values are numbers.
extension ProgramWriter {
    func integer(_ depth: Int) -> Piece {
        choose([
            (8, { self.arithmetic(.int, depth) }),
            (2, { .binary(self.expression(.int, depth: depth), "*", Piece("\(self.number(2...4))"), .multiplication) }),
            (
                2,
                {
                    self.operatorsLeft -= 2
                    let divisor = "(\(self.expression(.int, depth: depth).within(.shift)) % 7 + 8)"
                    return .binary(
                        self.expression(.int, depth: depth), self.pick(["/", "%"]), Piece(divisor), .multiplication)
                }
            ),
            (1, { self.negated(depth) }),
            (2, { Piece("\(self.pick(["min", "max"]))(\(self.plain(.int, depth)), \(self.plain(.int, depth)))") }),
            (1, { Piece("abs(\(self.plain(.int, depth)))") }),
            (1, { Piece("Int(\(self.expression(.double, depth: 0).base).rounded())") }),
            (
                2,
                {
                    .binary(
                        self.expression(.int, depth: depth), self.pick(["&", "|", "^"]),
                        Piece("\(self.number(1...15))"), .multiplication)
                }
            ),
            (
                1,
                {
                    .binary(
                        self.expression(.int, depth: depth), self.pick(["<<", ">>"]), Piece("\(self.number(0...3))"),
                        .shift)
                }
            ),
            (
                1,
                {
                    self.operatorsLeft -= 2
                    return Piece(
                        "(\(self.expression(.int, depth: depth).within(.multiplication)) &* 1_000_003) % \(self.number(50...500))",
                        .multiplication)
                }
            ),
            (2, { Piece("\(self.expression(.string, depth: depth).base).count") }),
            (3, { Piece("\(self.expression(.array(self.scalar()), depth: depth).base).count") }),
            (3, { self.reduction(depth) }),
            (
                1,
                {
                    Piece(
                        "\(self.expression(.array(.int), depth: depth).base).\(self.pick(["max", "min"]))() ?? \(self.number(0...9))",
                        .coalescing)
                }
            ),
            (1, { Piece("\(self.expression(.set(.int), depth: depth).base).count") }),
            (
                1,
                {
                    let combine = self.chance(50) ? self.sum(of: .int) : "max"
                    let range = "(\(self.number(0...3))\(self.pick(["...", "..<"]))\(self.number(4...7)))"
                    return Piece("\(range).reduce(\(self.number(0...3)), \(combine))")
                }
            ),
            (1, { self.tupleElement(.int, depth) }),
        ])
    }

    private func negated(_ depth: Int) -> Piece {
        if let variable = variables(of: .int).last { return Piece("-\(variable.name)", .prefix) }
        return .binary(Piece("0"), "-", expression(.int, depth: depth), .addition)
    }

    private func arithmetic(_ kind: Kind, _ depth: Int) -> Piece {
        .binary(expression(kind, depth: depth), pick(["+", "-"]), expression(kind, depth: depth), .addition)
    }

    private func reduction(_ depth: Int) -> Piece {
        let list = expression(.array(.int), depth: depth).base
        if chance(40) { return Piece("\(list).reduce(\(number(0...5)), \(sum(of: .int)))") }
        return call(list, "reduce", [plain(.int, 0)], parameters: [.int, .int], result: .int, depth)
    }

    func tupleElement(_ kind: Kind, _ depth: Int) -> Piece {
        chance(50)
            ? Piece("(\(plain(.string, depth)), \(plain(kind, depth))).1")
            : Piece("(first: \(plain(kind, depth)), second: \(plain(.bool, 0))).first")
    }

    func double(_ depth: Int) -> Piece {
        choose([
            (6, { self.arithmetic(.double, depth) }),
            (
                2,
                {
                    .binary(
                        self.expression(.double, depth: depth), "*", self.expression(.double, depth: 0), .multiplication
                    )
                }
            ),
            (
                2,
                {
                    let divisor = Piece("(abs(\(self.plain(.double, 0))) + 1.5)")
                    return .binary(self.expression(.double, depth: depth), "/", divisor, .multiplication)
                }
            ),
            (3, { Piece("Double(\(self.plain(.int, depth)))") }),
            (
                1,
                {
                    Piece(
                        "\(self.expression(.double, depth: depth).base).rounded(\(self.pick(["", ".down", ".up", ".towardZero"])))"
                    )
                }
            ),
            (
                1,
                {
                    Piece(
                        "\(self.expression(.double, depth: depth).base).truncatingRemainder(dividingBy: \(self.number(1...4)).5)"
                    )
                }
            ),
            (1, { Piece("abs(\(self.plain(.double, depth))).squareRoot()") }),
            (
                1,
                { Piece("\(self.pick(["min", "max"]))(\(self.plain(.double, depth)), \(self.plain(.double, depth)))") }
            ),
            (
                1,
                {
                    Piece(
                        "\(self.expression(.array(.double), depth: depth).base).reduce(0.5, \(self.sum(of: .double)))")
                }
            ),
            (1, { self.tupleElement(.double, depth) }),
        ])
    }
}
