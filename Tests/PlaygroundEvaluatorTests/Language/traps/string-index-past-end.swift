// A string index past the end of the text.
let word = "abc"
let last = word.index(before: word.endIndex)
print(word[last])
let beyond = word.index(word.startIndex, offsetBy: 3)
print(beyond == word.endIndex)
print(word[beyond])
