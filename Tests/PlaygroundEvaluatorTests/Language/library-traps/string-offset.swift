let text = "abc"; print(text[text.index(text.startIndex, offsetBy: 9)])
