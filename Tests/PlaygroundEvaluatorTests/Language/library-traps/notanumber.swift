let nan = Double("nan")!; print(Int(nan))
