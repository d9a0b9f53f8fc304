import Testing

@Suite struct LoweringClosuresTests {
    @Test func forms() {
        #expect(
            dump(
                #"""
                let a = { 1 }
                let b = { x, y in x + y }
                let c = { (x: Int, _ y: String) async throws -> Bool in true }
                let d = { [weak self, unowned other, count, total = sum + 1] in self }
                let e: () -> Void = { }
                let f = { @MainActor (x: Int) in x }
                let g = { _ in let y = 1; return y }
                let h = { [count] in $0 + count }

                """#)
                    == #"""
                    (let a (closure 1))
                    (let b (closure (x, y) (+ x y)))
                    (let c (closure (x: Int, y: String) async throws -> Bool true))
                    (let d (closure [weak self, unowned other, count, total = (+ sum 1)] self))
                    (let (: e () -> Void) closure)
                    (let f (closure (x: Int) x))
                    let
                      g
                      closure (_)
                        (let y 1)
                        (return y)
                    (let h (closure [count] (+ $0 count)))

                    """#)
    }

    @Test func expressionsWithStatements() {
        #expect(
            dump(
                #"""
                let a = if x > 1 { "big" } else if x == 1 { "one" } else { "small" }
                let b = switch x { case 1: "one"; default: "many" }

                """#)
                    == #"""
                    let
                      a
                      if
                        (> x 1)
                        then
                          "big"
                        else
                          if
                            (== x 1)
                            then
                              "one"
                            else
                              "small"
                    let
                      b
                      switch
                        x
                        case
                          (~= 1)
                          do
                            "one"
                        default
                          "many"

                    """#)
    }
}
