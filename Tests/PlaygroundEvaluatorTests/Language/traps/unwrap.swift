let text: String? = Int("x") == nil ? nil : "a"
print("before")
print(text!)
