// `try!` on an error that is thrown.
enum Door: Error { case locked(by: String) }
func open(_ key: Int) throws -> String { if key != 7 { throw Door.locked(by: "Ann") }; return "open" }
print(try! open(7))
print(try! open(8))
