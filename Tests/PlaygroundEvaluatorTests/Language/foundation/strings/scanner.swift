// Scanner: reading text piece by piece.
import Foundation
let scanner = Scanner(string: "Item: tea, 3 pieces, 2.50 each")
print(scanner.scanString("Item:") ?? "-", scanner.scanUpToString(",") ?? "-", scanner.scanString(",") ?? "-", scanner.scanInt() ?? 0, scanner.scanCharacters(from: .letters) ?? "-", scanner.isAtEnd)
_ = scanner.scanString(",")
print(scanner.scanDouble() ?? 0, scanner.scanUpToCharacters(from: .whitespaces) ?? "-", scanner.isAtEnd, scanner.scanInt() as Any, scanner.string.count)
let hex = Scanner(string: "ff00")
print(hex.scanInt(representation: .hexadecimal) ?? 0, Scanner(string: "x").scanCharacter()!, Scanner(string: "12abc").scanInt()!)
