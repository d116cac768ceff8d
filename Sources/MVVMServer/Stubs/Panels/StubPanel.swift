import MVVM

/// What a panel shows.
@ViewModelEnum
enum StubPanel {
    /// Bytes as they are sent.
    case text(StubTextPanel)
    case template(StubTemplatePanel)
    case properties(StubPropertiesPanel)
    case words(StubWordsPanel)
    case numbers(StubNumbersPanel)
}
