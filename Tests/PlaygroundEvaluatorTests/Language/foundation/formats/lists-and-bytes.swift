// Lists joined as a language joins them, and sizes of files.
import Foundation

let american = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
for names in [["Ada"], ["Ada", "Bo"], ["Ada", "Bo", "Cy"]] {
    print(names.formatted(.list(type: .and).locale(american)), "|", names.formatted(.list(type: .or).locale(german)))
}
print(["a", "b", "c"].formatted(.list(type: .and, width: .narrow).locale(american)))
print(["a", "b", "c"].formatted(.list(type: .and, width: .short).locale(american)))
for count in [0, 999, 1_500, 1_500_000, 2_000_000_000] {
    print(count.formatted(.byteCount(style: .file).locale(american)), terminator: "; ")
}
print()
print(2048.formatted(.byteCount(style: .memory).locale(american)))
print(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
