let none: Int? = Int("x"); print(none!)
