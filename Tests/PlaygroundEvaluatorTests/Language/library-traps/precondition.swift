precondition(Int("1")! == 2, "not two")
