// sample: 004:33-55

enum StatesOfScreens { static var first: ViewState<String> { .idle } }
