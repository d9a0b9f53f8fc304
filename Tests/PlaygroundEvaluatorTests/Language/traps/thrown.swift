enum Bad: Error { case thing(Int) }
func f() throws { throw Bad.thing(3) }
print("go")
try f()
