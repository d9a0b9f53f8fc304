var text = ""; text.removeFirst()
