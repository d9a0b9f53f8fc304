import FoundationEssentials

/// A short stable name for some bytes (FNV-1a, 64 bits); for telling versions apart, not for security.
struct Fingerprint: CustomStringConvertible {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var description: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// What this processor can do. A library built for one processor may not run on another that shares the cache.
    static func processor() -> Fingerprint {
        var print = Fingerprint()
        guard let data = try? Data(contentsOf: URL(filePath: "/proc/cpuinfo")) else { return print }
        let features = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
            $0.hasPrefix("flags") || $0.hasPrefix("Features")
        }
        print.add((features ?? "").utf8)
        return print
    }
}
