// An error that nothing catches ends the program.
struct Missing: Error { let name: String; var hint = "look again" }
func load(_ name: String) throws -> Int { if name.isEmpty { throw Missing(name: name) }; return name.count }
print(try load("abc"))
print(try load(""))
print("never")
