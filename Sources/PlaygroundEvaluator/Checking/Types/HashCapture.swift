/// Runs a document's `hash(into:)` on a hasher of ours.
enum HashCapture {
    static func run(
        _ function: Function, _ value: Value, _ hasherType: NominalType, _ types: TypeSystem, _ hasher: inout Hasher
    ) {
        guard let caller = types.caller else { return }
        let box = HasherBox(hasher)
        // An error cannot leave a hash: the part fed so far stands.
        _ = try? caller.call(function, [value, .host(HostBox(box, type: hasherType))])
        hasher = box.hasher
    }
}
