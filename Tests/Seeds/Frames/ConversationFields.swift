import MVVM

// sample: 001:138-141

protocol ConversationFields: ValidatableModel {}

struct ConversationView<F: ConversationFields> {
    let fields: F

    // sample: 001:153
}
