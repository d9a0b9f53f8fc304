let thing: Any = "text"
print(thing as? Int as Any)
print(thing as! Int)
