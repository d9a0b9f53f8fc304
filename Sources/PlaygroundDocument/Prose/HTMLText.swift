/// Text → HTML that shows exactly that text.
package enum HTMLText {
    /// The text for use between tags and in quoted attributes.
    package static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\0": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The address of a link if following it can do no harm, escaped for an attribute; nil otherwise.
    ///
    /// Harmless are web and mail addresses and places in the same site.
    package static func link(_ destination: String) -> String? {
        // Browsers pass over control characters and blanks in a scheme.
        let visible = String(String.UnicodeScalarView(destination.unicodeScalars.filter { $0.value > 0x20 }))
        let beforePath = visible.prefix { !"/?#".contains($0) }
        guard let colon = beforePath.firstIndex(of: ":") else { return escaped(percentEncoded(destination)) }
        let isSafe = ["http", "https", "mailto"].contains(beforePath[..<colon].lowercased())
        return isSafe ? escaped(percentEncoded(destination)) : nil
    }

    /// The address of a picture that the page itself holds, escaped for an attribute; nil for any other.
    static func embeddedPicture(_ destination: String) -> String? {
        let isPicture = ["png", "gif", "jpeg", "webp"].contains { destination.hasPrefix("data:image/\($0);") }
        return isPicture ? escaped(percentEncoded(destination)) : nil
    }

    /// Characters that may not stand in an address, percent-encoded as libcmark does.
    private static func percentEncoded(_ destination: String) -> String {
        let plain = Set("-_.+!*'(),%#@?=;:/,+&$~".utf8)
        let digits = Array("0123456789ABCDEF")
        var result = ""
        for byte in destination.utf8 {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            if isLetter || isDigit || plain.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return result
    }
}
