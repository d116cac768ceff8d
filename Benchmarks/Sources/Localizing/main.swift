do {
    try Figures().report()
} catch {
    print(error)
}
