import Glibc

/// How many descriptors the process may have open at once: each connection takes one.
enum DescriptorLimit {
    /// Raises the soft limit to the hard one. Systems give 1,024 so that `select(2)`, which knows no more, stays safe; nothing
    /// here calls it. Where the system refuses, the limit stays as it is.
    static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
