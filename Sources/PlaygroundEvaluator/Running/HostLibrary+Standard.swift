extension HostLibrary {
    /// Swift's standard library, Foundation and concurrency; a host adds its own modules.
    package static func standard(permissions: Permissions = .none, seed: UInt64 = 0) -> HostLibrary {
        let types = HostTypes()
        let standard = StandardLibrary(types: types, seed: seed)
        let foundation = FoundationLibrary(types: types, random: standard.random, permissions: permissions)
        return HostLibrary(modules: [standard.module, foundation.module, ConcurrencyLibrary.module()])
    }
}
