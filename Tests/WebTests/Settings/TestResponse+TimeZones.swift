import MVVMTesting

extension TestResponse {
    /// The exchange without the time zones to choose from: there are hundreds, and the system's database says which.
    var exchangeWithoutTimeZones: String {
        exchange
            .replacing(/<optgroup.*<\/optgroup>/.dotMatchesNewlines(), with: "…")
            .replacing(/"choiceGroups": \[\n.*?\n      \]/.dotMatchesNewlines(), with: "\"choiceGroups\": […]")
    }
}
