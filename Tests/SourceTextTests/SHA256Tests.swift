import SourceText
import Testing

/// The examples of FIPS 180-4 and the lengths around a block.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func hashesTheStandardsExamples(text: String, hash: String) {
        #expect(SHA256.hex(text.utf8) == hash)
    }

    @Test func hashesAMillionLetters() {
        #expect(
            SHA256.hex(repeatElement(UInt8(ascii: "a"), count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func addsInPieces() {
        var hash = SHA256()
        hash.update("a".utf8)
        hash.update("bc".utf8)
        #expect(hash.hex() == SHA256.hex("abc".utf8))
    }

    @Test func givesTheBytesOfItsDigits() {
        var hash = SHA256()
        hash.update("abc".utf8)
        let bytes = hash.bytes()
        #expect(bytes.count == 32)
        #expect(bytes.prefix(4) == [0xba, 0x78, 0x16, 0xbf])
        #expect(bytes.suffix(2) == [0x15, 0xad])
    }
}
