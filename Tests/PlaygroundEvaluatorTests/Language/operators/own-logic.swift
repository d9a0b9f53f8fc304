// `&&`, `||` and `!` for values that are tests.
struct Filter<T> {
    let test: (T) -> Bool
    static func && (a: Filter, b: Filter) -> Filter { Filter { a.test($0) && b.test($0) } }
    static func || (a: Filter, b: Filter) -> Filter { Filter { a.test($0) || b.test($0) } }
    static prefix func ! (a: Filter) -> Filter { Filter { !a.test($0) } }
}
let even = Filter<Int> { $0 % 2 == 0 }, big = Filter<Int> { $0 > 5 }
print([2, 7, 8].filter((even && big).test), [2, 7, 8].filter((even || !big).test), [1].filter((!even).test))
struct Spec<T> { let f: (T) -> Bool }
func & <T>(a: Spec<T>, b: Spec<T>) -> Spec<T> { Spec { a.f($0) && b.f($0) } }
func | <T>(a: Spec<T>, b: Spec<T>) -> Spec<T> { Spec { a.f($0) || b.f($0) } }
let sp = Spec<Int> { $0 > 1 } & Spec { $0 < 5 } | Spec { $0 == 9 }
print([0, 2, 9].filter(sp.f))
