protocol P { func f() }
struct S: P {}
print(S())
// ---
protocol P { var n: Int { get } }
struct S: P { var n: String { "" } }
print(S())
// ---
class A { func f() {} }
class B: A { func f() {} }
B().f()
// ---
class A {}
class B: A { override func f() {} }
B().f()
// ---
class A { let n: Int }
print(A().n)
// ---
struct S { let n: Int; init() {} }
print(S().n)
// ---
struct S { var a = b }
print(S())
// ---
final class A { func f() {} }
extension A { var stored = 1 }
print(A().stored)
// ---
enum E: Int { case a = 1, b = 1 }
print(E.a)
// ---
enum E { case a = 1 }
print(E.a)
// ---
struct S { init?(x: Int) { return nil } }
let s: S = S(x: 1)
print(s)
// ---
class A { final func f() {} }
class B: A { override func f() {} }
B().f()
// ---
struct S: Missing {}
print(S())
// ---
struct S: Comparable { var n = 1 }
print(S() < S())
// ---
struct T {}
struct S: Equatable { var t = T() }
print(S() == S())
// ---
enum E: CaseIterable { case a(Int) }
print(E.allCases)
// ---
protocol P {}
let p = P()
// ---
struct S { var x: Int { get { 1 } }
var x = 2 }
print(S())
// ---
func f<T: Comparable>(_ a: T) -> Bool { a < a }
struct S {}
print(f(S()))
// ---
func f<T>(_ a: T) -> T { a + a }
print(f(1))
// ---
struct S { mutating func f() {} }
class C { mutating func f() {} }
C().f()
// ---
struct S { static var n = 1 }
print(S().n)
// ---
struct S { var n = 1 }
print(S.n)
// ---
extension Foo { }
print(1)
// ---
class A { init(n: Int) {} }
class B: A { init() {} }
print(B())
// ---
enum Size: Int { case small, custom(Int) }
print(Size.small)
// ---
enum Answer: Bool { case yes = true }
print(Answer.yes)
// ---
struct Meter { func value() -> Int { 1 }; var value: Int { 2 } }
print(Meter())
// ---
class Owner { unowned var count: Int = 1 }
print(Owner())
// ---
@propertyWrapper struct Twice { var wrappedValue: Int }
struct Sample { @Twice let number = 1 }
print(Sample())
// ---
@resultBuilder struct Lines {}
func text(@Lines _ make: () -> String) -> String { make() }
print(text { "a" })
// ---
struct Meter { var level: Int { set { print(newValue) } } }
print(Meter())
// ---
struct Song: Identifiable { var id: Int { get } }
print(Song())
// ---
protocol Maker { func make() -> some Equatable }
print(1)
// ---
func log(_ words: String..., _ numbers: Int...) { print(words, numbers) }
log("a", "b")
// ---
var scores = [String: Int]
scores["Ann"] = 1
