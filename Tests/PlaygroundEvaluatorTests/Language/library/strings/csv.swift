// A line of comma-separated values with quotes, character by character.
func fields(_ line: String) -> [String] {
    var (fields, field, isQuoted) = ([String](), "", false)
    var index = line.startIndex
    while index < line.endIndex {
        let character = line[index]
        let next = line.index(after: index)
        switch (character, isQuoted) {
        case ("\"", true) where next < line.endIndex && line[next] == "\"":
            field.append("\"")
            index = next
        case ("\"", _): isQuoted.toggle()
        case (",", false):
            fields.append(field)
            field = ""
        default: field.append(character)
        }
        index = line.index(after: index)
    }
    return fields + [field]
}
for line in ["a,b,c", "1,\"two, three\",4", "\"say \"\"hi\"\"\",", ""] { print(fields(line)) }
let header = fields("name,age"), row = fields("Ada,36")
print(Dictionary(uniqueKeysWithValues: zip(header, row)).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
