// Local functions that pass themselves and each other on.
func outer(_ xs: [Int]) -> [Int] {
    func twice(_ x: Int) -> Int { x > 100 ? x : [x].map(twice2).first! }
    func twice2(_ x: Int) -> Int { x * 2 }
    return xs.map(twice)
}
print(outer([1, 2]))
indirect enum Tree { case leaf(Int), node([Tree]) }
func total(_ t: Tree) -> Int {
    func go(_ t: Tree) -> Int {
        switch t {
        case .leaf(let n): n
        case .node(let c): c.map(go).reduce(0, +)
        }
    }
    return go(t)
}
print(total(.node([.leaf(1), .node([.leaf(2), .leaf(3)])])))
func flat(_ x: Tree) -> [Int] {
    switch x {
    case .leaf(let n): [n];
    case .node(let c): c.flatMap(flat)
    }
}
print(flat(.node([.leaf(1), .node([.leaf(2), .leaf(3)])])))
func fact(_ n: Int) -> Int {
    func go(_ n: Int, _ acc: Int) -> Int { n <= 1 ? acc : go(n - 1, acc * n) }; return go(n, 1)
}
print(fact(5))
