extension Duration {
    var inMilliseconds: Int64 {
        components.seconds.multipliedReportingOverflow(by: 1000).partialValue + components.attoseconds
            / 1_000_000_000_000_000
    }
}
