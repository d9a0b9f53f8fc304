let text = "abc"; print(text[text.endIndex])
