extension HostLibrary {
    /// Swift's standard library, Foundation and concurrency; a host adds its own modules.
    package static func standard(permissions: Permissions = .none, seed: UInt64 = 0) -> HostLibrary {
        HostLibrary(modules: swift(permissions: permissions, seed: seed) + ConcurrencyLibrary.modules())
    }
}
