assert(Int("1")! == 2)
